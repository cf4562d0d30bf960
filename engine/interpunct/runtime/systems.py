# SPDX-License-Identifier: Apache-2.0
"""Trained systems by name: our experts, and systems of installed packages.

A package adds systems by an entry point of the group `interpunct.systems`: a mapping from names to
`module:Class`. Each class is an `interpunct.runtime.labeller.TrainedSystem`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from pkgutil import resolve_name
from typing import TYPE_CHECKING

from interpunct.errors import BackendError, BundleError

if TYPE_CHECKING:
    from interpunct.runtime.labeller import TrainedSystem

EXPERT = "expert"


@cache
def systems() -> Mapping[str, str]:
    """Module and class of each system by its name."""
    found = [entry.load() for entry in entry_points(group="interpunct.systems")]
    return {name: place for each in found for name, place in each.items()} | {
        EXPERT: "interpunct.runtime.experts.system:ExpertSystem"
    }


def system_class(name: str) -> type[TrainedSystem]:
    """The class of the system `name`, imported on demand.

    Raises BundleError for an unknown name, BackendError if its library is not installed.
    """
    known = systems()
    if name not in known:
        raise BundleError(
            f"there is no system {name!r}.", remedy=f"Use one of {', '.join(known)}."
        )
    try:
        found: type[TrainedSystem] = resolve_name(known[name])
    except ImportError as error:
        raise BackendError(
            f"the system {name} needs {error.name}, which is not installed.",
            remedy="Install interpunct[train].",
        ) from error
    return found
