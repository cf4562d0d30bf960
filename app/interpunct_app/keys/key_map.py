# SPDX-License-Identifier: Apache-2.0
"""Current keys: the table, the chosen set, and the user's changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent

from interpunct_app.keys.actions import Action, KeyCommand
from interpunct_app.keys.choice import KeyChoice, from_text, to_text
from interpunct_app.keys.reading import KeyReader
from interpunct_app.keys.sets import row_name, scope_of
from interpunct_app.keys.table import OF_WIDGETS, Binding, When, menu_binding
from interpunct_app.settings.settings import Settings

_KEPT_AS = "keys"


class KeyMap(QObject):
    """Keys for key handling, menus and cheat sheet; `changed` is emitted after a change.

    `choice` is the set with the changes, `rows` the key table with the current keys.
    """

    changed = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._take(from_text(settings.text(_KEPT_AS, "")))

    def command_of(
        self, event: QKeyEvent, platform: str, *, in_table: bool = False
    ) -> KeyCommand | None:
        """Command of a key in the review, or `in_table` of cues; None if it has none."""
        reader = self._in_table if in_table else self._in_review
        command = reader.command_of(event, platform)
        return command and replace(command, is_repeated=event.isAutoRepeat())

    def menu_binding(self, action: Action) -> Binding:
        """Row of an action in menus."""
        return menu_binding(action, self.rows)

    def first_key(self, action: Action) -> str:
        """First key of an action, for use in sentences; empty if it has none."""
        return next(iter(self.menu_binding(action).keys.split()), "")

    def owner(self, key: str, name: str) -> Binding | None:
        """Row that has a key in the scope of the row `name`."""
        near = (row for row in self.rows if scope_of(row_name(row)) == scope_of(name))
        return next((row for row in near if key in row.keys.split()), None)

    def use(self, choice: KeyChoice) -> None:
        """Use other keys, also in later runs."""
        self._take(choice)
        self._settings.set_text(_KEPT_AS, to_text(choice))
        self.changed.emit()

    def set_keys(self, row: Binding, keys: Sequence[str]) -> None:
        """Set the keys of a row; other rows lose them."""
        name = row_name(row)
        owners = filter(None, (self.owner(key, name) for key in keys))
        losing = {
            row_name(owner): [key for key in owner.keys.split() if key not in keys]
            for owner in owners
        }
        self.use(self.choice.changed({**losing, name: list(keys)}))

    def restore(self, row: Binding) -> None:
        """Restore the set's keys of a row, except those that the user gave to others."""
        self.use(self.choice.without(row_name(row)))

    def _take(self, choice: KeyChoice) -> None:
        self.choice = choice
        self.rows = choice.rows()
        self._in_review = KeyReader(self.rows, When.SLOT)
        self._in_table = KeyReader(self.rows, *OF_WIDGETS)
