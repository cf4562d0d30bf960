# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import numpy as np
import pytest

from interpunct.captions.reading import parse_captions
from interpunct.marking.common_words import common
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.word_hashes import differences, hashed, hashes_in


def common_in(text: str, code: str) -> list[bool]:
    data = f"1\n00:00:00,000 --> 00:00:09,000\n{text}\n".encode()
    found: list[bool] = common(
        build_transcript(parse_captions(data), languages=[code]).words
    ).tolist()
    return found


@pytest.mark.parametrize(
    ("code", "text", "names"),
    [
        ("en", "the pilot met british Anna in boston", {"british", "Anna", "boston"}),
        ("fr", "le ministre espagnol aime paris", {"paris"}),
        ("ru", "пилот живёт в москве", {"москве"}),
        ("tr", "çocuklar istanbul'a gidiyor", {"istanbul'a"}),
    ],
)
def test_names_are_no_common_words(code: str, text: str, names: set[str]) -> None:
    assert common_in(text, code) == [word not in names for word in text.split()]


@pytest.mark.parametrize(("code", "text"), [("hi", "यह है"), ("bn", "এটা"), ("ja", "これ")])
def test_languages_without_case_have_no_list(code: str, text: str) -> None:
    assert not any(common_in(text, code))


def test_in_german_only_function_words_are_common() -> None:
    assert common_in("die liebe und sie", "de") == [True, False, True, False]


def test_a_list_is_read_as_it_was_written() -> None:
    hashes = hashed(["pilot", "ship", "pilot", "of"])
    assert len(hashes) == 3
    lists = {"en": differences(hashes)}
    assert hashes_in(lists, "en").tolist() == hashes.tolist()
    assert not len(hashes_in(lists, "fr"))
    assert np.array_equal(hashes, np.sort(hashes))
