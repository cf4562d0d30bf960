# SPDX-License-Identifier: Apache-2.0
"""Sound and picture beside the captions: playing, the waveform, what is under the cues."""
