# SPDX-License-Identifier: Apache-2.0
"""Random keys and clicks in the real editor: `python -m benchmarks.monkey FILE... --minutes 10`.

The files are copied to a scratch folder, with the sound or film beside each, and opened in the
real window, without a display. Answers replace native file dialogs. Nothing may break down, Qt may
warn of nothing, what the journals replay must be what is shown, and every file with all undone
what it was. A fault is printed with the seed and the last events; `--log FILE` has them where the
process dies of it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from time import monotonic
from unittest.mock import patch

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QSettings, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from benchmarks.monkey_checks import faults_of, faults_when_undone
from benchmarks.monkey_hands import Hands
from benchmarks.monkey_log import LastEvents
from interpunct_app.pages.page import Page
from interpunct_app.pages.services import Services
from interpunct_app.panels.media import control
from interpunct_app.panels.media.finding import find_media
from interpunct_app.prediction.background_prediction import LoadModel
from interpunct_app.prediction.bundles import load_model
from interpunct_app.prediction.model_holder import ModelHolder
from interpunct_app.program import application_of
from interpunct_app.settings.settings import Settings
from interpunct_app.window.main_window import MainWindow

CHECKED_EVERY = 100  # events
_PAUSE_MS = 1
_NAMES = ("new.srt", "new.vtt", "other.sbv", "third.ass")
_EXPECTED = (
    "This plugin does not support",  # offscreen there is nobody to take size hints
    *("PulseAudioService", "No audio device", "No RHI backend"),  # a machine without these
)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a run did, and the fault that ended it, None for none."""

    seed: int
    events: int
    steps: int
    files: int
    fault: str | None
    last_events: tuple[str, ...]


class Monkey:
    """Plays with windows over `files` for some seconds; a closed window is opened again."""

    def __init__(
        self, files: Sequence[Path], folder: Path, seed: int, load: LoadModel, log: LastEvents
    ) -> None:
        self.seed = seed
        self.events = self.steps = 0
        self.faults: list[str] = []
        self._random = Random(seed)
        self._log = log
        self._files = files
        self._folder = folder
        self._services = _services(folder, load)
        self._followed: set[Page] = set()
        self._until = 0.0
        self._asking: list[QWidget | None] = []  # where events are on their way
        self._loop = QEventLoop()
        self._closed: list[MainWindow] = []
        self._window = self._opened()
        self._hands = Hands(self._random, log.note)

    def play(self, seconds: float) -> Outcome:
        """Send events for so long, then check every file."""
        self._until = monotonic() + seconds
        QTimer.singleShot(0, self._tick)
        self._loop.exec()
        if not self.faults:
            self._finish()
        self._let_go()
        fault = self.faults[0] if self.faults else None
        return Outcome(
            self.seed, self.events, self.steps, len(self._files), fault, self._log.lines()
        )

    def note(self, fault: str) -> None:
        """Take a fault down; the first one ends the run."""
        self.faults.append(fault)

    def _opened(self) -> MainWindow:
        window = MainWindow(self._services)
        window.show()
        window.activateWindow()
        window.open_files(self._files)
        return window

    def _tick(self) -> None:
        """One event; a dialog that it opens takes the next ones, so those are ordered first."""
        asking = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        is_over = bool(self.faults) or monotonic() > self._until
        if is_over and not self._asking and asking is None and not self._is_held():
            self._loop.quit()
            return
        QTimer.singleShot(_PAUSE_MS, self._tick)
        if asking in self._asking:
            return  # an event is on its way there
        self._asking.append(asking)
        try:
            if is_over:
                self._hands.give_up(self._window)
            else:
                self._act()
        finally:
            self._asking.pop()

    def _act(self) -> None:
        if not self._window.isVisible():
            self._closed.append(self._window)
            self._window = self._opened()
        if len(self._asking) == 1:  # else a closed window may be a dialog's, which asks still
            while self._closed:
                self._closed.pop().deleteLater()
        self._follow()
        self.events += 1
        self._log.note(f"event {self.events}, {self.steps} steps")
        self._hands.act(self._window)
        if self.events % CHECKED_EVERY == 0:
            self._check(faults_of)

    def _is_held(self) -> bool:
        return any(page.is_held for page in self._window.pages.all())

    def _follow(self) -> None:
        """Count the steps of pages that were not there before."""
        for page in self._window.pages.all():
            if page.reviewer is not None and page not in self._followed:
                self._followed.add(page)
                page.reviewer.stepped.connect(self._count)

    def _count(self) -> None:
        self.steps += 1

    def _check(self, faults: Callable[[Page], Iterator[str]]) -> None:
        for page in self._window.pages.all():
            if not page.is_held:
                self.faults += [f"{page.path.name}: {fault}" for fault in faults(page)]

    def _finish(self) -> None:
        for page in self._window.pages.all():
            page.table.finish_editing()
        self._check(faults_of)
        self._check(faults_when_undone)

    def _let_go(self) -> None:
        for page in self._window.pages.all():
            page.release(keep=True)
        self._services.stop()
        self._window.deleteLater()


