# SPDX-License-Identifier: Apache-2.0
"""Bundles opened together."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

import numpy as np
import pytest

from interpunct.bundles.bundle import Bundle, load_bundle
from interpunct.cli.opening import ModelChoice
from interpunct.labels import PAPER_LABELS, LabelSet
from interpunct.runtime import opening
from interpunct.runtime.labelling import LabellingPunctuator
from interpunct.runtime.opening import Opened, load_predictor, open_punctuator, open_together
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor
from interpunct.runtime.together.shares import equal_shares, write_shares
from interpunct.transcript.transcript import Transcript
from interpunct.work.options import Options
from interpunct.work.work import Work

SRT = b"1\n00:00:01,000 --> 00:00:03,000\nthe old harbour pilot said\n"


class Marks:
    """A labeller without a head for casings."""

    name: ClassVar[str] = "marks"

    def scores(self, words: Sequence[str], languages: Sequence[str]) -> np.ndarray:
        return np.tile(np.array([[2.0, 1.0, 0.5, 0.0]], np.float32), (len(words), 1))

    def labels(self) -> LabelSet:
        return PAPER_LABELS


def rows(predictor: Predictor, transcript: Transcript) -> Predictions:
    (found,) = predictor.predict(transcript)
    return found


@pytest.fixture
def words() -> Transcript:
    return Work.of_bytes(SRT, Options(languages=("en",))).transcript


def test_a_bundle_alone_is_opened_as_it_is(tiny_bundle: Path) -> None:
    bundle = load_bundle(tiny_bundle)
    alone, together = open_punctuator(bundle), open_together([bundle])
    assert type(alone.punctuator) is type(together.punctuator)


def test_a_bundle_with_itself_is_itself(tiny_bundle: Path, words: Transcript) -> None:
    one = rows(load_predictor(str(tiny_bundle)), words)
    two = rows(load_predictor([str(tiny_bundle)] * 2), words)
    np.testing.assert_allclose(two.labels, one.labels, atol=1e-4)
    np.testing.assert_allclose(two.casings, one.casings, atol=1e-4)


def test_a_mark_model_takes_the_casings_of_the_default_bundle(
    tiny_bundle: Path, words: Transcript, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours, theirs = load_bundle(tiny_bundle), load_bundle(tiny_bundle)
    plain = open_punctuator(ours)
    marks = LabellingPunctuator(Marks(), {})

    def opened(bundle: Bundle, *_: object) -> Opened:
        return Opened(marks, None) if bundle is theirs else plain

    monkeypatch.setattr(opening, "default_bundle", lambda: ours)
    monkeypatch.setattr(opening, "open_punctuator", opened)
    found = rows(open_together([theirs]).punctuator, words)
    np.testing.assert_allclose(found.labels, rows(marks, words).labels, atol=1e-5)
    casings = rows(plain.punctuator, words).casings
    np.testing.assert_allclose(found.casings, casings, atol=1e-5)
    assert not np.allclose(casings, rows(marks, words).casings)


def test_a_choice_of_models_has_a_digest_of_its_own_and_a_loader_for_workers(
    tiny_bundle: Path, words: Transcript, tmp_path: Path
) -> None:
    name = str(tiny_bundle)
    shares = tmp_path / "shares.json"
    write_shares(equal_shares(["tiny 1", "tiny 1"]), shares)
    choices = [
        ModelChoice(name),
        ModelChoice(name, others=(name,)),
        ModelChoice(name, others=(name,), shares=shares),
    ]
    assert len({choice.digest() for choice in choices}) == 3
    loader = pickle.loads(pickle.dumps(choices[2].loader("cpu")))
    assert len(rows(loader(), words)) == len(words)
    assert choices[1].name == "tiny 1 and tiny 1"
