# SPDX-License-Identifier: Apache-2.0
"""Marks as a house writes them: the mark that was found and the mark that is shown are two things.

Chinese and Japanese subtitles often show no commas and full stops. Rendering them away is the
last step before writing a file: the sentence ends are lost in what it returns.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from interpunct.segment.profiles import MarkPolicy
from interpunct.transcript.labels import Label
from interpunct.transcript.signs import closes, is_plain, opens

if TYPE_CHECKING:
    from collections.abc import Iterable

    from interpunct.captions.document import CaptionDocument
    from interpunct.segment.profiles import Limits, Profile
    from interpunct.transcript.transcript import Slot, Transcript


def render_marks(
    document: CaptionDocument, transcript: Transcript, profile: Profile
) -> CaptionDocument:
    """`document` with its commas and full stops written as `profile` wants them.

    A space is full-width (U+3000) where the profile counts full-width; none is written at the end
    of a line. Other marks stay, and so does every word. Raises CaptionError as
    `CaptionDocument.replace_payloads` does.
    """
    marks: dict[int, list[tuple[Slot, str]]] = defaultdict(list)
    for word, slot in zip(transcript.words, transcript.slots, strict=True):
        shown = _shown(slot, word.language, profile.limits(word.language))
        if shown is not None:
            marks[word.cue].append((slot, shown))
    cues = document.cues
    return document.replace_payloads(
        {index: _rendered(cues[index].payload, found) for index, found in marks.items()}
    )


def _shown(slot: Slot, language: str, limits: Limits) -> str | None:
    """What is written for the mark in `slot`, None where that stays."""
    if slot.label is Label.QUESTION or slot.protected or not is_plain(slot.mark, language):
        return None
    policy = limits.comma if slot.label is Label.COMMA else limits.period
    if policy is MarkPolicy.KEEP:
        return None
    return "" if policy is MarkPolicy.DROP else "\u3000"


def _rendered(payload: str, marks: Iterable[tuple[Slot, str]]) -> str:
    """`payload` with the marks of these slots replaced."""
    parts = []
    position = 0
    for slot, shown in marks:
        after = payload[slot.end : slot.end + 1]
        ends = after.isspace() or (closes(after) and not opens(after))
        inside = after and not ends
        parts += [payload[position : slot.start], shown if inside else ""]
        position = slot.end
    return "".join([*parts, payload[position:]])
