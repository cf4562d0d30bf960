# SPDX-License-Identifier: Apache-2.0
"""The caption formats, one object each; `CaptionFormat` tells how to add one."""

from __future__ import annotations

from interpunct.captions.formats.ass import ASS
from interpunct.captions.formats.base import CaptionFormat
from interpunct.captions.formats.json import JSON
from interpunct.captions.formats.sbv import SBV
from interpunct.captions.formats.srt import SRT
from interpunct.captions.formats.vtt import VTT

__all__ = [
    "ASS",
    "ENDINGS",
    "FORMATS",
    "JSON",
    "SBV",
    "SRT",
    "VTT",
    "WRITTEN",
    "CaptionFormat",
    "by_ending",
    "format_of",
]

FORMATS: tuple[CaptionFormat, ...] = (SRT, VTT, SBV, ASS, JSON)

WRITTEN: tuple[CaptionFormat, ...] = tuple(form for form in FORMATS if form.editable)
"""The formats that are not only read."""

ENDINGS: tuple[str, ...] = tuple(ending for form in FORMATS for ending in form.endings)
"""The endings of caption files."""


def by_ending(ending: str) -> CaptionFormat | None:
    """The format whose files have this ending, whatever its case; None where none has."""
    return next((form for form in FORMATS if ending.lower() in form.endings), None)


def format_of(text: str, ending: str = "") -> CaptionFormat:
    """The format that `text` shows; without a sign of its own, that of the file ending, or SRT."""
    shown = next((form for form in FORMATS if form.sniff(text)), None)
    named = by_ending(ending)
    return shown or (named if named and named.fits(text) else SRT)
