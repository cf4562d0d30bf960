# SPDX-License-Identifier: Apache-2.0
"""A kill in the middle of what a test does to files."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest


class KilledError(BaseException):
    """The process is dead: nothing that it still tries has any effect."""


class Killer:
    """Kills at the `step`th change of a file; of a write a `part` is on the disk then."""

    NAMES = ("write", "rename", "replace", "link", "unlink", "ftruncate", "mkdir", "rmdir")

    def __init__(self, patch: pytest.MonkeyPatch, step: int, part: float = 0.5) -> None:
        self._left, self._part = step, part
        for name in self.NAMES:
            patch.setattr(os, name, self._deadly(name, getattr(os, name)))

    def _deadly(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any, **more: Any) -> Any:
            self._left -= 1
            if self._left == 0 and name == "write":
                real(given[0], given[1][: int(len(given[1]) * self._part)])
            if self._left <= 0:
                raise KilledError
            return real(*given, **more)

        return call
