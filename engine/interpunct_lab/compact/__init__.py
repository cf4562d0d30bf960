# SPDX-License-Identifier: Apache-2.0
"""Makes the default bundle: the compact system, from text to release."""
