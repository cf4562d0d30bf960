# SPDX-License-Identifier: Apache-2.0
"""View of the slot in its context: the cue before, the cue, the cue after.

The slot's line is always at the same height, so that the eye need not search for it. The cues
around it move.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QTextLayout,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from interpunct.review.queue import Kind, QueueEntry
from interpunct_app.cues.layouts import Layouts
from interpunct_app.cues.misspelt import Misspelt, none_misspelt, paint_misspelt, word_at
from interpunct_app.cues.painting import gap_area, height_of, paint_gaps, slot_at
from interpunct_app.cues.shown_cue import Gap, ShownCue
from interpunct_app.keys.key_map import KeyMap
from interpunct_app.looks.theme import faded, mark_colours
from interpunct_app.review.slot_box import around_word, opened, paint_box
from interpunct_app.settings.options import AS_SYSTEM, SLOT_SIZE
from interpunct_app.settings.settings import Settings

_LARGE = 1.9
_MEDIUM = 1.2
"""Font scale of the slot's line, and of its neighbours, if no size is set."""
_SHRUNK = (1.0, 0.84, 0.68, 0.53)
"""Shrink factors for the slot's cue; the first that fits the view is used."""
_EDGE = 28
"""Pixels between the texts and the edge at which lines end."""

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
_SPACING = 18
_MOST_LAYOUTS = 12
"""Layouts for two keys, each with the shrunk sizes."""


@dataclass(frozen=True, slots=True)
class ContextCue:
    """Cue with its number and start time as text."""

    cue: ShownCue
    number: str
    start: str


@dataclass(frozen=True, slots=True)
class SlotScene:
    """Content of the view; `gap` is under review, in the text of `current`.

    It is a slot or, if `is_word`, the word before a slot.
    """

    before: ContextCue | None
    current: ContextCue
    after: ContextCue | None
    gap: Gap
    is_word: bool = False


@dataclass(frozen=True, slots=True)
class _Placed:
    """Cue as painted: text, layout, distance from the upper edge, and slot."""

    context: ContextCue
    cue: ShownCue
    layout: QTextLayout
    top: float
    slot: Gap | None = None


def gutter(font: QFont) -> int:
    """Width of the column of numbers and times beside the texts, in pixels."""
    return round(QFontMetricsF(font).horizontalAdvance("00:00:00,000")) + 44


