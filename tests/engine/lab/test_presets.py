# SPDX-License-Identifier: Apache-2.0
"""The papers' own options, and the options of which they are made."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import nn
from typer.testing import CliRunner, Result

from interpunct.bundles.bundle import load_bundle
from interpunct.bundles.description import SystemDescription, Training
from interpunct.cli.app import app
from interpunct.errors import LabError
from interpunct_lab.architectures import SYSTEMS
from interpunct_lab.cli.training import TrainCommand
from interpunct_lab.making.recipes import PRESETS, preset
from interpunct_lab.objectives.system_plan import SystemPlan
from interpunct_lab.packaged import packaged_toml
from interpunct_lab.text.piece_training import train_pieces
from interpunct_lab.training.optimizers import make_optimizer

PAPER = sorted(packaged_toml(PRESETS)["paper"])
LSTM = ("layers=1", "width=8", "embedding=4")
ENCODER = ("pieces=120",)
SMALL: dict[str, tuple[str, ...]] = {
    "shift-lstm": (*LSTM, "vocabulary=60"),
    "layer-attention": ENCODER,
    "electra": ENCODER,
    "slot-filling": (*ENCODER, "head_width=16"),
    "char-delay": LSTM,
    "char-ngram": LSTM,
    "char-bilstm": LSTM,
    "char-cnn": (*LSTM, "kernels=22"),
    "char-cnn-ngram": (*LSTM, "kernels=22"),
    "char-dilated": (*LSTM, "kernels=8"),
    "crf": ("iterations=3",),
}


def small(system: str) -> list[str]:
    """What makes a system tiny."""
    encoder = ["--encoder", "tiny"] if "encoder" in preset("paper", system) else []
    return [*encoder, *(word for size in SMALL[system] for word in ("--set", size))]


def train(system: str, data: Path, out: Path, *more: str) -> Result:
    few = ["--device", "cpu", "--dev-words", "40", *small(system)]
    return CliRunner().invoke(
        app, ["train", system, "--data", str(data), "--out", str(out), *few, *more]
    )


def training(out: Path) -> Training:
    return load_bundle(out).description.training


def command(system: str, **given: Any) -> TrainCommand:
    return TrainCommand(
        system=system, data=Path("data"), out=Path("out"), preset="paper", **given
    ).with_preset()


def test_the_presets_of_papers_are_for_systems_with_small_sizes_above() -> None:
    assert set(PAPER) <= SYSTEMS.keys()
    assert SMALL.keys() == set(PAPER), "give each system with a preset a small size above"


@pytest.mark.parametrize("system", PAPER)
def test_a_preset_is_a_table_of_options(system: str) -> None:
    assert set(preset("paper", system)) <= {field.name for field in fields(TrainCommand)}
    empty = {field.name: getattr(command(system), field.name) for field in fields(TrainCommand)}
    assert all(empty[name] == value for name, value in preset("paper", system).items())


@pytest.mark.parametrize("system", PAPER)
def test_a_preset_builds_a_system_and_takes_two_steps(
    system: str, labelled: Path, tmp_path: Path
) -> None:
    out = tmp_path / "bundle"
    done = train(system, labelled, out, "--preset", "paper", "--steps", "2", "--batch", "2")
    assert done.exit_code == 0, done.output
    found, usual = training(out), preset("paper", system)
    assert found.step == 2
    assert found.stretch.unit == usual["unit"]
    for name in ("optimizer", "decay", "weight_decay", "clip", "patience", "rate"):
        assert found.plan[name] == usual.get(name, found.plan[name]), name
    config = load_bundle(out).described(SystemDescription).config
    assert config.get("tags", "characters") == "characters"
    assert config.get("mix_rate", "encoder") == "encoder"


def test_what_is_given_goes_before_the_preset() -> None:
    found = command("layer-attention", rate=1e-3, settings=["labels=3", "window=50"])
    assert found.rate == 1e-3
    assert found.optimizer == "adam"
    settings = dict(found.request().settings)
    assert settings["window"] == "50"
    assert settings["mix_rate"] == "encoder"
    assert found.request().plan.stretches == 12
    assert command("layer-attention", steps=5).epochs is None
    assert command("slot-filling", epochs=2).steps is None


def test_the_rate_rises_over_a_tenth_of_a_short_training_unless_told_otherwise() -> None:
    assert command("slot-filling").request().warm_up_of(9000) == 300
    assert command("slot-filling", steps=20).warm_up == 2
    assert command("slot-filling", epochs=1).request().warm_up_of(20) == 2
    assert command("layer-attention").request().warm_up_of(9000) == 0
    usual = command("char-delay").request()
    assert [usual.warm_up_of(steps) for steps in (50, 5000)] == [5, 100]
    assert command("char-delay").request(warm_up=300).warm_up_of(400) == 300


def test_a_bundle_to_start_from_keeps_its_sizes(labelled: Path, tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    few = ("--preset", "paper", "--steps", "2", "--batch", "2")
    assert train("shift-lstm", labelled, first, *few, "--languages", "en").exit_code == 0
    more = ["--data", str(labelled), "--out", str(second), "--init", str(first), *few]
    done = CliRunner().invoke(app, ["train", "shift-lstm", *more, "--device", "cpu"])
    assert done.exit_code == 0, done.output
    assert training(second).init == "first"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("expert", "--preset", "paper"), "no options for the system 'expert'"),
        (("crf", "--preset", "own"), "no preset 'own'"),
        (("crf", "--vocabulary", "x.model"), "no --vocabulary"),
        (("crf", "--optimizer", "adam"), "no --optimizer"),
        (("expert", "--epochs", "2"), "--steps"),
        (("expert", "--clip", "2"), "no --clip"),
        (("char-delay", "--vocabulary", "x.model"), "makes its own vocabulary"),
        (("char-delay", "--epochs", "2", "--steps", "9"), "--steps"),
        (("char-delay", "--seeds", "1,two"), "1,2,3"),
    ],
)
def test_what_cannot_be_is_told(
    arguments: tuple[str, ...], told: str, labelled: Path, tmp_path: Path
) -> None:
    paths = ("--data", str(labelled), "--out", str(tmp_path / "bundle"), "--device", "cpu")
    done = CliRunner().invoke(app, ["train", *arguments, *paths])
    assert done.exit_code == 2
    assert told in done.output
    assert len(done.output.splitlines()) == 1


def test_epochs_are_passes_over_the_text(labelled: Path, tmp_path: Path) -> None:
    out = tmp_path / "bundle"
    more = ("--epochs", "3", "--batch", "8", "--words", "30", "--train-words", "600")
    assert train("char-delay", labelled, out, *more).exit_code == 0
    found = training(out)
    words = sum(found.data.values())
    assert words <= 2 * 800  # in stretches of 400
    epoch = -(-words // (30 * 8))
    assert found.step == 3 * epoch
    assert [check.step for check in found.checks] == [epoch, 2 * epoch, 3 * epoch]


def test_a_pretrained_encoder_is_frozen_for_the_first_epoch(
    labelled: Path, tmp_path: Path
) -> None:
    out = tmp_path / "bundle"
    more = ("--epochs", "2", "--train-words", "200", "--words", "60")
    assert train("layer-attention", labelled, out, *more).exit_code == 0
    assert load_bundle(out).described(SystemDescription).config["frozen"] == 0.5


def test_a_bundle_for_each_seed(labelled: Path, tmp_path: Path) -> None:
    out = tmp_path / "bundle"
    done = train("char-delay", labelled, out, "--steps", "2", "--seeds", "3,4")
    assert done.exit_code == 0, done.output
    plans = [training(tmp_path / f"bundle-seed{seed}").plan for seed in (3, 4)]
    assert [plan["seed"] for plan in plans] == [3, 4]
    assert not out.exists()


def test_the_pieces_of_a_given_model_are_taken(labelled: Path, tmp_path: Path) -> None:
    words = dict.fromkeys(
        ["▁the", "▁ferry", "▁leaves", "▁at", "▁seven", "▁and", "▁it", "▁never", "▁waits"], 9.0
    )
    (tmp_path / "multi.model").write_bytes(train_pieces(words, 60))
    out = tmp_path / "bundle"
    more = ("--vocabulary", str(tmp_path / "multi.model"), "--steps", "2")
    done = train("shift-lstm", labelled, out, *more)
    assert done.exit_code == 0, done.output
    assert (out / "given_pieces.model").read_bytes() == (tmp_path / "multi.model").read_bytes()


@pytest.mark.parametrize(
    ("name", "kind"),
    [("adamw", torch.optim.AdamW), ("adam", torch.optim.Adam), ("radam", torch.optim.RAdam)],
)
def test_optimisers_by_name(name: Any, kind: type[torch.optim.Optimizer]) -> None:
    layer = nn.Linear(2, 1)
    groups = [{"params": [layer.weight], "lr": 0.1}, {"params": [layer.bias], "lr": 0.2}]
    made = make_optimizer(name, groups, 0.05)
    assert type(made) is kind
    assert [group["lr"] for group in made.param_groups] == [0.1, 0.2]
    assert all(group["weight_decay"] == 0.05 for group in made.param_groups)
    before = layer.weight.detach().clone()
    layer(torch.ones(1, 2)).sum().backward()
    made.step()
    assert not torch.equal(before, layer.weight)


def test_a_constant_rate_stays_to_the_end() -> None:
    plan = SystemPlan(steps=50, warm_up=0, decay=0.0)
    assert {plan.schedule.factor(step) for step in range(50)} == {1.0}


def test_there_is_no_preset_for_other_systems() -> None:
    with pytest.raises(LabError, match="It has shift-lstm"):
        preset("paper", "expert")
