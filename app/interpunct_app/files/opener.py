# SPDX-License-Identifier: Apache-2.0
"""Opens one file in the background and begins, or goes on with, its session."""

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
from interpunct.work.options import Options, Unroll
from interpunct.work.work import Work
from interpunct_app.background import Background, Task
from interpunct_app.files.questions import Recovery
from interpunct_app.translation import told


@dataclass(frozen=True, slots=True)
class _SavedReview:
    """A review that was saved as a file, done again."""

    found: FoundSession
    replayed: ReplayedSession


FindReview = Callable[[bytes, Callable[[], bool]], _SavedReview | None]
"""Finds the review that was saved as these bytes, if there is one; asks whether to stop."""


@dataclass(frozen=True, slots=True)
class _Opened:
    """The work on a file that was read; the review to take up, or why that cannot be done."""

    state: Work
    review: _SavedReview | None
    notice: str | None = None


class Opener(QObject):
    """Reads a file; `document_read` comes first, then `ready` with the session, or `failed`.

    A file that is as its review saved it is taken up there, and `is_resumed`; `notice` says why
    that could not be done. `session_found` comes instead of `ready` for a file that was worked on
    before and not closed: `go_on` is to be called then. `source` are the bytes of the file.
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
        self.notice: str | None = None
        self._state: Work | None = None
        self._review: _SavedReview | None = None
        self._anew = False

    def open(self, path: Path, options: Options, *, anew: bool = False) -> None:
        """Read a file, and take up the review that was saved as it, unless it is to be `anew`."""
        self.path, self.options, self._anew = path, options, anew
        find = None if anew else partial(_saved_review, path=path, folder=self._folder)
        read = partial(read_captions, path, encoding=options.encoding)
        self._read(read, partial(_fitting, options), find)

    def recover(self, found: FoundSession) -> None:
        """Read the file of a session that was not closed, as it was then."""
        self._found = found
        self.path = Path(found.caption)
        try:
            self.options = Options.of_record(found.options)
        except SessionError as error:
            self._refuse(error.in_file(self.path))
        else:
            self._read(self._as_begun, lambda _document: self.options)

    def _as_begun(self) -> CaptionDocument:
        """The captions with which the session began; SessionError where they are lost."""
        assert self._found is not None
        return _begun_with(self._found, self.options)

    def go_on(self, found: FoundSession, answer: Recovery) -> None:
        """Begin with a file that has an unfinished session, as the user wants it."""
        if answer is Recovery.LATER:
            self.failed.emit(self.tr("{name} was not opened.").format(name=self.path.name))
        elif answer is Recovery.RESTORE:
            self.recover(found)
        else:
            self._discard(found)

    def _discard(self, found: FoundSession) -> None:
        """Begin anew: with the file as it was saved, if it was."""
        try:
            found.discard()
        except SessionError as error:
            self._refuse(error)
        else:
            self.open(self.path, self.options, anew=self._anew)

    def _refuse(self, error: InterpunctError) -> None:
        self.failed.emit(told(error))

    def try_encoding(self, path: Path, encoding: str) -> Task:
        """Read a file with an encoding only to see whether it can be; the task tells."""
        read = partial(read_captions, path, encoding=encoding)
        return self._files.start(lambda _task: read(), self, self._broken(path))

    @property
    def is_resumed(self) -> bool:
        """Whether a review that was saved is taken up."""
        return self._review is not None

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
        broken = self.tr("{name} could not be opened; the log file says why.")
        return broken.format(name=path.name)

    @Slot(object)
    def _document_came(self, document: CaptionDocument) -> None:
        self.source = document.source.raw
        self.document_read.emit(document)

    @Slot(object)
    def _state_came(self, opened: _Opened) -> None:
        self.notice = opened.notice
        self._state = opened.state
        self._review = opened.review
        if opened.review is not None:
            self.options = opened.state.options
        is_settled = self._found or self._review
        found = None if is_settled else find_session(self.source, self._folder, self.path)
        if found is not None:
            self.session_found.emit(found)
        else:
            self._begin()

    def _begin(self) -> None:
        try:
            self.ready.emit(self._session())
        except InterpunctError as error:
            self._refuse(error)

    def _session(self) -> Session:
        assert self._state is not None
        if self._found is not None:
            return Session.recover(self._found, self._state)
        if self._review is not None:
            return Session.resume(
                self._review.found, self._review.replayed, self.source, self.path
            )
        return Session.start(
            self._state,
            self.source,
            caption=self.path,
            options=_as_read(self._state, self.options).record(),
            folder=self._folder,
        )


def _fitting(options: Options, document: CaptionDocument) -> Options:
    """The options to read a file anew: lines that were said twice stay where nothing rolls."""
    if options.unroll is Unroll.ALWAYS and not is_rolling(document):
        return replace(options, unroll=Unroll.NEVER)
    return options


def _as_read(work: Work, options: Options) -> Options:
    """The options by which a recovery reads the file as it was read now, whatever is new then."""
    unroll = Unroll.NEVER if work.notice is None else Unroll.ALWAYS
    return replace(options, marks=work.marks_mode, unroll=unroll)


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
            return _Opened(review.replayed.history.state, review)
        work = Work(document, options(document), cancelled=task.cancelled)
        return _Opened(work, None, notice)
    return None


def _saved_review(
    source: bytes, cancelled: Callable[[], bool], *, path: Path, folder: Path | None
) -> _SavedReview | None:
    """The review that was saved as the file at `path`, unless one of it was not closed."""
    found = None if find_session(source, folder) else find_saved(source, path, folder)
    if found is None:
        return None
    options = Options.of_record(found.options)
    work = Work(_begun_with(found, options), options, cancelled=cancelled)
    return _SavedReview(found, replay_saved(found.journal, work, source))


def _begun_with(found: FoundSession, options: Options) -> CaptionDocument:
    """The captions with which a session began; SessionError where they are lost."""
    source = found.source_bytes()
    return parse_captions(source, path=Path(found.caption), encoding=options.encoding)
