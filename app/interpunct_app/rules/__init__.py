# SPDX-License-Identifier: Apache-2.0
"""House rules: the rules to choose, their proposals, and the way into a file."""
