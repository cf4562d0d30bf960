# SPDX-License-Identifier: Apache-2.0
"""Fields of a system's config as a command line writes them: `layers=4`, `units=word`."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from interpunct.errors import LabError

if TYPE_CHECKING:
    from collections.abc import Iterable

_KINDS = {bool: "true or false", int: "a whole number", float: "a number", str: "a word"}


def configured(config: type, settings: Iterable[tuple[str, str]]) -> Any:
    """A `config`, a dataclass in which every field has a default, with these fields set.

    Raises LabError for a field that it does not have, and for a value of another kind than the
    default's.
    """
    defaults = {field.name: field.default for field in fields(config)}
    values: dict[str, Any] = {}
    for name, text in settings:
        if name not in defaults:
            raise LabError(
                f"there is no setting {name!r}.", remedy=f"There are {', '.join(defaults)}."
            )
        values[name] = _value(name, text, defaults[name])
    return config(**values)


def _value(name: str, text: str, default: Any) -> Any:
    if isinstance(default, str):
        return text
    try:
        value = json.loads(text)
    except ValueError:
        value = text
    if isinstance(value, list):
        value = tuple(value)
    if isinstance(default, float) and type(value) is int:
        value = float(value)
    if default is not None and type(value) is not type(default):
        kind = _KINDS.get(type(default), "a list such as [1, 2]")
        raise LabError(f"{name} is {kind}, not {text!r}.")
    return value
