# SPDX-License-Identifier: Apache-2.0
"""Measures a bundle on held-out text, through the same code that punctuates captions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from interpunct import scoring
from interpunct.bundles.bundle import load_bundle
from interpunct.bundles.description import Figures
from interpunct.labels import PAPER_LABELS, Casing, Label, LabelSet, MarksMode, PaperLabel
from interpunct.marking.casing import shown_casings
from interpunct.marking.proposals import as_shown, shown_labels
from interpunct.runtime.backends import open_backend
from interpunct.runtime.predictions import Rows
from interpunct.runtime.predictor import Predictor
from interpunct.runtime.punctuator import Punctuator
from interpunct.transcript.transcript import Slot, Timing, Transcript, Word
from interpunct_lab.evaluation import metrics
from interpunct_lab.evaluation.input_tasks import Passage, Task, passages, scored
from interpunct_lab.text.labelled import CASING_UNKNOWN, LabelledText

REVIEW_SHARES = (0.01, 0.02, 0.05, 0.1)
"""Shares of the slots; the errors that their review catches are always reported."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A bundle's probabilities for the slots of one text, and the right answers.

    `labels` (n, labels) and `casings` (n, 3) are probabilities. `wanted` (columns of `label_set`)
    and `wanted_casings` are those of the text. `scored` is false where the model was given the
    mark.
    """

    labels: NDArray[np.float32]
    casings: NDArray[np.float32]
    wanted: NDArray[np.uint8]
    wanted_casings: NDArray[np.uint8]
    scored: NDArray[np.bool_]
    label_set: LabelSet = PAPER_LABELS

    @property
    def shown(self) -> NDArray[np.int_]:
        """The column of the label shown for every slot."""
        return shown_labels(self.labels, self.label_set)

    def by_paper_labels(self) -> Measured:
        """The measurement by the four labels of the papers."""
        if self.label_set == PAPER_LABELS:
            return self
        labels = self.label_set.by_paper_labels(self.labels)
        wanted = self.label_set.counted_as(self.wanted)
        return replace(self, labels=labels, wanted=wanted, label_set=PAPER_LABELS)

    def log_scores(self) -> NDArray[np.float32]:
        """The logarithms of the label probabilities, to which a calibration is fitted."""
        scores: NDArray[np.float32] = np.log(np.maximum(self.labels, np.float32(1e-9)))
        return scores

    def scores(self, marks: Sequence[Label] | None = None) -> scoring.Scores:
        """Precision, recall, F1 and slot error rate over the scored slots, averaged over marks."""
        wanted, shown = self.wanted[self.scored], self.shown[self.scored]
        return scoring.scores(wanted, shown, marks, self.label_set)

    def log_loss(self) -> float:
        """The cross-entropy over the scored slots, in nats a slot."""
        right = self.log_scores()[np.arange(len(self.wanted)), self.wanted]
        return float(-right[self.scored].mean())

    def casing_f1(self) -> float:
        """F1 of the words that need a capital; words in mixed case or without case are no part.

        As in captions, a sentence that ends gives the next word its capital.
        """
        starts = np.roll(self.label_set.ends_sentence(self.shown), 1)
        shown = np.maximum(shown_casings(self.casings), starts * Casing.CAPITALISED)
        known = self.wanted_casings != CASING_UNKNOWN
        return scoring.casing_f1(self.wanted_casings[known], shown[known])

    def has_casing(self) -> bool:
        """Whether any word needs a capital."""
        raised = (Casing.CAPITALISED, Casing.UPPER)
        return bool(np.isin(self.wanted_casings, raised).any())

    def calibration_error(self) -> float:
        """The region-balanced calibration error of the shown labels."""
        return metrics.region_balanced_calibration_error(*self.confidences())

    def errors_caught(self, share: float) -> float:
        """The share of errors among the least certain `share` of the slots."""
        return metrics.errors_caught(*self.confidences(), share)

    def intervals(self) -> tuple[metrics.Interval, metrics.Interval]:
        """The 95 % bootstrap intervals of micro F1 and of the slot error rate."""
        return metrics.bootstrap_intervals(self.wanted[self.scored], self.shown[self.scored])

    def confidences(self) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """The probability of the label shown, and whether it is right, for every scored slot.

        It is right, too, where the text has a label that is only offered in its place.
        """
        shown = self.shown
        likely = np.stack(as_shown(self.labels.T, self.label_set))
        confidences = likely[shown, np.arange(len(shown))]
        right = shown == self.label_set.shown_columns(self.wanted)
        return confidences[self.scored], right[self.scored]


@dataclass(frozen=True, slots=True)
class ThresholdMeasured(Measured):
    """A measurement in which a mark is shown where NONE has less than `none_below`.

    Below a half fewer marks are shown than by the likeliest label, above it more. The papers
    show the likeliest.
    """

    none_below: float = 0.5

    @property
    def shown(self) -> NDArray[np.int_]:
        """NONE, or the likeliest mark, for every slot."""
        marks = 1 + self.labels[:, 1:].argmax(axis=1)
        return np.where(self.labels[:, PaperLabel.NONE] < self.none_below, marks, PaperLabel.NONE)

    @classmethod
    def best(cls, measured: Measured) -> ThresholdMeasured:
        """The measurement with the threshold of the highest micro F1, in steps of 0.05."""
        found = (cls.of(measured, step / 20) for step in range(1, 20))
        return max(found, key=lambda one: one.scores().micro_f1)

    @classmethod
    def of(cls, measured: Measured, none_below: float) -> ThresholdMeasured:
        """The measurement with a threshold."""
        arrays = {name: getattr(measured, name) for name in Measured.__dataclass_fields__}
        return cls(**arrays, none_below=none_below)


def measure(
    predictor: Predictor,
    text: LabelledText,
    *,
    given: NDArray[np.bool_] | None = None,
    languages: Sequence[str] | None = None,
    chosen: Sequence[Passage] | None = None,
) -> Measured:
    """Predict the whole of `text`, lower-cased and without marks but for those `given`.

    `languages` are those of the words, where they differ from that of the text. Each of the
    `chosen` passages is predicted as a text of its own. Such a text ends with a mark, which is
    easily learnt: an upper bound, and of no use where nobody has cut the text (Guerreiro et al.
    2021, section 7.3).
    """
    mode = MarksMode.REPLACE if given is None else MarksMode.COMPLETE
    given = np.zeros(len(text), dtype=np.bool_) if given is None else given & (text.labels > 0)
    chosen = (
        passages(text.label_set.counted_as(text.labels), Task.CHUNK) if chosen is None else chosen
    )
    whole = transcript_of(text, given, languages)
    spans = [slice(passage.start, passage.stop) for passage in chosen]
    transcripts = [Transcript(whole.words[span], whole.slots[span]) for span in spans]
    labels, casings, label_set = predicted(predictor, transcripts, mode)
    counts = scored(chosen, len(text)) & ~given
    columns = np.array(text.label_set.columns_in(label_set), np.uint8)
    return Measured(labels, casings, columns[text.labels], text.casings, counts, label_set)


def predicted(predictor: Predictor, transcripts: Sequence[Transcript], mode: MarksMode) -> Rows:
    """Label and casing probabilities of all words of the transcripts in order."""
    starts = np.cumsum([0, *map(len, transcripts)])
    rows = _no_rows(0, PAPER_LABELS)
    for index, part in predictor.predict_many(transcripts, marks=mode):
        if not len(rows.labels):
            rows = _no_rows(int(starts[-1]), part.label_set)
        place = slice(starts[index] + part.first, starts[index] + part.first + len(part))
        rows.labels[place], rows.casings[place] = part.labels, part.casings
    return rows


def _no_rows(words: int, labels: LabelSet) -> Rows:
    casings = np.empty((words, len(Casing)), np.float32)
    return Rows(np.empty((words, len(labels)), np.float32), casings, labels)


def half_given_gain(
    punctuator: Predictor, text: LabelledText, bare: Measured, random: np.random.Generator
) -> float:
    """Gain in F1 for half of the marks where the other half is given.

    The micro F1 of the marks that are not given, minus that of the same slots in `bare` input.
    """
    given = (random.random(len(text)) < 0.5) & (text.labels > 0)
    completed = measure(punctuator, text, given=given)
    before = scoring.scores(bare.wanted[~given], bare.shown[~given], None, bare.label_set)
    return completed.scores().micro_f1 - before.micro_f1


def transcript_of(
    text: LabelledText, given: NDArray[np.bool_], languages: Sequence[str] | None = None
) -> Transcript:
    """A transcript of the words of `text`, with the marks of the `given` slots in it."""
    codes = languages or [text.language] * len(text)
    words = tuple(
        Word(text.types[form], 0, 0, 0, code, 0, 0, 0, Timing.ESTIMATED)
        for form, code in zip(text.words, codes, strict=True)
    )
    # A mark is read as in captions.
    kinds = [Slot(0, 0, label.sign, PAPER_LABELS[label.counts_as]) for label in text.label_set]
    slots = tuple(kinds[column] for column in np.where(given, text.labels, 0).tolist())
    return Transcript(words, slots)


def open_on_cpu(bundle: Path) -> Punctuator:
    """The compact bundle in a folder, run as the figures of a release are taken."""
    return Punctuator(open_backend(load_bundle(bundle), "ctranslate2", "cpu"))


def measure_each(
    predictor: Predictor,
    texts: Mapping[str, LabelledText],
    report: Callable[[str], None] = print,
) -> dict[str, Measured]:
    """Measurements of several texts by name; each is reported at once."""
    found = {}
    for name, text in texts.items():
        found[name] = measure(predictor, text)
        report(f"{name}: micro F1 {found[name].scores().micro_f1:.3f}")
    return found


def measured_together(parts: Iterable[Measured]) -> Measured:
    """Several texts measured as one."""
    items = list(parts)
    *columns, _ = Measured.__dataclass_fields__
    joined = (np.concatenate([getattr(item, name) for item in items]) for name in columns)
    labels, casings, wanted, wanted_casings, known = joined
    label_set = items[0].label_set
    return Measured(labels, casings, wanted, wanted_casings, known, label_set)


def figures_of(measured: Measured, marks: Sequence[Label] | None = None) -> Figures:
    """All figures of one measurement, averaged over `marks`, for a description or a table.

    Averages are over the labels of the papers. F1 is also that of each further label of the set.
    """
    scores = measured.by_paper_labels().scores(marks)
    further = [label for label in measured.label_set.marks if label not in PAPER_LABELS]
    labels = scores.labels | (measured.scores(further).labels if further else {})
    return Figures(
        words=len(measured.wanted),
        micro_precision=round(scores.micro_precision, 4),
        micro_recall=round(scores.micro_recall, 4),
        micro_f1=round(scores.micro_f1, 4),
        macro_f1=round(scores.macro_f1, 4),
        weighted_f1=round(scores.weighted_f1, 4),
        slot_error_rate=round(scores.slot_error_rate, 4),
        f1={label.name: round(score.f1, 4) for label, score in labels.items()},
        casing_f1=round(measured.casing_f1(), 4) if measured.has_casing() else None,
        calibration_error=round(measured.calibration_error(), 4),
        errors_caught={
            f"{share:.0%}": round(measured.errors_caught(share), 4) for share in REVIEW_SHARES
        },
    )
