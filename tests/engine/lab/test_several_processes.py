# SPDX-License-Identifier: Apache-2.0
"""Two processes train together, on the CPU: the same at every run, and after a kill."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
import torch
from accelerate.commands.launch import launch_command_parser
from accelerate.utils.launch import prepare_multi_gpu_env
from tests.conftest import Maker
from tests.engine.lab.quick import QUICK_COMMAND
from tests.engine.processes import COMMAND, ENVIRONMENT, LABORATORY, popen
from tests.engine.processes import run as run_forked
from torch.distributed import TCPStore  # type: ignore[attr-defined]
from typer.testing import CliRunner

from interpunct.bundles.bundle import load_bundle
from interpunct.cli.app import app
from interpunct.runtime.system_files import load_system
from interpunct_lab.architectures.encoders.body import open_checkpoint
from interpunct_lab.objectives.labelling import label_scores, marks_of, raw_scores
from interpunct_lab.text.labelled import load_folder
from interpunct_lab.training.checkpoints import CHECKPOINT
from interpunct_lab.training.weights import WEIGHTS

TORCHRUN = ("torch.distributed.run", "--standalone", "--nproc_per_node", "2")
# Options of `accelerate launch`: only with --multi_gpu does it start several processes.
LAUNCH = (
    "--multi_gpu", "--num_processes", "2", "--num_machines", "1",
    "--mixed_precision", "no", "--dynamo_backend", "no", "--num_cpu_threads_per_process", "1",
)  # fmt: skip
SIZES = ("--set", "layers=1", "--set", "width=8", "--set", "embedding=4")
STEPS = ("--steps", "8", "--batch", "3", "--check-every", "4")


def training(labelled: Path, out: Path, *more: str) -> list[str]:
    texts = ("--data", str(labelled), "--dev", str(labelled), "--out", str(out))
    return ["train", "char-delay", *texts, "--device", "cpu", *SIZES, *STEPS, *more]


@contextmanager
def two_processes(*arguments: str, **more: str) -> Iterator[list[subprocess.Popen[str]]]:
    """Two processes that meet as those of torchrun do; the agent with the store is this one.

    More variables of their environment can be given.
    """
    store = TCPStore("127.0.0.1", 0, is_master=True, wait_for_workers=False)
    told = {
        "MASTER_ADDR": "127.0.0.1",
        "MASTER_PORT": str(store.port),
        "WORLD_SIZE": "2",
        "LOCAL_WORLD_SIZE": "2",
        "TORCHELASTIC_RESTART_COUNT": "0",
        "TORCHELASTIC_USE_AGENT_STORE": "True",
    }
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with ExitStack() as stack:
        processes = []
        for rank in "01":
            own = ENVIRONMENT | told | more | {"RANK": rank, "LOCAL_RANK": rank}
            process = popen([*QUICK_COMMAND, *arguments], LABORATORY, env=own, **pipes)
            processes.append(stack.enter_context(process))
            stack.callback(process.kill)
        yield processes


def run(*arguments: str, **more: str) -> str:
    """Output of two processes."""
    with two_processes(*arguments, **more) as processes:
        outputs = [process.communicate(timeout=900) for process in processes]
        assert [process.returncode for process in processes] == [0, 0], outputs
    return "".join(printed for printed, _ in outputs)


@pytest.fixture(scope="module")
def whole(labelled: Path, made_once: Callable[[str, Maker], Path]) -> Path:
    """A bundle that two processes have trained."""

    def make(folder: Path) -> None:
        command = [sys.executable, "-m", *TORCHRUN, *COMMAND[1:]]
        options = training(labelled, folder / "whole")
        done = run_forked([*command, *options], LABORATORY, text=True, timeout=900)
        assert done.returncode == 0, done.stderr
        assert done.stdout.count("learns from") == 1  # only the first one speaks

    return made_once("several", make) / "whole"


def test_two_processes_train_what_two_processes_trained_before(
    labelled: Path, whole: Path, tmp_path: Path
) -> None:
    out = tmp_path / "launched"
    launch = launch_command_parser().parse_args([*LAUNCH, "train.py"])
    told = prepare_multi_gpu_env(launch)
    changed = {name: value for name, value in told.items() if os.environ.get(name) != value}
    run(*training(labelled, out, "--workers", "1"), **changed)
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
    with two_processes(*arguments) as processes:
        first = processes[0].stdout
        assert first is not None
        assert any(line.startswith("step 4/") for line in first)
        for process in processes:  # as torchrun does with those it has started
            process.terminate()
        first.close()
        for process in processes:
            with suppress(subprocess.TimeoutExpired):
                process.wait(timeout=30)
    assert not out.exists()
    assert "The training resumes after step 4" in run(*arguments, "--resume")
    assert (out / WEIGHTS).read_bytes() == (whole / WEIGHTS).read_bytes()


def test_one_process_does_not_go_on_where_two_began(labelled: Path, whole: Path) -> None:
    done = CliRunner().invoke(app, [*training(labelled, whole), "--resume"])
    assert done.exit_code == 2
    assert "another processes" in done.output


def test_two_processes_pretrain_an_encoder(labelled: Path, tmp_path: Path) -> None:
    sizes = ("--size", "tiny", "--pieces", "90", "--batch", "2", "--tokens", "16")
    texts = (str(labelled), "--out", str(tmp_path / "encoder"), "--device", "cpu")
    told = run("pretrain", *texts, *sizes, "--steps", "4")
    assert told.count("step 4") == 1
    facts = json.loads((tmp_path / "encoder" / "pretraining.json").read_text())
    assert facts["tokens"] == 2 * 4 * 2 * 16
    assert open_checkpoint(str(tmp_path / "encoder"), ("electra",)).checkpoint
