# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import numpy as np
import pytest

from interpunct.captions.reading import parse_captions
from interpunct.runtime.predictions import Predictions
from interpunct.work.options import Options
from interpunct.work.work import Work

COMMA = [0.02, 0.9, 0.06, 0.02]
ASKED = [0.02, 0.9, 0.02, 0.06]
NOTHING = [0.6, 0.38, 0.01, 0.01]


def restored(text: str, *labels: list[float]) -> Work:
    """One cue with `text` where these `labels` are predicted, and no capitals."""
    work = Work(
        parse_captions(f"1\n00:00:00,000 --> 00:00:09,000\n{text}\n".encode()),
        Options(languages=("en",)),
    )
    casings = np.tile(np.array([1, 0, 0], np.float32), (len(labels), 1))
    work.take(Predictions(0, np.array(labels, np.float32), casings))
    return work


def shown(work: Work) -> str:
    return work.rendered().document.cues[0].payload


@pytest.mark.parametrize(("label", "mark"), [(COMMA, "."), (ASKED, "?")])
def test_a_turn_ends_with_no_comma(label: list[float], mark: str) -> None:
    work = restored("- well\n- no we stay", label, COMMA, NOTHING, COMMA)
    assert shown(work) == f"- Well{mark}\n- No, we stay,"
    assert work.table.label_probabilities.sum(axis=1) == pytest.approx(1)


def test_a_turn_ends_with_a_mark() -> None:
    work = restored("- well\n- no", NOTHING, COMMA)
    assert shown(work) == "- Well.\n- No,"
    assert work.table.label_probabilities[0].tolist() == pytest.approx([0.05, 0, 0.475, 0.475])


def test_a_comma_of_the_file_stays_where_a_turn_ends() -> None:
    assert shown(restored("- well,\n- no", NOTHING, COMMA)) == "- Well,\n- No,"


def test_a_comma_surely_predicted_leaves_no_end_without_a_share() -> None:
    work = restored("- well\n- no", [0, 1, 0, 0], COMMA)
    assert work.table.label_probabilities[0].tolist() == pytest.approx([0, 0, 0.5, 0.5])
