# SPDX-License-Identifier: Apache-2.0
"""Picture of a video, with captions on it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from interpunct_app.panels.media.caption import Caption, paint_caption


class Picture(QWidget):
    """Paints the last frame of a video, as large as fits, with captions."""

    def __init__(self) -> None:
        super().__init__()
        self._image = QImage()
        self._captions: tuple[Caption, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(160, 90)
        self.setAccessibleName(self.tr("Picture"))

    def sizeHint(self) -> QSize:
        """Preferred size of a small screen."""
        return QSize(384, 216)

    def show_image(self, image: QImage) -> None:
        """Show another frame of the video."""
        self._image = image
        self.update()

    def show_captions(self, captions: Sequence[Caption]) -> None:
        """Show other captions."""
        if tuple(captions) != self._captions:
            self._captions = tuple(captions)
            self.setAccessibleDescription(" ".join(caption.text for caption in captions))
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the frame on black, and the captions on it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), Qt.GlobalColor.black)
        area = self._area()
        if not self._image.isNull():
            painter.drawImage(area, self._image)
        for caption in self._captions:
            paint_caption(painter, caption, area)

    def _area(self) -> QRectF:
        """Largest area with the frame's proportions, centred."""
        whole = QRectF(self.rect())
        shape = QSizeF(self._image.size()) if not self._image.isNull() else whole.size()
        size = shape.scaled(whole.size(), Qt.AspectRatioMode.KeepAspectRatio)
        area = QRectF(0, 0, size.width(), size.height())
        area.moveCenter(whole.center())
        return area
