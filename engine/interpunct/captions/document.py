# SPDX-License-Identifier: Apache-2.0
"""The caption document: cues over the verbatim text of a file.

A document never changes; every edit returns a new one that shares what did not change. Whatever
no edit touched (header, NOTE, numbering, odd spacing, line ends, BOM) is written as it was read.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from interpunct.captions.cues import Cue, RecutCue, WordTime
from interpunct.captions.encoding import Encoding
from interpunct.captions.formats.base import CaptionFormat
from interpunct.captions.recutting import recut, recut_nearby, with_run
from interpunct.captions.retiming import CueTimes, retimed, with_times
from interpunct.captions.source import Source
from interpunct.captions.times import TimeHabit
from interpunct.captions.word_times import reanchor
from interpunct.errors import CaptionError, EncodingError
from interpunct.sentences import Sentence

_ARROW = re.compile(r"[-‐-―−]\s?>|→")
_LETTER = re.compile(r"[^\W\d_]")

__all__ = ["CaptionDocument", "CaptionFormat", "Cue", "RecutCue", "Source", "WordTime"]


@dataclass(frozen=True, slots=True)
class CaptionDocument:
    """The cues of a file in file order, over the text they came from.

    `warnings` tells, by line number, what was odd in the file and tolerated.
    """

    path: Path | None
    format: CaptionFormat
    encoding: Encoding
    cues: tuple[Cue, ...]
    warnings: tuple[str, ...]
    source: Source = field(repr=False)

    @classmethod
    def unwritten(
        cls, form: CaptionFormat, encoding: Encoding, cues: Sequence[Cue]
    ) -> CaptionDocument:
        """Cues that no file holds, with payloads as `form` has them."""
        return cls(None, form, encoding, tuple(cues), (), Source("", tuple(cues)))

    @property
    def time_habit(self) -> TimeHabit:
        """How the file writes times, as its first cue shows; how its format does, without one."""
        for span in self.source.spans[:1]:
            shown = self.format.habit_of(self.source.text[span.timing : span.body])
            if shown is not None:
                return shown
        return self.format.times

    def to_bytes(self) -> bytes:
        """The file: byte for byte as read, but for the payloads that were edited.

        Raises CaptionError where an edited document has no place for edits (JSON).
        """
        if self.source.raw and self.cues == self.source.cues:
            return self.source.raw
        if not self.format.editable:
            raise CaptionError(
                Sentence("{format} is not written back.", format=self.format.title),
                file=self.path,
                remedy="Export it to SRT or WebVTT.",
            )
        return self._encode(self._settled().source.text)

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

    def recut(self, cues: Sequence[RecutCue]) -> CaptionDocument:
        """A document with these cues instead of its own.

        A cue that equals its source keeps its bytes, except for the number in a file whose cues
        are numbered in sequence. Others are written in the file's own habits. What stands
        between cues (NOTE, STYLE, REGION, junk) stays before the first cue that comes from the
        cue it preceded, or from a later one. Raises CaptionError as `replace_payloads` does.
        """
        if not self.format.editable:
            return replace(self, cues=tuple(new.cue for new in cues))
        self._check_faithful()
        base = self._settled()
        try:
            source = recut(self.format, base.source, cues)
        except CaptionError as error:
            raise error.in_file(self.path) from None
        if source is base.source:
            return base
        return base._over(replace(source, raw=self._encode(source.text)))

    def splice_cues(self, first: int, stop: int, cues: Sequence[Cue]) -> CaptionDocument:
        """A document with `cues` in place of those from `first` up to `stop`, which is after it.

        The first of them stands in the place of cue `first`, the others are new. What comes of it
        is what `recut` makes, in the habits of the cues around; but only the text around is
        written and read again, where the format allows. Raises CaptionError as `recut` does.
        """
        if self.format.editable and self.format.reads_parts:
            self._check_faithful()
            base = self._settled()
            with suppress(CaptionError):  # which the whole may yet tell better
                self._encode("".join(cue.payload for cue in cues))
                source = recut_nearby(self.format, base.source, first, stop, cues)
                if source is not None:
                    return base._over(source)
        return self.recut(with_run(self.cues, first, stop, cues))

    def retime(self, times: Mapping[int, CueTimes]) -> CaptionDocument:
        """A document in which the cues at the given indices have these times.

        Only stamps are written, each as it was. Raises CaptionError, and IndexError for an index
        that no cue has, if the times cannot be written in the file's format.
        """
        new = {
            index: wanted
            for index, wanted in times.items()
            if (self.cues[index].start_ms, self.cues[index].end_ms) != wanted[:2]
        }
        if not new:
            return self
        if not self.format.editable:
            cues = list(self.cues)
            for index, wanted in new.items():
                cues[index] = with_times(cues[index], wanted)
            return replace(self, cues=tuple(cues))
        self._check_faithful()
        base = self._settled()
        try:
            return base._over(retimed(self.format, base.source, new))
        except CaptionError as error:
            raise error.in_file(self.path) from None

    def _edited(self, index: int, payload: str) -> Cue:
        """The cue at `index` with another payload; the cue that was read if that is its own."""
        if not 0 <= index < len(self.cues):
            raise IndexError(f"there is no cue {index}")
        old = self.cues[index]
        if self.format.editable:
            source = self.source
            payload = self.format.given(payload, source.text, source.spans[index])
            if payload == source.cues[index].payload:
                return source.cues[index]
        if payload == old.payload:
            return old
        if self.format.editable:
            self._check(index, payload)
        return old.saying(payload, reanchor(old.word_times, old.payload, payload))

    def _settled(self) -> CaptionDocument:
        """The same document with all edits in the text of its source."""
        source = self.source.with_cues(self.cues, self.format)
        return self if source is self.source else self._over(source)

    def _over(self, source: Source) -> CaptionDocument:
        return replace(self, cues=source.cues, source=source)

    def _encode(self, text: str, cue: int | None = None) -> bytes:
        try:
            return self.encoding.encode(text)
        except UnicodeEncodeError as error:
            raise CaptionError(
                Sentence(
                    "{sign!r} cannot be written in the file's encoding, {encoding}.",
                    sign=text[error.start],
                    encoding=self.encoding.name,
                ),
                file=self.path,
                where=None if cue is None else Sentence("cue {number}", number=cue + 1),
                remedy="Convert the file to UTF-8 first.",
            ) from None

    def _check(self, index: int, payload: str) -> None:
        """Raise CaptionError unless `payload` can be that of the cue at `index`."""
        self._check_faithful()
        self._encode(payload, index)
        if not self._reads_back(index, payload):
            raise CaptionError(
                "this text would be read as more than one cue.",
                file=self.path,
                where=Sentence("cue {number}", number=index + 1),
                remedy="Remove its empty lines and time lines.",
            )

    def _reads_back(self, index: int, payload: str) -> bool:
        """Whether the cue and its follower, written with `payload`, are read as those two."""
        span = self.source.spans[index]
        filled = span.body < span.end
        if self.format.one_line or (filled and _is_text(payload)):
            return True
        two = self.source.part(index, min(index + 2, len(self.source.spans)))
        edited = two.with_cues((replace(two.cues[0], payload=payload), *two.cues[1:]), self.format)
        read = self.format.scan(edited.text[: edited.spans[-1].body if two.cues[1:] else None])
        return (
            len(read.cues) == len(two.cues)
            and [span.head for span in read.spans[1:]] == [span.head for span in edited.spans[1:]]
            and read.cues[0].payload.rstrip() == payload.rstrip()
        )

    def _check_faithful(self) -> None:
        place = self.source.unfaithful_at
        if place is not None:
            raise EncodingError(
                Sentence(
                    "read as {encoding}, the file does not give its own bytes back; it can be "
                    "viewed, but not edited.",
                    encoding=self.encoding.name,
                ),
                file=self.path,
                where=Sentence("byte {place}", place=place),
                remedy="Choose the encoding that it is written in.",
            )


def _is_text(payload: str) -> bool:
    """Whether nothing could make more or less than one payload of this.

    An arrow could, and so could a line without a letter, which may be blank or a number. All other
    lines are text wherever they stand.
    """
    lines = payload.replace("\r", "\n").split("\n")
    return not _ARROW.search(payload) and all(map(_LETTER.search, lines))
