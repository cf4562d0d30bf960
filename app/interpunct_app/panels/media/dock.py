# SPDX-License-Identifier: Apache-2.0
"""Panel of sound and picture above the captions."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QAction, QCloseEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QScrollBar, QSplitter, QWidget

from interpunct_app.looks.boxes import stack
from interpunct_app.panels.media.controls import Controls
from interpunct_app.panels.media.picture import Picture
from interpunct_app.panels.media.search_bar import SearchBar
from interpunct_app.panels.media.waveform import Waveform
from interpunct_app.settings.options import MEDIA_HEIGHT


class MediaDock(QDockWidget):
    """Picture and waveform side by side, above a scroll bar and the controls.

    `closed` is emitted when the user closes the panel.
    """

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(self.tr("Sound and picture"), parent)
        self.setAllowedAreas(
            Qt.DockWidgetArea.TopDockWidgetArea | Qt.DockWidgetArea.BottomDockWidgetArea
        )
        self.repeat = QAction(self, checkable=True)
        self.each_slot = QAction(self, checkable=True)
        self.follow = QAction(self, checkable=True)
        self.listen = QAction(self, checkable=True)
        self.spectrogram = QAction(self, checkable=True)
        self.waveform = Waveform()
        self.picture = Picture()
        self.search = SearchBar()
        self.controls = Controls()
        self.scroll_bar = QScrollBar(Qt.Orientation.Horizontal)
        self.scroll_bar.setAccessibleName(self.tr("Place in the sound"))
        self._lay_out()
        self.picture.hide()
        self.wanted_height = round(MEDIA_HEIGHT.default)
        self.scroll_bar.valueChanged.connect(self.waveform.scroll_to)
        self.waveform.scale_changed.connect(self._show_scale)

    def set_shown(self, is_shown: bool) -> None:
        """Show the panel at its last height, or hide it."""
        if is_shown == self.isVisible():
            return
        self.wanted_height = self.shown_height()
        self.setVisible(is_shown)
        window = self.parent()
        if is_shown and isinstance(window, QMainWindow):
            window.resizeDocks([self], [self.wanted_height], Qt.Orientation.Vertical)

    def shown_height(self) -> int:
        """Height of the panel, or its last height while hidden."""
        return self.height() if self.isVisible() else self.wanted_height

    @Slot()
    def _show_scale(self) -> None:
        """Fit the scroll bar to the visible part of the waveform."""
        bar, waveform = self.scroll_bar, self.waveform
        with QSignalBlocker(bar):
            bar.setRange(0, max(0, waveform.length - waveform.width()))
            bar.setPageStep(waveform.width())
            bar.setSingleStep(max(1, waveform.width() // 10))
            bar.setValue(waveform.scale.first)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Emit `closed`."""
        super().closeEvent(event)
        self.closed.emit()

    def _lay_out(self) -> None:
        sound = stack(
            self.waveform, self.scroll_bar, self.search, self.controls, wide=self.waveform
        )
        sound.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as time runs in every language
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        split.addWidget(self.picture)
        split.addWidget(sound)
        split.setStretchFactor(1, 1)
        self.setWidget(split)
