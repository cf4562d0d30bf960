# SPDX-License-Identifier: Apache-2.0
"""Saving and exporting, with their questions to the user."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from weakref import WeakSet

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from interpunct.captions.formats import (
    EXPORTED,
    SRT,
    VTT,
    WRITTEN,
    CaptionFormat,
    Target,
    target_of,
)
from interpunct.files import refuse_odd_file
from interpunct_app.background import system_sentence
from interpunct_app.files.choosing import kind_filter
from interpunct_app.files.saving import SaveOrder, untouched_source
from interpunct_app.looks.plain import agrees
from interpunct_app.looks.windows import is_asking
from interpunct_app.pages.banner import Until
from interpunct_app.pages.page import Page
from interpunct_app.settings.options import BACKUPS

_AGAIN_MS = 50


class FileActions(QObject):
    """Writes pages to disk in the background; `told` emits a sentence for the status bar.

    `pages` returns the open pages, so that no page overwrites the file of another.
    """

    told = Signal(str)

    def __init__(self, window: QWidget, pages: Callable[[], Iterable[Page]]) -> None:
        super().__init__(window)
        self._window = window
        self._pages = pages
        self._waiting: WeakSet[Page] = WeakSet()  # pages to save once they are released

    def save(self, page: Page, then: Callable[[], object] | None = None) -> None:
        """Save a page to its file, and call `then` after success, when the page is released.

        If the page is being read or written now, saving waits.
        """
        if page.document is None or page.reviewer is None:
            return
        if page.is_held:
            self._save_later(page, then)
            return
        if not page.document.format.editable:
            self.export(page, then)
        elif self._may_write(page):
            source = untouched_source(page.reviewer.session, page.opener.source)
            self._write(page, SaveOrder(page.path, source=source), then)

    def _save_later(self, page: Page, then: Callable[[], object] | None) -> None:
        """Save a page once, as soon as it is not held and no dialog is open."""
        if then is not None or page not in self._waiting:
            self._waiting.add(page)
            self._save_if_free(page, then)

    def _save_if_free(self, page: Page, then: Callable[[], object] | None) -> None:
        if page.is_held or is_asking():
            QTimer.singleShot(_AGAIN_MS, page, partial(self._save_if_free, page, then))
        else:
            self._waiting.discard(page)
            self.save(page, then)

    def save_as(self, page: Page, *, seen_only: bool = False) -> None:
        """Ask for a name, save there, and continue with that file.

        With `seen_only`, unreviewed marks are left out of the file but still shown.
        """
        if page.document is None:
            return
        title = self.tr("Save without unseen marks") if seen_only else self.tr("Save as")
        if not page.document.format.editable:
            self.export(page, seen_only=seen_only)
        else:
            form = page.document.format
            endings = {page.path.suffix.lower() or form.endings[0]: form, **_endings(form)}
            if chosen := self._ask(page, title, page.path, (form,), endings):
                self._write(page, SaveOrder(chosen[0], seen_only=seen_only))

    def export(
        self, page: Page, then: Callable[[], object] | None = None, *, seen_only: bool = False
    ) -> None:
        """Ask for a name and write another format there; the page keeps its own file."""
        if page.document is None:
            return
        own = page.document.format
        kind = own if own.exportable and not own.editable else _other_format(own)
        proposed = page.path.with_suffix(kind.endings[0])
        others = (form for form in EXPORTED if not any(map(form.writes_like, (kind, own))))
        endings = _endings(*EXPORTED)
        if chosen := self._ask(page, self.tr("Export"), proposed, (kind, *others), endings):
            self._write(page, SaveOrder(*chosen, seen_only=seen_only), then)

    def export_house(self, page: Page) -> None:
        """Ask for a name and write with the profile's marks there; the page keeps its own file."""
        if page.document is None:
            return
        kind = page.document.format
        kind = kind if kind.editable else _other_format(kind)
        proposed = page.path.with_suffix(f".{page.profile.name}{kind.endings[0]}")
        title = self.tr("Export with the marks of the style")
        if chosen := self._ask(page, title, proposed, (kind,), _endings(*WRITTEN)):
            self._write(page, SaveOrder(*chosen, page.profile))

    def _ask(
        self,
        page: Page,
        title: str,
        proposed: Path,
        offered: Sequence[Target],
        endings: Mapping[str, Target],
    ) -> tuple[Path, Target] | None:
        """File to write to, and the format of its ending.

        None if the user cancels, or after a message if the ending is not in `endings`. A name
        without an ending gets that of the chosen format in `offered`. If that file exists, the
        dialog opens again to confirm.
        """
        filters = {kind_filter(kind): kind for kind in offered}
        name, shown = QFileDialog.getSaveFileName(
            self._window, title, str(proposed), ";;".join(filters)
        )
        if not name:
            return None
        path, kind = Path(name), filters.get(shown, offered[0])
        if path.suffix:
            return self._with_format(page, title, path, endings)
        whole = path.with_name(path.name + kind.endings[0])
        if whole.exists():
            return self._ask(page, title, whole, offered, endings)
        return whole, kind

    def _with_format(
        self, page: Page, title: str, path: Path, endings: Mapping[str, Target]
    ) -> tuple[Path, Target] | None:
        """Name with the format of its ending; None, after a message, if not in `endings`."""
        kind = endings.get(path.suffix.lower())
        if kind is not None:
            return path, kind
        told = self.tr("{name} was not written: “{title}” writes only {endings}.")
        sentences = [told.format(name=path.name, title=title, endings=", ".join(endings))]
        if target_of(path.suffix) is not None:
            sentences.append(self.tr("To write another format, export the file."))
        page.banner.tell(" ".join(sentences), Until.WRITTEN)
        return None

    def _write(
        self, page: Page, order: SaveOrder, then: Callable[[], object] | None = None
    ) -> None:
        """Write the page; with a `kind` it is an export, and the page keeps its own file."""
        if page.reviewer is None:
            return
        if told := open_elsewhere(order.path, (it for it in self._pages() if it is not page)):
            page.banner.tell(told, Until.WRITTEN)
            return
        services = page.services
        backups = services.backups_folder if BACKUPS.of(services.settings) else None
        order = replace(order, backups=backups, own=frozenset(page.written))
        task = page.read_state(
            partial(order.carry_out, page.reviewer.work),
            self.tr("The file could not be saved; the log file has the reason."),
            Until.WRITTEN,
        )
        task.done.connect(page.note_written)
        if _holds_all(page, order):
            task.done.connect(page.reviewer.note_saved)
        task.done.connect(lambda done: self.told.emit(done.sentence()))
        if then is not None:
            task.then(lambda _written: then())

    def _may_write(self, page: Page) -> bool:
        """Whether the page's file may be overwritten; an error in reading it is shown."""
        try:
            return not _has_changed(page) or self._may_overwrite(page.path)
        except OSError as error:
            page.banner.tell(system_sentence(error), Until.WRITTEN)
            return False

    def _may_overwrite(self, path: Path) -> bool:
        """Ask whether to overwrite a file that somebody else has changed."""
        return agrees(
            self._window,
            self.tr("The file has changed"),
            self.tr(
                "{name} was changed on disk after it was opened here. Saving replaces the "
                "changed file."
            ).format(name=path.name),
            yes=QMessageBox.StandardButton.Save,
            icon=QMessageBox.Icon.Warning,
        )


