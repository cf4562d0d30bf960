# SPDX-License-Identifier: Apache-2.0
"""Cues on the clipboard: as SRT with their times for all programs, and verbatim for Interpunct."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from msgspec import DecodeError, Struct
from msgspec.json import decode, encode

from interpunct.captions.cues import Cue
from interpunct.captions.document import CaptionDocument
from interpunct.captions.formats import SRT
from interpunct.captions.formats.base import CaptionFormat
from interpunct.captions.reading import parse_captions
from interpunct.captions.styled import Styled
from interpunct.captions.writing import cues_in
from interpunct.errors import CaptionError

PACKED = "application/x-interpunct-cues"
"""The media type of `packed`."""


class _PackedCue(Struct):
    """A cue in the markup of its format."""

    start_ms: int
    end_ms: int
    settings: str
    payload: str


class _Packed(Struct):
    """Cues of a file in a format."""

    format: str
    path: str
    cues: list[_PackedCue]


def clipping(document: CaptionDocument, cues: Iterable[Cue]) -> str:
    """The text of an SRT file with `cues`, whose payloads are in the markup of `document`."""
    part = cues_in(replace(document, cues=tuple(cues)), SRT)
    return SRT.new_file(
        replace(cue, identifier=str(number)) for number, cue in enumerate(part, start=1)
    )


def packed(document: CaptionDocument, cues: Iterable[Cue]) -> bytes:
    """`cues` of a document with their tags and settings, for `packed_cues`."""
    fields = ((cue.start_ms, cue.end_ms, cue.settings, cue.payload) for cue in cues)
    held = [_PackedCue(*of_cue) for of_cue in fields]
    return encode(_Packed(document.format.name, str(document.path), held))


def packed_cues(data: bytes, document: CaptionDocument) -> Sequence[Cue]:
    """The cues in `data`, if they keep their meaning in `document`; empty for other data.

    Those of another file are taken in formats whose cues do not depend on the head of the file.
    """
    try:
        held = decode(data, type=_Packed)
    except DecodeError:
        return ()
    is_same = document.format.portable or held.path == str(document.path)
    if held.format != document.format.name or not is_same:
        return ()
    return [Cue("", one.start_ms, one.end_ms, one.settings, one.payload) for one in held.cues]


def clipped_cues(text: str, form: CaptionFormat) -> Sequence[Cue]:
    """The cues of a caption file's `text`, with payloads and settings of `form`.

    The settings of a new file are left out: a pasted cue has those usual in its file. Empty for a
    text that is no captions.
    """
    try:
        read = parse_captions(text.encode())
    except CaptionError:
        return ()
    _, settings_of_new = form.said(Styled(()))
    return [
        replace(cue, settings="") if cue.settings == settings_of_new else cue
        for cue in cues_in(read, form)
    ]
