# SPDX-License-Identifier: Apache-2.0
"""The figures of a bundle on finished text, before and after it was changed."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from interpunct.lab.evaluation.measured import Measured, joined
from interpunct.lab.text.labelled import CASING_UNKNOWN
from interpunct.transcript.labels import Casing, Label, MarksMode

if TYPE_CHECKING:
    from collections.abc import Sequence

    from interpunct.lab.adapting.finished import Finished
    from interpunct.punctuate.labelling import LabellingPunctuator
    from interpunct.punctuate.punctuator import Punctuator


@dataclass(frozen=True, slots=True)
class Figures:
    """What is told of a bundle on held-out slots; `f1` is by label, `casing_f1` may be unknown."""

    slots: int
    micro_f1: float
    slot_error_rate: float
    f1: dict[str, float]
    casing_f1: float | None
    calibration_error: float

    def as_dict(self) -> dict[str, Any]:
        """Plain values for `bundle.json`."""
        return asdict(self)


def measure_finished(
    punctuator: Punctuator | LabellingPunctuator, texts: Sequence[Finished]
) -> Measured:
    """What the bundle says of `texts`, all marks and the casing hidden from it."""
    labels = [np.empty((len(text), len(Label)), np.float32) for text in texts]
    casings = [np.empty((len(text), len(Casing)), np.float32) for text in texts]
    transcripts = [text.transcript for text in texts]
    for index, part in punctuator.predict_many(transcripts, marks=MarksMode.REPLACE):
        where = slice(part.first, part.first + len(part))
        labels[index][where], casings[index][where] = part.labels, part.casings
    return joined(
        Measured(shown, raised, text.labels, text.casings, text.scored)
        for text, shown, raised in zip(texts, labels, casings, strict=True)
    )


def figures(measured: Measured) -> Figures:
    """The figures of what was measured, rounded to four places."""
    scores = measured.scores()
    knows_casing = measured.has_casing() and (measured.wanted_casings != CASING_UNKNOWN).any()
    return Figures(
        int(measured.scored.sum()),
        round(scores.micro_f1, 4),
        round(scores.slot_error_rate, 4),
        {label.name: round(scores.labels[label].f1, 4) for label in list(Label)[1:]},
        round(measured.casing_f1(), 4) if knows_casing else None,
        round(measured.calibration_error(), 4),
    )
