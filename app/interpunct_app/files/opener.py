# SPDX-License-Identifier: Apache-2.0
"""Opens one file in the background and starts, or resumes, its session."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from interpunct.captions.document import CaptionDocument
from interpunct.captions.reading import parse_captions, read_captions
from interpunct.captions.youtube import is_rolling
from interpunct.collecting import lasting
from interpunct.errors import InterpunctError, SessionError
from interpunct.review.found_sessions import FoundSession, find_saved, find_session
from interpunct.review.replaying import ReplayedSession, replay_saved
from interpunct.review.session import Session
from interpunct.transcript.from_document import BuildCancelled
from interpunct.transcript.glossary_file import glossary_of
from interpunct.work.options import Options, Unroll
from interpunct.work.work import Work
from interpunct_app.background import Background, Task
from interpunct_app.files.questions import Recovery
from interpunct_app.translation import told

_SavedReview = tuple[FoundSession, ReplayedSession]
"""Review saved as a file, with its steps replayed."""
FindReview = Callable[[bytes, Callable[[], bool]], _SavedReview | None]
"""Finds the review saved as these bytes, if any; its argument tells whether to stop."""


@dataclass(frozen=True, slots=True)
class _Opened:
    """Work on a file just read, with the review to resume or the reason against it."""

    work: Work
    review: _SavedReview | None
    notice: str | None = None


class Opener(QObject):
    """Reader of a file; emits `document_read`, then `ready` with the session, or `failed`.

    If the file is as its review saved it, the review continues (`is_resumed`); `notice` tells why
    it could not. `session_found` replaces `ready` if an unclosed session of the file exists; then
    `go_on` must be called. `source` holds the bytes of the file.
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
        self._opened: _Opened | None = None
        self._anew = False

    def open(self, path: Path, options: Options, *, anew: bool = False) -> None:
        """Read a file and resume the review that saved it, unless `anew`."""
        self.path, self.options, self._anew = path, options, anew
        find = None if anew else partial(_saved_review, path=path, folder=self._folder)
        read = partial(read_captions, path, encoding=options.encoding)
        self._read(read, partial(_fitting, options, path), find)

    def recover(self, found: FoundSession) -> None:
        """Read the file of an unclosed session, as it was then."""
        self._found = found
        self.path = Path(found.caption)
        try:
            self.options = Options.of_record(found.options)
        except SessionError as error:
            self._refuse(error.in_file(self.path))
        else:
            self._read(self._as_begun, lambda _document: self.options)

    def _as_begun(self) -> CaptionDocument:
        """Captions at the start of the session; raises SessionError if they are lost."""
        assert self._found is not None
        return _begun_with(self._found, self.options)

    def look_again(self) -> None:
        """Emit `session_found` once more; if it was ended meanwhile, read the file again."""
        found = find_session(self.source, self._folder, self.path)
        if found is not None:
            self.session_found.emit(found)
        else:
            self.open(self.path, self.options, anew=self._anew)

    def go_on(self, found: FoundSession, answer: Recovery) -> None:
        """Open a file that has an unclosed session, as the user answered."""
        if answer is Recovery.LATER:
            self.failed.emit(self.tr("{name} was not opened.").format(name=self.path.name))
        elif answer is Recovery.RESTORE:
            self.recover(found)
        else:
            self._discard(found)

    def _discard(self, found: FoundSession) -> None:
        """Discard the session and read the file again, with its saved review if there is one."""
        try:
            found.discard()
        except SessionError as error:
            self._refuse(error)
        else:
            self.open(self.path, self.options, anew=self._anew)

    def _refuse(self, error: InterpunctError) -> None:
        self.failed.emit(told(error))

    def try_encoding(self, path: Path, encoding: str) -> Task:
        """Read a file with an encoding as a test; the task reports the result."""
        read = partial(read_captions, path, encoding=encoding)
        return self._files.start(lambda _task: read(), self, self._broken(path))

    @property
    def is_resumed(self) -> bool:
        """Whether a saved review is continued."""
        return self._opened is not None and self._opened.review is not None

    @property
    def notice(self) -> str | None:
        """Reason why a saved review could not be continued."""
        return self._opened.notice if self._opened else None

    def cancel(self) -> None:
        """Stop reading."""
        if self._task is not None:
            self._task.cancel()

    def _read(
        self,
        read: Callable[[], CaptionDocument],
        options: Callable[[CaptionDocument], Options],
        find: FindReview | None = None,
    ) -> None:
        self._task = self._files.start(
            partial(_opened, read=read, options=options, find=find),
            self,
            self._broken(self.path),
        )
        self._task.part.connect(self._document_came)
        self._task.done.connect(self._state_came)
        self._task.failed.connect(self.failed)

    def _broken(self, path: Path) -> str:
        broken = self.tr("{name} could not be opened; the log file has the reason.")
        return broken.format(name=path.name)

    @Slot(object)
    def _document_came(self, document: CaptionDocument) -> None:
        self.source = document.source.raw
        self.document_read.emit(document)

    @Slot(object)
    def _state_came(self, opened: _Opened) -> None:
        self._opened = opened
        if opened.review is not None:
            self.options = opened.work.options
        is_settled = self._found or opened.review
        found = None if is_settled else find_session(self.source, self._folder, self.path)
        if found is not None:
            self.session_found.emit(found)
            return
        try:
            self.ready.emit(self._session())
        except InterpunctError as error:
            self._refuse(error)

    def _session(self) -> Session:
        assert self._opened is not None
        work, review = self._opened.work, self._opened.review
        if self._found is not None:
            return Session.recover(self._found, work)
        if review is not None:
            return Session.resume(*review, self.source, self.path)
        return Session.start(
            work,
            self.source,
            caption=self.path,
            options=_as_read(work, self.options).record(),
            folder=self._folder,
        )


