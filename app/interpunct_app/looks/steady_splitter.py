# SPDX-License-Identifier: Apache-2.0
"""A splitter that stays still while only the texts in its parts change."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QSplitter


class SteadySplitter(QSplitter):
    """Lays out its parts anew where one of them needs more or less room, or is shown or hidden.

    A label with another text asks its parent for a new layout, that one its own, and so on up to
    the window, all of which is painted then. Where its part needs as much as before, the request
    ends here.
    """

    def __init__(self, orientation: Qt.Orientation) -> None:
        super().__init__(orientation)
        self.setChildrenCollapsible(False)
        self._needs: list[tuple[bool, QSize, QSize]] = []

    def event(self, event: QEvent) -> bool:
        """Pass on only requests of parts that need something else."""
        if event.type() == QEvent.Type.LayoutRequest:
            parts = (self.widget(place) for place in range(self.count()))
            needs = [
                (part.isHidden(), part.minimumSizeHint(), part.minimumSize())
                for part in parts
                if part is not None
            ]
            if needs == self._needs:
                return True
            self._needs = needs
        return super().event(event)
