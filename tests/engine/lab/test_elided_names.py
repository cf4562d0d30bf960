# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from interpunct.errors import LabError
from interpunct.labels import Casing
from interpunct.transcript.word_hashes import hashed, hashes_in
from interpunct_lab.text.elided_names import elided_names, write_elided_names

TEXT = (
    "il va en Italie, dans l'Italie ou à l'hôtel. Puis il aime l'ONU, et l'ONU. "
    "Ici il dit l'État, ou l'état. Ensuite Paris et Paris."
)


def test_names_have_a_capital_in_most_places() -> None:
    assert elided_names([TEXT], "fr") == {Casing.CAPITALISED: ["italie"], Casing.UPPER: ["onu"]}


def test_each_file_counts_once() -> None:
    other = "puis l'italie, et l'italie, et l'italie."
    assert elided_names([*[TEXT] * 3, other], "fr")[Casing.CAPITALISED] == []
    assert elided_names([*[TEXT] * 4, other], "fr")[Casing.CAPITALISED] == ["italie"]


def test_the_lists_are_hashes_by_language_and_casing(tmp_path: Path) -> None:
    for code in ("ca", "fr", "it"):
        (tmp_path / code).mkdir()
        (tmp_path / code / "a.txt").write_text(TEXT, "utf-8")
    write_elided_names(tmp_path, tmp_path / "out" / "names.npz")
    with np.load(tmp_path / "out" / "names.npz") as lists:
        assert len(lists) == 6
        assert hashes_in(lists, "it upper").tolist() == hashed(["onu"]).tolist()


def test_a_corpus_must_hold_all_languages(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="not a folder"):
        write_elided_names(tmp_path / "none", tmp_path / "names.npz")
