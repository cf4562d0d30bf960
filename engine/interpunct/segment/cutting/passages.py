# SPDX-License-Identifier: Apache-2.0
"""What of a document may be cut anew: its passages, between cues that stay as they are."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

from interpunct.captions.document import CaptionDocument, Cue
from interpunct.captions.payload import Token, TokenKind
from interpunct.errors import CaptionError
from interpunct.segment.boxes.boxes import Box, boxes_of, line_widths, tokens_to_cut
from interpunct.segment.boxes.break_places import CueWord, cue_words
from interpunct.segment.boxes.open_tags import places
from interpunct.segment.fitting import fitted_end, latest_end
from interpunct.segment.layout.cost import TOLERANCE
from interpunct.segment.layout.stretch import (
    LEAST_MS_PER_BOX,
    Draft,
    Span,
    Stretch,
    TimedBoxes,
    spread,
    stretch_of,
)
from interpunct.segment.measure import columns
from interpunct.segment.profiles import Limits, Profile
from interpunct.segment.sentences import LONG_PAUSE_MS, parted
from interpunct.transcript.signs import MARKS, SOUND_BRACKETS
from interpunct.transcript.transcript import Timing, Transcript, cue_spans, runs_of

# Sounds in round brackets: spoken, were they not at the start or the end of their cue.
_STARTS_CUE = re.compile(r"[^\w(（]*[(（]")
_ENDS_CUE = re.compile(r"(?:^|\s)[(（][^()（）]*[)）]\W*\Z")
_BRACKET = re.compile(f"([{re.escape(SOUND_BRACKETS[::2])}])|[{re.escape(SOUND_BRACKETS[1::2])}]")
_MOST_ENCLOSED = 100  # words in brackets; no cue holds as many
_ROUNDING_MS = 40  # neighbours that overlap by less than a frame were meant to touch


@dataclass(frozen=True, slots=True)
class CutPassage:
    """A stretch with its present cues; `whole` has the index of each that lies in no other."""

    stretch: Stretch
    layout: list[Draft]
    whole: dict[Span, int]


@dataclass(frozen=True, slots=True)
class StayingCue:
    """A cue that is not cut, and the end that the profile wants it to have."""

    cue: int
    end_ms: int


def cut_passages(
    document: CaptionDocument,
    transcript: Transcript,
    profile: Profile,
    *,
    dividing: bool,
    checkpoint: Callable[[], None],
) -> Iterator[CutPassage | StayingCue]:
    """The passages of `document` in order; between them each cue that stays.

    `checkpoint` is called before each cue, and raises where no more is wanted.

    Cues stay that have no words, no sound time (they overlap, end before they start, or are too
    short for their words), that are sung, or in which two speak and that fit the profile. Unless
    `dividing`, no cue is divided over a pause or a change of speaker.
    """
    reader = _Reader(document, transcript, profile, dividing=dividing)
    run = TimedBoxes()
    for index in range(len(document.cues)):
        checkpoint()
        timed = reader.timed_boxes(index)
        if not timed.boxes:
            yield from reader.finish(run, reader.following(index))
            yield StayingCue(index, reader.staying_end(index))
            run = TimedBoxes()
        first = 0
        for place in reader.partings(run.boxes, timed.boxes):
            run.extend(timed, first, place)
            yield from reader.finish(run, reader.following(index, timed.starts[place]))
            run, first = TimedBoxes(), place
        run.extend(timed, first, len(timed.boxes))
    yield from reader.finish(run, None)


def legal(cue: Cue, document: CaptionDocument, limits: Limits) -> bool:
    """Whether the lines of `cue` keep to `limits`."""
    return _are_legal(line_widths(cue, document.format, limits.counting), limits)


def _are_legal(widths: Sequence[float], limits: Limits) -> bool:
    """Whether lines of these `widths` keep to `limits`."""
    return (limits.max_lines is None or len(widths) <= limits.max_lines) and (
        limits.max_cpl is None or max(widths, default=0) <= limits.max_cpl
    )


class _Reader:
    """Reads one document cue by cue."""

    def __init__(
        self,
        document: CaptionDocument,
        transcript: Transcript,
        profile: Profile,
        *,
        dividing: bool,
    ) -> None:
        self._document = document
        self._transcript = transcript
        self._profile = profile
        self._dividing = dividing
        self._spans = {
            transcript.words[span.start].cue: span for span in cue_spans(transcript.words)
        }
        self._clashing = clashing(document.cues)
        self._earliest = _earliest_starts(document.cues)
        self._unit_ms = 10 ** (3 - document.format.times.fraction_digits)
        self._brackets = _bracketed(document.cues, transcript, self._spans)

    def timed_boxes(self, index: int) -> TimedBoxes:
        """The boxes of a cue, none for one that stays."""
        cue = self._document.cues[index]
        span = self._spans.get(index)
        form = self._document.format
        if not span or self._clashing[index] or form.indivisible.search(cue.payload):
            return TimedBoxes()
        tokens = tokens_to_cut(cue.payload, form)
        words = cue_words(self._transcript, span)
        if _is_odd(cue.payload, tokens, words):
            return TimedBoxes()
        first, last = words[0][1], words[-1][1]
        limits = self._profile.limits(first.language)
        if first.turn != last.turn and (not self._dividing or self._fits(cue, limits)):
            return TimedBoxes()
        try:
            boxes = boxes_of(cue.payload, tokens, index, words)
        except CaptionError:
            return TimedBoxes()  # tags beyond all measure
        if cue.end_ms - cue.start_ms < LEAST_MS_PER_BOX * len(boxes):
            return TimedBoxes()
        return self._timed(cue, boxes, limits)

    def following(self, index: int, start_ms: int | None = None) -> int | None:
        """When what is shown next starts: cue `index`, a later one, or a part at `start_ms`."""
        starts = [] if start_ms is None else [start_ms]
        starts += self._earliest[index + len(starts) : index + len(starts) + 1]
        return min(starts, default=None)

    def staying_end(self, index: int) -> int:
        """The end that the profile wants a cue to have that is not cut.

        It stays where times cannot be trusted, and where they mean something to the text.
        """
        cue, span = self._document.cues[index], self._spans.get(index, ())
        if (
            self._clashing[index]
            or cue.end_ms - cue.start_ms < LEAST_MS_PER_BOX * len(span)
            or self._document.format.indivisible.search(cue.payload)
        ):
            return cue.end_ms
        limits = self._profile.limits(self._language(index))
        following = self.following(index + 1)
        width = sum(line_widths(cue, self._document.format, limits.counting))
        if not width:  # nothing is to be read, so it lasts as long as it lasts
            limits = Limits(min_gap_ms=limits.min_gap_ms)
        return fitted_end(
            cue.start_ms,
            cue.end_ms,
            width=width,
            limits=limits,
            latest_ms=None if following is None else latest_end(cue.start_ms, following, limits),
            unit_ms=self._unit_ms,
        )

    def _language(self, index: int) -> str:
        """The language of a cue, or of the words before it; of the first if there are none."""
        words = self._transcript.words
        after = bisect_right(words, index, key=lambda word: word.cue)
        return words[max(after - 1, 0)].language if words else ""

    def _fits(self, cue: Cue, limits: Limits) -> bool:
        longest = limits.max_ms
        in_time = longest is None or cue.end_ms - cue.start_ms <= longest * TOLERANCE
        return in_time and legal(cue, self._document, limits)

    def _timed(self, cue: Cue, boxes: list[Box], limits: Limits) -> TimedBoxes:
        """`boxes` with times inside those of their cue."""
        words = self._transcript.words[boxes[0].first : boxes[-1].stop]
        widths = [columns(box.shown, limits.counting) for box in boxes]
        if Timing.MEASURED not in [word.timing for word in words]:
            times = spread(widths, cue.start_ms, cue.end_ms)
            return TimedBoxes(boxes, times[:-1], times[1:], [False] * len(boxes), widths)
        first = boxes[0].first
        measured = [
            any(
                word.timing is Timing.MEASURED
                for word in words[box.first - first : box.stop - first]
            )
            for box in boxes
        ]
        starts, ends = self._measured(cue, boxes)
        return TimedBoxes(boxes, starts, ends, measured, widths)

    def _measured(self, cue: Cue, boxes: Sequence[Box]) -> tuple[list[int], list[int]]:
        """The times the words have, made to rise and to lie in the cue."""
        words = self._transcript.words
        starts, ends = [], []
        reached = cue.start_ms
        for number, box in enumerate(boxes):
            wanted = words[box.first].start_ms if number else reached
            latest = cue.end_ms - (len(boxes) - number)
            start = min(max(wanted, reached), latest)
            reached = min(max(words[box.stop - 1].end_ms, start + 1), latest + 1)
            starts.append(start)
            ends.append(reached)
        return starts, ends

    def partings(self, run: Sequence[Box], boxes: Sequence[Box]) -> Iterator[int]:
        """The places in `boxes` before which no cue may go on; `run` is what is before them."""
        if run and boxes and self._part(run[-1], boxes[0]):
            yield 0
        words = self._transcript.words
        for place, (last, box) in enumerate(pairwise(boxes), start=1):
            word, following = words[last.stop - 1], words[box.first]
            if (
                word.turn != following.turn
                or word.language != following.language
                or (self._dividing and following.start_ms - word.end_ms >= LONG_PAUSE_MS)
            ):
                yield place

    def _part(self, last: Box, box: Box) -> bool:
        """Whether no cue may go on from `last` to `box` of another, whatever the sentences."""
        words = self._transcript.words
        if parted(words[last.stop - 1], words[box.first]):
            return True
        if self._pause_ms(last, box) >= LONG_PAUSE_MS:
            return True
        cues = self._document.cues
        return (
            places(cues[last.cue])[1] != places(cues[box.cue])[0]
            or self._is_enclosed(box)
            or _starts_cue(box.shown)
            or bool(_ENDS_CUE.search(last.shown))
        )

    def _is_enclosed(self, box: Box) -> bool:
        """Whether a bracket is open before `box` that is closed there or later.

        No cue goes on to it from another: all in one, what is enclosed might be read as a sound.
        """
        spans = self._brackets.get(box.cue)
        return spans is not None and any(start < box.start <= end for start, end in spans)

    def _pause_ms(self, last: Box, box: Box) -> int:
        """The silence between two boxes of two cues."""
        if self._dividing:
            words = self._transcript.words
            return words[box.first].start_ms - words[last.stop - 1].end_ms
        return self._document.cues[box.cue].start_ms - self._document.cues[last.cue].end_ms

    def finish(self, run: TimedBoxes, following_ms: int | None) -> Iterator[CutPassage]:
        """The passage of `run`, none if that is empty; the next cue starts at `following_ms`."""
        boxes = run.boxes
        if not boxes:
            return
        slots = self._transcript.slots
        language = self._transcript.words[boxes[0].first].language
        limits = self._profile.limits(language)
        layout, whole = self._present(run)
        own_widths = {}
        for span, index in whole.items():
            widths = line_widths(
                self._document.cues[index], self._document.format, limits.counting
            )
            if _are_legal(widths, limits):
                own_widths[span] = sum(widths)
        stretch = stretch_of(
            run,
            language,
            limits,
            labels=[slots[box.stop - 1].counted_label for box in boxes],
            enclosed=list(map(self._is_enclosed, boxes)),
            own_widths=own_widths,
            following_ms=following_ms,
            unit_ms=self._unit_ms,
        )
        yield CutPassage(stretch, layout, whole)

    def _present(self, run: TimedBoxes) -> tuple[list[Draft], dict[Span, int]]:
        """The cues that the boxes of `run` are in now; and those that lie in no other run."""
        layout: list[Draft] = []
        whole: dict[Span, int] = {}
        for number, run_of_cue in runs_of(box.cue for box in run.boxes):
            first, last = run_of_cue[0], run_of_cue[-1]
            cue = self._document.cues[number]
            opens, closes = run.boxes[first].opens_cue, run.boxes[last].closes_cue
            start_ms = cue.start_ms if opens else run.starts[first]
            end_ms = cue.end_ms if closes else run.ends[last]
            layout.append(Draft(first, last + 1, start_ms, end_ms))
            if opens and closes:
                whole[first, last + 1] = number
        return layout, whole


def _bracketed(
    cues: Sequence[Cue], transcript: Transcript, spans: Mapping[int, range]
) -> dict[int, list[tuple[int, int]]]:
    """By cue, where brackets open and close again; one that goes on over cues is in each of them.

    `spans` are the words of each cue. A bracket that nothing closes, or only after many words,
    encloses nothing.
    """
    words = transcript.words
    found: dict[int, list[tuple[int, int]]] = defaultdict(list)
    opened: list[tuple[int, int, int]] = []
    for index, cue in enumerate(cues):
        inside = spans.get(index)
        if not inside:
            opened.clear()
            continue
        for bracket in _BRACKET.finditer(cue.payload):
            place = bracket.start()
            reached = bisect_left(
                words, place, inside.start, inside.stop, key=lambda word: word.start
            )
            if bracket.lastindex:
                opened.append((index, place, reached))
            elif opened:
                first, start, before = opened.pop()
                if reached - before <= _MOST_ENCLOSED:
                    for one in range(first, index + 1):
                        end = place if one == index else len(cues[one].payload)
                        found[one].append((start if one == first else -1, end))
    return dict(found)


def _is_odd(payload: str, tokens: Sequence[Token], words: Sequence[CueWord]) -> bool:
    """Whether text would be read otherwise elsewhere: lyrics, an aside or mark on its own line."""
    if "\n" in payload and any("\n" in payload[word.end : slot.end] for _, word, slot in words):
        return True
    first, last = words[0][1].start, words[-1][1].end
    return any(
        token.kind is TokenKind.LYRIC
        or (
            token.kind is TokenKind.SOUND
            and payload[token.start] in "(（"
            and first < token.start < last
        )
        for token in tokens
    )


def _starts_cue(text: str) -> bool:
    """Whether a cue has to start with `text`: behind another it would be read otherwise.

    So it is with a sound in brackets, and with a mark that no word stands before.
    """
    return text[:1] in MARKS or _STARTS_CUE.match(text) is not None


def clashing(cues: Sequence[Cue]) -> list[bool]:
    """For each cue whether its times cannot be trusted: no duration, negative, or overlapping."""
    if not cues:
        return []
    latest = [0, *accumulate((cue.end_ms for cue in cues), max)]
    earliest = [*_earliest_starts(cues), max(cue.end_ms for cue in cues)]
    return [
        cue.end_ms <= cue.start_ms
        or cue.start_ms + _ROUNDING_MS < latest[index]
        or cue.end_ms > earliest[index + 1] + _ROUNDING_MS
        for index, cue in enumerate(cues)
    ]


def _earliest_starts(cues: Sequence[Cue]) -> list[int]:
    """For each cue the earliest start among it and all that come after it."""
    return list(accumulate((cue.start_ms for cue in reversed(cues)), min))[::-1]
