# SPDX-License-Identifier: Apache-2.0
"""Spelling: unknown words are underlined, corrected, added or ignored."""
