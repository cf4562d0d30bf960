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
from interpunct.captions.styled import Styled
from interpunct.captions.writing import cues_in
from interpunct.errors import CaptionError


def clipping(document: CaptionDocument, cues: Iterable[Cue]) -> str:
    """The text of an SRT file with `cues`, whose payloads are in the markup of `document`."""
    part = cues_in(replace(document, cues=tuple(cues)), SRT)
    return SRT.new_file(
        replace(cue, identifier=str(number)) for number, cue in enumerate(part, start=1)
    )


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
