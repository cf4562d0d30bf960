# SPDX-License-Identifier: Apache-2.0
"""What is said to the user: results on stdout, everything else on stderr."""

import json
import sys
from typing import TYPE_CHECKING
from unicodedata import category

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress, ProgressColumn
    from rich.table import Table
    from rich.text import Text

    from interpunct.batch.outcomes import Outcome

_PIPE_WIDTH = 160


def printable(text: str) -> str:
    """`text` on one line, its control characters as escapes: a file name may hold any."""
    return "".join(sign if sign.isprintable() else _escape(sign) for sign in text)


def printable_lines(text: str) -> str:
    """`text` without what would steer a terminal, which becomes escapes; its lines stay lines."""
    return "".join(_escape(sign) if _steers(sign) else sign for sign in text)


def _steers(sign: str) -> bool:
    return category(sign) in ("Cc", "Cs") and sign not in "\n\t"


def _escape(sign: str) -> str:
    return sign.encode("unicode_escape").decode("ascii")


def complain(message: str) -> None:
    """One line on stderr, with the name of the program."""
    tell(f"interpunct: {message}")


NAMED_BY = "It is named by --encoding."
"""What follows the remedy of a wrong encoding."""


def complain_of_failed(outcome: "Outcome") -> None:
    """Say on stderr why a file failed, and how its encoding is named where it lacks that."""
    complain(f"{outcome.error} {NAMED_BY}" if outcome.lacks_encoding else f"{outcome.error}")


def tell(message: str) -> None:
    """One line on stderr."""
    print(printable(message), file=sys.stderr)


def say(message: str) -> None:
    """One line on stdout, at once: a result, or how far a long work is."""
    print(printable(message), flush=True)


def say_lines(text: str) -> None:
    """Lines on stdout, each with its end."""
    print(printable_lines(text), end="", flush=True)


def results() -> "Console":
    """The console for results, on stdout; in a file or a pipe lines may be long.

    Names may hold anything: none of it is taken for markup.
    """
    from rich.console import Console

    width = None if sys.stdout.isatty() else _PIPE_WIDTH
    return Console(highlight=False, markup=False, emoji=False, width=width)


def print_json(value: object) -> None:
    """The JSON of `value` on stdout, in UTF-8 whatever the terminal's encoding."""
    # A lone surrogate (from a file name that is not UTF-8) becomes its escape in JSON.
    text = json.dumps(value, ensure_ascii=False, indent=1) + "\n"
    sys.stdout.buffer.write(text.encode("utf-8", errors="backslashreplace"))


def add_row(table: "Table", *cells: "str | Text", style: str | None = None) -> None:
    """Add a row to a table; what cells say is shown as it is, on one line."""
    from rich.text import Text

    shown = (Text(printable(cell)) if isinstance(cell, str) else cell for cell in cells)
    table.add_row(*shown, style=style)


def table(*columns: str, right: tuple[str, ...] = ()) -> "Table":
    """An empty table with these columns, of which those named in `right` are flush right."""
    from rich.table import Table

    made = Table(box=None, pad_edge=False, header_style="bold", title_justify="left")
    for name in columns:
        made.add_column(name, justify="right" if name in right else "left", overflow="fold")
    return made


def progress(*columns: "ProgressColumn", prints: bool = False) -> "Progress":
    """A bar on stderr, on a terminal only; `prints` is for who prints on stdout meanwhile."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True, highlight=False)
    return Progress(
        *(columns or Progress.get_default_columns()),
        console=console,
        transient=True,
        redirect_stdout=prints,
        disable=not console.is_terminal,
    )
