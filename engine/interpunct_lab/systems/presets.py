# SPDX-License-Identifier: Apache-2.0
"""Sets of options for `interpunct train` (`presets.toml`): the ways of the papers."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from interpunct.errors import LabError


def preset(name: str, system: str) -> Mapping[str, Any]:
    """The options of `interpunct train`, by the names of its fields, that the preset gives.

    Raises LabError where there is none of that name, or none for the system.
    """
    if name not in presets():
        raise LabError(f"there is no preset {name!r}.", remedy=f"Use {', '.join(presets())}.")
    if system not in presets()[name]:
        raise LabError(
            f"the preset {name} has nothing for the system {system!r}.",
            remedy=f"It has {', '.join(presets()[name])}.",
        )
    return presets()[name][system]


@cache
def presets() -> Mapping[str, Mapping[str, Mapping[str, Any]]]:
    """All presets, by name and system."""
    source = files("interpunct_lab.systems").joinpath("presets.toml")
    return tomllib.loads(source.read_text(encoding="utf-8"))
