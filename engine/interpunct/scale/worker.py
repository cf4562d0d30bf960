# SPDX-License-Identifier: Apache-2.0
"""What a worker does: it loads the model once, and works through the files that it is given."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from time import monotonic

from interpunct.batch.file_report import report_of
from interpunct.batch.outcomes import Outcome
from interpunct.batch.planning import Job
from interpunct.batch.running import FileProgress, Run
from interpunct.batch.told import told_of
from interpunct.punctuate.opening import Opened
from interpunct.scale.messages import Begun, Step, Told

Numbered = tuple[int, Job]
"""A job and its place in the plan."""

_SECONDS_BETWEEN = 0.1  # what is told more often nobody sees


@dataclass(frozen=True, slots=True)
class Setup:
    """What every worker of a run needs: the `run` without its predictor, and what loads that.

    Without `load` files are only cut. Both can be pickled.
    """

    run: Run
    load: Callable[[], Opened] | None = None

    def opened(self) -> tuple[Run, str | None]:
        """The run with its predictor, and the notice of where that runs."""
        if self.load is None:
            return self.run, None
        opened = self.load()
        return replace(self.run, predictor=opened.punctuator), opened.notice


def told_steps(run: Run, files: Sequence[Numbered]) -> Iterator[Step]:
    """Work on the files and tell how far it is; between two steps nothing is half-written."""
    places = {job.source: place for place, job in files}
    told = 0.0
    for step in run.steps([job for _, job in files]):
        place = places[step.path]
        if isinstance(step, Outcome):
            yield _told(place, step)
        elif step.words is None or monotonic() - told > _SECONDS_BETWEEN:
            told = monotonic()
            yield Begun(place, step.share)


def _told(place: int, outcome: Outcome) -> Told:
    file = report_of(outcome)
    plain = replace(outcome, result=None, exported=None)
    return Told(place, plain, told_of(file) if file else None)
