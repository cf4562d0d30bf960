# SPDX-License-Identifier: Apache-2.0
"""Optimisers by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from torch.optim import Optimizer

OptimizerName = Literal["adamw", "adam", "radam"]


def make_optimizer(
    name: OptimizerName, groups: list[dict[str, Any]], weight_decay: float
) -> Optimizer:
    """The optimiser `name` of groups of parameters, each with its rate.

    Weights decay apart from the gradients (Loshchilov and Hutter 2019), with "radam" (Liu et al.
    2020) too; with "adam" (Kingma and Ba 2015) the decay is a part of the gradient.
    """
    from torch.optim import Adam, AdamW, RAdam

    if name == "adam":
        return Adam(groups, weight_decay=weight_decay, fused=True)
    if name == "radam":
        return RAdam(groups, weight_decay=weight_decay, decoupled_weight_decay=True)
    return AdamW(groups, weight_decay=weight_decay, fused=True)
