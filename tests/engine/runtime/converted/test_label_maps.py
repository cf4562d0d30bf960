# SPDX-License-Identifier: Apache-2.0
"""Meaning of the labels of published checkpoints."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpunct.errors import BundleError
from interpunct.labels import Casing, PaperLabel
from interpunct.runtime.converted.label_maps import LabelMap, read_labels

LOWER, CAPITALISED, UPPER = Casing
CONFIG = Path("config.json")


def read(*names: str) -> LabelMap:
    return read_labels(names, {}, file=CONFIG)


def counted(found: LabelMap) -> list[PaperLabel]:
    return [found.label_set[column].counts_as for column in found.columns]


@pytest.mark.parametrize(
    ("theirs", "ours"),
    [
        (["0", ".", ",", "?", "-", ":"], [0, 2, 1, 3, 1, 1]),
        (["O", "COMMA", "PERIOD", "QUESTION_MARK", "EXCLAMATION"], [0, 1, 2, 3, 2]),
        (["OU", "OO", ".O", "!U", "?O", ",U", "'O", "-O"], [0, 0, 2, 2, 3, 1, 0, 1]),
        (["O", "B-COMMA", "B-FULL_STOP"], [0, 1, 2]),
        (["0", ";", "SEMICOLON", ";U", "։", "...", "؟", "?!"], [0, 1, 1, 1, 2, 2, 3, 3]),
        (["LOWER_O", "UPPER_TIRE", "LOWER_VOSKL", "UPPER_TOTAL_DVOETOCHIE"], [0, 1, 2, 1]),
        (["<NULL>", "<ACRONYM>", "。", "፧", "፣"], [0, 0, 2, 3, 1]),
        (["<unk>", "_", "，", "。", "？", "、"], [0, 0, 1, 2, 3, 1]),
    ],
)
def test_known_names_of_labels_are_understood(theirs: list[str], ours: list[int]) -> None:
    assert counted(read(*theirs)) == [PaperLabel(one) for one in ours]


def test_a_letter_after_the_sign_is_the_casing_of_the_word() -> None:
    found = read("OU", "OO", ".O", "!U")
    assert found.casings == (CAPITALISED, LOWER, LOWER, CAPITALISED)
    assert [found.label_set[column].name for column in found.columns] == [
        "NONE",
        "NONE",
        "PERIOD",
        "EXCLAMATION",
    ]


def test_a_word_before_the_name_is_the_casing_of_the_word() -> None:
    found = read("LOWER_O", "UPPER_O", "UPPER_TOTAL_O", "UPPER_TOTAL_PERIOD")
    assert found.casings == (LOWER, CAPITALISED, UPPER, UPPER)
    assert found.columns == (0, 0, 0, 2)


def test_labels_without_casing_tell_none() -> None:
    assert read("0", ".", ",").casings == ()


def test_marks_that_the_papers_lack_are_offered_and_never_shown() -> None:
    found = read("0", ".", ",", "?", "!", ":", "-", ";", "...")
    others = found.label_set[4:]
    assert {label.name for label in others} == {
        "EXCLAMATION", "COLON", "DASH", "SEMICOLON", "ELLIPSIS",
    }  # fmt: skip
    assert all(label.offered for label in others)


@pytest.mark.parametrize("name", ["LABEL.1", ".x.", "a,", "“", "MIDDLE_PERIOD", "UPPER_"])
def test_a_name_that_only_holds_a_sign_says_nothing(name: str) -> None:
    with pytest.raises(BundleError, match="is not known"):
        read("O", name)


def test_labels_without_meaning_must_be_told() -> None:
    names = ("LABEL_0", "LABEL_1")
    with pytest.raises(BundleError, match="--label LABEL_0"):
        read(*names)
    told = {"LABEL_0": "none", "LABEL_1": "comma"}
    assert read_labels(names, told, file=CONFIG).columns == (0, 1)
    with pytest.raises(BundleError, match="no label LABEL_7"):
        read_labels(names, {"LABEL_7": "comma"}, file=CONFIG)
