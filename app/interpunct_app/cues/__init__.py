# SPDX-License-Identifier: Apache-2.0
"""Texts of cues, their painting and their table."""
