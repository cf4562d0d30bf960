# SPDX-License-Identifier: Apache-2.0
"""The figures of a bundle on finished text, before and after it was changed."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from interpunct.bundles.description import HeldOutFigures
from interpunct.labels import PAPER_LABELS, Label, MarksMode
from interpunct.runtime.predictor import Predictor
from interpunct.scoring import as_given
from interpunct_lab.adapting.finished import Finished
from interpunct_lab.evaluation.measured import Measured, predicted
from interpunct_lab.text.labelled import CASING_UNKNOWN


def measure_finished(
    predictor: Predictor, texts: Sequence[Finished], marks: Sequence[Label] = PAPER_LABELS.marks
) -> Measured:
    """What the bundle says of `texts`, all marks and the casing hidden from it.

    What is right is told in the `marks` that it can give: without questions they are periods.
    """
    transcripts = [text.transcript for text in texts]
    labels, casings, _ = predicted(predictor, transcripts, MarksMode.REPLACE)
    wanted, wanted_casings, scored = (
        np.concatenate([getattr(text, name) for text in texts])
        for name in ("labels", "casings", "scored")
    )
    return Measured(labels, casings, as_given(wanted, marks), wanted_casings, scored)


def held_out_figures(measured: Measured) -> HeldOutFigures:
    """The figures of what was measured, rounded to four places."""
    scores = measured.scores()
    knows_casing = measured.has_casing() and (measured.wanted_casings != CASING_UNKNOWN).any()
    return HeldOutFigures(
        int(measured.scored.sum()),
        round(scores.micro_f1, 4),
        round(scores.slot_error_rate, 4),
        {label.name: round(scores.labels[label].f1, 4) for label in PAPER_LABELS.marks},
        round(measured.casing_f1(), 4) if knows_casing else None,
        round(measured.calibration_error(), 4),
    )
