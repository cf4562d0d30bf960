# SPDX-License-Identifier: Apache-2.0
"""Output for the user: results on stdout, everything else on stderr."""

import json
import sys
from typing import TYPE_CHECKING
from unicodedata import category

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console
    from rich.progress import Progress, ProgressColumn
    from rich.table import Table
    from rich.text import Text

    from interpunct.folders.outcomes import Outcome

_PIPE_WIDTH = 160


def printable(text: str) -> str:
    """`text` on one line, with control characters as escapes: file names may contain any."""
    return "".join(sign if sign.isprintable() else _escape(sign) for sign in text)


def printable_lines(text: str) -> str:
    """`text` with escapes for characters that control a terminal; its lines stay lines."""
    return "".join(_escape(sign) if _steers(sign) else sign for sign in text)


def _steers(sign: str) -> bool:
    return category(sign) in ("Cc", "Cs") and sign not in "\n\t"


def _escape(sign: str) -> str:
    return sign.encode("unicode_escape").decode("ascii")


def complain(message: str) -> None:
    """Print one line on stderr, with the name of the program."""
    tell(f"interpunct: {message}")


NAMED_BY = "Set it with --encoding."
"""Sentence after the remedy of a wrong encoding."""


def complain_of_failed(outcome: "Outcome") -> None:
    """Print the error of a file on stderr, and the option for its encoding if it lacks one."""
    complain(f"{outcome.error} {NAMED_BY}" if outcome.lacks_encoding else f"{outcome.error}")


def tell(message: str) -> None:
    """Print one line on stderr, and pass it on to the log of the run."""
    print(printable(message), file=sys.stderr)
    if _logs:
        _logs[-1](message)


_logs: "list[Callable[[str], None]]" = []


def listen(log: "Callable[[str], None] | None") -> None:
    """Have `log` receive every line for stderr, until None is given."""
    _logs[:] = [] if log is None else [log]


def say(message: str) -> None:
    """Print one line on stdout, at once: a result, or the progress of long work."""
    print(printable(message), flush=True)


def say_lines(text: str) -> None:
    """Print lines on stdout, each with its end."""
    print(printable_lines(text), end="", flush=True)


def results() -> "Console":
    """The console for results, on stdout; in a file or a pipe lines may be long.

    Markup is off, because names may contain any text.
    """
    from rich.console import Console

    width = None if sys.stdout.isatty() else _PIPE_WIDTH
    return Console(highlight=False, markup=False, emoji=False, width=width)


def print_json(value: object) -> None:
    """Print `value` as JSON on stdout, in UTF-8 whatever the terminal's encoding."""
    # A lone surrogate (from a file name that is not UTF-8) becomes a JSON escape.
    text = json.dumps(value, ensure_ascii=False, indent=1) + "\n"
    sys.stdout.buffer.write(text.encode("utf-8", errors="backslashreplace"))


def add_row(table: "Table", *cells: "str | Text", style: str | None = None) -> None:
    """Add a row to a table; each cell is shown verbatim, on one line."""
    from rich.text import Text

    shown = (Text(printable(cell)) if isinstance(cell, str) else cell for cell in cells)
    table.add_row(*shown, style=style)


def table(*columns: str, right: tuple[str, ...] = ()) -> "Table":
    """An empty table with these columns; those in `right` are right-aligned."""
    from rich.table import Table

    made = Table(box=None, pad_edge=False, header_style="bold", title_justify="left")
    for name in columns:
        made.add_column(name, justify="right" if name in right else "left", overflow="fold")
    return made


def progress(*columns: "ProgressColumn", prints: bool = False, hidden: bool = False) -> "Progress":
    """A progress bar on stderr, on a terminal only; `prints` allows prints on stdout meanwhile."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True, highlight=False)
    return Progress(
        *(columns or Progress.get_default_columns()),
        console=console,
        transient=True,
        redirect_stdout=prints,
        disable=hidden or not console.is_terminal,
    )
