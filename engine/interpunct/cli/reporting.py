# SPDX-License-Identifier: Apache-2.0
"""`interpunct report`."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from interpunct.cli.arguments import OUTPUT
from interpunct.cli.commands import INCOMPLETE, Subcommand, argument, option

if TYPE_CHECKING:
    from interpunct.folders.ranking import RankedFile
    from interpunct.folders.report_reading import ReportIndex

_ROWS, _ON_PAGE = 10, 200
_COLUMNS = (
    *("rank", "status", "faults", "expected_errors", "uncertain", "suggested", "unmarked_words"),
    *("style_errors", "words", "file", "output", "reason", "command"),
)


@dataclass(frozen=True, kw_only=True)
class ReportCommand(Subcommand):
    """Show the files of a report that need a look first.

    Failed files come first, then the files with the most faults to expect: wrong marks, words in
    languages without a model, errors against the house style.

    Relative paths in a report count from the folder of the run: call it there. The exit code is 1
    if that run has not ended.
    """

    examples = """
    interpunct report done.jsonl
        the ten files to look at first

    interpunct report done.jsonl --html done.html --csv done.csv
        a page whose links open the editor at the doubtful gaps, and a table of all files
    """

    report: Path = argument("The report of a run, or merged reports.", metavar="REPORT")
    html: Path | None = option(
        None, "Write a page: one file, which loads nothing.", metavar="FILE", panel=OUTPUT
    )
    csv: Path | None = option(
        None, "Write a table with one row for each file.", metavar="FILE", panel=OUTPUT
    )
    top: int | None = option(
        None,
        "Number of files to show.  [default: 10, on the page 200]",
        metavar="N",
        min=1,
    )

    def run(self) -> int:
        """Show the files, and write the page and the table."""
        from interpunct.cli.standard import put_again
        from interpunct.folders.ranking import ranked
        from interpunct.folders.report_page import START, page

        index = self._index()
        files = ranked(index)
        if self.html is not None:
            parts = page(files, self.top or _ON_PAGE, self.report)
            put_again(self.html, "".join(parts), START)
        if self.csv is not None:
            put_again(self.csv, _table(files), ",".join(_COLUMNS))
        _show(files, index, self.top or _ROWS)
        return 0 if index.complete else INCOMPLETE

    def _index(self) -> "ReportIndex":
        """The report. Raises ReportError where it cannot be read or is none."""
        from interpunct.folders.report_reading import read_report

        return read_report(self.report)


def _table(files: "Sequence[RankedFile]") -> str:
    """The files as CSV, one row each."""
    import csv
    from io import StringIO

    text = StringIO()
    writer = csv.writer(text)
    writer.writerow(_COLUMNS)
    for rank, file in enumerate(files, start=1):
        writer.writerow([_cell(value) for value in _row(rank, file)])
    return text.getvalue()


def _row(rank: int, file: "RankedFile") -> Iterator[object]:
    from interpunct.captions.links import command_line_to

    counts = file.counts
    yield from (rank, file.status.value, round(file.faults, 1), round(file.expected_errors, 1))
    yield from (counts.uncertain, counts.suggested, sum(file.unmarked.values()))
    yield from (file.style_errors, counts.words, file.path, file.output or "")
    yield from ("; ".join(file.reasons()), command_line_to(file.opened))


def _cell(value: object) -> object:
    """A cell; text that a spreadsheet would calculate gets an apostrophe before it."""
    is_formula = isinstance(value, str) and value.startswith(("=", "+", "-", "@", "\t", "\r"))
    return f"'{value}" if is_formula else value


def _show(files: "Sequence[RankedFile]", index: "ReportIndex", most: int) -> None:
    from rich.text import Text

    from interpunct.captions.links import link_to
    from interpunct.cli.console import add_row, complain, printable, results, say, table
    from interpunct.cli.summary import sentence_of_totals

    console = results()
    shown = table("rank", "file", "faults", "look at", "why", right=("rank", "faults"))
    for rank, file in enumerate(files[:most], start=1):
        place = next((doubt.place for doubt in file.doubts(1)), None)
        name = Text(printable(str(file.opened)))
        if console.is_terminal:
            name.stylize(f"link {link_to(file.opened, place)}")
        why = "; ".join(file.reasons()) or "nothing in particular"
        add_row(shown, str(rank), name, f"{file.faults:,.0f}", str(place or ""), why)
    console.print(shown)
    say(sentence_of_totals(index.totals()))
    say("interpunct-editor --at PLACE FILE opens the editor at the place under “look at”.")
    if not index.complete:
        complain("the run of this report has not ended; the same command continues it.")
