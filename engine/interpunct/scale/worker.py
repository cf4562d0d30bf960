# SPDX-License-Identifier: Apache-2.0
"""What a worker does: it loads the model once, and works through the files that it is given."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace
from time import monotonic

from interpunct.batch.file_report import report_of
from interpunct.batch.outcomes import Outcome
from interpunct.batch.planning import Job
from interpunct.batch.report_writing import entry_text
from interpunct.batch.running import Run
from interpunct.batch.told import told_of
from interpunct.punctuate.predictor import Predictor
from interpunct.scale.messages import Begun, Step, Told

Loader = Callable[[], Predictor]
"""What loads a model; it can be pickled."""

Numbered = tuple[int, Job]
"""A job and its place in the plan."""

_SECONDS_BETWEEN = 0.1  # what is told more often nobody sees


@dataclass(frozen=True, slots=True)
class Setup:
    """What every worker of a run needs: the `run` without its predictor, and what loads that.

    Without `load` files are only cut. Where a report is wanted, it `reports`.
    """

    run: Run
    load: Loader | None = None
    reports: bool = False

    def opened(self) -> Run:
        """The run with its predictor."""
        return self.run if self.load is None else replace(self.run, predictor=self.load())


def told_steps(
    run: Run, files: Sequence[Numbered], *, reports: bool = False
) -> Generator[Step, None, None]:
    """Work on the files and tell how far it is; between two steps nothing is half-written."""
    places = {job.source: place for place, job in files}
    told = 0.0
    for step in run.steps([job for _, job in files]):
        place = places[step.path]
        if isinstance(step, Outcome):
            yield told_of_outcome(place, step, reports=reports)
        elif step.words is None or monotonic() - told > _SECONDS_BETWEEN:
            told = monotonic()
            yield Begun(place, step.share)


def told_of_outcome(place: int, outcome: Outcome, *, reports: bool) -> Told:
    """What became of the file in a place, fit to be sent."""
    file = report_of(outcome)
    plain = replace(outcome, result=None, exported=None)
    return Told(
        place,
        plain,
        told_of(file) if file else None,
        entry_text(outcome, file).kept() if reports else None,
    )
