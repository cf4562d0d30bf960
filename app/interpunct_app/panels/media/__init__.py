# SPDX-License-Identifier: Apache-2.0
"""Sound and picture beside the captions: playing, waveform, and cues along it."""
