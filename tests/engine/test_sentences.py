# SPDX-License-Identifier: Apache-2.0
"""Sentences: English text everywhere, with what another language needs."""

from __future__ import annotations

import json
import pickle

from hypothesis import given
from hypothesis import strategies as st

from interpunct.errors import CaptionError
from interpunct.sentences import Sentence, counted


@given(st.text())
def test_a_sentence_is_its_text(word: str) -> None:
    sentence = Sentence("{mark} after ‘{word}’", mark=Sentence("comma"), word=word)
    assert sentence == f"comma after ‘{word}’"
    assert json.loads(json.dumps(sentence)) == str(sentence)
    assert sentence.template == "{mark} after ‘{word}’"
    again = pickle.loads(pickle.dumps(sentence))
    assert (again, again.template, again.values) == (sentence, sentence.template, sentence.values)


@given(st.text())
def test_a_text_without_values_is_taken_as_it_stands(text: str) -> None:
    assert Sentence(text) == text
    assert Sentence.of(text) == text
    sentence = Sentence(text)
    assert Sentence.of(sentence) is sentence


def test_one_is_counted_otherwise() -> None:
    said = [counted(count, one="1 cue", many="{count:,} cues") for count in (0, 1, 2, 1200)]
    assert said == ["0 cues", "1 cue", "2 cues", "1,200 cues"]
    assert {sentence.template for sentence in said} == {"{count:,} cues"}
    assert [sentence.number for sentence in said] == [0, 1, 2, 1200]


def test_a_failure_is_a_sentence_of_its_parts() -> None:
    error = CaptionError("it broke.", file="a.srt", where="cue 3", remedy="Mend it.")
    assert error.sentence == str(error) == "a.srt, cue 3: it broke. Mend it."
    assert str(CaptionError("it broke.")) == "it broke."
    assert str(CaptionError("it broke.", where="cue 3")) == "cue 3: it broke."
    assert str(error.in_file("b.srt")) == "b.srt, cue 3: it broke. Mend it."
