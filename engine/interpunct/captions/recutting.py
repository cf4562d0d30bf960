# SPDX-License-Identifier: Apache-2.0
"""Writing of a new list of cues into the text of a file, in the file's habits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import count, pairwise

from interpunct.captions.cues import Cue, RecutCue
from interpunct.captions.formats.base import CaptionFormat
from interpunct.captions.lines import BARE_LF, LINE_END, ends_line, paragraphs, usual_line_end
from interpunct.captions.scanning import CueSpan, is_number, moved
from interpunct.captions.source import Source
from interpunct.captions.times import TimeHabit
from interpunct.errors import CaptionError
from interpunct.sentences import Sentence

_NEARBY = 8  # cues on either side, read again with a change and a model for its habits


def recut(
    form: CaptionFormat, source: Source, cues: Sequence[RecutCue], *, may_number: bool = True
) -> Source:
    """`source` with `cues` instead of its own; see `CaptionDocument.recut`.

    Cues numbered in sequence stay so. `may_number=False` is for a part of a file that is not
    numbered as a whole. Raises CaptionError unless the new text is read back as the given cues.
    """
    unchanged = len(cues) == len(source.cues) and all(
        new.source == index and new.cue == source.cues[index] for index, new in enumerate(cues)
    )
    if unchanged:
        return source
    habits = _habits(form, source)
    if not may_number:
        habits = replace(habits, first_number=None)
    _refuse_unsound(form, source, cues)
    text = _Recutter(form, source, habits).text(cues)
    return read_back(form, text, [new.cue for new in cues])


def _refuse_unsound(form: CaptionFormat, source: Source, cues: Sequence[RecutCue]) -> None:
    """Raise CaptionError for a payload that damages a file which was sound before."""
    wrong = next((n for n, new in enumerate(cues, 1) if not form.holds(new.cue.payload)), None)
    if wrong is not None and all(form.holds(cue.payload) for cue in source.cues):
        raise unsound(form, Sentence("new cue {number}", number=wrong))


def unsound(form: CaptionFormat, place: Sentence) -> CaptionError:
    """The failure for a payload that would damage the file; see `CaptionFormat.holds`."""
    return CaptionError(
        Sentence(
            "{format} cannot store a tag without its end, nor a control character.",
            format=form.title,
        ),
        where=place,
        remedy="Close each tag in its cue.",
    )


def with_run(
    cues: Sequence[Cue], first: int, stop: int, run: Sequence[RecutCue]
) -> list[RecutCue]:
    """`cues` with `run` in place of the cues from `first` to before `stop`."""
    kept = [RecutCue(index, cue) for index, cue in enumerate(cues)]
    return [*kept[:first], *run, *kept[stop:]]


def recut_nearby(
    form: CaptionFormat, source: Source, first: int, stop: int, run: Sequence[RecutCue]
) -> Source | None:
    """`source` with `run` in place of the cues from `first` to before `stop`.

    The text around is recut as a separate source and put back. The cues after it only get new
    numbers. Returns None if the result does not fit there; then everything must be recut. Raises
    CaptionError as `recut` does.
    """
    low, high = max(0, first - _NEARBY), min(len(source.cues), stop + _NEARBY)
    start, place = source.head(low), first - low  # start of the text; index of the change
    numbered = form.numbered and first_number(source.cues) is not None
    here = [replace(one, source=None if one.source is None else one.source - low) for one in run]
    cues = with_run(source.cues[low:high], place, stop - low, here)
    near = recut(form, source.part(low, high), cues, may_number=numbered)
    after = source.part(stop, len(source.cues))
    growth = len(run) - (stop - first)
    if numbered and growth:
        after = renumbered(after, (int(cue.identifier) + growth for cue in after.cues))
    joint = near.head(place + len(run))
    kept = source.text[start : source.spans[first - 1].end] if place else ""
    if not (near.text.startswith(kept) and after.text.startswith(near.text[joint:])):
        return None
    made = slice(place, place + len(run))
    return Source(
        source.text[:start] + near.text[:joint] + after.text,
        (*source.cues[:first], *near.cues[made], *after.cues),
        (
            *source.spans[:first],
            *moved(near.spans[made], start),
            *moved(after.spans, start + joint),
        ),
    )


def read_back(form: CaptionFormat, text: str, given: Sequence[Cue]) -> Source:
    """The source of a `text` written for the cues `given`, with their word times.

    Raises CaptionError unless the text is read back as these cues.
    """
    scan = form.scan(text)
    same = (
        form.times.agree(cue.start_ms, again.start_ms)
        and form.times.agree(cue.end_ms, again.end_ms)
        and cue.payload.split() == again.payload.split()
        for cue, again in zip(given, scan.cues, strict=False)
    )
    wrong = next((index for index, is_same in enumerate(same) if not is_same), None)
    if wrong is None and len(given) != len(scan.cues):
        wrong = min(len(given), len(scan.cues))
    if wrong is not None:
        raise CaptionError(
            Sentence("{format} cannot store this cue unchanged.", format=form.title),
            where=Sentence("new cue {number}", number=wrong + 1),
            remedy=(
                "The text must not contain an empty line or a time line; the times must "
                "not be negative."
            ),
        )
    timed = (
        replace(again, word_times=cue.word_times) if cue.word_times else again
        for again, cue in zip(scan.cues, given, strict=True)
    )
    return Source(text, tuple(timed), scan.spans)


@dataclass(frozen=True, slots=True)
class _Habits:
    """A file's style for new parts: line end, space between cues, times, numbers.

    `first_number` is None where the cues are not numbered in sequence.
    """

    line_end: str
    separator: str
    times: TimeHabit
    first_number: int | None


def _habits(form: CaptionFormat, source: Source) -> _Habits:
    text, spans = source.text, source.spans
    line_end = usual_line_end(text)
    separators = Counter(
        text[one.stop : other.head]
        for one, other in pairwise(spans)
        if one.end > one.body or form.one_line
    )
    usual = (
        gap
        for gap, _ in separators.most_common()
        if not gap.strip() and len(LINE_END.findall(gap)) >= form.gap_lines
    )
    return _Habits(
        line_end,
        next(usual, line_end * form.gap_lines),
        usual_times(form, source),
        first_number(source.cues) if form.numbered else None,
    )


def usual_times(form: CaptionFormat, source: Source) -> TimeHabit:
    """The habit of most time lines of a text."""
    shown = (form.habit_of(source.text, span) for span in source.spans)
    times = Counter(habit for habit in shown if habit)
    return times.most_common(1)[0][0] if times else form.times


def first_number(cues: Sequence[Cue]) -> int | None:
    """The number of the first cue, if all cues are numbered in sequence from it."""
    if not cues or not is_number(cues[0].identifier):
        return None
    first = int(cues[0].identifier)
    in_sequence = all(cue.identifier == str(first + index) for index, cue in enumerate(cues))
    return first if in_sequence else None


def renumbered(source: Source, numbers: Iterable[int]) -> Source:
    """`source` with other numbers for its cues; a cue without a number gets a line for it."""
    pieces: list[str] = []
    spans: list[CueSpan] = []
    cues: list[Cue] = []
    done = shift = 0
    line_end = usual_line_end(source.text)
    for (head, timing, body, end, _), cue, new in zip(
        source.spans, source.cues, numbers, strict=True
    ):
        number = str(new)
        line = source.text[head:timing]
        named = line.replace(cue.identifier, number, 1) if cue.identifier else number + line_end
        pieces += (source.text[done:head], named)
        start, done = head + shift, timing
        shift += len(named) - len(line)
        spans.append(CueSpan(start, timing + shift, body + shift, end + shift))
        times = cue.start_ms, cue.end_ms, cue.settings
        cues.append(Cue(number, *times, cue.payload, cue.word_times))
    return Source("".join([*pieces, source.text[done:]]), tuple(cues), tuple(spans))


class _Recutter:
    """Writer of one recut: kept cues, new cues, and the blocks between them."""

    def __init__(self, form: CaptionFormat, source: Source, habits: _Habits) -> None:
        self._form = form
        self._text = source.text
        self._spans = source.spans
        self._cues = source.cues
        self._habits = habits
        self._pieces: list[str] = []
        self._last_identifier = ""
        self._taken = {cue.identifier for cue in source.cues}
        self._free = count(1 + max((int(one) for one in self._taken if is_number(one)), default=0))
        self._near = 0  # the old cue that was written last
        self._next_gap = 1  # the first gap between old cues whose blocks are not yet written

    def text(self, recut: Sequence[RecutCue]) -> str:
        """The whole text."""
        self._lead(recut[0] if recut else None)
        for place, new in enumerate(recut):
            if place:
                self._gap(recut[place - 1], new)
            else:
                self._blocks(new.source)
            self._cue(place, new)
        self._tail(recut[-1] if recut else None)
        return "".join(self._pieces)

    def _lead(self, first: RecutCue | None) -> None:
        """Write the text before the first cue, with an empty line before a new cue."""
        lead = self._text[: self._spans[0].head] if self._spans else self._text
        kept = first is not None and first.source == 0 and self._keeps_identifier(first)
        self._pieces.append(lead if kept or first is None else self._closed(lead))

    def _gap(self, before: RecutCue, new: RecutCue) -> None:
        """Write the text between two cues: unchanged between old neighbours, else as usual."""
        one, other = before.source, new.source
        if one is not None and other == one + 1 == self._next_gap and self._keeps_identifier(new):
            self._after_filled(before, one)
            self._pieces.append(self._text[self._spans[one].stop : self._spans[other].head])
            self._next_gap += 1
        else:
            self._pieces.append(self._separator_after(before.cue))
            self._blocks(new.source)

    def _separator_after(self, cue: Cue) -> str:
        """The usual separator; the time line of an empty cue has ended its line already."""
        usual = self._habits.separator
        return usual if cue.payload or self._form.one_line else LINE_END.sub("", usual, count=1)

    def _blocks(self, source: int | None) -> None:
        """Write the blocks that stood before the cue `source` or before earlier cues."""
        while source is not None and self._next_gap <= source:
            block = self._block(self._spans[self._next_gap - 1], self._spans[self._next_gap].head)
            if block:
                self._pieces.append(self._closed(block))
            self._next_gap += 1

    def _block(self, after: CueSpan, stop: int) -> str:
        """The text between a cue and `stop` from its first non-blank line on."""
        start = next((first for first, _ in paragraphs(self._text, after.stop, stop)), stop)
        block = self._text[start:stop]
        return "" if self._form.one_line and block.isspace() else block

    def _closed(self, block: str) -> str:
        """`block` with the line ends that separate it from the next cue."""
        missing = self._form.gap_lines - len(LINE_END.findall(block[len(block.rstrip("\r\n")) :]))
        return block + self._habits.line_end * max(missing, 0) if block else block

    def _keeps_identifier(self, new: RecutCue) -> bool:
        return (
            new.source is not None and new.cue.identifier == self._cues[new.source].identifier
        ) or self._habits.first_number is not None

    def _cue(self, place: int, new: RecutCue) -> None:
        """Write one cue; an unchanged cue keeps its text."""
        wanted = self._last_identifier = self._wanted_identifier(place, new)
        if new.source is None:
            line = self._time_line(new.cue)
            self._pieces += [self._identifier_line(wanted), line]
            self._payload(BARE_LF.sub(self._habits.line_end, new.cue.payload), line)
            self._pieces.append(self._form.closing(line))
            return
        self._near = new.source
        cue, old, span = new.cue, self._cues[new.source], self._spans[new.source]
        if wanted == old.identifier and _said(cue) == _said(old):
            self._pieces.append(self._text[span.head : span.stop])
            return
        line = self._text[span.head : span.timing]
        if wanted != old.identifier:
            named = old.identifier and wanted
            line = (
                line.replace(old.identifier, wanted, 1) if named else self._identifier_line(wanted)
            )
        self._pieces += [line, self._timed(span, old, cue)]
        payload = self._form.given(cue.payload, self._text, span)
        self._payload(payload, self._text[span.head : span.stop])
        self._pieces.append(self._text[span.end : span.stop])

    def _wanted_identifier(self, place: int, new: RecutCue) -> str:
        """The cue's own identifier, or a free number where the file's cues are numbered."""
        if self._habits.first_number is not None:
            return str(self._habits.first_number + place)
        last = self._last_identifier
        is_nameless = new.source is None and not new.cue.identifier
        if is_nameless and self._form.numbered and is_number(last):
            following = str(int(last) + 1)
            return str(next(self._free)) if following in self._taken else following
        return new.cue.identifier

    def _identifier_line(self, identifier: str) -> str:
        return identifier + self._habits.line_end if identifier else ""

    def _timed(self, span: CueSpan, old: Cue, cue: Cue) -> str:
        """The time line of an old cue with new times; only the stamps that differ are new."""
        if cue.settings != old.settings:
            return self._time_line(cue)
        times = (old.start_ms, old.end_ms), (cue.start_ms, cue.end_ms)
        stamped = self._form.restamped(self._text, span, *times)
        return self._time_line(cue) if stamped is None else stamped

    def _time_line(self, cue: Cue) -> str:
        times = self._habits.times
        if self._spans:
            times = self._form.times_at(times, self._text, self._spans[self._near])
        line = times.line(cue.start_ms, cue.end_ms, cue.settings)
        return line if self._form.one_line else line + self._habits.line_end

    def _payload(self, payload: str, like: str) -> None:
        last = self._pieces[-1]
        if payload and not self._form.one_line and not ends_line(last, len(last)):
            self._pieces.append(self._habits.line_end)  # the last time line may lack its end
        self._pieces.append(self._form.written(payload, like))

    def _after_filled(self, new: RecutCue, source: int) -> None:
        """Write the line end of a formerly empty payload; the text after it has none."""
        span = self._spans[source]
        if new.cue.payload and span.end == span.body and not self._form.one_line:
            self._pieces.append(self._habits.line_end)

    def _tail(self, last: RecutCue | None) -> None:
        """Write the remaining blocks and the text after the last cue."""
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
            self._pieces.append(text[spans[final].stop :])
            return
        if last is not None:
            self._pieces.append(self._separator_after(last.cue))
        self._blocks(final)
        self._pieces.append(self._block(spans[final], len(text)))


def _said(cue: Cue) -> tuple[int, int, str, str]:
    """The content of a cue without its identifier."""
    return cue.start_ms, cue.end_ms, cue.settings, cue.payload
