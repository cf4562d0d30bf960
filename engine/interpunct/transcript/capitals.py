# SPDX-License-Identifier: Apache-2.0
"""What the capitals of a text tell of its sentences.

A function word (*the*, *und*, *que*) has a capital where a sentence starts, and hardly ever
elsewhere. Where function words have capitals that no mark explains, the text has the capitals of
its sentences. Where they have none, its lower case tells nothing: speech recognition writes names
with capitals, and somebody who sets marks leaves lower case at the marks that are yet to be set.
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
_LEAST_SHARE, _MOST_SHARE = 0.04, 0.5  # of function words; with more, every word has a capital
_OPEN_ENDS = (";", "；", "…", "...", "..")  # a sentence may go on in lower case after them

BoolArray = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Capitals:
    """What each word tells, shape (words,).

    `told` is whether its casing tells of a sentence at all, `raised` that it has a capital,
    `function` that it is a function word. `explained` is whether a mark or a turn before it
    explains a capital, `starts` whether that mark always gives one.
    """

    told: BoolArray
    raised: BoolArray
    function: BoolArray
    explained: BoolArray
    starts: BoolArray

    @classmethod
    def of(cls, transcript: Transcript) -> Capitals:
        """What the words of `transcript` tell."""
        known = Numbered[tuple[str, str]]()  # every word once: most are met again and again
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
    """Of a word: whether its casing tells, whether it has a capital, whether it builds sentences.

    A single capital letter tells nothing, and neither does a word that always has one.
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
    """Of each word, whether a model is told its casing, shape (words,).

    It is where lower case tells that no sentence starts: among function words of which some have
    capitals that no mark explains. Where marks are replaced, nothing is told.
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
