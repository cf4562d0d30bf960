# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import nn

from interpunct.errors import BundleError, LabError
from interpunct.labels import PaperLabel
from interpunct.runtime.labeller import NOT_SCORED, LabelledStretch
from interpunct_lab.architectures.recurrent import subwords
from interpunct_lab.architectures.recurrent.shift_lstm import ShiftLstm, ShiftLstmConfig
from interpunct_lab.architectures.recurrent.subwords import PAD, UNKNOWN

STATEMENT = "the old harbour pilot said that he would come back when the fog lifts over the city"
SAYS = STATEMENT.split()
ASKED = "where did the pilot leave his boat and why did he come back"
ASKS = ASKED.split()
COUNTS = {word: 5.0 + index for index, word in enumerate([*SAYS, *ASKS, "你好", "今天"])}


def tiny(**sizes: Any) -> ShiftLstm:
    torch.manual_seed(3)
    config = ShiftLstmConfig(**{"width": 12, "embedding": 8, "vocabulary": 60} | sizes)
    return ShiftLstm(config, ShiftLstm.learn_vocabulary(config, COUNTS)).eval()


def scores_of(system: ShiftLstm, words: Sequence[str]) -> np.ndarray:
    return system.scores(words, ["en"] * len(words))


def stretch(words: Sequence[str], end: PaperLabel) -> LabelledStretch:
    labels = np.zeros(len(words), np.int64)
    labels[-1] = end
    return LabelledStretch(list(words), labels, ["en"] * len(words))


@pytest.mark.parametrize(("units", "delay"), [("bpe", 8), ("word", 4)])
def test_labels_come_as_many_tokens_late_as_the_paper_has_it(units: Any, delay: int) -> None:
    system = tiny(units=units)
    encoded = system.encode(SAYS, ["en"] * len(SAYS))
    lengths = [len(ids) for ids in system.vocabulary.encode(SAYS)]
    np.testing.assert_array_equal(encoded.slots, np.cumsum(lengths) - 1 + delay)
    assert encoded.ids[-delay:].tolist() == [PAD] * delay
    assert len(encoded.ids) == sum(lengths) + delay


def test_a_word_sees_only_the_tokens_of_its_delay() -> None:
    system = tiny(units="word")  # four words ahead
    changed = [*SAYS[:9], "city", *SAYS[10:]]
    before, after = scores_of(system, SAYS), scores_of(system, changed)
    np.testing.assert_allclose(before[:5], after[:5], atol=1e-6)
    assert not np.allclose(before[5], after[5], atol=1e-6)


def test_pieces_are_the_same_at_a_words_start_and_inside_one() -> None:
    vocabulary = tiny().vocabulary
    whole, start = vocabulary.encode(["harbourpilot", "harbour"])
    assert whole[: len(start)] == start
    assert whole[len(start) :] == vocabulary.encode(["pilot"])[0]


@pytest.mark.parametrize("units", ["bpe", "word"])
def test_every_word_has_an_id_even_one_never_met(units: Any) -> None:
    vocabulary = tiny(units=units).vocabulary
    assert vocabulary.encode(["щ"]) == [[UNKNOWN]]
    assert vocabulary.encode([]) == []
    longest = vocabulary.encode(["harbour" * 50])[0]
    assert 1 <= len(longest) <= 12


@pytest.mark.parametrize("most_known", [0, 3, 1000])
def test_a_word_has_the_same_ids_whatever_was_read_before(
    monkeypatch: pytest.MonkeyPatch, most_known: int
) -> None:
    monkeypatch.setattr(subwords, "_MOST_KNOWN", most_known)
    alone = {word: tiny().vocabulary.encode([word])[0] for word in COUNTS}
    vocabulary = tiny().vocabulary
    for words in (SAYS, ASKS, [*ASKS, *SAYS, *ASKS]):
        assert vocabulary.encode(words) == [alone[word] for word in words]


def test_frequent_words_make_the_word_vocabulary() -> None:
    vocabulary = tiny(units="word", vocabulary=12).vocabulary
    assert len(vocabulary) == 12
    assert vocabulary.encode(["今天"]) != [[UNKNOWN]] == vocabulary.encode(["the" + "x"])


@pytest.mark.parametrize("units", ["bpe", "word"])
def test_a_vocabulary_is_saved_and_read_again(units: Any, tmp_path: Path) -> None:
    system = tiny(units=units)
    system.save_vocabulary(tmp_path)
    read = ShiftLstm.load_vocabulary(tmp_path)
    words = [*SAYS, "unheard"]
    assert read.encode(words) == system.vocabulary.encode(words)
    assert len(read) == len(system.vocabulary)


