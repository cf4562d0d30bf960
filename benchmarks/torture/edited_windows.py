# SPDX-License-Identifier: Apache-2.0
"""Processes with a real window: one edits at random until it is killed, one restores that."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import wraps
from hashlib import sha256
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from time import sleep
from traceback import format_exception
from typing import Any
from zlib import crc32

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
from PySide6.QtCore import QEventLoop, QObject, QSettings, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QPlainTextEdit

from benchmarks.monkey_hands import Hands
from benchmarks.torture.editing import planned
from interpunct.labels import MarksMode
from interpunct.review.found_sessions import FoundSession, open_sessions
from interpunct.review.session import Session
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor, never
from interpunct.transcript.transcript import Transcript
from interpunct.work.work import Work
from interpunct_app.cues.columns import Column
from interpunct_app.cues.model import SHOWN_ROLE
from interpunct_app.keys.actions import Action
from interpunct_app.keys.table import BINDINGS, When
from interpunct_app.pages.page import Page
from interpunct_app.pages.services import Services
from interpunct_app.prediction.background_prediction import LoadedModel
from interpunct_app.prediction.model_holder import ModelHolder
from interpunct_app.program import application_of
from interpunct_app.settings.settings import Settings
from interpunct_app.window.main_window import MainWindow

_STRETCH = 9  # slots
_KEYS = [
    row
    for row in BINDINGS
    if row.when is not When.ALWAYS
    and not row.words.endswith("…")
    and row.action is not Action.CLOSE
]
"""Keys that open no dialog; the commands of dialogs are planned without them."""
_CHANGES = ("do", "undo", "redo", "take", "note_typing", "saved")


@dataclass(frozen=True, slots=True)
class Look:
    """What a session holds and shows, as digests by name; `size` is its journal's in bytes."""

    journal: str
    size: int
    digests: Mapping[str, str]
    is_worth_recovering: bool

    def differences(self, other: Look) -> list[str]:
        """Names of what is held or shown otherwise."""
        return [name for name, it in self.digests.items() if other.digests[name] != it]


@dataclass(frozen=True, slots=True)
class Restored:
    """What a window shows of a session that it has restored; `faults` are in words."""

    look: Look
    faults: tuple[str, ...]


class MadeUp(Predictor):
    """Predicts at random by all words of the file, a few at a time, so that no two looks agree."""

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        """Stretches of a few slots, from that of `first` on."""
        seed = crc32(" ".join((marks, *(word.text for word in transcript.words))).encode())
        draws, slots = np.random.default_rng(seed), len(transcript)
        labels = draws.dirichlet([2.0, 0.6, 0.6, 0.3], slots).astype(np.float32)
        casings = draws.dirichlet([2.0, 0.8, 0.2], slots).astype(np.float32)
        starts = list(range(0, slots, _STRETCH))
        begin = first // _STRETCH
        for start in starts[begin:] + starts[:begin]:
            if cancelled():
                return
            sleep(0.002)  # so that a kill can come between two stretches
            part = slice(start, start + _STRETCH)
            yield Predictions(start, labels[part], casings[part])


def edit(folder: Path, file: Path, seed: int, told: Connection) -> None:
    """Edit a file at random, for ever; tell of the look after each change of a session.

    What breaks down is told of in words.
    """
    sys.excepthook = lambda *failure: told.send("".join(format_exception(*failure)))
    for name in _CHANGES:
        setattr(Session, name, _telling(getattr(Session, name), told))
    application_of([])
    window = _window(folder)
    editing = _Editing(window, Random(seed))
    window.pages.open_file(file).began.connect(editing.tick)
    QEventLoop().exec()


def restore(folder: Path, told: Connection) -> None:
    """Restore all sessions in a window, and tell how each looks, or what breaks down."""
    application_of([])
    window = _window(folder)
    try:
        told.send([_restored(window, found) for found in open_sessions(folder / "sessions")])
    except Exception as error:  # noqa: BLE001 - whatever breaks down is what is looked for
        told.send("".join(format_exception(error)))
    window.services.stop()


def look_of(session: Session) -> Look:
    """The present look of a session, with every probability, decision and text."""
    journal = session._journal.path
    is_worth = bool(session.history.done) or session.typing is not None
    digests = {
        name: sha256(repr(held).encode("utf-8", "surrogatepass")).hexdigest()
        for name, held in _held(session).items()
    }
    return Look(journal.name, journal.stat().st_size, digests, is_worth)


