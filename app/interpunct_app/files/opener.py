# SPDX-License-Identifier: Apache-2.0
"""Opens one file in the background and begins, or goes on with, its session."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from interpunct.captions.document import CaptionDocument
from interpunct.captions.reading import parse_captions, read_captions
from interpunct.errors import InterpunctError
from interpunct.review.session import FoundSession, Session, find_session
from interpunct.transcript.from_document import BuildCancelled
from interpunct.work.options import Options
from interpunct.work.work import Work
from interpunct_app.background import Background, Task
from interpunct_app.files.questions import Recovery


class Opener(QObject):
    """Reads a file; `document_read` comes first, then `ready` with the session, or `failed`.

    `session_found` comes instead of `ready` for a file that was worked on before and not
    closed: `go_on` is to be called then. `source` are the bytes of the file.
    """

    document_read = Signal(object)
    ready = Signal(object)
    failed = Signal(str)
    session_found = Signal(object)

    def __init__(self, files: Background, folder: Path | None) -> None:
        super().__init__()
        self.path = Path()
        self.options = Options()
        self._files = files
        self._folder = folder
        self._task: Task | None = None
        self._found: FoundSession | None = None
        self.source = b""
        self._state: Work | None = None

    def open(self, path: Path, options: Options) -> None:
        """Read a file."""
        self.path, self.options = path, options
        self._read(partial(read_captions, path, encoding=options.encoding))

    def recover(self, found: FoundSession) -> None:
        """Read the file of a session that was not closed, as it was then."""
        self._found = found
        self.path = Path(found.caption)
        self.options = Options.of_record(found.options)
        self._read(self._as_begun)

    def _as_begun(self) -> CaptionDocument:
        """The captions with which the session began; SessionError where they are lost."""
        assert self._found is not None
        source = self._found.source_bytes()
        return parse_captions(source, path=self.path, encoding=self.options.encoding)

    def go_on(self, found: FoundSession, answer: Recovery) -> None:
        """Begin with a file that has an unfinished session, as the user wants it."""
        if answer is Recovery.LATER:
            self.failed.emit(self.tr("{name} was not opened.").format(name=self.path.name))
        elif answer is Recovery.RESTORE:
            self.recover(found)
        else:
            found.discard()
            self._begin()

    def cancel(self) -> None:
        """Stop reading."""
        if self._task is not None:
            self._task.cancel()

    def _read(self, read: Callable[[], CaptionDocument]) -> None:
        broken = self.tr("{name} could not be opened; the log file says why.")
        self._task = self._files.start(
            partial(_opened, read=read, options=self.options),
            self,
            broken.format(name=self.path.name),
        )
        self._task.part.connect(self._document_came)
        self._task.done.connect(self._state_came)
        self._task.failed.connect(self.failed)

    @Slot(object)
    def _document_came(self, document: CaptionDocument) -> None:
        self.source = document.source.raw
        self.document_read.emit(document)

    @Slot(object)
    def _state_came(self, state: Work) -> None:
        self._state = state
        found = None if self._found else find_session(self.source, self._folder, self.path)
        if found is not None:
            self.session_found.emit(found)
        else:
            self._begin()

    def _begin(self) -> None:
        try:
            self.ready.emit(self._session())
        except InterpunctError as error:
            self.failed.emit(str(error))

    def _session(self) -> Session:
        assert self._state is not None
        if self._found is not None:
            return Session.recover(self._found, self._state)
        return Session.start(
            self._state,
            self.source,
            caption=self.path,
            options=replace(self.options, marks=self._state.marks_mode).record(),
            folder=self._folder,
        )


def _opened(task: Task, read: Callable[[], CaptionDocument], options: Options) -> Work | None:
    document = read()
    task.hand_over(document)
    with suppress(BuildCancelled):
        return Work(document, options, cancelled=task.cancelled)
    return None