def test_a_damaged_vocabulary_is_told(tmp_path: Path) -> None:
    with pytest.raises(BundleError, match=r"none of pieces\.model, "):
        ShiftLstm.load_vocabulary(tmp_path)
    (tmp_path / "pieces.model").write_bytes(b"no model")
    with pytest.raises(BundleError, match=r"pieces\.model: this is no SentencePiece model"):
        ShiftLstm.load_vocabulary(tmp_path)


def test_a_text_without_words_is_told() -> None:
    with pytest.raises(LabError, match="no words"):
        ShiftLstm.learn_vocabulary(ShiftLstmConfig(), {})


def test_inner_pieces_are_none_and_leading_outputs_are_not_scored(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = targets_of(tiny(vocabulary=30), stretch(SAYS, PaperLabel.PERIOD), monkeypatch)
    system = tiny(vocabulary=30)
    slots = system.encode(SAYS, []).slots
    assert (seen[:8] == NOT_SCORED).all()
    assert len(seen) - 8 > len(SAYS), "no word was split"
    inner = np.setdiff1d(np.arange(8, len(seen)), slots)
    assert (seen[inner] == PaperLabel.NONE).all()
    assert seen[-1] == PaperLabel.PERIOD


def test_slots_whose_look_ahead_was_cut_off_are_not_scored(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = targets_of(tiny(), stretch(SAYS, PaperLabel.COMMA), monkeypatch)
    assert (seen[-8:] == NOT_SCORED).all()
    assert (seen[8:-8] != NOT_SCORED).all()


def targets_of(system: ShiftLstm, item: LabelledStretch, patch: pytest.MonkeyPatch) -> np.ndarray:
    """The targets that the loss of one stretch is taken against."""
    seen: list[torch.Tensor] = []

    def spy(scores: torch.Tensor, targets: torch.Tensor, ignore_index: int) -> torch.Tensor:
        seen.append(targets)
        return scores.sum()

    patch.setattr(nn.functional, "cross_entropy", spy)
    system.loss(system.batch([item]))
    return seen[0].numpy()


@settings(max_examples=8)
@given(st.integers(0, 180), st.data())
def test_a_stream_gives_the_scores_of_the_whole_text(count: int, data: st.DataObject) -> None:
    system = tiny(units=data.draw(st.sampled_from(["bpe", "word"])), layers=2)
    words = [(SAYS + ASKS)[(index * 7) % 29] for index in range(count)]
    stream = system.stream()
    parts, place = [], 0
    while place < count:
        size = data.draw(st.integers(1, 40))
        parts.append(stream.push(words[place : place + size]))
        place += size
    parts.append(stream.finish())
    np.testing.assert_allclose(np.concatenate(parts), scores_of(system, words), atol=1e-6)


def test_a_stream_is_never_further_behind_than_its_delay() -> None:
    stream = tiny(units="word").stream()
    known = [len(stream.push([word])) for word in SAYS]
    assert known == [0] * 4 + [1] * (len(SAYS) - 4)
    assert len(stream.finish()) == 4


def test_without_shift_a_label_comes_at_once() -> None:
    system = tiny(units="word", shift=0)
    stream = system.stream()
    streamed = [stream.push(SAYS), stream.finish()]
    assert [len(part) for part in streamed] == [len(SAYS), 0]
    np.testing.assert_allclose(streamed[0], scores_of(system, SAYS), atol=1e-6)


def test_a_text_without_words_has_no_scores() -> None:
    assert scores_of(tiny(), []).shape == (0, 4)
    assert tiny().stream().finish().shape == (0, 4)


def trained(system: ShiftLstm, items: Sequence[LabelledStretch], steps: int) -> float:
    system.train()
    optimiser = torch.optim.Adam(system.parameters(), 0.02)
    for _ in range(steps):
        loss = system.loss(system.batch(items))
        optimiser.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        optimiser.step()
    return loss.item()


def test_it_learns_where_a_question_ends() -> None:
    system = tiny(dropout=0.0, units="word")
    trained(system, [stretch(ASKS, PaperLabel.QUESTION)], 80)
    labels = scores_of(system, ASKS).argmax(axis=1)
    assert labels.tolist() == [0] * (len(ASKS) - 1) + [PaperLabel.QUESTION]


def test_a_saved_system_predicts_the_same_and_trains_on(tmp_path: Path) -> None:
    storing = pytest.importorskip("interpunct.runtime.system_files")
    system = tiny(dropout=0.0)
    items = [stretch(SAYS, PaperLabel.PERIOD)]
    first = trained(system, items, 20)
    expected = scores_of(system, SAYS)
    storing.save_system(
        system, tmp_path / "bundle", {"name": "tiny", "version": "1", "languages": []}
    )
    loaded = ShiftLstm.load(tmp_path / "bundle", system.config)
    np.testing.assert_allclose(scores_of(loaded, SAYS), expected, atol=1e-6)
    # Paper 1, section 4.1: a new language is learnt from the weights of the others.
    assert trained(loaded, items, 20) < first
