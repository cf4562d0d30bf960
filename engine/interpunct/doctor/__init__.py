# SPDX-License-Identifier: Apache-2.0
"""Installed parts of the program and their state: for `--version` and `doctor`."""
