# SPDX-License-Identifier: Apache-2.0
"""Numbers for repeated keys, so that each key is processed once."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

_Key = TypeVar("_Key", bound=Hashable)


class Numbered(dict[_Key, int]):
    """Keys in the order of their first lookup, each with its number, from 0."""

    def __missing__(self, key: _Key) -> int:
        number = self[key] = len(self)
        return number
