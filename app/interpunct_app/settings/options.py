# SPDX-License-Identifier: Apache-2.0
"""Options of the user: storage key, default and bounds.

An unreadable value counts as the default; one out of bounds as the bound.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import isnan
from typing import Generic, Protocol, TypeVar

from interpunct.cutting.plan import CutMode
from interpunct.labels import MarksMode
from interpunct.review.queue import Order
from interpunct.work.options import Options
from interpunct_app.looks.theme import Scheme
from interpunct_app.settings.settings import Settings

E = TypeVar("E", bound=Enum)
V = TypeVar("V")


class Option(Protocol[V]):
    """Option that can be set."""

    @property
    def key(self) -> str:
        """Storage key."""

    def of(self, settings: Settings) -> V:
        """Current value."""

    def keep(self, settings: Settings, value: V) -> None:
        """Store a value."""


@dataclass(frozen=True, slots=True)
class Number:
    """Number from `least` to `most`."""

    key: str
    default: float
    least: float
    most: float

    def of(self, settings: Settings) -> float:
        """Current number, within its bounds."""
        value = settings.number(self.key, self.default)
        return self.default if isnan(value) else min(max(value, self.least), self.most)

    def keep(self, settings: Settings, value: float) -> None:
        """Store a number."""
        settings.set_number(self.key, value)


@dataclass(frozen=True, slots=True)
class Flag:
    """On-off option."""

    key: str
    default: bool

    def of(self, settings: Settings) -> bool:
        """Whether the option is on."""
        return settings.flag(self.key, self.default)

    def keep(self, settings: Settings, value: bool) -> None:
        """Switch the option on or off."""
        settings.set_flag(self.key, value)


@dataclass(frozen=True, slots=True)
class Choice(Generic[E]):
    """Member of an enumeration."""

    key: str
    default: E

    def of(self, settings: Settings) -> E:
        """Current member."""
        return settings.choice(self.key, self.default)

    def keep(self, settings: Settings, value: E) -> None:
        """Store a member."""
        settings.set_choice(self.key, value)


@dataclass(frozen=True, slots=True)
class Name:
    """One of `names`, or any name if `names` is empty."""

    key: str
    default: str
    names: tuple[str, ...] = ()

    def of(self, settings: Settings) -> str:
        """Current name, or the default if it is unknown."""
        name = settings.text(self.key, self.default)
        return name if name in self.names or not self.names else self.default

    def keep(self, settings: Settings, value: str) -> None:
        """Store a name."""
        settings.set_text(self.key, value)


AS_SYSTEM = 8.0
"""Size that means "as the system's font"."""

LANGUAGE = Name("language", "")
"""Language code of the program, from its next start; empty for the system's language."""
SCHEME = Choice("scheme", Scheme.SYSTEM)
TABLE_SIZE = Number("table size", AS_SYSTEM, AS_SYSTEM, 24)
SLOT_SIZE = Number("slot size", AS_SYSTEM, AS_SYSTEM, 36)
"""Text sizes of tables and of the line under review, in points."""

MARKS = Choice("marks mode", MarksMode.COMPLETE)
CASING = Choice("casing mode", Options().casing)
ORDER = Choice("order", Order.FILE)
PROFILE = Name("profile", "netflix")
CAPITALS = Flag("review capitals", True)
CUT_MODE = Choice("cut mode", CutMode.SENTENCES)
FRAME_RATES = ("23.976", "24", "25", "29.97", "30", "50", "59.94", "60")
FRAME_RATE = Name("frame rate", "25", FRAME_RATES)
SPELLING = Flag("check spelling", True)
"""Spelling is checked only where there is a dictionary."""
BACKUPS = Flag("backups", True)
SPEED = Number("speed", 1.0, 0.5, 2.0)
BEFORE = Number("seconds before a slot", 1.0, 0.1, 5)
AFTER = Number("seconds after a slot", 1.0, 0.1, 5)
LEAP = Number("seconds of a leap", 1.0, 0.1, 10)
VOLUME = Number("volume", 1.0, 0, 1)
REPEAT = Flag("repeat", False)
EACH_SLOT = Flag("play each slot", False)
TYPING_PAUSE = Flag("pause while typing", True)
