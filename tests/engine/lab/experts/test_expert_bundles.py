"""`interpunct train expert`: a bundle with an expert for each language."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.engine.lab.experts.conftest import SIZES, arguments, train
from tests.engine.lab.quick import QUICK_COMMAND
from tests.engine.processes import LABORATORY, popen

from interpunct.bundles.bundle import load_bundle
from interpunct.bundles.description import SystemDescription
from interpunct.runtime.experts.description import read_description
from interpunct_lab.architectures.expert_network import shipped_experts


def weights(bundle: Path, code: str) -> bytes:
    return (bundle / "experts" / code / "weights.npz").read_bytes()


def test_there_is_an_expert_for_every_language(experts: Path) -> None:
    bundle = load_bundle(experts)
    bundle.verify()
    assert (bundle.system, bundle.languages) == ("expert", ("cs", "en"))
    assert bundle.described(SystemDescription).config["state"] == 8
    assert set(bundle.calibration) == {"", "cs", "en"}
    training = bundle.description.training
    assert set(training.data) == set(training.dev) == {"cs", "en"}
    told = [read_description(experts / "experts" / code) for code in ("cs", "en")]
    assert [item.language for item in told] == ["cs", "en"]
    assert training.step == sum(item.training.steps for item in told if item.training)
    assert all(item.metrics and item.metrics.micro_f1 > 0.5 for item in told)
    assert "F1 of capitals" in bundle.card()
    assert "not predicted" not in bundle.card()


CAPTIONS = """\
1
00:00:01,000 --> 00:00:03,000
who told you that my uncle did before he left

2
00:00:03,000 --> 00:00:05,000
when the fog lifts we can see the island
"""


def test_marks_and_capitals_are_restored_without_torch(experts: Path, tmp_path: Path) -> None:
    (tmp_path / "talk.srt").write_text(CAPTIONS)
    code = (
        "import sys; sys.modules.update(torch=None, ctranslate2=None); "
        "from interpunct.cli.main import run; run()"
    )
    command = ["punctuate", "talk.srt", "--model", str(experts), "--language", "en"]
    subprocess.run([sys.executable, "-c", code, *command], cwd=tmp_path, check=True)
    written = (tmp_path / "talk.punctuated.srt").read_text()
    assert "Who told you that? My uncle did, before he left." in written
    assert "When the fog lifts, we can see the island." in written


def test_a_killed_training_goes_on_to_the_same_weights(labelled: Path, tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    long = (*SIZES, "--words", "20", "--batch", "2", "--steps", "120")
    assert train(labelled, whole, *long).exit_code == 0
    command = [*QUICK_COMMAND, *arguments(labelled, killed, *long)]
    with popen(command, LABORATORY, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert any(line.startswith("step 20/") for line in process.stdout)
        process.send_signal(signal.SIGKILL)
    assert not killed.exists()
    again = train(labelled, killed, *long)
    assert again.exit_code == 2
    assert "--resume" in again.output
    done = train(labelled, killed, *long, "--resume")
    assert done.exit_code == 0, done.output
    assert "The training resumes after step" in done.output
    for code in ("cs", "en"):
        assert weights(whole, code) == weights(killed, code)


def test_experts_start_from_those_of_a_bundle(
    experts: Path, labelled: Path, tmp_path: Path
) -> None:
    out = tmp_path / "more"
    done = train(labelled, out, "--languages", "cs", "--init", str(experts), "--steps", "10")
    assert done.exit_code == 0, done.output
    assert "from the expert of cs" in done.output
    bundle = load_bundle(out)
    assert bundle.described(SystemDescription).config["state"] == 8
    assert bundle.description.training.init == "two"
    told = read_description(out / "experts" / "cs").training
    assert told is not None
    assert (told.start, told.steps) == ("cs", 10)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (("--unit", "sentence"), "choose their own windows"),
        (("--questions", "0.2"), "choose their own windows"),
        (("--domain", "."), "draw from one text"),
        (("--device", "cuda"), "learn on the CPU"),
        (("--encoder", "small"), "no setting 'encoder'"),
        (("--set", "state=0"), "state"),
        (("--init", "nowhere"), "no expert to start from"),
        (("--init", "de", "--set", "state=8"), "cannot be set"),
    ],
)
def test_what_an_expert_cannot_be_told_is_refused(
    labelled: Path, tmp_path: Path, options: tuple[str, ...], reason: str
) -> None:
    done = train(labelled, tmp_path / "out", *options)
    assert done.exit_code == 2
    assert reason in " ".join(done.output.split())
    assert not (tmp_path / "out").exists()


def test_a_resumed_training_must_be_the_same(labelled: Path, tmp_path: Path) -> None:
    english = ("--languages", "en", "--steps", "10", *SIZES)
    assert train(labelled, tmp_path / "out", *english).exit_code == 0
    other = train(labelled, tmp_path / "out", *english, "--resume", "--seed", "2")
    assert other.exit_code == 2
    assert "another recipe" in other.output


def test_every_shipped_expert_can_be_started_from() -> None:
    found = sorted(path.name for path in shipped_experts().iterdir())
    assert {"de", "en", "zh-Hans"} <= set(found)
    for code in found:
        told = read_description(shipped_experts() / code)
        assert told.language == code
        assert told.metrics is not None
        assert told.training is not None
