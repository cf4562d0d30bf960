# SPDX-License-Identifier: Apache-2.0
"""Panels at the edges of the window, one folder each."""
