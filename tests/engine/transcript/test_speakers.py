# SPDX-License-Identifier: Apache-2.0
"""Who speaks, by voice tags, labels and dashes."""

from __future__ import annotations

import pytest

from interpunct.captions.formats import SRT, VTT, CaptionFormat
from interpunct.captions.reading import parse_captions
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.speakers import (
    SpeakerName,
    names_speakers,
    speaker_names,
    speakers,
    speakers_of_words,
    written_name,
)

TALK = """\
WEBVTT

00:01.000 --> 00:02.000
<v Ann>so <v Ben>no <v Ann>yes

00:02.000 --> 00:03.000
nobody

00:03.000 --> 00:04.000
CARL: well

00:04.000 --> 00:05.000
on he goes

00:05.000 --> 00:06.000
<v Ann>stop
"""
SPOKEN = [("so", "Ann"), ("no", "Ben"), ("yes", "Ann"), ("nobody", "")]
SPOKEN += [("well", "CARL"), ("on", "CARL"), ("he", "CARL"), ("goes", "CARL"), ("stop", "Ann")]


@pytest.mark.parametrize(
    ("payload", "form", "name", "written", "in_tag"),
    [
        ("<v Ann>hi", VTT, "Ann", "Ann", True),
        ("<v.loud  Ann Berg >hi", VTT, "Ann Berg", "Ann Berg", True),
        ("<v Ben &amp; Co>hi", VTT, "Ben & Co", "Ben &amp; Co", True),
        ("<v Ben &amp; Co>hi", SRT, "Ben &amp; Co", "Ben &amp; Co", True),
        ("ANN: hi", SRT, "ANN", "ANN", False),
        ("[ Ann ]: hi", SRT, "Ann", "Ann", False),
        (">> ANN: hi", SRT, "ANN", "ANN", False),
    ],
)
def test_a_name_is_found_where_it_is_written(
    payload: str, form: CaptionFormat, name: str, written: str, in_tag: bool
) -> None:
    (found,) = speaker_names(payload, form)
    assert (found.name, found.in_tag) == (name, in_tag)
    assert payload[found.start : found.end] == written


def test_after_a_dash_nobody_is_named() -> None:
    first, second = speaker_names("- hi\n- ho", SRT)
    assert first.name == second.name == ""
    assert not first.in_tag
    assert not second.in_tag
    assert (first.start, second.start) == (first.end, second.end)


def test_text_without_a_name_has_no_speaker() -> None:
    assert speaker_names("so it <i>was</i> 5", VTT) == ()
    assert not names_speakers(parse_captions(b"1\n00:00:01,000 --> 00:00:02,000\nat 10:30 so\n"))


def test_speakers_come_in_order_with_the_cues_that_name_them() -> None:
    document = parse_captions(TALK.encode())
    assert names_speakers(document)
    assert list(speakers(document).items()) == [("Ann", 2), ("Ben", 1), ("CARL", 1)]


def test_a_voice_ends_with_its_cue_and_a_label_with_the_next_speaker() -> None:
    document = parse_captions(TALK.encode())
    words = build_transcript(document).words
    found = zip((word.text for word in words), speakers_of_words(document, words), strict=True)
    assert list(found) == SPOKEN


@pytest.mark.parametrize("name", ["Ben & Co", "a <b", 'the "voice"'])
def test_a_name_is_read_as_it_was_written(name: str) -> None:
    written = written_name(name, VTT)
    assert speaker_names(f"<v {written}>hi", VTT) == (
        SpeakerName(name, 3, 3 + len(written), in_tag=True),
    )
    assert written_name(name, SRT) == name
    assert '"' in written or '"' not in name, "quotes need no reference"
