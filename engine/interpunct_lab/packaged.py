# SPDX-License-Identifier: Apache-2.0
"""Tables in TOML files of this package."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def packaged_toml(place: str) -> dict[str, Any]:
    """The content of the file at `place` in the package."""
    source = files("interpunct_lab").joinpath(place)
    return tomllib.loads(source.read_text(encoding="utf-8"))
