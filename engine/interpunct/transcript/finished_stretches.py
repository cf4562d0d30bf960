# SPDX-License-Identifier: Apache-2.0
"""Detection of finished stretches of a text: stretches that have their marks already.

A text is a chain of stretches that change at cues: finished, bare, or partly marked. Each kind has
its rates of commas, sentence ends and capitals. Finished text has the rates of its language,
counted per letter. Such rates are similar for languages with short and with long words. The most
likely kind of each cue is found with the forward-backward algorithm (Rabiner 1989, "A tutorial on
hidden Markov models"). A stretch is finished if that is likelier than all else together.

A whole text is also finished in two further cases. The first: hardly a bare stretch and most of
the usual sentence ends, however few commas. The second: most of the usual marks, and capitals for
names, which half-marked text lacks. In languages without spaces, many captions end lines without a
full stop; there commas and question marks decide.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import FloatArray
from interpunct.transcript.capitals import BoolArray, Capitals
from interpunct.transcript.languages import language
from interpunct.transcript.transcript import Transcript, cue_spans

_LEAST_WORDS = 100  # least length of a text for any decision
_LEAST_SHARE = 0.9  # share of finished words above which all of the text is finished
_MOST_BARE, _LEAST_ENDED = 0.11, 0.1  # shares of the words of a text with ends throughout
_LEAST_ENDS, _LEAST_MARKS = 0.75, 0.7  # shares of the usual ends or commas; of both with names
_LEAST_COMMAS = 0.005  # per word
_LEAST_NAMES, _LEAST_NAMED = 3, 0.002  # capitals inside sentences; their share of the words there
_LEAST_QUESTIONS = 3  # evidence that full stops are left out on purpose
_SURE = 0.6  # probability of a finished cue above which it is left alone
_CHANGE = 1 / 6  # probability of a change between marked and bare at a cue; finds blocks of 3 cues
_OTHER_KIND = 1e-3  # probability that marked text changes its kind
_EXPECTED = 0.95  # prior probability that marked text begins as finished text
_BARE = 1 / 1500  # marks per letter: stray marks of speech recognition
_NAMES, _NO_NAMES = 1 / 70, 1 / 1000  # capitals inside sentences, per word
_FUNCTION, _SENTENCES = 0.01, 0.05  # of function words have a capital: stray, or at sentences
_RAISED, _LOWERED = 0.95, 0.03  # probability of a capital after a sentence end


@dataclass(frozen=True, slots=True)
class _Kind:
    """Rates of one kind of text: marks relative to finished text, and shares of capitals."""

    commas: float
    ends: float
    after_ends: float = _RAISED
    inside: float = _NAMES
    function: float = _FUNCTION


_WHOLE = (_Kind(1, 1), _Kind(1, 1, _LOWERED, _NO_NAMES))
_PARTS = tuple(
    kind
    for commas, ends in ((0.6, 0.6), (0.03, 1), (1, 0.03))  # half of the marks, or one kind
    for kind in (
        _Kind(commas, ends),
        _Kind(commas, ends, function=_SENTENCES),
        _Kind(commas, ends, inside=_NO_NAMES),
        _Kind(commas, ends, _LOWERED, _NO_NAMES),
    )
)
_KINDS = (*_WHOLE, *_PARTS)
_ENDED = np.array([kind.ends == 1 and kind.inside == _NAMES for kind in _KINDS])
_UNMARKED = (
    _Kind(0, 0, 0.5),
    _Kind(0, 0, 0.5, function=_SENTENCES),
    _Kind(0, 0, 0.5, inside=_NO_NAMES),
)


def finished_slots(transcript: Transcript) -> BoolArray:
    """For each slot, whether it is in a finished stretch; always False in a very short text."""
    if len(transcript) < _LEAST_WORDS:
        return np.zeros(len(transcript), np.bool_)
    cues = _Cues(transcript)
    likely = _likelihoods(cues)
    if _ends_throughout(cues, likely):
        return np.ones(len(transcript), np.bool_)
    return np.repeat(likely[:, : len(_WHOLE)].sum(axis=1) > _SURE, cues.lengths)


def _ends_throughout(cues: _Cues, likely: FloatArray) -> bool:
    """Whether a text has its sentence ends throughout; many people write few commas."""
    words = cues.lengths.sum()
    marked, bare = (cues.lengths @ likely / words).reshape(2, len(_KINDS))
    if cues.commas.sum() < _LEAST_COMMAS * words or bare.sum() > _MOST_BARE:
        return False
    named = _has_names(cues)
    ended = named or (marked + bare)[_ENDED].sum() >= _LEAST_ENDED
    ends, commas, marks = cues.shares_of_usual()
    return bool(
        (ended and ends >= _LEAST_ENDS)
        or (named and marks >= _LEAST_MARKS)
        or (cues.ends_at_lines and commas >= _LEAST_ENDS)
    )


def _has_names(cues: _Cues) -> bool:
    """Whether names have capitals, and hardly any function word has an unexplained capital."""
    names, words = (counts.sum() for counts in cues.inside)
    raised, lower = (counts.sum() for counts in cues.function)
    return bool(
        names >= max(_LEAST_NAMES, _LEAST_NAMED * (names + words))
        and raised <= _SENTENCES * (raised + lower)
    )


def all_finished(finished: BoolArray) -> bool:
    """Whether all of a text is finished, except a few words, given its `finished_slots`."""
    return len(finished) > 0 and bool(finished.mean() >= _LEAST_SHARE)


class _Cues:
    """Counts for each cue of a transcript, shape (cues,).

    Pairs are counts of words with and without a capital, where casing is evidence.
    """

    def __init__(self, transcript: Transcript) -> None:
        spans = list(cue_spans(transcript.words))
        self._starts = np.array([span.start for span in spans])
        self.lengths = np.array([len(span) for span in spans])
        capitals = Capitals.of(transcript)
        labels = [slot.counted_label for slot in transcript.slots]
        letters = np.array([len(word.text) for word in transcript.words])
        self.commas = self._sum(np.array([label.is_pause for label in labels], np.bool_))
        self.ends = self._sum(np.array([label.ends_sentence for label in labels], np.bool_))
        self._questions = sum(label.is_question for label in labels)
        self.letters = self._sum(letters)
        self.after_ends = self._raised(capitals, capitals.starts)
        self.inside = self._raised(capitals, ~capitals.explained)
        self.function = self._raised(capitals, ~capitals.explained & capitals.function)
        spoken = [language(word.language) for word in transcript.words]
        self._spaced = any(entry.spaced for entry in spoken)
        self.usual_commas = self._sum(letters / [entry.letters_to_comma for entry in spoken])
        self.usual_ends = self._sum(letters / [entry.letters_to_end for entry in spoken])

    def shares_of_usual(self) -> tuple[float, float, float]:
        """The sentence ends, the commas and all marks of the text, as shares of the usual."""
        ends, usual_ends = self.ends.sum(), self.usual_ends.sum()
        commas, usual_commas = self.commas.sum(), self.usual_commas.sum()
        marks = (ends + commas) / (usual_ends + usual_commas)
        return ends / usual_ends, commas / usual_commas, marks

    @property
    def ends_at_lines(self) -> bool:
        """Whether only questions have a mark at their end, as in many Japanese captions."""
        asked = self._questions
        return not self._spaced and asked >= _LEAST_QUESTIONS and self.ends.sum() < 2 * asked

    def _raised(self, capitals: Capitals, among: BoolArray) -> tuple[FloatArray, FloatArray]:
        told = capitals.told & among
        return self._sum(told & capitals.raised), self._sum(told & ~capitals.raised)

    def _sum(self, each: NDArray[Any]) -> FloatArray:
        result: FloatArray = np.add.reduceat(each.astype(np.float64), self._starts)
        return result

    def scores(self, kind: _Kind) -> FloatArray:
        """Log-likelihood of each cue in a stretch of one kind, up to a constant; shape (cues,)."""
        commas = np.maximum(kind.commas * self.usual_commas, _BARE * self.letters)
        ends = np.maximum(kind.ends * self.usual_ends, _BARE * self.letters)
        marks = self.commas * np.log(commas) + self.ends * np.log(ends)
        capitals = (
            _binomial(self.after_ends, kind.after_ends)
            + _binomial(self.inside, kind.inside)
            + _binomial(self.function, kind.function)
        )
        found: FloatArray = marks - commas - ends + capitals
        return found


def _binomial(raised: tuple[FloatArray, FloatArray], share: float) -> FloatArray:
    found: FloatArray = raised[0] * np.log(share) + raised[1] * np.log(1 - share)
    return found


def _likelihoods(cues: _Cues) -> FloatArray:
    """Probability of each kind for each cue, then of bare text after that kind, (cues, 2n)."""
    bare = np.logaddexp.reduce([cues.scores(kind) for kind in _UNMARKED]) - np.log(len(_UNMARKED))
    scores = np.array([cues.scores(kind) for kind in _KINDS] + [bare] * len(_KINDS)).T
    likely = np.exp(scores - scores.max(axis=1, keepdims=True))
    changes = _changes(len(_KINDS))
    forward, backward = np.empty_like(likely), np.empty_like(likely)
    work = _BEFORE
    for cue, seen in enumerate(likely):
        work = (work @ changes) * seen
        work /= work.sum()
        forward[cue] = work
    work = np.ones(likely.shape[1])
    for cue in range(len(likely) - 1, -1, -1):
        backward[cue] = work
        work = changes @ (likely[cue] * work)
        work /= work.sum()
    both = forward * backward
    result: FloatArray = both / both.sum(axis=1, keepdims=True)
    return result


_BEFORE = np.tile(
    [
        *[_EXPECTED / len(_WHOLE)] * len(_WHOLE),
        *[(1 - _EXPECTED) / len(_PARTS)] * len(_PARTS),
    ],
    2,
)


def _changes(kinds: int) -> FloatArray:
    """Transition probabilities between the states of two successive cues, (2n, 2n)."""
    other = np.full((kinds, kinds), _OTHER_KIND / kinds) + (1 - _OTHER_KIND) * np.eye(kinds)
    result: FloatArray = np.kron([[1 - _CHANGE, _CHANGE], [_CHANGE, 1 - _CHANGE]], other)
    return result
