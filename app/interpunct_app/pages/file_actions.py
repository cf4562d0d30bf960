# SPDX-License-Identifier: Apache-2.0
"""Saving and exporting, with the questions that they may have to ask."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from interpunct.captions.formats import SRT, VTT, WRITTEN, CaptionFormat, by_ending
from interpunct.captions.writing import losses
from interpunct.segment.profiles import Profile
from interpunct_app.pages.banner import Until
from interpunct_app.pages.page import Page


class FileActions(QObject):
    """Writes pages to disk in the background; `told` is a sentence for the status bar."""

    told = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def save(self, page: Page, then: Callable[[], object] | None = None) -> None:
        """Write a page back to its file; `then` is called when that has succeeded."""
        if page.document is None:
            return
        if not page.document.format.editable:
            self.export(page, then)
        elif not _has_changed(page.path, page.known_bytes) or self._may_overwrite(page.path):
            self._write(page, page.path, then)

    def save_as(self, page: Page) -> None:
        """Ask for a name, write there, and go on with that file."""
        if page.document is None:
            return
        if not page.document.format.editable:
            self.export(page)
        elif path := self._ask(self.tr("Save as"), page.path, page.document.format):
            self._write(page, path)

    def export(self, page: Page, then: Callable[[], object] | None = None) -> None:
        """Ask for a name and write another format there; the page stays with its own file."""
        if page.document is None:
            return
        kind = _other_format(page.document.format)
        proposed = page.path.with_suffix(kind.endings[0])
        others = [form for form in WRITTEN if form not in (kind, page.document.format)]
        if path := self._ask(self.tr("Export"), proposed, kind, *others):
            self._write(page, path, then, kind=by_ending(path.suffix) or kind)

    def export_house(self, page: Page) -> None:
        """Ask for a name and write the marks there as the profile has them; the page stays."""
        if page.document is None:
            return
        kind = page.document.format
        kind = kind if kind.editable else _other_format(kind)
        proposed = page.path.with_suffix(f".{page.profile.name}{kind.endings[0]}")
        if path := self._ask(self.tr("Export with house marks"), proposed, kind):
            self._write(page, path, kind=kind, house=page.profile)

    def _ask(self, title: str, proposed: Path, *kinds: CaptionFormat) -> Path | None:
        """The file to write to, in one of `kinds`; None where the user wants none."""
        filters = [f"{kind.title} ({' '.join(f'*{it}' for it in kind.endings)})" for kind in kinds]
        name, _ = QFileDialog.getSaveFileName(
            self._window, title, str(proposed), ";;".join(filters)
        )
        return Path(name) if name else None

    def _write(
        self,
        page: Page,
        path: Path,
        then: Callable[[], object] | None = None,
        *,
        kind: CaptionFormat | None = None,
        house: Profile | None = None,
    ) -> None:
        """Write the page; with a `kind` it is exported, and the page stays with its own file."""
        if page.reviewer is None:
            return
        task = page.read_state(
            partial(page.reviewer.state.save, path, kind, house),
            self.tr("The file could not be saved; the log file says why."),
            Until.WRITTEN,
        )
        if kind is None:
            task.done.connect(partial(page.note_saved, path))
        lost = losses(page.document, kind) if page.document and kind else ()
        task.done.connect(lambda _data: self.told.emit(self._sentence(path, lost)))
        if then is not None:
            task.done.connect(lambda _data: then())

    def _sentence(self, path: Path, lost: Sequence[str]) -> str:
        return "; ".join([self.tr("Saved {name}").format(name=path.name), *lost])

    def _may_overwrite(self, path: Path) -> bool:
        """Ask what to do about a file that somebody else has changed."""
        answer = QMessageBox.warning(
            self._window,
            self.tr("The file has changed"),
            self.tr(
                "{name} was changed on disk after it was opened here. "
                "Saving replaces what is there now."
            ).format(name=path.name),
            QMessageBox.StandardButton.Save | QMessageBox.StandardButton.Cancel,
            QMessageBox.StandardButton.Cancel,
        )
        return answer == QMessageBox.StandardButton.Save


def _has_changed(path: Path, known: bytes) -> bool:
    """Whether the file at `path` holds something else than `known`; one that is gone does not."""
    try:
        return path.read_bytes() != known
    except FileNotFoundError:
        return False


def _other_format(kind: CaptionFormat) -> CaptionFormat:
    """The format that is proposed to export to."""
    return next(form for form in (VTT, SRT) if form is not kind)
