# SPDX-License-Identifier: Apache-2.0
"""Conversion of JSON, YAML and plain values to typed values; errors name file and field."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from interpunct.errors import InterpunctError
from interpunct.files import read_file

Value = TypeVar("Value")

_PLACE = re.compile(r" - at `(?:key in )?\$\.?(?P<field>[^`]*)`\Z")
_MOST_BYTES = 1 << 26  # the largest vocabularies of published checkpoints take a third of it
_MOST_YAML_BYTES = 1 << 20  # of settings
_LACKS = "Object missing required field"


def read_json(
    path: Path, kind: type[Value], error: type[InterpunctError], *, remedy: str | None = None
) -> Value:
    """The JSON in the file `path` as a `kind`: a struct, a dataclass, a `dict[str, int]`.

    Raises `error` where the file cannot be read, is not JSON, or has another structure.
    """
    try:
        data = read_file(path, _MOST_BYTES)
    except OSError as failure:
        reason = failure.strerror or failure
        raise error(f"it cannot be read: {reason}.", file=path, remedy=remedy) from failure
    return json_as(data, kind, error, file=path, remedy=remedy)


def read_yaml(
    path: Path, kind: type[Value], error: type[InterpunctError], *, remedy: str | None = None
) -> Value:
    """The YAML in the small file `path` as a `kind`; only plain values are made.

    Raises `error` where the file cannot be read, is no YAML, or has another structure, and without
    the library PyYAML.
    """
    try:
        data = read_file(path, _MOST_YAML_BYTES)
    except OSError as failure:
        reason = failure.strerror or failure
        raise error(f"it cannot be read: {reason}.", file=path, remedy=remedy) from failure
    try:
        with _telling(error, path, remedy):
            value: Value = msgspec.yaml.decode(data, type=kind)
    except ImportError as failure:
        raise error(
            "reading it needs PyYAML, which is not installed.",
            file=path,
            remedy="Install interpunct[onnx].",
        ) from failure
    return value


def json_as(
    data: bytes,
    kind: type[Value],
    error: type[InterpunctError],
    *,
    file: Path | None = None,
    inside: str = "",
    remedy: str | None = None,
) -> Value:
    """JSON, from the part `inside` of a file, as a `kind`.

    Raises `error` where it is not JSON, or has another structure.
    """
    with _telling(error, file, remedy, inside):
        value: Value = msgspec.json.decode(data, type=kind)
    return value


def typed(
    values: Mapping[str, Any],
    kind: type[Value],
    error: type[InterpunctError],
    *,
    file: Path | None = None,
    inside: str = "",
    remedy: str | None = None,
    from_text: bool = False,
) -> Value:
    """Plain `values`, from the field `inside`, as a `kind`.

    With `from_text`, numbers may be written as text. Raises `error` for another structure.
    """
    with _telling(error, file, remedy, inside):
        value: Value = msgspec.convert(values, kind, strict=not from_text)
    return value


@contextmanager
def _telling(
    error: type[InterpunctError], file: Path | None, remedy: str | None, inside: str = ""
) -> Iterator[None]:
    """Turn an error of msgspec into `error`, in our words and with its place."""
    try:
        yield
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as failure:
        reason = str(failure)
        place = _PLACE.search(reason)
        reason = (reason[: place.start()] if place else reason).replace(_LACKS, "It lacks")
        raise error(
            f"{_inside_a_line(reason)}.",
            file=file,
            where=".".join(filter(None, (inside, place["field"] if place else ""))) or None,
            remedy=remedy,
        ) from failure


def _inside_a_line(sentence: str) -> str:
    """A sentence as a continuation after a file's name; `JSON` stays as it is."""
    return sentence if sentence[1:2].isupper() else f"{sentence[:1].lower()}{sentence[1:]}"
