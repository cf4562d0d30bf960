# SPDX-License-Identifier: Apache-2.0
"""One way to a bundle: export, calibration, card."""
