# SPDX-License-Identifier: Apache-2.0
"""What the papers do otherwise than our defaults: given pieces, tags everywhere, whole words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from torch.nn import functional

from interpunct.bundles.bundle import load_bundle
from interpunct.errors import BundleError, LabError
from interpunct.labels import PaperLabel
from interpunct.runtime.labeller import NOT_SCORED, LabelledStretch
from interpunct.runtime.system_files import load_system, save_system
from interpunct_lab.architectures.base import System
from interpunct_lab.architectures.characters.system import (
    CharacterSystem,
    CharDelay,
    CharNgram,
    DelayConfig,
    NgramConfig,
)
from interpunct_lab.architectures.characters.vocabulary import END, UNKNOWN, WordVocabulary
from interpunct_lab.architectures.encoders.layer_attention import (
    LayerAttention,
    LayerAttentionConfig,
)
from interpunct_lab.architectures.recurrent import subwords
from interpunct_lab.architectures.recurrent.shift_lstm import ShiftLstm, ShiftLstmConfig
from interpunct_lab.architectures.recurrent.subwords import GivenPieces
from interpunct_lab.text.piece_training import train_pieces

WORDS = ["where", "did", "the", "pilot", "leave", "his", "boat", "and", "why", "did", "he", "come"]
COUNTS = {word: 5.0 + index for index, word in enumerate(dict.fromkeys(WORDS))}


def stretch(words: list[str]) -> LabelledStretch:
    labels = np.zeros(len(words), np.int64)
    labels[[0, -1]] = PaperLabel.COMMA, PaperLabel.QUESTION
    return LabelledStretch(words, labels, ["en"] * len(words))


def targets_of(system: System, text: LabelledStretch, patch: pytest.MonkeyPatch) -> np.ndarray:
    """The targets that the loss of one stretch compares scores with."""
    seen: list[np.ndarray] = []
    original = functional.cross_entropy

    def spy(scores: Any, targets: Any, **rest: Any) -> Any:
        seen.append(targets.numpy())
        return original(scores, targets, **rest)

    patch.setattr(functional, "cross_entropy", spy)
    system.loss(system.batch([text]))
    return seen[-1]


@pytest.fixture
def given_model(tmp_path: Path) -> Path:
    """A SentencePiece model of other people: with a sign at the start of every word."""
    spaced = {f"▁{word}": count for word, count in COUNTS.items()}
    path = tmp_path / "multi.model"
    path.write_bytes(train_pieces(spaced, 60))
    return path


def test_given_pieces_lose_their_sign_for_a_words_start(given_model: Path) -> None:
    pieces = GivenPieces.learn(given_model.read_bytes(), {f"▁{word}": 1 for word in COUNTS}, 50)
    assert len(pieces) <= 50
    ids = [id_ for word in pieces.encode([f"▁{word}" for word in WORDS]) for id_ in word]
    assert UNKNOWN not in ids


def test_only_the_pieces_that_are_used_most_are_known(given_model: Path) -> None:
    config = ShiftLstmConfig(width=8, embedding=4, vocabulary=6)
    vocabulary = ShiftLstm.take_vocabulary(given_model, config, COUNTS)
    assert len(vocabulary) == 6
    ids = [id_ for word in vocabulary.encode(WORDS) for id_ in word]
    assert {1, 2} <= set(ids) <= set(range(1, 6))


def test_a_system_with_given_pieces_is_kept_whole(given_model: Path, tmp_path: Path) -> None:
    config = ShiftLstmConfig(width=8, embedding=4, vocabulary=30)
    system = ShiftLstm(config, ShiftLstm.take_vocabulary(given_model, config, COUNTS)).eval()
    save_system(system, tmp_path / "b", {"name": "toy", "version": "1", "languages": ["en"]})
    loaded = load_system(load_bundle(tmp_path / "b"))
    languages = ["en"] * len(WORDS)
    np.testing.assert_array_equal(loaded.scores(WORDS, languages), system.scores(WORDS, languages))
    (tmp_path / "b" / GivenPieces.MODEL).write_bytes(b"no model")
    with pytest.raises(BundleError, match=GivenPieces.MODEL):
        subwords.load_subwords(tmp_path / "b")


def test_what_is_no_piece_model_is_told(tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("some words")
    with pytest.raises(LabError, match=r"words\.txt: this is no SentencePiece model"):
        ShiftLstm.take_vocabulary(tmp_path / "words.txt", ShiftLstmConfig(), COUNTS)
    with pytest.raises(LabError, match="makes its own vocabulary"):
        CharDelay.take_vocabulary(tmp_path / "words.txt", DelayConfig(), COUNTS)


SMALL: dict[str, Any] = {"layers": 1, "width": 8, "least_count": 1.0, "dropout": 0.0}


def characters(kind: type[CharacterSystem], config: Any) -> CharacterSystem:
    torch.manual_seed(3)
    return kind(config, kind.learn_vocabulary(config, COUNTS))


@pytest.mark.parametrize("delay", [0, 1, 8])
def test_a_tag_at_every_character(delay: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Section 2.1: one tag a character, on the space after a word that of its slot."""
    system = characters(CharDelay, DelayConfig(**SMALL, delay=delay, tags="characters"))
    text = stretch(WORDS)
    targets = targets_of(system, text, monkeypatch)
    length = sum(len(word) + 1 for word in WORDS)
    scored = np.flatnonzero(targets != NOT_SCORED)
    assert scored.tolist() == list(range(delay, delay + length))
    slots = system.encode(text.words, text.languages).slots
    assert targets[slots].tolist() == text.labels.tolist()
    assert (np.delete(targets, slots)[delay : length - len(slots)] == PaperLabel.NONE).all()


