# SPDX-License-Identifier: Apache-2.0
"""The command line over a fake model, in a folder of the test's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from interpunct.cli import opening
from interpunct.cli.app import app
from interpunct.cli.console import complain

TALK = """1
00:00:01,000 --> 00:00:03,000
really the boat left the harbour

2
00:00:03,200 --> 00:00:05,000
anna waved from <i>the pier</i>
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which commands run, with `talk.srt` in it."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "talk.srt").write_text(TALK)
    return tmp_path


@pytest.fixture
def run(
    folder: Path, monkeypatch: pytest.MonkeyPatch, fake_predictor: Any
) -> Callable[..., Result]:
    """Runs `interpunct` with these arguments, in English unless told otherwise."""
    notice = "The GPU cannot be used (test); the CPU is used instead."

    def open_model(*_: object) -> opening.Model:
        complain(notice)
        return opening.Model(fake_predictor, "fake 1", notice)

    monkeypatch.setattr(opening, "open_model", open_model)
    monkeypatch.setattr(opening.ModelChoice, "digest", lambda _choice: "fake 1")

    def run(*arguments: str) -> Result:
        return CliRunner().invoke(app, [*arguments])

    return run
