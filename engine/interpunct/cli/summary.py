# SPDX-License-Identifier: Apache-2.0
"""The tables at the end of a run."""

from collections.abc import Callable
from heapq import nsmallest
from typing import NamedTuple

from rich.table import Table
from rich.text import Text

from interpunct.batch.accounts import Account, Counts, SlotAccount
from interpunct.batch.outcomes import Outcome, Status
from interpunct.batch.report import Totals
from interpunct.cli.console import printable, results, time_stamp
from interpunct.segment.cutting.plan import CutMode
from interpunct.transcript.labels import MarksMode
from interpunct.work.options import Options

_MOST_ROWS = 20
_MOST_SLOTS = 10
_CONTEXT = 4  # words on either side of an uncertain slot


class _Row(NamedTuple):
    name: str
    counts: Counts
    seconds: float


class _Doubt(NamedTuple):
    """An uncertain slot with the words around it."""

    slot: SlotAccount
    before: str
    after: str


_Figure = tuple[str, Callable[[Counts], int]]

_WRITTEN: tuple[_Figure, ...] = (
    ("marks added", lambda counts: counts.marks_added),
    ("changed", lambda counts: counts.marks_changed + counts.marks_removed),
    ("capitals", lambda counts: counts.casings_changed),
    ("uncertain", lambda counts: counts.uncertain),
)
_SUGGESTED: tuple[_Figure, ...] = (
    ("suggested", lambda counts: counts.suggested),
    ("uncertain", lambda counts: counts.uncertain),
)
_CUT: tuple[_Figure, ...] = (
    ("cues", lambda counts: counts.cues),
    ("after the cut", lambda counts: counts.cues_after_cut),
)


def _columns(options: Options, *, predicts: bool) -> tuple[_Figure, ...]:
    """What is shown of a run."""
    predicted = _SUGGESTED if options.marks is MarksMode.SUGGEST else _WRITTEN
    return (
        *(predicted if predicts else ()),
        *(_CUT if options.cut is not CutMode.OFF else ()),
    )


class Summary:
    """Collects what the tables show; of `one_file` also its most uncertain slots."""

    def __init__(self, options: Options, *, one_file: bool, predicts: bool) -> None:
        self._one_file = one_file
        self._columns = _columns(options, predicts=predicts)
        self._rows: list[_Row] = []
        self._doubts: list[_Doubt] = []

    def add(self, outcome: Outcome, account: Account | None) -> None:
        """Take in a file; what is kept of it is small."""
        if account is None:
            return
        if len(self._rows) <= _MOST_ROWS:
            name = str(outcome.output or outcome.path)
            self._rows.append(_Row(name, account.counts, outcome.seconds))
        if self._one_file:
            self._doubts = _doubts(account)

    def show(self, totals: Totals) -> None:
        """Print the tables on stdout; the slots on a terminal only."""
        console = results()
        if self._rows:
            console.print(self._files(totals))
        if self._doubts and console.is_terminal:
            console.print(_slots(self._doubts))
        console.print(_sentence(totals), soft_wrap=True)

    def _files(self, totals: Totals) -> Table:
        table = Table(box=None, pad_edge=False, header_style="bold")
        table.add_column("file", overflow="fold")
        for name in ("words", *(name for name, _ in self._columns), "words/s"):
            table.add_column(name, justify="right")
        if len(self._rows) <= _MOST_ROWS:
            for row in self._rows:
                table.add_row(printable(row.name), *self._figures(row.counts, row.seconds))
        if len(self._rows) > 1:
            figures = self._figures(totals.counts, totals.seconds)
            table.add_row("all files", *figures, style="bold")
        return table

    def _figures(self, counts: Counts, seconds: float) -> list[str]:
        speed = round(counts.words / seconds) if seconds else 0
        figures = (counts.words, *(figure(counts) for _, figure in self._columns), speed)
        return [f"{figure:,}" for figure in figures]


def _sentence(totals: Totals) -> str:
    """How many files came to which end."""
    ends = {
        Status.WRITTEN: "written",
        Status.PLANNED: "would be written",
        Status.UNCHANGED: "read, nothing to write",
        Status.SKIPPED: "skipped",
        Status.FAILED: "failed",
    }
    parts = [f"{count} {ends[status]}" for status, count in totals.statuses.items() if count]
    files = "1 file" if totals.files == 1 else f"{totals.files} files"
    return f"{files}: {', '.join(parts)}."


def _doubts(account: Account) -> list[_Doubt]:
    """The least certain of the uncertain slots, in the order of the file."""
    uncertain = ((place, slot) for place, slot in enumerate(account.slots()) if slot.is_uncertain)
    least = nsmallest(_MOST_SLOTS, uncertain, key=lambda item: item[1].proposal.confidence)
    marked = [
        printable(f"{word.text}{proposal.mark if proposal else ''}")
        for word, proposal in zip(
            account.result.transcript.words, account.result.work.proposals, strict=True
        )
    ]
    doubts = []
    for place, slot in sorted(least, key=lambda item: item[0]):
        before = [*marked[max(0, place + 1 - _CONTEXT) : place], printable(slot.word.text)]
        after = marked[place + 1 : place + 1 + _CONTEXT]
        doubts.append(_Doubt(slot, " ".join(before), " ".join(after)))
    return doubts


def _slots(doubts: list[_Doubt]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold", title_justify="left")
    table.title = "The least certain slots"
    for name in ("cue", "time", "text", "sure", "or else"):
        table.add_column(name, justify="right" if name in ("cue", "sure") else "left")
    for doubt in doubts:
        proposal, second = doubt.slot.proposal, doubt.slot.alternatives[0]
        text = Text.assemble(doubt.before, (f" [{proposal.mark or ' '}] ", "bold"), doubt.after)
        table.add_row(
            str(doubt.slot.cue + 1),
            time_stamp(doubt.slot.word.end_ms),
            text,
            f"{proposal.confidence:.0%}",
            f"[{second.mark or ' '}] {second.probability:.0%}",
        )
    return table
