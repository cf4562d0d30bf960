# SPDX-License-Identifier: Apache-2.0
"""Training of time evidence: words with measured times and the marks that people wrote.

| file | holds |
|---|---|
| `.tsv.xz` | columns word, start, end (seconds, or empty), mark, speaker (Earnings-22) |
| `.clntmstmp` | lines `(start,end) word,` with marks; milliseconds (PolEval 2021, task 1) |

Times of a speech recogniser that writes marks are not such data: it pauses where it wrote one.
"""

from __future__ import annotations

import csv
import lzma
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn
from torch.nn import functional

from interpunct import scoring
from interpunct.arrays import FloatArray
from interpunct.bundles.bundle import load_bundle, redescribe
from interpunct.errors import LabError
from interpunct.labels import PAPER_LABELS, Label, MarksMode
from interpunct.runtime.evidence import logarithms
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
from interpunct.transcript.running_text import words_of_text
from interpunct.transcript.signs import label_of
from interpunct.transcript.transcript import Slot, Timing, Transcript, Word
from interpunct_lab.evaluation.bundle_figures import predicted
from interpunct_lab.evaluation.tables import markdown_table, percent
from interpunct_lab.parameters import described

_UNITS = 32
_STEPS = 1_500
_SLOTS_A_STEP = 8_192
_RATE = 5e-3
_WEIGHT_DECAY = 1e-4
_LEAST_DEVIATION = 1e-3


class _Timed(NamedTuple):
    """A word as written, its times in milliseconds if it was aligned, the label after it."""

    text: str
    times: tuple[int, int] | None
    label: Label


@dataclass(frozen=True, slots=True)
class TimedText:
    """A recording: its words with measured times, and the labels (n,) of its slots."""

    name: str
    words: tuple[Word, ...]
    labels: NDArray[np.uint8]

    def transcript(self, timing: Timing = Timing.ESTIMATED) -> Transcript:
        """The bare words, with no more than this known of their times."""
        words = [
            word if word.timing is Timing.ESTIMATED else word._replace(timing=timing)
            for word in self.words
        ]
        return Transcript(words, tuple(Slot(0, 0, "", Label.NONE) for _ in words))


def read_timed(path: Path, language: str) -> TimedText:
    """One recording. Raises LabError for a file that is not of a known form."""
    try:
        read = _READERS[path.suffix](path, language)
        words = [_word(each, language) for each in read]
    except (KeyError, ValueError, TypeError, lzma.LZMAError) as error:
        raise LabError("these are no words with times.", file=path) from error
    labels = np.array([each.label.counts_as for each in read], np.uint8)
    return TimedText(path.name, tuple(words), labels)


def _word(timed: _Timed, language: str) -> Word:
    start, end = timed.times or (0, 0)
    timing = Timing.MEASURED if timed.times else Timing.ESTIMATED
    return Word(timed.text, 0, 0, 0, language, 0, start, end, timing)


def _of_table(path: Path, language: str) -> list[_Timed]:
    with lzma.open(path, "rt", encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [
        _Timed(row["word"], _milliseconds(row), label_of(row["mark"] or "", language))
        for row in rows
    ]


def _milliseconds(row: Mapping[str, str]) -> tuple[int, int] | None:
    if not (row["start"] and row["end"]):
        return None
    return round(1000 * float(row["start"])), round(1000 * float(row["end"]))


_END = "</s>"
_LINE = re.compile(r"\((\d+),(\d+)\) ?(.*)")


def _of_lines(path: Path, language: str) -> list[_Timed]:
    found: list[_Timed] = []
    lines = map(str.strip, path.read_text(encoding="utf-8").splitlines())
    for line in filter(None, (line.removesuffix(_END) for line in lines)):
        read = _LINE.fullmatch(line)
        if read is None:
            raise ValueError(line)
        start, end, text = read.groups()
        words = words_of_text(text, language)
        if words:
            *before, (last, label) = words
            found += (_Timed(word, None, mark) for word, mark in before)
            found.append(_Timed(last, None if before else (int(start), int(end)), label))
        elif found and text:
            found[-1] = found[-1]._replace(label=label_of(text, language))
    return found


_READERS = {".xz": _of_table, ".clntmstmp": _of_lines}


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
) -> None:
    """Learn time evidence for a bundle, write it there, and print figures of other recordings."""
    predictor = open_punctuator(load_bundle(bundle)).punctuator
    networks = fit_networks(predictor, list(_texts(train)))
    write_networks(networks, bundle)
    redescribe(bundle, {})
    for language, folder in test:
        found = figures_of_times(predictor, networks, list(_texts([(language, folder)])))
        rows = [(name, percent(row.micro_f1), percent(row.slot_error_rate)) for name, row in found]
        print(markdown_table((language, "micro F1", "SER"), rows))


def _texts(folders: Iterable[Sequence[str]]) -> Iterator[TimedText]:
    for language, folder in folders:
        for path in sorted(Path(folder).iterdir()):
            if path.suffix in _READERS:
                yield read_timed(path, language)


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


_TIMINGS = {Times.WORDS: Timing.MEASURED, Times.STARTS: Timing.STARTED}


def _slots(bare: FloatArray, texts: Sequence[TimedText], times: Times) -> _Slots:
    timed = [TimedSlots.of(text.transcript(_TIMINGS[times]).words, times) for text in texts]
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
    """Scores of recordings without times, with times of words, and with starts alone."""
    bare, wanted = bare_labels(predictor, texts), np.concatenate([text.labels for text in texts])
    found = [("without times", scoring.scores(wanted, bare.argmax(axis=1)))]
    for times, network in networks.items():
        slots = _slots(bare, texts, times)
        labels = with_times(bare, slots.timed, network, PAPER_LABELS)
        found.append((f"times of {times}", scoring.scores(wanted, labels.argmax(axis=1))))
    return found
