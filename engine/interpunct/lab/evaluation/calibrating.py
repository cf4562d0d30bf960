# SPDX-License-Identifier: Apache-2.0
"""Fits the calibration of a bundle on held-out text; see `interpunct.punctuate.calibration`."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from interpunct.models.description import Fit

_STRENGTH = 2.0  # of the pull towards no change, in slots: a short text must not bend the fit


def fit_calibration(scores: NDArray[np.float32], wanted: NDArray[np.integer[Any]]) -> Fit:
    """The temperature and the label biases that make `scores` (n, 4) most likely for `wanted`.

    A label that the text never has keeps bias 0.
    """
    raw = torch.from_numpy(scores.astype(np.float64))
    target = torch.from_numpy(wanted.astype(np.int64))
    seen = torch.from_numpy(np.bincount(wanted, minlength=scores.shape[1]) > 0).double()
    log_temperature = torch.zeros((), dtype=torch.float64, requires_grad=True)
    bias = torch.zeros(scores.shape[1], dtype=torch.float64, requires_grad=True)
    optimizer = torch.optim.LBFGS([log_temperature, bias], max_iter=100)

    def loss() -> torch.Tensor:
        optimizer.zero_grad()
        scaled = raw / log_temperature.exp() + bias * seen
        pull = _STRENGTH * (log_temperature**2 + (bias**2).sum()) / len(raw)
        value = torch.nn.functional.cross_entropy(scaled, target) + pull
        value.backward()  # type: ignore[no-untyped-call]
        return value

    optimizer.step(loss)  # type: ignore[no-untyped-call]
    biases = (bias * seen).detach().numpy()
    return Fit(
        temperature=round(float(log_temperature.detach().exp()), 4),
        bias=tuple(round(float(value), 4) for value in biases - biases[0]),
    )
