# SPDX-License-Identifier: Apache-2.0
"""A watched folder: new files are processed once they are complete, and never twice."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from interpunct.errors import CaptionError
from interpunct.folders.arrivals import Arrivals, Look
from interpunct.folders.changes import changes_in
from interpunct.folders.outcomes import Outcome, Status
from interpunct.folders.planning import Destination, Job, output_in, plan_of
from interpunct.folders.reported_run import Ended, ReportedRun
from interpunct.folders.running import FileProgress, Run
from interpunct.folders.walking import real_path


class Watch:
    """Watch of `folder` with outputs in `out`, which mirrors it.

    The journal of `out` knows the work done before the watch began; files changed since are
    processed again. Raises CaptionError where `folder` cannot be watched.
    """

    def __init__(self, folder: Path, out: Path, run: Run, quiet: float) -> None:
        self._folder, self._out = watched_folder(folder, out), out
        self._run = run
        self._arrivals = Arrivals(quiet)
        self._sources: dict[Path, Path] = {}

    def steps(self) -> Iterator[FileProgress | Ended | None]:
        """The outcome of each file, without an end; None whenever there was nothing to do."""
        for paths in changes_in(self._folder, {real_path(self._out)}):
            now = time.monotonic()
            for path in paths:
                self._arrivals.see(path, Look.at(path), now)
            self._arrivals.look_again(now)
            yield from self._worked_on(self._arrivals.whole(now))
            yield None

    def _worked_on(self, paths: Sequence[Path]) -> Iterator[FileProgress | Ended]:
        jobs = []
        for path in paths:
            output = output_in(self._out, path.relative_to(self._folder))
            other = self._sources.setdefault(output, path)
            if other != path and other.exists():
                yield Ended(_refused(path, other, output), None)
                continue
            self._sources[output] = path
            jobs.append(Job(path, output, found=True))
        planned = plan_of(jobs, Destination(), recipe=self._run.recipe)
        yield from ReportedRun(planned, self._run).steps()


def watched_folder(folder: Path, out: Path) -> Path:
    """The real path of `folder`.

    Raises CaptionError where it is not a folder, or is the folder of the outputs.
    """
    found = folder.resolve()
    if not found.is_dir():
        what = "this is a file, not a folder." if found.exists() else "there is no such folder."
        raise CaptionError(what, file=folder)
    if real_path(out) == found:
        raise CaptionError(
            "outputs would land in the folder that is watched.",
            file=out,
            remedy="Name another folder for them; it may be inside.",
        )
    return found


def _refused(path: Path, other: Path, output: Path) -> Outcome:
    error = CaptionError(f"{other} and this would both be written to {output}.", file=path)
    return Outcome(path, Status.FAILED, output, str(error))