def test_texts_of_different_lengths_are_tagged_to_their_own_ends() -> None:
    system = characters(CharNgram, NgramConfig(**SMALL, tags="characters"))
    together = system.loss(system.batch([stretch(WORDS), stretch(WORDS[:2])])).item()
    sizes = [sum(len(word) + 1 for word in words) for words in (WORDS, WORDS[:2])]
    alone = [system.loss(system.batch([stretch(words)])).item() for words in (WORDS, WORDS[:2])]
    assert together == pytest.approx(np.average(alone, weights=sizes), abs=1e-5)


def test_the_word_level_systems_of_table_1(tmp_path: Path) -> None:
    """A delay of one word, or n-grams of three; each word is one sign."""
    delayed = characters(CharDelay, DelayConfig(**SMALL, delay=1, units="word"))
    assert isinstance(delayed.vocabulary, WordVocabulary)
    encoded = delayed.encode([*WORDS, "ashore"], ["en"] * (len(WORDS) + 1))
    assert len(encoded.ids) == len(WORDS) + 2
    assert encoded.ids[-2:].tolist() == [UNKNOWN, END]
    assert encoded.slots.tolist() == list(range(1, len(WORDS) + 2))
    several = characters(CharNgram, NgramConfig(**SMALL, ngram=3, units="word"))
    assert several.around == (1, 1)
    for system in (delayed, several):
        save_system(system, tmp_path / "b", {"name": "a", "version": "1", "languages": ["en"]})
        loaded = load_system(load_bundle(tmp_path / "b"))
        languages = ["en"] * len(WORDS)
        before = system.scores(WORDS, languages)
        assert loaded.scores(WORDS, languages).tolist() == before.tolist()


def test_words_behind_the_delay_change_nothing() -> None:
    system = characters(CharDelay, DelayConfig(**SMALL, delay=1, units="word"))
    languages = ["en"] * len(WORDS)
    before = system.scores(WORDS, languages)
    after = system.scores([*WORDS[:6], "his", *WORDS[7:]], languages)
    np.testing.assert_allclose(before[:5], after[:5], atol=1e-6)
    assert not np.allclose(before[5], after[5], atol=1e-6)


@pytest.mark.parametrize("mix_rate", ["head", "encoder"])
def test_the_weights_of_the_layers_learn_at_either_rate(mix_rate: Any) -> None:
    config = LayerAttentionConfig(encoder="tiny", pieces=60, mix_rate=mix_rate)
    system = LayerAttention(config, LayerAttention.learn_vocabulary(config, COUNTS))
    body, head = system.parameter_groups(1e-3)
    slow = {id(parameter) for parameter in body["params"]}
    assert all((id(part) in slow) == (mix_rate == "encoder") for part in system.mix.parameters())
    assert len(body["params"]) + len(head["params"]) == len(list(system.parameters()))
