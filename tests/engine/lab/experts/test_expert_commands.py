"""`python -m interpunct_lab.experts`: from text to experts, and what is told of them."""

from __future__ import annotations

import json
import lzma
import shutil
from pathlib import Path

import pytest
from tests.engine.lab.conftest import CZECH, ENGLISH

from interpunct.errors import LabError
from interpunct.runtime.experts.description import read_description
from interpunct_lab.experts import run_expert_command
from interpunct_lab.sampling.expert_recipe import changed, recipe_for

COMMANDS = ("train", "export", "measure", "queue", "table")
TINY = (
    "--set", "shape.state=8", "shape.embedding=8", "sizes.slots=50", "learning.words=40",
    "learning.windows=4", "learning.bfloat16=false", "learning.most_steps=12",
)  # fmt: skip


@pytest.fixture
def text(labelled: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """The options that name the text, in two tiers."""
    shutil.copytree(labelled.parent / "corpora", tmp_path / "corpora" / "open")
    monkeypatch.chdir(tmp_path)
    write_held_out("en", ENGLISH, 200)
    write_held_out("cs", CZECH, 300)
    return "--corpora", "corpora"


def write_held_out(language: str, text: str, documents: int) -> None:
    """Held-out text in so many documents that differ: a quarter of them are for tuning."""
    folder = Path("corpora/dev") / language
    folder.mkdir(parents=True, exist_ok=True)
    with lzma.open(folder / "own.txt.xz", "wt", encoding="utf-8") as file:
        file.write("\n".join(f"{number}.\n{text}" for number in range(documents)))


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_says_what_can_be_given(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="0"):
        run_expert_command([command, "--help"])
    shown = capsys.readouterr().out
    assert shown.startswith(f"usage: python -m interpunct_lab.experts {command}")


def test_an_expert_is_trained_exported_and_measured(
    text: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    run_expert_command(["train", "--language", "en", *text, "--out", "run", *TINY])
    assert "en: step 12/12" in capsys.readouterr().out
    with pytest.raises(LabError, match="another recipe"):
        run_expert_command(["export", "--language", "en", *text, "--run", "run", "--out", "out"])
    run_expert_command(
        ["export", "--language", "en", *text, "--run", "run", "--out", "experts/en", *TINY]
    )
    exported = json.loads(capsys.readouterr().out)
    run_expert_command(["measure", "experts/en", *text, "--keep", "--speed"])
    measured = json.loads(capsys.readouterr().out)
    assert measured["en"] == exported
    assert measured["words a second"] > 0
    run_expert_command(["table", "experts"])
    assert "| mean of 1 |" in capsys.readouterr().out


def test_nothing_can_be_exported_before_it_is_trained(text: tuple[str, str]) -> None:
    with pytest.raises(LabError, match="nothing is trained"):
        run_expert_command(["export", "--language", "en", *text, "--run", "run", "--out", "out"])


def test_a_queue_begins_from_the_nearest_expert(
    text: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    queue = ["queue", *text, "--runs", "runs", *TINY]
    run_expert_command([*queue, "--languages", "en", "--out", "first"])
    run_expert_command([*queue, "--languages", "cs", "en", "--out", "first", "--start", "first"])
    shown = capsys.readouterr().out
    assert "en: exists already" in shown
    told = read_description(tmp_path / "first" / "cs").training
    assert told is not None
    assert told.start == "en"


def test_too_little_text_to_measure_on_is_told(
    text: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    write_held_out("cs", CZECH, 40)
    run_expert_command(["queue", *text, "--runs", "runs", "--languages", "cs", "--out", "first"])
    assert "cs: corpora/dev/cs: this text is too short" in capsys.readouterr().out


def test_kept_figures_replace_those_of_a_description(
    text: tuple[str, str], tmp_path: Path
) -> None:
    queue = ["queue", *text, "--runs", "runs", "--out", "."]
    run_expert_command([*queue, "--languages", "en", *TINY])
    file = tmp_path / "en" / "expert.json"
    told = json.loads(file.read_text())
    right = told["metrics"]["micro_f1"]
    file.write_text(json.dumps(told | {"metrics": told["metrics"] | {"micro_f1": 0.123}}))
    run_expert_command(["measure", "en", *text])
    assert '"micro_f1": 0.123' in file.read_text()
    run_expert_command(["measure", "en", *text, "--keep"])
    assert read_description(tmp_path / "en").metrics is not None
    assert json.loads(file.read_text())["metrics"]["micro_f1"] == right


@pytest.mark.parametrize("setting", ["learning.pace=3", "pace.learning=3", "learning.rate=fast"])
def test_what_is_no_option_of_the_recipe_is_told(setting: str) -> None:
    assert changed(recipe_for("de"), ["learning.rate=0.5"]).learning.rate == 0.5
    with pytest.raises(LabError, match="not an option of the recipe"):
        changed(recipe_for("de"), [setting])
