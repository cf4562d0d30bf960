# SPDX-License-Identifier: Apache-2.0
"""What the tests of the plug-ins for other editors share."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

import pytest


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The real `interpunct`, as a program on the path, and in `INTERPUNCT`."""
    if os.name == "nt":
        pytest.skip("the program of the test is a script of sh")
    path = tmp_path / "bin folder" / "interpunct"
    path.parent.mkdir()
    python = shlex.quote(sys.executable)
    path.write_text(f'#!/bin/sh\nexec {python} -m interpunct.cli.main "$@"\n', encoding="utf-8")
    path.chmod(0o755)
    monkeypatch.setenv("INTERPUNCT", str(path))
    monkeypatch.setenv("PATH", os.pathsep.join([str(path.parent), os.environ["PATH"]]))
    return path
