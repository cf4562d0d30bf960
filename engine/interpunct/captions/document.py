# SPDX-License-Identifier: Apache-2.0
"""The caption document: cues over the verbatim text of a file.

A document never changes; every edit returns a new one that shares what did not change. Whatever
no edit touched (header, NOTE, numbering, odd spacing, line ends, BOM) is written as it was read.
"""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from interpunct.captions import splicing, srt, vtt
from interpunct.captions.cues import CaptionFormat, Cue, RecutCue, WordTime
from interpunct.captions.recutting import first_number, recut_text, renumbered
from interpunct.captions.word_times import reanchor
from interpunct.errors import CaptionError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from interpunct.captions.encoding import Encoding
    from interpunct.captions.scanning import CueSpan, Scan

# What could make a payload more or less than one: an arrow, or a line without a letter, which
# may be blank or a number. All other lines are text wherever they stand.
_UNLIKE_TEXT = re.compile(r"[-‐-―−]\s?>|→|(?:\A|[\r\n])[\W\d_]*(?:[\r\n]|\Z)")

_NEARBY = 8  # cues on either side, to read the text around a change and to learn its habits

__all__ = ["CaptionDocument", "CaptionFormat", "Cue", "RecutCue", "WordTime"]


@dataclass(frozen=True, slots=True)
class Source:
    """What was read: the bytes, their text, and the cues with the spans they stand at.

    `raw` is empty for a text that was made from another and is yet to be encoded, `spans` for
    JSON. `unfaithful_at` is the first byte that the text does not give back
    when it is encoded again, None if all do.
    """

    raw: bytes
    text: str
    cues: tuple[Cue, ...]
    spans: tuple[CueSpan, ...]
    unfaithful_at: int | None = None

    @classmethod
    def of(cls, raw: bytes, text: str, encoding: Encoding, scan: Scan) -> Source:
        """The source of a scanned text; checks that encoding it again gives `raw`."""
        return cls(raw, text, scan.cues, scan.spans, _first_unfaithful(raw, text, encoding))