def page_of(path: Path, pages: Iterable[Page]) -> Page | None:
    """Page with the file at `path`, links resolved; None if there is none."""
    wanted = os.path.realpath(path)
    return next((page for page in pages if os.path.realpath(page.path) == wanted), None)


def _holds_all(page: Page, order: SaveOrder) -> bool:
    """Whether an export saves all that can be saved, as the page's own format is read-only."""
    is_saved_so = page.document is not None and not page.document.format.editable
    keeps_all = isinstance(order.kind, CaptionFormat) and order.kind.editable
    return is_saved_so and keeps_all and order.house is None


def _has_changed(page: Page) -> bool:
    """Whether the page's file has content that this review neither read nor wrote.

    Raises OSError where it cannot be read, or is no file any more.
    """
    try:
        refuse_odd_file(page.path)
        data = page.path.read_bytes()
    except FileNotFoundError:
        return False
    return not is_own(page, data)


def is_own(page: Page, data: bytes) -> bool:
    """Whether the page's review has read or written these bytes."""
    return data == page.known_bytes or sha256(data).hexdigest() in page.written


def _endings(*forms: Target) -> dict[str, Target]:
    """Formats by their endings."""
    return {ending: form for form in forms for ending in form.endings}


def open_elsewhere(path: Path, pages: Iterable[Page]) -> str:
    """Message that a file open in one of `pages` is not written over; empty if none has it."""
    if page_of(path, pages) is None:
        return ""
    told = QCoreApplication.translate(
        "FileActions",
        "{name} is open in another tab. Close it there first, or choose another name.",
    )
    return told.format(name=path.name)


def _other_format(kind: CaptionFormat) -> CaptionFormat:
    """Default format for exports."""
    return next(form for form in (VTT, SRT) if not form.writes_like(kind))
