# SPDX-License-Identifier: Apache-2.0
"""What a user can set: under which key it is kept, its default, and its bounds.

A value that cannot be read, or is out of bounds, is the default or the bound.
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
    """Something that can be set."""

    @property
    def key(self) -> str:
        """Under which key it is kept."""

    def of(self, settings: Settings) -> V:
        """What is set."""

    def keep(self, settings: Settings, value: V) -> None:
        """Set something else."""


@dataclass(frozen=True, slots=True)
class Number:
    """A number from `least` to `most`."""

    key: str
    default: float
    least: float
    most: float

    def of(self, settings: Settings) -> float:
        """The number that is set."""
        value = settings.number(self.key, self.default)
        return self.default if isnan(value) else min(max(value, self.least), self.most)

    def keep(self, settings: Settings, value: float) -> None:
        """Set another number."""
        settings.set_number(self.key, value)


@dataclass(frozen=True, slots=True)
class Flag:
    """Something that is on or off."""

    key: str
    default: bool

    def of(self, settings: Settings) -> bool:
        """Whether it is on."""
        return settings.flag(self.key, self.default)

    def keep(self, settings: Settings, value: bool) -> None:
        """Switch it."""
        settings.set_flag(self.key, value)


@dataclass(frozen=True, slots=True)
class Choice(Generic[E]):
    """One member of an enumeration."""

    key: str
    default: E

    def of(self, settings: Settings) -> E:
        """The member that is chosen."""
        return settings.choice(self.key, self.default)

    def keep(self, settings: Settings, value: E) -> None:
        """Choose another."""
        settings.set_choice(self.key, value)


@dataclass(frozen=True, slots=True)
class Name:
    """One of `names`; of any where there are none."""

    key: str
    default: str
    names: tuple[str, ...] = ()

    def of(self, settings: Settings) -> str:
        """The name that is chosen."""
        name = settings.text(self.key, self.default)
        return name if name in self.names or not self.names else self.default

    def keep(self, settings: Settings, value: str) -> None:
        """Choose another."""
        settings.set_text(self.key, value)


AS_SYSTEM = 8.0
"""The size that stands for the font of the system."""

LANGUAGE = Name("language", "")
"""The code of the program's language, from its next start on; empty for that of the system."""
SCHEME = Choice("scheme", Scheme.SYSTEM)
TABLE_SIZE = Number("table size", AS_SYSTEM, AS_SYSTEM, 24)
SLOT_SIZE = Number("slot size", AS_SYSTEM, AS_SYSTEM, 36)
"""The sizes of text in tables and in the line under review, in points."""

MARKS = Choice("marks mode", MarksMode.COMPLETE)
CASING = Choice("casing mode", Options().casing)
ORDER = Choice("order", Order.FILE)
PROFILE = Name("profile", "netflix")
CAPITALS = Flag("review capitals", True)
CUT_MODE = Choice("cut mode", CutMode.SENTENCES)
FRAME_RATES = ("23.976", "24", "25", "29.97", "30", "50", "59.94", "60")
FRAME_RATE = Name("frame rate", "25", FRAME_RATES)
SPELLING = Flag("check spelling", True)
"""Where there is a dictionary; where there is none, nothing is checked."""
BACKUPS = Flag("backups", True)
SPEED = Number("speed", 1.0, 0.5, 2.0)
BEFORE = Number("seconds before a slot", 1.0, 0.1, 5)
AFTER = Number("seconds after a slot", 1.0, 0.1, 5)
LEAP = Number("seconds of a leap", 1.0, 0.1, 10)
VOLUME = Number("volume", 1.0, 0, 1)
REPEAT = Flag("repeat", False)
EACH_SLOT = Flag("play each slot", False)
TYPING_PAUSE = Flag("pause while typing", True)
