# SPDX-License-Identifier: Apache-2.0
"""Shows a page of the manual, with pictures no wider than the window."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QTextBrowser

_MARGIN = 48


class ManualBrowser(QTextBrowser):
    """Browser of Markdown files that fits pictures to its width."""

    def __init__(self) -> None:
        super().__init__()
        self.setOpenExternalLinks(True)
        self.setAccessibleName(self.tr("Page of the manual"))
        self.document().setDocumentMargin(_MARGIN / 2)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # constant width

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Load a picture, scaled down to the available width."""
        found = super().loadResource(kind, name)
        if kind != QTextDocument.ResourceType.ImageResource.value or not found:
            return found
        picture = QImage.fromData(found) if not isinstance(found, QImage) else found
        room = self.viewport().width() - _MARGIN
        if 0 < room < picture.width():
            smooth = Qt.TransformationMode.SmoothTransformation
            return picture.scaledToWidth(room, smooth)
        return picture

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the pictures to the new width, keeping the scroll position."""
        super().resizeEvent(event)
        place = self.verticalScrollBar().value()
        if self.source().isValid() and event.size().width() != event.oldSize().width():
            self.reload()
            self.verticalScrollBar().setValue(place)
