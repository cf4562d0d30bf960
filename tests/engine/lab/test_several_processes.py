# SPDX-License-Identifier: Apache-2.0
"""Two processes train together, on the CPU: the same at every run, and after a kill."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import torch
from typer.testing import CliRunner

from interpunct.bundles.bundle import load_bundle
from interpunct.cli.app import app
from interpunct.runtime.storing import load_system
from interpunct_lab.architectures.encoders.body import open_checkpoint
from interpunct_lab.architectures.weights import WEIGHTS
from interpunct_lab.systems.measuring import label_scores, marks_of, raw_scores
from interpunct_lab.text.labelled import load_folder
from interpunct_lab.training.checkpoints import CHECKPOINT

TORCHRUN = ("torch.distributed.run", "--standalone", "--nproc_per_node", "2")
# Its way of GPUs is the one that starts several processes here; with --device cpu they need none.
LAUNCH = (
    "accelerate.commands.launch", "--multi_gpu", "--num_processes", "2", "--num_machines", "1",
    "--mixed_precision", "no", "--dynamo_backend", "no",
)  # fmt: skip
SIZES = ("--set", "layers=1", "--set", "width=8", "--set", "embedding=4")
STEPS = ("--steps", "8", "--batch", "3", "--check-every", "4")


def command(launcher: tuple[str, ...], *arguments: str) -> list[str]:
    return [sys.executable, "-m", *launcher, "-m", "interpunct.cli.main", *arguments]


def training(labelled: Path, out: Path, *more: str) -> list[str]:
    texts = ("--data", str(labelled), "--dev", str(labelled), "--out", str(out))
    return ["train", "char-delay", *texts, "--device", "cpu", *SIZES, *STEPS, *more]


def run(launcher: tuple[str, ...], *arguments: str) -> str:
    done = subprocess.run(
        command(launcher, *arguments), capture_output=True, text=True, timeout=900, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def whole(labelled: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A bundle that two processes have trained."""
    out = tmp_path_factory.mktemp("several") / "whole"
    told = run(TORCHRUN, *training(labelled, out))
    assert told.count("learns from") == 1  # only the first one speaks
    return out


def test_two_processes_train_what_two_processes_trained_before(
    labelled: Path, whole: Path, tmp_path: Path
) -> None:
    out = tmp_path / "launched"
    run(LAUNCH, *training(labelled, out, "--workers", "1"))
    assert (out / WEIGHTS).read_bytes() == (whole / WEIGHTS).read_bytes()
    checks = [load_bundle(each).description.training.checks for each in (out, whole)]
    assert checks[0] == checks[1]


def test_both_learn_and_what_they_read_together_is_what_one_reads(
    labelled: Path, whole: Path
) -> None:
    told = load_bundle(whole).description.training
    work = torch.load(whole.with_name("whole.training") / CHECKPOINT, weights_only=True)
    assert work["sameness"]["processes"] == 2
    assert told.words == 2 * 8 * 3 * 40  # processes, steps, stretches, words
    system = load_system(load_bundle(whole))
    scores = label_scores(*raw_scores(system, load_folder(labelled)), marks_of(system))
    rates = [check.slot_error_rate for check in told.checks]
    assert min(abs(scores.slot_error_rate - rate) for rate in rates) < 0.02


def test_two_processes_that_were_killed_go_on(labelled: Path, whole: Path, tmp_path: Path) -> None:
    out = tmp_path / "killed"
    arguments = training(labelled, out)
    with subprocess.Popen(
        command(TORCHRUN, *arguments), stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert any(line.startswith("step 4/") for line in process.stdout)
        process.send_signal(signal.SIGTERM)  # which ends those it has started, too
        process.stdout.close()
    assert not out.exists()
    assert "It goes on after step 4" in run(TORCHRUN, *arguments, "--resume")
    assert (out / WEIGHTS).read_bytes() == (whole / WEIGHTS).read_bytes()


def test_one_process_does_not_go_on_where_two_began(labelled: Path, whole: Path) -> None:
    done = CliRunner().invoke(app, [*training(labelled, whole), "--resume"])
    assert done.exit_code == 2
    assert "another processes" in done.output


def test_two_processes_pretrain_an_encoder(labelled: Path, tmp_path: Path) -> None:
    sizes = ("--size", "tiny", "--pieces", "90", "--batch", "2", "--tokens", "16")
    texts = (str(labelled), "--out", str(tmp_path / "encoder"), "--device", "cpu")
    told = run(TORCHRUN, "pretrain", *texts, *sizes, "--steps", "4")
    assert told.count("step 4") == 1
    facts = json.loads((tmp_path / "encoder" / "pretraining.json").read_text())
    assert facts["tokens"] == 2 * 4 * 2 * 16
    assert open_checkpoint(str(tmp_path / "encoder"), ("electra",)).checkpoint
