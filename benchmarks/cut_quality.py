# SPDX-License-Identifier: Apache-2.0
"""What a cut to a profile leaves of that profile's own findings, on real captions.

    python -m benchmarks.cut_quality ../shared/captions/talk.srt season/ --profile netflix

Each file is cut by the marks it has. By kind: the findings in the source, those after the cut, and
how many of these the times do not allow to mend: no end of the cue before the next one starts
keeps to the profile. What is left counts cues whose times a second cut would still change. Below
stands what reads badly, which no profile forbids (`cut_reading.py`).
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.cut_reading import ReadingFault, reading_faults
from interpunct.captions.document import CaptionDocument
from interpunct.cutting.boxes.boxes import line_widths
from interpunct.cutting.checks import Finding, Rule
from interpunct.cutting.profiles import Limits, Profile, load_profile
from interpunct.errors import InterpunctError
from interpunct.work.options import Options
from interpunct.work.work import Work

_TIMED = (Rule.SPEED, Rule.TOO_SHORT, Rule.TOO_LONG, Rule.GAP)


@dataclass
class _Counts:
    """Findings by kind: in the source, after the cut, and those that the times leave no way."""

    cues: Counter[str] = field(default_factory=Counter)
    source: Counter[Rule] = field(default_factory=Counter)
    cut: Counter[Rule] = field(default_factory=Counter)
    unavoidable: Counter[Rule] = field(default_factory=Counter)
    read_in_source: Counter[ReadingFault] = field(default_factory=Counter)
    read_in_cut: Counter[ReadingFault] = field(default_factory=Counter)

    def add(self, other: _Counts) -> None:
        """Count `other` too."""
        self.cues += other.cues
        self.source += other.source
        self.cut += other.cut
        self.unavoidable += other.unavoidable
        self.read_in_source += other.read_in_source
        self.read_in_cut += other.read_in_cut

    def print(self, title: str) -> None:
        """One line a kind."""
        numbers = ", ".join(f"{count} {what}" for what, count in self.cues.items())
        print(f"{title}: {numbers}")
        for rule in Rule:
            if self.source[rule] or self.cut[rule]:
                no_way = f"{self.unavoidable[rule]:6}" if rule in _TIMED else "     -"
                print(f"  {rule:12} {self.source[rule]:6} {self.cut[rule]:6} {no_way}")
        for fault in ReadingFault:
            print(
                f"  {fault:12} {self.read_in_source[fault]:6} {self.read_in_cut[fault]:6}      -"
            )


def main(arguments: Sequence[str]) -> None:
    """Print the findings by kind of each file, and their sums."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("paths", type=Path, nargs="+")
    parser.add_argument("--profile", default="netflix")
    given = parser.parse_args(arguments)
    profile, total = load_profile(given.profile), _Counts()
    print("kind: in the source, after the cut, of these not to be avoided by the times")
    for path in _files(given.paths):
        try:
            counts = _measured(path, profile)
        except InterpunctError as error:
            print(f"{path.name}: passed over: {error.what}")
            continue
        counts.print(f"{path.parent.name}/{path.name}")
        total.add(counts)
    total.print("together")


def _files(paths: Sequence[Path]) -> Iterator[Path]:
    for path in paths:
        yield from sorted(p for p in path.rglob("*") if p.is_file()) if path.is_dir() else [path]


def _measured(path: Path, profile: Profile) -> _Counts:
    """The findings in one file before and after a cut."""
    work = Work.read(path, Options())
    counts = _Counts()
    counts.cues["cues"] = len(work.document.cues)
    counts.source.update(finding.rule for finding in work.findings(profile))
    counts.read_in_source = reading_faults(work.document, work.transcript, profile)
    work.cut(work.plan_cut(profile))
    counts.cues["after the cut"] = len(work.document.cues)
    counts.read_in_cut = reading_faults(work.document, work.transcript, profile)
    left = work.findings(profile)
    counts.cut.update(finding.rule for finding in left)
    counts.unavoidable.update(
        finding.rule
        for finding in left
        if _leave_no_way(work.document, profile.limits(work.language_of_cue(finding.cue)), finding)
    )
    again = Work.of_bytes(work.document.to_bytes(), work.options)
    counts.cues["changed by cutting again"] = again.plan_cut(profile).changed
    return counts


def _leave_no_way(document: CaptionDocument, limits: Limits, finding: Finding) -> bool:
    """Whether no end before the next start mends a finding about times."""
    cue = document.cues[finding.cue]
    after = document.cues[finding.cue + 1 : finding.cue + 2]
    room = float("inf") if not after else after[0].start_ms - (limits.min_gap_ms or 0)
    longest = min(room - cue.start_ms, limits.max_ms or float("inf"))
    match finding.rule:
        case Rule.SPEED:
            width = sum(line_widths(cue, document.format, limits.counting))
            return longest <= 0 or round(width * 1000 / longest, 1) > finding.limit
        case Rule.TOO_SHORT:
            return longest < finding.limit
        case Rule.GAP:
            return longest <= 0
        case _:
            return False


if __name__ == "__main__":
    main(sys.argv[1:])
