# SPDX-License-Identifier: Apache-2.0
"""Punctuation of whole folders in a separate window, by the command line's engine."""
