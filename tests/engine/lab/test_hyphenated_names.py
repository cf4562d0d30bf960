# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from interpunct.errors import LabError
from interpunct.transcript.languages import language, languages
from interpunct.transcript.word_hashes import hashed, hashes_in
from interpunct_lab.text.common_words import has_list
from interpunct_lab.text.hyphenated_names import (
    first_parts,
    later_parts,
    write_hyphenated_names,
)

WORDS = ["Coca-Cola", "Zeta-Qwy", "Zeta-qwx", "pro-Europe", "pro-NATO", "pro-life", "A-B", "iX-Y"]


def test_parts_are_listed_by_their_casing_and_that_of_the_first() -> None:
    assert later_parts([WORDS], language("en")) == {
        "en capitalised capitalised": ["cola", "qwy"],
        "en capitalised lower": ["qwx"],
        "en lower capitalised": ["europe"],
        "en lower upper": ["nato"],
    }
    assert "sv capitalised lower" not in later_parts([WORDS], language("sv"))


def test_a_common_word_that_is_mostly_behind_lower_case_is_no_name() -> None:
    words = ["Seven-Year-Old", "six-year-old", "two-year-old"]
    assert later_parts([words], language("en")) == {}
    assert later_parts([["Grand-Old"]], language("en")) == {"en capitalised capitalised": ["old"]}


def test_a_part_is_listed_from_four_fifths_of_the_files_that_have_it() -> None:
    files = [*[["Coca-Cola"]] * 3, ["Coca-cola"] * 9]
    assert "en capitalised capitalised" not in later_parts(files, language("en"))
    files.append(["Coca-Cola"])
    assert later_parts(files, language("en"))["en capitalised capitalised"] == ["cola"]


def test_common_words_that_begin_names_are_listed() -> None:
    words = ["Saint-Denis", "Saint-Cloud", "grand-père", "Grand-Place", "Zola-Nana", "Zola-Nana"]
    assert first_parts([words], language("fr")) == ["saint"]


def test_the_lists_are_hashes(tmp_path: Path) -> None:
    for spoken in filter(has_list, languages()):
        (tmp_path / spoken.code).mkdir()
        (tmp_path / spoken.code / "a.txt").write_text(f"so {' and '.join(WORDS)}.", "utf-8")
    write_hyphenated_names(tmp_path, tmp_path / "out" / "names.npz")
    with np.load(tmp_path / "out" / "names.npz") as lists:
        assert hashes_in(lists, "en lower upper").tolist() == hashed(["nato"]).tolist()
        assert hashes_in(lists, "de lower upper").tolist() == []


def test_a_corpus_must_hold_all_languages(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="not a folder"):
        write_hyphenated_names(tmp_path / "none", tmp_path / "names.npz")
