# SPDX-License-Identifier: Apache-2.0
"""What is installed on this machine, and whether it works: for `--version` and `doctor`."""
