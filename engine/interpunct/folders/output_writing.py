# SPDX-License-Identifier: Apache-2.0
"""Output of a finished file: noted in the journal, written whole, never over others' work."""

from __future__ import annotations

from dataclasses import dataclass, replace
from html import unescape
from pathlib import Path

from interpunct.captions.document import CaptionDocument
from interpunct.captions.formats import SRT, CaptionFormat, Target
from interpunct.captions.payload import TokenKind, tokenise
from interpunct.captions.reading import parse_captions
from interpunct.captions.writing import export, losses, write_atomic
from interpunct.errors import CaptionError, OvertakenError
from interpunct.files import STANDARD
from interpunct.folders.journal import JOURNAL, DoneLine, digest, journal_for, source_in
from interpunct.folders.outcomes import Outcome, Standing, Status
from interpunct.folders.pipeline import Result
from interpunct.folders.planning import Job
from interpunct.sentences import Sentence
from interpunct.transcript.transcript import Transcript, cue_spans


@dataclass(frozen=True, slots=True)
class OutputWriter:
    """Writer of outputs, which writes nothing in a `dry_run`; see `Run` about journals."""

    dry_run: bool
    recipe: str | None
    begins_journals: bool

    def written(self, job: Job, read: str, result: Result) -> Outcome:
        """The outcome of a file with the hash `read`. Raises CaptionError."""
        told = (*result.work.notes, *result.work.opinion_notes)
        if job.output is None and job.sink is None:
            return Outcome(job.source, Status.UNCHANGED, result=result, notes=told)
        document = result.written.document
        if job.output == job.source and not document.format.editable:
            raise CaptionError(
                Sentence("{format} cannot be changed in place.", format=document.format.title),
                file=job.source,
                remedy="Write to another file or folder, with --out.",
            )
        target = _target(job, document.format)
        data = export(document, target, result.work.main_language)
        try:
            outcome = self._written(job, read, data)
        except OvertakenError:
            return overtaken(job)
        outcome = replace(outcome, result=result, notes=(*told, *outcome.notes))
        if target.writes_like(document.format) and document.format.editable:
            return outcome
        outcome = replace(outcome, losses=losses(document, target))
        if not isinstance(target, CaptionFormat) or not target.editable:
            return outcome
        exported = parse_captions(data, format=target)
        return replace(outcome, exported=tuple(offsets_in(exported, result.written.transcript)))

    def _written(self, job: Job, read: str, data: bytes) -> Outcome:
        if job.output is not None:
            return self._write(job, job.output, read, data)
        if job.sink is not None and not self.dry_run:
            job.sink(data)
        return Outcome(job.source, Status.PLANNED if self.dry_run else Status.WRITTEN, STANDARD)

    def _write(self, job: Job, output: Path, read: str, data: bytes) -> Outcome:
        stays = output == job.source and read == digest(data)
        linked = () if stays else _linked(job, output)
        if self.dry_run:
            status = Status.UNCHANGED if stays else Status.PLANNED
            return Outcome(job.source, status, output, notes=linked)
        _make_folder(output.parent)
        unnoted = self._noted(job, output, read, data)
        notes = (*linked, *unnoted)
        if not stays:
            like = job.source if job.data is None else None
            write_atomic(output, data, seen=job.seen, like=like)
        status = Status.UNCHANGED if stays else Status.WRITTEN
        return Outcome(job.source, status, output, notes=notes, unnoted=bool(unnoted))

    def _noted(self, job: Job, output: Path, read: str, data: bytes) -> tuple[str, ...]:
        """Note the coming output in the journal; returns a sentence where that fails."""
        if self.recipe is None:
            return ()
        found = journal_for(output, job.home, begins=self.begins_journals)
        if found is None:
            return ()
        journal, name = found
        try:
            source = source_in(journal.path.parent, job.source)
            journal.note(DoneLine(name, read, self.recipe, digest(data), source))
        except OSError as error:
            reason = error.strerror or error
            return (f"it cannot be noted in {JOURNAL} as done: {reason}",)
        return ()


def overtaken(job: Job) -> Outcome:
    """The outcome of a file whose output has changed since the run was planned."""
    return taken(job, "another program has written this file meanwhile; it stays unchanged.")


def taken(job: Job, reason: str) -> Outcome:
    """The outcome of a file that another run or person is working on."""
    error = f"{job.output}: {reason}"
    return Outcome(job.source, Status.SKIPPED, job.output, error, standing=Standing.TAKEN)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CaptionError(
            f"the folder cannot be made: {error.strerror or error}.", file=folder
        ) from error


def _linked(job: Job, output: Path) -> tuple[str, ...]:
    """Note about a file with other names, which keep the earlier content."""
    try:
        others = output.stat().st_nlink - 1
    except OSError:  # mostly, it is not there yet
        return ()
    if others < 1:
        return ()
    names = "1 other name" if others == 1 else f"{others} other names"
    subject = "it" if output == job.source else "its output"
    return (f"{subject} had {names} (hard links), which keep the text as it was",)


def _target(job: Job, own: CaptionFormat) -> Target:
    """The output format: the requested format, else the document's `own` if it can be written."""
    return job.format or (own if own.editable else SRT)


_TAIL = "\1"


def offsets_in(exported: CaptionDocument, transcript: Transcript) -> list[int | None]:
    """The offset of each slot in the cues of `exported`, None for a word that is not found.

    `transcript` belongs to the exported document, which has the same cues.
    """
    offsets: list[int | None] = []
    for span in cue_spans(transcript.words):
        text = _without_markup(exported, transcript.words[span.start].cue)
        reached = 0
        for index in span:
            word, mark = transcript.words[index].text, transcript.slots[index].mark
            start = text.find(unescape(word), reached)
            if start < 0:
                offsets.append(None)
                continue
            reached = start + len(unescape(word))
            while text[reached : reached + 1] == _TAIL:
                reached += 1
            reached = max(reached, text.find(mark, reached) if mark else reached)
            offsets.append(reached)
    return offsets


def _without_markup(document: CaptionDocument, cue: int) -> str:
    """The payload of a cue with blanked tags; an entity becomes its sign and a filler."""
    payload = document.cues[cue].payload
    for token in tokenise(payload, document.format):
        length = token.end - token.start
        if token.kind is TokenKind.MARKUP:
            payload = payload[: token.start] + "\0" * length + payload[token.end :]
        elif token.kind is TokenKind.ENTITY:
            sign = unescape(payload[token.start : token.end])
            shown = sign + _TAIL * (length - len(sign))
            payload = payload[: token.start] + shown + payload[token.end :]
    return payload
