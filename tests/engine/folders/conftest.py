# SPDX-License-Identifier: Apache-2.0
"""Small caption files for the tests of the batch."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

TALK = """1
00:00:01,000 --> 00:00:03,000
really the boat left the harbour

2
00:00:03,200 --> 00:00:05,000
anna waved from <i>the pier</i>
"""


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    """Writes a caption file, in a folder of the test's own, and gives its path."""

    def make(name: str, text: str = TALK) -> Path:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
        return path

    return make
