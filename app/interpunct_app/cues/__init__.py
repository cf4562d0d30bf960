# SPDX-License-Identifier: Apache-2.0
"""The cues on the screen: their texts, how they are painted, their table."""
