# SPDX-License-Identifier: Apache-2.0
"""The caption formats, one object each; `CaptionFormat` explains how to add one."""

from __future__ import annotations

from interpunct.captions.formats.ass import ASS
from interpunct.captions.formats.base import CaptionFormat
from interpunct.captions.formats.csv import CSV
from interpunct.captions.formats.docx import DOCX
from interpunct.captions.formats.ebu_stl import EBU_STL
from interpunct.captions.formats.json import JSON
from interpunct.captions.formats.lrc import LRC
from interpunct.captions.formats.microdvd import MICRODVD
from interpunct.captions.formats.plain_text import PLAIN_TEXT
from interpunct.captions.formats.sbv import SBV
from interpunct.captions.formats.scc import SCC
from interpunct.captions.formats.srt import SRT
from interpunct.captions.formats.target import Target
from interpunct.captions.formats.ttml import TTML
from interpunct.captions.formats.vtt import VTT

__all__ = [
    "ASS",
    "CSV",
    "DOCX",
    "EBU_STL",
    "ENDINGS",
    "EXPORTED",
    "FORMATS",
    "FOR_READERS",
    "JSON",
    "LRC",
    "MICRODVD",
    "PLAIN_TEXT",
    "SBV",
    "SCC",
    "SRT",
    "TTML",
    "VTT",
    "WRITTEN",
    "CaptionFormat",
    "Target",
    "by_ending",
    "format_of",
    "target_of",
]

FORMATS: tuple[CaptionFormat, ...] = (SRT, VTT, SBV, ASS, TTML, MICRODVD, LRC, SCC, EBU_STL, JSON)

WRITTEN: tuple[CaptionFormat, ...] = tuple(form for form in FORMATS if form.editable)
"""The formats whose files are edited in place."""

FOR_READERS: tuple[Target, ...] = (PLAIN_TEXT, DOCX, CSV)
"""The files for people, which are not read as captions."""

EXPORTED: tuple[Target, ...] = (*(form for form in FORMATS if form.exportable), *FOR_READERS)
"""All that captions can be exported to."""

ENDINGS: tuple[str, ...] = tuple(ending for form in FORMATS for ending in form.endings)
"""The file endings of all caption formats."""


def by_ending(ending: str) -> CaptionFormat | None:
    """The format with this file ending, in any case; None if there is none."""
    return next((form for form in FORMATS if ending.lower() in form.endings), None)


def target_of(ending: str) -> Target | None:
    """The kind of file with this ending to which captions are exported; None if there is none."""
    return next((each for each in EXPORTED if ending.lower() in each.endings), None)


def format_of(text: str, ending: str = "") -> CaptionFormat:
    """The format recognised from `text`, else by the file ending, else SRT."""
    shown = next((form for form in FORMATS if form.sniff(text)), None)
    named = by_ending(ending)
    return shown or (named if named and named.fits(text) else SRT)
