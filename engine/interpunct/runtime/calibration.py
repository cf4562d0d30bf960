# SPDX-License-Identifier: Apache-2.0
"""Calibration: from class scores to reliable probabilities.

Scores are divided by a temperature and shifted by a bias per label. Both are fitted by language on
held-out text (Guo et al. 2017, "vector scaling" with one temperature). A language without its own
fit uses the fit of all languages together, stored under the empty code.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from interpunct.arrays import FloatArray, softmax
from interpunct.bundles.description import Fit

ALL_LANGUAGES = ""


class Calibration:
    """The fits of a bundle, by language."""

    def __init__(self, fits: Mapping[str, Fit]) -> None:
        self._fits = {
            code: (fit.temperature, np.asarray(fit.bias, np.float32)) for code, fit in fits.items()
        }

    def probabilities(self, scores: FloatArray, languages: Sequence[str]) -> FloatArray:
        """Label probabilities (n, labels) of scores (n, labels), by the language of each row."""
        scaled = scores.copy()
        codes = np.array(languages)
        for code in set(languages):
            fit = self._fits.get(code) or self._fits.get(ALL_LANGUAGES)
            if fit is not None:
                rows = codes == code
                scaled[rows] = scores[rows] / fit[0] + fit[1]
        return softmax(scaled)
