# SPDX-License-Identifier: Apache-2.0
"""Paints cue texts with their signs, and edits them in place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil

import shiboken6
from PySide6.QtCore import QMimeData, QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QTextCursor, QTextLayout
from PySide6.QtWidgets import QPlainTextEdit, QStackedLayout, QStyleOptionViewItem, QWidget

from interpunct.cutting.checks import Finding
from interpunct.review.finding import Hit
from interpunct.review.journal_lines import BeingTyped
from interpunct.review.queue import Kind, QueueEntry
from interpunct_app.cues.cell_editing import EditingDelegate, room_of
from interpunct_app.cues.cell_look import CellLook
from interpunct_app.cues.cells import paint_ground
from interpunct_app.cues.columns import SIGNS
from interpunct_app.cues.layouts import Layouts
from interpunct_app.cues.misspelt import Misspelt, none_misspelt, paint_misspelt, word_at
from interpunct_app.cues.model import CARET_ROLE, FINDINGS_ROLE, FOUND_ROLE, SHOWN_ROLE
from interpunct_app.cues.painting import (
    LEADING,
    height_of,
    natural_width,
    paint_found,
    paint_gaps,
    qt_position,
    slot_at,
    text_option,
)
from interpunct_app.cues.rebasing import rebased
from interpunct_app.cues.shown_cue import ShownCue, in_one_line, moved
from interpunct_app.cues.titled_table import Index
from interpunct_app.files.questions import ask_to_discard_text

_LINES = 2
_MARGIN = 5
_ROOM = 12
"""Pixels above and below a text, summed, with the signs under its last line."""
_ORIGIN = QPointF(0, 0)
_MOST_HEIGHTS = 2000
_MOST_LAYOUTS = 100
"""More layouts than a screen shows."""


def row_height(font: QFont, lines: int = _LINES) -> int:
    """Row height for `lines` lines, in pixels, with room for the signs below them."""
    return QFontMetrics(font).lineSpacing() * lines + LEADING * (lines - 1) + _ROOM


@dataclass(frozen=True, slots=True)
class _Placed:
    """Text laid out as shown, and its upper left corner."""

    cue: ShownCue
    layout: QTextLayout
    corner: QPointF


class _TextEditor(QPlainTextEdit):
    """Text box that leaves dropped files to the window, which opens them."""

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Whether some data is text, not files or addresses."""
        return not source.hasUrls() and super().canInsertFromMimeData(source)


