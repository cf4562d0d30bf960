# SPDX-License-Identifier: Apache-2.0
"""Report data of a processed file: its counts, and its slots one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass, field

from interpunct.cutting.checks import Rule
from interpunct.folders.outcomes import Outcome
from interpunct.folders.pipeline import Result
from interpunct.marking.proposals import Proposal
from interpunct.work.work import Alternative


@dataclass(frozen=True, slots=True)
class Counts:
    """Amounts in a file and changes made to it; they can be added over files.

    `undecided` are the slots that the model decides: neither protected nor foreign, and without a
    mark where marks stay. `uncertain` of them are below the threshold. `suggested` are the slots
    whose proposed mark differs from the written mark. `left_alone` are words that only get
    suggestions. `finished` of them are in stretches that have their marks already.
    """

    cues: int = 0
    cues_after_cut: int = 0
    words: int = 0
    slots: int = 0
    undecided: int = 0
    uncertain: int = 0
    suggested: int = 0
    marks_before: int = 0
    marks_added: int = 0
    marks_changed: int = 0
    marks_removed: int = 0
    casings_changed: int = 0
    left_alone: int = 0
    finished: int = 0

    def __add__(self, other: Counts) -> Counts:
        return Counts(*map(sum, zip(astuple(self), astuple(other), strict=True)))


@dataclass(frozen=True, slots=True)
class ToldFile:
    """Summary of a processed file: small, and suitable for transfer between processes.

    It has the counts, the findings that a cut `left`, and the `notice` of the work.
    """

    counts: Counts
    was_punctuated: bool = False
    left: Counter[Rule] = field(default_factory=Counter)
    notice: str | None = None


@dataclass(frozen=True, slots=True)
class FileReport:
    """One file: its counts, the words of each language, and the expected number of errors.

    Slots are `uncertain` below `threshold`. `offsets` are those of the slots in the output, None
    for a word that cannot be found in an export.
    """

    result: Result
    counts: Counts
    languages: dict[str, int]
    expected_errors: float
    threshold: float
    uncertain: frozenset[int]
    offsets: Sequence[int | None]

    @property
    def told(self) -> ToldFile:
        """The summary of the file."""
        work = self.result.work
        left = Counter(finding.rule for finding in self.result.findings)
        return ToldFile(self.counts, work.was_punctuated, left, work.notice)

    def proposals(self) -> Iterator[tuple[int, Proposal]]:
        """The slots with a proposal, in order."""
        for slot, proposal in enumerate(self.result.work.table.proposals):
            if proposal is not None:
                yield slot, proposal

    def others(self, slot: int, proposal: Proposal) -> list[Alternative]:
        """Alternatives to the proposal of a slot that may be shown, the likeliest first."""
        alternatives = self.result.work.alternatives(slot)
        return [
            one for one in alternatives if one.label != proposal.label and not one.label.offered
        ]


def report_of(outcome: Outcome) -> FileReport | None:
    """The report data of a file; None if there is no result."""
    result = outcome.result
    if result is None:
        return None
    work = result.work
    uncertain = work.uncertain()
    threshold = work.options.policy.threshold
    if threshold is None:
        threshold = float(work.table.confidences[uncertain].max(initial=0))
    offsets = outcome.exported
    return FileReport(
        result,
        _counts(result, len(uncertain)),
        work.words_by_language(),
        work.expected_errors(),
        threshold,
        frozenset(uncertain.tolist()),
        [slot.start for slot in result.written.transcript.slots] if offsets is None else offsets,
    )


def _counts(result: Result, uncertain: int) -> Counts:
    work, before, after = result.work, result.transcript, result.written.transcript
    marks = [(old.mark, new.mark) for old, new in zip(before.slots, after.slots, strict=True)]
    changes = Counter((bool(old), bool(new)) for old, new in marks if old != new)
    cases = zip(before.words, after.words, strict=True)
    suggested = zip(work.table.proposals, after.slots, strict=True)
    return Counts(
        cues=len(result.source.cues),
        cues_after_cut=len(result.written.document.cues),
        words=len(marks),
        slots=len(marks),
        undecided=int(work.table.reviewable.sum()),
        uncertain=uncertain,
        suggested=sum(item is not None and item.mark != slot.mark for item, slot in suggested),
        marks_before=sum(bool(old) for old, _ in marks),
        marks_added=changes[False, True],
        marks_changed=changes[True, True],
        marks_removed=changes[True, False],
        casings_changed=sum(old.text != new.text for old, new in cases),
        left_alone=int(work.table.left_alone.sum()),
        finished=work.finished_words,
    )
