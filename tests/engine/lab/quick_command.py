# SPDX-License-Identifier: Apache-2.0
"""The command line of the program, with `quick` in force: a process of its own for a test."""

from __future__ import annotations

import pytest
from tests.engine.lab.quick import quicken

from interpunct.cli.main import run

if __name__ == "__main__":
    with pytest.MonkeyPatch.context() as patched:
        quicken(patched)
        run()
