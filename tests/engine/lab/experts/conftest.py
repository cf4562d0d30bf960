# SPDX-License-Identifier: Apache-2.0
"""Tiny experts, made by the command."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.conftest import Maker
from typer.testing import CliRunner, Result

from interpunct.cli.app import app

SIZES = ("--set", "state=8", "--set", "embedding=8", "--set", "label_head=8")
STEPS = ("--words", "40", "--batch", "4", "--check-every", "10", "--rate", "0.02")


def arguments(data: Path, out: Path, *more: str) -> list[str]:
    return ["train", "expert", "--data", str(data), "--out", str(out), *STEPS, *more]


def train(data: Path, out: Path, *more: str) -> Result:
    return CliRunner().invoke(app, arguments(data, out, *more))


@pytest.fixture(scope="session")
def experts(labelled: Path, made_once: Callable[[str, Maker], Path]) -> Path:
    """A bundle of two tiny experts."""

    def make(folder: Path) -> None:
        done = train(labelled, folder / "two", *SIZES)
        assert done.exit_code == 0, done.output
        assert "expert of cs: learns from" in done.output
        assert "casing F1" in done.output

    return made_once("experts", make) / "two"
