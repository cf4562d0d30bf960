# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import sys
from pathlib import Path

import pytest

from interpunct.errors import BackendError
from interpunct.runtime.converted.checkpoint_vocabulary import open_tokenizer
from interpunct.runtime.encoder.tokenizer import WORD_START, Special, Tokenizer, piece_text


def test_words_of_spaced_scripts_carry_the_word_start_sign() -> None:
    assert piece_text("fog") == WORD_START + "fog"
    assert piece_text("туман") == WORD_START + "туман"


def test_words_of_scripts_without_spaces_do_not() -> None:
    assert piece_text("今天") == "今天"
    assert piece_text("ありがとう") == "ありがとう"


def test_the_special_ids_come_first_and_text_never_gives_them(tiny_pieces: Path) -> None:
    tokenizer = Tokenizer(tiny_pieces)
    assert tokenizer.pieces()[: len(Special)] == [special.piece for special in Special]
    ids = tokenizer.encode(["fog", "<mask>", "<comma>"])
    assert all(piece >= len(Special) or piece == Special.UNKNOWN for word in ids for piece in word)


def test_a_word_always_has_a_piece(tiny_pieces: Path) -> None:
    assert Tokenizer(tiny_pieces).encode(["", "\u0e3f", "🎻"]) != [[], [], []]
    assert all(Tokenizer(tiny_pieces).encode(["", "🎻"]))


def test_without_the_library_a_bundle_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "tokenizers", None)
    with pytest.raises(BackendError, match=r"interpunct\[models\]"):
        open_tokenizer(tmp_path / "tokenizer.json")
