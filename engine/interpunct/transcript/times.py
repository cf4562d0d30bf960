# SPDX-License-Identifier: Apache-2.0
"""Times of the words of a cue: from the file, else by share of the characters.

A speech recogniser's word ends are unreliable before a pause: a word never lasts longer than to
the start of the next one. Missing times are interpolated inside the cue by characters. Digits
count twice, since they take longer to say. Such times are off by up to half a second.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise
from statistics import fmean
from typing import NamedTuple

from interpunct.captions.document import Cue, WordTime
from interpunct.transcript.transcript import Timing


class SpokenAt(NamedTuple):
    """Times of one word in milliseconds; `probability` comes from the speech recogniser."""

    start_ms: int
    end_ms: int
    timing: Timing
    probability: float | None = None


def times_of_words(cue: Cue, words: Sequence[tuple[int, int, str]]) -> list[SpokenAt]:
    """The times of a cue's words, given as (start, end, text) in payload order.

    Starts never decrease. No word ends before its start or after the start of the next word.
    """
    if not words:
        return []
    if not cue.word_times:
        return _interpolated(cue.start_ms, cue.end_ms, [text for _, _, text in words])
    return _measured(cue, words, _by_word(cue.word_times, words))


def _interpolated(start_ms: int, end_ms: int, texts: Sequence[str]) -> list[SpokenAt]:
    """Times of `texts`, spoken in sequence from `start_ms` to `end_ms`."""
    bounds = shared_out(start_ms, end_ms, map(weight, texts))
    estimated = Timing.ESTIMATED
    return [SpokenAt(start, end, estimated) for start, end in pairwise(bounds)]


def weight(text: str) -> int:
    """Relative duration of a word."""
    return len(text) if text.isalpha() else len(text) + sum(map(str.isdigit, text))


def shared_out(start_ms: int, end_ms: int, weights: Iterable[int]) -> list[int]:
    """Starts of words of these weights in milliseconds, followed by the end of the last word."""
    reached = list(accumulate(weights, initial=0))
    span_ms = max(0, end_ms - start_ms)
    total = reached[-1] or 1
    return [start_ms + span_ms * share // total for share in reached]


def _by_word(
    times: Sequence[WordTime], words: Sequence[tuple[int, int, str]]
) -> list[list[WordTime]]:
    """The given times inside each word."""
    inside: list[list[WordTime]] = [[] for _ in [*words, None]]
    ends = [end for _, end, _ in words]
    for time in sorted(times, key=lambda time: time.offset):
        inside[bisect_right(ends, time.offset)].append(time)
    return inside[:-1]


def _measured(
    cue: Cue, words: Sequence[tuple[int, int, str]], given: Sequence[Sequence[WordTime]]
) -> list[SpokenAt]:
    """Times as given; words without times share the time between their timed neighbours."""
    starts = _rising([times[0].start_ms if times else None for times in given], cue.start_ms)
    timed = [index for index, start in enumerate(starts) if start is not None]
    spoken: list[SpokenAt] = []
    for first, stop in pairwise([*timed, len(words)]):
        start_ms = starts[first] or 0
        limit_ms = starts[stop] if stop < len(words) else None
        limit_ms = max(cue.end_ms, start_ms) if limit_ms is None else limit_ms
        texts = [text for _, _, text in words[first:stop]]
        spoken += _stretch(texts, given[first], start_ms, limit_ms)
    return spoken


def _stretch(
    texts: Sequence[str], given: Sequence[WordTime], start_ms: int, limit_ms: int
) -> list[SpokenAt]:
    """Times of a word with `given` times, and of the untimed words up to `limit_ms`."""
    if not given:
        return _interpolated(start_ms, limit_ms, texts)
    probability = _mean([time.probability for time in given if time.probability is not None])
    end_ms = given[-1].end_ms
    if end_ms is None:
        first, *rest = _interpolated(start_ms, limit_ms, texts)
        return [SpokenAt(start_ms, first.end_ms, Timing.STARTED, probability), *rest]
    end_ms = min(max(end_ms, start_ms), limit_ms)
    first = SpokenAt(start_ms, end_ms, Timing.MEASURED, probability)
    return [first, *_interpolated(end_ms, limit_ms, texts[1:])]


def _mean(probabilities: Sequence[float]) -> float | None:
    """Probability of a word whose parts were recognised with these."""
    return fmean(probabilities) if probabilities else None


def _rising(starts: Sequence[int | None], floor_ms: int) -> list[int | None]:
    """`starts`, made non-decreasing; the first word always gets a start."""
    rising: list[int | None] = []
    begin_ms = floor_ms
    for start in starts:
        if start is not None:
            floor_ms = max(floor_ms, start) if rising else start
        rising.append(start if start is None else floor_ms)
    if rising and rising[0] is None:
        rising[0] = min([begin_ms, *(start for start in rising if start is not None)])
    return rising
