# SPDX-License-Identifier: Apache-2.0
"""Preferences: all options in one window."""
