# SPDX-License-Identifier: Apache-2.0
"""What is said to the user: results on stdout, everything else on stderr, a line at a time."""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

_PIPE_WIDTH = 160


def printable(text: str) -> str:
    """`text` on one line, its control characters as escapes: a file name may hold any."""
    return "".join(sign if sign.isprintable() else _escape(sign) for sign in text)


def _escape(sign: str) -> str:
    return sign.encode("unicode_escape").decode("ascii")


def complain(message: str) -> None:
    """One line on stderr."""
    print(f"interpunct: {printable(message)}", file=sys.stderr)


def results() -> "Console":
    """The console for results, on stdout; in a file or a pipe lines may be long."""
    from rich.console import Console

    return Console(highlight=False, width=None if sys.stdout.isatty() else _PIPE_WIDTH)


def messages() -> "Console":
    """The console for everything else, on stderr."""
    from rich.console import Console

    return Console(stderr=True, highlight=False)


def time_stamp(milliseconds: int) -> str:
    """`1:02:03.4` of a time in milliseconds."""
    from interpunct.captions.times import TimeHabit

    return TimeHabit(".", hour_digits=1, fraction_digits=1).stamp(milliseconds)
