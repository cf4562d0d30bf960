# SPDX-License-Identifier: Apache-2.0
"""Styles written as TOML: read back as they were, or refused before anything is written."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.cutting.measure import Counting
from interpunct.cutting.profile_writing import profile_text, write_profile
from interpunct.cutting.profiles import (
    Limits,
    MarkPolicy,
    Profile,
    load_profile,
    parse_profile,
    profile_names,
)
from interpunct.errors import ProfileError


@pytest.mark.parametrize("name", profile_names())
def test_a_copy_of_a_shipped_style_has_its_limits(name: str, tmp_path: Path) -> None:
    shipped = load_profile(name)
    path = tmp_path / "styles" / "copy.toml"
    written = write_profile(shipped, path)
    read = load_profile(str(path))
    assert read == written
    assert (read.name, read.source, read.title) == ("copy", str(path), shipped.title)
    assert (read.general, read.languages) == (shipped.general, shipped.languages)


_LIMITS = st.builds(
    Limits,
    max_cpl=st.integers(1, 99),
    max_lines=st.integers(1, 5),
    max_cps=st.floats(1, 99).map(lambda value: round(value, 2)),
    min_ms=st.integers(0, 900),
    max_ms=st.integers(900, 9000),
    min_gap_ms=st.integers(0, 900),
    counting=st.sampled_from(Counting),
    comma=st.sampled_from(MarkPolicy),
)


@given(
    title=st.text(st.characters(exclude_categories=["Cs"])),
    general=_LIMITS,
    languages=st.dictionaries(st.sampled_from(["en", "zh-Hans", "de"]), _LIMITS),
    rules=st.lists(st.sampled_from(["numbers", "dashes", 'a "b"']), unique=True).map(tuple),
)
def test_whatever_is_written_is_read_back(
    title: str, general: Limits, languages: dict[str, Limits], rules: tuple[str, ...]
) -> None:
    text = profile_text(Profile("own", title, general, languages, rules))
    assert tomllib.loads(text)["title"] == title
    read = parse_profile(text, "own", "own.toml")
    assert (read.title, read.general, read.languages) == (title, general, languages)
    assert read.rules == rules


def test_a_style_that_contradicts_itself_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text("max_cpl = 40\n", encoding="utf-8")
    with pytest.raises(ProfileError, match="min_ms above its max_ms"):
        write_profile(Profile("own", "Own", Limits(min_ms=900, max_ms=800)), path)
    assert path.read_text(encoding="utf-8") == "max_cpl = 40\n"


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "styles").write_bytes(b"")
    with pytest.raises(ProfileError, match="cannot be written"):
        write_profile(Profile("own", "Own"), tmp_path / "styles" / "own.toml")
