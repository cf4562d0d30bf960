# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct_lab.__main__ import main
from interpunct_lab.architectures.recurrent.subwords import WholeWords
from interpunct_lab.evaluation.piece_overlap import shared_pieces
from interpunct_lab.text.labelled import label_text


@given(st.dictionaries(st.sampled_from("abcd"), st.sets(st.integers(0, 9)), min_size=1))
def test_a_piece_is_shared_where_another_language_has_it(used: dict[str, set[int]]) -> None:
    for code, share in shared_pieces(used).items():
        shared = [
            piece
            for piece in used[code]
            if any(piece in ids for other, ids in used.items() if other != code)
        ]
        assert share == (len(shared) / len(used[code]) if used[code] else 0)


def test_the_overlap_is_told_for_each_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for code, words in (("es", "la casa es alta."), ("it", "la casa bassa e la torre.")):
        label_text([words], code).save(tmp_path / f"{code}.npz")
    forms = ["la", "casa", "es", "alta", "bassa", "e", "torre"]
    WholeWords(forms).save(tmp_path)
    main(["pieces", str(tmp_path), *(str(tmp_path / f"{code}.npz") for code in ("es", "it"))])
    rows = capsys.readouterr().out.splitlines()
    assert rows[2:] == ["| es | 4 | 50.0 |", "| it | 5 | 40.0 |"]
