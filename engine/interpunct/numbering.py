# SPDX-License-Identifier: Apache-2.0
"""Numbers for things that come again and again, so that each is dealt with once."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

_Key = TypeVar("_Key", bound=Hashable)


class Numbered(dict[_Key, int]):
    """Keys in the order they were first asked for, each with its number, from 0."""

    def __missing__(self, key: _Key) -> int:
        number = self[key] = len(self)
        return number
