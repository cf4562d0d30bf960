# SPDX-License-Identifier: Apache-2.0
"""A system is added by following the docstring of `System`: this one sees a word and the next."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor, nn
from typer.testing import CliRunner

from interpunct.bundles.bundle import load_bundle, written_description
from interpunct.bundles.description import SystemDescription
from interpunct.cli.app import app
from interpunct.errors import BundleError
from interpunct.runtime import system_files
from interpunct.runtime.labeller import Encoded
from interpunct.runtime.opening import open_punctuator
from interpunct.runtime.systems import systems
from interpunct_lab.architectures import SYSTEMS
from interpunct_lab.architectures.base import LABELS, System
from interpunct_lab.text.labelled import label_text
from interpunct_lab.training.weights import WEIGHTS


@dataclass(frozen=True, slots=True)
class NeighboursConfig:
    width: int = 8
    words: int = 100


class Neighbours(System):
    name = "neighbours"
    Config = NeighboursConfig
    window_words = 24

    def __init__(self, config: NeighboursConfig, vocabulary: list[str]) -> None:
        super().__init__(config, vocabulary)
        self.numbers = {word: number for number, word in enumerate(vocabulary, 2)}
        self.embedding = nn.Embedding(len(vocabulary) + 2, config.width)
        self.out = nn.Linear(2 * config.width, LABELS)

    @classmethod
    def learn_vocabulary(cls, config: NeighboursConfig, words: dict[str, float]) -> list[str]:
        return sorted(words, key=lambda word: -words[word])[: config.words]

    def save_vocabulary(self, folder: Path) -> None:
        (folder / "words.txt").write_text("\n".join(self.vocabulary), encoding="utf-8")

    @classmethod
    def load_vocabulary(cls, folder: Path) -> list[str]:
        return (folder / "words.txt").read_text(encoding="utf-8").split("\n")

    def encode(self, words: Sequence[str], languages: Sequence[str]) -> Encoded:
        ids = [self.numbers.get(word, 1) for word in words]
        return Encoded(np.array(ids, np.int64), np.arange(len(ids)))

    def forward(self, ids: Tensor, lengths: Tensor) -> Tensor:
        states = self.embedding(ids)
        scores: Tensor = self.out(torch.cat((states, states.roll(-1, dims=1)), dim=-1))
        return scores


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if the class stood in a file of its own among the systems."""
    module: Any = ModuleType("interpunct_lab.architectures.neighbours")
    module.Neighbours = Neighbours
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setitem(SYSTEMS, "neighbours", f"{module.__name__}:Neighbours")
    systems.cache_clear()
    yield
    systems.cache_clear()


TALK = "Bread, salt and water: that is all we had. Who told you that? My uncle did, of course."
CAPTIONS = "1\n00:00:01,000 --> 00:00:03,000\nwho told you that my uncle did of course\n"


def trained(folder: Path) -> Path:
    (folder / "labelled").mkdir()
    label_text([TALK] * 60, "en").save(folder / "labelled" / "en.npz")
    arguments = ["train", "neighbours", "--data", str(folder / "labelled"), "--set", "width=16"]
    steps = ["--steps", "60", "--batch", "16", "--check-every", "20", "--rate", "0.1"]
    out = folder / "bundle"
    done = CliRunner().invoke(app, [*arguments, *steps, "--device", "cpu", "--out", str(out)])
    assert done.exit_code == 0, done.output
    assert "step 60/60" in done.output
    assert "dev F1" in done.output
    return out


