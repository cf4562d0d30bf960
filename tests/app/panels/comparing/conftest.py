# SPDX-License-Identifier: Apache-2.0
"""A talk under review, its translation and its reference."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from interpunct_app.comparing.small_table import SmallTable
from interpunct_app.pages.page import Page
from interpunct_app.window.main_window import MainWindow

TALK = """\
1
00:00:01,000 --> 00:00:03,000
so the harbour was quiet

2
00:00:03,200 --> 00:00:05,000
nobody could tell us why

3
00:00:05,100 --> 00:00:08,000
Anna laughed a little
"""
TRANSLATION = """\
1
00:00:01,000 --> 00:00:02,000
كان الميناء هادئًا،

2
00:00:02,100 --> 00:00:03,000
هادئًا جدًا.

3
00:00:05,100 --> 00:00:08,000
ضحكت آنا قليلًا.

4
00:00:09,000 --> 00:00:10,000
نعم.
"""
REFERENCE = """\
1
00:00:01,000 --> 00:00:03,000
So the harbour was quiet.

2
00:00:03,200 --> 00:00:05,000
Nobody could tell us why!

3
00:00:05,100 --> 00:00:08,000
Anna laughed, a little.
"""


def texts_of(table: SmallTable) -> list[list[str]]:
    """What a small table shows, row by row."""
    model = table.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str, str], Path]:
    """Writes a file."""

    def written(name: str, text: str) -> Path:
        path = tmp_path / name
        path.write_bytes(text.encode())
        return path

    return written


@pytest.fixture
def talk(
    window: MainWindow,
    write: Callable[[str, str], Path],
    open_page: Callable[[MainWindow, Path], Page],
) -> Page:
    """The talk under review."""
    return open_page(window, write("talk.srt", TALK))


@pytest.fixture
def translation(write: Callable[[str, str], Path]) -> Path:
    """Its translation: two cues for the first, none for the second, one that belongs to none."""
    return write("talk.ar.srt", TRANSLATION)


@pytest.fixture
def reference(write: Callable[[str, str], Path]) -> Path:
    """The talk with the right marks."""
    return write("talk.reference.srt", REFERENCE)
