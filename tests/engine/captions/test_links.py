# SPDX-License-Identifier: Apache-2.0
"""Links to a gap of a caption file, as a report has them and the editor opens them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.captions.links import Place, command_line_to, link_to, read_link

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="names of POSIX systems")
NAMES = st.binary(min_size=1, max_size=20).filter(lambda name: not {0, ord("/")} & set(name))
PLACES = st.none() | st.builds(Place, st.integers(1, 10**6), st.none() | st.integers(0, 10**6))


@POSIX
@given(NAMES, PLACES)
def test_a_link_leads_to_its_file_and_its_place(name: bytes, place: Place | None) -> None:
    file = Path("/films", os.fsdecode(name))
    link = link_to(file, place)
    assert link.isascii()
    assert not set(link) & set("\"'<> ")
    assert read_link(link) == (file, place)


def _read_by_bash(line: str) -> list[str]:
    command = ["bash", "-c", f"printf '%s\\0' {line}"]
    shown = subprocess.run(command, capture_output=True, check=True)
    return os.fsdecode(shown.stdout).split("\0")[:-1]


@POSIX
@settings(deadline=None)
@given(NAMES, PLACES)
def test_a_command_gives_the_editor_one_file(name: bytes, place: Place | None) -> None:
    words = _read_by_bash(command_line_to(Path(os.fsdecode(name)), place))
    assert words[0] == "interpunct-editor"
    assert Path(words[-1]) == Path(os.fsdecode(name))
    assert not words[-1].startswith("-")
    assert words[1:-1] == ([] if place is None else ["--at", str(place)])


@pytest.mark.parametrize(
    "link",
    [
        "interpunct://server/share/a.srt",
        "interpunct:////server/share/a.srt",
        "interpunct:///%5C%5Cserver%5Cshare%5Ca.srt",
        "interpunct:///\\server\\share\\a.srt",
        "interpunct:///%2Fserver/share/a.srt",
        "interpunct:a.srt",
        "interpunct:///a%00.srt",
        "file:///a.srt",
        "https://example.org/a.srt",
        "interpunct://[a.srt",
        "",
    ],
)
def test_a_link_to_another_machine_or_no_file_leads_nowhere(link: str) -> None:
    assert read_link(link) is None


@pytest.mark.parametrize("text", ["", "0", "x", "1:", ":1", "-1", "1:2:3", "1" * 12, "1 ", "¹"])
def test_other_text_is_no_place(text: str) -> None:
    assert Place.of(text) is None


@POSIX
def test_a_link_with_an_odd_place_still_opens_the_file() -> None:
    assert read_link("interpunct:///a.srt?at=nowhere") == (Path("/a.srt"), None)
