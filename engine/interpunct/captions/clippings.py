# SPDX-License-Identifier: Apache-2.0
"""Cues on the clipboard: as SRT with their times, which other programs read too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from interpunct.captions.cues import Cue
from interpunct.captions.document import CaptionDocument
from interpunct.captions.formats import SRT
from interpunct.captions.formats.base import CaptionFormat
from interpunct.captions.reading import parse_captions
from interpunct.captions.writing import converted
from interpunct.errors import CaptionError


def clipping(document: CaptionDocument, cues: Iterable[Cue]) -> str:
    """The text of an SRT file with `cues`, whose payloads are in the markup of `document`."""
    part = replace(document, cues=tuple(cues))
    return SRT.new_file(converted(part, SRT))


def clipped_cues(text: str, form: CaptionFormat) -> Sequence[Cue]:
    """The cues of a caption file's `text`, with payloads in the markup of `form`.

    Empty for a text that is no captions.
    """
    try:
        read = parse_captions(text.encode())
    except CaptionError:
        return ()
    return read.cues if read.format is form else tuple(converted(read, form))
