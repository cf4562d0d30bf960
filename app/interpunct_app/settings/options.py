# SPDX-License-Identifier: Apache-2.0
"""Options of the user: storage key, default and bounds.

An unreadable value counts as the default; one out of bounds as the bound.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import isnan
from typing import Generic, TypeVar

from interpunct.cutting.plan import CutMode
from interpunct.labels import MarksMode
from interpunct.review.queue import Order
from interpunct.work.options import Options
from interpunct_app.looks.theme import Scheme
from interpunct_app.settings.settings import Settings

E = TypeVar("E", bound=Enum)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Option(Generic[V]):
    """Value of any type, stored as text."""

    key: str
    default: V

    def of(self, settings: Settings) -> V:
        """Current value."""
        try:
            return self.read(settings.text(self.key, self.written(self.default)))
        except ValueError:
            return self.default

    def keep(self, settings: Settings, value: V) -> None:
        """Store a value."""
        settings.set_text(self.key, self.written(value))

    def read(self, text: str) -> V:
        """Value of a stored text. Raises ValueError."""
        raise NotImplementedError

    def written(self, value: V) -> str:
        """Text to store for a value."""
        return str(value)


@dataclass(frozen=True, slots=True)
class Number(Option[float]):
    """Number from `least` to `most`."""

    least: float
    most: float

    def read(self, text: str) -> float:
        """Number within its bounds."""
        value = float(text)
        return self.default if isnan(value) else min(max(value, self.least), self.most)


@dataclass(frozen=True, slots=True)
class Flag(Option[bool]):
    """On-off option."""

    def read(self, text: str) -> bool:
        """Whether the option is on."""
        return text in ("on", "yes")

    def written(self, value: bool) -> str:
        """Word for the state."""
        return "on" if value else "off"


@dataclass(frozen=True, slots=True)
class Choice(Option[E]):
    """Member of an enumeration with text values."""

    def read(self, text: str) -> E:
        """Member with this value."""
        return type(self.default)(text)

    def written(self, value: E) -> str:
        """Value of the member."""
        return str(value.value)


@dataclass(frozen=True, slots=True)
class Name(Option[str]):
    """One of `names`, or any name if `names` is empty."""

    names: tuple[str, ...] = ()

    def read(self, text: str) -> str:
        """Name, or the default if it is unknown."""
        return text if text in self.names or not self.names else self.default


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
PROFILE = Name("profile", "none")
"""House style of the checks; none until the user chooses one."""
OWN_STYLES = Name("own styles", "")
"""Paths of the user's own house styles, one a line."""
CAPITALS = Flag("review capitals", True)
OPINION = Flag("second opinion", False)
OPINION_ENDPOINT = Name("second opinion endpoint", "ollama")
OPINION_MODEL = Name("second opinion model", "default")
"""Language model that is asked about doubtful slots, and the name of its model there."""
CUT_MODE = Choice("cut mode", CutMode.SENTENCES)
FRAME_RATES = ("23.976", "24", "25", "29.97", "30", "50", "59.94", "60")
FRAME_RATE = Name("frame rate", "25", FRAME_RATES)
SPELLING = Flag("check spelling", True)
"""Spelling is checked only where there is a dictionary."""
BACKUPS = Flag("backups", True)
SPEED = Number("speed", 1.0, 0.5, 3.0)
BEFORE = Number("seconds before a slot", 1.0, 0.1, 5)
AFTER = Number("seconds after a slot", 1.0, 0.1, 5)
LEAP = Number("seconds of a leap", 1.0, 0.1, 10)
NUDGE = Number("milliseconds of a nudge", 0, 0, 1000)
"""0 is a frame."""
VOLUME = Number("volume", 1.0, 0, 1)
REPEAT = Flag("repeat", False)
EACH_SLOT = Flag("play each slot", False)
FOLLOW = Flag("follow the sound", True)
SPECTROGRAM = Flag("spectrogram", False)
TEXT_BOX = Flag("text box", False)
COMPACT = Flag("compact table", False)
MEDIA_PANEL = Flag("media panel", True)
MEDIA_HEIGHT = Number("media height", 200, 0, 10_000)
WAVEFORM_ZOOM = Number("waveform zoom", 100, 0.05, 400)
TYPING_PAUSE = Flag("pause while typing", True)
