# SPDX-License-Identifier: Apache-2.0
"""Speed and memory, measured on this machine: `make bench`."""
