# SPDX-License-Identifier: Apache-2.0
"""What a review shows, as a document of its own. No Qt here: it runs on the background thread."""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpunct.segment.render import render_marks
from interpunct.transcript.from_document import build_transcript

if TYPE_CHECKING:
    from interpunct.captions.document import CaptionDocument
    from interpunct.review.state import ReviewState
    from interpunct.segment.profiles import Profile
    from interpunct.transcript.transcript import Transcript


def rendered_transcript(state: ReviewState) -> tuple[CaptionDocument, Transcript]:
    """The document as it would be written, and its words and slots."""
    document = state.rendered()
    codes = {index: state.language_of_cue(index) for index in range(len(document.cues))}
    languages = sorted(set(codes.values())) or None
    return document, build_transcript(document, languages=languages, cue_languages=codes)


def in_house_style(state: ReviewState, profile: Profile) -> CaptionDocument:
    """The document as it would be written, its marks as the house of `profile` writes them."""
    return render_marks(*rendered_transcript(state), profile)
