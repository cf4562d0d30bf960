# SPDX-License-Identifier: Apache-2.0
"""Patterns, formats and suffixes: the files that are read, and the names of outputs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path, PurePath

import pytest

from interpunct.errors import CaptionError
from interpunct.folders.patterns import Patterns
from interpunct.folders.planning import Destination, plan

Write = Callable[..., Path]

NAMES = ("a.en.srt", "a.de.srt", "one/b.en.srt", "one/old/b.en.srt", "old/c.en.srt", "two/d.vtt")


@pytest.fixture
def archive(write: Write) -> Path:
    """A folder with files at several depths."""
    first, *_ = [write(f"in/{name}") for name in NAMES]
    return first.parent


@pytest.mark.parametrize(
    ("include", "exclude", "wanted"),
    [
        ((), (), set(NAMES)),
        (("*.en.srt",), (), {name for name in NAMES if ".en." in name}),
        (("one",), (), {"one/b.en.srt", "one/old/b.en.srt"}),
        (("one/*",), (), {"one/b.en.srt", "one/old/b.en.srt"}),
        ((), ("old",), {name for name in NAMES if "old" not in name}),
        ((), ("/old/",), {name for name in NAMES if "old" not in name}),
        ((), ("one/old",), {name for name in NAMES if "one/old" not in name}),
        (("*.en.srt", "two"), ("old/*", "one"), {"a.en.srt", "two/d.vtt"}),
        (("[!a]*.srt",), (), {name for name in NAMES if name.startswith("o")}),
    ],
)
def test_patterns_let_in_and_leave_out(
    archive: Path, include: tuple[str, ...], exclude: tuple[str, ...], wanted: set[str]
) -> None:
    found = plan([archive], Destination("x"), patterns=Patterns(include, exclude))
    assert {job.source.relative_to(archive).as_posix() for job in found.jobs} == wanted
    assert not found.failed


def test_a_named_file_is_read_whatever_the_patterns_are(archive: Path) -> None:
    patterns = Patterns(("nothing",), ("*",))
    assert len(plan([archive / "a.en.srt"], Destination("x"), patterns=patterns).jobs) == 1


def test_where_nothing_is_let_in_that_is_told(archive: Path) -> None:
    (failure,) = plan([archive], Destination("x"), patterns=Patterns(("nothing",))).failed
    assert "no caption file" in str(failure.error)


def test_a_pattern_never_escapes_its_part_of_a_name() -> None:
    assert not Patterns(exclude=("a.srt",)).leaves_out(PurePath("b/a.srt.srt"), file=True)
    assert Patterns(exclude=("a.srt",)).leaves_out(PurePath("b/a.srt"), file=True)


def test_a_format_and_a_suffix_name_the_outputs(archive: Path, tmp_path: Path) -> None:
    beside = plan([archive], Destination("hot", suffix="hot", ending=".vtt"))
    assert {job.output for job in beside.jobs} == {
        (archive / name).with_name(f"{PurePath(name).stem}.hot.vtt") for name in NAMES
    }
    out = tmp_path / "out"
    inside = plan([archive], Destination("x", out, suffix="hot"))
    assert {job.output for job in inside.jobs} == {
        (out / name).with_name(f"{PurePath(name).stem}.hot{PurePath(name).suffix}")
        for name in NAMES
    }
    (source,) = plan([archive / "two"], Destination("x", out, ending=".srt")).jobs
    assert source.format is not None
    assert source.format.name == "srt"


def test_two_inputs_that_a_format_makes_one_are_refused(write: Write) -> None:
    write("in/a.srt")
    folder = write("in/a.vtt").parent
    with pytest.raises(CaptionError, match="would both be written to this file"):
        plan([folder], Destination("x", ending=".sbv"))
