# SPDX-License-Identifier: Apache-2.0
"""Editor of one action's keys: remove keys, add others, report conflicts."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QKeySequenceEdit,
    QPushButton,
    QWidget,
)

from interpunct_app.keys.key_map import KeyMap
from interpunct_app.keys.names import name_of, shown
from interpunct_app.keys.rules import FIXED, why_not
from interpunct_app.keys.sets import row_name
from interpunct_app.keys.table import Binding
from interpunct_app.looks.boxes import NO_MARGINS, column, row
from interpunct_app.looks.plain import plain_label


class KeyEditor(QWidget):
    """Changes the keys of the row given to `show_row`, at once."""

    def __init__(self, keys: KeyMap) -> None:
        super().__init__()
        self._keys = keys
        self._row: Binding | None = None
        self._wanted = ""
        self._title = plain_label(wraps=True)
        self.key_buttons: list[QPushButton] = []
        self.add = QPushButton(self.tr("Add a key…"))
        self.field = QKeySequenceEdit()
        self.clear = QPushButton(self.tr("Clear"))
        self.restore = QPushButton(self.tr("Restore"))
        self.message = plain_label(wraps=True)
        self.take = QPushButton(self.tr("Take the key"))
        self._key_row = row(self.add, self.field, None, self.clear, self.restore, spacing=8)
        self._set_up()
        self._lay_out()
        self.show_row(None)

    def show_row(self, row: Binding | None) -> None:
        """Show the keys of a row; None if no row is chosen."""
        self._row = row
        is_open = row is not None and row.action not in FIXED
        self._title.setText(
            row.meaning if row else self.tr("Choose an action to change its keys.")
        )
        self._fill_keys(row.keys.split() if row else [], is_open=is_open)
        self.add.setEnabled(is_open)
        self.clear.setEnabled(is_open and bool(row and row.keys))
        self.restore.setEnabled(row is not None and row_name(row) in self._keys.choice.keys)
        self._end_recording()
        self.tell(why_not(row, "") if row and row.action in FIXED else "")

    def tell(self, sentence: str, *, offers_take: bool = False) -> None:
        """Show a message on the last pressed key."""
        self.message.setText(sentence)
        self.take.setVisible(offers_take)

    @Slot()
    def _record(self) -> None:
        """Record the next key pressed."""
        self.tell("")
        self.add.hide()
        self.field.clear()
        self.field.show()
        self.field.setFocus()

    @Slot(QKeySequence)
    def _pressed(self, pressed: QKeySequence) -> None:
        if self._row is None or pressed.isEmpty():
            return
        self._end_recording()
        self.add.setFocus()
        name = name_of(pressed)
        if not name or name in self._row.keys.split():
            return
        owner = self._keys.owner(name, row_name(self._row))
        if reason := why_not(self._row, name):
            self.tell(reason)
        elif owner is not None:
            self._offer(name, owner)
        else:
            self._set_keys(*self._row.keys.split(), name)

    def _offer(self, name: str, owner: Binding) -> None:
        """Offer to take a key from the action that has it."""
        self._wanted = name
        text = self.tr("{key} is a key of “{action}”.")
        self.tell(text.format(key=shown(name), action=owner.meaning), offers_take=True)

    @Slot()
    def _take(self) -> None:
        if self._row is not None:
            self._set_keys(*self._row.keys.split(), self._wanted)

    def _remove_key(self, name: str) -> None:
        if self._row is not None:
            self._set_keys(*(key for key in self._row.keys.split() if key != name))

    def _set_keys(self, *names: str) -> None:
        if self._row is not None:
            self._keys.set_keys(self._row, names)

    @Slot()
    def _restore(self) -> None:
        """Restore the set's keys of the action; report those that another action has."""
        row = self._row
        if row is None:
            return
        self._keys.restore(row)
        of_set = self._keys.choice.of_set[row_name(row)].split()
        for key in of_set:
            owner = self._keys.owner(key, row_name(row))
            if owner is not None and row_name(owner) != row_name(row):
                self._offer(key, owner)

    def _end_recording(self) -> None:
        self.field.hide()
        self.add.show()

    def _fill_keys(self, names: list[str], *, is_open: bool) -> None:
        for button in self.key_buttons:
            button.deleteLater()
            button.hide()
        self.key_buttons = [self._key_button(name) for name in names]
        for place, button in enumerate(self.key_buttons):
            button.setEnabled(is_open)
            self._key_row.insertWidget(place, button)

    def _key_button(self, name: str) -> QPushButton:
        """Button that removes a key."""
        button = QPushButton(f"{shown(name)}  ✕")
        button.setAccessibleName(self.tr("Take {key} away").format(key=shown(name)))
        button.setToolTip(button.accessibleName())
        button.setAutoDefault(False)
        button.clicked.connect(lambda _checked: self._remove_key(name))
        return button

    def _set_up(self) -> None:
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        self.field.setMaximumSequenceLength(1)
        self.field.setFinishingKeyCombinations([])  # Tab is a key like any other
        self.field.setAccessibleName(self.tr("Press the key"))
        self.add.clicked.connect(self._record)
        self.field.keySequenceChanged.connect(self._pressed)
        self.clear.clicked.connect(lambda _checked: self._set_keys())
        self.restore.clicked.connect(self._restore)
        self.take.clicked.connect(self._take)

    def _lay_out(self) -> None:
        told = row(self.message, self.take, wide=self.message)
        self.setLayout(column(self._title, self._key_row, told, margins=NO_MARGINS, spacing=8))