def _held(session: Session) -> dict[str, object]:
    work, table, history = session.work, session.work.table, session.history
    return {
        "captions": work.document.cues,
        "transcript": (tuple(work.transcript.words), work.transcript.slots),
        "modes": (work.marks_mode, work.casing_mode),
        "decisions": [_in_order(each) for each in (work.decisions, work.casings)],
        "notes": [_in_order(each) for each in (work.bookmarks, work.exceptions)],
        "predictions": (table.label_probabilities.tobytes(), table.casing_probabilities.tobytes()),
        "confidences": (table.confidences.tobytes(), table.casing_confidences.tobytes()),
        "marks": [work.mark(slot) for slot in range(len(work.transcript))],
        "texts": _texts(work),
        "history": (len(history.done), len(history.undone)),
        "typing": session.typing,
    }


def _in_order(held: Mapping[int, object]) -> list[tuple[int, object]]:
    return sorted(held.items(), key=lambda item: item[0])


def _texts(work: Work) -> list[str]:
    return [work.cue_text(cue).text for cue in range(len(work.document.cues))]


def _telling(change: Callable[..., Any], told: Connection) -> Callable[..., Any]:
    @wraps(change)
    def changed(session: Session, *given: Any, **more: Any) -> Any:
        result = change(session, *given, **more)
        told.send(look_of(session))
        return result

    return changed


def _window(folder: Path) -> MainWindow:
    store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    services = Services(
        Settings(store),
        ModelHolder(lambda _folder: LoadedModel(MadeUp(), "made up")),
        folder / "sessions",
        backups_folder=folder / "backups",
        cache_folder=folder / "cache",
        words_folder=folder / "words",
    )
    window = MainWindow(services)
    window.show()
    window.activateWindow()
    return window


def _restored(window: MainWindow, found: FoundSession) -> Restored:
    """Restore a session; its look is taken before anything is predicted anew."""
    page, loop = window.pages.recover(found), QEventLoop()
    page.began.connect(loop.quit)
    QTimer.singleShot(60_000, loop, loop.quit)
    loop.exec()
    assert page.reviewer is not None, f"{found.journal} is not restored within a minute"
    session = page.reviewer.session
    look, typing = look_of(session), session.typing
    faults = [] if session.notice is None else [session.notice]
    shown = [page.model.index(row, Column.TEXT).data(SHOWN_ROLE) for row in _rows(page)]
    if [cue.text for cue in shown] != _texts(session.work):
        faults.append("the rows show other texts than the work")
    if typing is not None and typing.cue < len(session.work.document.cues):
        QApplication.processEvents()
        boxes = [box.toPlainText() for box in page.table.findChildren(QPlainTextEdit)]
        if typing.text not in boxes:
            faults.append(f"{typing.text!r} was being typed, the boxes hold {boxes}")
    return Restored(look, tuple(faults))


def _rows(page: Page) -> range:
    return range(page.model.rowCount())


class _Editing(QObject):
    """Keys, commands of dialogs, typing and selecting on one page."""

    def __init__(self, window: MainWindow, random: Random) -> None:
        super().__init__(window)
        self._window = window
        self._random = random
        self._hands = Hands(random, lambda _line: None)

    def tick(self) -> None:
        """Do one thing, and the next soon; a question that it opens takes that."""
        QTimer.singleShot(self._random.choice((0, 0, 5, 40)), self, self.tick)
        page = self._window.pages.current()
        if QApplication.activeModalWidget() is not None:
            self._strike(self._random.choice((Qt.Key.Key_Escape, Qt.Key.Key_Return)))
        elif page is not None and page.reviewer is not None and not page.is_held:
            acts = (self._strike_any, self._strike_any, self._command, self._select, self._type)
            self._random.choice(acts)(page)

    def _strike_any(self, page: Page) -> None:
        (page.table if self._random.random() < 0.5 else page.pane.slot_view).setFocus()
        keys = self._random.choice(_KEYS).keys.split()
        combination = QKeySequence(self._random.choice(keys))[0]  # type: ignore[index]
        self._strike(combination.key(), combination.keyboardModifiers())

    def _strike(
        self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        self._hands._strike(self._window, key, held)

    def _command(self, page: Page) -> None:
        if page.table.finish_editing() and page.reviewer and len(page.reviewer.work.transcript):
            with suppress(ZeroDivisionError):
                page.do(lambda work: planned(work, self._random))

    def _select(self, page: Page) -> None:
        rows = len(_rows(page))
        if rows and page.table.finish_editing():
            first = self._random.randrange(rows)
            page.table.select_cues(range(first, min(rows, first + self._random.randint(1, 4))))

    def _type(self, _page: Page) -> None:
        self._strike(Qt.Key.Key_F2)
        self._hands._type(self._window)
        if self._random.random() < 0.5:
            self._strike(Qt.Key.Key_Return)
