# SPDX-License-Identifier: Apache-2.0
"""Runs the parts of a campaign, each for its share of the time, and counts what broke."""

from __future__ import annotations

import resource
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random
from time import monotonic

from benchmarks.torture.cases import Case, Ground, Part


@dataclass(slots=True)
class Score:
    """What a part did: how many cases of which kind, what broke, and what it took."""

    part: Part
    kinds: Counter[str] = field(default_factory=Counter)
    faults: list[Case] = field(default_factory=list)
    seconds: float = 0.0
    grown_mb: float = 0.0

    @property
    def cases(self) -> int:
        """How many trials there were."""
        return self.kinds.total()


@dataclass(frozen=True, slots=True)
class Campaign:
    """Parts to be played within `seconds`, from the dice of a `seed`.

    `files` are the captions to start from, `folder` holds what the parts write, and `kept` the
    inputs that broke something.
    """

    parts: Sequence[Part]
    files: tuple[Path, ...]
    folder: Path
    kept: Path
    seed: int
    seconds: float

    def scores(self) -> Iterator[Score]:
        """Play part after part, and give its score."""
        shares = sum(part.share for part in self.parts)
        for part in self.parts:
            score = self._played(part, self.seconds * part.share / shares)
            for fault in score.faults:
                self._keep(part, fault)
            yield score

    def _played(self, part: Part, seconds: float) -> Score:
        folder = self.folder / part.name
        folder.mkdir(parents=True)
        ground = Ground(Random(f"{self.seed} {part.name}"), folder, self.files)
        score, began, held = Score(part), monotonic(), _peak_mb()
        for case in part.cases(ground):
            score.kinds[case.name] += 1
            if case.fault:
                score.faults.append(case)
            if monotonic() - began > seconds:
                break
        score.seconds, score.grown_mb = monotonic() - began, _peak_mb() - held
        return score

    def _keep(self, part: Part, fault: Case) -> None:
        """Write down what broke, and with what."""
        self.kept.mkdir(parents=True, exist_ok=True)
        name = sha256(fault.data + fault.fault.encode()).hexdigest()[:12]
        stem = self.kept / f"{part.name}-{name}"
        stem.with_suffix(".txt").write_text(f"{fault.name}\n\n{fault.fault}\n", encoding="utf-8")
        if fault.data:
            stem.with_suffix(".input").write_bytes(fault.data)


def _peak_mb() -> float:
    """The most memory this process has held."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
