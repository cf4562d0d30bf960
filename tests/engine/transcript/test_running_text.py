# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.labels import Label
from interpunct.transcript.languages import language, languages
from interpunct.transcript.running_text import words_of_text
from interpunct.transcript.text_pieces import PieceKind, scan


def split_marks(text: str, code: str) -> tuple[str, str, str]:
    """What stands before, in and after the word of a run, where text goes on after it."""
    pieces = scan(text, language(code), " x")
    words = [piece for piece in pieces if piece.kind is PieceKind.WORD]
    if not words:
        return "", "", text
    first, last = words[0].start, words[-1].end
    return text[:first], text[first:last], text[last:]


@pytest.mark.parametrize(
    ("run", "code", "parts"),
    [
        ("“Hello,”", "en", ("“", "Hello", ",”")),
        ("12:30", "en", ("", "12:30", "")),
        ("3.5,", "en", ("", "3.5", ",")),
        ("U.S.", "en", ("", "U.S.", "")),
        ("http://a.b/c?d=e.", "en", ("", "http://a.b/c?d=e", ".")),
        ("don’t!", "en", ("", "don’t", "!")),
        ("'quoted'", "en", ("'", "quoted", "'")),
        ("dogs'", "en", ("", "dogs'", "")),
        ("'cause", "en", ("", "'cause", "")),
        ("'cause'", "fr", ("'", "cause", "'")),
        ("'t", "nl", ("", "'t", "")),
        ("'90s", "fr", ("", "'90s", "")),
        ("¿qué?", "es", ("¿", "qué", "?")),
        ("3.", "de", ("", "3.", "")),
        ("3.", "en", ("", "3", ".")),
        ("ό,τι,", "el", ("", "ό,τι", ",")),
        ('צה"ל.', "he", ("", 'צה"ל', ".")),
        ("...", "en", ("", "", "...")),
    ],
)
def test_a_run_is_split_into_quotes_word_and_marks(
    run: str, code: str, parts: tuple[str, str, str]
) -> None:
    assert split_marks(run, code) == parts


def read(text: str, code: str) -> str:
    """The words of `text` with a sign for each label."""
    return " ".join(word + label.sign for word, label in words_of_text(text, code))


@pytest.mark.parametrize(
    ("code", "text", "expected"),
    [
        ("en", "Well — “yes,” he said... No?!", "Well, yes, he said. No?"),
        ("en", "word—word and well-known, too", "word, word and well-known, too"),
        ("en", "... so it began.", "so it began."),
        ("en", "Mr. Hill came at 5 p.m. and left.", "Mr. Hill came at 5 p.m. and left."),
        ("en", "They sell pens etc. We do not.", "They sell pens etc. We do not."),
        ("de", "Am 3. Mai. Gut.", "Am 3. Mai. Gut."),
        ("cs", "bylo to 5. května roku 5. Pak nic", "bylo to 5. května roku 5. Pak nic"),
        ("fr", "Ça va\u202f? Bien !", "Ça va? Bien."),
        ("el", "Τι κάνεις; Καλά.", "Τι κάνεις? Καλά."),
        ("hy", "Ո՞ւր գնացիր: Տուն։", "Ո՞ւր գնացիր? Տուն."),
        ("hy", "Բարև ձեզ: Ո՞ւր գնացիր:", "Բարև ձեզ. Ո՞ւր գնացիր?"),
        ("en", "so “, no", "so no"),
        ("zh", "我们，你呢？", "我们, 你 呢?"),
        ("ur", "ٹھیک ہے۔ کیا؟", "ٹھیک ہے. کیا?"),
        ("es", "—Hola —dijo—, ¿qué tal?", "Hola, dijo, qué tal?"),
    ],
)
def test_running_text_becomes_words_and_labels(code: str, text: str, expected: str) -> None:
    assert read(text, code) == expected


CHINESE = [
    "我们",
    "你",
    "呢",
    "说话",
    "今天",
    "大家好",
    "GPU",
    "3",
    "的",
    "发展中国家",
    "，",
    "。",
]
JAPANESE = ["私は", "今日", "、", "。", "？", "行きます", "「", "」", "です", "AI", " "]


@pytest.mark.parametrize("code", ["zh-Hans", "ja"])
@given(st.data())
def test_words_without_spaces_are_those_of_the_text_without_its_marks(
    code: str, data: st.DataObject
) -> None:
    parts = data.draw(st.lists(st.sampled_from(CHINESE if code == "zh-Hans" else JAPANESE)))
    text = "".join(parts)
    latin_apart = re.sub(r"(?<=[A-Z0-9])[，。、？「」]+(?=[A-Z0-9])", " ", text)
    bare = re.sub("[，。、？「」]", "", latin_apart)
    words = [word for word, _ in words_of_text(text, code)]
    assert words == [word for word, _ in words_of_text(bare, code)]
    assert words == [
        bare[start:end] for kind, start, end in scan(bare, language(code)) if not kind
    ]


def test_a_mark_inside_of_a_word_is_that_of_the_slot_after_it() -> None:
    assert words_of_text("他说，话多。", "zh-Hans") == [
        ("他", Label.NONE),
        ("说话", Label.COMMA),
        ("多", Label.PERIOD),
    ]


def test_the_dot_of_an_abbreviation_is_the_sentences_only_before_a_capital() -> None:
    assert words_of_text("pens etc. We", "en")[1] == ("etc", Label.PERIOD)
    assert words_of_text("pens etc. and", "en")[1] == ("etc.", Label.NONE)
    assert words_of_text("by Mr. Hill", "en")[1] == ("Mr.", Label.NONE)


@given(st.text(max_size=80), st.sampled_from([entry.code for entry in languages()]))
def test_words_are_parts_of_the_text_in_order_and_never_empty(text: str, code: str) -> None:
    """Without spaces a word can stand on both sides of a mark, so its letters are looked for."""
    position = 0
    for word, _ in words_of_text(text, code):
        assert word
        for part in [word] if language(code).spaced else word:
            position = text.index(part, position) + len(part)


def test_no_is_a_number_only_before_one() -> None:
    labels = [label for _, label in words_of_text("He said no. Then no. 5 came, and no.", "en")]
    none, comma, period = Label.NONE, Label.COMMA, Label.PERIOD
    assert labels == [none, none, period, none, none, none, comma, none, period]


def test_german_abbreviations_of_several_letters_may_have_spaces() -> None:
    text = "er kommt z. B. morgen, d. h. um acht, u. a. mit dir."
    assert [label for word, label in words_of_text(text, "de") if label.ends_sentence] == [
        Label.PERIOD
    ]
