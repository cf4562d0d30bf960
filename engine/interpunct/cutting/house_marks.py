# SPDX-License-Identifier: Apache-2.0
"""Marks in house style: the predicted mark and the shown mark may differ.

Chinese and Japanese subtitles often show no commas and full stops. Removing them is the last step
before writing a file, because the result no longer contains the sentence ends.
"""

from __future__ import annotations

from collections.abc import Sequence

from interpunct.cutting.profiles import Limits, MarkPolicy, Profile
from interpunct.labels import Label
from interpunct.marking.rendering import Rendered, with_cues_changed
from interpunct.marking.splicing import CueWords, SlotEdit, splice
from interpunct.transcript.signs import closes, is_plain_mark, opens
from interpunct.transcript.transcript import Slot


def with_house_marks(
    written: Rendered, profile: Profile, left_alone: Sequence[bool] | None = None
) -> Rendered:
    """`written` with its commas and full stops in the style of `profile`.

    A space is full-width (U+3000); none is written at the end of a line. Other marks and all words
    stay. So do all marks of the words that are `left_alone`, one value per word. Raises
    CaptionError as `CaptionDocument.replace_payloads` does.
    """

    def changed(cue: CueWords, words: range) -> CueWords | None:
        edits = {
            place: SlotEdit(slot.start, slot.end, shown, 0, shown.strip(), Label.NONE)
            for place, (word, slot) in enumerate(zip(cue.words, cue.slots, strict=True))
            if not (left_alone is not None and left_alone[words[place]])
            and is_plain_mark(slot.mark, word.language)
            and (shown := _shown(cue.payload, slot, profile.limits(word.language))) is not None
        }
        return splice(cue, edits, {}, {}) if edits else None

    return with_cues_changed(written, changed)


def _shown(payload: str, slot: Slot, limits: Limits) -> str | None:
    """The replacement for the plain mark in `slot`, None where the mark stays."""
    if slot.label.is_question or slot.protected:
        return None
    policy = limits.comma if slot.label.is_pause else limits.period
    if policy is MarkPolicy.KEEP:
        return None
    after = payload[slot.end : slot.end + 1]
    ends_line = not after or after.isspace()
    inside = not ends_line and (opens(after) or not closes(after))
    return "\u3000" if inside and policy is not MarkPolicy.DROP else ""
