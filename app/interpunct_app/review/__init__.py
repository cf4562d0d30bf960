# SPDX-License-Identifier: Apache-2.0
"""The review of one file: a cursor over its slots, and the widgets around it."""
