# SPDX-License-Identifier: Apache-2.0
"""Measures bundles: figures, test sets, tables, plots, calibration."""
