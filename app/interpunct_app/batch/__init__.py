# SPDX-License-Identifier: Apache-2.0
"""Whole folders punctuated in a window of their own, by the engine of the command line."""
