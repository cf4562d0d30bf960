# SPDX-License-Identifier: Apache-2.0
"""Marks out of an answer, and only where its words are those sent."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.labels import PAPER_LABELS, Label
from interpunct.opinions.aligning import marks_in_answer

NONE, COMMA, PERIOD, QUESTION = PAPER_LABELS
SIGNS = {NONE: "", COMMA: ",", PERIOD: ".", QUESTION: "?"}
SENT = ["so", "anna", "came", "home", "did", "you", "see", "her"]
WORDS = st.sampled_from(["anna", "came", "home", "boat", "we", "left", "over", "the", "sea"])


def marks(answer: str, words: list[str] | None = None, code: str = "en") -> list[Label] | None:
    return marks_in_answer(answer, words or SENT, code, PAPER_LABELS)


def test_marks_stand_at_their_words() -> None:
    found = marks("So, Anna came home. Did you see her?")
    assert found == [COMMA, NONE, NONE, PERIOD, NONE, NONE, NONE, QUESTION]


@pytest.mark.parametrize(
    "answer",
    [
        "",
        " \n",
        "So, Anna came home.",  # half
        "Anna came home. Did you see her?",
        "So, Anna came home. Did you see her? I hope so.",
        "So, Anna came back. Did you see her?",
        "So, Anna home came. Did you see her?",
        "So, Anna came home. So, Anna came home. Did you see her?",
        "Sure! Here is the text: So, Anna came home. Did you see her?",
        "I cannot help with that.",
        "Also, Anna kam nach Hause. Hast du sie gesehen?",
        "So, **Anna** came home. Did you see her?",
        "<p>So, Anna came home. Did you see her?</p>",
        "```text\nSo, Anna came home. Did you see her?\n```",
        "so annacame home did you see her",
        "so an na came home did you see her",
        '{"text": "So, Anna came home. Did you see her?"}',
        "So, Anna came home. Did you see her? " * 5_000,
        "x" * 1_000_000,
    ],
)
def test_other_words_give_nothing(answer: str) -> None:
    assert marks(answer) is None


@pytest.mark.parametrize(
    "answer",
    [
        '"So, Anna came home. Did you see her?"',
        "\n\nSo, Anna came home.\n\nDid you see her?\n",
        "SO, ANNA CAME HOME. DID YOU SEE HER?",
        "<think>She came, so there is a stop.</think>\n\nSo, Anna came home. Did you see her?",
    ],
)
def test_quotes_lines_case_and_thoughts_do_not_count(answer: str) -> None:
    assert marks(answer) == [COMMA, NONE, NONE, PERIOD, NONE, NONE, NONE, QUESTION]


def test_another_number_is_another_word() -> None:
    words = ["in", "1990", "he", "left"]
    assert marks("In 1990, he left.", words) == [NONE, COMMA, NONE, PERIOD]
    assert marks("In 1991, he left.", words) is None


def test_apostrophes_and_dots_of_abbreviations_may_differ() -> None:
    words = ["it's", "mr", "smith"]
    assert marks("It’s Mr. Smith.", words) == [NONE, NONE, PERIOD]


def test_text_without_spaces_may_be_parted_in_another_way() -> None:
    words = ["今天", "天气", "很", "好", "我们", "走"]
    found = marks("今天天气很好，我们走。", words, "zh-Hans")
    assert found == [NONE, NONE, NONE, COMMA, NONE, PERIOD]
    assert marks("今天天气不好，我们走。", words, "zh-Hans") is None
    ours = ["今天", "天气很", "好"]
    assert marks("今天天气，很好。", ours, "zh-Hans") == [NONE, NONE, PERIOD]


def test_each_language_has_its_signs() -> None:
    assert marks("Πού είσαι; Εδώ.", ["πού", "είσαι", "εδώ"], "el") == [NONE, QUESTION, PERIOD]
    assert marks("أين أنت؟ هنا.", ["أين", "أنت", "هنا"], "ar") == [NONE, QUESTION, PERIOD]
    assert marks("İstanbul güzel.", ["istanbul", "güzel"], "tr") == [NONE, PERIOD]


def written(words: list[str], labels: list[Label], capitals: list[bool]) -> str:
    """Running text, made without our own renderer."""
    cased = [word.upper() if up else word for word, up in zip(words, capitals, strict=True)]
    return " ".join(word + SIGNS[label] for word, label in zip(cased, labels, strict=True))


@st.composite
def marked(draw: st.DrawFn) -> tuple[list[str], list[Label], str]:
    words = draw(st.lists(WORDS, min_size=1, max_size=30))
    size = len(words)
    labels = draw(st.lists(st.sampled_from(PAPER_LABELS), min_size=size, max_size=size))
    capitals = draw(st.lists(st.booleans(), min_size=size, max_size=size))
    return words, labels, written(words, labels, capitals)


@given(marked())
def test_what_was_written_is_read(text: tuple[list[str], list[Label], str]) -> None:
    words, labels, answer = text
    assert marks(answer, words) == labels


@given(marked(), st.data())
def test_a_changed_word_gives_nothing(
    text: tuple[list[str], list[Label], str], data: st.DataObject
) -> None:
    words, _, answer = text
    parts = answer.split(" ")
    place = data.draw(st.integers(0, len(parts) - 1))
    change = data.draw(st.sampled_from(["drop", "double", "other", "letter", "join"]))
    if change == "drop":
        del parts[place]
    elif change == "double":
        parts.insert(place, parts[place])
    elif change == "other":
        parts[place] = "harbour"
    elif change == "letter":
        parts[place] = "q" + parts[place]
    else:
        parts = ["".join(re.findall(r"\w", "".join(parts))) + "s"]
    assert marks(" ".join(parts), words) is None


@given(st.text(max_size=200), st.sampled_from(["en", "de", "el", "hy", "zh-Hans", "ja", "th"]))
def test_any_answer_gives_a_label_for_each_word_or_nothing(answer: str, code: str) -> None:
    found = marks(answer, SENT, code)
    assert found is None or len(found) == len(SENT)
    letters = re.sub(r"\W", "", answer.rpartition("</think>")[2]).lower()
    if found is not None:
        assert letters == "".join(SENT)
