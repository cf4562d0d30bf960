# SPDX-License-Identifier: Apache-2.0
"""A new list of cues written into the text of a file, in the file's own habits."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING

from interpunct.captions.cues import CaptionFormat, Cue, RecutCue
from interpunct.captions.lines import LINE_END, paragraphs, usual_line_end
from interpunct.captions.scanning import CueSpan
from interpunct.captions.splicing import ends_line, with_line_ends
from interpunct.captions.srt import is_number
from interpunct.captions.times import SRT_TIMES, VTT_TIMES, TimeHabit, habit_of

if TYPE_CHECKING:
    from collections.abc import Sequence

_BARE_LF = re.compile(r"(?<!\r)\n")


def recut_text(
    caption_format: CaptionFormat,
    text: str,
    spans: Sequence[CueSpan],
    cues: Sequence[Cue],
    recut: Sequence[RecutCue],
    *,
    may_number: bool = True,
) -> str:
    """`text` with the cues `recut` in place of `cues`, which stand at `spans`.

    Cues numbered in sequence stay so, but for `may_number=False`, which is for a part of a file
    that is not numbered so as a whole.

    Linear in the length of the text. Cues equal to their source keep their characters, blocks
    between cues keep their place (see `CaptionDocument.recut`).
    """
    unchanged = len(recut) == len(cues) and all(
        new.source == index and new.cue == cues[index] for index, new in enumerate(recut)
    )
    if unchanged:
        return text
    habits = _habits(caption_format, text, spans, cues)
    if not may_number:
        habits = replace(habits, first_number=None)
    return _Recutter(caption_format, text, spans, cues, habits).text(recut)


@dataclass(frozen=True, slots=True)
class _Habits:
    """How a file writes what has no model in it: line end, space between cues, times, numbers.

    `first_number` is None where the cues are not numbered in sequence.
    """

    line_end: str
    separator: str
    times: TimeHabit
    first_number: int | None


def _habits(
    caption_format: CaptionFormat, text: str, spans: Sequence[CueSpan], cues: Sequence[Cue]
) -> _Habits:
    line_end = usual_line_end(text)
    separators = Counter(
        text[one.end : other.head] for one, other in pairwise(spans) if one.end > one.body
    )
    usual = (gap for gap, _ in separators.most_common() if _parts_cues(gap))
    shown = (habit_of(text[span.timing : span.body]) for span in spans)
    times = Counter(habit for habit in shown if habit)
    default = SRT_TIMES if caption_format is CaptionFormat.SRT else VTT_TIMES
    return _Habits(
        line_end,
        next(usual, line_end * 2),
        times.most_common(1)[0][0] if times else default,
        first_number(cues) if caption_format is CaptionFormat.SRT else None,
    )


def _parts_cues(gap: str) -> bool:
    return not gap.strip() and len(LINE_END.findall(gap)) >= 2


def first_number(cues: Sequence[Cue]) -> int | None:
    """The number of the first cue, if all cues are numbered in sequence from it."""
    if not cues or not is_number(cues[0].identifier):
        return None
    first = int(cues[0].identifier)
    in_sequence = all(cue.identifier == str(first + index) for index, cue in enumerate(cues))
    return first if in_sequence else None


def renumbered(
    text: str, spans: Sequence[CueSpan], cues: Sequence[Cue], by: int
) -> tuple[str, list[CueSpan], list[Cue]]:
    """`text` from the first of `spans` on, with the number of each cue greater `by` so much.

    The spans returned are those in the text returned. Every identifier must be a number.
    """
    pieces: list[str] = []
    moved: list[CueSpan] = []
    renamed: list[Cue] = []
    done = spans[0].head if spans else len(text)
    shift = -done
    for (head, timing, body, end), cue in zip(spans, cues, strict=True):
        number = str(int(cue.identifier) + by)
        pieces += (text[done:head], text[head:timing].replace(cue.identifier, number, 1))
        start, done = head + shift, timing
        shift += len(number) - len(cue.identifier)
        moved.append(CueSpan(start, timing + shift, body + shift, end + shift))
        times = cue.start_ms, cue.end_ms, cue.settings
        renamed.append(Cue(number, *times, cue.payload, cue.word_times))
    return "".join([*pieces, text[done:]]), moved, renamed


class _Recutter:
    """Writes one recut: what is kept, what is written anew, and what stands between."""

    def __init__(
        self,
        caption_format: CaptionFormat,
        text: str,
        spans: Sequence[CueSpan],
        cues: Sequence[Cue],
        habits: _Habits,
    ) -> None:
        self._text = text
        self._spans = spans
        self._cues = cues
        self._habits = habits
        self._pieces: list[str] = []
        self._is_srt = caption_format is CaptionFormat.SRT
        self._last_identifier = ""
        self._next_gap = 1  # the first gap between old cues whose blocks are still to be written

    def text(self, recut: Sequence[RecutCue]) -> str:
        """The whole text."""
        self._lead(recut[0] if recut else None)
        for place, new in enumerate(recut):
            if place:
                self._gap(recut[place - 1], new)
            else:
                self._blocks(new.source)
            self._head(place, new)
            self._payload(new)
        self._tail(recut[-1] if recut else None)
        return "".join(self._pieces)

    def _lead(self, first: RecutCue | None) -> None:
        """What stands before the first cue; parted from it by an empty line if that is new."""
        lead = self._text[: self._spans[0].head] if self._spans else self._text
        kept = first is not None and first.source == 0 and self._keeps_identifier(first)
        self._pieces.append(lead if kept or first is None else self._closed(lead))

    def _gap(self, before: RecutCue, new: RecutCue) -> None:
        """What stands between two cues: as it was if they were neighbours, else as usual."""
        one, other = before.source, new.source
        if one is not None and other == one + 1 == self._next_gap and self._keeps_identifier(new):
            self._after_filled(before, one)
            self._pieces.append(self._text[self._spans[one].end : self._spans[other].head])
            self._next_gap += 1
        else:
            self._pieces.append(self._habits.separator)
            self._blocks(new.source)

    def _blocks(self, source: int | None) -> None:
        """The blocks that stood before the cue `source` or before cues ahead of it."""
        while source is not None and self._next_gap <= source:
            block = self._block(self._spans[self._next_gap - 1], self._spans[self._next_gap].head)
            if block:
                self._pieces.append(self._closed(block))
            self._next_gap += 1

    def _block(self, after: CueSpan, stop: int) -> str:
        """What is not blank between a cue and `stop`, with the blank lines after it."""
        start = next((first for first, _ in paragraphs(self._text, after.end, stop)), stop)
        return self._text[start:stop]

    def _closed(self, block: str) -> str:
        """`block` with an empty line at its end."""
        missing = 2 - len(LINE_END.findall(block[len(block.rstrip("\r\n")) :]))
        return block + self._habits.line_end * max(missing, 0) if block else block

    def _keeps_identifier(self, new: RecutCue) -> bool:
        return (
            new.source is not None and new.cue.identifier == self._cues[new.source].identifier
        ) or self._habits.first_number is not None

    def _head(self, place: int, new: RecutCue) -> None:
        """The number or identifier line and the time line."""
        identifier, times = self._own_lines(new.source)
        cue = new.cue
        old = None if new.source is None else self._cues[new.source]
        wanted = self._wanted_identifier(place, new)
        if old is None or wanted != old.identifier:
            identifier = self._renamed(identifier, old, wanted)
        if old is None or _times(old) != _times(cue):
            times = self._habits.times.line(*_times(cue)) + self._habits.line_end
        self._pieces += [identifier, times]
        self._last_identifier = wanted

    def _wanted_identifier(self, place: int, new: RecutCue) -> str:
        """The cue's own identifier; a number where the file's numbers want one."""
        if self._habits.first_number is not None:
            return str(self._habits.first_number + place)
        last = self._last_identifier
        if new.source is None and not new.cue.identifier and self._is_srt and is_number(last):
            return str(int(last) + 1)
        return new.cue.identifier

    def _own_lines(self, source: int | None) -> tuple[str, str]:
        if source is None:
            return "", ""
        span = self._spans[source]
        return self._text[span.head : span.timing], self._text[span.timing : span.body]

    def _renamed(self, line: str, old: Cue | None, identifier: str) -> str:
        """The identifier line `line` with another identifier in it."""
        if old is not None and old.identifier and identifier:
            return line.replace(old.identifier, identifier, 1)
        return identifier + self._habits.line_end if identifier else ""

    def _payload(self, new: RecutCue) -> None:
        payload = new.cue.payload
        if new.source is None:
            payload = _BARE_LF.sub(self._habits.line_end, payload)
        elif payload != self._cues[new.source].payload:
            payload = with_line_ends(payload, self._text, self._spans[new.source])
        if payload and not ends_line(self._pieces[-1], len(self._pieces[-1])):
            self._pieces.append(self._habits.line_end)  # the last time line may lack its end
        self._pieces.append(payload)

    def _after_filled(self, new: RecutCue, source: int) -> None:
        """The line end of a payload that was empty: what follows the old cue has none for it."""
        span = self._spans[source]
        if new.cue.payload and span.end == span.body:
            self._pieces.append(self._habits.line_end)

    def _tail(self, last: RecutCue | None) -> None:
        """The blocks that are left, and what stands after the last cue."""
        if not self._spans:
            if last is not None:
                self._pieces.append(self._habits.line_end)
            return
        final = len(self._spans) - 1
        text, spans = self._text, self._spans
        left = any(
            self._block(spans[gap - 1], spans[gap].head)
            for gap in range(self._next_gap, final + 1)
        )
        if last is not None and not left:
            self._after_filled(last, final)
            self._pieces.append(text[spans[final].end :])
            return
        if last is not None:
            self._pieces.append(self._habits.separator)
        self._blocks(final)
        self._pieces.append(self._block(spans[final], len(text)))


def _times(cue: Cue) -> tuple[int, int, str]:
    return cue.start_ms, cue.end_ms, cue.settings
