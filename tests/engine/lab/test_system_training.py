# SPDX-License-Identifier: Apache-2.0
"""Training of the published systems: it goes on after a kill as if nothing had happened."""

from __future__ import annotations

import csv
import lzma
import shutil
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from safetensors.numpy import load_file
from tests.conftest import Maker
from tests.engine.lab.quick import QUICK_COMMAND
from tests.engine.processes import LABORATORY, popen
from torch import Tensor, nn
from typer.testing import CliRunner, Result

from interpunct.bundles.bundle import load_bundle
from interpunct.bundles.description import Check, SystemDescription
from interpunct.cli.app import app
from interpunct_lab.objectives.system_plan import SystemPlan, SystemProgress
from interpunct_lab.text.labelled import LabelledText
from interpunct_lab.training.checkpoints import BEST, CHECKPOINT, load_checkpoint, save_checkpoint
from interpunct_lab.training.trainer import Trainer
from interpunct_lab.training.weights import WEIGHTS

SIZES = ("--set", "layers=1", "--set", "width=8", "--set", "embedding=4")
STEPS = ("--steps", "24", "--batch", "3", "--check-every", "4", "--dev-words", "40")


def arguments(data: Path, out: Path, *more: str) -> list[str]:
    paths = ("--data", str(data), "--out", str(out))
    return ["train", "char-delay", *paths, "--device", "cpu", *SIZES, *STEPS, *more]


def train(data: Path, out: Path, *more: str) -> Result:
    return CliRunner().invoke(app, arguments(data, out, *more))


@pytest.fixture(scope="module")
def trained(labelled: Path, made_once: Callable[[str, Maker], Path]) -> Path:
    """A bundle of 24 steps; beside it stands the folder of its training."""

    def make(folder: Path) -> None:
        assert train(labelled, folder / "bundle").exit_code == 0

    return made_once("trained", make) / "bundle"


@pytest.fixture
def own(trained: Path, tmp_path: Path) -> Path:
    """A copy of it that a test may change."""
    shutil.copytree(trained.parent, tmp_path / "copy")
    return tmp_path / "copy" / "bundle"


def state(out: Path) -> dict[str, torch.Tensor]:
    """The last weights, which need not be the best ones."""
    path = out.with_name(f"{out.name}.training") / CHECKPOINT
    weights: dict[str, torch.Tensor] = torch.load(path, weights_only=True)["model"]
    return weights