class CueDelegate(EditingDelegate):
    """Cue text with signs of doubt, on at most `most_lines`, or on one line if `is_compact`.

    The text starts at the side of the row's numbers, whatever its direction. Its lines keep their
    own direction. `typed` is emitted at each change of the text in the open box. The box opens in
    the layout of `place`, else over the cell.
    """

    typed = Signal()

    def __init__(self, parent: QObject | None = None, most_lines: int = _LINES) -> None:
        super().__init__(parent)
        self.is_compact = False
        self._heights: dict[tuple[str, int], int] = {}
        self._layouts = Layouts(_MOST_LAYOUTS)
        self.misspelt: Misspelt = none_misspelt
        self.place: QWidget | None = None
        self._most_lines = most_lines
        self._opened_text = ""
        self._cue = 0

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell; a text with all its signs."""
        look, model = self.look(option), index.model()
        cue: ShownCue | None = model.data(index, SHOWN_ROLE)
        if cue is None:
            self.paint_figure(painter, option, index, look)
            return
        paint_ground(painter, option)
        painter.save()
        self._paint_cue(painter, look, option.rect, cue, model.data(index, FOUND_ROLE) or ())
        painter.restore()
        if findings := model.data(index, FINDINGS_ROLE):
            _paint_finding(painter, look, option.rect, findings[0])

    def slot_at(self, option: QStyleOptionViewItem, index: Index, point: QPointF) -> int | None:
        """Slot whose gap is at `point` of the cell that `option` lays out."""
        cue: ShownCue | None = index.data(SHOWN_ROLE)
        if cue is None:
            return None
        placed = self._placed(self.look(option), option.rect, cue)
        return slot_at(placed.layout, placed.cue, point - placed.corner)

    def misspelt_at(
        self, option: QStyleOptionViewItem, index: Index, point: QPointF
    ) -> int | None:
        """Slot number of the misspelt word at `point` of the cell that `option` lays out."""
        return self._word_at(option, index, point, self.misspelt)

    def entry_at(
        self, option: QStyleOptionViewItem, index: Index, point: QPointF
    ) -> QueueEntry | None:
        """Queue entry at `point` of the cell: a word's case, or a gap."""
        word = self._word_at(option, index, point, ShownCue.doubted_words)
        if word is not None:
            return QueueEntry(word, Kind.CASING)
        slot = self.slot_at(option, index, point)
        return None if slot is None else QueueEntry(slot)

    def _word_at(
        self, option: QStyleOptionViewItem, index: Index, point: QPointF, among: Misspelt
    ) -> int | None:
        cue: ShownCue | None = index.data(SHOWN_ROLE)
        if cue is None:
            return None
        placed = self._placed(self.look(option), option.rect, cue)
        word = word_at(placed.layout, among(placed.cue), point - placed.corner)
        return None if word is None else word.slot

    def lay_out_anew(self, *, is_compact: bool) -> None:
        """Lay out texts on one line or several lines, with the current fonts."""
        self.is_compact = is_compact
        self._heights.clear()

    def height(self, font: QFont, width: int, cue: ShownCue) -> int:
        """Row height that shows all of `cue` at a column width; cached by text and width."""
        if self.is_compact:
            return row_height(font, 1)
        known = self._heights.get((cue.text, width))
        if known is None:
            if len(self._heights) > _MOST_HEIGHTS:
                self._heights.clear()
            area = width - 2 * _MARGIN - QFontMetrics(font).height()
            layout = self._layouts.of(cue, font, area, QColor(), self._most_lines)
            known = self._heights[cue.text, width] = ceil(height_of(layout)) + _ROOM
        return known

    def createEditor(
        self,
        parent: QWidget,
        option: QStyleOptionViewItem,  # noqa: ARG002
        index: Index,
    ) -> QWidget:
        """Create a plain text box: in `place`, else over the cell, growing with its lines."""
        editor = _TextEditor(self.place or parent)
        editor.setAccessibleName(self.tr("Text of the cue"))
        editor.setTabChangesFocus(True)
        editor.setFrameShape(QPlainTextEdit.Shape.Box)
        cue: ShownCue = index.data(SHOWN_ROLE)
        direction = text_option(cue.right_to_left).textDirection()
        document_option = editor.document().defaultTextOption()
        document_option.setTextDirection(direction)
        editor.document().setDefaultTextOption(document_option)
        editor.setLayoutDirection(direction)
        if self.place is None:
            editor.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            editor.textChanged.connect(lambda: _grow(editor))
        else:
            _open_in(self.place, editor)
        editor.textChanged.connect(self.typed)
        self._opened_text, self._cue = "", index.row()
        return self.begin(editor)

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """See `EditingDelegate`; a box in another place has the size of its layout."""
        if editor.parentWidget() is not self.place:
            super().updateEditorGeometry(editor, option, index)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Put the cue's text into the box, unless the user has begun to change it there.

        The caret goes to the current slot. Nothing is selected, so that no key replaces the whole
        text.
        """
        if not isinstance(editor, QPlainTextEdit) or editor.document().isModified():
            return
        text: str = index.data(Qt.ItemDataRole.EditRole)
        if _in_editor(text) == editor.toPlainText():
            return
        self._opened_text = _in_editor(text)
        editor.setPlainText(text)
        before = _in_editor(text[: index.data(CARET_ROLE)])
        cursor = editor.textCursor()
        cursor.setPosition(qt_position(before, len(before)))
        editor.setTextCursor(cursor)

    def text_of(self, editor: QWidget) -> str:
        """See `EditingDelegate`."""
        return editor.toPlainText() if isinstance(editor, QPlainTextEdit) else ""

    def text_for(self, editor: QWidget, index: Index) -> str:
        """See `EditingDelegate`; marks that the model added meanwhile are kept."""
        present = _in_editor(index.data(Qt.ItemDataRole.EditRole))
        return rebased(self._opened_text, self.text_of(editor), present)

    def is_untouched(self, editor: QWidget) -> bool:
        """See `EditingDelegate`; the model may have added marks since the box was opened."""
        return self.text_of(editor) == self._opened_text

    def may_be_left(self, editor: QWidget) -> bool:
        """Whether the box may close: nothing typed, or the user agrees to lose it.

        It is also False where the box was deleted while the question was open.
        """
        if self.is_untouched(editor):
            return True
        editor.removeEventFilter(self)  # at the loss of focus to the question it would commit
        is_agreed = ask_to_discard_text(editor.window())
        if not shiboken6.isValid(editor):  # other cues may have replaced these meanwhile
            return False
        editor.installEventFilter(self)
        editor.setFocus()
        return is_agreed

    def being_typed(self) -> BeingTyped | None:
        """Text typed in the open box and not committed; None if there is none."""
        box = self.editor
        if box is None or not shiboken6.isValid(box) or box.isHidden() or self.is_untouched(box):
            return None
        return BeingTyped(self._cue, self._opened_text, self.text_of(box))

    def put_back(self, typed: BeingTyped) -> None:
        """Type the saved text again, into the box that is open on the same cue."""
        if isinstance(self.editor, QPlainTextEdit):
            self._opened_text = typed.opened
            cursor = self.editor.textCursor()
            cursor.select(QTextCursor.SelectionType.Document)
            cursor.insertText(typed.text)

    def _paint_cue(
        self,
        painter: QPainter,
        look: CellLook,
        cell: QRect,
        cue: ShownCue,
        found: Sequence[Hit],
    ) -> None:
        placed = self._placed(look, cell, cue)
        layout, shown = placed.layout, placed.cue
        painter.setClipRect(cell)
        painter.translate(placed.corner)
        painter.setPen(look.text)
        layout.draw(painter, _ORIGIN)
        if found:
            hits = [_in_one_line(hit, cue.text) for hit in found] if self.is_compact else found
            paint_found(painter, layout, hits, look.text)
        if misspelt := self.misspelt(shown):
            paint_misspelt(painter, layout, misspelt, look.marks.misspelt)
        paint_gaps(painter, layout, shown.gaps, look.marks)
        paint_gaps(painter, layout, shown.words, look.marks)

    def _placed(self, look: CellLook, cell: QRect, cue: ShownCue) -> _Placed:
        """Layout of a cell's text, at the side of the row's numbers."""
        shown, lines = (in_one_line(cue), 1) if self.is_compact else (cue, self._most_lines)
        area = _text_area(look, cell)
        layout = self._layouts.of(shown, look.font, area.width(), look.markup, lines)
        left: float = area.left()
        if cue.right_to_left is not look.is_mirrored:
            rest = area.width() - natural_width(layout)
            left += rest if look.is_mirrored else -rest
        top = area.top() + max(0.0, (area.height() - height_of(layout)) / 2)
        return _Placed(shown, layout, QPointF(left, top))


def _in_editor(text: str) -> str:
    """Text with the line ends that a text box returns."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _in_one_line(hit: Hit, text: str) -> Hit:
    return replace(hit, start=moved(text, hit.start), end=moved(text, hit.end))


