# SPDX-License-Identifier: Apache-2.0
"""Waveform: the sound with cues as blocks, the slot, and the playing position."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from interpunct.media.peaks import Peaks
from interpunct.media.shots import Shots
from interpunct.media.spectrogram import Spectrogram
from interpunct.work.nudging import Border
from interpunct_app.panels.media import waveform_painting as paint
from interpunct_app.panels.media.dragging import Drag, Magnets
from interpunct_app.panels.media.scale import Scale
from interpunct_app.panels.media.timeline import CueSpan, Timeline

_GRASP = 5  # pixels on each side of a border
_REACH = 6  # pixels within which a border is attracted
_MARGIN = 0.08  # of the width; times nearer to an edge are scrolled into view
_KEY_EVENTS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
_NOTCH = 120  # rotation of a wheel's notch, in Qt's units


class Waveform(QWidget):
    """Widget that shows `peaks` and a `timeline`.

    A click emits `time_clicked`. A dragged border or cue emits `times_wanted` (cue, start, end).
    Dragging beside the cues selects a span, `selected_ms`. Borders of cues, silences, shot
    changes and the playhead attract, except with Shift. The wheel scrolls, and zooms with Ctrl.
    """

    time_clicked = Signal(int)
    times_wanted = Signal(int, int, int)
    scale_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.peaks = Peaks(0)
        self.shots: Shots | None = None
        self.spectrogram: Spectrogram | None = None
        self.timeline = Timeline()
        self.scale = Scale()
        self._length_ms = 0
        self._slot_ms: int | None = None
        self._position_ms = 0
        self._cue: int | None = None
        self._drag: Drag | None = None
        self._pressed: QPointF | None = None  # beside all borders
        self.gap_ms = 0
        self.selected_ms: tuple[int, int] | None = None
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Waveform"))

    def sizeHint(self) -> QSize:
        """Preferred size, flat and wide."""
        return QSize(640, 130)

    def minimumSizeHint(self) -> QSize:
        """Minimum size: ruler, texts, and some space between."""
        return QSize(160, 3 * self.fontMetrics().height())

    # Display

    def show_sound(self, peaks: Peaks, length_ms: int) -> None:
        """Show another sound; its length is 0 while unknown."""
        self.peaks, self._length_ms = peaks, length_ms
        self._use(self.scale)

    def show_spectrogram(self, spectrogram: Spectrogram | None) -> None:
        """Show a spectrogram in place of the peaks, or the peaks."""
        self.spectrogram = spectrogram
        self.update()

    def show_shots(self, shots: Shots | None) -> None:
        """Show the shot changes of a film, None where they are not known."""
        self.shots = shots
        self.update()

    def show_timeline(self, timeline: Timeline) -> None:
        """Show other cues."""
        self._stop_dragging()
        self.timeline = timeline
        self.select(None)

    def select(self, span_ms: tuple[int, int] | None) -> None:
        """Select a span of time, or nothing."""
        self.selected_ms = span_ms
        self.update()

    def show_slot(self, milliseconds: int | None, cue: int | None) -> None:
        """Mark a slot and its cue, and scroll to it."""
        self._slot_ms, self._cue = milliseconds, cue
        if milliseconds is not None and not self._is_in_view(milliseconds):
            self._bring(milliseconds, 0.4)
        self.update()

    def show_position(self, milliseconds: int) -> None:
        """Mark the playing position; scroll if it leaves the view."""
        shown, self._position_ms = self._position_ms, milliseconds
        if self._is_in_view(shown) and not self._is_in_view(milliseconds):
            self._bring(milliseconds, _MARGIN)
        for time in (shown, milliseconds):
            self.update(round(self.scale.x_of(time)) - 8, 0, 16, self.height())

    @property
    def length_ms(self) -> int:
        """Known length of sound and cues, in milliseconds."""
        return max(self._length_ms, self.peaks.length_ms, self.timeline.end_ms)

    @property
    def length(self) -> int:
        """Known length in pixels."""
        return round(self.length_ms * self.scale.per_second / 1000)

    def zoom(self, steps: float, x: float | None = None) -> None:
        """Zoom in, or out if negative, around pixel `x`; by default around the slot."""
        if x is None:
            slot = self.scale.x_of(self._position_ms if self._slot_ms is None else self._slot_ms)
            x = slot if 0 <= slot < self.width() else self.width() / 2
        self._use(self.scale.zoomed(steps, x))

    def use_zoom(self, per_second: float) -> None:
        """Set the zoom in pixels a second."""
        self._use(self.scale.zoomed_to(per_second, 0))

    def scroll_to(self, first: int) -> None:
        """Scroll to pixel `first` of the sound."""
        self._use(replace(self.scale, first=first))

    def _use(self, scale: Scale) -> None:
        last = max(0, round(self.length_ms * scale.per_second / 1000) - self.width())
        self.scale = replace(scale, first=min(scale.first, last))
        self.update()
        self.scale_changed.emit()

    def _is_in_view(self, milliseconds: int) -> bool:
        margin = self.width() * _MARGIN / 2
        return margin <= self.scale.x_of(milliseconds) <= self.width() - margin

    def _bring(self, milliseconds: int, share: float) -> None:
        """Scroll so that a time is at a share of the width."""
        x = self.scale.x_of(milliseconds) - self.width() * share
        self._use(self.scale.scrolled(round(x)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the view inside the sound."""
        super().resizeEvent(event)
        self._use(self.scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the visible layers, from the background up."""
        painter = QPainter(self)
        painter.setClipRegion(event.region())
        painter.fillRect(self.rect(), self.palette().base())
        canvas = paint.Canvas(painter, QRectF(self.rect()), self.palette(), self.scale)
        ratio = self.devicePixelRatioF()
        spectrogram = self.spectrogram
        if spectrogram is not None:
            paint.paint_spectra(canvas, spectrogram, ratio)
        paint.paint_silences(canvas, self.peaks)
        spans = self._spans(canvas.seen_ms)
        paint.paint_cues(canvas, spans, self._cue)
        if self.selected_ms is not None:
            paint.paint_selection(canvas, self.selected_ms)
        if spectrogram is None or not len(spectrogram):
            paint.paint_sound(canvas, self.peaks, ratio)
        paint.paint_texts(canvas, spans, self.timeline)
        if self.shots is not None:
            paint.paint_shots(canvas, self.shots)
        paint.paint_ruler(canvas)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._slot_ms is not None:
            paint.paint_slot(canvas, self._slot_ms)
        paint.paint_position(canvas, self._position_ms)

    def _spans(self, seen_ms: tuple[int, int]) -> list[CueSpan]:
        """Visible cues, with the dragged cue at its new times."""
        if self.scale.per_second < paint.FINEST_BLOCKS:
            return []
        spans = self.timeline.between(*seen_ms)
        drag = self._drag
        return [drag.now if drag and span.cue == drag.now.cue else span for span in spans]

    # Actions of the user

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll; with Ctrl, zoom around the pointer."""
        turned = event.angleDelta()
        notches = (turned.y() or turned.x()) / _NOTCH
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(2 * notches, event.position().x())
        else:
            self._use(self.scale.scrolled(round(-notches * self.width() / 8)))
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Start dragging a border, or emit the clicked time."""
        if event.button() is not Qt.MouseButton.LeftButton:
            self._stop_dragging()
            return
        self.select(None)
        border = self._border_at(event.position())
        if border is not None:
            self._drag = Drag.begin(self.timeline, *border, self.gap_ms)
        else:
            self._pressed = event.position()
            self.time_clicked.emit(self.scale.ms_of(self._pressed.x()))
        self._watch_keys(is_dragging=True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag a border or a cue, select, or show a drag cursor over a border."""
        place = event.position()
        if self._drag is None and self._pressed is not None:
            self._drag = self._cue_at(self._pressed, place)
        within = 0 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else _REACH
        if self._drag is not None:
            self._drag = self._drag.to(self.scale.ms_of(place.x()), *self._magnets(within))
            self.update()
        elif self._pressed is not None:
            self._select_to(self._pressed, place, within)
        elif self._border_at(place) is not None:
            self.setCursor(Qt.CursorShape.SplitHCursor)
        else:
            self.unsetCursor()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: ARG002
        """Emit the new times of the dragged cue."""
        drag = self._drag
        self._stop_dragging()
        if drag is not None and drag.has_moved:
            self.times_wanted.emit(*drag.now)

    def _magnets(self, within: int) -> tuple[Magnets, float]:
        """The magnets, and their reach in milliseconds for one of some pixels."""
        magnets = Magnets(self.timeline, self.peaks, self._position_ms, self.shots)
        return magnets, within * 1000 / self.scale.per_second

    def _select_to(self, pressed: QPointF, place: QPointF, within: int) -> None:
        """Select from the pressed place to another, unless that is still a click."""
        if not _is_drag(pressed, place):
            return
        magnets, reach_ms = self._magnets(within)
        ends = (magnets.snap(self.scale.ms_of(it.x()), reach_ms) for it in (pressed, place))
        first, last = sorted(ends)
        self.select((first, last))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cancel a drag at Escape, whichever widget has the focus."""
        is_escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if is_escape and event.type() in _KEY_EVENTS:
            self._stop_dragging()
            self.select(None)
            return True
        return super().eventFilter(watched, event)

    def _watch_keys(self, *, is_dragging: bool) -> None:
        application = QCoreApplication.instance()
        if application is not None and is_dragging:
            application.installEventFilter(self)
        elif application is not None:
            application.removeEventFilter(self)

    def _stop_dragging(self) -> None:
        self._drag = self._pressed = None
        self._watch_keys(is_dragging=False)
        self.update()

    def _cue_at(self, pressed: QPointF, place: QPointF) -> Drag | None:
        """Drag of the cue at the pressed place, unless that is still a click; else None."""
        at_ms = self.scale.ms_of(pressed.x())
        spans = self.timeline.between(at_ms, at_ms)
        if not spans or not _is_drag(pressed, place):
            return None
        span = next((span for span in spans if span.cue == self._cue), spans[-1])
        offset_ms = at_ms - span.start_ms
        return Drag.begin(self.timeline, span.cue, Border.BOTH, self.gap_ms, offset_ms)

    def _border_at(self, place: QPointF) -> tuple[int, Border] | None:
        """Cue and border near a pixel; of two touching cues, that of the cue under the pointer."""
        near = (self.scale.ms_of(place.x() - _GRASP), self.scale.ms_of(place.x() + _GRASP))
        grasped = [
            (outside, distance, span, is_start)
            for span in self.timeline.between(*near)
            for is_start in (True, False)
            for distance, outside in [self._distance(span, is_start, place.x())]
            if distance <= _GRASP
        ]
        if not grasped:
            return None
        _, _, span, is_start = min(grasped)
        return span.cue, Border.START if is_start else Border.END

    def _distance(self, span: CueSpan, is_start: bool, x: float) -> tuple[float, bool]:
        """Distance of pixel `x` from a border, and whether it is outside the cue.

        For a cue without duration, the outer side counts as inside, because it can be stretched
        there.
        """
        beyond = x - self.scale.x_of(span.start_ms if is_start else span.end_ms)
        is_before = (beyond < 0) is (span.start_ms < span.end_ms)
        return abs(beyond), is_before is is_start and beyond != 0


def _is_drag(pressed: QPointF, place: QPointF) -> bool:
    """Whether the mouse has moved farther than in a click."""
    return abs(place.x() - pressed.x()) >= QApplication.startDragDistance()
