# SPDX-License-Identifier: Apache-2.0
"""Splitter without a new layout while only texts in its parts change."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QSplitter


class SteadySplitter(QSplitter):
    """Lays out its parts only when one changes its size needs or is shown or hidden.

    A label with a new text requests a layout from its parent, and so on up to the window. The
    whole window is then repainted. The request stops here if the part's needs are unchanged.
    """

    def __init__(self, orientation: Qt.Orientation) -> None:
        super().__init__(orientation)
        self.setChildrenCollapsible(False)
        self._needs: list[tuple[bool, QSize, QSize]] = []

    def event(self, event: QEvent) -> bool:
        """Pass layout requests on only if a part's needs have changed."""
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
