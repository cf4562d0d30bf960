# SPDX-License-Identifier: Apache-2.0
"""Fits the calibration of a bundle on held-out text; see `interpunct.runtime.calibration`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from interpunct.bundles.description import Fit, Fits
from interpunct.runtime.calibration import ALL_LANGUAGES, Calibration

_TEMPERATURES = (1e-3, 1e3)
"""Least and greatest temperature that a bundle may have; scores without information reach the
limit.
"""
_STRENGTH = 2.0  # of the pull towards no change, in slots: a short text must not bend the fit


def fit_calibration(scores: NDArray[np.float32], wanted: NDArray[np.integer[Any]]) -> Fit:
    """The temperature and the label biases with the largest likelihood for `scores` (n, 4).

    NONE has bias 0, and so has a label that the text never has: nothing is known of it.
    """
    temperature, bias, _ = fit_shares([scores], wanted)
    return Fit(temperature, tuple(bias))


def fit_each(
    scores: Mapping[str, NDArray[np.float32]], wanted: Mapping[str, NDArray[np.integer[Any]]]
) -> Fits:
    """The fit of all languages together and of each; see `fit_calibration`."""
    together = (np.concatenate(list(parts.values())) for parts in (scores, wanted))
    each = {code: fit_calibration(scores[code], wanted[code]) for code in scores}
    return {ALL_LANGUAGES: fit_calibration(*together), **each}


def calibrated_loss(scores: NDArray[np.float32], wanted: NDArray[np.integer[Any]]) -> float:
    """The cross-entropy of `scores` (n, 4), in nats a slot, after a fit to `wanted`.

    Held-out text may have more commas, or fewer, than the training text. The calibration corrects
    that, so it is no reason to rank one training above another.
    """
    calibration = Calibration({ALL_LANGUAGES: fit_calibration(scores, wanted)})
    probabilities = calibration.probabilities(scores, [ALL_LANGUAGES] * len(wanted))
    right = probabilities[np.arange(len(wanted)), wanted]
    return float(-np.log(np.maximum(right, np.float32(1e-9))).mean())


def fit_mixture(
    encoder: NDArray[np.float32], expert: NDArray[np.float32], wanted: NDArray[np.integer[Any]]
) -> tuple[float, list[float], float]:
    """Temperature, biases and the expert's share with the largest likelihood of both together.

    `encoder` and `expert` (n, classes) are log probabilities; their weighted sum is calibrated.
    """
    temperature, biases, shares = fit_shares([encoder, expert], wanted)
    return temperature, biases, shares[1]


def fit_shares(
    scores: Sequence[NDArray[np.float32]], wanted: NDArray[np.integer[Any]]
) -> tuple[float, list[float], list[float]]:
    """Temperature, biases and shares of several models with the largest likelihood of all.

    `scores` (models, n, classes) are log probabilities; their weighted sum is calibrated. The
    shares sum to one.
    """
    parts = torch.from_numpy(np.stack(scores).astype(np.float64))
    target = torch.from_numpy(wanted.astype(np.int64))
    classes = parts.shape[2]
    free = torch.from_numpy(np.bincount(wanted, minlength=classes) > 0).double()
    free[0] = 0  # the biases of the others are relative to it
    log_temperature, raw, bias = (
        torch.zeros(size, dtype=torch.float64, requires_grad=True)
        for size in ((), (len(parts) - 1,), (classes,))
    )
    optimizer = torch.optim.LBFGS([log_temperature, raw, bias], max_iter=100)

    def shares() -> torch.Tensor:
        return torch.cat((torch.zeros(1, dtype=torch.float64), raw)).softmax(0)

    def loss() -> torch.Tensor:
        optimizer.zero_grad()
        mixed = torch.einsum("m,mnc->nc", shares(), parts)
        scaled = mixed / log_temperature.exp() + bias * free
        size = log_temperature**2 + (raw**2).sum() + (bias**2).sum()
        pull = _STRENGTH * size / len(target)
        value = torch.nn.functional.cross_entropy(scaled, target) + pull
        value.backward()  # type: ignore[no-untyped-call]
        return value

    optimizer.step(loss)  # type: ignore[no-untyped-call]
    biases = (bias * free).detach().numpy()
    temperature = float(log_temperature.detach().exp().clamp(*_TEMPERATURES))
    return (
        round(temperature, 4),
        [round(float(value), 4) for value in biases],
        [round(float(share), 4) for share in shares().detach()],
    )
