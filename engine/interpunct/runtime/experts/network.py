# SPDX-License-Identifier: Apache-2.0
"""The recurrent part of an expert in NumPy: two-way LSTM layers over parallel windows.

Both directions of a layer are computed together: step t of one with step T - 1 - t of the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from interpunct.arrays import FloatArray

_GATES = 4  # input, forget, cell, output: torch's order
_STEPS_AT_ONCE = 48  # enough for an efficient product; all steps at once would double the memory


@dataclass(frozen=True, slots=True)
class TwoWayLayer:
    """One two-way layer.

    `inputs` (features, 2 × 4 × units), `bias` (2 × 4 × units), `recurrent` (2, units, 4 × units).
    Weights of sigmoid gates are halved: σ(x) = (1 + tanh(x / 2)) / 2.
    """

    inputs: FloatArray
    bias: FloatArray
    recurrent: FloatArray

    @classmethod
    def of(cls, weights: Mapping[str, FloatArray], layer: int) -> TwoWayLayer:
        """The layer `layer` from weights with torch's names."""
        forward, backward = (f"l{layer}", f"l{layer}_reverse")
        recurrent = [weights[f"rnn.weight_hh_{name}"] for name in (forward, backward)]
        units = recurrent[0].shape[1]
        half = np.full(_GATES * units, 0.5, np.float32)
        half[2 * units : 3 * units] = 1.0
        inputs = [weights[f"rnn.weight_ih_{name}"] * half[:, None] for name in (forward, backward)]
        bias = [weights[f"rnn.bias_{name}"] * half for name in (forward, backward)]
        return cls(
            np.ascontiguousarray(np.concatenate(inputs).T),
            np.concatenate(bias),
            np.ascontiguousarray(np.stack([(w * half[:, None]).T for w in recurrent])),
        )

    def run(self, sequence: FloatArray) -> FloatArray:
        """States (T, B, 2 × units) of inputs (T, B, features); both directions start at zero."""
        steps, windows, _ = sequence.shape
        units = self.recurrent.shape[1]
        states = np.empty((steps, windows, 2, units), np.float32)
        hidden = np.zeros((2, windows, units), np.float32)
        cell = np.zeros((2, windows, units), np.float32)
        for step, (forward, backward) in enumerate(self._given(sequence)):
            total = hidden @ self.recurrent
            total[0] += forward
            total[1] += backward
            hidden = _step(total, cell, units)
            states[step, :, 0], states[steps - 1 - step, :, 1] = hidden
        return states.reshape(steps, windows, 2 * units)

    def _given(self, sequence: FloatArray) -> Iterator[tuple[FloatArray, FloatArray]]:
        """Gate inputs (B, 4 × units) of both directions from the layer's inputs, step by step."""
        width = self.inputs.shape[1] // 2
        forward, backward = slice(width), slice(width, None)
        for begin in range(0, len(sequence), _STEPS_AT_ONCE):
            span = slice(begin, begin + _STEPS_AT_ONCE)
            yield from zip(
                self._product(sequence[span], forward),
                self._product(sequence[::-1][span], backward),
                strict=True,
            )

    def _product(self, sequence: FloatArray, gates: slice) -> FloatArray:
        """The `gates` of inputs (T, B, features), as one matrix product."""
        steps, windows, features = sequence.shape
        given: FloatArray = sequence.reshape(-1, features) @ self.inputs[:, gates]
        given += self.bias[gates]
        return given.reshape(steps, windows, -1)


def _step(total: FloatArray, cell: FloatArray, units: int) -> FloatArray:
    """The next hidden state; `cell` (2, B, units) is updated in place."""
    np.tanh(total, out=total)
    total[..., : 2 * units] += 1.0
    total[..., : 2 * units] *= 0.5
    entry, kept = total[..., :units], total[..., units : 2 * units]
    cell *= kept
    cell += entry * total[..., 2 * units : 3 * units]
    opened = total[..., 3 * units :] + 1.0
    opened *= 0.5
    opened *= np.tanh(cell)
    return opened


def gelu(values: FloatArray) -> FloatArray:
    """The tanh form of GELU."""
    inner = values * values
    inner *= 0.044715
    inner += 1.0
    inner *= values
    inner *= 0.7978845608028654
    np.tanh(inner, out=inner)
    inner += 1.0
    inner *= values
    inner *= 0.5
    return inner


def layer_norm(values: FloatArray, weight: FloatArray, bias: FloatArray) -> FloatArray:
    """Rows of `values` with mean 0 and variance 1, scaled and shifted."""
    centred = values - values.mean(axis=-1, keepdims=True)
    variance = np.square(centred).mean(axis=-1, keepdims=True)
    result: FloatArray = centred / np.sqrt(variance + 1e-5) * weight + bias
    return result
