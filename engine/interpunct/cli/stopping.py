# SPDX-License-Identifier: Apache-2.0
"""How a command is stopped: by Ctrl+C, by the system, by a terminal that is closed."""

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
    """The exit code of a command that was stopped: 128 and the signal, as shells have it."""
    number = error.number if isinstance(error, Stopped) else signal.SIGINT
    return 128 + number


def end_cleanly() -> None:
    """Let every signal to end be what Ctrl+C is: whatever is being written is cleared away."""
    for number in _wanted():
        signal.signal(number, _raise)


def _raise(number: int, _frame: FrameType | None) -> None:
    raise Stopped(number)


def _wanted() -> list[signal.Signals]:
    """The signals that are heard; one that was ignored when we were started stays ignored."""
    if threading.current_thread() is not threading.main_thread():
        return []
    found = [getattr(signal, name) for name in _NAMES if hasattr(signal, name)]
    return [number for number in found if signal.getsignal(number) is not signal.SIG_IGN]


class Stopping:
    """As long as it is entered, the first signal waits for whoever asks for it between steps.

    `error` is set then; a second signal is raised at once, as `Stopped`.
    """

    def __init__(self) -> None:
        self.error: Stopped | None = None

    def __enter__(self) -> Self:
        """Listen to the signals."""
        self._before = {number: signal.signal(number, self._note) for number in _wanted()}
        return self

    def __exit__(self, *_: object) -> None:
        """Hear them as before."""
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def check(self) -> None:
        """Raise `Stopped` if a signal came."""
        if self.error is not None:
            raise self.error

    def _note(self, number: int, _frame: FrameType | None) -> None:
        if self.error is not None:
            raise Stopped(number)
        self.error = Stopped(number)
