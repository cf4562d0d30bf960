# SPDX-License-Identifier: Apache-2.0
"""docs/laboratory/papers.md: every table of the papers is there, and every command is one."""

from __future__ import annotations

import re
import shlex
from argparse import ArgumentParser
from pathlib import Path
from pkgutil import resolve_name

import pytest
from typer.main import get_command

from interpunct.cli.app import app
from interpunct.errors import LabError
from interpunct.runtime.settings import configured
from interpunct.runtime.systems import system_class
from interpunct.transcript.languages import language
from interpunct_lab import __main__ as laboratory
from interpunct_lab.cli.benchmarking import _levels, _own_sets
from interpunct_lab.cli.training import TrainCommand
from interpunct_lab.evaluation.test_sets import SETS
from interpunct_lab.parameters import add_parameters

PAGE = (Path(__file__).parents[3] / "docs/laboratory/papers.md").read_text(encoding="utf-8")
COMMANDS = [line.strip() for line in PAGE.splitlines() if line.startswith("    ")]
LAB = "python -m interpunct_lab "
TABLES = [
    ["1", "2", "Figure 2", "3", "4", "Figure 3"],
    [str(number) for number in range(1, 8)],
    [str(number) for number in range(1, 9)],
    [str(number) for number in range(1, 6)],
    ["I", "II", "III", "IV", "V", "VI"],
]


def parsed(line: str) -> dict[str, object]:
    """What the command line makes of a line of `interpunct`."""
    _, name, *words = shlex.split(line)
    group = get_command(app)
    command = group.get_command(None, name)  # type: ignore[attr-defined]
    params: dict[str, object] = command.make_context(name, words).params
    return params


def test_every_table_of_every_paper_is_on_the_page() -> None:
    sections = re.split(r"^## \d\. ", PAGE, flags=re.MULTILINE)[1:]
    assert len(sections) == len(TABLES)
    for section, tables in zip(sections, TABLES, strict=True):
        cells = re.findall(r"^\| ([^|]+?) \|", section, flags=re.MULTILINE)[1:]
        listed = [number for cell in cells for number in cell.split(", ")]
        assert sorted(listed) == sorted(tables)


@pytest.mark.parametrize("line", [line for line in COMMANDS if line.startswith(LAB)])
def test_a_command_of_the_laboratory_parses(line: str) -> None:
    name, *words = shlex.split(line.removeprefix(LAB))
    place, _ = laboratory._COMMANDS[name]
    parser = ArgumentParser()
    add_parameters(parser, resolve_name(f"interpunct_lab.{place}"))
    parser.parse_args(words)


@pytest.mark.parametrize("line", [line for line in COMMANDS if line.startswith("interpunct ")])
def test_a_command_parses_and_asks_for_what_there_is(line: str) -> None:
    params = parsed(line)
    if line.startswith("interpunct train"):
        request = TrainCommand(**params).with_preset().request()  # type: ignore[arg-type]
        config = system_class(request.system).Config
        configured(config, dict(request.settings), LabError, from_text=True)
        assert request.plan.steps or request.epochs
    elif line.startswith("interpunct benchmark"):
        for name in str(params["sets"] or "").split(","):
            assert not name or name in SETS or language(name.removeprefix("dev-")).code
        tests = params["tests"]
        assert isinstance(tests, list | tuple)
        assert len(_own_sets(tests)) == len(tests)
        assert _levels(str(params["level"]))


def test_all_that_is_indented_is_a_command() -> None:
    assert all(line.startswith((LAB, "interpunct ")) for line in COMMANDS)
    assert len(COMMANDS) == len(set(COMMANDS)) > 50
