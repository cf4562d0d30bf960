# SPDX-License-Identifier: Apache-2.0
"""Folders of small caption files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest


def cues(count: int) -> str:
    return "".join(
        f"{number}\n00:{number // 60:02}:{number % 60:02},000 --> "
        f"00:{number // 60:02}:{number % 60:02},900\nthe old harbour pilot said that he would\n\n"
        for number in range(1, count + 1)
    )


@pytest.fixture
def season(tmp_path: Path) -> Callable[..., list[Path]]:
    """Writes files of so many cues each into `tmp_path/season`, and gives their paths."""

    def make(*counts: int) -> list[Path]:
        folder = tmp_path / "season"
        folder.mkdir()
        paths = [folder / f"{number:02}.srt" for number in range(len(counts))]
        for path, count in zip(paths, counts, strict=True):
            path.write_text(cues(count))
        return paths

    return make
