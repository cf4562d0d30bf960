# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from pathlib import Path

import pytest

from interpunct.runtime.exported.reading import WordTokenizer
from interpunct_lab.__main__ import main
from interpunct_lab.architectures.encoders.body import Body, learn_tokenizer
from interpunct_lab.evaluation.token_counts import count_tokens
from interpunct_lab.text.labelled import LabelledText, label_text

LETTERS = dict.fromkeys("abcdefghijklmnopqrstuvwxyz", 1.0)


@pytest.fixture
def text() -> LabelledText:
    return label_text(["The pilot waits, the fog lifts.", "The pilot sleeps."] * 5, "en")


def test_every_use_of_a_word_counts(text: LabelledText) -> None:
    tokenizer = WordTokenizer.of_transformers(learn_tokenizer(LETTERS | {"pilot": 50.0}, 60))
    alone = [len(ids) for ids in tokenizer.encode(text.types, 1000)]
    assert count_tokens(text, tokenizer) == sum(alone[word] for word in text.words)


def test_pieces_that_know_the_words_cut_them_less(
    text: LabelledText, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text.save(tmp_path / "en.npz")
    for name, words in (("known", dict.fromkeys(text.types, 50.0)), ("other", {"zebra": 50.0})):
        Body.of_size("tiny", "electra", LETTERS | words, 60).save(tmp_path / name)
    main(["tokens", *(str(tmp_path / name) for name in ("en.npz", "known", "other"))])
    rows = [line.split(" | ") for line in capsys.readouterr().out.splitlines()[2:]]
    assert [row[0] for row in rows] == ["| known", "| other"]
    shares = [float(row[2].rstrip(" |")) for row in rows]
    assert shares[0] == 100
    assert shares[1] > 100
