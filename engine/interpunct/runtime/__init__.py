# SPDX-License-Identifier: Apache-2.0
"""Prediction: encoders, experts, converted and exported models, calibration."""
