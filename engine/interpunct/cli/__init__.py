# SPDX-License-Identifier: Apache-2.0
"""The `interpunct` command.

Nothing here imports numpy or a model at module level, so that `--help` and completion are fast.
Each command imports its needs when it runs.
"""
