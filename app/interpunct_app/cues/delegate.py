# SPDX-License-Identifier: Apache-2.0
"""Paints the cells of the cue table and edits the text of a cue in place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractItemModel, QEvent, QObject, QPointF, QRect, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPalette,
    QTextLayout,
)
from PySide6.QtWidgets import (
    QApplication,
    QPlainTextEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from interpunct.review.finding import Hit
from interpunct_app.cues.model import (
    BOOKMARK_ROLE,
    CARET_ROLE,
    FOUND_ROLE,
    SHOWN_ROLE,
    TOO_FAST_ROLE,
)
from interpunct_app.cues.painting import (
    LEADING,
    height_of,
    lay_out,
    paint_bookmark,
    paint_found,
    paint_gaps,
    qt_position,
    slot_at,
)
from interpunct_app.cues.shown_cue import ShownCue
from interpunct_app.cues.titled_table import Index
from interpunct_app.files.questions import ask_to_discard_text
from interpunct_app.looks.theme import faded, mark_colours, mixed

_LINES = 2
_FINISHING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
_MARGIN = 5


def row_height(font: QFont) -> int:
    """The height of every row: two lines, with room for the signs below them."""
    return QFontMetrics(font).lineSpacing() * _LINES + LEADING + 16


class CueDelegate(QStyledItemDelegate):
    """Text with its signs of doubt; too fast cues in the colour and shape of a warning.

    `opened` tells that a text is opened for editing; `is_refused` whether the text that was handed
    over last was refused.
    """

    opened = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_refused = False
        self._opened_text = ""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """A soft ground for selected rows, on which text and signs keep their colours."""
        super().initStyleOption(option, index)
        palette: QPalette = option.palette
        ground = mixed(palette.highlight().color(), palette.base().color(), 0.22)
        palette.setColor(QPalette.ColorRole.Highlight, ground)
        palette.setColor(QPalette.ColorRole.HighlightedText, palette.text().color())
        option.palette = palette

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell."""
        self.initStyleOption(option, index)
        cue: ShownCue | None = index.data(SHOWN_ROLE)
        if cue is None:
            self._paint_figure(painter, option, index)
            return
        option.text = ""
        _paint_ground(painter, option)
        _paint_cue(painter, option, cue, index.data(FOUND_ROLE) or ())

    def slot_at(self, option: QStyleOptionViewItem, index: Index, point: QPointF) -> int | None:
        """The slot whose gap is at `point` of the cell that `option` lays out."""
        cue: ShownCue | None = index.data(SHOWN_ROLE)
        if cue is None:
            return None
        self.initStyleOption(option, index)
        layout, corner = _laid_out(option, cue)
        return slot_at(layout, cue, point - corner)

    def _paint_figure(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a number, a time or a code, fainter than the text."""
        palette: QPalette = option.palette
        text, option.text = option.text, ""
        _paint_ground(painter, option)
        painter.save()
        colour = faded(palette, 0.72)
        font: QFont = option.font
        if index.data(TOO_FAST_ROLE):
            colour = mark_colours(palette).very_uncertain
            font.setBold(True)
        painter.setPen(colour)
        painter.setFont(font)
        area: QRect = option.rect.adjusted(8, 0, -8, 0)
        text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, option.displayAlignment, text)
        if index.data(BOOKMARK_ROLE) is not None:
            paint_bookmark(painter, option.rect, palette.link().color())
        painter.restore()

    def createEditor(
        self,
        parent: QWidget,
        option: QStyleOptionViewItem,  # noqa: ARG002
        index: Index,
    ) -> QWidget:
        """A plain text box as large as the cell."""
        editor = QPlainTextEdit(parent)
        editor.setAccessibleName(self.tr("Text of the cue"))
        editor.setTabChangesFocus(True)
        editor.setFrameShape(QPlainTextEdit.Shape.Box)
        editor.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        cue: ShownCue = index.data(SHOWN_ROLE)
        if cue.right_to_left:
            document_option = editor.document().defaultTextOption()
            document_option.setTextDirection(Qt.LayoutDirection.RightToLeft)
            editor.document().setDefaultTextOption(document_option)
        self.is_refused = False
        self._opened_text = ""
        self.opened.emit()
        return editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Put the text of the cue into the box, unless the user has begun to change it there.

        The caret goes where the slot is; nothing is selected, so that no key replaces it all.
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

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Hand the edited text over."""
        if isinstance(editor, QPlainTextEdit):
            text = editor.toPlainText()
            self.is_refused = not model.setData(index, text, Qt.ItemDataRole.EditRole)

    def updateEditorGeometry(
        self,
        editor: QWidget,
        option: QStyleOptionViewItem,
        index: Index,  # noqa: ARG002
    ) -> None:
        """Cover the cell."""
        rect: QRect = option.rect
        editor.setGeometry(rect)

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Enter and Tab commit, Shift+Enter breaks the line, Escape leaves all as it was.

        Where that would lose what was typed, the user is asked first.
        """
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            breaks_line = shifted and event.key() != Qt.Key.Key_Backtab
            if event.key() in _FINISHING and not breaks_line and isinstance(editor, QWidget):
                self.finish(editor)
                return True
            if event.key() == Qt.Key.Key_Escape and isinstance(editor, QPlainTextEdit):
                return not self._may_be_lost(editor) or super().eventFilter(editor, event)
        return super().eventFilter(editor, event)

    def _may_be_lost(self, editor: QPlainTextEdit) -> bool:
        """Whether nothing was typed, or the user agrees to lose it."""
        if editor.toPlainText() == self._opened_text:
            return True
        editor.removeEventFilter(self)  # losing the focus to the question, it would commit
        is_agreed = ask_to_discard_text(editor)
        editor.installEventFilter(self)
        editor.setFocus()
        return is_agreed

    def finish(self, editor: QWidget) -> None:
        """Hand the text over and close the editor; one whose text is refused stays open."""
        editor.removeEventFilter(self)  # losing the focus, it would commit once more
        self.commitData.emit(editor)
        if self.is_refused:
            editor.installEventFilter(self)
        self.closeEditor.emit(editor)


def _in_editor(text: str) -> str:
    """A text as a text box gives it back."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _style(option: QStyleOptionViewItem) -> QStyle:
    widget: QWidget | None = option.widget
    return widget.style() if widget else QApplication.style()


def _paint_ground(painter: QPainter, option: QStyleOptionViewItem) -> None:
    element = QStyle.ControlElement.CE_ItemViewItem
    _style(option).drawControl(element, option, painter, option.widget)


def _paint_cue(
    painter: QPainter, option: QStyleOptionViewItem, cue: ShownCue, found: Sequence[Hit]
) -> None:
    palette: QPalette = option.palette
    layout, corner = _laid_out(option, cue)
    painter.save()
    painter.setClipRect(option.rect)
    painter.translate(corner)
    painter.setPen(palette.text().color())
    layout.draw(painter, QPointF(0, 0))
    paint_found(painter, layout, found, palette.text().color())
    paint_gaps(painter, layout, cue.gaps + cue.words, mark_colours(palette))
    painter.restore()


def _laid_out(option: QStyleOptionViewItem, cue: ShownCue) -> tuple[QTextLayout, QPointF]:
    """The text of a cell, and where its upper left corner is."""
    area: QRect = option.rect.adjusted(_MARGIN, 0, -_MARGIN, 0)
    markup: QColor = faded(option.palette, 0.45)
    layout = lay_out(cue, option.font, area.width(), markup, _LINES)
    top = area.top() + max(0.0, (area.height() - height_of(layout)) / 2)
    return layout, QPointF(area.left(), top)
