# SPDX-License-Identifier: Apache-2.0
"""Detects changes, replacements and deletions of open pages' files by other programs."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from weakref import WeakKeyDictionary

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, QTimer, Signal, SignalInstance, Slot
from PySide6.QtWidgets import QApplication

from interpunct.captions.reading import read_bytes
from interpunct.files import NOTHING, Stamp, file_stamp
from interpunct_app.background import Task
from interpunct_app.pages.page import Page
from interpunct_app.pages.tabs import Pages

_PAUSE_MS = 200  # some programs write a file in several steps


class DiskWatch(QObject):
    """Watches the files of all pages, and checks them when the window gets the focus.

    `found` tells what the file of a page holds now, None for no file; it comes once for each
    state on the disk, those that the page itself wrote included. `refused` tells in a sentence
    why it cannot be read. Folders are watched too: many programs, as this one, put a new file in
    place of the old.
    """

    found = Signal(object, object)
    refused = Signal(object, str)

    def __init__(self, pages: Pages, parent: QObject) -> None:
        super().__init__(parent)
        self._pages = pages
        self._stamps: WeakKeyDictionary[Page, tuple[Path, Stamp]] = WeakKeyDictionary()
        self._watcher = QFileSystemWatcher(self)
        self._soon = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._soon.timeout.connect(self.look)
        self._watcher.fileChanged.connect(self._look_soon)
        self._watcher.directoryChanged.connect(self._look_soon)
        pages.began.connect(self._look_soon)
        pages.renamed.connect(self._look_soon)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.applicationStateChanged.connect(self._focused)

    def look_anew(self, page: Page) -> None:
        """Tell of the file of a page once more, as it is now."""
        self._stamps.pop(page, None)
        self._look_soon()

    @Slot(Qt.ApplicationState)
    def _focused(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self._look_soon()

    @Slot()
    def _look_soon(self) -> None:
        if not self._soon.isActive():
            self._soon.start()

    @Slot()
    def look(self) -> None:
        """Check the file of every page, and read those that changed."""
        pages = [page for page in self._pages.all() if page.reviewer is not None]
        self._follow(page.path for page in pages)
        for page in pages:
            seen = (page.path, stamp_of(page.path))
            if self._stamps.get(page) != seen:
                self._stamps[page] = seen
                self._read(page, page.path)

    def _read(self, page: Page, path: Path) -> None:
        task = page.services.files.start(partial(_bytes_of, path), page, "")
        task.done.connect(partial(self._tell, self.found, page, path))
        task.failed.connect(partial(self._tell, self.refused, page, path))

    def _tell(
        self, signal: SignalInstance, page: Page, path: Path, told: bytes | str | None
    ) -> None:
        if page.path == path and page.reviewer is not None:
            signal.emit(page, told)

    def _follow(self, paths: Iterable[Path]) -> None:
        """Watch exactly the existing files among these, and their folders."""
        places = (place for path in paths for place in (path, path.parent))
        wanted = {str(place) for place in places if stamp_of(place) != NOTHING}
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if gone := watched - wanted:
            self._watcher.removePaths(sorted(gone))
        if fresh := wanted - watched:
            self._watcher.addPaths(sorted(fresh))


def _bytes_of(path: Path, _task: Task) -> bytes | None:
    return None if file_stamp(path) == NOTHING else read_bytes(path)


def stamp_of(path: Path) -> Stamp:
    """Stamp of a file, which changes when it is written; NOTHING if it cannot be looked at."""
    try:
        return file_stamp(path)
    except OSError:  # no permission; reading or saving it reports the error
        return NOTHING
