# SPDX-License-Identifier: Apache-2.0
"""The ends of turns: no sentence goes on where somebody else speaks, so no comma stands there."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from interpunct.arrays import FloatArray
from interpunct.labels import LabelSet
from interpunct.transcript.transcript import Word

_LEAST = 1e-6


def end_turns(
    words: Sequence[Word], labels: FloatArray, label_set: LabelSet, stretch: range
) -> None:
    """Change `labels` (slots, labels) of the slots in a `stretch` that end turns.

    The share of pauses goes to the ends of sentences. Of 1,869 turns of finished captions in 27
    languages, 94 % end with an end and 2 % with a comma. The end of the text may be cut off.
    """
    ends, pauses = label_set.ends, label_set.pauses
    if not ends:
        return
    turns = (word.turn for word in words[stretch.start : stretch.stop + 1])
    for slot, (turn, following) in enumerate(pairwise(turns), stretch.start):
        if turn != following:
            row = labels[slot]
            shares = np.maximum(row[ends], _LEAST)
            row[ends] += row[pauses].sum() * shares / shares.sum()
            row[pauses] = 0
