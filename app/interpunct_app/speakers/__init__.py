# SPDX-License-Identifier: Apache-2.0
"""Speakers named in a file, and renaming them."""
