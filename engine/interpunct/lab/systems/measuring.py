# SPDX-License-Identifier: Apache-2.0
"""The dev text, read by all processes of a training together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np

from interpunct.arrays import FloatArray, IntArray
from interpunct.lab.text.labelled import LabelledText
from interpunct.lab.text.stretches import labelled_stretch
from interpunct.models.systems.labeller import Labeller

if TYPE_CHECKING:
    from accelerate import Accelerator

PIECE = 2_000  # words; what is held out is made of stretches of 400, so that none is cut


def shared_scores(
    labeller: Labeller, texts: Mapping[str, LabelledText], accelerator: Accelerator
) -> tuple[dict[str, FloatArray], dict[str, IntArray]]:
    """Label scores (words, 4) of each text, and the labels (words,) that are right.

    Texts are cut into pieces, of which each process reads its share; all of them get the same.
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
        scores = labeller.scores(stretch.words[rows], stretch.languages[rows])
        read.append(((code, start), scores))
    by_piece = dict(gather_object(read))
    found = {
        code: np.concatenate([by_piece[piece] for piece in pieces if piece[0] == code])
        for code in stretches
    }
    return found, {code: stretch.labels for code, stretch in stretches.items()}
