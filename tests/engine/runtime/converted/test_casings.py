# SPDX-License-Identifier: Apache-2.0
"""Casings told by labels of published checkpoints, beside what transformers answers."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
import torch
from tests.engine.runtime.converted.published import (
    ENGLISH,
    RPUNCT,
    RUSSIAN,
    SBERT,
    write_bert,
)

from interpunct.bundles.bundle import load_bundle
from interpunct.captions.reading import parse_captions
from interpunct.labels import Casing
from interpunct.runtime.backends import open_backend
from interpunct.runtime.converted.classifying import TokenClassifier
from interpunct.runtime.converted.converting import convert_checkpoint
from interpunct.runtime.converted.importing import Import
from interpunct.runtime.opening import open_punctuator
from interpunct.transcript.from_document import build_transcript

WHOLE = {"en": [word for word in ENGLISH if "'" not in word], "ru": RUSSIAN}
EXACT = Import("x", {}, ["ru"], precision="float32", keeps_accents=True)


def answers_of_transformers(folder: Path, model: torch.nn.Module, words: Sequence[str]) -> object:
    """Probabilities (words, labels); each word is one piece of the vocabulary."""
    listed = (folder / "vocab.txt").read_text("utf-8").splitlines()
    ids = torch.tensor([[2, *(listed.index(word) for word in words), 3]])
    with torch.inference_mode():
        return model(ids).logits[0, 1:-1].softmax(1).numpy()


@pytest.mark.parametrize(
    ("language", "labels", "raised"),
    [
        ("en", RPUNCT, [0, 5, 6, 7, 10, 14]),
        ("ru", SBERT, [4, 5, 6, 7]),
    ],
    ids=["felflare", "sbert"],
)
def test_capitals_of_labels_are_summed(
    tmp_path: Path, language: str, labels: Sequence[str], raised: list[int]
) -> None:
    folder, words = tmp_path / "theirs", WHOLE[language]
    folder.mkdir()
    model = write_bert(folder, words, labels)
    convert_checkpoint(folder, tmp_path / "ours", EXACT)
    theirs = np.asarray(answers_of_transformers(folder, model, words))
    backend = open_backend(load_bundle(tmp_path / "ours"), "ctranslate2", "cpu")
    found = TokenClassifier(backend).answers(words, [language] * len(words))
    wanted = theirs[:, raised].sum(axis=1)
    np.testing.assert_allclose(np.exp(found.casings[:, Casing.CAPITALISED]), wanted, atol=2e-4)
    assert wanted.std() > 0.01


def test_a_capital_of_a_sentence_start_is_not_that_of_a_name(tmp_path: Path) -> None:
    folder, words = tmp_path / "theirs", WHOLE["en"]
    folder.mkdir()
    model = write_bert(folder, words, RPUNCT)
    convert_checkpoint(folder, tmp_path / "ours", EXACT)
    theirs = np.asarray(answers_of_transformers(folder, model, words))
    data = f"1\n00:00:01,000 --> 00:00:09,000\n{' '.join(words)}\n".encode()
    transcript = build_transcript(parse_captions(data), languages=("en",))
    opened = open_punctuator(load_bundle(tmp_path / "ours"), device="cpu")
    (found,) = opened.punctuator.predict(transcript)
    capital = theirs[:, [0, 5, 6, 7, 10, 14]].sum(axis=1)
    ends = theirs[:, [2, 3, 5, 6, 13, 14]].sum(axis=1)
    name = np.maximum(capital - np.concatenate(([1.0], ends[:-1])), 0)
    wanted = name / (name + 1 - capital)
    np.testing.assert_allclose(found.casings[:, Casing.CAPITALISED], wanted, atol=1e-3)


def test_a_tokenizer_that_drops_accents_is_told_to_keep_them(tmp_path: Path) -> None:
    from tokenizers import BertWordPieceTokenizer, Tokenizer

    folder = tmp_path / "theirs"
    folder.mkdir()
    write_bert(folder, RUSSIAN, SBERT)
    vocabulary = str(folder / "vocab.txt")
    BertWordPieceTokenizer(vocabulary).save(str(folder / "tokenizer.json"))
    for name, keeps in (("kept", True), ("dropped", False)):
        options = Import("x", {}, ["ru"], keeps_accents=keeps)
        convert_checkpoint(folder, tmp_path / name, options)
    kept, dropped = (
        Tokenizer.from_file(str(tmp_path / name / "tokenizer.json"))
        for name in ("kept", "dropped")
    )
    assert kept.encode("ещё", add_special_tokens=False).tokens == ["ещё"]
    assert dropped.encode("ещё", add_special_tokens=False).tokens != ["ещё"]


def test_names_stand_in_for_numbers_alone(tmp_path: Path) -> None:
    folder = tmp_path / "theirs"
    folder.mkdir()
    write_bert(folder, RUSSIAN, [f"LABEL_{index}" for index in range(12)])
    convert_checkpoint(folder, tmp_path / "ours", Import("x", {}, ["ru"], names=SBERT))
    told = json.loads((tmp_path / "ours" / "bundle.json").read_text())
    assert told["source"]["labels"]["UPPER_TOTAL_QUESTION"] == "QUESTION"
    named = tmp_path / "named"
    named.mkdir()
    write_bert(named, RUSSIAN, ["O", ".", ",", "?"])
    convert_checkpoint(named, tmp_path / "ours", Import("x", {}, ["ru"], names=SBERT[:4]))
    told = json.loads((tmp_path / "ours" / "bundle.json").read_text())
    assert list(told["source"]["labels"]) == ["O", ".", ",", "?"]