def test_a_killed_training_goes_on_to_the_same_weights(labelled: Path, tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    long = ("--steps", "120", "--patience", "99")
    assert train(labelled, whole, *long).exit_code == 0
    command = [*QUICK_COMMAND, *arguments(labelled, killed, *long)]
    with popen(command, LABORATORY, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert any(line.startswith("step 8/") for line in process.stdout)
        process.send_signal(signal.SIGKILL)
    assert not killed.exists()
    done = train(labelled, killed, *long, "--resume")
    assert done.exit_code == 0, done.output
    assert "The training resumes after step" in done.output
    assert (killed / WEIGHTS).read_bytes() == (whole / WEIGHTS).read_bytes()
    for name, weights in state(whole).items():
        assert torch.equal(weights, state(killed)[name]), name
    checks = [load_bundle(out).description.training.checks for out in (whole, killed)]
    assert checks[0] == checks[1]


@pytest.mark.parametrize("more", [("--workers", "2"), ("--workers", "0")])
def test_who_prepares_the_steps_changes_nothing(
    labelled: Path, trained: Path, tmp_path: Path, more: tuple[str, ...]
) -> None:
    others = tmp_path / "others"
    done = train(labelled, others, *more)
    assert done.exit_code == 0, done.output
    assert (trained / WEIGHTS).read_bytes() == (others / WEIGHTS).read_bytes()


def test_a_batch_in_parts_learns_what_it_learns_as_a_whole(labelled: Path, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    same = ("--set", "dropout=0", "--steps", "6", "--batch", "5")
    assert train(labelled, whole, *same).exit_code == 0
    assert train(labelled, parts, *same, "--accumulate", "2").exit_code == 0
    for name, weights in state(whole).items():
        torch.testing.assert_close(state(parts)[name], weights, rtol=1e-3, atol=1e-5)


def test_a_training_ends_when_its_time_is_up_and_goes_on_to_the_same_weights(
    labelled: Path, trained: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, stopped = trained, tmp_path / "stopped"
    with monkeypatch.context() as patch:
        patch.setattr(Trainer, "_is_late", lambda trainer, _: trainer.progress.step == 10)
        early = train(labelled, stopped)
    assert early.exit_code == 0, early.output
    assert "The time is up after step 10" in early.output
    assert load_bundle(stopped).description.training.step == 10
    assert train(labelled, stopped, "--resume").exit_code == 0
    assert (stopped / WEIGHTS).read_bytes() == (whole / WEIGHTS).read_bytes()
    checks = [load_bundle(out).description.training.checks for out in (whole, stopped)]
    assert checks[0] == checks[1]


@pytest.mark.parametrize(
    ("system", "more"),
    [
        ("char-delay", (*SIZES, *STEPS)),
        ("crf", ("--steps", "10", "--batch", "4", "--dev-words", "40", "--words", "30")),
        ("expert", ("--steps", "2", "--batch", "2", "--dev-words", "40", "--languages", "cs")),
    ],
)
def test_a_training_ends_with_the_figures_of_its_bundle(
    labelled: Path, tmp_path: Path, system: str, more: tuple[str, ...]
) -> None:
    out = tmp_path / "bundle"
    paths = ("--data", str(labelled), "--out", str(out), "--device", "cpu")
    done = CliRunner().invoke(app, ["train", system, *paths, *more])
    assert done.exit_code == 0, done.output
    told = load_bundle(out).description
    assert isinstance(told, SystemDescription)
    assert told.metrics is not None
    dev = told.metrics.dev
    figures = f"dev F1 {dev.micro_f1:.1%} and SER {dev.slot_error_rate:.1%}."
    last = done.stdout.splitlines()[-1]
    assert last.startswith(f"wrote {out}; calibrated, it has {figures}")
    assert ("None of its marks is right" in last) == (dev.micro_f1 == 0)


@pytest.mark.usefixtures("unhurried")
def test_even_the_shortest_training_gives_a_bundle_and_a_picture(
    labelled: Path, tmp_path: Path
) -> None:
    done = train(labelled, tmp_path / "bundle", "--max-minutes", "0")
    assert done.exit_code == 0, done.output
    training = load_bundle(tmp_path / "bundle").description.training
    assert (training.step, len(training.checks)) == (1, 1)
    picture = tmp_path / "bundle.training" / "curves.png"
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_steps_can_be_of_lower_precision_and_a_resumed_training_of_the_same(
    labelled: Path, tmp_path: Path
) -> None:
    out = tmp_path / "bundle"
    options = ("--device", "cpu", "--encoder", "tiny", "--set", "pieces=90", "--steps", "2")
    small = ("--batch", "2", "--words", "24")
    paths = ("--data", str(labelled), "--out", str(out), "--dev-words", "40")
    command = ["train", "electra", *paths, *options, *small]
    done = CliRunner().invoke(app, [*command, "--precision", "bf16"])
    assert done.exit_code == 0, done.output
    assert {weights.dtype for weights in state(out).values()} <= {torch.float32, torch.int64}
    other = CliRunner().invoke(app, [*command, "--resume", "--precision", "fp32"])
    assert "another precision" in other.output


def test_a_precision_that_the_processor_lacks_is_told(labelled: Path, tmp_path: Path) -> None:
    half = train(labelled, tmp_path / "half", "--precision", "fp16")
    assert half.exit_code == 2
    assert "float16 is for GPUs" in half.output
    recurrent = train(labelled, tmp_path / "bundle", "--precision", "bf16")
    assert recurrent.exit_code == 0 or "an LSTM cannot be run in bf16 here" in recurrent.output


def test_a_precision_with_wrong_gradients_is_refused(
    monkeypatch: pytest.MonkeyPatch, labelled: Path, tmp_path: Path
) -> None:
    right = nn.LSTM.forward

    def wrong(lstm: nn.LSTM, given: Tensor, state: Any = None) -> Any:
        is_lower = torch.is_autocast_enabled("cpu")
        with torch.autocast("cpu", enabled=False):
            states, last = right(lstm, given, state)
        return (2 * states - states.detach() if is_lower else states), last

    monkeypatch.setattr(nn.LSTM, "forward", wrong)
    refused = train(labelled, tmp_path / "bundle", "--precision", "bf16")
    assert refused.exit_code == 2
    assert "trains an LSTM of 8 units wrongly in bf16" in refused.output


def test_every_check_has_a_line_in_a_table(trained: Path) -> None:
    folder = trained.with_name("bundle.training")
    with (folder / "checks.csv").open(encoding="utf-8") as file:
        lines = list(csv.DictReader(file))
    checks = load_bundle(trained).description.training.checks
    assert [(int(line["step"]), float(line["loss"])) for line in lines] == [
        (check.step, check.loss) for check in checks
    ]


def test_the_weights_with_the_lowest_slot_error_rate_are_kept(
    labelled: Path, tmp_path: Path
) -> None:
    out = tmp_path / "bundle"
    assert train(labelled, out, "--rate", "0.3").exit_code == 0
    best = load_file(tmp_path / "bundle.training" / BEST)
    kept = load_file(out / WEIGHTS)
    assert all(np.array_equal(best[name], kept[name]) for name in best)


def test_what_is_there_is_not_overwritten_and_a_resumed_training_must_be_the_same(
    labelled: Path, own: Path
) -> None:
    out = own
    again = train(labelled, out)
    assert again.exit_code == 2
    assert "--resume" in again.output
    other = train(labelled, out, "--resume", "--seed", "2")
    assert other.exit_code == 2
    assert "another plan" in other.output
    data = train(labelled, out, "--resume", "--languages", "cs")
    assert "another data, dev, weights" in data.output
    assert train(labelled, out, "--resume").exit_code == 0  # nothing is left to do


def test_a_bundle_is_trained_on_in_another_language(labelled: Path, tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    assert train(labelled, first, "--languages", "en").exit_code == 0
    more = ("--data", str(labelled), "--out", str(second), "--init", str(first), *STEPS)
    done = CliRunner().invoke(
        app, ["train", "char-delay", *more, "--languages", "cs", "--device", "cpu"]
    )
    assert done.exit_code == 0, done.output
    bundles = [load_bundle(out) for out in (first, second)]
    configs = [bundle.described(SystemDescription).config for bundle in bundles]
    assert configs[0] == configs[1]
    assert bundles[1].languages == ("cs",)
    wrong = CliRunner().invoke(app, ["train", "char-cnn", *more, "--resume", "--device", "cpu"])
    assert "bundle of the system char-delay" in wrong.output


def test_a_bundle_is_trained_on_with_another_dropout_alone(
    labelled: Path, trained: Path, tmp_path: Path
) -> None:
    def trained_on(out: str, *more: str) -> Result:
        paths = ("--data", str(labelled), "--out", str(tmp_path / out), "--init", str(trained))
        return CliRunner().invoke(app, ["train", "char-delay", *paths, *STEPS, *more])

    assert trained_on("same").exit_code == 0
    assert trained_on("other", "--set", "dropout=0.5").exit_code == 0
    same, other = (load_bundle(tmp_path / name) for name in ("same", "other"))
    config = same.described(SystemDescription).config
    assert other.described(SystemDescription).config == {**config, "dropout": 0.5}
    assert (same.folder / WEIGHTS).read_bytes() != (other.folder / WEIGHTS).read_bytes()
    for setting in ("width=9", "dropout=2", "delay=3"):
        assert trained_on("wrong", "--set", setting).exit_code == 2
    assert not (tmp_path / "wrong").exists()


def test_corpora_are_labelled_once(tmp_path: Path) -> None:
    (tmp_path / "corpora" / "cs").mkdir(parents=True)
    with lzma.open(tmp_path / "corpora" / "cs" / "own.txt.xz", "wt", encoding="utf-8") as file:
        file.write("Když prší, zůstaneme doma. Kdo přijde večer? Přijde Jana.\n" * 30)
    out = tmp_path / "bundle"
    assert train(tmp_path / "corpora", out).exit_code == 0
    cache = tmp_path / "bundle.training" / "labelled" / "cs.npz"
    written = cache.stat().st_mtime_ns
    assert LabelledText.load(cache).language == "cs"
    told = load_bundle(out).description.training
    assert list(told.sources["data"]["cs"]) == ["own.txt.xz"]
    assert told.words_per_second
    card = (out / "MODEL_CARD.md").read_text(encoding="utf-8")
    assert "| cs | " in card
    assert "words a second" in card
    assert "SHA-256 of each of the 1 files" in card
    assert train(tmp_path / "corpora", out, "--resume").exit_code == 0
    assert cache.stat().st_mtime_ns == written


def test_an_unknown_system_is_told(labelled: Path, tmp_path: Path) -> None:
    paths = ["--data", str(labelled), "--out", str(tmp_path / "b"), "--device", "cpu"]
    done = CliRunner().invoke(app, ["train", "oracle", *paths])
    assert done.exit_code == 2
    assert "no system 'oracle'" in done.output


def test_the_crf_is_trained_by_the_same_command(labelled: Path, tmp_path: Path) -> None:
    out = tmp_path / "crf"
    few = ("--steps", "5", "--batch", "4", "--set", "iterations=5", "--words", "30")
    done = CliRunner().invoke(
        app, ["train", "crf", "--data", str(labelled), "--out", str(out), *few]
    )
    assert done.exit_code == 0, done.output
    bundle = load_bundle(out)
    bundle.verify()
    assert bundle.system == "crf"
    paths = ("--data", str(labelled), "--out", str(tmp_path / "b"))
    wrong = CliRunner().invoke(app, ["train", "crf", *paths, *few, "--workers", "1"])
    assert "no --workers" in wrong.output
    for option in (("--rate", "0.1"), ("--device", "cuda")):
        wrong = CliRunner().invoke(app, ["train", "crf", *paths, *few, *option])
        assert wrong.exit_code == 2
        assert f"Leave out {option[0]}." in wrong.output
    assert set(bundle.calibration) == {"", "cs", "en"}


def check(step: int, error: float, f1: float = 0.5, log_loss: float = 0.3) -> Check:
    return Check(step, 1.0, f1, f1, error, log_loss=log_loss)


SILENT = [check(1, 1.0, 0.0, 0.2), check(2, 1.1, 0.0, 0.3)]
LOUD = [check(3, 1.2, 0.4, 0.4), check(4, 0.95, 0.1, 0.5), check(5, 2.0, 0.5, 0.6)]
GOOD = [check(6, 0.7, 0.4, 0.9), check(7, 0.9, 0.3, 0.1)]


def without(checks: list[Check], others: list[Check]) -> list[Check]:
    return [check for check in checks if check not in others]


def test_training_stops_when_the_error_rate_falls_no_more() -> None:
    progress = SystemProgress(checks=[check(1, 0.8), check(2, 0.5), check(3, 0.5), check(4, 0.6)])
    assert progress.best == check(2, 0.5)
    assert progress.is_stuck(2)
    assert not progress.is_stuck(3)


def test_a_system_that_predicts_no_mark_yet_is_not_stuck() -> None:
    progress = SystemProgress(checks=[check(step, 1.0, f1=0.0) for step in range(9)])
    assert not progress.is_stuck(2)


def test_of_systems_that_show_no_mark_the_one_with_the_lowest_log_loss_is_kept() -> None:
    losses = (0.5, 0.4, 0.45)
    progress = SystemProgress(checks=[check(i, 1.0, 0.0, loss) for i, loss in enumerate(losses)])
    assert progress.best is progress.checks[1]


def test_a_system_that_shows_no_mark_never_goes_before_one_that_shows_some() -> None:
    silent, loud = check(1, 1.0, f1=0.0, log_loss=0.2), check(2, 1.4, f1=0.3, log_loss=0.5)
    assert SystemProgress(checks=[silent, loud]).best is loud
    assert SystemProgress(checks=[loud, silent]).best is loud


def test_marks_at_random_before_anything_is_learnt_are_no_marks() -> None:
    """Random weights hit some marks; then comes a time without any, in which more is learnt."""
    random, plateau = check(1, 3.96, f1=0.07, log_loss=0.83), check(2, 1.0, 0.0, 0.81)
    progress = SystemProgress(checks=[random, *[plateau] * 9])
    assert progress.best is plateau
    assert not progress.is_stuck(2)


def test_one_right_mark_is_no_better_than_many_among_wrong_ones() -> None:
    shy, loud = check(1, 0.999, f1=0.001, log_loss=0.4), check(2, 1.2, f1=0.4, log_loss=0.3)
    assert SystemProgress(checks=[shy, loud]).best is loud


def test_a_system_is_not_stuck_while_its_error_rate_falls_from_above_one() -> None:
    rates = (1.0, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1)
    found = [check(i, rate, float(i > 0), 0.5 - i / 20) for i, rate in enumerate(rates)]
    assert not SystemProgress(checks=found).is_stuck(2)
    assert SystemProgress(checks=found).best is found[-1]
    assert SystemProgress(checks=[*found, *[found[3]] * 3]).is_stuck(2)


@given(st.permutations([*SILENT, *LOUD, *GOOD]))
def test_the_order_of_the_checks_does_not_matter(found: list[Check]) -> None:
    for part, best in ((found, GOOD[0]), (without(found, GOOD), LOUD[0])):
        assert SystemProgress(checks=part).best == best
    assert SystemProgress(checks=without(found, [*GOOD, *LOUD])).best == SILENT[0]


def test_every_check_tells_the_log_loss_that_a_calibration_leaves(trained: Path) -> None:
    checks = load_bundle(trained).description.training.checks
    assert all(check.log_loss and check.log_loss < 1.0 for check in checks)


def test_a_training_that_chose_its_weights_by_another_rule_is_not_gone_on_with(
    labelled: Path, own: Path
) -> None:
    folder = own.with_name("bundle.training")
    kept = load_checkpoint(folder)
    assert kept is not None
    for item in kept["progress"]["checks"]:
        del item["log_loss"]
    save_checkpoint(folder, kept)
    done = train(labelled, own, "--resume")
    assert done.exit_code == 2
    assert "begun by an earlier version" in done.output


def test_weights_that_are_no_numbers_end_a_training(labelled: Path, tmp_path: Path) -> None:
    done = train(labelled, tmp_path / "bundle", "--rate", "1e30")
    assert done.exit_code == 2
    assert "not finite numbers at step 4" in done.output
    assert "lower --rate" in done.output
    assert not (tmp_path / "bundle").exists()


def test_the_rate_rises_stays_and_falls() -> None:
    plan = SystemPlan(steps=100, warm_up=10, decay=0.4)
    factors = [plan.schedule.factor(step) for step in range(100)]
    assert factors[0] == pytest.approx(0.1)
    assert factors[10:61] == [1.0] * 51
    assert factors[99] == pytest.approx(1 / 40)


def test_a_system_that_the_memory_does_not_hold_is_told_in_a_line(
    labelled: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def too_large(*_: object, **__: object) -> None:
        raise RuntimeError("DefaultCPUAllocator: can't allocate memory: you tried 9 bytes")

    monkeypatch.setattr(torch.nn, "LSTM", too_large)
    done = train(labelled, tmp_path / "bundle")
    assert done.exit_code == 2
    assert "the memory does not suffice" in done.output
    assert len(done.output.splitlines()) == 1


def test_a_trained_bundle_is_installed_and_punctuates(
    own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    own.rename(tmp_path / "my-own")
    installed = CliRunner().invoke(app, ["models", "install", str(tmp_path / "my-own")])
    assert installed.exit_code == 0, installed.output
    captions, out = tmp_path / "a.srt", tmp_path / "b.srt"
    captions.write_text("1\n00:00:00,000 --> 00:00:05,000\nwhen the fog lifts we can see\n")
    paths = [str(captions), "--output", str(out), "--language", "en"]
    done = CliRunner().invoke(app, ["punctuate", *paths, "--model", "my-own"])
    assert done.exit_code == 0, done.output
    assert "fog lifts" in out.read_text()
