# SPDX-License-Identifier: Apache-2.0
"""Fit of a calibration to a short text, in NumPy; see `interpunct.runtime.calibration`.

The loss is convex in the inverse of the temperature and in the biases (a multinomial logistic
regression), so Newton's method finds its only minimum. The laboratory fits long texts, and
mixtures, in `interpunct_lab.evaluation.calibrating`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import FloatArray
from interpunct.bundles.description import Fit

_STEPS = 50
_STRENGTH = 4.0  # of the pull towards no change, in slots: a short text must not bend the fit
_LEAST_SLOPE, _GREATEST_SLOPE = 0.05, 20.0  # of the inverse temperature
_CLOSE = 1e-7


def fit_scores(scores: FloatArray, wanted: NDArray[np.integer[Any]]) -> Fit:
    """The temperature and the label biases with the largest likelihood of `wanted` (n,).

    `scores` are (n, labels). NONE has bias 0, and so has a label that the text never has.
    """
    problem = _Problem(scores.astype(np.float64), wanted)
    values = problem.start
    loss, gradient, curve = problem.derivatives(values)
    for _ in range(_STEPS):
        direction, step, tried = problem.direction(values, gradient, curve), 1.0, values
        while step > _CLOSE:
            tried = problem.bounded(values - step * direction)
            if problem.derivatives(tried)[0] < loss:
                break
            step /= 2
        before, values = loss, tried
        loss, gradient, curve = problem.derivatives(values)
        if before - loss < _CLOSE:
            break
    biases = (round(float(each), 4) for each in problem.biases(values))
    return Fit(round(1 / float(values[0]), 4), tuple(biases))


class _Problem:
    """Loss and derivatives of slope and free biases, the values to be found, for one text."""

    def __init__(self, scores: NDArray[np.float64], wanted: NDArray[np.integer[Any]]) -> None:
        self._scores, self._rows, self._wanted = scores, np.arange(len(scores)), wanted
        self._free = np.bincount(wanted, minlength=scores.shape[1]) > 0
        self._free[0] = False
        self.start = np.eye(1, 1 + int(self._free.sum()))[0]
        columns = np.eye(scores.shape[1])[:, self._free]
        every = np.broadcast_to(columns, (*scores.shape, columns.shape[1]))
        # the derivatives of each class's score by the values, (n, classes, values)
        self._features = np.concatenate((scores[:, :, None], every), axis=2)

    def biases(self, values: NDArray[np.float64]) -> NDArray[np.float64]:
        """The bias of every class."""
        result = np.zeros(self._scores.shape[1])
        result[self._free] = values[1:]
        return result

    @staticmethod
    def bounded(values: NDArray[np.float64]) -> NDArray[np.float64]:
        """The values with a slope that a bundle may have."""
        slope = np.clip(values[:1], _LEAST_SLOPE, _GREATEST_SLOPE)
        return np.concatenate((slope, values[1:]))

    def direction(
        self,
        values: NDArray[np.float64],
        gradient: NDArray[np.float64],
        curve: NDArray[np.float64],
    ) -> NDArray[np.float64]:
        """Newton's step; a slope that would leave its bounds stays, and the biases follow it."""
        whole = np.asarray(np.linalg.solve(curve, gradient), np.float64)
        if self.bounded(values - whole)[0] != values[0]:
            return whole
        biases = np.linalg.solve(curve[1:, 1:], gradient[1:])
        return np.concatenate((np.zeros(1), biases))

    def derivatives(
        self, values: NDArray[np.float64]
    ) -> tuple[float, NDArray[np.float64], NDArray[np.float64]]:
        """The loss, its gradient and its second derivatives at `values`."""
        count = len(self._rows)
        shares = _shares(values[0] * self._scores + self.biases(values))
        right = np.maximum(shares[self._rows, self._wanted], _LEAST)
        means = np.einsum("nc,ncv->nv", shares, self._features)
        found = self._features[self._rows, self._wanted]
        curve = np.einsum("nc,ncv,ncw->vw", shares, self._features, self._features)
        pulled, pull = values - self.start, 2 * _STRENGTH / count
        return (
            float(-np.log(right).mean() + pull / 2 * (pulled**2).sum()),
            (means - found).mean(axis=0) + pull * pulled,
            (curve - means.T @ means) / count + pull * np.eye(len(values)),
        )


_LEAST = 1e-300


def _shares(scores: NDArray[np.float64]) -> NDArray[np.float64]:
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    result: NDArray[np.float64] = powers / powers.sum(axis=1, keepdims=True)
    return result
