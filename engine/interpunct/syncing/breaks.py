# SPDX-License-Identifier: Apache-2.0
"""Fit to another cut of a film: offsets that change at breaks.

As in alass (kaegi, 2019), the offsets of all cues are found by dynamic programming, with a penalty
for each change. Candidates come from shared words, or from correlations of stretches of speech.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

import numpy as np
from numpy.typing import NDArray

from interpunct.syncing.fit import RATIOS, Evidence, Fit, Part
from interpunct.syncing.pattern import (
    BIN_MS,
    NOTCH_MS,
    Signal,
    Spans,
    Times,
    between_starts,
    signal,
    usable,
)
from interpunct.syncing.stretches import Search, candidates, stretches
from interpunct.syncing.words import FITS_MS, Shared
from interpunct.transcript.transcript import Word

_SILENCE_MS = 2_000  # after a cue; more of it says little
_PRICE = 6.0  # of a change of offset, in cues that fit
_WORD_PRICE = 8.0  # the same in words
_OVERLAP = 3  # times as much, where the next cue would come before the end of this one
_GAIN = 1.05  # from which a change of rate is believed
_WORD_MS = 250  # between candidate offsets of words
_NEAR_MS = 500  # between times of a word, to count for an offset
_CANDIDATES = 200
_FEW = 4  # from one tried stretch to the next, in the choice of rates
_PIECE = 50  # cues of a stretch that must fit alone, so that no missed break hides in a part
_ENOUGH = 15  # cues in a part


@dataclass(frozen=True, slots=True)
class _Path:
    """The best candidate for each cue, as runs: first cue, first of the next run, offset in ms."""

    score: float
    runs: list[tuple[int, int, float]]


def breaks_by_words(
    cues: Sequence[tuple[float, float]], words: Sequence[Word], others: Sequence[Word]
) -> Fit:
    """The fit of `cues`, with these `words`, to the times of the same words among `others`.

    The certainty is as for `fit_by_words`.
    """
    shared = Shared.of(words, others)
    if not shared.pairs:
        return Fit(0, 1, 0, Evidence.WORDS)
    of_cues = np.array([one.cue for one, _ in shared.pairs])
    old, new = shared.times()
    spans = np.array(cues, np.float64)
    tried = [(_by_words(spans * ratio, of_cues, new - old * ratio), ratio) for ratio in RATIOS]
    path, factor = _best_rate(tried)
    moves = new - old * factor
    parts, fitting = list[Part](), 0
    for first, stop, offset in path.runs:
        own = moves[(of_cues >= first) & (of_cues < stop)]
        near = own[np.abs(own - offset) <= FITS_MS]
        parts.append(Part(first, float(np.median(near)) if len(near) else offset))
        fitting += len(near)
    certainty = shared.certainty(fitting)
    return Fit(parts[0].offset_ms, factor, certainty, Evidence.WORDS, tuple(parts[1:]))


def breaks_by_pattern(
    spans: Sequence[tuple[float, float]], speech: Sequence[tuple[float, float]]
) -> Fit:
    """The fit of display times to speech, spans in milliseconds, at the best usual rate.

    The certainty is that of the stretch which leads least over its next best offset.
    """
    own, other = usable(spans), usable(speech)
    kept = np.flatnonzero([len(usable([span])) for span in spans])
    if not (len(own) and len(other)):
        return Fit(0, 1, 0, Evidence.PATTERN)
    target = signal(other)
    search = Search(target)
    rates = _near_rates(own, search)
    path, factor = _best_rate([(_by_pattern(own * rate, target, search), rate) for rate in rates])
    parts, certainty = list[Part](), 1.0
    for first, stop, offset in path.runs:
        part = own[first:stop] * factor
        parts.append(Part(int(kept[first]), offset + between_starts(part + offset, other)))
        enough = min(1.0, len(part) / _ENOUGH)
        pieces = np.array_split(part, max(1, len(part) // _PIECE))
        certainty = min(certainty, *(search.lead(piece, offset) * enough for piece in pieces))
    return Fit(parts[0].offset_ms, factor, certainty, Evidence.PATTERN, tuple(parts[1:]))


def _best_rate(tried: Sequence[tuple[_Path, float]]) -> tuple[_Path, float]:
    return max(tried, key=lambda found: found[0].score * (_GAIN if found[1] == 1 else 1))


def _near_rates(own: Spans, search: Search) -> list[float]:
    """The usual rates near that with which a few stretches fit best."""
    tried = list(stretches(own))[::_FEW]

    def fitting(rates: Sequence[float]) -> float:
        middle = rates[len(rates) // 2]
        return sum(float(search.scores(part * middle)[0].max()) for part in tried)

    groups = groupby(RATIOS, key=lambda ratio: round(ratio, 2))
    return max((list(rates) for _, rates in groups), key=fitting)


def _by_words(cues: Spans, of_cues: NDArray[np.int64], moves: Times) -> _Path:
    """The best offsets of words: those by which most of them move."""
    _, bins, counts = np.unique(np.rint(moves / _WORD_MS), return_inverse=True, return_counts=True)
    means = np.bincount(bins, moves) / counts
    offsets = np.sort(means[np.argsort(-counts, kind="stable")[:_CANDIDATES]])
    scores = np.zeros((len(cues), len(offsets)))
    np.add.at(scores, of_cues, np.maximum(0, 1 - np.abs(moves[:, None] - offsets) / _NEAR_MS))
    return _best_path(scores, offsets, cues, _WORD_PRICE)


def _best_path(scores: Times, offsets: Times, spans: Spans, price: float) -> _Path:
    """The offsets with the greatest sum of `scores` (cues, offsets), less the price of changes."""
    count, own = len(offsets), np.arange(len(offsets))
    best, origins = scores[0].copy(), np.empty((len(scores), count), np.int64)
    gaps = np.maximum(0, spans[1:, 0] - spans[:-1, 1])
    reaches = np.searchsorted(offsets, offsets + gaps[:, None], side="right") - 1
    for cue, reach in enumerate(reaches, 1):
        highest = np.maximum.accumulate(best)
        place = np.maximum.accumulate(np.where(best >= highest, own, 0))
        origin, value = place[reach], highest[reach] - price
        worse = highest[-1] - price * _OVERLAP
        origin, value = np.where(value < worse, place[-1], origin), np.maximum(value, worse)
        origins[cue] = np.where(best >= value, own, origin)
        best = np.maximum(best, value) + scores[cue]
    path = [int(best.argmax())]
    for cue in range(len(scores) - 1, 0, -1):
        path.append(int(origins[cue, path[-1]]))
    return _Path(float(best.max()), list(_runs(path[::-1], offsets)))


def _runs(path: Sequence[int], offsets: Times) -> Iterator[tuple[int, int, float]]:
    changes = [cue for cue in range(1, len(path)) if path[cue] != path[cue - 1]]
    for first, stop in pairwise((0, *changes, len(path))):
        yield first, stop, float(offsets[path[first]])


def _by_pattern(own: Spans, target: Signal, search: Search) -> _Path:
    """The best offsets of spans: their speech on speech, and their silence on silence."""
    values, start = target
    sums = np.concatenate(([0.0], np.cumsum(values)))
    offsets = candidates(own, search)

    def until(times: Times) -> Times:
        places = np.rint((times[:, None] + offsets - start) / BIN_MS).astype(np.int64)
        return sums[np.clip(places, 0, len(values))]

    ends = np.maximum(own[:, 1] - NOTCH_MS, own.mean(axis=1))
    silent = np.clip(np.append(own[1:, 0], own[-1, 1]) - ends, 0, _SILENCE_MS)
    share = (ends - own[:, 0]).sum() / (ends - own[:, 0] + silent).sum()
    spoken = until(ends) - until(own[:, 0])
    scores = (1 - share) * spoken - share * (until(ends + silent) - until(ends))
    perfect = float(np.maximum(0, scores.max(axis=1)).mean())
    return _best_path(scores, offsets, own, _PRICE * perfect)
