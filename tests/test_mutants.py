# SPDX-License-Identifier: Apache-2.0
"""The list of mutants that no test can notice: each is one still, and says why."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
KNOWN = tomllib.loads((ROOT / "tests/mutants.toml").read_text(encoding="utf-8"))["equivalent"]


def test_every_equivalent_mutant_is_one_of_a_line_that_is_there() -> None:
    for each in KNOWN:
        lines = {line.strip() for line in (ROOT / each["file"]).read_text("utf-8").splitlines()}
        assert set(each["before"].splitlines()) <= lines, each
        assert each["before"] != each["after"]


def test_every_equivalent_mutant_has_a_reason() -> None:
    assert all(len(each["reason"].split()) > 3 for each in KNOWN)
