# SPDX-License-Identifier: Apache-2.0
"""The speakers that a file names, and other names for them."""
