# SPDX-License-Identifier: Apache-2.0
"""Comparison of the file in front with a reference, in a panel."""
