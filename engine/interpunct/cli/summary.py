# SPDX-License-Identifier: Apache-2.0
"""Tables at the end of a run."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from heapq import nsmallest

from rich.table import Table
from rich.text import Text

from interpunct.bundles.language_packages import how_to_add_models, not_installed
from interpunct.captions.times import ON_SCREEN
from interpunct.cli.console import add_row, printable, results, say, table, tell
from interpunct.cutting.checks import Rule, left_over
from interpunct.cutting.plan import CutMode
from interpunct.folders.file_report import Counts, FileReport
from interpunct.folders.journal import JOURNAL
from interpunct.folders.outcomes import Status
from interpunct.folders.report import Totals
from interpunct.folders.reported_run import Ended
from interpunct.labels import MarksMode
from interpunct.work.options import Options

_MOST_ROWS = 20
_MOST_SLOTS = 10
_CONTEXT = 4  # words on each side of an uncertain slot


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
_LEFT_ALONE: _Figure = ("left alone", lambda counts: counts.left_alone)
_CUT: tuple[_Figure, ...] = (
    ("cues", lambda counts: counts.cues),
    ("after the cut", lambda counts: counts.cues_after_cut),
)


def _columns(options: Options, *, predicts: bool) -> tuple[_Figure, ...]:
    """The columns for a run."""
    predicted = _SUGGESTED if options.marks is MarksMode.SUGGEST else _WRITTEN
    return (
        *(predicted if predicts else ()),
        *(_CUT if options.cut is not CutMode.OFF else ()),
    )


class Summary:
    """Collector of the table data; for `one_file` also of its most uncertain slots."""

    def __init__(self, options: Options, *, one_file: bool, predicts: bool) -> None:
        self._one_file = one_file
        self._columns = _columns(options, predicts=predicts)
        self._rows: list[tuple[str, Counts, float]] = []
        self._writes = False
        self._doubts: list[tuple[str | Text, ...]] = []
        self._left: Counter[Rule] = Counter()
        self._languages: set[str] = set()

    def add(self, ended: Ended) -> None:
        """Add a file; only a small part of its data is kept."""
        outcome, told = ended.outcome, ended.told
        if told is None:
            return
        if len(self._rows) <= _MOST_ROWS:
            self._writes |= outcome.output is not None
            name = str(outcome.output or outcome.path)
            self._rows.append((name, told.counts, outcome.seconds))
        self._left.update(told.left)
        if ended.file:
            self._languages.update(ended.file.languages)
        if self._one_file and ended.file:
            self._doubts = list(_doubts(ended.file))

    def show(self, totals: Totals) -> None:
        """Print the tables on stdout, the slots only on a terminal."""
        console = results()
        if totals.counts.left_alone:
            self._columns += (_LEFT_ALONE,)
        if self._rows:
            console.print(self._files(totals))
        if self._doubts and console.is_terminal:
            console.print(self._slots())
        for sentence in self._sentences(totals):
            say(sentence)

    def tell(self, totals: Totals) -> None:
        """Print only the sentences, on stderr, because captions are on stdout."""
        for sentence in self._sentences(totals):
            tell(sentence)

    def _sentences(self, totals: Totals) -> Iterator[str]:
        if self._left:
            yield left_over(self._left)
        yield sentence_of_totals(totals)
        if totals.punctuated:
            yield _spared(totals.punctuated)
        if totals.counts.left_alone > totals.counts.finished:
            yield _LEFT_ALONE_WHY
            if missing := not_installed(sorted(self._languages)):
                yield _not_installed(missing)
        if totals.counts.finished:
            yield _finished(totals.counts.finished)
        if totals.unnoted:
            yield _unnoted(totals.unnoted)

    def _files(self, totals: Totals) -> Table:
        figures = ("words", *(name for name, _ in self._columns), "words/s")
        shown = table("output" if self._writes else "file", *figures, right=figures)
        if len(self._rows) <= _MOST_ROWS:
            for name, counts, seconds in self._rows:
                add_row(shown, name, *self._figures(counts, seconds))
        if len(self._rows) > 1:
            sums = self._figures(totals.counts, totals.seconds)
            add_row(shown, "all files", *sums, style="bold")
        return shown

    def _slots(self) -> Table:
        shown = table("cue", "time", "text", "sure", "or else", right=("cue", "sure"))
        shown.title = "The least certain slots"
        for doubt in self._doubts:
            add_row(shown, *doubt)
        return shown

    def _figures(self, counts: Counts, seconds: float) -> list[str]:
        speed = round(counts.words / seconds) if seconds else 0
        figures = (counts.words, *(figure(counts) for _, figure in self._columns), speed)
        return [f"{figure:,}" for figure in figures]


def sentence_of_totals(totals: Totals) -> str:
    """Number of files by outcome."""
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


def _spared(files: int) -> str:
    """Note on files that were left alone because they have their marks already."""
    have = "1 file has its marks" if files == 1 else f"{files} files have their marks"
    return f"{have} already and got no new marks; --marks complete fills in missing marks."


_LEFT_ALONE_WHY = (
    "Words in the column “left alone” keep their marks and case; --language states the language "
    "of a file."
)


def _not_installed(languages: Sequence[str]) -> str:
    """Note on languages of the default bundle whose package is not installed."""
    return (
        f"The models of {', '.join(languages)} are not installed: {how_to_add_models(languages)}"
    )


def _finished(words: int) -> str:
    """Note on stretches that were left alone because they have their marks already."""
    stand = "1 word stands" if words == 1 else f"{words:,} words stand"
    return (
        f"{stand} in finished stretches, which stay unchanged; --marks complete fills in "
        "missing marks there, too."
    )


def _unnoted(files: int) -> str:
    """Note on outputs that a later run will not recognise as its own."""
    have = "1 output is" if files == 1 else f"{files} outputs are"
    return (
        f"{have} written, but not recorded as done in {JOURNAL}: later runs keep these outputs "
        "unchanged; --overwrite writes them again."
    )


def _doubts(file: FileReport) -> Iterator[tuple[str | Text, ...]]:
    """The least certain of the uncertain slots, in the order of the file, one row each."""
    uncertain = (item for item in file.proposals() if item[0] in file.uncertain)
    work = file.result.work
    least = nsmallest(_MOST_SLOTS, uncertain, key=lambda item: work.confidence(item[0]))
    words = file.result.transcript.words
    marks = [proposal.mark if proposal else "" for proposal in work.table.proposals]
    marked = [printable(word.text + mark) for word, mark in zip(words, marks, strict=True)]
    for slot, proposal in sorted(least, key=lambda item: item[0]):
        before = [*marked[max(0, slot + 1 - _CONTEXT) : slot], printable(words[slot].text)]
        after = marked[slot + 1 : slot + 1 + _CONTEXT]
        shown = (f" [{marks[slot] or ' '}] ", "bold")
        second = file.others(slot, proposal)[0]
        yield (
            str(file.result.written.transcript.words[slot].cue + 1),
            ON_SCREEN.stamp(words[slot].end_ms),
            Text.assemble(" ".join(before), shown, " ".join(after)),
            f"{work.confidence(slot):.0%}",
            f"[{second.mark or ' '}] {second.probability:.0%}",
        )
