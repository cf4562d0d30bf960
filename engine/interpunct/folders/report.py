# SPDX-License-Identifier: Apache-2.0
"""The report of a run, as one JSON document or as JSON Lines.

The schema, version 2 (offsets count characters, cues count from 1, times are milliseconds):

```
{"interpunct": VERSION OF THE PROGRAM, "version": 2, "command": "punctuate",
 "options": {"languages", "marks", "casing", "cut", "profile", "threshold", "budget", "encoding",
             "dry_run", "slots" (doubts or all)},
 "model": {"name", "notice"} or null,
 "files": [FILE, …],
 "totals": {"files", "written", "planned", "unchanged", "skipped", "failed", "words", "seconds",
            and the sums of the counts below},
 "complete": false where the run was stopped}

FILE: "path", "output" (null: none), "status" (written, planned, unchanged, skipped, failed),
 "error" (why it was skipped or failed, else null), "standing" (of a file that was skipped unread:
 done, there, edited, taken, outside; else null); and of a file that was read:
 "format" (srt, vtt, sbv, ass, json), "encoding": {"name", "bom", "known_by": bom, declared,
 utf-8 or detected},
 "languages": {CODE: WORDS}, "counts": {"cues" and "cues_after_cut", "words", "slots" (as many),
 "undecided" (slots that the model decides), "uncertain" (of those, below the threshold),
 "suggested" (slots whose proposed mark differs from the written mark),
 "marks_before", "marks_added", "marks_changed", "marks_removed", "casings_changed",
 "left_alone" (words whose marks and case are only suggested), "finished" (those of them in
 stretches that have their marks)},
 "threshold", "expected_errors" (among the undecided slots), "seconds",
 "findings": [{"cue", "rule", "level": error or warning, "value", "limit", "message"}, …] (after
 a cut), "notice" (that rolling captions were un-rolled, else null),
 "was_punctuated" (it has its marks already: with marks "auto" others are only suggested),
 "left_alone": {"foreign": {CODE: WORDS} (in unknown languages), "sooner_typed":
 {CODE: WORDS} (where marks are sooner typed than reviewed), "unlearned": {CODE: WORDS} (which the
 model has not learned)}; all only get suggestions,
 "warnings": [TEXT, …] (oddities of the file and its languages, of its output, and content that
 its output cannot express),
 "slots": [SLOT, …] in the order of the words; empty where nothing was predicted. By default
 they are the doubts: uncertain slots, and slots whose proposed mark is not the written one

SLOT: "cue" and "offset" in the output (offset is null where the word is not found there),
 "source_cue" in the input (un-rolled; default: the cue), "start_ms" of the word,
 "before" (up to three words before it), "word", "after" (up to three words after the slot),
 "language" (default: the first of the file), "label" (none, comma, period, question), "mark"
 (proposed), "written" (the mark there now; default: the proposed mark), "confidence",
 "alternatives": {LABEL: PROBABILITY, …} likeliest first, from 5 % on, "given" (the file's own mark
 stays; default: false), "uncertain" (default: false). Defaults are left out.
```

In version 1 a report had all slots, without "before" and "after", with all defaults, and with
"alternatives" as a list of {"label", "mark", "probability"}. A report may have entries of both.

As JSON Lines each of these is one line: the part before the files, then each FILE, then "totals"
and "complete". Lines are on disk as soon as they are written. A document is there only when it is
complete. Until then its entries are in a hidden file beside it, which a killed run leaves for the
next run.

A later run with the same report adds to it. A file that is processed again has a new entry: a
document drops the older entry, in lines the last entry of a path counts. A file that is only
skipped keeps the entry with its words. "totals" are those of all files in the report; the part
before the files is that of the last run.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from enum import StrEnum
from importlib.metadata import version
from typing import Any

from interpunct.cutting.checks import Finding
from interpunct.folders.file_report import Counts, FileReport, ToldFile
from interpunct.folders.outcomes import Outcome, Status
from interpunct.marking.proposals import Proposal
from interpunct.transcript.transcript import Word
from interpunct.work.options import Options

VERSION = 2
START = b'{"interpunct": '
"""Start of every report, by which an existing report is recognised."""

FILES = b'"files": [\n'
"""The second line of a report that is a document."""

Entry = dict[str, Any]

_CONTEXT = 3
_LEAST_SHOWN = 0.05


class SlotChoice(StrEnum):
    """The slots in a report: those that are worth a look, or all."""

    DOUBTS = "doubts"
    ALL = "all"


class Totals:
    """The sums over the files of a run."""

    def __init__(self) -> None:
        self.statuses = dict.fromkeys(Status, 0)
        self.counts = Counts()
        self.seconds = 0.0
        self.punctuated = 0
        self.unnoted = 0

    def add(self, outcome: Outcome, file: ToldFile | None) -> None:
        """Add the outcome of a file."""
        self.statuses[outcome.status] += 1
        self.seconds += outcome.seconds
        self.unnoted += outcome.unnoted
        if file is not None:
            self.counts += file.counts
            self.punctuated += file.was_punctuated

    @property
    def files(self) -> int:
        """Number of files."""
        return sum(self.statuses.values())


def report_head(command: str, options: Entry, model: Entry | None) -> Entry:
    """The start of a report: the program, its `command`, its options and its model."""
    return {
        "interpunct": version("interpunct"),
        "version": VERSION,
        "command": command,
        "options": options,
        "model": model,
    }


def ending_entry(totals: Totals, *, complete: bool) -> Entry:
    """The end of a report."""
    sums: Entry = {"files": totals.files, "seconds": round(totals.seconds, 3)}
    sums |= totals.statuses | asdict(totals.counts)
    return {"totals": sums, "complete": complete}


def options_entry(
    options: Options, *, dry_run: bool, slots: SlotChoice = SlotChoice.DOUBTS
) -> Entry:
    """The options of a run."""
    return {
        "languages": options.languages or None,
        "marks": "auto" if options.spares_punctuated else options.marks,
        "casing": options.casing,
        "cut": options.cut,
        "profile": None if options.profile is None else options.profile.name,
        "threshold": options.policy.threshold,
        "budget": options.policy.percent,
        "encoding": options.encoding,
        "second_opinion": options.second_opinion and options.second_opinion.host,
        "dry_run": dry_run,
        "slots": slots,
    }


def file_entry(outcome: Outcome, file: FileReport | None) -> Entry:
    """The entry of a file, without its slots."""
    entry: Entry = {
        "path": str(outcome.path),
        "output": None if outcome.output is None else str(outcome.output),
        "status": outcome.status,
        "error": outcome.error,
        "standing": outcome.standing,
    }
    if file is None:
        return entry
    result, encoding = file.result, file.result.source.encoding
    return entry | {
        "format": result.source.format.name,
        "encoding": {
            "name": encoding.name,
            "bom": bool(encoding.bom),
            "known_by": encoding.source,
        },
        "languages": file.languages,
        "counts": asdict(file.counts),
        "threshold": round(file.threshold, 4),
        "expected_errors": round(file.expected_errors, 2),
        "seconds": round(outcome.seconds, 3),
        "findings": [finding_entry(finding) for finding in result.findings],
        "notice": result.work.notice,
        "was_punctuated": result.work.was_punctuated,
        "left_alone": asdict(result.work.languages_left_alone),
        "warnings": [*result.source.warnings, *outcome.notes, *outcome.losses],
    }


def finding_entry(finding: Finding) -> Entry:
    """A finding of the quality checks; cues count from 1."""
    return {
        "cue": finding.cue + 1,
        "rule": finding.rule,
        "level": finding.level,
        "value": finding.value,
        "limit": finding.limit,
        "message": finding.message,
    }


def told_slots(file: FileReport, choice: SlotChoice) -> Iterator[Entry]:
    """The entries of the chosen slots with a proposal, in the order of the words."""
    written = file.result.written.transcript.slots
    for slot, proposal in file.proposals():
        is_doubt = slot in file.uncertain or proposal.mark != written[slot].mark
        if is_doubt or choice is SlotChoice.ALL:
            yield slot_entry(file, slot, proposal)


def slot_entry(file: FileReport, slot: int, proposal: Proposal) -> Entry:
    """The entry of a slot with a proposal, without fields that have their default."""
    words, written = file.result.transcript.words, file.result.written.transcript
    word, cue, mark = words[slot], written.words[slot].cue + 1, written.slots[slot].mark
    entry: Entry = {
        "cue": cue,
        "offset": file.offsets[slot],
        "source_cue": word.cue + 1,
        "start_ms": word.start_ms,
        "before": _text(words[max(0, slot - _CONTEXT) : slot]),
        "word": word.text,
        "after": _text(words[slot + 1 : slot + 1 + _CONTEXT]),
        "language": word.language,
        "label": proposal.label.name.lower(),
        "mark": proposal.mark,
        "written": mark,
        "confidence": round(file.result.work.confidence(slot), 3),
        "alternatives": {
            other.label.name.lower(): round(other.probability, 3)
            for other in file.others(slot, proposal)
            if other.probability >= _LEAST_SHOWN
        },
        "given": proposal.given,
        "uncertain": slot in file.uncertain,
    }
    default = {"source_cue": cue, "language": next(iter(file.languages), None)}
    default |= {"written": proposal.mark, "given": False, "uncertain": False}
    return {name: value for name, value in entry.items() if value != default.get(name, _NEVER)}


_NEVER = object()


def _text(words: Sequence[Word]) -> str:
    return " ".join(word.text for word in words)
