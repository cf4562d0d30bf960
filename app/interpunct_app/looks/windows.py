# SPDX-License-Identifier: Apache-2.0
"""Windows beside the main one."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget


def bring_up(window: QWidget) -> None:
    """Show a window in front of the others, one that is open already too."""
    window.show()
    window.raise_()
    window.activateWindow()


def is_asking() -> bool:
    """Whether a dialog waits for its answer: until then what it asks about has to stay."""
    return QApplication.activeModalWidget() is not None
