# SPDX-License-Identifier: Apache-2.0
"""Conversion between documents and the objects of pysrt and webvtt-py, for scripts.

Only this module needs the two libraries; the extra `interop` installs them (pysrt is under the
GPL). They keep less of a file than a document does. A document made of their objects is a new
file, and the text between cues is lost.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from interpunct.captions.cues import Cue
from interpunct.captions.document import CaptionDocument
from interpunct.captions.formats import SRT, VTT, CaptionFormat
from interpunct.captions.lines import LINE_END
from interpunct.captions.reading import parse_captions
from interpunct.captions.writing import cues_in
from interpunct.errors import CaptionError, InterpunctError


def to_pysrt(document: CaptionDocument) -> Any:
    """The cues as a `pysrt.SubRipFile`. Raises InterpunctError where pysrt is not installed."""
    pysrt = _library("pysrt")
    items = [
        pysrt.SubRipItem(cue.identifier, start, end, text, cue.settings)
        for cue, start, end, text in _cues(document, SRT)
    ]
    return pysrt.SubRipFile(items)


def from_pysrt(file: Any) -> CaptionDocument:
    """The items of a `pysrt.SubRipFile` as a new SRT document.

    Raises CaptionError for an empty file.
    """
    return _document("\n".join(str(item) for item in file), len(file), SRT)


def to_webvtt(document: CaptionDocument) -> Any:
    """The cues as a `webvtt.WebVTT`. Raises InterpunctError where webvtt-py is not installed."""
    webvtt = _library("webvtt")
    stamp = VTT.times.stamp
    captions = [
        webvtt.Caption(stamp(start), stamp(end), text, cue.identifier or None, cue.settings)
        for cue, start, end, text in _cues(document, VTT)
    ]
    return webvtt.WebVTT(captions=captions)


def from_webvtt(file: Any) -> CaptionDocument:
    """The content of a `webvtt.WebVTT`, with styles and comments, as a new WebVTT document.

    Raises CaptionError where it cannot be written.
    """
    try:
        return _document(file.content, len(file), VTT)
    except ValueError as error:
        raise CaptionError(f"webvtt-py cannot write this: {error}.") from error


def _cues(document: CaptionDocument, form: CaptionFormat) -> Iterator[tuple[Cue, int, int, str]]:
    """The cues in `form`, each with start and end of at least zero, and its text with LF."""
    for cue in cues_in(document, form):
        text = LINE_END.sub("\n", cue.payload)
        yield cue, max(cue.start_ms, 0), max(cue.end_ms, 0), text


def _document(text: str, cues: int, form: CaptionFormat) -> CaptionDocument:
    document = parse_captions(text.encode("utf-8"), format=form)
    if len(document.cues) != cues:
        raise CaptionError(
            f"a cue would not be read back from {form.title} as it is.",
            remedy="The text must not contain an empty line or a time line.",
        )
    return document


def _library(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        raise InterpunctError(
            f"the library {name} is not installed.",
            remedy="Install interpunct[interop].",
        ) from None
