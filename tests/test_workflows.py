# SPDX-License-Identifier: Apache-2.0
"""What the workflows call is there, and is what was reviewed: nobody sees them fail beforehand."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from interpunct.cli.app import app

ROOT = Path(__file__).resolve().parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TEXT = "".join(path.read_text(encoding="utf-8") for path in WORKFLOWS)
OURS = "packaging|resources|docs|tests"


def found(pattern: str) -> list[str]:
    matches = re.findall(pattern, TEXT, re.MULTILINE)
    assert matches, "nothing of that kind is in a workflow; is the pattern right?"
    return sorted(set(matches))


def test_every_action_is_the_commit_that_was_reviewed() -> None:
    """A tag can be moved, and the release holds keys."""
    moving = [each for each in found(r"uses: (.*)$") if not is_pinned(each)]
    assert not moving


def is_pinned(action: str) -> bool:
    return re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action) is not None


def test_every_target_of_make_is_there() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([\w-]+):", makefile, re.MULTILINE))
    assert set(found(r"\bmake ([\w-]+)$")) <= targets


@pytest.mark.parametrize("path", found(rf"\b((?:{OURS})/[\w./-]+)"))
def test_every_file_of_ours_is_there(path: str) -> None:
    assert (ROOT / path).is_file()


def test_every_distribution_is_installed_by_its_hash() -> None:
    """The release installs nothing but hashed distributions, and the project without others."""
    ways = {"--require-hashes -r packaging/locked.txt", "--no-deps --no-build-isolation -e ."}
    assert set(found(r"\bpip install (.*)$")) == ways


@pytest.mark.parametrize("line", found(r"^ +dist/interpunct/interpunct(?:\.exe)? (.*)$"))
def test_every_command_line_is_understood(line: str) -> None:
    name, *arguments = shlex.split(line)
    program: Any = get_command(app)
    if name.startswith("-"):
        assert name in {option for each in program.params for option in each.opts}
    else:
        program.commands[name].make_context(name, arguments)
