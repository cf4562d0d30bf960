# SPDX-License-Identifier: Apache-2.0
"""The picture of a video, with the caption on it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from interpunct_app.media.caption import Caption, paint_caption


class Picture(QWidget):
    """Paints the last picture of a video, as large as fits, and captions on it."""

    def __init__(self) -> None:
        super().__init__()
        self._image = QImage()
        self._captions: tuple[Caption, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(160, 90)
        self.setAccessibleName(self.tr("Picture"))

    def sizeHint(self) -> QSize:
        """A small screen."""
        return QSize(384, 216)

    def show_image(self, image: QImage) -> None:
        """Show another picture of the video."""
        self._image = image
        self.update()

    def show_captions(self, captions: Sequence[Caption]) -> None:
        """Show other captions."""
        if tuple(captions) != self._captions:
            self._captions = tuple(captions)
            self.setAccessibleDescription(" ".join(caption.text for caption in captions))
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the picture on black, and the captions on the picture."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), Qt.GlobalColor.black)
        area = self._area()
        if not self._image.isNull():
            painter.drawImage(area, self._image)
        for caption in self._captions:
            paint_caption(painter, caption, area)

    def _area(self) -> QRectF:
        """The largest area of the picture's shape, in the middle."""
        whole = QRectF(self.rect())
        shape = QSizeF(self._image.size()) if not self._image.isNull() else whole.size()
        size = shape.scaled(whole.size(), Qt.AspectRatioMode.KeepAspectRatio)
        area = QRectF(0, 0, size.width(), size.height())
        area.moveCenter(whole.center())
        return area
