# SPDX-License-Identifier: Apache-2.0
"""Reading records back: every field checked, for a journal may be damaged or made by anybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from interpunct.errors import SessionError

if TYPE_CHECKING:
    from collections.abc import Mapping

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


@dataclass(frozen=True, slots=True)
class Fields:
    """The fields of one JSON object, read by kind; SessionError for a wrong one."""

    values: Mapping[str, Json]

    @classmethod
    def of(cls, value: Json) -> Fields:
        """The fields of `value`, which must be an object."""
        if not isinstance(value, dict):
            raise SessionError("an object was expected.")
        return cls(value)

    def integer(self, name: str, below: int) -> int:
        """A whole number from 0 up to, not including, `below`."""
        value = self.values.get(name)
        if type(value) is not int or not 0 <= value < below:
            raise SessionError(f"{name!r} is not a number from 0 to {below - 1}.")
        return value

    def milliseconds(self, name: str) -> int:
        """A time, which may be negative; a thousand years are enough."""
        value = self.values.get(name)
        if type(value) is not int or abs(value) > 10**14:
            raise SessionError(f"{name!r} is not a time in milliseconds.")
        return value

    def text(self, name: str) -> str:
        """A string."""
        value = self.values.get(name)
        if not isinstance(value, str):
            raise SessionError(f"{name!r} is not a text.")
        return value

    def seconds(self, name: str) -> float | None:
        """A duration, or None where there is none."""
        value = self.values.get(name)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < 1e9:
            raise SessionError(f"{name!r} is not a duration.")
        return float(value)

    def list(self, name: str) -> list[Json]:
        """A list."""
        value = self.values.get(name)
        if not isinstance(value, list):
            raise SessionError(f"{name!r} is not a list.")
        return value

    def object(self, name: str) -> dict[str, Json]:
        """An object."""
        value = self.values.get(name)
        if not isinstance(value, dict):
            raise SessionError(f"{name!r} is not an object.")
        return value
