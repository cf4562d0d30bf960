# SPDX-License-Identifier: Apache-2.0
"""Model and predictions, in the background."""
