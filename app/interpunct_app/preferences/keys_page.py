# SPDX-License-Identifier: Apache-2.0
"""Page of keys: the set, every action with its keys, import and export."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Slot
from PySide6.QtWidgets import (
    QFileDialog,
    QLineEdit,
    QPushButton,
    QWidget,
)

from interpunct.errors import InterpunctError
from interpunct_app.keys.choice import KeyChoice, read_choice, write_choice
from interpunct_app.keys.key_map import KeyMap
from interpunct_app.keys.sets import DEFAULT_SET, SETS
from interpunct_app.looks.boxes import NO_MARGINS, choice_box, column
from interpunct_app.looks.flow import flow
from interpunct_app.looks.plain import agrees, plain_label
from interpunct_app.preferences.key_editor import KeyEditor
from interpunct_app.preferences.key_list import KeyList
from interpunct_app.translation import told


class KeysPage(QWidget):
    """Shows a `KeyMap` and changes it at once."""

    def __init__(self, keys: KeyMap) -> None:
        super().__init__()
        self._keys = keys
        self.sets = choice_box()
        self.search = QLineEdit()
        self.list = KeyList(keys)
        self.editor = KeyEditor(keys)
        self._import = QPushButton(self.tr("Import…"))
        self._export = QPushButton(self.tr("Export…"))
        self._set_up()
        self._lay_out()
        self._show_set()

    def restore(self) -> None:
        """Use the default keys."""
        self._keys.use(KeyChoice(DEFAULT_SET))

    def import_from(self, path: Path) -> None:
        """Use the keys of a file; show an error if it is unusable."""
        try:
            self._keys.use(read_choice(path))
        except InterpunctError as error:
            self.editor.tell(told(error))

    def export_to(self, path: Path) -> None:
        """Write the keys to a file."""
        try:
            write_choice(path, self._keys.choice)
        except InterpunctError as error:
            self.editor.tell(told(error))

    @Slot()
    def _ask_import(self) -> None:
        kinds = self.tr("Keys ({ending})").format(ending="*.json")
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Import keys"), "", kinds)
        if name:
            self.import_from(Path(name))

    @Slot()
    def _ask_export(self) -> None:
        kinds = self.tr("Keys ({ending})").format(ending="*.json")
        proposed = "interpunct-keys.json"
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Export keys"), proposed, kinds)
        if name:
            self.export_to(Path(name))

    @Slot(int)
    def _use_set(self, place: int) -> None:
        """Use another set; ask first if the user's own changes would be lost."""
        choice = KeyChoice(self.sets.itemData(place))
        if choice.set != self._keys.choice.set and (
            not self._keys.choice.keys or self._may_drop()
        ):
            self._keys.use(choice)
        self._show_set()

    def _may_drop(self) -> bool:
        return agrees(
            self,
            self.tr("Another set of keys"),
            self.tr("{count} actions have keys of your own. Another set replaces them.").format(
                count=len(self._keys.choice.keys)
            ),
        )

    @Slot()
    def _show_set(self) -> None:
        self.sets.setCurrentIndex(self.sets.findData(self._keys.choice.set))

    def _set_up(self) -> None:
        for known in SETS:
            self.sets.addItem(known.title, known.name)
        self.sets.setAccessibleName(self.tr("Set of keys"))
        self.search.setPlaceholderText(self.tr("Search for words or a key"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self.list.search)
        self.list.chosen.connect(self.editor.show_row)
        self.sets.activated.connect(self._use_set)
        self._import.clicked.connect(self._ask_import)
        self._export.clicked.connect(self._ask_export)
        self._keys.changed.connect(self._show_set)

    def _lay_out(self) -> None:
        label = plain_label(self.tr("Set"))
        label.setBuddy(self.sets)
        found = label, self.sets, self.search, self._import, self._export
        top = flow(*found, margins=NO_MARGINS, spacing=10)
        parts = top, self.list, self.editor
        self.setLayout(column(*parts, wide=self.list, margins=NO_MARGINS, spacing=10))
