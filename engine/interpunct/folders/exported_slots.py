# SPDX-License-Identifier: Apache-2.0
"""Positions of the slots of a document in an export to another format."""

from __future__ import annotations

from html import unescape

from interpunct.captions.document import CaptionDocument
from interpunct.captions.payload import TokenKind, tokenise
from interpunct.transcript.transcript import Transcript, cue_spans

_TAIL = "\1"


def offsets_in(exported: CaptionDocument, transcript: Transcript) -> list[int | None]:
    """The offset of each slot in the cues of `exported`, None for a word that is not found.

    `transcript` belongs to the exported document, which has the same cues.
    """
    offsets: list[int | None] = []
    for span in cue_spans(transcript.words):
        text = _without_markup(exported, transcript.words[span.start].cue)
        reached = 0
        for index in span:
            word, mark = transcript.words[index].text, transcript.slots[index].mark
            start = text.find(unescape(word), reached)
            if start < 0:
                offsets.append(None)
                continue
            reached = start + len(unescape(word))
            while text[reached : reached + 1] == _TAIL:
                reached += 1
            reached = max(reached, text.find(mark, reached) if mark else reached)
            offsets.append(reached)
    return offsets


def _without_markup(document: CaptionDocument, cue: int) -> str:
    """The payload of a cue with blanked tags; an entity becomes its sign and a filler."""
    payload = document.cues[cue].payload
    for token in tokenise(payload, document.format):
        length = token.end - token.start
        if token.kind is TokenKind.MARKUP:
            payload = payload[: token.start] + "\0" * length + payload[token.end :]
        elif token.kind is TokenKind.ENTITY:
            sign = unescape(payload[token.start : token.end])
            shown = sign + _TAIL * (length - len(sign))
            payload = payload[: token.start] + shown + payload[token.end :]
    return payload
