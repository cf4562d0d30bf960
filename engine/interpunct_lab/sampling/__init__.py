# SPDX-License-Identifier: Apache-2.0
"""Stretches of text, spoilt as captions are in the wild."""
