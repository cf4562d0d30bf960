# SPDX-License-Identifier: Apache-2.0
"""The loss of labels, some of which count as the same label of the papers."""

from __future__ import annotations

import numpy as np
import pytest
import torch

from interpunct.labels import PAPER_LABELS, Label, LabelSet, PaperLabel
from interpunct_lab.objectives.expert import label_loss
from interpunct_lab.sampling.word_windows import IGNORED

SHOUT = Label("EXCLAMATION", PaperLabel.PERIOD, "!", ends_sentence=True)
WIDER = LabelSet([*PAPER_LABELS, SHOUT])
TARGETS = np.array([[0, 4], [2, IGNORED], [3, 1]])


def scores(labels: int) -> torch.Tensor:
    return torch.randn(3, 2, labels, generator=torch.Generator().manual_seed(5))


def likelihood(found: torch.Tensor, columns: list[int], where: tuple[int, int]) -> float:
    """The probability of some columns in one slot."""
    shares = torch.softmax(found[where], dim=-1)
    return float(shares[columns].sum())


def test_the_labels_of_the_papers_have_the_plain_cross_entropy() -> None:
    found = scores(4)
    known = [(place, int(TARGETS[place])) for place in ((0, 0), (1, 0), (2, 0), (2, 1))]
    wanted = -np.mean([np.log(likelihood(found, [label], place)) for place, label in known])
    targets = np.where(TARGETS == 4, IGNORED, TARGETS)
    for detail in (0.0, 0.2, 1.0):
        assert float(label_loss(found, targets, PAPER_LABELS, detail)) == pytest.approx(wanted)


def test_the_choice_among_labels_that_count_the_same_has_its_weight() -> None:
    found = scores(5)
    ends = [-np.log(likelihood(found, [2, 4], place)) for place in ((0, 1), (1, 0))]
    others = [
        -np.log(likelihood(found, [label], place))
        for place, label in (((0, 0), 0), ((2, 0), 3), ((2, 1), 1))
    ]
    rough = np.mean([*ends, *others])
    exact = [-np.log(likelihood(found, [4], (0, 1))), -np.log(likelihood(found, [2], (1, 0)))]
    flat = np.mean([*exact, *others])
    for detail in (0.0, 0.2, 1.0):
        loss = float(label_loss(found, TARGETS, WIDER, detail))
        assert loss == pytest.approx(detail * flat + (1 - detail) * rough)
