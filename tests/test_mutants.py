# SPDX-License-Identifier: Apache-2.0
"""The mutants that no test can notice are some still, and say why; those that loop are ended."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
KNOWN = tomllib.loads((ROOT / "tests/mutants.toml").read_text(encoding="utf-8"))["equivalent"]


def test_every_equivalent_mutant_is_one_of_a_line_that_is_there() -> None:
    for each in KNOWN:
        lines = {line.strip() for line in (ROOT / each["file"]).read_text("utf-8").splitlines()}
        assert set(each["before"].splitlines()) <= lines, each
        assert each["before"] != each["after"]


def test_every_equivalent_mutant_has_a_reason() -> None:
    assert all(len(each["reason"].split()) > 3 for each in KNOWN)


LOOP = """
from benchmarks.mutants.forks import LOOPED, allow_processor_time, in_fork

def loop() -> int:
    allow_processor_time(0.1)
    while True:
        pass

assert in_fork(loop, limit=60.0) == LOOPED
assert in_fork(lambda: 3, limit=60.0) == 3
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit of processor time")
def test_a_mutant_that_loops_is_ended_by_its_processor_time() -> None:
    subprocess.run([sys.executable, "-c", LOOP], cwd=ROOT, check=True)
