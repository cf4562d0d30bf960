# SPDX-License-Identifier: Apache-2.0
"""Widgets in rows and columns, and their buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QSizePolicy,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from interpunct_app.looks.wrapping import Wrapping

Part = QWidget | QLayout | QSpacerItem | None
"""Part of a row or column; None is a space that grows."""
Margins = tuple[int, int, int, int]
"""Pixels to the left, above, to the right and below."""
NO_MARGINS = (0, 0, 0, 0)
_LEAST_LETTERS = 8  # of a choice in a narrow window
BoxT = TypeVar("BoxT", bound=QBoxLayout)


def row(
    *parts: Part, wide: Part = None, margins: Margins | None = None, spacing: int = -1
) -> QHBoxLayout:
    """Parts side by side; `wide` takes the free space. Unset margins and spacing are Qt's."""
    return _filled(QHBoxLayout(), parts, wide, margins, spacing)


def column(
    *parts: Part, wide: Part = None, margins: Margins | None = None, spacing: int = -1
) -> QVBoxLayout:
    """Parts one below the other; see `row`."""
    return _filled(QVBoxLayout(), parts, wide, margins, spacing)


def stack(*parts: Part, wide: Part = None) -> QWidget:
    """Widget with parts one below the other, without space around them."""
    widget = Wrapping()
    widget.setLayout(column(*parts, wide=wide, margins=NO_MARGINS, spacing=0))
    return widget


def quiet_button(text: str) -> QPushButton:
    """Button that leaves the focus, and so the keys, to the review."""
    button = QPushButton(text)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return button


def push_button(text: str, act: Callable[[], object]) -> QPushButton:
    """Button that calls `act`."""
    button = QPushButton(text)
    button.clicked.connect(lambda _checked: act())
    return button


class _Choice(QComboBox):
    """Field for a choice that can be narrower than its titles."""

    def minimumSizeHint(self) -> QSize:
        """Minimum size: room for a few letters."""
        hint = self.sizeHint()
        letters = (_LEAST_LETTERS + 4) * self.fontMetrics().averageCharWidth()  # and the arrow
        return QSize(min(hint.width(), letters), hint.height())


def choice_box(entries: Iterable[tuple[Any, str]] = ()) -> QComboBox:
    """Field for one of several values, given with their titles.

    Where its window is narrow, it is narrower than its titles; its list is not.
    """
    field = _Choice()
    offer(field, entries)
    return field


def offer(field: QComboBox, entries: Iterable[tuple[Any, str]]) -> None:
    """Offer other values without a signal; a value that is still there stays chosen."""
    chosen = field.currentData()
    with QSignalBlocker(field):
        field.clear()
        for value, title in entries:
            field.addItem(title, value)
        field.setCurrentIndex(max(0, field.findData(chosen)))


def uncut(field: QComboBox) -> QComboBox:
    """Field for a choice that always has room for its longest title."""
    field.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
    return field


def form_layout(parent: QWidget | None = None) -> QFormLayout:
    """Form whose fields stand below their titles where the window is narrow."""
    form = QFormLayout(parent)
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    return form


def ok_and_cancel(dialog: QDialog, accept: Callable[[], object]) -> QDialogButtonBox:
    """Buttons of a dialog; OK calls `accept`."""
    buttons = QDialogButtonBox(
        QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
    )
    buttons.accepted.connect(accept)
    buttons.rejected.connect(dialog.reject)
    return buttons


def _filled(
    box: BoxT, parts: Sequence[Part], wide: Part, margins: Margins | None, spacing: int
) -> BoxT:
    box.setSpacing(spacing)
    if margins is not None:
        box.setContentsMargins(*margins)
    for part in parts:
        if part is None:
            box.addStretch(1)
        elif isinstance(part, QSpacerItem):
            box.addSpacerItem(part)
        elif isinstance(part, QWidget):
            box.addWidget(part, part is wide)
        else:
            box.addLayout(part, part is wide)
    return box
