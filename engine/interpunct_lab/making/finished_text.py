# SPDX-License-Identifier: Apache-2.0
"""Finished text: what a human made of captions, to adapt and calibrate a bundle on.

| source | holds | scored are |
|---|---|---|
| `.srt`, `.vtt`, `.sbv`, `.ass` | captions with all their marks | all slots but protected ones |
| `.journal` | a review session, its `.source` beside it | the slots that were decided |
| `.jsonl` | the decisions kept when a session was closed | the decided slots, 16 words around |
| `.npz` | labelled text of the laboratory | all slots |
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from interpunct.bundles.description import HeldOutFigures
from interpunct.captions.formats import WRITTEN
from interpunct.captions.reading import read_captions
from interpunct.errors import LabError
from interpunct.labels import PAPER_LABELS, Label, LabelSet, MarksMode
from interpunct.review.history import History
from interpunct.review.journal import read_header, replay
from interpunct.runtime.predictor import Predictor
from interpunct.scoring import as_given
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.lettercase import casing_of
from interpunct.transcript.signs import label_of
from interpunct.transcript.transcript import Slot, Timing, Transcript, Word
from interpunct.work.options import Options
from interpunct.work.work import Work
from interpunct_lab.evaluation.bundle_figures import Measured, figures_of, predicted, transcript_of
from interpunct_lab.text.labelled import CASING_UNKNOWN, LabelledText

_LEAST_MARKS = 0.02  # of the words; captions with fewer are not punctuated


@dataclass(frozen=True, slots=True)
class Finished:
    """Running text and its right answers, one entry a word.

    `labels` are columns of `label_set`; `casings` may be `CASING_UNKNOWN`; where `scored` is false
    the slot's label is not known.
    """

    transcript: Transcript
    labels: NDArray[np.uint8]
    casings: NDArray[np.uint8]
    scored: NDArray[np.bool_]
    label_set: LabelSet = PAPER_LABELS

    def __len__(self) -> int:
        return len(self.labels)

    def part(self, start: int, stop: int) -> Finished:
        """The words `start` to `stop`."""
        where = slice(start, stop)
        words, slots = self.transcript.words[where], self.transcript.slots[where]
        return replace(
            self,
            transcript=Transcript(words, slots),
            labels=self.labels[where],
            casings=self.casings[where],
            scored=self.scored[where],
        )

    def labels_in(self, label_set: LabelSet) -> NDArray[np.uint8]:
        """The labels as columns of another set; see `LabelSet.column`."""
        return np.array(self.label_set.columns_in(label_set), np.uint8)[self.labels]

    @property
    def slots(self) -> int:
        """Number of scored slots."""
        return int(self.scored.sum())


Sources = dict["Path", list[Finished]]
"""The finished texts of each file; one text of captions, many of corrections."""

Split = tuple[list[Finished], list[Finished]]


def read_sources(
    paths: Iterable[Path],
    languages: Sequence[str] | None = None,
    labels: LabelSet = PAPER_LABELS,
) -> Sources:
    """Every finished text in `paths`, files or folders; `languages` are those of the captions.

    Marks are read as `labels`, those of the bundle that will learn.

    Raises LabError where there is none, or where captions have hardly any mark, and the errors of
    each kind of file.
    """
    files = [file for path in paths for file in _files(path)]
    sources = {file: _READERS[file.suffix.lower()](file, languages, labels) for file in files}
    found = {file: texts for file, texts in sources.items() if sum(text.slots for text in texts)}
    if not found:
        raise LabError(
            "there is no finished text to learn from.",
            remedy="Name captions with their marks, or corrections of review sessions.",
        )
    return found


def _files(path: Path) -> list[Path]:
    if path.is_dir():
        return [file for file in sorted(path.rglob("*")) if file.suffix.lower() in _READERS]
    if not path.exists():
        raise LabError("there is no such file or folder.", file=path)
    if path.suffix.lower() not in _READERS:
        raise LabError(
            "finished text is not kept in files of this kind.",
            file=path,
            remedy=f"Use one of {', '.join(_READERS)}.",
        )
    return [path]


def _of_captions(path: Path, languages: Sequence[str] | None, labels: LabelSet) -> list[Finished]:
    transcript = build_transcript(read_captions(path), languages=languages)
    casings = [casing_of(word.text) for word in transcript.words]
    text = Finished(
        transcript,
        np.array([_column(slot.mark, slot.label, labels) for slot in transcript.slots], np.uint8),
        np.array([CASING_UNKNOWN if case is None else case for case in casings], np.uint8),
        np.array([not slot.protected for slot in transcript.slots], np.bool_),
        labels,
    )
    if not text.slots or (text.labels[text.scored] > 0).mean() < _LEAST_MARKS:
        raise LabError(
            "these captions have hardly any mark.",
            file=path,
            remedy="Punctuate and correct them first.",
        )
    return [text]


def _column(mark: str, read: Label, labels: LabelSet) -> int:
    """The column of a written mark that was `read` as a label of the papers."""
    return labels.column(labels.read(mark, read))


def _of_journal(path: Path, _: Sequence[str] | None, labels: LabelSet) -> list[Finished]:
    header = read_header(path)
    work = Work.of_bytes(_source(path.with_suffix(".source")), Options.of_record(header.options))
    replay(path, History(work), sha256=header.sha256)
    words = len(work.transcript)
    chosen, scored = np.zeros(words, np.uint8), np.zeros(words, np.bool_)
    for slot, decision in work.decisions.items():
        chosen[slot], scored[slot] = _column(decision.mark, decision.label, labels), True
    unknown = np.full(words, CASING_UNKNOWN, np.uint8)
    return [Finished(work.transcript, chosen, unknown, scored, labels)]


def _source(path: Path) -> bytes:
    """The captions with which a session began."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise LabError(
            f"the captions of this session cannot be read ({error.strerror}).", file=path
        ) from error


