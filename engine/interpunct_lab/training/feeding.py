# SPDX-License-Identifier: Apache-2.0
"""Batches of the steps, drawn in place or ahead by other processes.

A step is drawn by its number alone, so it is the same whoever draws it.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Generator
from typing import Any

import torch
from torch.utils.data import DataLoader, Dataset

from interpunct_lab.training.objective import Objective, Prepared

_FORK = "fork"  # what another start method would copy is all of the text


class _Steps(Dataset[Prepared]):
    """The steps of a training by their numbers, as one of its processes sees them."""

    def __init__(self, objective: Objective, process: int) -> None:
        self._objective = objective
        self._process = process

    def __getitem__(self, step: int) -> Prepared:
        return self._objective.draw(step, self._process)


def drawn_steps(
    objective: Objective, process: int, first: int, last: int, workers: int
) -> Generator[Prepared]:
    """The steps from `first` to before `last`; so many `workers` prepare them ahead.

    Where processes cannot be forked they are prepared in place.
    """
    steps = _Steps(objective, process)
    if not workers or _FORK not in multiprocessing.get_all_start_methods():
        yield from map(steps.__getitem__, range(first, last))
        return
    os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")  # its threads do not survive a fork
    loader = DataLoader(
        steps,
        batch_size=None,
        sampler=range(first, last),
        num_workers=workers,
        collate_fn=_as_it_is,
        multiprocessing_context=_FORK,
        generator=torch.Generator(),  # the default one belongs to the steps
    )
    yield from loader


def _as_it_is(drawn: Any) -> Any:
    return drawn
