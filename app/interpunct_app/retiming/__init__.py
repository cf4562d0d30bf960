# SPDX-License-Identifier: Apache-2.0
"""Dialogs for changing the times of cues."""
