# SPDX-License-Identifier: Apache-2.0
"""Lists of replacements of users: what they say, and faults that are told with their place."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpunct.captions.formats import SRT
from interpunct.errors import RuleError, SearchError
from interpunct.rules.replace_lists import read_list
from interpunct.transcript.languages import language


def listed(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def corrected(path: Path, text: str, code: str = "en") -> str:
    return read_list(path).corrected(text, SRT, language(code))


def test_a_line_replaces_whole_words_in_this_case_and_not_in_tags(tmp_path: Path) -> None:
    path = listed(tmp_path, "pier.tsv", "\ufeff# names\n\npier\tquay\nold man\tcaptain\n")
    text = "the <pier>pier</pier>, piers and Pier, old man"
    assert corrected(path, text) == "the <pier>quay</pier>, piers and Pier, captain"
    assert read_list(path).title == "pier"


def test_a_table_has_languages_cases_parts_of_words_and_expressions(tmp_path: Path) -> None:
    path = listed(
        tmp_path,
        "house.toml",
        'title = "Our house"\n'
        '[[replace]]\nfind = "pier"\nby = "quay"\nmatch_case = false\nwhole_word = false\n'
        '[[replace]]\nfind = "(\\\\d+)th"\nby = "No. \\\\1"\nregex = true\nlanguages = ["en"]\n',
    )
    assert read_list(path).title == "Our house"
    assert corrected(path, "PIERS on the 5th") == "quayS on the No. 5"
    assert corrected(path, "PIERS on the 5th", "de") == "quayS on the 5th"


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("a.tsv", "pier\tquay\nno tab\n", r"a\.tsv, line 2: the line is not"),
        ("a.tsv", "\tquay\n", r"line 1"),
        ("a.tsv", "a\tb\tc\n", r"line 1"),
        ("a.toml", "title = 5", r"a\.toml.* has a fault"),
        ("a.toml", '[[replace]]\nfind = "a"\n', r"has a fault: .*by"),
        ("a.toml", '[[replace]]\nfind = "a"\nby = "b"\nwhole = true\n', r"whole"),
        ("a.toml", '[[replace]]\nfind = ""\nby = "b"\n', r"replacement 1: .* is empty"),
        (
            "a.toml",
            '[[replace]]\nfind = "("\nby = "b"\nregex = true\n',
            r"a\.toml, replacement 1: the regular expression cannot be read",
        ),
    ],
)
def test_a_fault_is_told_with_file_and_place(
    tmp_path: Path, name: str, text: str, told: str
) -> None:
    with pytest.raises(RuleError, match=told):
        read_list(listed(tmp_path, name, text))


def test_a_list_that_is_missing_or_not_utf_8_is_told(tmp_path: Path) -> None:
    with pytest.raises(RuleError, match=r"a\.tsv.*cannot be read"):
        read_list(tmp_path / "a.tsv")
    (tmp_path / "b.tsv").write_bytes(b"pier\tqu\xe9\n")
    with pytest.raises(RuleError, match="not UTF-8"):
        read_list(tmp_path / "b.tsv")


def test_a_replacement_that_would_make_a_tag_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SearchError, match="would change a tag"):
        corrected(listed(tmp_path, "a.tsv", "pier\t<i>\n"), "the pier")
