# SPDX-License-Identifier: Apache-2.0
"""The ends of turns: no sentence goes on where somebody else speaks, so no comma stands there."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from interpunct.arrays import FloatArray
from interpunct.transcript.labels import Label
from interpunct.transcript.transcript import Word

_ENDS = [Label.PERIOD, Label.QUESTION]
_LEAST = 1e-6


def end_turns(words: Sequence[Word], labels: FloatArray, stretch: range) -> None:
    """Change `labels` (slots, 4) of the slots in a `stretch` that end turns.

    What a comma has there goes to the ends of sentences. Of 1,869 turns of finished captions in 27
    languages, 94 % end with one and 2 % with a comma. Where the text ends, it may be cut off.
    """
    turns = (word.turn for word in words[stretch.start : stretch.stop + 1])
    for slot, (turn, following) in enumerate(pairwise(turns), stretch.start):
        if turn != following:
            row = labels[slot]
            ends = np.maximum(row[_ENDS], _LEAST)
            row[_ENDS] += row[Label.COMMA] * ends / ends.sum()
            row[Label.COMMA] = 0
