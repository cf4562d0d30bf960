# SPDX-License-Identifier: Apache-2.0
"""Manual in a separate window beside the editor."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Slot
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QWidget,
)

from interpunct_app.looks.boxes import column, row
from interpunct_app.looks.windows import resize_within
from interpunct_app.manual.browser import ManualBrowser

_PAGE = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class ManualPage:
    """Page in Markdown; its title is its first heading."""

    path: Path

    @property
    def title(self) -> str:
        """Title in the list of pages."""
        return self.text.partition("\n")[0].removeprefix("# ")

    @property
    def text(self) -> str:
        """Whole text."""
        return self.path.read_text(encoding="utf-8")

    def tells_of(self, words: str) -> bool:
        """Whether the page contains all `words`, ignoring case."""
        text = self.text.casefold()
        return all(word in text for word in words.casefold().split())


def manual_pages() -> list[ManualPage]:
    """Shipped pages; their names begin with their place."""
    folder = Path(str(files("interpunct_resources"))) / "manual"
    return [ManualPage(path) for path in sorted(folder.glob("*.md"))]


class ManualWindow(QDialog):
    """List of pages at the left, the current page at the right, and a search field."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Manual"))
        resize_within(self, 1060, 760)
        self._find = QLineEdit(clearButtonEnabled=True)
        self._find.setPlaceholderText(self.tr("Find in the manual"))
        self._find.setAccessibleName(self.tr("Find in the manual"))
        self._list = QListWidget()
        self._list.setSpacing(3)
        self._list.setAccessibleName(self.tr("Pages of the manual"))
        self._browser = ManualBrowser()
        self._back = QPushButton(self.tr("&Back"), autoDefault=False)
        self._forward = QPushButton(self.tr("F&orward"), autoDefault=False)
        for page in manual_pages():
            item = QListWidgetItem(page.title, self._list)
            item.setData(_PAGE, page)
        self._lay_out()
        self._connect()
        self._list.setCurrentRow(0)

    @Slot()
    def _open_chosen(self) -> None:
        item = self._list.currentItem()
        if item is not None and _path_of(item) != Path(self._browser.source().toLocalFile()):
            self._browser.setSource(QUrl.fromLocalFile(str(_path_of(item))))

    @Slot(QUrl)
    def _mark_shown(self, source: QUrl) -> None:
        """Select the page that a link or button went to."""
        for item in self._items():
            if _path_of(item) == Path(source.toLocalFile()):
                self._list.setCurrentItem(item)

    @Slot(str)
    def _show_those_with(self, words: str) -> None:
        """List the pages that contain all `words`, and search the current page."""
        items = self._items()
        for item in items:
            page: ManualPage = item.data(_PAGE)
            item.setHidden(not page.tells_of(words))
        shown = [item for item in items if not item.isHidden()]
        if shown and self._list.currentItem() not in shown:
            self._list.setCurrentItem(shown[0])
        self._go_to_word(from_start=True)

    @Slot()
    def _go_to_word(self, *, from_start: bool = False) -> None:
        """Go to the next occurrence of the first word, wrapping around."""
        words = self._find.text().split()
        if not words:
            return
        if from_start or not self._browser.find(words[0]):
            self._browser.moveCursor(self._browser.textCursor().MoveOperation.Start)
            self._browser.find(words[0])

    def _items(self) -> list[QListWidgetItem]:
        return [self._list.item(row) for row in range(self._list.count())]

    def _lay_out(self) -> None:
        top = row(self._back, self._forward, None, self._find, wide=self._find)
        split = QSplitter(childrenCollapsible=False)
        split.addWidget(self._list)
        split.addWidget(self._browser)
        split.setStretchFactor(1, 1)
        split.setSizes([230, 830])
        self.setLayout(column(top, split, wide=split))

    def _connect(self) -> None:
        self._list.currentItemChanged.connect(self._open_chosen)
        self._browser.sourceChanged.connect(self._mark_shown)
        self._browser.backwardAvailable.connect(self._back.setEnabled)
        self._browser.forwardAvailable.connect(self._forward.setEnabled)
        self._back.clicked.connect(self._browser.backward)
        self._forward.clicked.connect(self._browser.forward)
        self._find.textChanged.connect(self._show_those_with)
        self._find.returnPressed.connect(self._go_to_word)
        for button in (self._back, self._forward):
            button.setEnabled(False)


def _path_of(item: QListWidgetItem) -> Path:
    page: ManualPage = item.data(_PAGE)
    return page.path
