# SPDX-License-Identifier: Apache-2.0
"""Processing of many files: read, predicted together, finished and written one by one.

Memory is bounded by the group of files that share the model's batches, not by the number of files.
A file is written as soon as it is finished, whole or not at all. So a stopped run can continue:
finished outputs are skipped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from time import perf_counter

import numpy as np

from interpunct.captions.reading import read_bytes
from interpunct.errors import CaptionError, EncodingError, InterpunctError
from interpunct.files import file_stamp
from interpunct.folders.claims import Claims
from interpunct.folders.journal import digest
from interpunct.folders.outcomes import Outcome, Status
from interpunct.folders.output_writing import OutputWriter, overtaken, taken
from interpunct.folders.pipeline import finish
from interpunct.folders.planning import Job
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import GROUP_WORDS, Predictor, never
from interpunct.work.options import Options
from interpunct.work.predicting import captions_predictor, opinion_notes
from interpunct.work.work import Work

_WORDS_PER_FILE = 100  # cost of a file, in words, in addition to its words


@dataclass(frozen=True, slots=True)
class FileProgress:
    """Progress of a file: `done` of its `words` are predicted.

    `words` is None while the file is being read.
    """

    path: Path
    done: int = 0
    words: int | None = None

    @property
    def share(self) -> float:
        """Finished share of the file, 0 to 1."""
        return self.done / self.words if self.words else 0.0


@dataclass(slots=True)
class _Open:
    """A file that is read and waits for its predictions; `digest` is the hash of its content.

    The stretches `found` so far are keyed by their first slots, because a repeated stretch
    replaces the earlier one.
    """

    job: Job
    work: Work
    digest: str
    seconds: float
    found: dict[int, Predictions] = field(default_factory=dict)
    known: np.ndarray[tuple[int], np.dtype[np.bool_]] = field(init=False)

    def __post_init__(self) -> None:
        self.known = np.zeros(len(self.work.transcript), np.bool_)

    def note(self, stretch: Predictions) -> FileProgress:
        """Store a stretch; returns the progress of the file."""
        self.found[stretch.first] = stretch
        self.known[stretch.first : stretch.first + len(stretch)] = True
        return FileProgress(self.job.source, int(self.known.sum()), len(self.known))

    def take_all(self) -> None:
        """Pass the predictions to the work."""
        for stretch in self.found.values():
            self.work.take(stretch)
        self.found.clear()


@dataclass(frozen=True, slots=True)
class Run:
    """One run over many files; a value if its model is one.

    Without a `predictor` files are only cut. A `dry_run` writes nothing. With a `recipe` the run
    notes its outputs in the journals of the folders. With `begins_journals` that is in every
    folder, otherwise only in folders that have a journal. `cancelled` is called while a second
    opinion is awaited; it may raise.
    """

    options: Options
    predictor: Predictor | None = None
    dry_run: bool = False
    recipe: str | None = None
    begins_journals: bool = True
    cancelled: Callable[[], bool] = never

    def outcomes(self, jobs: Iterable[Job]) -> Iterator[Outcome]:
        """The outcomes among the `steps`, without the progress."""
        return (step for step in self.steps(jobs) if isinstance(step, Outcome))

    def steps(self, jobs: Iterable[Job]) -> Iterator[FileProgress | Outcome]:
        """Process the files step by step, and yield each outcome as soon as it is known.

        Between two steps no file is half-written, so a caller stops the run by not asking for the
        next step. A failing file never stops the others. Raises InterpunctError where the model
        fails.
        """
        put_off: list[Job] = []
        with Claims() as claims:
            yield from self._shared_steps(jobs, claims, put_off.append)
            # Files of another run are done by now, or that run has ended early.
            yield from self._shared_steps(put_off, claims, None)

    def _shared_steps(
        self, jobs: Iterable[Job], claims: Claims, put_off: Callable[[Job], None] | None
    ) -> Iterator[FileProgress | Outcome]:
        """The steps for the files that no other run has claimed; `put_off` receives the others."""
        group: list[_Open] = []
        size, full = 0, self.predictor.group_words if self.predictor else GROUP_WORDS
        for job in jobs:
            if not self._claimed(job, claims):
                if put_off is None:
                    yield taken(job, "another run is at work on this file.")
                else:
                    put_off(job)
                continue
            yield FileProgress(job.source)
            opened = self._opened(job, claims)
            if isinstance(opened, Outcome):
                yield opened
                continue
            yield FileProgress(job.source, 0, len(opened.known))
            group.append(opened)
            size += len(opened.known) + _WORDS_PER_FILE
            if size >= full:
                yield from self._worked_on(group, claims)
                group, size = [], 0
        yield from self._worked_on(group, claims)

    def _claimed(self, job: Job, claims: Claims) -> bool:
        """Whether this run may process a file; a run that writes nothing always may."""
        if job.output is None or self.dry_run:
            return True
        try:
            return claims.take(job.output, job.home)
        except OSError:  # the write will report the error
            return True

    def _opened(self, job: Job, claims: Claims) -> _Open | Outcome:
        began = perf_counter()
        try:
            if job.output and job.seen is not None and file_stamp(job.output) != job.seen:
                outcome = overtaken(job)
            else:
                data = job.data
                if data is None:
                    data = read_bytes(job.source, self.options.most_bytes)
                work = Work.of_bytes(data, self._options_of_works(), path=job.source)
                return _Open(job, work, digest(data), perf_counter() - began)
        except Exception as error:  # noqa: BLE001 - see _failed
            outcome = _failed(job, error)
        _give_back(job, claims)
        return outcome

    def _options_of_works(self) -> Options:
        """The options; without a predictor foreign words need not be detected."""
        return replace(self.options, finds_foreign=self.predictor is not None)

    def _worked_on(
        self, group: Sequence[_Open], claims: Claims
    ) -> Iterator[FileProgress | Outcome]:
        """Predict the files of a group together; close each as soon as it is complete."""
        left: list[_Open | None] = list(group)
        spared = [file.work.spared for file in group]
        over = self.predictor and captions_predictor(
            self.predictor, self.options, spared, self.cancelled
        )
        began = perf_counter()
        for index, stretch in self._stretches(group, over):
            file = group[index]
            progress = file.note(stretch)
            is_complete = left[index] is not None and progress.done == progress.words
            file.seconds += perf_counter() - began
            yield progress
            if is_complete:
                left[index] = None
                file.work.opinion_notes = opinion_notes(over, index) if over else ()
                yield self._closed(file, claims)
            began = perf_counter()
        for file in filter(None, left):
            yield self._closed(file, claims)

    def _stretches(
        self, group: Sequence[_Open], predictor: Predictor | None
    ) -> Iterator[tuple[int, Predictions]]:
        """Predictions of a group's files, each with the index of its file; none if only cut."""
        if predictor is None or not group:
            return iter(())
        transcripts = [file.work.transcript for file in group]
        return predictor.predict_many(transcripts, marks=self.options.marks)

    def _closed(self, file: _Open, claims: Claims) -> Outcome:
        """Finish a file and write it."""
        began = perf_counter()
        writer = OutputWriter(self.dry_run, self.recipe, self.begins_journals)
        try:
            file.take_all()
            outcome = writer.written(file.job, file.digest, finish(file.work))
        except Exception as error:  # noqa: BLE001 - see _failed
            outcome = _failed(file.job, error)
        _give_back(file.job, claims)
        return replace(outcome, seconds=file.seconds + perf_counter() - began)


def _give_back(job: Job, claims: Claims) -> None:
    if job.output is not None:
        claims.drop(job.output, job.home)


def _failed(job: Job, error: Exception) -> Outcome:
    """The outcome of a file that cannot be processed.

    An overnight run must not end because of one file, whatever the error, even our own. JSON
    without captions, as any file with an ending of many kinds, is not a failure unless the user
    named it.
    """
    if not isinstance(error, InterpunctError):
        reason = f"{job.source}: something unforeseen happened ({type(error).__name__}: {error})."
        return Outcome(job.source, Status.FAILED, error=reason)
    skipped = job.may_be_other and isinstance(error, CaptionError)
    status = Status.SKIPPED if skipped else Status.FAILED
    lacks_encoding = isinstance(error, EncodingError)
    return Outcome(job.source, status, error=str(error), lacks_encoding=lacks_encoding)
