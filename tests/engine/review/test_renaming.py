# SPDX-License-Identifier: Apache-2.0
"""Speakers renamed: only the name is written, undo gives the bytes, faulty names are refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.captions.reading import parse_captions
from interpunct.errors import CaptionError, InterpunctError, SessionError
from interpunct.labels import Casing
from interpunct.review.commands import Decide, SetCasing
from interpunct.review.journal_lines import command_of
from interpunct.review.restructuring import RenameSpeaker
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.speakers import speakers, speakers_of_words
from interpunct.work.options import Options
from interpunct.work.work import Work

AllOf = Callable[[Work], tuple[Any, ...]]

TALK = """\
WEBVTT

00:01.000 --> 00:02.000
<v Ann>well it rained

00:02.000 --> 00:03.000
<v.loud Anna Berg>did it</v> <v Ann>it did

00:03.000 --> 00:04.000
<v Ben &amp; Co>no ann it did not <00:00:03.500>really

00:04.000 --> 00:05.000
and nobody says this about Ann
"""

LABELS = """\
1
00:00:01,000 --> 00:00:02,000
- ANN: well it rained
- BEN: did it

2
00:00:02,000 --> 00:00:03,000
it did

3
00:00:03,000 --> 00:00:04,000
>> Ann: hello ann
[Speaker 1]: again
>> BEN: and ann
"""


def work_of(text: str) -> Work:
    return Work.of_bytes(text.encode(), Options(languages=("en",)))


def renamed(text: str, old: str, new: str, first: int = 0) -> str:
    work = work_of(text)
    RenameSpeaker.plan(work, old, new, first).apply(work)
    return work.document.to_bytes().decode()


def test_speakers_are_listed_with_their_cues() -> None:
    assert speakers(work_of(TALK).document) == {"Ann": 2, "Anna Berg": 1, "Ben & Co": 1}
    labelled = {"ANN": 1, "BEN": 2, "Ann": 1, "Speaker 1": 1}
    assert speakers(work_of(LABELS).document) == labelled


def test_a_voice_holds_for_its_cue_and_a_label_until_another() -> None:
    def said_by(text: str) -> list[str]:
        work = work_of(text)
        names = list(speakers_of_words(work.document, work.transcript.words))
        return [
            name for name, after in zip(names, [*names[1:], None], strict=True) if name != after
        ]

    assert said_by(TALK) == ["Ann", "Anna Berg", "Ann", "Ben & Co", ""]
    assert said_by(LABELS) == ["ANN", "BEN", "Ann", "Speaker 1", "BEN"]


def test_only_the_name_is_written() -> None:
    wanted = TALK.replace("<v Ann>", "<v Carla>")
    assert renamed(TALK, "Ann", "Carla") == wanted
    assert renamed(LABELS, "ANN", "CARLA") == LABELS.replace("ANN", "CARLA")
    assert renamed(LABELS, "Speaker 1", "Carla") == LABELS.replace("Speaker 1", "Carla")
    assert renamed(LABELS, "Ann", "Zoe") == LABELS.replace("Ann:", "Zoe:")
    assert renamed(LABELS, "BEN", "TOM") == LABELS.replace("BEN", "TOM")


def test_from_here_on() -> None:
    head, _, rest = TALK.partition("00:02.000 -->")
    assert renamed(TALK, "Ann", "Ada", first=1) == f"{head}00:02.000 -->" + rest.replace(
        "<v Ann>", "<v Ada>"
    )


def test_a_name_is_escaped_as_webvtt_needs_it() -> None:
    assert "<v Ben &lt;3 &amp; me>well" in renamed(TALK, "Ann", "Ben <3 & me")
    assert "<v Tom>no ann" in renamed(TALK, "Ben & Co", "Tom")


@pytest.mark.parametrize(
    ("text", "old", "new"),
    [
        (LABELS, "BEN", "Ben"),
        (LABELS, "BEN", "BEN: JR"),
        (LABELS, "BEN", "B" * 60),
        (LABELS, "BEN", "<BEN>"),
        (LABELS, "Speaker 1", "An]n"),
        (LABELS, "Ann", "zoe"),
        (TALK, "Ann", " "),
        (TALK, "Ann", "Ann"),
        (TALK, "Ann", "A\u0007"),
        (TALK, "Zoe", "Ann"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(text: str, old: str, new: str) -> None:
    work = work_of(text)
    with pytest.raises(SessionError) as refused:
        RenameSpeaker.plan(work, old, new)
    assert refused.value.what.endswith(".")
    assert work.to_bytes() == text.encode()


def test_a_name_that_would_be_a_line_end_in_ass_is_refused() -> None:
    text = "[Events]\nFormat: Start, End, Text\nDialogue: 0:00:01.00,0:00:02.00,ANN: hello\n"
    with pytest.raises(SessionError):
        RenameSpeaker.plan(work_of(text), "ANN", "A\\NB")


def test_a_name_that_the_encoding_cannot_hold_is_refused() -> None:
    work = Work.of_bytes(
        LABELS.replace("rained", "r\xe4ined").encode("latin-1"), Options(languages=("en",))
    )
    with pytest.raises(CaptionError):
        RenameSpeaker.plan(work, "ANN", "АННА")


def test_speakers_with_one_name_have_one_turn() -> None:
    work = work_of(TALK.replace("<v.loud Anna Berg>did it</v> ", ""))
    RenameSpeaker.plan(work, "Ben & Co", "Ann").apply(work)
    again = build_transcript(parse_captions(work.document.to_bytes()), languages=("en",))
    assert [word.turn for word in work.transcript.words] == [word.turn for word in again.words]
    assert work.transcript == again


def test_decisions_stay_with_their_words() -> None:
    work = work_of(TALK)
    Decide.plan(work, 2, ".").apply(work)
    SetCasing.plan(work, 0, Casing.CAPITALISED).apply(work)
    step = RenameSpeaker.plan(work, "Ann", "Konstantin")
    step.apply(work)
    assert work.cue_text(0).text == "<v Konstantin>Well it rained."
    assert command_of(step.record()) == step.command


NAMED = st.one_of(
    st.tuples(
        st.sampled_from([TALK, TALK.replace("\n", "\r\n")]), st.sampled_from(["Ann", "Ben & Co"])
    ),
    st.tuples(st.just(LABELS), st.sampled_from(["ANN", "BEN", "Speaker 1"])),
)


@settings(max_examples=150, deadline=None)
@given(
    NAMED,
    st.text("ANBen &<>;:[]{}-'é 1", min_size=1, max_size=20),
    st.integers(0, 3),
)
def test_a_name_given_is_read_back_and_undo_gives_the_bytes(
    all_of: AllOf, named: tuple[str, str], new: str, first: int
) -> None:
    text, old = named
    work = work_of(text)
    before = all_of(work)
    try:
        step = RenameSpeaker.plan(work, old, new, first)
    except InterpunctError:
        assert all_of(work) == before
        return
    step.apply(work)
    read = Work.of_bytes(work.document.to_bytes(), Options(languages=("en",)))
    assert read.document.cues == work.document.cues
    assert read.transcript == work.transcript
    assert " ".join(new.split()) in speakers(read.document)
    step.revert(work)
    assert all_of(work) == before
    assert work.document.to_bytes() == text.encode()


def test_everything_from_the_first_cue_on_is_shown_again_as_others_may_speak() -> None:
    work = work_of(TALK)
    step = RenameSpeaker.plan(work, "Anna Berg", "Ada")
    assert step.restructures
    assert step.cues == range(1, len(work.document.cues))


def test_a_record_that_names_no_first_cue_renames_all() -> None:
    work = work_of(TALK)
    command_of({"do": "rename-speaker", "old": "Ann", "new": "Ada"}).step(work).apply(work)
    assert "Ann" not in speakers(work.document)
