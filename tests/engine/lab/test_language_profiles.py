# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import lzma
from pathlib import Path

import numpy as np
import pytest

from interpunct.errors import LabError
from interpunct.transcript.identify import ORDERS, is_profiled, profiled_languages
from interpunct.transcript.languages import languages
from interpunct_lab.text.language_profiles import write_profiles

TEXTS = {"de": "das Boot war weg, und wir gingen nach Haus", "en": "the boat was gone and we left"}


def test_profiles_tell_what_each_language_asks_for_an_ngram(tmp_path: Path) -> None:
    for code, text in TEXTS.items():
        (tmp_path / code).mkdir()
        with lzma.open(tmp_path / code / "a.txt.xz", "wt", encoding="utf-8") as stream:
            stream.write(text)
    write_profiles(tmp_path, tmp_path / "out" / "profiles.npz")
    with np.load(tmp_path / "out" / "profiles.npz") as data:
        grams = data["Latn.ngrams"].tobytes().decode().split("\n")
        spoken = data["Latn.languages"].tobytes().decode().split("\n")
        costs = data["Latn.costs"]
        arabic = data["Arab.ngrams"].tobytes().decode().split("\n")
    assert costs.shape == (len(grams), len(spoken))
    german, english = (costs[:, spoken.index(code)] for code in ("de", "en"))
    assert german[grams.index("|das|")] < english[grams.index("|das|")]
    assert english[grams.index("|the|")] < german[grams.index("|the|")]
    assert "|في|" in arabic  # of the common words of its table: it has no folder


def test_a_corpus_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="not a folder"):
        write_profiles(tmp_path / "none", tmp_path / "profiles.npz")


def test_profiles_are_not_replaced_by_those_of_fewer_languages(tmp_path: Path) -> None:
    output = tmp_path / "profiles.npz"
    write_profiles(tmp_path, output)
    before = output.read_bytes()
    with pytest.raises(LabError, match=r"no text in af, .*, zh-Hant; profiles\.npz would lose"):
        write_profiles(tmp_path, output)
    assert output.read_bytes() == before


@pytest.mark.parametrize("script", ORDERS)
def test_the_shipped_profiles_hold_the_languages_of_each_script(script: str) -> None:
    wanted = [entry.code for entry in languages() if is_profiled(entry, script)]
    assert sorted(profiled_languages(script)) == wanted
