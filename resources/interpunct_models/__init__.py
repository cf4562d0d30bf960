# SPDX-License-Identifier: Apache-2.0
"""Bundles that ship with the program, one folder each."""
