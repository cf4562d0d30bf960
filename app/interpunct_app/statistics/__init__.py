# SPDX-License-Identifier: Apache-2.0
"""The figures of the file in front, in a window."""
