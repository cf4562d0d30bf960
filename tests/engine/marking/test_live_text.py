# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine.live_labellers import MARKS, ByWord, Delayed, Prompt, opened, words_of

from interpunct.marking.live_text import LiveText, LiveWord, LiveWriter
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.streaming import word_stream


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
    assert text.feed("今天天气很好我们一起去公园吧你觉得怎么样") == "今天天气很好我们一起去公园吧"
    assert text.finish() == "你觉得怎么样"


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


def test_capitals_of_long_ago_tell_nothing_of_the_text_now() -> None:
    writer = LiveWriter()
    writer.read(words_of("THE BOAT LEFT " * 100 + "the boat left the harbour " * 8))
    lower = np.tile(np.array([1, 0, 0], np.float32), (2, 1))
    none = np.tile(np.array([1, 0, 0, 0], np.float32), (2, 1))
    words = [LiveWord(word, " ") for word in words_of("The BOAT")]
    assert writer.write(words, None, Predictions(0, none, lower)) == "The BOAT "


@pytest.mark.parametrize("pieces", [["'t is stop 'n man"], ["'t ", "is ", "stop ", "'n ", "man"]])
def test_a_clitic_passes_the_capital_on_to_the_next_passage(pieces: list[str]) -> None:
    assert through(live(["nl"], Prompt()), iter(pieces)) == "'t Is stop. 'n Man"


def test_a_run_without_spaces_is_segmented_from_twelve_characters_on() -> None:
    text = LiveText(word_stream(opened(ByWord()), 1), ["zh"])
    assert text.feed("今天天气很好我们一起去") == ""
    assert text.feed("公") == "今天天气很好我们"


def test_a_long_word_of_a_language_with_spaces_waits_for_its_end() -> None:
    text = LiveText(word_stream(opened(ByWord()), 1), ["en"])
    assert text.feed("so incomprehensibilities") == ""
    assert text.feed(" follow ") == "So incomprehensibilities "


def test_short_pieces_are_written_once_the_language_is_known() -> None:
    text = LiveText(word_stream(opened(ByWord()), 1), None)
    assert text.feed("so what do you think about that ").endswith("about ")
    assert text.feed("yes ") == "that "


def test_a_text_that_breaks_off_loses_only_its_unfinished_word() -> None:
    text = live(labeller=ByWord())
    written = text.feed("we go on\nand th")
    assert written + text.break_off() == "We go on\nand "


def test_of_a_text_too_short_to_be_told_whole_lines_are_written() -> None:
    text = live(None, ByWord())
    assert text.feed("so\nand th") == ""
    assert text.break_off() == "So\n"
