# SPDX-License-Identifier: Apache-2.0
"""The `interpunct` command.

Nothing here imports a room with numpy or a model at module level: `--help` and completion are
answered at once. Each command imports what it needs when it runs.
"""
