# SPDX-License-Identifier: Apache-2.0
"""The work on many files: read, predicted together, finished and written one by one.

Memory is bounded by the group of files that share the model's batches, not by how many files
there are. A file is written as soon as it is finished, whole or not at all, so that a run that
was stopped goes on where it was: what is written already is skipped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from time import perf_counter

import numpy as np

from interpunct.batch.claims import Claims
from interpunct.batch.journal import digest
from interpunct.batch.outcomes import Outcome, Status
from interpunct.batch.output_writing import OutputWriter, overtaken, taken
from interpunct.batch.pipeline import finish
from interpunct.batch.planning import Job
from interpunct.captions.formats import by_ending
from interpunct.captions.reading import read_bytes
from interpunct.errors import CaptionError, EncodingError, InterpunctError
from interpunct.files import file_stamp
from interpunct.punctuate.cue_ends import WithCueEnds
from interpunct.punctuate.predictions import Predictions
from interpunct.punctuate.predictor import GROUP_WORDS, Predictor
from interpunct.work.options import Options
from interpunct.work.work import Work

_WORDS_PER_FILE = 100  # what a file takes beside its words


@dataclass(frozen=True, slots=True)
class FileProgress:
    """How far the work on a file is: `done` of its `words` are predicted.

    `words` is None while the file is being read.
    """

    path: Path
    done: int = 0
    words: int | None = None

    @property
    def share(self) -> float:
        """How much of the file is done, 0 to 1."""
        return self.done / self.words if self.words else 0.0


@dataclass(slots=True)
class _Open:
    """A file that is read and waits for its predictions; `digest` is the hash of what was read.

    The stretches `found` up to now stand under their first slots: one that comes again is better
    known then.
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
        """Keep a stretch, and tell how far the file is."""
        self.found[stretch.first] = stretch
        self.known[stretch.first : stretch.first + len(stretch)] = True
        return FileProgress(self.job.source, int(self.known.sum()), len(self.known))

    def take_all(self) -> None:
        """Hand the predictions to the work."""
        for stretch in self.found.values():
            self.work.take(stretch)
        self.found.clear()


@dataclass(frozen=True, slots=True)
class Run:
    """One run over many files; where its model is a value, so is the run.

    Without a `predictor` files are only cut. A `dry_run` writes nothing. With a `recipe` it notes
    in the journals of the folders what it wrote; where it `begins_journals`, in every folder,
    else in those that have one.
    """

    options: Options
    predictor: Predictor | None = None
    dry_run: bool = False
    recipe: str | None = None
    begins_journals: bool = True

    def outcomes(self, jobs: Iterable[Job]) -> Iterator[Outcome]:
        """The `steps` without those that only tell how far the work is."""
        return (step for step in self.steps(jobs) if isinstance(step, Outcome))

    def steps(self, jobs: Iterable[Job]) -> Iterator[FileProgress | Outcome]:
        """Work on the files, step by step, and yield what became of each, as soon as it is known.

        Between two steps nothing is half-written: who asks for no further step has stopped the
        run. A file that fails never stops the others. Raises InterpunctError where the model
        fails.
        """
        put_off: list[Job] = []
        with Claims() as claims:
            yield from self._shared_steps(jobs, claims, put_off.append)
            # What another run had is done by now, or that run has ended before it was.
            yield from self._shared_steps(put_off, claims, None)

    def _shared_steps(
        self, jobs: Iterable[Job], claims: Claims, put_off: Callable[[Job], None] | None
    ) -> Iterator[FileProgress | Outcome]:
        """The steps for those files that no other run has claimed; `put_off` takes the others."""
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
        """Whether this run may work on a file; one that writes nothing is in nobody's way."""
        if job.output is None or self.dry_run:
            return True
        try:
            return claims.take(job.output)
        except OSError:  # writing will tell what is wrong
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
        """The options; without a predictor no word is changed, whatever its language."""
        return replace(self.options, finds_foreign=self.predictor is not None)

    def _worked_on(
        self, group: Sequence[_Open], claims: Claims
    ) -> Iterator[FileProgress | Outcome]:
        """Predict the files of a group together; close each as soon as it is complete."""
        left: list[_Open | None] = list(group)
        began = perf_counter()
        for index, stretch in self._stretches(group):
            file = group[index]
            progress = file.note(stretch)
            is_complete = left[index] is not None and progress.done == progress.words
            file.seconds += perf_counter() - began
            yield progress
            if is_complete:
                left[index] = None
                yield self._closed(file, claims)
            began = perf_counter()
        for file in filter(None, left):
            yield self._closed(file, claims)

    def _stretches(self, group: Sequence[_Open]) -> Iterator[tuple[int, Predictions]]:
        """The predictions of a group's files, each with the place of its file; none to cut."""
        if self.predictor is None or not group:
            return iter(())
        transcripts = [file.work.transcript for file in group]
        predictor = WithCueEnds(self.predictor)
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
        claims.drop(job.output)


def _failed(job: Job, error: Exception) -> Outcome:
    """The outcome of a file that cannot be worked on.

    An overnight run must not die of one file, whatever is wrong with the file or with us. JSON
    that holds no captions is no failure where nobody asked for it by name.
    """
    if not isinstance(error, InterpunctError):
        reason = f"{job.source}: something unforeseen happened ({type(error).__name__}: {error})."
        return Outcome(job.source, Status.FAILED, error=reason)
    form = by_ending(job.source.suffix)
    other_json = job.found and form is not None and not form.editable
    skipped = other_json and isinstance(error, CaptionError)
    status = Status.SKIPPED if skipped else Status.FAILED
    lacks_encoding = isinstance(error, EncodingError)
    return Outcome(job.source, status, error=str(error), lacks_encoding=lacks_encoding)
