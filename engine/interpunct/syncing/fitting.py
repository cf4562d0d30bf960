# SPDX-License-Identifier: Apache-2.0
"""The best fit of captions to another file or to a sound."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from interpunct.errors import SessionError
from interpunct.syncing.breaks import breaks_by_pattern, breaks_by_words
from interpunct.syncing.fit import Fit
from interpunct.syncing.pattern import fit_by_pattern
from interpunct.syncing.words import fit_by_words
from interpunct.transcript.transcript import Silence
from interpunct.work.state import WorkState


def fit_to_captions(work: WorkState, other: WorkState, *, breaks: bool = False) -> Fit:
    """The fit to a well-timed file in the same or another language.

    By their words if these are alike, else by the pattern of their cues. With `breaks` the offset
    may change: the file is of another cut of the film.
    """
    words, others = work.transcript.words, other.transcript.words
    spans = _spans(work)
    by_words = breaks_by_words(spans, words, others) if breaks else fit_by_words(words, others)
    if by_words.is_sure:
        return by_words
    return (breaks_by_pattern if breaks else fit_by_pattern)(spans, _spans(other))


def fit_to_sound(work: WorkState, silences: Sequence[Silence], *, breaks: bool = False) -> Fit:
    """The fit to the speech of a sound, all between its silences; see `fit_to_captions`.

    Raises SessionError where there is none.
    """
    if len(silences) < 2:
        raise SessionError(
            "the sound has no pauses, so nothing tells when somebody speaks.",
            remedy="Synchronise by two points or by another file.",
        )
    speech = [(before[1], after[0]) for before, after in pairwise(((0, 0), *silences))]
    return (breaks_by_pattern if breaks else fit_by_pattern)(_spans(work), speech)


def _spans(work: WorkState) -> list[tuple[int, int]]:
    return [(cue.start_ms, cue.end_ms) for cue in work.document.cues]
