# SPDX-License-Identifier: Apache-2.0
"""What each step learns from: stretches drawn and encoded, in place or ahead by other processes.

A step is drawn by its number alone, so it is the same whoever draws it.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Generator, Sequence
from typing import Any, NamedTuple

import numpy as np
import torch
from torch.utils.data import DataLoader, Dataset

from interpunct.runtime.labeller import NOT_SCORED, LabelledStretch
from interpunct_lab.architectures.base import Batch, System
from interpunct_lab.systems.plan import SystemPlan
from interpunct_lab.text.stretches import StretchSampler

_FORK = "fork"  # what another start method would copy is all of the text


class Prepared(NamedTuple):
    """A step's batch in `parts`, each with its share of the scored slots.

    `words` is how many it has in all; what is drawn while it is learnt from follows from `seed`.
    """

    parts: list[tuple[Batch, float]]
    words: int
    seed: int


class Steps(Dataset[Prepared]):
    """The steps of a training by their numbers, as one of its processes sees them."""

    def __init__(
        self, system: System, sampler: StretchSampler, plan: SystemPlan, process: int
    ) -> None:
        self._system = system
        self._sampler = sampler
        self._plan = plan
        self._process = process

    def __getitem__(self, step: int) -> Prepared:
        plan = self._plan
        random = np.random.default_rng((plan.seed, step, self._process))
        stretches = self._sampler.stretches(plan.stretches, random)
        seed = int(random.integers(2**63))
        batches = [self._system.batch(part) for part in _split(stretches, plan.parts)]
        scored = [int((batch.labels != NOT_SCORED).sum()) for batch in batches]
        shares = [count / max(1, sum(scored)) for count in scored]
        words = sum(len(stretch.words) for stretch in stretches)
        return Prepared(list(zip(batches, shares, strict=True)), words, seed)


def _split(stretches: Sequence[LabelledStretch], parts: int) -> list[Sequence[LabelledStretch]]:
    """At most so many parts of about the same size."""
    size = -(-len(stretches) // parts)
    return [stretches[start : start + size] for start in range(0, len(stretches), size)]


def prepared_steps(steps: Steps, first: int, last: int, workers: int) -> Generator[Prepared]:
    """The steps from `first` to before `last`; so many `workers` prepare them ahead.

    Where processes cannot be forked they are prepared in place.
    """
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


def _as_it_is(prepared: Any) -> Any:
    return prepared