def _fitting(options: Options, path: Path, document: CaptionDocument) -> Options:
    """Options for reading a file again, with the glossary for it.

    Repeated lines are kept in a file that does not roll.
    """
    options = replace(options, glossary=glossary_of(path).terms)
    if options.unroll is Unroll.ALWAYS and not is_rolling(document):
        return replace(options, unroll=Unroll.NEVER)
    return options


def _as_read(work: Work, options: Options) -> Options:
    """Options that make a recovery read the file as now, even if defaults change."""
    unroll = Unroll.NEVER if work.notice is None else Unroll.ALWAYS
    glossary = work.options.glossary
    return replace(options, marks=work.marks_mode, unroll=unroll, glossary=glossary)


def _opened(
    task: Task,
    read: Callable[[], CaptionDocument],
    options: Callable[[CaptionDocument], Options],
    find: FindReview | None,
) -> _Opened | None:
    review = notice = None
    with lasting(), suppress(BuildCancelled):
        document = read()
        task.hand_over(document)
        try:
            review = find(document.source.raw, task.cancelled) if find else None
        except InterpunctError as error:
            notice = error.sentence
        if review is not None:
            return _Opened(review[1].history.work, review)
        work = Work(document, options(document), cancelled=task.cancelled)
        return _Opened(work, None, notice)
    return None


def _saved_review(
    source: bytes, cancelled: Callable[[], bool], *, path: Path, folder: Path | None
) -> _SavedReview | None:
    """Review saved as the file at `path`; None if it has an unclosed session."""
    found = None if find_session(source, folder) else find_saved(source, path, folder)
    if found is None:
        return None
    options = Options.of_record(found.options)
    work = Work(_begun_with(found, options), options, cancelled=cancelled)
    return found, replay_saved(found.journal, work, source)


def _begun_with(found: FoundSession, options: Options) -> CaptionDocument:
    """Captions at the start of session `found`; raises SessionError if they are lost."""
    source = found.source_bytes()
    return parse_captions(source, path=Path(found.caption), encoding=options.encoding)
