# SPDX-License-Identifier: Apache-2.0
"""Choice of the workers of a command: this process, several of this machine, or a cluster."""

from collections.abc import Sequence
from dataclasses import dataclass

from interpunct.cli.arguments import Engine
from interpunct.cli.opening import ModelChoice
from interpunct.folders.planning import Plan
from interpunct.folders.report import SlotChoice
from interpunct.folders.report_writing import ReportWriter
from interpunct.folders.reported_run import SharedReport
from interpunct.folders.running import Run
from interpunct.folders.shards import pieces_for, words_of, workers_for
from interpunct.folders.sharing import Crew, SharedRun
from interpunct.folders.worker import Loader, Setup
from interpunct.runtime.backends.cores import usable_cores
from interpunct.runtime.backends.ctranslate2_backend import has_gpu


@dataclass(frozen=True, slots=True)
class Sharing:
    """Distribution of a run: number of `workers` (None: as many as are useful), and `engine`."""

    workers: int | None = None
    engine: Engine = "local"
    address: str | None = None

    def shared(
        self,
        planned: Plan,
        run: Run,
        choice: ModelChoice,
        writers: Sequence[ReportWriter],
        slots: SlotChoice,
    ) -> SharedReport | None:
        """The shared run; None where this process does it alone."""
        if self.engine == "local" and not self._may_share(planned, choice):
            return None
        setup = Setup(run, self._loader(choice), reports=slots if writers else None)
        crew = self._crew(setup)
        words = [words_of(job.source, run.options.most_bytes) for job in planned.jobs]
        asked = self.workers or workers_for(words, crew.cores)
        workers = min(asked, max(1, len(planned.jobs)))
        if self.engine == "local" and workers == 1:
            return None
        shared = SharedRun(planned.jobs, pieces_for(words, workers), crew, workers)
        return SharedReport(planned, shared, writers)

    def _may_share(self, planned: Plan, choice: ModelChoice) -> bool:
        """Whether several processes may be useful; a single process keeps a GPU busy."""
        several = len(planned.jobs) > 1 and (self.workers or usable_cores()) > 1
        on_gpu = choice.device == "cuda" or (choice.device == "auto" and several and has_gpu())
        return several and not on_gpu

    def _loader(self, choice: ModelChoice) -> Loader:
        """The model loader for a worker, which has its own core."""
        device = "cpu" if self.engine == "local" else choice.device
        return choice.loader(device)

    def _crew(self, setup: Setup) -> Crew:
        if self.engine == "ray":
            from interpunct.folders.on_ray import RayActors

            return RayActors(setup, self.address, self.workers)
        from interpunct.folders.processes import Processes

        return Processes(setup)
