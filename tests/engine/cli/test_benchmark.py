# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from typer.testing import Result

    Invoke = Callable[..., Result]


@pytest.mark.parametrize("command", ["benchmark", "transfer-marks"])
def test_help_teaches_by_examples(run: Invoke, command: str) -> None:
    done = run(command, "--help")
    assert done.exit_code == 0
    assert f"interpunct {command} " in done.stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--sets", "iwslt1999"), "iwslt2011-ref"),
        (("--sets", "iwslt2011-ref", "--data", "nowhere"), "--data"),
        (("--systems", "no-such-bundle"), "no-such-bundle"),
        (("--level", "paragraph"), "whole-text"),
        (("--test", "talks.xml"), "NAME=FILE:LANG"),
        (("--test", "malay=a.txt:ms"), "another set"),
        (("--test", "mine=a.txt:xx"), "xx"),
        (("--test", "mine=nowhere.txt:en"), "nowhere.txt"),
        (("--threshold", "2"), "--threshold"),
    ],
)
def test_what_is_not_there_is_told_in_a_line(
    run: Invoke, arguments: tuple[str, ...], told: str
) -> None:
    done = run("benchmark", *arguments, "--out", "results")
    assert done.exit_code == 2
    assert told in done.stderr
    assert "Traceback" not in done.output
