# SPDX-License-Identifier: Apache-2.0
"""A run is kept in a file: printed, changed, and run again."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar, Literal

import pytest
import typer
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner, Result

from interpunct.cli.app import app
from interpunct.cli.commands import Commands, Subcommand, add_command, argument, option, required
from interpunct_lab.cli.run_files import as_toml, config_option, print_option


@dataclass(frozen=True, kw_only=True)
class Bake(Subcommand):
    """Bake something."""

    what: str = argument("What.")
    out: Path = required("Where it goes.", "--out", "-o")
    loaves: int = option(1, "How many.", min=1)
    oven_heat: float | None = option(None, "How hot.")
    extras: list[str] | None = option(None, "What else.", "--with")
    flour: Literal["rye", "wheat"] = option("rye", "Of what.")
    warm: bool = option(False, "Eat at once.", "--warm")
    resume: bool = option(False, "Go on.", "--resume")
    config: Path | None = config_option()
    print_config: bool = print_option()
    baked: ClassVar[list[Bake]] = []

    def run(self) -> None:
        self.baked.append(self)


def bake(*arguments: str) -> Result:
    own = typer.Typer(cls=Commands, rich_markup_mode="rich", add_completion=False)
    add_command(own, "bake", Bake)
    own.callback()(lambda: None)
    return CliRunner().invoke(own, ["bake", *arguments])


def written(tmp_path: Path, text: str) -> str:
    path = tmp_path / "run.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


texts = st.text(st.characters(exclude_categories=["Cs"]), min_size=1)
runs = st.builds(
    Bake,
    what=texts,
    out=texts.filter(lambda text: "\0" not in text and str(Path(text)) != "-").map(Path),
    loaves=st.integers(1, 9),
    oven_heat=st.none() | st.floats(0, 1e9),
    extras=st.none() | st.lists(texts, min_size=1),
    flour=st.sampled_from(["rye", "wheat"]),
    warm=st.booleans(),
)


@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(runs)
def test_a_printed_run_is_the_same_run(tmp_path: Path, run: Bake) -> None:
    path = written(tmp_path, as_toml(run))
    done = bake("--config", path)
    assert done.exit_code == 0, done.output
    assert Bake.baked[-1] == replace(run, config=Path(path))


def test_what_is_given_on_the_command_line_wins(tmp_path: Path) -> None:
    path = written(tmp_path, 'what = "bread"\nout = "here"\nloaves = 3\nwarm = true\n')
    assert bake("rolls", "--config", path, "--loaves", "9").exit_code == 0
    run = Bake.baked[-1]
    assert (run.what, run.out, run.loaves, run.warm) == ("rolls", Path("here"), 9, True)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("yeast = 1", "the command bake has no yeast"),
        ("loaves = [", "it is no TOML"),
        ("loaves = 0", "run.toml: Invalid value for '--loaves'"),
        ("[loaves]", "loaves is no text, number, true or false"),
        ('flour = "oats"', "run.toml: Invalid value for '--flour'"),
    ],
)
def test_what_cannot_be_run_is_told(tmp_path: Path, text: str, told: str) -> None:
    done = bake("bread", "-o", "here", "--config", written(tmp_path, text))
    assert done.exit_code == 2
    assert told in done.output
    assert "cannot be read" in bake("bread", "--config", str(tmp_path / "none")).output


def test_what_is_wrong_on_the_command_line_is_not_blamed_on_the_file(tmp_path: Path) -> None:
    path = written(tmp_path, "loaves = 3")
    done = bake("bread", "-o", "here", "--config", path, "--loaves", "0")
    assert "Invalid value for '--loaves'" in done.output
    assert "run.toml" not in done.output


@pytest.mark.parametrize("command", [["train", "electra", "--set", "a=1"], ["pretrain"]])
def test_trainings_print_what_they_would_run(tmp_path: Path, command: list[str]) -> None:
    data = [] if command[0] == "train" else [str(tmp_path)]
    more = ["--data", str(tmp_path)] if command[0] == "train" else []
    given = [*command, *data, *more, "--out", str(tmp_path / "o"), "--steps", "7"]
    done = CliRunner().invoke(app, [*given, "--print-config"])
    assert done.exit_code == 0, done.output
    told = tomllib.loads(done.stdout)
    assert (told["steps"], told["data"]) == (7, str(tmp_path))
    again = ["--config", written(tmp_path, done.stdout), "--print-config"]
    assert CliRunner().invoke(app, [command[0], *again]).stdout == done.stdout
