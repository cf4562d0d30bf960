# SPDX-License-Identifier: Apache-2.0
"""Keys of the review: their effects and names."""
