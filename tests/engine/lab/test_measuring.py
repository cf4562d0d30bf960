# SPDX-License-Identifier: Apache-2.0
"""The dev text is read by all processes, each its share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
import pytest

from interpunct.arrays import FloatArray
from interpunct.labels import PAPER_LABELS, LabelSet
from interpunct_lab.evaluation.input_tasks import Task
from interpunct_lab.objectives import labelling
from interpunct_lab.objectives.labelling import raw_scores, shared_scores
from interpunct_lab.text.labelled import LabelledText, label_text


class Lengths:
    """A labeller that scores a word by its length."""

    name: ClassVar[str] = "lengths"

    config = None

    def __init__(self) -> None:
        self.inputs: list[str] = []

    def labels(self) -> LabelSet:
        return PAPER_LABELS

    def scores(self, words: Sequence[str], languages: Sequence[str]) -> FloatArray:
        self.inputs.append(" ".join(words))
        return np.array([[len(word)] * 4 for word in words], np.float32)


@dataclass
class Process:
    """What is asked of an accelerator."""

    process_index: int
    num_processes: int


@pytest.mark.parametrize("processes", [1, 2, 3])
def test_every_word_is_read_once_and_all_processes_know_of_it(
    monkeypatch: pytest.MonkeyPatch, processes: int
) -> None:
    monkeypatch.setattr(labelling, "PIECE", 4)
    texts: dict[str, LabelledText] = {
        "en": label_text(["The fog lifts, and who sees it? Anna does."], "en"),
        "cs": label_text(["Mlha se zvedá, loď pluje."], "cs"),
    }
    parts: list[Any] = []

    def gather(part: list[Any]) -> list[Any]:
        parts.extend(part)
        return parts

    monkeypatch.setattr("accelerate.utils.gather_object", gather)
    labeller: Any = Lengths()
    each: list[Any] = [Process(index, processes) for index in range(processes)]
    for process in each[:-1]:
        with pytest.raises(KeyError):  # the parts of the others are not there yet
            shared_scores(labeller, texts, process)
    found, wanted = shared_scores(labeller, texts, each[-1])
    read = " ".join(labeller.inputs).split()
    assert len(read) == sum(map(len, texts.values()))
    for code, text in texts.items():
        words = [text.types[form] for form in text.words]
        assert found[code][:, 0].tolist() == [len(word) for word in words]
        assert wanted[code].tolist() == text.labels.tolist()


@pytest.mark.parametrize(
    ("level", "inputs"),
    [
        (Task.SINGLE_SENTENCE, ["the fog lifts", "who sees it", "anna does"]),
        (Task.WHOLE_TEXT, ["the fog lifts who sees it anna does"]),
        (Task.CHUNK, ["the fog lifts who", "sees it anna does"]),
    ],
)
def test_text_is_read_as_the_system_is_used(
    monkeypatch: pytest.MonkeyPatch, level: Task, inputs: list[str]
) -> None:
    monkeypatch.setattr(labelling, "PIECE", 4)
    texts = {"en": label_text(["The fog lifts. Who sees it? Anna does."], "en")}
    labeller: Any = Lengths()
    found, wanted = raw_scores(labeller, texts, level)
    assert labeller.inputs == inputs
    assert found["en"][:, 0].tolist() == [len(word) for word in " ".join(inputs).split()]
    assert wanted["en"].tolist() == texts["en"].labels.tolist()
