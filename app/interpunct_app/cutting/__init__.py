# SPDX-License-Identifier: Apache-2.0
"""The cut before it is applied: the old cues beside the new ones."""
