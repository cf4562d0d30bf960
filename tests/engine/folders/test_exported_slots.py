# SPDX-License-Identifier: Apache-2.0
"""Slots are found again in a file of another format."""

from __future__ import annotations

import re
from html import unescape

import pytest

from interpunct.captions.formats import ASS, SRT, VTT, CaptionFormat
from interpunct.captions.reading import parse_captions
from interpunct.captions.writing import export
from interpunct.folders.output_writing import offsets_in
from interpunct.work.options import Options
from interpunct.work.work import Work

TALK = """WEBVTT

00:01.000 --> 00:04.000
<v Ann>Is <i>it</i> i, &amp; only i? It is.

00:04.000 --> 00:08.000
<c.yellow>One</c> more; well, <b>i</b> see.
"""


@pytest.mark.parametrize("form", [SRT, VTT, ASS])
def test_the_mark_of_each_slot_stands_at_its_offset(form: CaptionFormat) -> None:
    work = Work.of_bytes(TALK.encode(), Options(languages=("en",)))
    exported = parse_captions(export(work.document, form), format=form)
    offsets = offsets_in(exported, work.transcript)
    assert None not in offsets
    for word, slot, offset in zip(
        work.transcript.words, work.transcript.slots, offsets, strict=True
    ):
        assert offset is not None
        payload = exported.cues[word.cue].payload
        assert payload[offset : offset + len(slot.mark)] == slot.mark
        before = re.sub(r"</?[ibcv][^>]*>|\{[^}]*\}", "", payload[:offset])
        assert unescape(before).endswith(unescape(word.text))


def test_a_word_that_the_export_lacks_has_no_offset() -> None:
    work = Work.of_bytes(TALK.encode(), Options(languages=("en",)))
    other = parse_captions(TALK.replace("more", "less").encode())
    offsets = offsets_in(other, work.transcript)
    missing = [
        word.text for word, at in zip(work.transcript.words, offsets, strict=True) if at is None
    ]
    assert missing == ["more"]


@pytest.mark.parametrize(
    "text", ["caf&eacute; closed", "[wind] caf&eacute; closed", "- caf&eacute; closed"]
)
def test_an_entity_at_the_end_of_a_word_is_passed_and_signs_are_left(text: str) -> None:
    document = parse_captions(f"WEBVTT\n\n00:01.000 --> 00:04.000\n{text}\n".encode())
    work = Work(document, Options(languages=("en",)))
    ends = [text.index(" closed"), len(text)]
    assert offsets_in(document, work.transcript)[-2:] == ends
