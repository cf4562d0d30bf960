# SPDX-License-Identifier: Apache-2.0
"""Everything that predicts: encoders, experts, converted and exported models, calibration."""
