# SPDX-License-Identifier: Apache-2.0
"""What a review shows, as a document of its own. No Qt here: it runs on the background thread."""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpunct.segment.house_marks import render_marks
from interpunct.transcript.build import build_transcript

if TYPE_CHECKING:
    from interpunct.captions.document import CaptionDocument
    from interpunct.segment.profiles import Profile
    from interpunct.transcript.transcript import Transcript
    from interpunct.work.work import Work


def rendered_transcript(state: Work) -> tuple[CaptionDocument, Transcript]:
    """The document as it would be written, and its words and slots."""
    document = state.rendered()
    codes = {index: state.language_of_cue(index) for index in range(len(document.cues))}
    languages = sorted(set(codes.values())) or None
    return document, build_transcript(document, languages=languages, cue_languages=codes)


def in_house_style(state: Work, profile: Profile) -> CaptionDocument:
    """The document as it would be written, its marks as the house of `profile` writes them."""
    return render_marks(*rendered_transcript(state), profile)