def _of_corrections(path: Path, _: Sequence[str] | None, labels: LabelSet) -> list[Finished]:
    texts = []
    with path.open(encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            try:
                entry = json.loads(line)
                before, after, language = entry["before"], entry["after"], entry["language"]
                mark = entry["mark"]
                chosen = _column(mark, label_of(mark, language), labels)
                texts.append(_correction(before, after, language, chosen, labels))
            except (ValueError, KeyError, TypeError) as error:
                raise LabError(
                    "this is no decision of a review.", file=path, where=f"line {number}"
                ) from error
    return texts


def _correction(
    before: list[str], after: list[str], language: str, chosen: int, labels: LabelSet
) -> Finished:
    """One decided slot, after the last word of `before`, in its context."""
    words = tuple(
        Word(text, 0, 0, 0, language, 0, 0, 0, Timing.ESTIMATED) for text in (*before, *after)
    )
    scored = np.arange(len(words)) == len(before) - 1
    columns = np.where(scored, np.uint8(chosen), np.uint8(0))
    empty = tuple(Slot(0, 0, "", Label.NONE) for _ in words)
    casings = np.full(len(words), CASING_UNKNOWN, np.uint8)
    return Finished(Transcript(words, empty), columns, casings, scored, labels)


def of_labelled(text: LabelledText) -> Finished:
    """Labelled text of the laboratory as finished text."""
    everywhere = np.ones(len(text), np.bool_)
    spoken = transcript_of(text, everywhere)
    return Finished(spoken, text.labels, text.casings, everywhere, text.label_set)


_READERS: Mapping[str, Callable[[Path, Sequence[str] | None, LabelSet], list[Finished]]] = {
    **{ending: _of_captions for form in WRITTEN for ending in form.endings},
    ".journal": _of_journal,
    ".jsonl": _of_corrections,
    ".npz": lambda path, _languages, _labels: [of_labelled(LabelledText.load(path))],
}


def split(sources: Sources, *, held_out: float, seed: int) -> Split:
    """The texts to learn from, and those held out to measure on.

    Of several files whole ones are held out, drawn with `seed`, up to the share `held_out` of the
    slots. Where each file is much larger, the end of the last one is held out.
    """
    files = list(sources)
    np.random.default_rng(seed).shuffle(files)
    sizes = {file: sum(text.slots for text in sources[file]) for file in files}
    wanted = held_out * sum(sizes.values())
    held: set[Path] = set()
    left = wanted
    for file in files:
        if left > 0 and sizes[file] <= left + _EXCESS * wanted:
            held.add(file)
            left -= sizes[file]
    if not held:
        return _cut([text for texts in sources.values() for text in texts], held_out)
    return (
        [text for file in sources if file not in held for text in sources[file]],
        [text for file in held for text in sources[file]],
    )


_EXCESS = 0.5  # of the wanted slots, that may be held out besides


def _cut(texts: list[Finished], held_out: float) -> Split:
    """The texts before and after the place that leaves `held_out` of the slots."""
    left = round((1 - held_out) * sum(text.slots for text in texts))
    learn: list[Finished] = []
    for index, text in enumerate(texts):
        if text.slots > left:
            place = int(np.searchsorted(np.cumsum(text.scored), left, side="right"))
            start = [text.part(0, place)] if left else []
            return [*learn, *start], [text.part(place, len(text)), *texts[index + 1 :]]
        learn.append(text)
        left -= text.slots
    return learn, []


def measure_finished(
    predictor: Predictor, texts: Sequence[Finished], marks: Sequence[Label] = PAPER_LABELS.marks
) -> Measured:
    """Predictions of the bundle for `texts`, without their marks and casing.

    The right labels are among the `marks` that it can give: without questions they are periods.
    """
    transcripts = [text.transcript for text in texts]
    labels, casings, label_set = predicted(predictor, transcripts, MarksMode.REPLACE)
    wanted = np.concatenate([text.labels_in(label_set) for text in texts])
    wanted_casings = np.concatenate([text.casings for text in texts])
    scored = np.concatenate([text.scored for text in texts])
    return Measured(labels, casings, as_given(wanted, marks), wanted_casings, scored, label_set)


def finished_figures(
    predictor: Predictor, texts: Sequence[Finished], marks: Sequence[Label]
) -> HeldOutFigures:
    """The figures of `measure_finished`, by the papers' labels."""
    measured = measure_finished(predictor, texts, marks)
    figures = figures_of(measured)
    return HeldOutFigures(
        int(measured.scored.sum()),
        figures.micro_f1,
        figures.slot_error_rate,
        {label.name: figures.f1[label.name] for label in PAPER_LABELS.marks},
        figures.casing_f1,
        figures.calibration_error,
    )