@dataclass(frozen=True, slots=True)
class CaptionDocument:
    """The cues of a file in file order, over the bytes they came from.

    `warnings` tells, by line number, what was odd in the file and tolerated.
    """

    path: Path | None
    format: CaptionFormat
    encoding: Encoding
    cues: tuple[Cue, ...]
    warnings: tuple[str, ...]
    source: Source = field(repr=False)

    def to_bytes(self) -> bytes:
        """The file: byte for byte as read, but for the payloads that were edited.

        Raises CaptionError for an edited JSON document, which has no place for edits.
        """
        if self.source.raw and self.cues == self.source.cues:
            return self.source.raw
        if self.format is CaptionFormat.JSON:
            raise CaptionError(
                "a speech recogniser's JSON is not written back.",
                file=self.path,
                remedy="Export it to SRT or WebVTT.",
            )
        return self._encode(self._text())

    def replace_payloads(self, payloads: Mapping[int, str]) -> CaptionDocument:
        """A document in which the cues at the given indices have these payloads.

        A bare LF in a new payload becomes the line end that its cue uses. Word times follow their
        words where they can be followed. Raises CaptionError, and IndexError for an index that
        no cue has, if a payload would be read back as something else than one cue's text, cannot
        be written in the file's encoding, or the file's encoding does not give its bytes back.
        """
        cues = list(self.cues)
        for index, payload in payloads.items():
            cues[index] = self._edited(index, payload)
        if all(cues[index] is self.cues[index] for index in payloads):
            return self
        return replace(self, cues=tuple(cues))

    def _edited(self, index: int, payload: str) -> Cue:
        """The cue at `index` with another payload; the cue that was read if that is its own."""
        if not 0 <= index < len(self.cues):
            raise IndexError(f"there is no cue {index}")
        old = self.cues[index]
        if self.format is not CaptionFormat.JSON:
            payload = splicing.with_line_ends(payload, self.source.text, self.source.spans[index])
            if payload == self.source.cues[index].payload:
                return self.source.cues[index]
        if payload == old.payload:
            return old
        self._check(index, payload)
        times = reanchor(old.word_times, old.payload, payload)
        return replace(old, payload=payload, word_times=times)

    def recut(self, cues: Sequence[RecutCue]) -> CaptionDocument:
        """A document with these cues instead of its own.

        A cue that equals its source keeps its bytes, except for the number in a file whose cues
        are numbered in sequence. Others are written in the file's own habits. What stands
        between cues (NOTE, STYLE, REGION, junk) stays before the first cue that comes from the
        cue it preceded, or from a later one. Raises CaptionError as `replace_payloads` does.
        """
        return self._recut(cues, may_number=True)

    def splice_cues(self, first: int, stop: int, cues: Sequence[Cue]) -> CaptionDocument:
        """A document with `cues` in place of those from `first` up to `stop`, which is after it.

        The first of them stands in the place of cue `first`, the others are new. What comes of it
        is what `recut` makes, in the habits of the cues around; but only the text around is
        written and read again. Raises CaptionError as `recut` does.
        """
        if self.format is not CaptionFormat.JSON:
            self._check_faithful()
            with suppress(CaptionError):  # which the whole may yet tell better
                near = self._settled()._spliced_nearby(first, stop, cues)
                if near is not None:
                    return near
        return self.recut(_with_run(self.cues, first, stop, cues))

    def _settled(self) -> CaptionDocument:
        """The same document with all edits in the text of its source."""
        source = self.source
        if self.cues == source.cues:
            return self
        payloads = [
            None if new is old or new.payload == old.payload else new.payload
            for old, new in zip(source.cues, self.cues, strict=True)
        ]
        spans = splicing.spliced_spans(source.text, source.spans, payloads)
        return replace(self, source=Source(b"", self._text(), self.cues, spans))

    def _spliced_nearby(
        self, first: int, stop: int, cues: Sequence[Cue]
    ) -> CaptionDocument | None:
        """`splice_cues` by way of a small document; None if that tells nothing of the whole."""
        text, spans = self.source.text, self.source.spans
        low, high = max(0, first - _NEARBY), min(len(spans), stop + _NEARBY)
        start = spans[low].head if low else 0
        end = spans[high].head if high < len(spans) else len(text)
        near = self._part(low, high, start, end)
        numbered = self.format is CaptionFormat.SRT and first_number(self.cues) is not None
        run = _with_run(near.cues, first - low, stop - low, cues)
        near = near._recut(run, may_number=numbered)
        place = first - low + len(cues)  # of the first cue after, in the small document
        growth = len(cues) - (stop - first)
        by = growth if numbered else 0
        after, after_spans, after_cues = self._from(stop, by)
        written, found = near.source.text, near.source.spans
        join = found[place].head if stop < len(spans) else len(written)
        kept = text[start : spans[first - 1].end] if first > low else ""
        if not (written.startswith(kept) and after.startswith(written[join:])):
            return None
        head = text[:start] + written[:join]
        here = slice(first - low, place)
        all_cues = (*self.cues[:first], *near.cues[here], *after_cues)
        all_spans = (
            *spans[:first],
            *splicing.moved_spans(found[here], start),
            *splicing.moved_spans(after_spans, len(head)),
        )
        source = Source(b"", head + after, all_cues, all_spans)
        return replace(self, cues=all_cues, source=source)

    def _part(self, low: int, high: int, start: int, end: int) -> CaptionDocument:
        """The cues from `low` up to `high`, `text[start:end]`, as a document of their own."""
        spans = tuple(splicing.moved_spans(self.source.spans[low:high], -start))
        text, cues = self.source.text[start:end], self.cues[low:high]
        return replace(self, cues=cues, source=Source(b"", text, cues, spans))

    def _from(self, cue: int, by: int) -> tuple[str, Sequence[CueSpan], Sequence[Cue]]:
        """The text from number `cue` on, its spans and cues, all numbers greater `by` so much."""
        text, spans, cues = self.source.text, self.source.spans[cue:], self.cues[cue:]
        if by:
            return renumbered(text, spans, cues, by)
        start = spans[0].head if spans else len(text)
        return text[start:], list(splicing.moved_spans(spans, -start)), cues

    def _recut(self, cues: Sequence[RecutCue], *, may_number: bool) -> CaptionDocument:
        new_cues = tuple(recut.cue for recut in cues)
        if self.format is CaptionFormat.JSON:
            return replace(self, cues=new_cues)
        self._check_faithful()
        base = self._with_text(self._text()) if self.cues != self.source.cues else self
        old = base.source
        text = recut_text(self.format, old.text, old.spans, self.cues, cues, may_number=may_number)
        result = base._with_text(text)
        self._check_recut(new_cues, result.cues)
        timed = tuple(
            replace(again, word_times=cue.word_times) if cue.word_times else again
            for again, cue in zip(result.cues, new_cues, strict=True)
        )
        source = replace(result.source, cues=timed)
        return replace(result, cues=timed, warnings=self.warnings, source=source)

    def _text(self) -> str:
        """The text with every edited payload spliced in."""
        source = self.source
        edits = (
            (span, new.payload)
            for span, old, new in zip(source.spans, source.cues, self.cues, strict=True)
            if new is not old and new.payload != old.payload
        )
        return splicing.splice(source.text, edits)

    def _with_text(self, text: str) -> CaptionDocument:
        scan = scan_text(self.format, text)
        source = Source(self._encode(text), text, scan.cues, scan.spans)
        return replace(self, cues=scan.cues, warnings=scan.warnings, source=source)

    def _encode(self, text: str) -> bytes:
        try:
            return self.encoding.encode(text)
        except UnicodeEncodeError as error:
            raise self._unwritable(text[error.start], None) from None

    def _unwritable(self, character: str, where: str | None) -> CaptionError:
        return CaptionError(
            f"{character!r} cannot be written in the file's encoding, {self.encoding.name}.",
            file=self.path,
            where=where,
            remedy="Convert the file to UTF-8 first.",
        )

    def _check(self, index: int, payload: str) -> None:
        if self.format is CaptionFormat.JSON:
            return
        self._check_faithful()
        try:
            payload.encode(self.encoding.name)
        except UnicodeEncodeError as error:
            raise self._unwritable(payload[error.start], f"cue {index + 1}") from None
        if not self._reads_back(index, payload):
            raise CaptionError(
                "this text would be read as more than one cue.",
                file=self.path,
                where=f"cue {index + 1}",
                remedy="Remove its empty lines and time lines.",
            )

    def _reads_back(self, index: int, payload: str) -> bool:
        """Whether the cue and its follower, written with `payload`, are read as those two."""
        spans = self.source.spans
        span = spans[index]
        if span.body < span.end and not _UNLIKE_TEXT.search(payload):
            return True
        neighbours = spans[index : index + 2]
        stop = neighbours[-1].body if len(neighbours) == 2 else len(self.source.text)
        context = splicing.splice_part(self.source.text, span, payload, stop)
        scan = scan_text(self.format, context)
        if len(scan.cues) != len(neighbours):
            return False
        follower = len(context) - (stop - neighbours[-1].head)
        follows = len(neighbours) == 1 or scan.spans[1].head == follower
        return follows and scan.cues[0].payload.rstrip() == payload.rstrip()

    def _check_recut(self, given: Sequence[Cue], read: Sequence[Cue]) -> None:
        """Raise unless the recut text is read as the cues it was made of."""
        for index, (cue, again) in enumerate(zip(given, read, strict=False)):
            same_times = (cue.start_ms, cue.end_ms) == (again.start_ms, again.end_ms)
            if not same_times or cue.payload.split() != again.payload.split():
                raise self._unreadable(index)
        if len(given) != len(read):
            raise self._unreadable(min(len(given), len(read)))

    def _unreadable(self, index: int) -> CaptionError:
        return CaptionError(
            f"this cue would not be read back from {self.format.value.upper()} as it is.",
            file=self.path,
            where=f"new cue {index + 1}",
            remedy="Its text must hold no empty line and no time line, its times no minus sign.",
        )

    def _check_faithful(self) -> None:
        place = self.source.unfaithful_at
        if place is not None:
            raise CaptionError(
                f"read as {self.encoding.name}, the file does not give its own bytes back; it can "
                "be viewed, but not edited.",
                file=self.path,
                where=f"byte {place}",
                remedy="Give the right encoding with --encoding.",
            )


def _with_run(cues: Sequence[Cue], first: int, stop: int, new: Sequence[Cue]) -> list[RecutCue]:
    """`cues` with a run of `new` ones in place of some, as the first of which the first goes."""
    kept = [RecutCue(index, cue) for index, cue in enumerate(cues)]
    run = [RecutCue(None if place else first, cue) for place, cue in enumerate(new)]
    return [*kept[:first], *run, *kept[stop:]]


def scan_text(caption_format: CaptionFormat, text: str) -> Scan:
    """Scan `text` as SRT or WebVTT."""
    return srt.scan(text) if caption_format is CaptionFormat.SRT else vtt.scan(text)


def _first_unfaithful(raw: bytes, text: str, encoding: Encoding) -> int | None:
    """The first byte at which `text`, encoded again, differs from `raw`."""
    try:
        again = encoding.encode(text)
    except UnicodeEncodeError as error:
        again = encoding.encode(text[: error.start])
    if again == raw:
        return None
    pairs = enumerate(zip(raw, again, strict=False))
    return next((place for place, (old, new) in pairs if old != new), min(len(raw), len(again)))
