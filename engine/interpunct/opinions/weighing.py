# SPDX-License-Identifier: Apache-2.0
"""Label probabilities after a second opinion.

A language model answers with marks, without probabilities. Its mark multiplies the odds of that
label by a bounded factor. This is Bayes' rule for a witness who is right with the same probability
for every label, tempered because its errors are partly ours (docs/decisions/029-second-opinions.md
has the measurements).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from interpunct.arrays import FloatArray
from interpunct.labels import Label, LabelSet


def weighed(
    labels: FloatArray, said: Sequence[Label], label_set: LabelSet, factor: float
) -> FloatArray:
    """Probabilities (n, labels) after the opinion `said`, one label for each row.

    A label that is only offered counts as the label shown for it. A label without any probability
    stays without.
    """
    shown = label_set.shown_columns(np.arange(len(label_set)))
    columns = shown[[label_set.column(label) for label in said]]
    raised = labels * np.where(shown[None] == columns[:, None], np.float32(factor), np.float32(1))
    result: FloatArray = raised / raised.sum(axis=1, keepdims=True)
    return result
