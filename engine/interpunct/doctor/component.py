# SPDX-License-Identifier: Apache-2.0
"""A part that Interpunct uses, and its state."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class State(StrEnum):
    """State of a component."""

    FOUND = "found"
    """It is installed and works."""

    ABSENT = "not found"
    """It is not installed; everything else works without it."""

    BROKEN = "broken"
    """It is needed but not installed, or it is installed but does not work."""


@dataclass(frozen=True, slots=True)
class Component:
    """A checked component: `detail` describes its state or its problem.

    `purpose` is its use; `remedy` is the way to get it, empty where nothing is to be done.
    """

    name: str
    state: State
    purpose: str
    detail: str
    remedy: str = ""
