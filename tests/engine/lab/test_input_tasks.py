# SPDX-License-Identifier: Apache-2.0
"""The three tasks of the character paper, and a little in-domain text in training."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.arrays import FloatArray
from interpunct.bundles.description import UNCALIBRATED
from interpunct.errors import LabError
from interpunct.runtime.labelling import LabellingPunctuator
from interpunct_lab.evaluation.bundle_figures import measure
from interpunct_lab.evaluation.input_tasks import Passage, Task, passages, scored
from interpunct_lab.making.request import with_domain
from interpunct_lab.sampling.stretches import StretchOptions, StretchSampler
from interpunct_lab.text.labelled import LabelledText

LABELS = [0, 2, 1, 3, 0, 2, 0]


def test_a_sentence_at_a_time() -> None:
    found = passages(LABELS, Task.SINGLE_SENTENCE)
    assert found == [Passage(0, 2, 2), Passage(2, 4, 4), Passage(4, 6, 6), Passage(6, 7, 7)]


def test_several_sentences_at_a_time() -> None:
    assert passages(LABELS, Task.WHOLE_TEXT, sentences=2) == [Passage(0, 4, 4), Passage(4, 7, 7)]


def test_mid_text_leaves_out_the_last_slot_of_each_text() -> None:
    assert passages(LABELS, Task.MID_TEXT, sentences=2) == [Passage(0, 4, 3), Passage(4, 7, 6)]


@given(
    st.lists(st.integers(0, 3)),
    st.sampled_from(Task),
    st.integers(1, 5),
)
def test_every_word_is_given_once(labels: list[int], task: Task, sentences: int) -> None:
    found = passages(labels, task, sentences=sentences)
    given_words = [word for item in found for word in range(item.start, item.stop)]
    assert given_words == list(range(len(labels)))
    left_out = len(found) if task is Task.MID_TEXT else 0
    assert scored(found, len(labels)).sum() == len(labels) - left_out


class LastWord:
    """Knows only where what it is given ends."""

    name: ClassVar[str] = "last-word"

    def scores(self, words: Sequence[str], languages: Sequence[str]) -> FloatArray:
        result = np.zeros((len(words), 4), np.float32)
        result[-1, 2] = 1
        return result


def test_a_labeller_sees_one_passage_at_a_time() -> None:
    found = passages(LABELS, Task.SINGLE_SENTENCE)
    predictor = LabellingPunctuator(LastWord(), UNCALIBRATED)
    labels, nothing = np.array(LABELS, np.uint8), np.zeros(7, np.uint8)
    text = LabelledText("en", ["w"], nothing.astype(np.int32), labels, nothing)
    shown = measure(predictor, text, chosen=found).labels.argmax(1)
    assert shown.tolist() == [0, 2, 0, 2, 0, 2, 2]


def labelled(word: str) -> LabelledText:
    labels = np.array([0, 0, 0, 2] * 50, np.uint8)
    return LabelledText("en", [word], np.zeros(200, np.int32), labels, np.zeros(200, np.uint8))


def test_a_share_of_the_stretches_is_in_domain() -> None:
    texts, weights = with_domain(
        {"en": labelled("news")}, {"en": 7.0}, {"en": labelled("talk")}, share=0.2
    )
    sampler = StretchSampler(texts, weights, words=8, options=StretchOptions())
    drawn = sampler.stretches(400, np.random.default_rng(1))
    talks = sum(stretch.words[0] == "talk" for stretch in drawn)
    assert 50 < talks < 110


@pytest.mark.parametrize("share", [0.0, 1.0, -1.0])
def test_a_share_of_nothing_or_all_is_an_error(share: float) -> None:
    with pytest.raises(LabError, match="between 0 and 1"):
        with_domain({}, {}, {"en": labelled("talk")}, share=share)