class SlotView(QWidget):
    """Paints a `SlotScene` and turns keys into review commands.

    `entry_clicked` is emitted for a click on a gap, or on a word whose case is under review.
    `menu_wanted` is emitted for a right click on a gap, `tip_wanted` for a mouse that rests there.
    Both emit the place on the screen. `word_menu_wanted` asks for the menu of a word that
    `misspelt` returns; such words are underlined.
    """

    commanded = Signal(object)
    entry_clicked = Signal(object)
    menu_wanted = Signal(int, QPoint)
    tip_wanted = Signal(int, QPoint)
    word_menu_wanted = Signal(int, QPoint)

    def __init__(self, keys: KeyMap, settings: Settings) -> None:
        super().__init__()
        self._keys = keys
        self._settings = settings
        settings.changed.connect(self._setting_changed)
        self._scene: SlotScene | None = None
        self._message = ""
        self._layouts = Layouts(_MOST_LAYOUTS)
        self.misspelt: Misspelt = none_misspelt
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Gap under review"))
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # `paintEvent` fills it
        self.setMouseTracking(True)

    def sizeHint(self) -> QSize:
        """Preferred size: two large lines and four small ones."""
        return QSize(640, round(self._large_height() * 2 + self._small() * 4) + 40)

    def minimumSizeHint(self) -> QSize:
        """Minimum size: the slot's line with its box."""
        return QSize(320, round(self._large_height()) + 4)

    def show_scene(self, scene: SlotScene) -> None:
        """Paint another slot."""
        self._scene, self._message = scene, ""
        self.update()

    def show_message(self, message: str) -> None:
        """Paint a sentence instead of a slot."""
        self._scene, self._message = None, message
        self.setAccessibleDescription(message)
        self.update()

    @property
    def scene(self) -> SlotScene | None:
        """Painted scene, None while a message is shown."""
        return self._scene

    def slot_at(self, point: QPointF) -> int | None:
        """Slot whose gap is at `point`, in any painted cue."""
        scene = self._scene
        left = self.text_left()
        if scene is None or not left <= point.x() < left + self.text_width():
            return None
        found = (
            slot_at(one.layout, one.cue, point - QPointF(left, one.top))
            for one in self._placed(scene)
        )
        return next((slot for slot in found if slot is not None), None)

    def text_left(self) -> int:
        """Left edge of the texts, in pixels; the numbers are at the side where reading begins."""
        scene = self._scene
        is_mirrored = scene is not None and scene.current.cue.right_to_left
        return _EDGE if is_mirrored else gutter(self.font())

    def text_width(self) -> int:
        """Maximum width of a line, in pixels."""
        return self.width() - gutter(self.font()) - _EDGE

    def event(self, event: QEvent) -> bool:
        """Treat Tab and Shift+Tab as review keys instead of focus keys; show tooltips."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self.keyPressEvent(event)
            return event.isAccepted()
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._want_tip(event)
            return True
        return super().event(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a pointing hand over an entry that can be clicked."""
        is_asked = self.entry_at(event.position()) is not None
        shape = Qt.CursorShape.PointingHandCursor if is_asked else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Emit `entry_clicked` for a left click on an entry."""
        entry = self.entry_at(event.position())
        if entry is not None and event.button() is Qt.MouseButton.LeftButton:
            self.entry_clicked.emit(entry)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of a misspelt word or a gap; from the keyboard, of the current word."""
        if event.reason() is not QContextMenuEvent.Reason.Mouse:
            self._want_menu_of_word()
            return
        point = QPointF(event.pos())
        if (word := self.misspelt_at(point)) is not None:
            self.word_menu_wanted.emit(word, event.globalPos())
        elif (slot := self.slot_at(point)) is not None:
            self.menu_wanted.emit(slot, event.globalPos())

    def misspelt_at(self, point: QPointF) -> int | None:
        """Slot number of the misspelt word at `point`, in any painted cue."""
        return self._word_at(point, self.misspelt)

    def entry_at(self, point: QPointF) -> QueueEntry | None:
        """Queue entry at `point`: a word's case, or a gap."""
        word = self._word_at(point, ShownCue.doubted_words)
        if word is not None:
            return QueueEntry(word, Kind.CASING)
        slot = self.slot_at(point)
        return None if slot is None else QueueEntry(slot)

    def _word_at(self, point: QPointF, among: Misspelt) -> int | None:
        for one in self._placed(self._scene) if self._scene else ():
            inside = point - QPointF(self.text_left(), one.top)
            if word := word_at(one.layout, among(one.cue), inside):
                return word.slot
        return None

    def _want_menu_of_word(self) -> None:
        """Ask for the menu of the word before the slot, if it is misspelt."""
        if self._scene is None:
            return
        current = self._placed(self._scene)[0]
        for word in self.misspelt(current.cue):
            area = gap_area(current.layout, word.start, word.end)
            if word.slot == self._scene.gap.slot and area is not None:
                place = area.bottomLeft() + QPointF(self.text_left(), current.top)
                self.word_menu_wanted.emit(word.slot, self.mapToGlobal(place.toPoint()))

    def _want_tip(self, event: QHelpEvent) -> None:
        slot = self.slot_at(QPointF(event.pos()))
        if slot is None:
            QToolTip.hideText()
        else:
            self.tip_wanted.emit(slot, event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Emit the key's command, if it has one."""
        command = self._keys.command_of(event, QGuiApplication.platformName())
        if command is None:
            event.ignore()
            return
        event.accept()
        self.commanded.emit(command)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the background, then the scene or the message."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().base().color())  # a smooth fill uses threads
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._scene is None:
            painter.setPen(faded(self.palette(), 0.6))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._message)
        else:
            self._paint_scene(painter, self._scene)

    def _placed(self, scene: SlotScene) -> list[_Placed]:
        """Painted cues, the slot's cue first; a neighbour without room is left out."""
        palette = self.palette()
        make_room = around_word if scene.is_word else opened
        cue, gap = make_room(scene.current.cue, scene.gap)
        layout = self._large_layout(cue, faded(palette, 0.45))
        middle = gap_area(layout, gap.start, gap.end) or QRectF()
        top = self.height() * 0.46 - middle.center().y()
        top = max(0.0, min(top, self.height() - height_of(layout)))
        placed = [_Placed(scene.current, cue, layout, top, gap)]
        if after := scene.after:
            below = top + height_of(layout) + _SPACING
            placed.append(
                _Placed(after, after.cue, self._context_layout(after, faded(palette, 0.35)), below)
            )
        if before := scene.before:
            small = self._context_layout(before, faded(palette, 0.35))
            above = top - _SPACING - height_of(small)
            placed.append(_Placed(before, before.cue, small, above))
        return placed[:1] + [one for one in placed[1:] if self._has_room(one)]

    def _has_room(self, placed: _Placed) -> bool:
        """Whether the line nearest to the slot is wholly in sight."""
        first, last = placed.layout.lineAt(0), placed.layout.lineAt(placed.layout.lineCount() - 1)
        is_below = placed.top > self.height() * 0.46
        nearest = first if is_below else last
        top = placed.top + nearest.y()
        return top >= 0 and top + nearest.height() <= self.height()

    def _large_layout(self, cue: ShownCue, markup: QColor) -> QTextLayout:
        """Layout of the slot's cue, in the largest size that fits the view."""
        large, width = self._large(), self.text_width()
        for share in _SHRUNK:
            layout = self._layouts.of(cue, _scaled(large, share), width, markup)
            if height_of(layout) <= self.height():
                break
        return layout

    def _context_layout(self, context: ContextCue, markup: QColor) -> QTextLayout:
        font = _scaled(self._large(), _MEDIUM / _LARGE)
        return self._layouts.of(context.cue, font, self.text_width(), markup)

    def _paint_scene(self, painter: QPainter, scene: SlotScene) -> None:
        palette, left = self.palette(), self.text_left()
        colours = mark_colours(palette)
        for placed in self._placed(scene):
            self._paint_cue(painter, placed, left)
            painter.save()
            painter.translate(left, placed.top)
            if misspelt := self.misspelt(placed.cue):
                paint_misspelt(painter, placed.layout, misspelt, colours.misspelt)
            paint_gaps(painter, placed.layout, placed.cue.gaps + placed.cue.words, colours)
            if (slot := placed.slot) and slot.doubt is not None:
                area = gap_area(placed.layout, slot.start, slot.end)
                if area is not None:
                    paint_box(painter, area, slot.doubt, palette)
            painter.restore()

    def _paint_cue(self, painter: QPainter, placed: _Placed, left: int) -> None:
        """Paint number, time and text of one cue, with the text at `left`."""
        palette = self.palette()
        painter.setPen(faded(palette, 1.0 if placed.slot else 0.62))
        placed.layout.draw(painter, QPointF(left, placed.top))
        ascent = placed.layout.lineAt(0).ascent()
        font = self.font()
        painter.setFont(font)
        painter.setPen(faded(palette, 0.5))
        small, width = QFontMetricsF(font), gutter(font)
        is_mirrored = left == _EDGE
        column = self.width() - width + 20 if is_mirrored else 0
        top = placed.top + ascent - small.ascent()
        first = QRectF(column, top, width - 20, small.height())
        side = _LEFT if is_mirrored else _RIGHT
        painter.drawText(first, side, placed.context.number)
        time = first.translated(0, small.lineSpacing())
        if placed.slot and time.bottom() <= self.height():
            painter.drawText(time, side, placed.context.start)

    @Slot(str)
    def _setting_changed(self, key: str) -> None:
        """Repaint after a change of the text size."""
        if key == SLOT_SIZE.key:
            self.updateGeometry()
            self.update()

    def _large(self) -> QFont:
        """Font of the slot's line."""
        size, font = SLOT_SIZE.of(self._settings), QFont(self.font())
        if size <= AS_SYSTEM:
            return _scaled(font, _LARGE)
        font.setPointSizeF(size)
        return font

    def _large_height(self) -> float:
        return QFontMetricsF(self._large()).height()

    def _small(self) -> float:
        return QFontMetricsF(self.font()).height()


def _scaled(font: QFont, factor: float) -> QFont:
    scaled = QFont(font)
    if font.pointSizeF() > 0:
        scaled.setPointSizeF(font.pointSizeF() * factor)
    else:
        scaled.setPixelSize(round(font.pixelSize() * factor))
    return scaled
