# SPDX-License-Identifier: Apache-2.0
"""Training of time evidence on recordings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

import msgspec
import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn
from torch.nn import functional

from interpunct import scoring
from interpunct.arrays import FloatArray
from interpunct.bundles.bundle import EXPERTS, Bundle, load_bundle, redescribe
from interpunct.bundles.description import CompactDescription
from interpunct.errors import LabError
from interpunct.labels import PAPER_LABELS, MarksMode
from interpunct.runtime.evidence import logarithms
from interpunct.runtime.experts.description import read_description
from interpunct.runtime.opening import open_punctuator
from interpunct.runtime.predictor import Predictor
from interpunct.runtime.time_evidence import (
    TimedSlots,
    TimeNetwork,
    TimeNetworks,
    Times,
    with_times,
    write_networks,
)
from interpunct_lab.evaluation.bundle_figures import predicted
from interpunct_lab.evaluation.tables import markdown_table, percent
from interpunct_lab.making.mixtures import EXPERT_ALONE
from interpunct_lab.making.timed_text import TimedText, recordings
from interpunct_lab.parameters import described

_UNITS = 64
_STEPS = 3_000
_SLOTS_A_STEP = 8_192
_RATE = 5e-3
_WEIGHT_DECAY = 1e-4
_LEAST_DEVIATION = 1e-3


def learn_times(
    bundle: Annotated[Path, described("the bundle's folder")],
    *,
    train: Annotated[
        list[Sequence[str]],
        described(action="append", nargs=2, metavar=("LANGUAGE", "FOLDER")),
    ],
    test: Annotated[
        list[Sequence[str]],
        described(action="append", nargs=2, metavar=("LANGUAGE", "FOLDER")),
    ],
    alone: Annotated[
        bool, described("learn beside the experts alone, where an encoder has read the recordings")
    ] = False,
) -> None:
    """Learn time evidence for a bundle, write it there, and print figures of other recordings."""
    whole = load_bundle(bundle)
    predictor = open_punctuator(whole).punctuator
    learning = open_punctuator(experts_alone(whole)).punctuator if alone else predictor
    networks = fit_networks(learning, list(recordings(train)))
    write_networks(networks, bundle)
    redescribe(bundle, {})
    for language, folder in test:
        found = figures_of_times(predictor, networks, list(recordings([(language, folder)])))
        rows = [(name, percent(row.micro_f1), percent(row.slot_error_rate)) for name, row in found]
        print(markdown_table((language, "micro F1", "SER"), rows))


def experts_alone(bundle: Bundle) -> Bundle:
    """The bundle with experts that decide alone, calibrated for that."""
    codes = bundle.described(CompactDescription).experts
    fits = {code: read_description(bundle.folder / EXPERTS / code).calibration for code in codes}
    told = msgspec.structs.replace(
        bundle.description,
        experts=dict.fromkeys(codes, EXPERT_ALONE),
        calibration={**bundle.calibration, **fits},
    )
    return replace(bundle, description=told)


@dataclass(frozen=True, slots=True)
class _Slots:
    """Log probabilities (n, 4) without times, features of times, wanted labels (n,)."""

    scores: FloatArray
    timed: TimedSlots
    wanted: NDArray[np.uint8]


def fit_networks(predictor: Predictor, texts: Sequence[TimedText]) -> TimeNetworks:
    """Time evidence for a predictor, learnt from recordings.

    Raises LabError where no slot has times.
    """
    bare = bare_labels(predictor, texts)
    return {times: _fitted(_slots(bare, texts, times)) for times in Times}


def bare_labels(predictor: Predictor, texts: Sequence[TimedText]) -> FloatArray:
    """Probabilities (n, 4) of the papers' labels in all slots, without times."""
    rows = predicted(predictor, [text.transcript() for text in texts], MarksMode.REPLACE)
    return rows.label_set.by_paper_labels(rows.labels)


def _slots(bare: FloatArray, texts: Sequence[TimedText], times: Times) -> _Slots:
    timed = [TimedSlots.of(text.transcript(times), times) for text in texts]
    return _Slots(
        logarithms(bare),
        TimedSlots(
            np.concatenate([each.features for each in timed]),
            np.concatenate([each.known for each in timed]),
        ),
        np.concatenate([text.labels for text in texts]),
    )


def _fitted(slots: _Slots) -> TimeNetwork:
    """The network with the least cross-entropy in the slots with times, by Adam."""
    known = slots.timed.known
    if not known.any():
        raise LabError("no word here has times.", remedy="Give recordings with aligned words.")
    scores = torch.from_numpy(slots.scores[known])
    inputs = torch.cat((scores, torch.from_numpy(slots.timed.features[known])), dim=1)
    wanted = torch.from_numpy(slots.wanted[known].astype(np.int64))
    mean, deviation = inputs.mean(dim=0), inputs.std(dim=0) + _LEAST_DEVIATION
    torch.manual_seed(0)
    network = nn.Sequential(nn.Linear(inputs.shape[1], _UNITS), nn.ReLU(), nn.Linear(_UNITS, 4))
    for parameter in network[-1].parameters():
        nn.init.zeros_(parameter)
    optimizer = torch.optim.Adam(network.parameters(), lr=_RATE, weight_decay=_WEIGHT_DECAY)
    decay = torch.optim.lr_scheduler.LinearLR(optimizer, 1.0, 0.0, _STEPS)
    for _ in range(_STEPS):
        rows = torch.randint(len(inputs), (_SLOTS_A_STEP,))
        added = network((inputs[rows] - mean) / deviation)
        loss = functional.cross_entropy(scores[rows] + added, wanted[rows])
        optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        optimizer.step()
        decay.step()
    return _unscaled(network, mean, deviation)


@torch.no_grad()
def _unscaled(network: nn.Sequential, mean: torch.Tensor, deviation: torch.Tensor) -> TimeNetwork:
    """The network for inputs as they are, not with mean 0 and variance 1."""
    hidden, hidden_bias, out, out_bias = network.parameters()
    weight = hidden / deviation
    return TimeNetwork(
        weight.T.numpy().copy(),
        (hidden_bias - weight @ mean).numpy(),
        out.T.numpy().copy(),
        out_bias.numpy(),
    )


def figures_of_times(
    predictor: Predictor, networks: TimeNetworks, texts: Sequence[TimedText]
) -> list[tuple[str, scoring.Scores]]:
    """Scores without and with each kind of times, over the slots where these are known.

    Words that were not aligned have none: nearly all of four test calls of Earnings-22.
    """
    bare, found = bare_labels(predictor, texts), []
    for times, network in networks.items():
        slots = _slots(bare, texts, times)
        known, wanted = slots.timed.known, slots.wanted[slots.timed.known]
        labels = with_times(bare, slots.timed, network, PAPER_LABELS)
        for name, rows in ((f"without {times}", bare), (f"with {times}", labels)):
            found.append((name, scoring.scores(wanted, rows[known].argmax(axis=1))))
    return found
