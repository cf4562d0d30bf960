# SPDX-License-Identifier: Apache-2.0
"""What does not fit is told in one sentence with its file and its field."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.decoding import read_json, typed
from interpunct.errors import BundleError, LabError


@dataclass(frozen=True)
class Size:
    width: int = 1
    name: str = "x"

    def __post_init__(self) -> None:
        if self.width < 1:
            raise ValueError("A width is at least 1")


class Whole(msgspec.Struct, frozen=True):
    size: Size
    shares: dict[str, float] = {}


@pytest.mark.parametrize(
    ("text", "where", "what"),
    [
        ('{"size": {"width": "3"}}', "size.width", "expected `int`, got `str`."),
        ('{"size": {"width": 0}}', "size", "a width is at least 1."),
        ('{"shares": {}}', None, "it lacks `size`."),
        ('{"size": {}, "shares": {"a": null}}', "shares[...]", "expected `float`, got `null`."),
        ("words", None, "JSON is malformed: invalid character (byte 0)."),
    ],
)
def test_a_wrong_field_is_named(tmp_path: Path, text: str, where: str | None, what: str) -> None:
    path = tmp_path / "whole.json"
    path.write_text(text)
    with pytest.raises(BundleError) as failure:
        read_json(path, Whole, BundleError, remedy="Get another.")
    error = failure.value
    assert (error.file, error.where, error.what) == (str(path), where, what)
    assert error.remedy == "Get another."


@given(data=st.one_of(st.binary(max_size=60), st.just(b"[" * 100_000), st.just(b"\xff\xfe")))
def test_bytes_that_are_no_such_json_are_an_error_and_nothing_else(
    tmp_path_factory: pytest.TempPathFactory, data: bytes
) -> None:
    path = tmp_path_factory.mktemp("json") / "file.json"
    path.write_bytes(data)
    with pytest.raises(LabError, match=r"file\.json"):
        read_json(path, Whole, LabError)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="No such file"):
        read_json(tmp_path / "none.json", Whole, LabError)


def test_values_are_strict_unless_they_come_from_text() -> None:
    with pytest.raises(LabError, match=r"config\.width: expected `int`"):
        typed({"width": "3"}, Size, LabError, inside="config")
    assert typed({"width": "3"}, Size, LabError, from_text=True) == Size(3)
    with pytest.raises(LabError, match="width: expected `int`"):
        typed({"width": "three"}, Size, LabError, from_text=True)
