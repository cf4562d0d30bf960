# SPDX-License-Identifier: Apache-2.0
"""Form fields for the limits of a style, made from the fields of `Limits`.

A new limit appears by itself; a line in `_titles` gives it a title.
"""

from __future__ import annotations

from dataclasses import fields
from enum import StrEnum
from typing import Any, get_args, get_type_hints

from PySide6.QtCore import QCoreApplication, QObject, QSignalBlocker, Signal
from PySide6.QtWidgets import QDoubleSpinBox, QWidget

from interpunct.cutting.profiles import Limits
from interpunct_app.looks.boxes import choice_box

translate = QCoreApplication.translate

_MOST = 1_000_000
_NONE = -1.0
"""Value of a number field that means no limit."""


class LimitField(QObject):
    """Field for one limit; `changed` is emitted when the user changes it."""

    changed = Signal()
    widget: QWidget

    def value(self) -> Any:
        """Value shown; None for no limit."""
        raise NotImplementedError

    def show_value(self, value: Any) -> None:
        """Show a value without emitting `changed`."""
        raise NotImplementedError


class NumberField(LimitField):
    """Whole or decimal number with its unit, or no limit."""

    def __init__(self, parent: QObject, name: str, *, is_whole: bool) -> None:
        super().__init__(parent)
        self._is_whole = is_whole
        self._spin = self.widget = QDoubleSpinBox()
        self._spin.setDecimals(0 if is_whole else 1)
        self._spin.setRange(_NONE, _MOST)
        self._spin.setSpecialValueText(translate("Styles", "No limit"))
        self._spin.setSuffix(" ms" if name.endswith("_ms") else "")
        self._spin.setKeyboardTracking(False)
        self._spin.valueChanged.connect(self.changed)

    def value(self) -> Any:
        """See `LimitField`."""
        shown = self._spin.value()
        if shown < 0:
            return None
        return int(shown) if self._is_whole else shown

    def show_value(self, value: Any) -> None:
        """See `LimitField`."""
        with QSignalBlocker(self._spin):
            self._spin.setValue(_NONE if value is None else value)


class ChoiceField(LimitField):
    """One of the members of an enumeration."""

    def __init__(self, parent: QObject, kind: type[StrEnum]) -> None:
        super().__init__(parent)
        self._kind = kind
        self._combo = self.widget = choice_box()
        for member in kind:
            self._combo.addItem(_choice_titles().get(member.value, member.value), member.value)
        self._combo.currentIndexChanged.connect(self.changed)

    def value(self) -> Any:
        """See `LimitField`."""
        return self._kind(self._combo.currentData())

    def show_value(self, value: Any) -> None:
        """See `LimitField`."""
        with QSignalBlocker(self._combo):
            self._combo.setCurrentIndex(self._combo.findData(value.value))


def limit_fields(parent: QObject) -> dict[str, LimitField]:
    """A field for each limit, by its name in a style's file."""
    kinds = get_type_hints(Limits)
    return {entry.name: _field(parent, entry.name, kinds[entry.name]) for entry in fields(Limits)}


def limit_title(name: str) -> str:
    """Title of a limit in the user's language; its name where it has none."""
    return _titles().get(name, name)


def _field(parent: QObject, name: str, kind: Any) -> LimitField:
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return ChoiceField(parent, kind)
    return NumberField(parent, name, is_whole=float not in get_args(kind))


def _titles() -> dict[str, str]:
    return {
        "max_cpl": translate("Styles", "Most characters in a line"),
        "max_lines": translate("Styles", "Most lines"),
        "max_cps": translate("Styles", "Most characters a second"),
        "min_ms": translate("Styles", "Shortest duration"),
        "max_ms": translate("Styles", "Longest duration"),
        "min_gap_ms": translate("Styles", "Shortest gap between cues"),
        "frames_near_shot": translate("Styles", "Frames from a shot change that move a border"),
        "frames_before_shot": translate("Styles", "Frames from an end to the shot change"),
        "frames_after_shot": translate("Styles", "Frames from a shot change to a start"),
        "counting": translate("Styles", "Counting of characters"),
        "comma": translate("Styles", "Chinese and Japanese commas"),
        "period": translate("Styles", "Chinese and Japanese full stops"),
    }


def _choice_titles() -> dict[str, str]:
    return {
        "characters": translate("Styles", "Each counts one"),
        "full-width": translate("Styles", "Half-width ones count a half"),
        "keep": translate("Styles", "Keep"),
        "space": translate("Styles", "Write a space"),
        "drop": translate("Styles", "Leave out"),
    }
