# SPDX-License-Identifier: Apache-2.0
"""Page of options, whose fields show and set values at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QWidget,
)

from interpunct_app.looks.boxes import NO_MARGINS, choice_box, column, form_layout
from interpunct_app.looks.plain import plain_label
from interpunct_app.settings.options import Flag, Name, Number, Option
from interpunct_app.settings.settings import Settings

V = TypeVar("V")
_FIELD = 150  # pixels


class OptionPage(QWidget):
    """Form of fields; `restore` resets all of them to their defaults."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._shows: dict[str, Callable[[], None]] = {}
        self._form = form_layout()
        self._form.setHorizontalSpacing(16)
        self._form.setVerticalSpacing(10)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self._form.setFormAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setLayout(column(self._form, None, margins=NO_MARGINS))
        settings.changed.connect(self._setting_changed)

    def restore(self) -> None:
        """Reset every option of the page to its default."""
        for key in self._shows:
            self._settings.forget(key)

    def add_choice(
        self, title: str, option: Option[V], entries: Iterable[tuple[V, str]]
    ) -> QComboBox:
        """Add a list of values with their titles."""
        field = choice_box()
        values = []
        for value, text in entries:
            field.addItem(text)
            values.append(value)

        def show() -> None:
            value = option.of(self._settings)
            field.setCurrentIndex(values.index(value) if value in values else -1)

        field.activated.connect(lambda place: option.keep(self._settings, values[place]))
        self.add_row(title, field)
        self._add_option(option.key, field, show)
        return field

    def add_number(
        self, title: str, option: Number, unit: str, *, decimals: int = 0, at_least: str = ""
    ) -> QDoubleSpinBox:
        """Add a number with its unit; `at_least` is the text for the smallest value."""
        field = QDoubleSpinBox()
        field.setMinimumWidth(_FIELD)
        field.setDecimals(decimals)
        field.setRange(option.least, option.most)
        field.setSingleStep(10**-decimals)
        field.setSuffix(f" {unit}")
        field.setSpecialValueText(at_least)
        field.setKeyboardTracking(False)  # typing 18 must not set 1 first
        field.valueChanged.connect(lambda value: option.keep(self._settings, value))
        self.add_row(title, field)
        self._add_option(option.key, field, lambda: field.setValue(option.of(self._settings)))
        return field

    def add_flag(self, title: str, option: Flag) -> QCheckBox:
        """Add a check box."""
        field = QCheckBox(title)
        field.toggled.connect(lambda is_on: option.keep(self._settings, is_on))
        self._form.addRow("", field)
        self._add_option(option.key, field, lambda: field.setChecked(option.of(self._settings)))
        return field

    def add_text(self, title: str, option: Name) -> QLineEdit:
        """Add a line of text; an empty one returns to the default."""
        field = QLineEdit()
        field.editingFinished.connect(
            lambda: option.keep(self._settings, field.text().strip() or option.default)
        )
        self.add_row(title, field)
        self._add_option(option.key, field, lambda: field.setText(option.of(self._settings)))
        return field

    def add_row(self, title: str, field: QWidget) -> None:
        """Add a field of any kind, with its title."""
        field.setAccessibleName(title)
        label = plain_label(title)
        label.setBuddy(field)
        self._form.addRow(label, field)

    def add_hint(self, sentence: str) -> QLabel:
        """Add a sentence about the page."""
        label = plain_label(sentence, wraps=True)
        label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._form.addRow(label)
        return label

    def _add_option(self, key: str, field: QWidget, show: Callable[[], None]) -> None:
        def show_quietly() -> None:
            with QSignalBlocker(field):
                show()

        self._shows[key] = show_quietly
        show_quietly()

    @Slot(str)
    def _setting_changed(self, key: str) -> None:
        """Show a value set here or elsewhere."""
        if show := self._shows.get(key):
            show()
