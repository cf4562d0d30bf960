# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import lzma
from pathlib import Path

import numpy as np
import pytest

from interpunct.errors import LabError
from interpunct.transcript.word_hashes import hashed, hashes_in
from interpunct_lab.text.common_words import common_words, write_common_words

SPEECH = "and the President met a pilot. and the President met the pilot, and Anna met the pilot."
NOVEL = "so the president met a pilot, Anna met the president."


def test_words_with_a_capital_inside_sentences_are_not_common() -> None:
    assert set(common_words([SPEECH], "en")) == {"the", "met", "pilot"}


def test_each_file_counts_once() -> None:
    assert "president" in common_words([SPEECH, NOVEL, NOVEL], "en")
    assert "president" not in common_words([SPEECH + SPEECH, NOVEL], "en")


def test_the_lists_of_a_corpus_are_hashes_by_language(tmp_path: Path) -> None:
    for code in ("en", "de"):
        (tmp_path / code).mkdir()
        with lzma.open(tmp_path / code / "a.txt.xz", "wt", encoding="utf-8") as stream:
            stream.write(SPEECH)
    write_common_words(tmp_path, tmp_path / "out" / "words.npz")
    with np.load(tmp_path / "out" / "words.npz") as lists:
        assert list(lists) == ["en"]  # German nouns have capitals
        found = hashes_in(lists, "en").tolist()
        assert found == hashed(["the", "met", "pilot"]).tolist()


def test_a_corpus_of_common_words_must_exist(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="not a folder"):
        write_common_words(tmp_path / "none", tmp_path / "words.npz")


def test_lists_are_not_replaced_by_those_of_fewer_languages(tmp_path: Path) -> None:
    output = tmp_path / "words.npz"
    output.write_bytes(b"lists")
    with pytest.raises(LabError, match=r"no text in af, .*, vi; words\.npz would lose"):
        write_common_words(tmp_path, output)
    assert output.read_bytes() == b"lists"
