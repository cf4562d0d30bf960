# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.bundles.bundle import load_bundle
from interpunct.bundles.description import UNCALIBRATED
from interpunct.errors import BundleError
from interpunct.labels import PAPER_LABELS, Label, MarksMode
from interpunct.marking.live_text import LiveText, LiveWord, LiveWriter
from interpunct.marking.proposals import shown_labels
from interpunct.runtime.backends import open_backend
from interpunct.runtime.labelling import LabellingPunctuator
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.punctuator import Punctuator
from interpunct.runtime.streaming import (
    CausalStream,
    WindowStream,
    WordStream,
    live_word,
    word_stream,
)
from interpunct.transcript.transcript import Slot, Transcript, Word

DELAY = 3
MARKS = {"stop": Label.PERIOD, "ask": Label.QUESTION, "pause": Label.COMMA, "停": Label.PERIOD}


def certain(words: Sequence[str]) -> np.ndarray:
    """Scores by which a mark follows the words of `MARKS`, and no other."""
    return (
        20
        * np.eye(4, dtype=np.float32)[
            [PAPER_LABELS.column(MARKS.get(word, Label.NONE)) for word in words]
        ]
    )


class ByWord:
    """A labeller that needs no context."""

    name: ClassVar[str] = "by-word"

    def scores(self, words: Sequence[str], languages: Sequence[str]) -> np.ndarray:
        return certain(words)


class Delayed(ByWord):
    """The same, a few words behind."""

    name: ClassVar[str] = "delayed"

    def stream(self) -> DelayedStream:
        return DelayedStream()


class DelayedStream:
    def __init__(self) -> None:
        self._open: list[str] = []

    def push(self, words: Sequence[str]) -> np.ndarray:
        self._open += words
        known = max(len(self._open) - DELAY, 0)
        scores, self._open = certain(self._open[:known]), self._open[known:]
        return scores

    def finish(self) -> np.ndarray:
        return certain(self._open)


def opened(labeller: ByWord) -> LabellingPunctuator:
    return LabellingPunctuator(labeller, UNCALIBRATED)


def words_of(text: str) -> list[Word]:
    return [live_word(word, "en") for word in text.split()]


def streamed(stream: WordStream, words: Sequence[Word], size: int) -> list[Predictions]:
    pushes = [words[start : start + size] for start in range(0, len(words), size)]
    return [*(stream.push(push) for push in pushes), stream.finish()]


def pairs(words: Sequence[Word], parts: Sequence[Predictions]) -> list[tuple[str, Label]]:
    labels = np.concatenate([shown_labels(part.labels) for part in parts])
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


class AtOnce(DelayedStream):
    """A causal system without any delay."""

    def push(self, words: Sequence[str]) -> np.ndarray:
        return certain(words)


class Prompt(ByWord):
    def stream(self) -> DelayedStream:
        return AtOnce()


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


def live(languages: Sequence[str] | None = ("en",), labeller: ByWord | None = None) -> LiveText:
    return LiveText(word_stream(opened(labeller or Delayed())), languages)


def pieces_of(text: str, cuts: Sequence[int]) -> Iterator[str]:
    bounds = sorted({0, len(text), *(cut % (len(text) + 1) for cut in cuts)})
    return (text[start:end] for start, end in pairwise(bounds))


def through(text: LiveText, pieces: Iterator[str]) -> str:
    return "".join([*(text.feed(piece) for piece in pieces), text.finish()])


def test_marks_and_capitals_are_written_and_nothing_else_changes() -> None:
    text = "  well pause\nwe  stop\tdid you ask\n\n"
    assert through(live(), iter([text])) == "  Well pause,\nwe  stop.\tDid you ask?\n\n"


@given(
    st.lists(
        st.sampled_from([*MARKS, "well", "Anna", "said,", '"so', 'it"', "no?", "-", "\n", "don't"])
    ),
    st.lists(st.integers(0, 400)),
)
def test_any_chunking_gives_the_same_text_and_the_same_words(
    words: list[str], cuts: list[int]
) -> None:
    text = " ".join(words)
    whole = through(live(), iter([text]))
    assert through(live(), pieces_of(text, cuts)) == whole

    def bare(written: str) -> str:
        return "".join(sign for sign in written.lower() if sign not in ".,?。")

    assert bare(whole) == bare(text)


def test_a_mark_that_was_given_stays_and_starts_a_sentence() -> None:
    assert through(live(), iter(["stop! we go on (stop) now"])) == "Stop! We go on (stop). Now"


def test_text_comes_out_as_soon_as_it_is_decided() -> None:
    text = live()
    assert text.feed("we stop now and then") == "We "
    assert text.feed(" go") == "stop. "
    assert text.feed(" on") == "Now "
    assert text.finish() == "and then go on"


def test_a_text_without_spaces_does_not_wait_for_one() -> None:
    text = LiveText(word_stream(opened(ByWord()), 1), ["zh"])
    assert text.feed("今天天气很好我们一起去公园吧你觉得怎么样")
    assert text.finish()


def test_full_width_marks_take_the_place_of_a_space() -> None:
    text = LiveText(word_stream(opened(ByWord()), 1), ["zh"])
    assert through(text, iter(["停 你好"])) == "停。你好"


def test_a_sentence_runs_on_over_pieces() -> None:
    assert through(live(labeller=Prompt()), iter(["we ", "go ", "on ", "stop ", "we ", "go"])) == (
        "We go on stop. We go"
    )


def test_text_in_capitals_is_lowered_where_that_can_be_told() -> None:
    writer = LiveWriter()
    writer.read(words_of("THE BOAT LEFT THE HARBOUR THIS MORNING"))
    lower = np.tile(np.array([1, 0, 0], np.float32), (2, 1))
    none = np.tile(np.array([1, 0, 0, 0], np.float32), (2, 1))
    words = [LiveWord(word, " ") for word in words_of("THE BOAT")]
    assert writer.write(words, None, Predictions(0, none, lower)) == "The boat "


def test_the_language_is_found_out_before_the_first_word_is_written() -> None:
    text = LiveText(word_stream(opened(ByWord()), 1), None)
    assert text.feed("so ") == ""
    assert text.feed("what do you think about that ").startswith("So what do")


def test_nothing_in_is_nothing_out() -> None:
    assert live().finish() == ""
    assert through(live(), iter([" \n"])) == " \n"
    assert through(live(), iter(["?! "])) == "?! "


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
