# SPDX-License-Identifier: Apache-2.0
"""The caption document: cues over the verbatim text of a file.

A document is immutable; every edit returns a new document that shares the unchanged parts.
Unedited parts (header, NOTE, numbering, odd spacing, line ends, BOM) are written as read.
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
from interpunct.captions.recutting import (
    first_number,
    read_back,
    recut,
    recut_nearby,
    renumbered,
    unsound,
    with_run,
)
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
    """The cues of a file in file order, and the text they came from.

    `warnings` lists the tolerated oddities of the file by line number.
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
        """A document of cues without a file, with payloads in the markup of `form`."""
        return cls(None, form, encoding, tuple(cues), (), Source("", tuple(cues)))

    @property
    def time_habit(self) -> TimeHabit:
        """Time habit of the file's first cue; the format's habit if there is no cue."""
        for span in self.source.spans[:1]:
            shown = self.format.habit_of(self.source.text, span)
            if shown is not None:
                return shown
        return self.format.times

    def to_bytes(self) -> bytes:
        """Bytes of the file: as read, except for edited payloads.

        Raises CaptionError for an edited document whose format cannot be written (JSON).
        """
        if self.source.raw and self.cues == self.source.cues:
            return self.source.raw
        if not self.format.editable:
            raise CaptionError(
                Sentence("{format} is read, but not written.", format=self.format.title),
                file=self.path,
                remedy="Export it to SRT or WebVTT.",
            )
        return self._encode(self._settled().source.text)

    def replace_payloads(self, payloads: Mapping[int, str]) -> CaptionDocument:
        """A document with new payloads for the cues at the given indices.

        A bare LF in a new payload becomes the line end of its cue. Word times follow their words
        where possible. Raises IndexError for an unknown index. Raises CaptionError if the payload
        would not be read back as one cue's text. Raises it too if the file's encoding cannot write
        the payload or does not reproduce the file's bytes.
        """
        cues = list(self.cues)
        for index, payload in payloads.items():
            cues[index] = self._edited(index, payload)
        if all(cues[index] is self.cues[index] for index in payloads):
            return self
        return replace(self, cues=tuple(cues))

    def recut(self, cues: Sequence[RecutCue]) -> CaptionDocument:
        """A document with these cues instead of its own.

        A cue that equals its source keeps its bytes; in a file numbered in sequence, its number
        may change. Other cues are written in the file's habits. Blocks between cues (NOTE, STYLE,
        REGION, junk) stay in place: before the first new cue whose source is the following cue or
        a later one. Raises CaptionError as `replace_payloads` does.
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
        """A document with `cues` in place of the cues from `first` to before `stop`; first < stop.

        The first of `cues` replaces cue `first`, the others are new. See `splice`.
        """
        run = [RecutCue(None if place else first, cue) for place, cue in enumerate(cues)]
        return self.splice(first, stop, run)

    def splice(self, first: int, stop: int, run: Sequence[RecutCue]) -> CaptionDocument:
        """A document with `run` in place of the cues from `first` to before `stop`.

        `first` is less than `stop`, except in a document without cues. Sources of `run` are among
        these cues. The result equals that of `recut`, in the habits of the neighbouring cues.
        Where the format allows, only the text around is written and read again. Raises
        CaptionError as `recut` does.
        """
        if self.cues and self.format.editable and self.format.reads_parts:
            self._check_faithful()
            base = self._settled()
            with suppress(CaptionError):  # a recut of the whole document may give a better message
                self._encode("".join(one.cue.payload for one in run))
                source = recut_nearby(self.format, base.source, first, stop, run)
                if source is not None:
                    return base._over(source)
        return self.recut(with_run(self.cues, first, stop, run))

    def retime(self, times: Mapping[int, CueTimes]) -> CaptionDocument:
        """A document with new times for the cues at the given indices.

        Only time stamps are written, each in its old form. Raises IndexError for an unknown index,
        and CaptionError if the format cannot write the times.
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

    def settings_beside(self, index: int) -> str:
        """Settings of a new cue beside the cue at `index`; empty for those usual in the file."""
        if not self.source.spans:
            return ""
        source = self.source
        return self.format.settings_beside(
            source.text, source.spans[index], self.cues[index].settings
        )

    def renumber(self) -> CaptionDocument:
        """A document whose cues are numbered from 1; this one where they are already.

        Raises CaptionError for a format without numbers.
        """
        if not (self.format.editable and self.format.numbered):
            raise CaptionError(
                Sentence("cues of {format} have no numbers.", format=self.format.title),
                file=self.path,
            )
        if first_number(self.cues) == 1:
            return self
        self._check_faithful()
        base = self._settled()
        source = renumbered(base.source, range(1, len(base.cues) + 1))
        try:
            return base._over(read_back(self.format, source.text, source.cues))
        except CaptionError as error:
            raise error.in_file(self.path) from None

    def _edited(self, index: int, payload: str) -> Cue:
        """The cue at `index` with a new payload; the cue as read if the payload is unchanged."""
        if not 0 <= index < len(self.cues):
            raise IndexError(f"there is no cue {index}")
        old = self.cues[index]
        if self.format.editable:
            source = self.source
            payload = self.format.typed(payload, source.text, source.spans[index])
            if payload == source.cues[index].payload:
                return source.cues[index]
        if payload == old.payload:
            return old
        if self.format.editable:
            self._check(index, payload)
        return old.saying(payload, reanchor(old.word_times, old.payload, payload))

    def _settled(self) -> CaptionDocument:
        """The same document with all edits applied to the text of its source."""
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
        """Raise CaptionError unless `payload` can be the payload of the cue at `index`."""
        self._check_faithful()
        self._encode(payload, index)
        held = self.format.holds
        if not held(payload) and held(self.source.cues[index].payload):
            place = Sentence("cue {number}", number=index + 1)
            raise unsound(self.format, place).in_file(self.path)
        if not self._reads_back(index, payload):
            raise CaptionError(
                "this text would be read as more than one cue.",
                file=self.path,
                where=Sentence("cue {number}", number=index + 1),
                remedy="Remove its empty lines and time lines.",
            )

    def _reads_back(self, index: int, payload: str) -> bool:
        """Whether the cue, written with `payload`, and its follower are read back as two cues."""
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
                    "read as {encoding}, the file cannot be written back byte for byte; it "
                    "can be viewed, but not edited.",
                    encoding=self.encoding.name,
                ),
                file=self.path,
                where=Sentence("byte {place}", place=place),
                remedy="Choose the encoding of the file.",
            )


def _is_text(payload: str) -> bool:
    """Whether `payload` is read as exactly one payload in every context.

    An arrow may split it; so may a line without a letter, which may be blank or a number. All
    other lines are always text.
    """
    lines = payload.replace("\r", "\n").split("\n")
    return not _ARROW.search(payload) and all(map(_LETTER.search, lines))
