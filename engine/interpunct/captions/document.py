# SPDX-License-Identifier: Apache-2.0
"""The caption document: cues over the verbatim text of a file.

A document never changes; every edit returns a new one that shares what did not change. Whatever
no edit touched (header, NOTE, numbering, odd spacing, line ends, BOM) is written as it was read.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from interpunct.captions import splicing, srt, vtt
from interpunct.captions.cues import CaptionFormat, Cue, RecutCue, WordTime
from interpunct.captions.recutting import recut_text
from interpunct.captions.word_times import reanchor
from interpunct.errors import CaptionError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from interpunct.captions.encoding import Encoding
    from interpunct.captions.scanning import CueSpan, Scan

__all__ = ["CaptionDocument", "CaptionFormat", "Cue", "RecutCue", "WordTime"]


@dataclass(frozen=True, slots=True)
class Source:
    """What was read: the bytes, their text, and the cues with the spans they stand at.

    `spans` is empty for JSON. `unfaithful_at` is the first byte that the text does not give back
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
        if self.cues == self.source.cues:
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
        new_cues = tuple(recut.cue for recut in cues)
        if self.format is CaptionFormat.JSON:
            return replace(self, cues=new_cues)
        self._check_faithful()
        base = self._with_text(self._text()) if self.cues != self.source.cues else self
        text = recut_text(self.format, base.source.text, base.source.spans, self.cues, cues)
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
