# SPDX-License-Identifier: Apache-2.0
"""The cues of a document as input of a cut: their boxes, and the places where a cue must end."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, pairwise
from operator import sub

from interpunct.captions.document import CaptionDocument, Cue
from interpunct.captions.payload import Token, TokenKind
from interpunct.cutting.boxes.boxes import boxes_of, line_widths, tokens_to_cut
from interpunct.cutting.boxes.break_places import CueWord, cue_words, word_boxes
from interpunct.cutting.boxes.joining import joiner, spaces_between
from interpunct.cutting.boxes.open_tags import places
from interpunct.cutting.fitting import earliest_end, fitted_end, latest_end
from interpunct.cutting.layout.cost import TOLERANCE
from interpunct.cutting.layout.stretch import LEAST_MS_PER_BOX, TimedBoxes, spread
from interpunct.cutting.measure import Counting, columns
from interpunct.cutting.profiles import Limits, Profile
from interpunct.cutting.sentences import LONG_PAUSE_MS, parted
from interpunct.errors import CaptionError
from interpunct.labels import Label
from interpunct.transcript.signs import MARKS, SOUND_BRACKETS
from interpunct.transcript.transcript import Slot, Transcript, Word, cue_spans

# Sounds in round brackets; only at the start or the end of a cue, elsewhere spoken text.
_STARTS_CUE = re.compile(r"[^\w(（]*[(（]")
_ENDS_CUE = re.compile(r"(?:^|\s)[(（][^()（）]*[)）]\W*\Z")
_BRACKET = re.compile(f"([{re.escape(SOUND_BRACKETS[::2])}])|[{re.escape(SOUND_BRACKETS[1::2])}]")
_ANY_BRACKET = re.compile(f"[{re.escape(SOUND_BRACKETS)}]")  # faster to find
_MOST_ENCLOSED = 100  # words in brackets; no cue has so many
_ROUNDING_MS = 40  # neighbours that overlap by less than a frame are meant to touch


class CueReader:
    """Reader of one document, cue by cue. `unit_ms` is the resolution of its times."""

    def __init__(
        self,
        document: CaptionDocument,
        transcript: Transcript,
        profile: Profile,
        *,
        dividing: bool,
    ) -> None:
        self.document = document
        self.unit_ms = document.time_habit.unit_ms
        self._transcript = transcript
        self._profile = profile
        self._dividing = dividing
        self._spans = {
            transcript.words[span.start].cue: span for span in cue_spans(transcript.words)
        }
        self._partings = _partings(transcript, dividing=dividing)
        self._clashing = clashing(document.cues)
        self._earliest = _earliest_starts(document.cues)
        self._brackets = _bracketed(document.cues, transcript, self._spans)

    def timed_boxes(self, index: int) -> TimedBoxes:
        """The boxes of a cue; none for a cue that stays."""
        cue, span = self.document.cues[index], self._spans.get(index)
        form = self.document.format
        if not span or self._clashing[index] or form.indivisible.search(cue.payload):
            return TimedBoxes()
        part = slice(span.start, span.stop)
        words, slots = self._transcript.words[part], self._transcript.slots[part]
        limits = self.limits(words[0].language)
        if words[0].turn != words[-1].turn and (not self._dividing or self._fits(index, limits)):
            return TimedBoxes()
        boxes = self._boxes(index, span, words, slots)
        if cue.end_ms - cue.start_ms < LEAST_MS_PER_BOX * len(boxes.texts):
            return TimedBoxes()
        boxes.widths = _widths(cue.payload, boxes.texts, limits)
        self._time(boxes, cue, words)
        return boxes

    def _boxes(
        self, index: int, span: range, words: Sequence[Word], slots: Sequence[Slot]
    ) -> TimedBoxes:
        """The boxes of a cue without times; none where moved text would be parsed differently."""
        payload = self.document.cues[index].payload
        texts = None if index in self._brackets else word_boxes(payload, words, slots)
        if texts is None:
            return self._odd_boxes(index, span)
        return TimedBoxes(
            words=[*span, span.stop],
            texts=texts,
            spaces=["", *[" "] * (len(texts) - 1)],
        )

    def _odd_boxes(self, index: int, span: range) -> TimedBoxes:
        """`_boxes` of a cue whose boxes and words do not match one to one."""
        payload, form = self.document.cues[index].payload, self.document.format
        tokens, words = tokens_to_cut(payload, form), cue_words(self._transcript, span)
        if _is_odd(payload, tokens, words):
            return TimedBoxes()
        try:
            boxes = boxes_of(payload, tokens, index, words)
        except CaptionError:
            return TimedBoxes()  # far too many tags
        inside = self._brackets.get(index, ())
        return TimedBoxes(
            words=[*(box.first for box in boxes), span.stop],
            texts=[box.shown for box in boxes],
            spaces=spaces_between(boxes, words[0][1].language),
            enclosed={
                place
                for place, box in enumerate(boxes)
                if any(start < box.start <= end for start, end in inside)
            },
        )

    def following(self, index: int, start_ms: int | None = None) -> int | None:
        """Start of the next shown text: cue `index`, a later cue, or a part at `start_ms`."""
        starts = [] if start_ms is None else [start_ms]
        starts += self._earliest[index + len(starts) : index + len(starts) + 1]
        return min(starts, default=None)

    def staying_end(self, index: int) -> int:
        """The end by the profile for a cue that is not cut.

        The end stays where times cannot be trusted, or where they have a meaning for the text.
        """
        cue, span = self.document.cues[index], self._spans.get(index, ())
        if (
            self._clashing[index]
            or cue.end_ms - cue.start_ms < LEAST_MS_PER_BOX * len(span)
            or self.document.format.indivisible.search(cue.payload)
        ):
            return cue.end_ms
        limits = self.limits(self._language(index))
        following = self.following(index + 1)
        width = sum(self.line_widths(index, limits))
        if not width:  # no text to read, so only the gap matters
            limits = Limits(min_gap_ms=limits.min_gap_ms)
        return fitted_end(
            cue.start_ms,
            cue.end_ms,
            width=width,
            limits=limits,
            latest_ms=None if following is None else latest_end(cue.start_ms, following, limits),
            earliest_ms=earliest_end(cue),
            unit_ms=self.unit_ms,
        )

    def _language(self, index: int) -> str:
        """The language of a cue or of the words before it; of the first word if there are none."""
        words = self._transcript.words
        after = bisect_right(words, index, key=lambda word: word.cue)
        return words[max(after - 1, 0)].language if words else ""

    def _fits(self, index: int, limits: Limits) -> bool:
        """Whether a cue satisfies `limits` as it is."""
        cue, longest = self.document.cues[index], limits.max_ms
        in_time = longest is None or cue.end_ms - cue.start_ms <= longest * TOLERANCE
        return in_time and are_legal(self.line_widths(index, limits), limits)

    def line_widths(self, index: int, limits: Limits) -> list[float]:
        """The width in columns of each visible line of a cue."""
        return line_widths(self.document.cues[index], self.document.format, limits.counting)

    def limits(self, language: str) -> Limits:
        """The limits of the profile for a language."""
        return self._profile.limits(language)

    def language_of(self, run: TimedBoxes) -> str:
        """The language of a run."""
        return self._transcript.words[run.words[0]].language

    def labels_of(self, run: TimedBoxes) -> list[Label]:
        """The labels of the slots after the boxes of a run."""
        slots = self._transcript.slots
        return [slots[stop - 1].counted_label for stop in run.words[1:]]

    def held_of(self, run: TimedBoxes) -> set[int]:
        """The boxes that go on with a number, a measure or a word that began before them."""
        slots = self._transcript.slots
        held = ((box, slots[word - 1]) for box, word in enumerate(run.words[1:-1], 1))
        return {box for box, slot in held if slot.settled == "" and not slot.mark}

    def ends_sentence(self, run: TimedBoxes) -> bool:
        """Whether a sentence ends with the last box of a run."""
        return self._transcript.slots[run.words[-1] - 1].counted_label.ends_sentence

    def space_between(self, run: TimedBoxes, cue: TimedBoxes) -> str:
        """The separator between the `run` and the next cue on one line."""
        return joiner(run.texts[-1], cue.texts[0], self.language_of(cue)) if run.texts else ""

    def _time(self, boxes: TimedBoxes, cue: Cue, words: Sequence[Word]) -> None:
        """Set the times of the boxes of `cue`, which has these `words`, within its own times."""
        if any(word.is_timed for word in words):
            self._measure(boxes, cue)
            return
        times = spread(boxes.widths, cue.start_ms, cue.end_ms)
        boxes.starts, boxes.ends = times[:-1], times[1:]
        boxes.measured = [False] * len(boxes.texts)

    def _measure(self, boxes: TimedBoxes, cue: Cue) -> None:
        """Set the times of the boxes from their words, made increasing and within `cue`."""
        words = self._transcript.words
        reached = cue.start_ms
        for number, (first, stop) in enumerate(pairwise(boxes.words)):
            wanted = words[first].start_ms if number else reached
            latest = cue.end_ms - (len(boxes.texts) - number)
            start = min(max(wanted, reached), latest)
            reached = min(max(words[stop - 1].end_ms, start + 1), latest + 1)
            boxes.starts.append(start)
            boxes.ends.append(reached)
            boxes.measured.append(any(word.is_timed for word in words[first:stop]))

    def partings(self, run: TimedBoxes, cue: TimedBoxes) -> Iterator[int]:
        """The places in `cue` where a new cue must start; `run` is the text before it."""
        if run.texts and self._part(run, cue):
            yield 0
        first, stop = cue.words[0], cue.words[-1]
        low, high = bisect_right(self._partings, first), bisect_left(self._partings, stop)
        for word in self._partings[low:high]:
            place = bisect_left(cue.words, word)
            if cue.words[place] == word:
                yield place

    def _part(self, run: TimedBoxes, cue: TimedBoxes) -> bool:
        """Whether a cue must end between `run` and the next `cue`, apart from sentence ends."""
        words, cues = self._transcript.words, self.document.cues
        last, first = words[cue.words[0] - 1], words[cue.words[0]]
        if parted(last, first):
            return True
        if self._pause_ms(last, first) >= LONG_PAUSE_MS:
            return True
        return (
            places(cues[last.cue])[1] != places(cues[first.cue])[0]
            or 0 in cue.enclosed
            or _starts_cue(cue.texts[0])
            or _ends_cue(run.texts[-1])
        )

    def _pause_ms(self, last: Word, first: Word) -> int:
        """The silence between two words of two cues."""
        if self._dividing:
            return first.start_ms - last.end_ms
        return self.document.cues[first.cue].start_ms - self.document.cues[last.cue].end_ms


def are_legal(widths: Sequence[float], limits: Limits) -> bool:
    """Whether lines of these `widths` satisfy `limits`."""
    return (limits.max_lines is None or len(widths) <= limits.max_lines) and (
        limits.max_cpl is None or max(widths, default=0) <= limits.max_cpl
    )


def _widths(payload: str, texts: Sequence[str], limits: Limits) -> list[float]:
    """The width in columns of each of the `texts` of a payload."""
    if payload.isascii() and limits.counting is Counting.CHARACTERS:
        return list(map(float, map(len, texts)))
    return [columns(text, limits.counting) for text in texts]


def _partings(transcript: Transcript, *, dividing: bool) -> list[int]:
    """The words where a new cue must start, even if the word before is in the same cue."""
    found = {index + 1 for index in transcript.turn_ends()}
    if dividing:
        starts = [word.start_ms for word in transcript.words]
        pauses = map(sub, starts[1:], [word.end_ms for word in transcript.words])
        found.update(
            index for index, pause in enumerate(pauses, start=1) if pause >= LONG_PAUSE_MS
        )
    return sorted(found)


def _bracketed(
    cues: Sequence[Cue], transcript: Transcript, spans: Mapping[int, range]
) -> dict[int, list[tuple[int, int]]]:
    """Ranges in brackets by cue; a bracket over several cues has a range in each of them.

    `spans` are the words of each cue. A bracket that is never closed, or only after many words, is
    ignored.
    """
    words = transcript.words
    found: dict[int, list[tuple[int, int]]] = defaultdict(list)
    opened: list[tuple[int, int, int]] = []
    for index, cue in enumerate(cues):
        inside = spans.get(index)
        if not inside:
            opened.clear()
            continue
        if not _ANY_BRACKET.search(cue.payload):
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
    """Whether moved text would be parsed differently: lyrics, asides, a mark on its own line."""
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
    """Whether `text` must start a cue, because after other text it would be parsed differently.

    This holds for a sound in brackets, and for a mark without a word before it.
    """
    return text[:1] in MARKS or (_has_bracket(text) and _STARTS_CUE.match(text) is not None)


def _ends_cue(text: str) -> bool:
    """Whether `text` must end a cue, because before more text it would be parsed differently."""
    return _has_bracket(text) and _ENDS_CUE.search(text) is not None


def _has_bracket(text: str) -> bool:
    return "(" in text or "（" in text


def clashing(cues: Sequence[Cue]) -> list[bool]:
    """Whether the times of each cue cannot be trusted: no duration, negative, or overlapping."""
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
    """For each cue the earliest start among it and all later cues."""
    return list(accumulate((cue.start_ms for cue in reversed(cues)), min))[::-1]
