# SPDX-License-Identifier: Apache-2.0
"""Whether a text has its marks already, so that none should be added unasked.

What tells is how long text runs on without a sentence end. In finished text of every language
that was measured, at most two words of a hundred stand in stretches of more than 100 words without
one, in finished captions at most ten; in captions without marks, or with few, half of them do. So
the same bounds do for languages whose density of marks differs severalfold, and a file of which a
part lost its marks is not taken for finished.
"""

from __future__ import annotations

from collections import defaultdict

import numpy as np

from interpunct.arrays import IntArray
from interpunct.transcript.labels import Label
from interpunct.transcript.transcript import Transcript

_LEAST_WORDS = 100  # of a language, to say anything of it
_LONG = 100  # words without a sentence end
_MOST_IN_LONG = 0.2  # of the words
_LEAST_COMMAS = 0.005  # a word; finished captions, Korean ones too, have more


def is_punctuated(transcript: Transcript) -> bool:
    """Whether the text in each of its languages has sentence ends and commas throughout.

    False where no language has words enough to tell, or is written without marks, as Thai is.
    """
    labels: dict[str, list[Label]] = defaultdict(list)
    for word, slot in zip(transcript.words, transcript.slots, strict=True):
        labels[word.language].append(_NONE if slot.protected else slot.label)
    told = [np.array(found) for found in labels.values() if len(found) >= _LEAST_WORDS]
    return bool(told) and all(map(_has_its_marks, told))


_NONE = Label.NONE  # to look a member up takes long, for every word


def _has_its_marks(labels: IntArray) -> bool:
    """Whether the slots with `labels`, of one language in order, are punctuated."""
    ends = np.flatnonzero(labels >= Label.PERIOD)
    running = np.diff(np.concatenate(([-1], ends, [len(labels) - 1])))
    in_long = running[running > _LONG].sum()
    commas = np.count_nonzero(labels == Label.COMMA)
    return bool(commas >= _LEAST_COMMAS * len(labels) and in_long <= _MOST_IN_LONG * len(labels))
