# SPDX-License-Identifier: Apache-2.0
"""The marks and casing of a file that a model receives as evidence."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter

import numpy as np

from interpunct.labels import MarksMode
from interpunct.transcript.capitals import BoolArray, casing_given
from interpunct.transcript.finished_stretches import finished_slots
from interpunct.transcript.transcript import Transcript


@dataclass(frozen=True, slots=True)
class GivenWords:
    """For each word of a transcript, what is given of it; shape (words,).

    `marks`: the mark after it, or the absence of one. `casings`: its casing.
    """

    marks: BoolArray
    casings: BoolArray

    def __getitem__(self, rows: slice) -> GivenWords:
        return GivenWords(self.marks[rows], self.casings[rows])

    @classmethod
    def of(cls, transcript: Transcript, marks: MarksMode) -> GivenWords:
        """What `transcript` gives in a mode; nothing where its marks are replaced.

        Of a finished stretch the absence of marks is given too. Its casing is given by the rule of
        all text: stretches that are finished in lower case would teach nothing.
        """
        words = len(transcript)
        if marks is MarksMode.REPLACE:
            return cls(np.zeros(words, np.bool_), np.zeros(words, np.bool_))
        marked = np.fromiter(map(attrgetter("mark"), transcript.slots), np.bool_, words)
        finished = finished_slots(transcript) if marked.any() else marked
        return cls(marked | finished, casing_given(transcript, marks))
