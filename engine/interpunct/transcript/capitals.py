# SPDX-License-Identifier: Apache-2.0
"""Evidence of sentence starts from the capitals of a text.

A function word (*the*, *und*, *que*) has a capital at the start of a sentence, and hardly ever
elsewhere. If function words have capitals without a mark before them, the text has the capitals of
its sentences. Otherwise its lower case is no evidence. Speech recognition writes names with
capitals, and people who set marks leave lower case where marks are still missing.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter

import numpy as np
from numpy.typing import NDArray

from interpunct.labels import Casing, MarksMode
from interpunct.numbering import Numbered
from interpunct.transcript.languages import language
from interpunct.transcript.lettercase import casing_of, lower
from interpunct.transcript.transcript import Slot, Transcript

_NEAR = 50  # function words before and after
_LEAST_CAPITALS = 2
_LEAST_SHARE, _MOST_SHARE = 0.04, 0.5  # of function words; with more, all words have capitals
_OPEN_ENDS = (";", "；", "…", "...", "..")  # a sentence may go on in lower case after these marks

BoolArray = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Capitals:
    """Evidence from each word's casing, shape (words,).

    `told`: the casing is evidence of a sentence start or its absence. `raised`: the word has a
    capital. `function`: it is a function word. `explained`: a mark or a turn before it explains a
    capital. `starts`: the mark before it always requires a capital.
    """

    told: BoolArray
    raised: BoolArray
    function: BoolArray
    explained: BoolArray
    starts: BoolArray

    @classmethod
    def of(cls, transcript: Transcript) -> Capitals:
        """The evidence of the words of `transcript`."""
        known = Numbered[tuple[str, str]]()  # each word form once; most occur again and again
        written = map(attrgetter("text", "language"), transcript.words)
        forms = np.fromiter(map(known.__getitem__, written), np.int64, len(transcript))
        facts = np.array([_facts(*form) for form in known], np.bool_).reshape(-1, 3)[forms]
        free = ~np.fromiter(map(attrgetter("fixed"), transcript.words), np.bool_, len(transcript))
        told, raised, function = (facts.T & free).astype(np.bool_)
        starts = np.zeros(len(transcript), np.bool_)
        starts[1:] = [_gives_capital(slot) for slot in transcript.slots[:-1]]
        explained = np.zeros(len(transcript) + 1, np.bool_)
        explained[0] = True
        explained[1:] = [slot.label.ends_sentence for slot in transcript.slots]
        explained[[index + 1 for index in transcript.turn_ends()]] = True
        return cls(told, raised, function, explained[:-1], starts)


def _facts(text: str, language_code: str) -> tuple[bool, bool, bool]:
    """Facts of a word: its casing is evidence, it has a capital, it is a function word.

    A single capital letter is no evidence, nor is a word that always has a capital.
    """
    spoken = language(language_code)
    casing, form = casing_of(text), lower(text, language_code)
    tells = spoken.cased and casing is not None and form not in spoken.capital_words
    if not tells or (len(text) == 1 and casing is not Casing.LOWER):
        return False, False, False
    return True, casing is Casing.CAPITALISED, form in spoken.function_words


def _gives_capital(slot: Slot) -> bool:
    return slot.label.ends_sentence and not slot.mark.endswith(_OPEN_ENDS)


def casing_given(transcript: Transcript, marks: MarksMode) -> BoolArray:
    """For each word, whether a model receives its casing, shape (words,).

    The casing is given where lower case shows that no sentence starts. There some of the function
    words have capitals without a mark before them. With replaced marks, no casing is given.
    """
    if marks is MarksMode.REPLACE:
        return np.zeros(len(transcript), np.bool_)
    capitals = Capitals.of(transcript)
    asked = np.flatnonzero(capitals.function & ~capitals.explained)
    if not len(asked):
        return np.zeros(len(transcript), np.bool_)
    sums = np.concatenate(([0], np.cumsum(capitals.raised[asked])))
    places = np.arange(len(asked))
    first, stop = np.maximum(places - _NEAR, 0), np.minimum(places + _NEAR, len(asked))
    raised, shares = sums[stop] - sums[first], (sums[stop] - sums[first]) / (stop - first)
    known = (raised >= _LEAST_CAPITALS) & (shares >= _LEAST_SHARE) & (shares <= _MOST_SHARE)
    nearest = np.searchsorted(asked, np.arange(len(transcript))).clip(max=len(asked) - 1)
    given: BoolArray = known[nearest]
    return given
