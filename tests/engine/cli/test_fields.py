# SPDX-License-Identifier: Apache-2.0
"""A command is a dataclass: its fields are given, its docstring helps, its result is the code."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import pytest
import typer
from typer.testing import CliRunner

from interpunct.cli.commands import (
    Commands,
    Subcommand,
    add_command,
    argument,
    option,
    required,
)
from interpunct.cli.punctuating import PunctuateCommand
from interpunct.errors import CaptionError


@dataclass(frozen=True, kw_only=True)
class Echo(Subcommand):
    """Say something again."""

    examples = """
    echo hello
        says hello
    """

    text: str = argument("What is said.", metavar="TEXT")
    more: list[Path] | None = argument("What else.", None)
    out: Path = required("Where it goes.", "--out", "-o")
    times: int = option(1, "How often.", min=1, panel="Loudness")
    loud: bool = option(False, "Cry.", "--loud", panel="Loudness")
    heard: ClassVar[list[Echo]] = []

    def run(self) -> int:
        self.heard.append(self)
        if self.text == "fail":
            raise CaptionError("it failed.", file="a.srt")
        if self.text == "stop":
            raise KeyboardInterrupt
        return len(self.text) % 2


def invoke(*arguments: str) -> tuple[int, str, str]:
    """Exit code, stdout and stderr of the command."""
    app = typer.Typer(cls=Commands, rich_markup_mode="rich", add_completion=False)
    add_command(app, "echo", Echo)
    app.callback()(lambda: None)
    done = CliRunner().invoke(app, ["echo", *arguments])
    return done.exit_code, done.stdout, done.stderr


def test_what_is_given_reaches_the_command() -> None:
    assert invoke("hi", "a", "b", "-o", "out", "--times", "3", "--loud")[0] == 0
    wanted = Echo(text="hi", more=[Path("a"), Path("b")], out=Path("out"), times=3, loud=True)
    assert Echo.heard[-1] == wanted


def test_what_is_not_given_is_the_default_of_the_field() -> None:
    assert invoke("hi", "--out", "out")[0] == 0
    assert (Echo.heard[-1].times, Echo.heard[-1].loud) == (1, False)
    assert Echo(text="hi", out=Path("out")).times == 1
    assert PunctuateCommand(paths=[]).marks == "auto"


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (("odd", "-o", "x"), 1, ""),
        (("fail", "-o", "x"), 2, "interpunct: a.srt: it failed.\n"),
        (("stop", "-o", "x"), 130, "interpunct: stopped.\n"),
    ],
)
def test_the_exit_code_says_how_it_ended(arguments: tuple[str, ...], code: int, told: str) -> None:
    assert invoke(*arguments) == (code, "", told)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("hi",), "'--out' / '-o'"),
        (("-o", "x"), "'TEXT'"),
        (("hi", "-o", "x", "--times", "0"), "'--times'"),
    ],
)
def test_a_wrong_use_is_one_line_that_says_where_to_read_on(
    arguments: tuple[str, ...], reason: str
) -> None:
    code, stdout, stderr = invoke(*arguments)
    assert (code, stdout, stderr.count("\n")) == (2, "", 1)
    assert reason in stderr
    assert "echo --help'." in stderr


def test_the_help_is_the_docstring_the_fields_and_the_examples() -> None:
    _, shown, _ = invoke("--help")
    places = [
        shown.index(part)
        for part in ("Say something again.", "What is said.", "Loudness", "How often.", "Examples")
    ]
    assert places == sorted(places)
    lines = [line.strip() for line in shown.splitlines()]
    assert lines.index("says hello") == lines.index("echo hello") + 1
