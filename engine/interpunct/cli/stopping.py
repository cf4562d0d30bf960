# SPDX-License-Identifier: Apache-2.0
"""Ways to stop a command: Ctrl+C, the system, a closed terminal."""

import signal
import threading
from types import FrameType
from typing import Self

_NAMES = ("SIGINT", "SIGTERM", "SIGHUP")  # Windows has not all of them


class Stopped(KeyboardInterrupt):
    """The process was asked to end by the signal with this `number`."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


def exit_code(error: BaseException | None) -> int:
    """The exit code of a stopped command: 128 plus the signal, as in shells."""
    number = error.number if isinstance(error, Stopped) else signal.SIGINT
    return 128 + number


def end_cleanly() -> None:
    """Treat every terminating signal as Ctrl+C, so that unfinished files are removed."""
    for number in _wanted():
        signal.signal(number, _raise)


def _raise(number: int, _frame: FrameType | None) -> None:
    raise Stopped(number)


def _wanted() -> list[signal.Signals]:
    """The handled signals; a signal ignored at the start of the program stays ignored."""
    if threading.current_thread() is not threading.main_thread():
        return []
    found = [getattr(signal, name) for name in _NAMES if hasattr(signal, name)]
    return [number for number in found if signal.getsignal(number) is not signal.SIG_IGN]


class Stopping:
    """Context in which the first signal waits until `check` is called between two steps.

    It is stored in `error`; a second signal is raised at once, as `Stopped`.
    """

    def __init__(self) -> None:
        self.error: Stopped | None = None

    def __enter__(self) -> Self:
        """Handle the signals."""
        self._before = {number: signal.signal(number, self._note) for number in _wanted()}
        return self

    def __exit__(self, *_: object) -> None:
        """Restore the earlier handlers."""
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def check(self) -> None:
        """Raise `Stopped` if a signal has arrived."""
        if self.error is not None:
            raise self.error

    def stops(self) -> bool:
        """Answer to work that asks whether to stop: False, or an exception as in `check`."""
        self.check()
        return False

    def _note(self, number: int, _frame: FrameType | None) -> None:
        if self.error is not None:
            raise Stopped(number)
        self.error = Stopped(number)
