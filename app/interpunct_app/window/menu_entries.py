# SPDX-License-Identifier: Apache-2.0
"""Building blocks of menus: entries with their keys, and groups of choices."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Generic, TypeVar

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu

from interpunct_app.keys.actions import is_repeatable
from interpunct_app.keys.names import shown, spellings
from interpunct_app.keys.table import OF_WIDGETS, Binding
from interpunct_app.looks.plain import as_it_stands

T = TypeVar("T")


def add_action(menu: QMenu, text: str, act: Callable[[], object]) -> QAction:
    """Add an entry that calls `act`."""
    action = menu.addAction(text)
    action.triggered.connect(lambda _checked: act())
    return action


def take_binding(action: QAction, binding: Binding) -> None:
    """Give an entry the texts and keys of the key table.

    A review key is only displayed: it is handled by the widget with the focus.
    """
    action.setAutoRepeat(is_repeatable(binding.action))
    keys = binding.keys.split()
    action.setToolTip(f"{binding.meaning} ({shown(keys[0])})" if keys else binding.meaning)
    is_key_of_widget = binding.when in OF_WIDGETS
    if is_key_of_widget and keys:
        action.setText(f"{binding.title}\t{keys[0]}")
    else:
        action.setText(binding.title)
    if not is_key_of_widget:
        named = [spelling for key in keys for spelling in spellings(key)]
        action.setShortcuts([QKeySequence(name) for name in named])


class ChoiceMenu(QMenu, Generic[T]):
    """Menu for choosing one value; `chosen` is called with it."""

    def __init__(
        self, title: str, entries: Iterable[tuple[T, str]], chosen: Callable[[T], object]
    ) -> None:
        super().__init__(title)
        self._chosen = chosen
        self._group = QActionGroup(self)
        self._actions: list[tuple[T, QAction]] = []
        self.fill(entries)

    def fill(self, entries: Iterable[tuple[T, str]]) -> None:
        """Offer these values, with their titles shown literally."""
        self.clear()
        self._actions = []
        for value, title in entries:
            action = add_action(self, as_it_stands(title), partial(self._chosen, value))
            action.setCheckable(True)
            action.setActionGroup(self._group)
            self._actions.append((value, action))

    def show_chosen(self, current: T | None) -> None:
        """Tick the entry of `current`."""
        ticked = self._group.checkedAction()
        if any(action is ticked and value == current for value, action in self._actions):
            return
        for value, action in self._actions:
            action.setChecked(value == current)

    def choose(self, value: T) -> None:
        """Choose a value as the user would."""
        next(action for known, action in self._actions if known == value).trigger()
