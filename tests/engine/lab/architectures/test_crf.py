# SPDX-License-Identifier: Apache-2.0
"""The CRF baseline: its features and triggers, learning, storing, damage."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

pytest.importorskip("pycrfsuite", reason="python-crfsuite is not installed")

from pathlib import Path

from interpunct.bundles.bundle import load_bundle
from interpunct.errors import BundleError, LabError
from interpunct.labels import PaperLabel
from interpunct.runtime.labeller import NOT_SCORED, LabelledStretch
from interpunct.runtime.system_files import load_system, save_system
from interpunct_lab.architectures.crf.classes import TEXT_END, CountedText, learn_classes
from interpunct_lab.architectures.crf.events import HiddenEvents
from interpunct_lab.architectures.crf.features import (
    CrfConfig,
    Knowledge,
    features,
    learn_triggers,
    reaches,
    shape,
)
from interpunct_lab.architectures.crf.system import CLASSES, EVENTS, MODEL, TRIGGERS, Crf

FILLERS = ["red", "green", "blue", "pink", "grey", "teal", "gold", "lime", "plum", "mint"]
CONFIG = CrfConfig(least_count=5, iterations=60)
DESCRIPTION = {"name": "toy", "version": "1", "languages": ["en"]}


def sentence(random: np.random.Generator) -> tuple[list[str], list[int]]:
    """Five to eight colours; a question where it starts with "do you", a comma after "mint"."""
    asks = bool(random.integers(2))
    opening = ["do", "you", "like"] if asks else ["i", "rather", "like"]
    words = opening + random.choice(FILLERS, int(random.integers(5, 9))).tolist()
    labels = [int(PaperLabel.COMMA if word == "mint" else PaperLabel.NONE) for word in words]
    labels[-1] = int(PaperLabel.QUESTION if asks else PaperLabel.PERIOD)
    return words, labels


def text(sentences: int, seed: int) -> LabelledStretch:
    random = np.random.default_rng(seed)
    words, labels = [], []
    for _ in range(sentences):
        more, theirs = sentence(random)
        words += more
        labels += theirs
    return LabelledStretch(words, np.array(labels, np.int64), ["en"] * len(words))


@pytest.fixture(scope="module")
def crf() -> Crf:
    return Crf.fit([text(10, seed) for seed in range(20)], CONFIG)


def test_a_trigger_far_from_the_slot_decides_its_mark(crf: Crf) -> None:
    held_out = text(40, 99)
    right = crf.scores(held_out.words, held_out.languages).argmax(1) == held_out.labels
    asked = held_out.labels == PaperLabel.QUESTION
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


@settings(max_examples=40)
@given(st.lists(st.text(max_size=5), max_size=6))
def test_any_words_have_a_row_each(crf: Crf, words: list[str]) -> None:
    scores = crf.scores(words, ["en"] * len(words))
    assert scores.shape == (len(words), 4)
    assert np.isfinite(scores).all()


def test_a_saved_crf_gives_the_same_scores(crf: Crf, tmp_path: Path) -> None:
    save_system(crf, tmp_path / "b", DESCRIPTION)
    loaded = load_system(load_bundle(tmp_path / "b"))
    held_out = text(10, 3)
    before = crf.scores(held_out.words, held_out.languages)
    assert before.tolist() == loaded.scores(held_out.words, held_out.languages).tolist()


@pytest.mark.parametrize("name", [MODEL, TRIGGERS, CLASSES, EVENTS])
def test_a_changed_file_is_not_opened(crf: Crf, tmp_path: Path, name: str) -> None:
    save_system(crf, tmp_path / "b", DESCRIPTION)
    path = tmp_path / "b" / name
    path.write_bytes(path.read_bytes()[:-3])
    with pytest.raises(BundleError, match=name):
        load_system(load_bundle(tmp_path / "b"))


def test_slots_without_a_label_are_not_learnt_from() -> None:
    known = [text(10, seed) for seed in range(10)]
    for stretch in known:
        stretch.labels[stretch.labels == PaperLabel.COMMA] = NOT_SCORED
    crf = Crf.fit(known, CONFIG)
    shown = np.exp(crf.scores(known[0].words, known[0].languages))
    assert (shown[:, PaperLabel.COMMA] < 1e-5).all()


def test_no_text_is_an_error() -> None:
    with pytest.raises(LabError, match="no text to learn from"):
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
    nothing = HiddenEvents.learn(CountedText.of([]), least=1)
    known = Knowledge({"<do you"}, {"see": 3, "you": 7}, nothing)
    found = features(["do", "you", "see", "R2d2-40"], ["en"] * 4, known, CrfConfig())[2]
    assert "language=en" in found
    assert "(0,)=see" in found
    assert "(0, 1)=see r0d0-00" in found
    assert "last suffix=ee" in found
    assert "next shape=a0a0-0" in found
    assert "<do you" in found
    assert "class -1=7" in found
    assert "classes=3 None" in found
    assert "odds COMMA=0.0" in found


@pytest.mark.parametrize(
    ("form", "expected"), [("hello", "a"), ("00", "0"), ("b0b", "a0a"), ("", ""), ("😀", "-")]
)
def test_shapes_write_runs_as_one_sign(form: str, expected: str) -> None:
    assert shape(form) == expected


def counted(*texts: list[tuple[str, int]]) -> CountedText:
    """Texts of words with the labels after them."""
    return CountedText.of(
        ([word for word, _ in text], np.arange(len(text)), np.array([label for _, label in text]))
        for text in texts
    )


def test_texts_are_counted_under_one_numbering_and_kept_apart() -> None:
    text = counted([("Red", 0), ("blue", 1)], [("blue", 2), ("blue", -100)])
    assert text.forms == ["blue", "red"]
    assert text.counts.tolist() == [3, 1]
    assert text.words.tolist() == [TEXT_END, 1, 0, TEXT_END, 0, 0, TEXT_END]
    assert text.labels.tolist() == [TEXT_END, 0, 1, TEXT_END, 2, TEXT_END, TEXT_END]


def test_words_between_the_same_neighbours_are_of_one_class() -> None:
    random = np.random.default_rng(1)
    animals, colours = ["dog", "cat", "cow", "hen"], ["red", "blue", "pink"]
    words = [
        part
        for _ in range(300)
        for part in ("the", random.choice(colours), random.choice(animals), "runs")
    ]
    classes = learn_classes(counted([(word, 0) for word in words]), classes=4, words=100)
    assert len({classes[word] for word in animals}) == 1
    assert len({classes[word] for word in colours}) == 1
    assert classes["dog"] != classes["red"]


def test_only_common_words_have_a_class() -> None:
    text = counted([("a", 0), ("a", 0), ("b", 0)])
    assert learn_classes(text, classes=5, words=1) == {"a": 0}


PAIR = [("well", 1), ("now", 0), ("well", 1), ("now", 0), ("well", 1), ("then", 2)]


def test_the_language_model_knows_pairs_better_than_words() -> None:
    events = HiddenEvents.learn(counted(PAIR * 10), least=2)
    well, then = events.log_odds(["well", "now", "then"])[[0, 2]]
    assert well.argmax() == PaperLabel.COMMA - 1
    assert well[0] > 2
    assert then.argmax() == PaperLabel.PERIOD - 1
    unknown = events.log_odds(["zebra"])[0]
    assert well[0] > unknown[0]


def test_the_language_model_does_not_tell_the_answer_it_has_learnt_from() -> None:
    words = ["once", "upon"]
    labels = np.array([PaperLabel.COMMA, PaperLabel.NONE], np.int64)
    text = counted([("once", int(PaperLabel.COMMA)), ("upon", 0)], [("so", 0), ("it", 0)])
    events = HiddenEvents.learn(text, least=1)
    without = HiddenEvents.learn(counted([("so", 0), ("it", 0)]), least=1)
    seen, unseen = (model.log_odds(words, labels)[0, 0] for model in (events, without))
    assert seen == pytest.approx(unseen, abs=0.8)  # but for the share of commas in all the text
    assert events.log_odds(words)[0, 0] > seen + 0.3


@given(st.lists(st.sampled_from(["a", "b", "c", "zz"]), max_size=6))
def test_the_odds_of_any_words_are_finite(words: list[str]) -> None:
    events = HiddenEvents.learn(counted(PAIR), least=1)
    odds = events.log_odds(words, np.zeros(len(words), np.int64))
    assert odds.shape == (len(words), 3)
    assert np.isfinite(odds).all()
