# SPDX-License-Identifier: Apache-2.0
"""The CRF baseline: its features and triggers, learning, storing, damage."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

pytest.importorskip("pycrfsuite", reason="python-crfsuite is not installed")

from interpunct.errors import BundleError, LabError
from interpunct.models.bundle import load_bundle
from interpunct.models.systems.base import NOT_SCORED, Stretch
from interpunct.models.systems.crf import MODEL, TRIGGERS, Crf
from interpunct.models.systems.crf_features import (
    CrfConfig,
    features,
    learn_triggers,
    reaches,
    shape,
)
from interpunct.models.systems.storing import load_labeller
from interpunct.transcript.labels import Label

if TYPE_CHECKING:
    from pathlib import Path

FILLERS = ["red", "green", "blue", "pink", "grey", "teal", "gold", "lime", "plum", "mint"]
CONFIG = CrfConfig(least_count=5, iterations=60)
DESCRIPTION = {"name": "toy", "version": "1", "languages": ["en"]}


def sentence(random: np.random.Generator) -> tuple[list[str], list[int]]:
    """Five to eight colours; a question where it starts with "do you", a comma after "mint"."""
    asks = bool(random.integers(2))
    opening = ["do", "you", "like"] if asks else ["i", "rather", "like"]
    words = opening + random.choice(FILLERS, int(random.integers(5, 9))).tolist()
    labels = [int(Label.COMMA if word == "mint" else Label.NONE) for word in words]
    labels[-1] = int(Label.QUESTION if asks else Label.PERIOD)
    return words, labels


def text(sentences: int, seed: int) -> Stretch:
    random = np.random.default_rng(seed)
    words, labels = [], []
    for _ in range(sentences):
        more, theirs = sentence(random)
        words += more
        labels += theirs
    return Stretch(words, np.array(labels, np.int64), ["en"] * len(words))


@pytest.fixture(scope="module")
def crf() -> Crf:
    return Crf.fit([text(10, seed) for seed in range(20)], CONFIG)


def test_a_trigger_far_from_the_slot_decides_its_mark(crf: Crf) -> None:
    held_out = text(40, 99)
    right = crf.scores(held_out.words, held_out.languages).argmax(1) == held_out.labels
    asked = held_out.labels == Label.QUESTION
    assert right.mean() > 0.95
    assert right[asked].mean() > 0.9


def test_scores_are_log_probabilities(crf: Crf) -> None:
    held_out = text(5, 7)
    probabilities = np.exp(crf.scores(held_out.words, held_out.languages))
    np.testing.assert_allclose(probabilities.sum(1), 1, atol=1e-4)


def test_a_text_longer_than_a_window_has_a_row_for_every_word(crf: Crf) -> None:
    long = text(150, 5)
    assert len(long.words) > 2 * Crf.window_words
    scores = crf.scores(long.words, long.languages)
    assert scores.shape == (len(long.words), 4)
    assert (scores.argmax(1) == long.labels).mean() > 0.95


@settings(deadline=None, max_examples=40)
@given(st.lists(st.text(max_size=5), max_size=6))
def test_any_words_have_a_row_each(crf: Crf, words: list[str]) -> None:
    scores = crf.scores(words, ["en"] * len(words))
    assert scores.shape == (len(words), 4)
    assert np.isfinite(scores).all()


def test_a_saved_crf_gives_the_same_scores(crf: Crf, tmp_path: Path) -> None:
    crf.save(tmp_path / "b", DESCRIPTION)
    loaded = load_labeller(load_bundle(tmp_path / "b"))
    held_out = text(10, 3)
    before = crf.scores(held_out.words, held_out.languages)
    assert before.tolist() == loaded.scores(held_out.words, held_out.languages).tolist()


@pytest.mark.parametrize("name", [MODEL, TRIGGERS])
def test_a_changed_file_is_not_opened(crf: Crf, tmp_path: Path, name: str) -> None:
    crf.save(tmp_path / "b", DESCRIPTION)
    path = tmp_path / "b" / name
    path.write_bytes(path.read_bytes()[:-3])
    with pytest.raises(BundleError, match=name):
        Crf.load(tmp_path / "b")


def test_slots_without_a_label_are_not_learnt_from() -> None:
    known = [text(10, seed) for seed in range(10)]
    for stretch in known:
        stretch.labels[stretch.labels == Label.COMMA] = NOT_SCORED
    crf = Crf.fit(known, CONFIG)
    shown = np.exp(crf.scores(known[0].words, known[0].languages))
    assert (shown[:, Label.COMMA] < 1e-5).all()


def test_no_text_is_an_error() -> None:
    with pytest.raises(LabError, match="no text"):
        Crf.fit([])


def test_triggers_are_the_n_grams_that_go_with_a_mark() -> None:
    triggers = learn_triggers([text(10, seed) for seed in range(30)], CONFIG)
    assert "<do you" in triggers
    assert learn_triggers([text(1, 1)], CrfConfig(least_count=1000)) == []


def test_an_n_gram_reaches_the_slots_whose_words_hold_it() -> None:
    config = CrfConfig(before=3, after=2, trigger_words=2)
    forms = list("abcdef")
    found = {name: range(first, stop) for name, first, stop in reaches(forms, Every(), config)}
    for slot in range(len(forms)):
        before, after = forms[max(0, slot - 2) : slot + 1], forms[slot + 1 : slot + 3]
        here = {name for name, slots in found.items() if slot in slots}
        wanted = {"<" + gram for gram in grams(before)} | {">" + gram for gram in grams(after)}
        assert here == wanted


class Every:
    """Holds whatever is asked for."""

    def __contains__(self, name: object) -> bool:
        return True


def grams(words: list[str]) -> set[str]:
    return set(words) | {" ".join(words[index : index + 2]) for index in range(len(words) - 1)}


def test_features_tell_words_around_shapes_endings_and_triggers() -> None:
    found = features(["do", "you", "see", "R2d2-40"], ["en"] * 4, {"<do you"}, CrfConfig())[2]
    assert "language=en" in found
    assert "(0,)=see" in found
    assert "(0, 1)=see r0d0-00" in found
    assert "last suffix=ee" in found
    assert "next shape=a0a0-0" in found
    assert "<do you" in found


@pytest.mark.parametrize(
    ("form", "expected"), [("hello", "a"), ("00", "0"), ("b0b", "a0a"), ("", ""), ("😀", "-")]
)
def test_shapes_write_runs_as_one_sign(form: str, expected: str) -> None:
    assert shape(form) == expected
