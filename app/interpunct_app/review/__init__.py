# SPDX-License-Identifier: Apache-2.0
"""Review of one file: a cursor over its slots, and the widgets around it."""