def _open_in(place: QWidget, editor: QWidget) -> None:
    """Show an editor in front of the other widgets of a stacked layout."""
    layout = place.layout()
    assert isinstance(layout, QStackedLayout)
    layout.addWidget(editor)
    layout.setCurrentWidget(editor)


def _grow(editor: QPlainTextEdit) -> None:
    """Make a text box high enough for all its lines, within the table's height."""
    frame = 2 * (editor.frameWidth() + ceil(editor.document().documentMargin()))
    lines = editor.toPlainText().count("\n") + 1
    wanted = editor.fontMetrics().lineSpacing() * lines + frame
    editor.setMinimumHeight(min(wanted, room_of(editor)))
    editor.resize(editor.width(), max(editor.height(), editor.minimumHeight()))
    lowest = room_of(editor) - editor.height()
    if editor.y() > lowest:
        editor.move(editor.x(), max(0, lowest))


def _text_area(look: CellLook, cell: QRect) -> QRect:
    """Area of a cell's text."""
    if look.is_mirrored:
        return cell.adjusted(_MARGIN, 0, -_MARGIN - look.strip, 0)
    return cell.adjusted(_MARGIN + look.strip, 0, -_MARGIN, 0)


def _paint_finding(painter: QPainter, look: CellLook, cell: QRect, finding: Finding) -> None:
    """Paint the sign of a finding before the text."""
    text = _text_area(look, cell)
    left = text.right() if look.is_mirrored else text.left() - look.strip
    painter.save()
    painter.setPen(look.marks.finding)
    painter.setFont(look.font)
    area = QRectF(left, text.top(), look.strip, text.height())
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, SIGNS[finding.level])
    painter.restore()
