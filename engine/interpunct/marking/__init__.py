# SPDX-License-Identifier: Apache-2.0
"""Transcript and bundle to calibrated predictions, and predictions to text."""
