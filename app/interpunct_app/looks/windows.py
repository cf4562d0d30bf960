# SPDX-License-Identifier: Apache-2.0
"""Windows and dialogs: how they are laid out and come to the front."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QHBoxLayout,
    QLayout,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

B = TypeVar("B", bound=QBoxLayout)
Part = QWidget | QLayout | QSpacerItem | tuple[QWidget | QLayout, int] | None
Margins = tuple[int, int, int, int]
_NONE = (0, 0, 0, 0)


def bring_up(window: QWidget) -> None:
    """Show a window, or bring it to the front if it is open."""
    window.show()
    window.raise_()
    window.activateWindow()


def is_asking() -> bool:
    """Whether a modal dialog is open; the subject of its question must stay until then."""
    return QApplication.activeModalWidget() is not None


def row(*parts: Part, spacing: int | None = 10, margins: Margins | None = _NONE) -> QHBoxLayout:
    """Row of widgets and layouts; None is a stretch between them.

    A number beside a part is its share of the free room. Without spacing or margins, those of the
    style are used.
    """
    return _filled(QHBoxLayout(), parts, spacing, margins)


def column(*parts: Part, spacing: int | None = 10, margins: Margins | None = _NONE) -> QVBoxLayout:
    """See `row`."""
    return _filled(QVBoxLayout(), parts, spacing, margins)


def _filled(box: B, parts: Iterable[Part], spacing: int | None, margins: Margins | None) -> B:
    if spacing is not None:
        box.setSpacing(spacing)
    if margins is not None:
        box.setContentsMargins(*margins)
    for entry in parts:
        part, share = entry if isinstance(entry, tuple) else (entry, 0)
        if part is None:
            box.addStretch(1)
        elif isinstance(part, QSpacerItem):
            box.addSpacerItem(part)
        elif isinstance(part, QLayout):
            box.addLayout(part, share)
        else:
            box.addWidget(part, share)
    return box


def under(bar: QWidget, widget: QWidget) -> QWidget:
    """Widget with a bar above it."""
    both = QWidget()
    both.setLayout(column(bar, (widget, 1), spacing=0))
    return both
