# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.engine.live_labellers import (
    DELAY,
    MARKS,
    ByWord,
    Delayed,
    Prompt,
    opened,
    words_of,
)

from interpunct.bundles.bundle import load_bundle
from interpunct.bundles.description import UNCALIBRATED
from interpunct.errors import BundleError
from interpunct.labels import PAPER_LABELS, Label, MarksMode
from interpunct.marking.proposals import shown_labels
from interpunct.runtime.backends import open_backend
from interpunct.runtime.labelling import LabellingPunctuator
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.punctuator import Punctuator
from interpunct.runtime.streaming import (
    CausalStream,
    WindowStream,
    WordStream,
    word_stream,
)
from interpunct.transcript.transcript import Slot, Transcript, Word


def streamed(stream: WordStream, words: Sequence[Word], size: int) -> list[Predictions]:
    pushes = [words[start : start + size] for start in range(0, len(words), size)]
    return [*(stream.push(push) for push in pushes), stream.finish()]


def pairs(words: Sequence[Word], parts: Sequence[Predictions]) -> list[tuple[str, Label]]:
    labels = np.concatenate([shown_labels(part.labels, part.label_set) for part in parts])
    return [(word.text, PAPER_LABELS[label]) for word, label in zip(words, labels, strict=True)]


@pytest.mark.parametrize("labeller", [ByWord(), Delayed()])
@pytest.mark.parametrize("size", [1, 2, 7, 500])
def test_every_word_gets_its_label_once_and_in_order(labeller: ByWord, size: int) -> None:
    words = words_of("we stop here now pause then go on ask why stop " * 15)
    parts = streamed(word_stream(opened(labeller)), words, size)
    assert pairs(words, parts) == [(word.text, MARKS.get(word.text, Label.NONE)) for word in words]
    firsts = np.cumsum([0, *(len(part) for part in parts)])
    assert [part.first for part in parts] == firsts[:-1].tolist()


def test_a_causal_system_is_as_late_as_its_delay() -> None:
    stream = word_stream(opened(Delayed()))
    assert isinstance(stream, CausalStream)
    sizes = [len(stream.push([word])) for word in words_of("one two three four five six")]
    assert sizes == [0, 0, 0, 1, 1, 1]
    assert len(stream.finish()) == DELAY


@pytest.mark.parametrize("look_ahead", [1, 4])
def test_a_window_decides_what_has_enough_words_behind_it(look_ahead: int) -> None:
    stream = word_stream(opened(ByWord()), look_ahead)
    assert isinstance(stream, WindowStream)
    sizes = [len(stream.push([word])) for word in words_of("one two three four five six")]
    assert sizes == [0] * look_ahead + [1] * (6 - look_ahead)
    assert len(stream.finish()) == look_ahead


@pytest.mark.parametrize("labeller", [ByWord(), Delayed(), Prompt()])
def test_the_last_mark_of_a_partial_text_is_never_decided(labeller: ByWord) -> None:
    look_ahead = 1 if type(labeller) is ByWord else None
    stream = word_stream(opened(labeller), look_ahead)
    given_words, decided = 0, 0
    for word in words_of("stop stop stop stop stop"):
        given_words += 1
        decided += len(stream.push([word]))
        assert decided < given_words
    assert decided + len(stream.finish()) == given_words


def test_a_delay_cannot_be_asked_of_a_causal_system() -> None:
    with pytest.raises(BundleError, match="delayed decides after the delay"):
        word_stream(opened(Delayed()), 5)


@pytest.fixture(scope="module")
def punctuator(tiny_bundle: Path) -> Punctuator:
    return Punctuator(open_backend(load_bundle(tiny_bundle), "ctranslate2", "cpu"))


def test_the_compact_system_streams_marks_and_casing(punctuator: Punctuator) -> None:
    words = words_of("the old harbour pilot said that he would come back " * 12)
    parts = streamed(word_stream(punctuator), words, 5)
    labels = np.concatenate([part.labels for part in parts])
    casings = np.concatenate([part.casings for part in parts])
    assert labels.shape == (len(words), 4)
    assert casings.shape == (len(words), 3)
    np.testing.assert_allclose(labels.sum(axis=1), 1, atol=1e-5)


def test_the_newest_window_decides(punctuator: Punctuator) -> None:
    words = words_of("the old harbour pilot said that he would come back")
    stream = WindowStream(punctuator, 3)
    assert len(stream.push(words[:3])) == 0
    part = stream.push(words[3:9])
    transcript = Transcript(words[:9], (Slot(0, 0, "", Label.NONE),) * 9)
    whole = next(punctuator.predict(transcript, marks=MarksMode.REPLACE))
    np.testing.assert_allclose(part.labels, whole.labels[:6], atol=1e-5)


class Counting(LabellingPunctuator):
    """Counts the words that it is asked about."""

    asked = 0

    def predict(self, transcript: Transcript, **options: Any) -> Iterator[Predictions]:
        self.asked += len(transcript)
        return super().predict(transcript, **options)


def test_nothing_is_predicted_where_nothing_can_be_decided() -> None:
    predictor = Counting(ByWord(), UNCALIBRATED)
    stream = WindowStream(predictor, look_ahead=4)
    assert len(stream.push(words_of("one two three four"))) == 0
    assert predictor.asked == 0
    assert len(stream.push(words_of("five"))) == 1
    assert predictor.asked == 5


def test_answers_that_are_no_numbers_are_refused() -> None:
    whole, none = np.full((2, 4), 0.25, np.float32), np.full((2, 3), np.nan, np.float32)
    for labels, casings in ((whole, none), (whole * np.inf, np.full((2, 3), 0.3, np.float32))):
        with pytest.raises(BundleError, match="no numbers"):
            Predictions(0, labels, casings)
