# SPDX-License-Identifier: Apache-2.0
"""Dialogs that give cues other times."""