def play(
    files: Sequence[Path],
    seed: int,
    seconds: float,
    load: LoadModel = load_model,
    log: Path | None = None,
) -> Outcome:
    """Play with copies of `files`; a QApplication must be there.

    The scratch folder is left where there was a fault, which then says where it is.
    """
    folder = Path(tempfile.mkdtemp(prefix="monkey-"))
    with closing(LastEvents(log)) as events:
        monkey = Monkey(_copied(files, folder), folder, seed, load, events)
        with _watched(monkey.note), _answered(folder, monkey._random):
            outcome = monkey.play(seconds)
    if outcome.fault is None:
        shutil.rmtree(folder)
        return outcome
    return replace(outcome, fault=f"{outcome.fault}\nFiles and journals are left in {folder}")


def _services(folder: Path, load: LoadModel) -> Services:
    """Services that keep all that they write in `folder`."""
    store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    return Services(
        Settings(store),
        ModelHolder(load),
        folder / "sessions",
        backups_folder=folder / "backups",
        cache_folder=folder / "cache",
        words_folder=folder / "words",
    )


def _copied(files: Sequence[Path], folder: Path) -> list[Path]:
    """Copies in folders of their own, each with its sound: two files may have one name."""
    copies = [folder / str(number) / file.name for number, file in enumerate(files)]
    for file, copy in zip(files, copies, strict=True):
        copy.parent.mkdir()
        for each in filter(None, (file, find_media(file))):
            shutil.copyfile(each, copy.with_name(each.name))
    return copies


@contextmanager
def _watched(note: Callable[[str], None]) -> Iterator[None]:
    """Notes what breaks down and what Qt warns of."""

    def broke_down(*failure: object) -> None:
        note("".join(traceback.format_exception(*failure)))  # type: ignore[call-overload]

    def said(kind: QtMsgType, _context: object, message: str) -> None:
        is_expected = any(known in message for known in _EXPECTED)
        if kind is not QtMsgType.QtDebugMsg and not is_expected:
            note("".join((f"Qt: {message}\n", *traceback.format_stack())))

    hook, sys.excepthook = sys.excepthook, broke_down
    handler = qInstallMessageHandler(said)
    try:
        yield
    finally:
        sys.excepthook = hook
        qInstallMessageHandler(handler)


@contextmanager
def _answered(folder: Path, random: Random) -> Iterator[None]:
    """Answers for native dialogs: a name to save under, files to open, a folder, or nothing."""
    (folder / "saved").mkdir()
    names = [str(folder / "saved" / name) for name in _NAMES]

    def to_save(*_: object, **__: object) -> tuple[str, str]:
        return random.choice(["", *names]), ""

    def to_open(*_: object) -> tuple[list[str], str]:
        # Not of the sessions: their copies of the files are nobody's to save over.
        there = [str(path) for at in ("[0-9]*", "saved") for path in folder.glob(f"{at}/*")]
        return random.sample(sorted(there), random.randint(0, min(2, len(there)))), ""

    def to_open_one(*_: object) -> tuple[str, str]:
        return next(iter(to_open()[0]), ""), ""

    def to_choose_folder(*_: object) -> str:
        return random.choice(["", str(folder / "saved")])

    answers = {
        "getSaveFileName": to_save,
        "getOpenFileNames": to_open,
        "getOpenFileName": to_open_one,
        "getExistingDirectory": to_choose_folder,
    }
    with ExitStack() as patched:
        for name, answer in answers.items():
            patched.enter_context(patch.object(QFileDialog, name, answer))
        patched.enter_context(patch.object(QDesktopServices, "openUrl", lambda _url: True))
        patched.enter_context(patch.object(control, "can_be_installed", lambda: False))
        yield


def main() -> int:
    """Print what was done; 1 where there was a fault."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.monkey", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--log", type=Path, metavar="FILE", help="the last events, as they come")
    chosen = parser.parse_args()
    os.environ.setdefault("HF_HUB_OFFLINE", "1")  # a click on "Download" fetches nothing
    application = application_of(sys.argv[:1])
    application.setQuitOnLastWindowClosed(False)
    outcome = play(chosen.files, chosen.seed, chosen.minutes * 60, log=chosen.log)
    application.clipboard().clear()  # the offscreen one would outlive the interpreter, and crash
    print(
        f"seed {outcome.seed}: {outcome.events:,} events, {outcome.steps:,} steps, "
        f"{outcome.files} files"
    )
    if outcome.fault is None:
        return 0
    print(*outcome.last_events, f"FAULT  {outcome.fault}", sep="\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
