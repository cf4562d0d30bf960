# SPDX-License-Identifier: Apache-2.0
"""Events that reach a widget, or the whole application, in tests of what a key asks for."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject


class Asked(QObject):
    """Notes the types of events, and leaves the events alone."""

    def __init__(self, watched: QObject) -> None:
        super().__init__(watched)
        self.types: list[QEvent.Type] = []
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Note the type."""
        self.types.append(event.type())
        return super().eventFilter(watched, event)
