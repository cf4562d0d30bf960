# SPDX-License-Identifier: Apache-2.0
"""Measures a bundle on held-out text, through the same code that punctuates captions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from interpunct.errors import LabError
from interpunct.lab import metrics
from interpunct.lab.corpora import CASING_UNKNOWN, LabelledText
from interpunct.punctuate.proposals import shown_labels
from interpunct.transcript.labels import Casing, Label, MarksMode
from interpunct.transcript.lettercase import model_form
from interpunct.transcript.transcript import Slot, Timing, Transcript, Word

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from numpy.typing import NDArray

    from interpunct.punctuate.punctuator import Punctuator

_IWSLT_LABELS = {
    "O": Label.NONE,
    "COMMA": Label.COMMA,
    "PERIOD": Label.PERIOD,
    "QUESTION": Label.QUESTION,
}
_MARKS = {Label.NONE: "", Label.COMMA: ",", Label.PERIOD: ".", Label.QUESTION: "?"}


@dataclass(frozen=True, slots=True)
class Measured:
    """A bundle's probabilities for the slots of one text, beside what is right.

    `labels` (n, 4) and `casings` (n, 3) are probabilities; `wanted` and `wanted_casings` what the
    text has; `scored` is false where the mark was given to the model.
    """

    labels: NDArray[np.float32]
    casings: NDArray[np.float32]
    wanted: NDArray[np.uint8]
    wanted_casings: NDArray[np.uint8]
    scored: NDArray[np.bool_]

    @property
    def shown(self) -> NDArray[np.int_]:
        """The label shown for every slot."""
        return shown_labels(self.labels)

    def scores(self) -> metrics.Scores:
        """Precision, recall, F1 and slot error rate over the scored slots."""
        return metrics.scores(self.wanted[self.scored], self.shown[self.scored])

    def casing_f1(self) -> float:
        """F1 of the words that need a capital; words in mixed case or without case are no part.

        As in captions, a sentence that ends gives the next word its capital.
        """
        starts = np.roll(self.shown >= Label.PERIOD, 1)
        shown = np.maximum(self.casings.argmax(axis=1), starts * Casing.CAPITALISED)
        known = self.wanted_casings != CASING_UNKNOWN
        return metrics.casing_f1(self.wanted_casings[known], shown[known])

    def has_casing(self) -> bool:
        """Whether any word needs a capital."""
        raised = (Casing.CAPITALISED, Casing.UPPER)
        return bool(np.isin(self.wanted_casings, raised).any())

    def calibration_error(self) -> float:
        """The region-balanced calibration error of the shown labels."""
        return metrics.region_balanced_calibration_error(*self._confidences())

    def errors_caught(self, share: float) -> float:
        """The share of errors among the least certain `share` of the slots."""
        return metrics.errors_caught(*self._confidences(), share)

    def _confidences(self) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        rows = np.arange(len(self.shown))
        confidences = self.labels[rows, self.shown]
        return confidences[self.scored], (self.shown == self.wanted)[self.scored]


def measure(
    punctuator: Punctuator, text: LabelledText, *, given: NDArray[np.bool_] | None = None
) -> Measured:
    """Predict the whole of `text`, lower-cased and without marks but for those `given`."""
    none_given = given is None
    given = np.zeros(len(text), dtype=np.bool_) if given is None else given & (text.labels > 0)
    transcript = transcript_of(text, given)
    mode = MarksMode.REPLACE if none_given else MarksMode.COMPLETE
    labels = np.empty((len(text), len(Label)), np.float32)
    casings = np.empty((len(text), len(Casing)), np.float32)
    for part in punctuator.predict(transcript, marks=mode):
        labels[part.first : part.first + len(part)] = part.labels
        casings[part.first : part.first + len(part)] = part.casings
    return Measured(labels, casings, text.labels, text.casings, ~given)


def transcript_of(text: LabelledText, given: NDArray[np.bool_]) -> Transcript:
    """A transcript of the words of `text`, with the marks of the `given` slots in it."""
    words = tuple(
        Word(text.types[form], 0, 0, 0, text.language, 0, 0, 0, Timing.ESTIMATED)
        for form in text.words
    )
    labels = np.where(given, text.labels, 0)
    slots = tuple(Slot(0, 0, _MARKS[Label(label)], Label(label)) for label in labels.tolist())
    return Transcript(words, slots)


def halves(text: LabelledText, words: int) -> tuple[LabelledText, LabelledText]:
    """Two disjoint samples of up to `words` words each: one to fit on, one to measure on.

    They alternate in stretches of `_STRETCH` words, spread evenly over the text, so that both
    hold all of its sources.
    """
    stretches = len(text) // _STRETCH
    wanted = min(stretches, 2 * -(-words // _STRETCH))
    chosen = np.linspace(0, stretches, wanted, endpoint=False).astype(int)
    return _stretches(text, chosen[::2]), _stretches(text, chosen[1::2])


_STRETCH = 400


def _stretches(text: LabelledText, chosen: NDArray[np.int_]) -> LabelledText:
    rows = (chosen[:, None] * _STRETCH + np.arange(_STRETCH)).ravel()
    return LabelledText(
        text.language, text.types, text.words[rows], text.labels[rows], text.casings[rows]
    )


def read_tagged(path: Path, language: str) -> LabelledText:
    """Read a benchmark in the form `word<TAB>O|COMMA|PERIOD|QUESTION`, a word a line.

    Raises LabError with the line that is not of that form.
    """
    types: dict[str, int] = {}
    words, labels = [], []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        word, _, label = line.partition("\t")
        if label not in _IWSLT_LABELS:
            raise LabError("this is no tagged word.", file=path, where=f"line {number}")
        words.append(types.setdefault(model_form(word, language), len(types)))
        labels.append(_IWSLT_LABELS[label])
    casings = np.full(len(words), CASING_UNKNOWN, np.uint8)
    return LabelledText(
        language, list(types), np.array(words, np.int32), np.array(labels, np.uint8), casings
    )


def joined(parts: Iterable[Measured]) -> Measured:
    """Several texts measured as one."""
    items = list(parts)
    return Measured(
        *(
            np.concatenate([getattr(item, name) for item in items])
            for name in ("labels", "casings", "wanted", "wanted_casings", "scored")
        )
    )