def test_it_trains_saves_loads_and_punctuates(tmp_path: Path) -> None:
    bundle = load_bundle(trained(tmp_path))
    bundle.verify()
    assert (bundle.system, bundle.languages) == ("neighbours", ("en",))
    assert "neighbours" in bundle.card()
    assert bundle.description.training.step == 60
    metrics = bundle.described(SystemDescription).metrics
    assert metrics is not None
    assert metrics.dev.micro_f1 > 0.9
    assert set(bundle.calibration) == {"", "en"}
    assert open_punctuator(bundle, device="cpu").notice is None
    (tmp_path / "talk.srt").write_text(CAPTIONS)
    options = ["--model", str(bundle.folder), "--language", "en", "-o", str(tmp_path / "out.srt")]
    done = CliRunner().invoke(app, ["punctuate", str(tmp_path / "talk.srt"), *options])
    assert done.exit_code == 0, done.output
    written = (tmp_path / "out.srt").read_text()
    assert "Who told you that? My uncle did, of course." in written


def small() -> Neighbours:
    torch.manual_seed(5)
    return Neighbours(NeighboursConfig(width=4), TALK.lower().split())


DESCRIPTION = {"name": "small", "version": "1", "languages": ["en"]}
WORDS = TALK.lower().split() * 9


def test_a_saved_system_gives_the_same_scores(tmp_path: Path) -> None:
    system = small()
    system_files.save_system(system, tmp_path / "b", DESCRIPTION)
    system_files.save_system(system, tmp_path / "b", DESCRIPTION)  # over itself
    random = torch.get_rng_state()
    again = system_files.load_system(load_bundle(tmp_path / "b"))
    assert torch.equal(torch.get_rng_state(), random)
    languages = ["en"] * len(WORDS)
    np.testing.assert_array_equal(again.scores(WORDS, languages), system.scores(WORDS, languages))
    assert [path.name for path in tmp_path.iterdir()] == ["b"]


def test_a_bundle_that_fails_to_be_written_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    system_files.save_system(small(), tmp_path / "b", DESCRIPTION)
    before = (tmp_path / "b" / WEIGHTS).read_bytes()

    def fail(self: Neighbours, folder: Path) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(Neighbours, "save_vocabulary", fail)
    with pytest.raises(OSError, match="full"):
        system_files.save_system(small(), tmp_path / "b", DESCRIPTION)
    load_bundle(tmp_path / "b").verify()
    assert (tmp_path / "b" / WEIGHTS).read_bytes() == before


@pytest.mark.parametrize("damage", [b"", b"\xff" * 64, None])
def test_damaged_weights_are_told(tmp_path: Path, damage: bytes | None) -> None:
    system_files.save_system(small(), tmp_path, DESCRIPTION)
    weights = tmp_path / WEIGHTS
    if damage is None:
        weights.unlink()
    else:
        weights.write_bytes(damage)
    with pytest.raises(BundleError, match=r"weights\.safetensors"):
        system_files.load_system(load_bundle(tmp_path))


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"system": "nothing"}, "no system 'nothing'"),
        ({"config": {"depth": 3}}, "config"),
        ({"config": {"width": 5}}, "weights"),
        ({"config": {"width": "many"}}, "config: width cannot be many: it is a whole number"),
        ({"config": [1]}, "config"),
    ],
)
def test_a_description_that_does_not_fit_is_told(
    tmp_path: Path, changes: dict[str, Any], told: str
) -> None:
    system_files.save_system(small(), tmp_path, DESCRIPTION)
    content = {**written_description(tmp_path), **changes}
    (tmp_path / "bundle.json").write_text(json.dumps(content))
    with pytest.raises(BundleError, match=told):
        system_files.load_system(load_bundle(tmp_path))


def test_a_gpu_that_is_not_there_is_told_where_it_was_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from interpunct.errors import BackendError

    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    assert small().place("auto") is None
    with pytest.raises(BackendError, match="no GPU"):
        small().place("cuda")


def test_a_gpu_that_fails_is_a_notice_and_the_cpu_does_the_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    system = small()
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)

    def to(device: str) -> None:
        if device == "cuda":
            raise RuntimeError("out of memory\nat line 3")

    monkeypatch.setattr(system, "to", to)
    assert system.place("auto") == (
        "The GPU cannot be used (out of memory); the CPU is used instead."
    )
