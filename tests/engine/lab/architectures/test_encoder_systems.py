# SPDX-License-Identifier: Apache-2.0
"""The systems on an encoder: layer-attention, electra, slot-filling."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from torch.nn import Linear

from interpunct.errors import LabError
from interpunct.labels import PaperLabel
from interpunct.runtime.labeller import LabelledStretch
from interpunct.runtime.settings import configured
from interpunct.runtime.systems import system_class
from interpunct_lab.architectures.base import Batch, System
from interpunct_lab.architectures.encoders.body import Body, Encoder
from interpunct_lab.architectures.encoders.electra import Electra, ElectraConfig
from interpunct_lab.architectures.encoders.layer_attention import (
    LayerAttention,
    LayerAttentionConfig,
    LayerMix,
)
from interpunct_lab.architectures.encoders.slot_filling import SlotFilling, SlotFillingConfig
from interpunct_lab.architectures.encoders.system import EncoderSystem

NAMES = ("layer-attention", "electra", "slot-filling")
MARKED = {"well": PaperLabel.COMMA, "over": PaperLabel.PERIOD, "why": PaperLabel.QUESTION}
TRAINED = 4  # words: few positions are learnt quickly
FORMS = [*MARKED, "harbour", "pilot", "fog", "lifts", "city", "return"]


def stretches(count: int, words: int = 12, seed: int = 1) -> list[LabelledStretch]:
    """Toy text in which a mark follows some words, always the same; a sentence ends it."""
    random = np.random.default_rng(seed)
    drawn = [[*random.choice(FORMS, words - 1).tolist(), "over"] for _ in range(count)]
    return [
        LabelledStretch(row, np.array([MARKED.get(word, 0) for word in row]), ["en"] * words)
        for row in drawn
    ]


def class_of(name: str) -> type[System]:
    chosen = system_class(name)
    assert issubclass(chosen, System)
    return chosen


def new_system(name: str, **settings: Any) -> System:
    torch.manual_seed(1)
    chosen = class_of(name)
    config = chosen.Config(encoder="tiny", pieces=90, **settings)
    words = dict.fromkeys(FORMS, 5.0) | dict.fromkeys("abcdefghijklmnopqrstuvwxyz0你好今天", 1.0)
    return chosen(config, chosen.learn_vocabulary(config, words))


def train(system: System, steps: int = 400, rate: float = 2e-3) -> list[float]:
    """Train until the loss has fallen, in the mean of five steps, to a twentieth of the first."""
    optimizer = torch.optim.AdamW(system.parameter_groups(rate))
    losses: list[float] = []
    system.train()
    for step in range(steps):
        system.before_step(step, steps)
        loss = system.loss(system.batch(stretches(16, TRAINED, seed=step)))
        loss.backward()  # type: ignore[no-untyped-call]
        optimizer.step()
        optimizer.zero_grad()
        losses.append(float(loss.detach()))
        if np.mean(losses[-5:]) < losses[0] / 20:
            break
    return losses


def share_right(system: System, *, labels: int = 4) -> float:
    """How many labels of new stretches, as long as those of the training, are right."""
    right = []
    for text in stretches(40, TRAINED, seed=999):
        found = system.scores(text.words, text.languages).argmax(1)
        right.append(found == np.minimum(text.labels, labels - 1))
    return float(np.mean(right))


@pytest.mark.parametrize("name", NAMES)
def test_a_system_learns_saves_loads_and_scores_the_same(name: str, tmp_path: Path) -> None:
    system = new_system(name)
    losses = train(system)
    assert np.mean(losses[-5:]) < losses[0] / 10
    assert share_right(system) > 0.9
    system.save_vocabulary(tmp_path)
    chosen = class_of(name)
    again = chosen(system.config, chosen.load_vocabulary(tmp_path))
    again.load_state_dict(system.state_dict())
    text = stretches(1, 300, seed=99)[0]
    scores = system.scores(text.words, text.languages)
    assert scores.shape == (300, 4)
    np.testing.assert_allclose(again.scores(text.words, text.languages), scores, atol=1e-5)


@pytest.mark.parametrize("name", NAMES)
def test_a_text_that_splits_into_too_many_pieces_still_has_all_its_slots(name: str) -> None:
    system = new_system(name)
    words = ["qzxv" * 300, "q", "好" * 900] * 150
    scores = system.scores(words, ["zh"] * len(words))
    assert scores.shape == (450, 4)
    assert np.isfinite(scores).all()


@pytest.mark.parametrize("name", NAMES)
def test_a_pretrained_encoder_learns_at_its_share_of_the_rate(name: str, tmp_path: Path) -> None:
    for system, share in ((new_system(name), 1.0), (_on_checkpoint(name, tmp_path), 0.25)):
        body, head = system.parameter_groups(1e-3)
        assert (body["lr"], head["lr"]) == (share * 1e-3, 1e-3)
        assert len(body["params"]) + len(head["params"]) == len(list(system.parameters()))


@pytest.mark.parametrize("name", NAMES)
def test_an_encoder_with_few_positions_has_smaller_windows(name: str, tmp_path: Path) -> None:
    system = _on_checkpoint(name, tmp_path, positions=34)
    text = stretches(1, 200)[0]
    assert system.window_words <= 32
    assert system.scores(text.words, text.languages).shape == (200, 4)


def _on_checkpoint(name: str, folder: Path, positions: int = 512) -> System:
    """A new system that starts from a checkpoint of random weights."""
    from safetensors.torch import save_file

    scratch = new_system(name, encoder_rate=0.25)
    body: Body = scratch.vocabulary
    body.config.max_position_embeddings = positions
    encoder = Encoder(body)
    body.save(folder)
    save_file(encoder.model.state_dict(), folder / "model.safetensors")
    chosen = class_of(name)
    config = replace(scratch.config, encoder=str(folder))
    return chosen(config, chosen.learn_vocabulary(config, {}))


@pytest.mark.parametrize("name", NAMES)
def test_a_bundle_holds_the_encoder_it_was_trained_from(name: str, tmp_path: Path) -> None:
    system = _on_checkpoint(name, tmp_path / "checkpoint")
    system.save_vocabulary(tmp_path / "bundle")
    (tmp_path / "checkpoint").rename(tmp_path / "gone")
    chosen = class_of(name)
    assert system.config.encoder == "checkpoint"
    again = chosen(system.config, chosen.load_vocabulary(tmp_path / "bundle"))
    again.load_state_dict(system.state_dict())
    text = stretches(1)[0]
    np.testing.assert_array_equal(
        again.scores(text.words, text.languages), system.scores(text.words, text.languages)
    )


def test_electra_reads_a_slot_at_the_last_piece_of_its_word() -> None:
    system = new_system("electra")
    encoded = system.encode(["harbour", "zzz", "fog"], ["en"] * 3)
    pieces = system.tokenizer.encode(["harbour", "zzz", "fog"], 99)  # type: ignore[union-attr, operator]
    ends = [encoded.ids[slot] for slot in encoded.slots]
    assert ends == [word[-1] for word in pieces]
    assert encoded.slots[-1] == len(encoded.ids) - 2


def test_electra_has_the_head_of_the_paper() -> None:
    system = new_system("electra")
    assert isinstance(system, Electra)
    shapes = [tuple(layer.weight.shape) for layer in system.head if isinstance(layer, Linear)]
    assert shapes == [(512, 64), (4, 512)]
    assert ElectraConfig().pieces == 30_525


def test_layer_attention_pairs_the_first_pieces_of_neighbouring_words() -> None:
    system = new_system("layer-attention").eval()
    assert isinstance(system, LayerAttention)
    texts = [["harbour", "zzz", "fog"], ["city"]]
    encoded = [system.encode(words, ["en"] * len(words)) for words in texts]
    batch = Batch.of(encoded, np.zeros(4, np.int64))
    with torch.inference_mode():
        scores = system.slot_scores(batch)
        states = system(batch.ids, batch.lengths)
        first = [states[0, slot] for slot in encoded[0].slots]
        lone = states[1, encoded[1].slots[0]]
        pairs = [(first[0], first[1]), (first[1], first[2]), (first[2], first[2]), (lone, lone)]
        expected = torch.stack([system.head(torch.cat(pair)) for pair in pairs])
    torch.testing.assert_close(scores, expected)
    firsts = [word[0] for word in system.tokenizer.encode(texts[0], 99)]
    assert encoded[0].ids[encoded[0].slots].tolist() == firsts


def test_the_layers_are_mixed_by_the_softmax_of_their_weights() -> None:
    mix = LayerMix(3, dropout=1.0).eval()
    layers = [torch.full((2, 4), value) for value in (1.0, 2.0, 6.0)]
    torch.testing.assert_close(mix(layers), torch.full((2, 4), 3.0))
    with torch.no_grad():
        mix.weights[2], mix.scale[...] = 100.0, 0.5
    torch.testing.assert_close(mix(layers), torch.full((2, 4), 3.0))


def test_a_dropped_layer_has_no_share_in_training() -> None:
    torch.manual_seed(1)
    mix = LayerMix(4, dropout=0.5).train()
    eye = torch.eye(4)
    shares = torch.stack([mix([eye[i] for i in range(4)]) for _ in range(50)])
    assert (shares == 0).any()
    torch.testing.assert_close(shares.sum(1), torch.ones(50))


def test_with_three_labels_a_question_is_a_period() -> None:
    system = new_system("layer-attention", labels=3)
    train(system)
    text = stretches(1, 200, seed=99)[0]
    scores = system.scores(text.words, text.languages)
    assert scores.shape == (200, 4)
    assert np.isfinite(scores).all()
    assert not (scores.argmax(1) == PaperLabel.QUESTION).any()
    assert share_right(system, labels=3) > 0.9


def test_a_pretrained_encoder_is_frozen_at_first_and_a_new_one_is_not(tmp_path: Path) -> None:
    fresh, pretrained = new_system("layer-attention"), _on_checkpoint("layer-attention", tmp_path)

    def learns(system: System, step: int) -> bool:
        assert isinstance(system, LayerAttention)
        system.before_step(step, 700)
        parts = (system.encoder, system.mix)
        states = {part.requires_grad for module in parts for part in module.parameters()}
        assert all(part.requires_grad for part in system.head.parameters())
        assert len(states) == 1
        return states.pop()

    assert learns(fresh, 0)
    assert [learns(pretrained, step) for step in (0, 99, 100, 699)] == [False, False, True, True]


def test_slot_filling_puts_a_mask_after_every_word() -> None:
    system = new_system("slot-filling")
    assert isinstance(system, EncoderSystem)
    encoded = system.encode(["harbour", "zzz", "你好"], ["en", "en", "zh"])
    mask = system.tokenizer.special.mask
    assert np.flatnonzero(encoded.ids == mask).tolist() == encoded.slots.tolist()
    assert len(encoded.slots) == 3
    assert encoded.ids[-2:].tolist() == [mask, system.tokenizer.special.end]


def test_slot_filling_by_characters_masks_and_learns_inside_chinese_words() -> None:
    system = new_system("slot-filling", words="characters")
    words, languages = ["今天", "ok", "你好"], ["zh-Hans", "zh-Hans", "zh-Hans"]
    encoded = system.encode(words, languages)
    mask = system.tokenizer.special.mask  # type: ignore[union-attr]
    masks = np.flatnonzero(encoded.ids == mask)
    assert masks[[1, 2, 4]].tolist() == encoded.slots.tolist()
    batch = system.batch([LabelledStretch(words, np.array([1, -1, 2]), languages)])
    assert batch.labels.tolist() == [0, 1, -1, 0, 2]
    assert batch.slots.tolist() == masks.tolist()


def test_none_weighs_less_than_a_mark_in_slot_filling() -> None:
    heavy, light = new_system("slot-filling", none_weight=1.0), new_system("slot-filling")
    assert isinstance(light, SlotFilling)
    assert light.label_weights.tolist() == [0.25, 1, 1, 1]
    batch = heavy.eval().batch(stretches(4))
    torch.testing.assert_close(
        heavy(batch.ids, batch.lengths), light.eval()(batch.ids, batch.lengths)
    )
    assert float(heavy.loss(batch).detach()) != pytest.approx(float(light.loss(batch).detach()))


def test_slot_filling_has_the_classifier_of_the_paper() -> None:
    system = new_system("slot-filling")
    assert isinstance(system, SlotFilling)
    sizes = [layer.out_features for layer in system.head if isinstance(layer, Linear)]
    assert sizes == [1568, 4]


@pytest.mark.parametrize("name", NAMES)
def test_stretches_that_the_encoder_cannot_read_are_refused(name: str) -> None:
    with pytest.raises(LabError, match="shorter"):
        new_system(name).batch(stretches(1, 600))


@pytest.mark.parametrize(
    ("name", "setting", "told"),
    [
        (
            "slot-filling",
            {"words": "letters"},
            "words cannot be letters: it is one of",
        ),
        ("layer-attention", {"labels": "5"}, "labels cannot be 5: it is one of 3, 4"),
        ("shift-lstm", {"units": "letters"}, "units cannot be letters: it is one of bpe, word"),
        (
            "electra",
            {"head_width": "0"},
            "head_width cannot be 0: it is a whole number",
        ),
        (
            "char-delay",
            {"dropout": "1.5"},
            "dropout cannot be 1.5: it is a number",
        ),
        ("char-cnn", {"widest": "-1"}, "widest cannot be -1: it is a whole number from 1 to 64"),
        ("crf", {"c1": "-1"}, "c1 cannot be -1: it is a number from 0 to 1,000"),
    ],
)
def test_settings_that_mean_nothing_are_refused(
    name: str, setting: dict[str, str], told: str
) -> None:
    with pytest.raises(LabError, match=told):
        configured(system_class(name).Config, setting, LabError, from_text=True)


def test_the_papers_shares_of_the_rate_are_the_defaults() -> None:
    assert LayerAttentionConfig().encoder_rate == pytest.approx(3e-5 / 5e-5)
    assert SlotFillingConfig().encoder_rate == pytest.approx(3e-5 / 1e-4)


@pytest.mark.parametrize("name", ["layer-attention", "electra", "slot-filling"])
def test_activations_that_are_computed_again_give_the_same_gradients(name: str) -> None:
    gradients, kept_bytes = [], [0, 0]
    for saves in (False, True):
        torch.manual_seed(4)
        system = new_system(name).train()
        if saves:
            system.save_activations()

        def keep(tensor: torch.Tensor, saves: bool = saves) -> torch.Tensor:
            kept_bytes[saves] += tensor.nbytes
            return tensor

        torch.manual_seed(5)
        with torch.autograd.graph.saved_tensors_hooks(keep, lambda tensor: tensor):
            loss: Any = system.loss(system.batch(stretches(3)))
        loss.backward()
        gradients.append([part.grad for part in system.parameters()])
    assert kept_bytes[True] < 0.7 * kept_bytes[False]
    for kept, computed in zip(*gradients, strict=True):
        assert (kept is None) is (computed is None)
        if kept is not None:
            assert torch.equal(kept, computed)
