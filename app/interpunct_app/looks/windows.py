# SPDX-License-Identifier: Apache-2.0
"""Windows beside the main one."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget


def bring_up(window: QWidget) -> None:
    """Show a window in front of the others, one that is open already too."""
    window.show()
    window.raise_()
    window.activateWindow()


def is_asking() -> bool:
    """Whether a dialog waits for its answer: until then what it asks about has to stay."""
    return QApplication.activeModalWidget() is not None


def under(bar: QWidget, widget: QWidget) -> QWidget:
    """A widget with a bar above it."""
    both = QWidget()
    column = QVBoxLayout(both)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(bar)
    column.addWidget(widget, 1)
    return both
