# SPDX-License-Identifier: Apache-2.0
"""What a system makes of the dev text, which all processes of a training read together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from interpunct import scoring
from interpunct.arrays import FloatArray, IntArray
from interpunct.bundles.description import marks_given
from interpunct.labels import PAPER_LABELS, Label, LabelSet
from interpunct.runtime.labeller import TrainedSystem
from interpunct.scoring import as_given
from interpunct_lab.evaluation.calibrating import calibrated_loss
from interpunct_lab.sampling.stretches import labelled_stretch
from interpunct_lab.text.labelled import LabelledText

if TYPE_CHECKING:
    from accelerate import Accelerator

PIECE = 2_000  # words; what is held out is made of stretches of 400, so that none is cut


def measured(
    system: TrainedSystem, dev: Mapping[str, LabelledText], accelerator: Accelerator
) -> dict[str, float] | None:
    """What a check tells of the dev text; None where the scores are no numbers any more."""
    found, wanted = shared_scores(system, dev, accelerator)
    scores = np.concatenate(list(found.values()))
    if not np.isfinite(scores).all():
        return None
    figures = label_scores(found, wanted, marks_of(system))
    return {
        "micro_f1": figures.micro_f1,
        "macro_f1": figures.macro_f1,
        "slot_error_rate": figures.slot_error_rate,
        "log_loss": calibrated_loss(scores, np.concatenate(list(wanted.values()))),
    }


def shared_scores(
    system: TrainedSystem, texts: Mapping[str, LabelledText], accelerator: Accelerator
) -> tuple[dict[str, FloatArray], dict[str, IntArray]]:
    """What `raw_scores` gives, alike in all processes.

    Texts are cut into pieces, of which each process reads its share.
    """
    from accelerate.utils import gather_object

    stretches = {code: labelled_stretch(text) for code, text in texts.items()}
    pieces = [
        (code, start)
        for code, stretch in stretches.items()
        for start in range(0, len(stretch.words), PIECE)
    ]
    own = pieces[accelerator.process_index :: accelerator.num_processes]
    read = []
    for code, start in own:
        stretch, rows = stretches[code], slice(start, start + PIECE)
        scores = system.scores(stretch.words[rows], stretch.languages[rows])
        read.append(((code, start), scores))
    by_piece = dict(gather_object(read))
    found = {
        code: np.concatenate([by_piece[piece] for piece in pieces if piece[0] == code])
        for code in stretches
    }
    marks = marks_of(system)
    return found, {code: as_given(item.labels, marks) for code, item in stretches.items()}


def marks_of(system: TrainedSystem) -> tuple[Label, ...]:
    """The marks that a system gives."""
    return marks_given(getattr(system.config, "labels", None), system.labels())


def raw_scores(
    system: TrainedSystem, texts: Mapping[str, LabelledText]
) -> tuple[dict[str, FloatArray], dict[str, IntArray]]:
    """Label scores (words, 4) of each text, and the labels (words,) that are right.

    A question is a period where the system does not tell them apart.
    """
    stretches = {code: labelled_stretch(text) for code, text in texts.items()}
    found = {code: system.scores(item.words, item.languages) for code, item in stretches.items()}
    marks = marks_of(system)
    return found, {code: as_given(item.labels, marks) for code, item in stretches.items()}


def label_scores(
    found: Mapping[str, FloatArray],
    wanted: Mapping[str, IntArray],
    marks: Sequence[Label],
    label_set: LabelSet = PAPER_LABELS,
) -> scoring.Scores:
    """The figures of the likeliest labels over all texts together."""
    shown = [scores.argmax(axis=1) for scores in found.values()]
    right = np.concatenate(list(wanted.values()))
    return scoring.scores(right, np.concatenate(shown), marks, label_set)
