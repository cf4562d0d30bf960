# SPDX-License-Identifier: Apache-2.0
"""Labels and label sets: what they say, how they are described in a file."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.labels import PAPER_LABELS, Label, LabelSet, PaperLabel, strongest
from interpunct.transcript.languages import language

SHOUT = Label("EXCLAMATION", PaperLabel.PERIOD, "!", ends_sentence=True, signs={"zh-Hans": "！"})
DASH = Label("DASH", PaperLabel.COMMA, "—", is_pause=True, also=("–",))
WIDER = LabelSet([*PAPER_LABELS, SHOUT, DASH])


def test_the_papers_have_four_labels() -> None:
    assert PAPER_LABELS.names == ("NONE", "COMMA", "PERIOD", "QUESTION")
    assert [label.ends_sentence for label in PAPER_LABELS] == [False, False, True, True]
    assert [label.is_pause for label in PAPER_LABELS] == [False, True, False, False]
    assert not Label.NONE
    assert PAPER_LABELS.described() == ["NONE", "COMMA", "PERIOD", "QUESTION"]


def test_of_several_marks_the_strongest_counts() -> None:
    assert strongest([Label.COMMA, Label.QUESTION, Label.PERIOD]) is Label.QUESTION
    assert strongest([DASH, SHOUT]) is SHOUT
    assert strongest([]) is Label.NONE


def test_a_set_knows_its_ends_and_pauses() -> None:
    assert WIDER.ends == [2, 3, 4]
    assert WIDER.pauses == [1, 5]
    assert WIDER.columns_of(PaperLabel.PERIOD) == [2, 4]
    assert WIDER.ends_sentence([[0, 4], [5, 3]]).tolist() == [[False, True], [False, True]]
    assert WIDER.counted_as([0, 1, 2, 3, 4, 5]).tolist() == [0, 1, 2, 3, 2, 1]


def test_a_written_mark_is_read_as_the_label_with_its_sign() -> None:
    assert WIDER.read("!", Label.PERIOD) is SHOUT
    assert WIDER.read("！", Label.PERIOD) is SHOUT
    assert WIDER.read("–", Label.COMMA) is DASH
    assert WIDER.read(";", Label.PERIOD) is Label.PERIOD
    assert PAPER_LABELS.read("!", Label.PERIOD) is Label.PERIOD
    assert WIDER.restores("!")
    assert not PAPER_LABELS.restores("!")


def test_a_label_that_a_set_lacks_is_the_nearest_of_it() -> None:
    narrow = LabelSet([Label.NONE, Label.COMMA, Label.PERIOD])
    assert narrow[narrow.column(Label.QUESTION)] is Label.PERIOD
    assert narrow[narrow.column(SHOUT)] is Label.PERIOD
    assert narrow[narrow.column(DASH)] is Label.COMMA
    assert LabelSet([Label.NONE, SHOUT]).column(Label.COMMA) == 0


@pytest.mark.parametrize(("code", "written"), [("en", "!"), ("zh-Hans", "！")])
def test_a_language_writes_a_label_in_its_own_sign(code: str, written: str) -> None:
    assert language(code).mark(SHOUT) == written


def test_copies_of_the_papers_labels_are_the_labels_themselves() -> None:
    for label in PAPER_LABELS:
        assert pickle.loads(pickle.dumps(label)) is label
        assert copy.deepcopy(label) is label
    assert pickle.loads(pickle.dumps(SHOUT)) == SHOUT


NAMES = st.text(st.characters(min_codepoint=65, max_codepoint=90), min_size=1, max_size=6)


@st.composite
def label_sets(draw: st.DrawFn) -> LabelSet:
    names = draw(st.lists(NAMES, unique=True, max_size=5))
    signs = draw(st.permutations("!:;…—‽•"))
    return LabelSet(
        [
            Label.NONE,
            *(
                Label(
                    f"OWN_{name}",
                    draw(st.sampled_from(list(PaperLabel)[1:])),
                    sign,
                    ends_sentence=draw(st.booleans()),
                    is_pause=draw(st.booleans()),
                    signs=draw(st.just({}) | st.just({"el": f"{sign}{sign}"})),
                )
                for name, sign in zip(names, signs, strict=False)
            ),
        ]
    )


@given(label_sets())
def test_a_described_set_is_read_back(labels: LabelSet) -> None:
    assert LabelSet.of(json.loads(json.dumps(labels.described()))) == labels


@pytest.mark.parametrize(
    ("described", "reason"),
    [
        (["COMMA", "NONE"], "the first label has to be NONE"),
        ([], "the first label has to be NONE"),
        (["NONE", "COMMA", "COMMA"], "named twice"),
        (["NONE", "COLON"], "COLON is no label of the papers"),
        (["NONE", {"name": "X", "counts_as": "SEMICOLON"}], "cannot be described"),
        (["NONE", {"name": "X", "counts_as": "COMMA", "sign": 3}], "cannot be described"),
        (["NONE", {"counts_as": "COMMA"}], "cannot be described"),
        (["NONE", {"name": "X", "counts_as": "NONE"}], "only the first"),
        (["NONE", "COMMA", {"name": "X", "counts_as": "COMMA", "sign": ","}], "have the sign ,"),
        (
            [
                "NONE",
                {"name": "X", "counts_as": "COMMA", "sign": ":"},
                {"name": "Y", "counts_as": "COMMA", "sign": ":"},
            ],
            "two labels have the sign :",
        ),
    ],
)
def test_anything_else_is_no_label_set(described: list[Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        LabelSet.of(described)


OFFERED = Label("COLON", PaperLabel.COMMA, ":", is_pause=True, offered=True)


def test_a_label_that_is_only_offered_restores_nothing() -> None:
    labels = LabelSet([*PAPER_LABELS, OFFERED])
    assert labels.read(":", Label.COMMA) is OFFERED
    assert not labels.restores(":")
    assert labels.folds == ((4, 1),)
    assert LabelSet.of(labels.described())[4].offered


def test_a_label_cannot_be_offered_in_place_of_none() -> None:
    with pytest.raises(ValueError, match="no label is shown in place of COLON"):
        LabelSet([Label.NONE, Label.PERIOD, OFFERED])
