# SPDX-License-Identifier: Apache-2.0
"""The sizes of a system: from a bundle, or from a command line (`layers=4`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect

from interpunct.decoding import typed
from interpunct.errors import InterpunctError, LabError


class Ranged:
    """A dataclass of sizes; raises LabError for values outside its annotations."""

    __slots__ = ()

    def __post_init__(self) -> None:
        names = [field.name for field in fields(self)]  # type: ignore[arg-type]
        _refuse_odd(type(self), {name: getattr(self, name) for name in names}, LabError)


def configured(
    config: type,
    settings: Mapping[str, Any],
    error: type[InterpunctError],
    *,
    file: Path | None = None,
    from_text: bool = False,
) -> Any:
    """A `config`, a dataclass with a default for every field, with these fields set.

    Raises `error` for an unknown field, and for an invalid value.
    """
    inside = "config" if file else ""
    known = [field.name for field in fields(config)]
    unknown = [name for name in settings if name not in known]
    if unknown:
        raise error(
            f"there is no setting {unknown[0]!r}.",
            file=file,
            where=inside or None,
            remedy=f"There are {', '.join(known)}.",
        )
    _refuse_odd(config, settings, error, file=file, inside=inside, from_text=from_text)
    return typed(settings, config, error, file=file, inside=inside, from_text=from_text)


def _refuse_odd(
    config: type,
    settings: Mapping[str, Any],
    error: type[InterpunctError],
    *,
    file: Path | None = None,
    inside: str = "",
    from_text: bool = False,
) -> None:
    kinds = get_type_hints(config, include_extras=True)
    for name, value in settings.items():
        try:
            msgspec.convert(value, kinds[name], strict=not from_text)
        except (msgspec.ValidationError, UnicodeError) as failure:
            raise error(
                f"{name} cannot be {value}: it is {allowed(kinds[name])}.",
                file=file,
                where=inside or None,
            ) from failure


def allowed(kind: Any) -> str:
    """The valid values of a field of this kind, in words."""
    told = inspect.type_info(kind)
    if isinstance(told, inspect.UnionType):
        told = told.types[0]
    if isinstance(told, inspect.LiteralType):
        return f"one of {', '.join(map(str, told.values))}"
    if not isinstance(told, inspect.IntType | inspect.FloatType):
        return "text"
    first = f"above {_number(told.gt)}" if told.ge is None else f"from {_number(told.ge)}"
    last = f"below {_number(told.lt)}" if told.le is None else _number(told.le)
    sort = "a whole number" if isinstance(told, inspect.IntType) else "a number"
    return f"{sort} {first} to {last}"


def _number(value: float | None) -> str:
    if value is None:
        return "any"
    return f"{int(value):,}" if value == int(value) else str(value)
