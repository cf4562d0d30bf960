# SPDX-License-Identifier: Apache-2.0
"""One thing that Interpunct uses, and whether it is there and works."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class State(StrEnum):
    """What became of looking for something."""

    FOUND = "found"
    """It is there and works."""

    ABSENT = "not found"
    """It is not there; everything else works without it."""

    BROKEN = "broken"
    """It is needed and not there, or it is there and does not work."""


@dataclass(frozen=True, slots=True)
class Component:
    """Something that was looked for: `detail` tells what was found, or what is wrong with it.

    `purpose` says what it is for, `remedy` how to get it; it is empty where nothing is to be done.
    """

    name: str
    state: State
    purpose: str
    detail: str
    remedy: str = ""
