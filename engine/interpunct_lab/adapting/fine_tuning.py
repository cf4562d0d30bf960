# SPDX-License-Identifier: Apache-2.0
"""Fine-tuning on little text: the weights are pulled back to where they began.

Li et al. 2018 (L2-SP) decay weights towards those of the pre-trained model and not towards zero;
here the decay is decoupled from the gradient, as in AdamW, so that one strength fits all layers.
With Adam no weight can drift farther than about one over the pull.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

_CLIP = 1.0


@dataclass(frozen=True, slots=True)
class Pace:
    """How long, how fast and how freely.

    `rate` is that of the heads, `body_rate` that of everything below; `pull` is how strongly
    weights are held.
    """

    steps: int
    rate: float
    pull: float
    body_rate: float = 0.0
    seed: int = 1


def learn(
    heads: Sequence[Tensor],
    body: Sequence[Tensor],
    loss: Callable[[np.random.Generator], Tensor],
    pace: Pace,
) -> list[float]:
    """Go down `loss` at `pace`, the rates falling to zero; gives the loss of every step.

    `loss` draws its own batch with the generator it is given.
    """
    random = np.random.default_rng(pace.seed)
    groups = [(list(heads), pace.rate), *([(list(body), pace.body_rate)] if body else [])]
    starts = [[value.detach().clone() for value in values] for values, _ in groups]
    optimizer = torch.optim.AdamW(
        [{"params": values, "lr": rate} for values, rate in groups], weight_decay=0.0
    )
    losses = []
    for step in range(pace.steps):
        left = 1 - step / pace.steps
        value = loss(random)
        value.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_([*heads, *body], _CLIP)
        for group, (_, rate) in zip(optimizer.param_groups, groups, strict=True):
            group["lr"] = rate * left
        optimizer.step()
        optimizer.zero_grad(set_to_none=True)
        for (values, rate), start in zip(groups, starts, strict=True):
            share = min(1.0, rate * left * pace.pull)
            torch._foreach_lerp_([weight.data for weight in values], start, share)
        losses.append(float(value.detach()))
    return losses
