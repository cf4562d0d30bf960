# SPDX-License-Identifier: Apache-2.0
"""The laboratory's command line: functions whose parameters can be given as text."""

from __future__ import annotations

import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import pytest

from interpunct.errors import LabError
from interpunct_lab.__main__ import main
from interpunct_lab.parameters import add_parameters, as_program, described

COMMANDS = (
    *("label", "overlap", "fitted", "talks", "vocabulary", "train"),
    *(
        "ablate",
        "release",
        "join",
        "shares",
        "times",
        "compare",
        "curve",
        "tokens",
        "pieces",
        "figures",
    ),
)


def sail(
    boat: Path,
    *,
    knots: int,
    wind: Annotated[float, described("share of a gale")] = 0.5,
    crew: list[str] | None = None,
    at_night: Annotated[bool, described("by the stars", one_of=True)] = False,
    by: Annotated[Path | None, described("this chart", one_of=True)] = None,
    from_: str = "Oban",
    leg: Annotated[list[list[str]] | None, described(action="append", nargs=2)] = None,
    report: Callable[[str], None] = print,
) -> None:
    """A function with all kinds of parameters."""


def given(*arguments: str) -> dict[str, Any]:
    parser = ArgumentParser()
    add_parameters(parser, sail)
    return vars(parser.parse_args(arguments))


def test_what_is_not_given_is_the_default_of_the_parameter() -> None:
    assert given("kittiwake", "--knots", "6") == {
        "boat": Path("kittiwake"), "knots": 6, "wind": 0.5, "crew": None, "at_night": False,
        "by": None, "from_": "Oban", "leg": None,
    }  # fmt: skip


def test_what_is_given_has_the_type_of_the_parameter() -> None:
    found = given(
        "kittiwake", "--knots", "6", "--wind", "1", "--crew", "Ada", "Ben", "--at-night",
        "--leg", "Oban", "Mull", "--leg", "Mull", "Iona", "--from", "Mull",
    )  # fmt: skip
    assert found["wind"] == 1.0
    assert found["crew"] == ["Ada", "Ben"]
    assert found["at_night"]
    assert found["from_"] == "Mull"
    assert found["leg"] == [["Oban", "Mull"], ["Mull", "Iona"]]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["kittiwake"], "required: --knots"),
        (["--knots", "6"], "required: boat"),
        (["kittiwake", "--knots", "six"], "invalid int value: 'six'"),
        (["kittiwake", "--knots", "6", "--at-night", "--by", "map"], "not allowed with"),
        (["kittiwake", "--knots", "6", "--report", "me"], "unrecognized arguments: --report"),
    ],
)
def test_what_cannot_be_given_is_told(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        given(*arguments)
    assert reason in capsys.readouterr().err


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_says_what_can_be_given(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="0"):
        main([command, "--help"])
    shown = capsys.readouterr().out
    assert shown.startswith(f"usage: python -m interpunct_lab {command}")
    with pytest.raises(SystemExit, match="0"):
        main(["--help"])
    assert f" {command} " in capsys.readouterr().out


def test_a_command_is_needed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main([])
    assert ",".join(COMMANDS) in capsys.readouterr().err


def libraries_after(statement: str) -> set[str]:
    code = f"import sys; {statement}; print(*sys.modules, sep='\\n')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return {name.split(".")[0] for name in done.stdout.split()}


def test_the_entry_loads_no_command_before_it_is_asked_for() -> None:
    assert not libraries_after("import interpunct_lab.__main__") & {"numpy", "torch", "msgspec"}


def test_training_needs_no_more_than_a_bare_gpu_machine_has() -> None:
    loaded = libraries_after("import interpunct_lab.making.compact_training")
    assert {"torch", "numpy", "sentencepiece"} <= loaded
    assert not loaded & {"msgspec", "typer", "rapidfuzz", "ctranslate2", "transformers"}


def test_a_failure_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        as_program(lambda: main(["label", "nowhere", "out"]), "python -m interpunct_lab")
    assert ended.value.code == 2
    assert capsys.readouterr().err == (
        "python -m interpunct_lab: nowhere: there is no such folder. Name a folder with one "
        "folder of text a language.\n"
    )


def test_a_language_that_is_not_there_is_told(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    with pytest.raises(LabError, match=r"no text in cs\. There is text in en"):
        main(["label", str(tmp_path), str(tmp_path / "out"), "--languages", "en", "cs"])
