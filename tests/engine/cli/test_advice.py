# SPDX-License-Identifier: Apache-2.0
"""What failures advise: only options that the command has."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

import interpunct
from interpunct.cli.app import app
from interpunct.errors import EncodingError, InterpunctError

OPTION = re.compile(r"(?<!\S)--[a-z][a-z-]*[a-z]")


def commands(group: Any = None, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The names of all commands."""
    found: Any = group or typer.main.get_command(app)
    for name, command in found.commands.items():
        if hasattr(command, "commands"):
            yield from commands(command, (*path, name))
        else:
            yield (*path, name)


@cache
def options(command: tuple[str, ...]) -> frozenset[str]:
    """What a command can be given."""
    found: Any = typer.main.get_command(app)
    for name in command:
        found = found.commands[name]
    return frozenset(name for each in found.params for name in (*each.opts, *each.secondary_opts))


@cache
def advised() -> frozenset[str]:
    """The options that any remedy in the engine names."""
    found: set[str] = set()
    for path in Path(interpunct.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.keyword) and node.arg == "remedy":
                texts = [each for each in ast.walk(node.value) if isinstance(each, ast.Constant)]
                for text in texts:
                    found |= set(OPTION.findall(str(text.value)))
    return frozenset(found)


def test_every_option_that_is_advised_is_one_of_some_command() -> None:
    assert {"--max-size", "--overwrite", "--device"} <= advised()
    known = {name for command in commands() for name in options(command)}
    # The laboratory's own programs have options too: `python -m interpunct_lab`.
    known |= {"--random-start", "--word-pieces"}
    assert advised() <= known


@pytest.mark.parametrize("names", list(commands()), ids=" ".join)
def test_commands_that_read_captions_or_text_take_an_encoding(names: tuple[str, ...]) -> None:
    reads = {"punctuate", "cut", "watch", "manifest", "check", "evaluate", "transfer-marks"} | {
        "sync"
    }
    assert ("--encoding" in options(names)) is (names[0] in reads | {"stream"})


def failed(error: InterpunctError, monkeypatch: pytest.MonkeyPatch, *names: str) -> str:
    """What a command says whose work fails with `error`."""
    from interpunct.cli import checking, evaluating, serving

    def fail(_: object) -> int:
        raise error

    for each in (checking.CheckCommand, evaluating.EvaluateCommand, serving.ServeCommand):
        monkeypatch.setattr(each, "run", fail)
    done = CliRunner().invoke(app, list(names))
    assert done.exit_code == 2
    return done.stderr


@pytest.mark.parametrize(
    "given", [("check", "a.srt"), ("evaluate", "a.txt", "b.txt"), ("serve", "--stdio")]
)
def test_a_failure_advises_no_option_that_its_command_lacks(
    monkeypatch: pytest.MonkeyPatch, given: tuple[str, ...]
) -> None:
    for name in sorted(advised()):
        error = InterpunctError("it is wrong.", file="a.srt", remedy=f"Mend it, or use {name}.")
        told = failed(error, monkeypatch, *given)
        known = name in options((given[0],))
        assert told == f"interpunct: a.srt: it is wrong.{f' Mend it, or use {name}.' * known}\n"


@pytest.mark.parametrize(
    ("given", "known"),
    [
        (("check", "a.srt"), True),
        (("evaluate", "a.txt", "b.txt"), True),
        (("serve", "--stdio"), False),
    ],
)
def test_an_encoding_is_asked_for_where_it_can_be_given(
    monkeypatch: pytest.MonkeyPatch, given: tuple[str, ...], known: bool
) -> None:
    error = EncodingError("it is not UTF-8.", remedy="Choose the encoding.")
    told = failed(error, monkeypatch, *given)
    more = " Set it with --encoding." * known
    assert told == f"interpunct: it is not UTF-8. Choose the encoding.{more}\n"
