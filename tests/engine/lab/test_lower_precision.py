# SPDX-License-Identifier: Apache-2.0
"""Lower precision is taken where the processor trains in it as in full precision."""

from __future__ import annotations

import pytest
import torch
from torch import Tensor, nn

from interpunct.errors import LabError
from interpunct_lab.training.accelerating import open_accelerator, refuse_precision


@pytest.mark.parametrize("width", [64, 1024])
def test_an_lstm_that_is_not_refused_has_the_gradients_of_full_precision(width: int) -> None:
    accelerator = open_accelerator("cpu", "bf16")
    lstm = nn.LSTM(16, width)
    try:
        refuse_precision(lstm, accelerator)
    except LabError as refused:
        pytest.skip(str(refused))
    text = torch.rand(5, 2, 16)
    with accelerator.autocast():
        lower = gradients(lstm, text)
    exact = gradients(lstm, text)
    assert (lower - exact).norm() < 0.05 * exact.norm()


def gradients(lstm: nn.LSTM, text: Tensor) -> Tensor:
    """Those of all weights, in one row."""
    states, _ = lstm(text)
    found = torch.autograd.grad(states.float().square().sum(), list(lstm.parameters()))
    return torch.cat([one.flatten() for one in found])
