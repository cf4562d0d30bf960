# SPDX-License-Identifier: Apache-2.0
"""Preferences dialog: pages of options that apply at once."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QMessageBox,
    QPushButton,
    QStackedWidget,
    QWidget,
)

from interpunct_app.looks.boxes import column, row
from interpunct_app.looks.plain import agrees
from interpunct_app.looks.scrolled import Scrolled
from interpunct_app.looks.windows import resize_within
from interpunct_app.pages.services import Services
from interpunct_app.preferences.form import OptionPage
from interpunct_app.preferences.keys_page import KeysPage
from interpunct_app.preferences.pages import (
    appearance_page,
    cutting_page,
    files_page,
    review_page,
    sound_page,
)


class PreferencesDialog(QDialog):
    """List of pages beside the current page; it may stay open beside the editor."""

    def __init__(self, parent: QWidget, services: Services) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Preferences"))
        resize_within(self, 880, 620)
        settings = services.settings
        self.keys_page = KeysPage(services.keys)
        self.pages: list[tuple[str, OptionPage | KeysPage]] = [
            (self.tr("Appearance"), appearance_page(settings)),
            (self.tr("Review"), review_page(services)),
            (self.tr("Cutting and times"), cutting_page(settings)),
            (self.tr("Files"), files_page(services)),
            (self.tr("Sound and picture"), sound_page(settings)),
            (self.tr("Keys"), self.keys_page),
        ]
        self.names = QListWidget()
        self._stack = QStackedWidget()
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.restore = self._buttons.addButton(
            self.tr("Restore defaults…"), QDialogButtonBox.ButtonRole.ResetRole
        )
        self._fill()
        self._lay_out()
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)  # Enter in a field must not press one

    def go_to(self, title: str) -> OptionPage | KeysPage:
        """Show the page with that title."""
        names = [name for name, _ in self.pages]
        self.names.setCurrentRow(names.index(title))
        return self.pages[names.index(title)][1]

    @Slot()
    def _ask_restore(self) -> None:
        """Reset the options of the page, if the user agrees."""
        name, page = self.pages[self.names.currentRow()]
        if agrees(
            self,
            self.tr("Restore defaults"),
            self.tr("All options of the page “{name}” return to their defaults.").format(
                name=name
            ),
            yes=QMessageBox.StandardButton.RestoreDefaults,
        ):
            page.restore()

    def _fill(self) -> None:
        self.names.setAccessibleName(self.tr("Pages"))
        for name, page in self.pages:
            self.names.addItem(name)
            self._stack.addWidget(Scrolled(page))
        self.names.setSpacing(3)
        self.names.setFixedWidth(self.names.sizeHintForColumn(0) + 36)
        self.names.currentRowChanged.connect(self._stack.setCurrentIndex)
        self.names.setCurrentRow(0)
        self._buttons.rejected.connect(self.reject)
        self.restore.clicked.connect(self._ask_restore)

    def _lay_out(self) -> None:
        middle = row(self.names, self._stack, wide=self._stack, spacing=20)
        parts = column(middle, self._buttons, wide=middle, margins=(16, 16, 16, 14), spacing=14)
        self.setLayout(parts)
