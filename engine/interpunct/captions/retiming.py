# SPDX-License-Identifier: Apache-2.0
"""New times for cues that keep their text: only the stamps change."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from itertools import accumulate
from typing import NamedTuple

from interpunct.captions.cues import Cue
from interpunct.captions.formats.base import CaptionFormat
from interpunct.captions.recutting import read_back, usual_times
from interpunct.captions.source import Source
from interpunct.captions.times import VTT_STAMP, TimeHabit, read_inline_stamp, restamp
from interpunct.captions.word_times import inline_word_times
from interpunct.errors import CaptionError

_INLINE_STAMP = re.compile(rf"<({VTT_STAMP})>", re.ASCII)


class CueTimes(NamedTuple):
    """New display times of a cue; `with_words` moves the times of its words too.

    By default word times stay: a cue border is a choice, but the time of a spoken word is a fact.
    """

    start_ms: int
    end_ms: int
    with_words: bool = False


def with_times(cue: Cue, times: CueTimes) -> Cue:
    """`cue` with new times; moved words keep their relative positions in the cue."""
    timed = replace(cue, start_ms=times.start_ms, end_ms=times.end_ms)
    if not times.with_words:
        return timed
    moved = _mover(cue, times)
    payload = _INLINE_STAMP.sub(lambda tag: _moved_tag(tag, moved), cue.payload)
    if cue.word_times == inline_word_times(cue.payload):
        return replace(timed, payload=payload, word_times=inline_word_times(payload))
    place = moved_offsets(cue.payload, payload)
    words = (
        replace(
            word,
            offset=place(word.offset),
            start_ms=moved(word.start_ms),
            end_ms=None if word.end_ms is None else moved(word.end_ms),
        )
        for word in cue.word_times
    )
    return replace(timed, payload=payload, word_times=tuple(words))


def moved_offsets(old: str, new: str) -> Callable[[int], int]:
    """Map from offsets of the payload `old` to offsets of `new`, which has other inline stamps."""
    tags = list(zip(_INLINE_STAMP.finditer(old), _INLINE_STAMP.finditer(new), strict=True))
    ends = [tag.end() for tag, _ in tags]
    growths = list(accumulate((len(other[0]) - len(tag[0]) for tag, other in tags), initial=0))
    return lambda offset: offset + growths[bisect_right(ends, offset)]


def retimed(form: CaptionFormat, source: Source, times: Mapping[int, CueTimes]) -> Source:
    """`source` with new `times` for cues, by index.

    Raises CaptionError where the text would not be read back as those cues.
    """
    if form.reads_parts:
        first, stop = min(times), max(times) + 1
        moved = {index - first: wanted for index, wanted in times.items()}
        try:
            part = _retimed(form, source.part(first, stop), moved, source)
        except CaptionError:
            pass  # a part may be read differently; the whole decides
        else:
            return source.exchanged(first, stop, part)
    return _retimed(form, source, times, source)


def _retimed(
    form: CaptionFormat, source: Source, times: Mapping[int, CueTimes], whole: Source
) -> Source:
    """See `retimed`; the habits of `whole` apply where a time line is written oddly."""
    cues = list(source.cues)
    habit = partial(usual_times, form, whole)
    pieces: list[str] = []
    done = 0
    for index, wanted in sorted(times.items()):
        span, old = source.spans[index], cues[index]
        cue = cues[index] = with_times(old, wanted)
        line = _time_line(form, source, index, cue, habit)
        payload = source.text[span.body : span.end]
        if cue.payload != old.payload:
            payload = form.written(cue.payload, source.text[span.head : span.stop])
        pieces += [source.text[done : span.timing], line, payload]
        done = span.end
    return read_back(form, "".join([*pieces, source.text[done:]]), cues)


def _time_line(
    form: CaptionFormat, source: Source, index: int, new: Cue, habit: Callable[[], TimeHabit]
) -> str:
    """The time line of a cue with new stamps; an odd line is rewritten in `habit`."""
    text, span, old = source.text, source.spans[index], source.cues[index]
    times = (old.start_ms, old.end_ms), (new.start_ms, new.end_ms)
    stamped = form.restamped(text, span, *times)
    if stamped is not None:
        return stamped
    line = text[span.timing : span.body]
    line_end = line[len(line.rstrip("\r\n")) :]
    return habit().line(new.start_ms, new.end_ms, new.settings) + line_end


def _mover(cue: Cue, times: CueTimes) -> Callable[[int], int]:
    """Map from old times in `cue` to times after the change to `times`."""
    old, new = cue.end_ms - cue.start_ms, times.end_ms - times.start_ms
    if old <= 0 or old == new:
        return lambda ms: ms + times.start_ms - cue.start_ms
    return lambda ms: times.start_ms + round((ms - cue.start_ms) * new / old)


def _moved_tag(tag: re.Match[str], moved: Callable[[int], int]) -> str:
    """An inline tag with its time moved, in the same notation."""
    ms = read_inline_stamp(tag[1])
    return tag[0] if ms is None else f"<{restamp(tag[1], max(0, moved(ms)))}>"
