# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.errors import LabError
from interpunct.labels import PaperLabel
from interpunct_lab.sampling.stretches import (
    StretchOptions,
    StretchSampler,
    Unit,
    labelled_stretch,
    stretches_in,
)
from interpunct_lab.text.labelled import CASING_UNKNOWN, LabelledText
from interpunct_lab.text.samples import held_out, sample, sampling_weights


def numbered(labels: list[int], language: str = "en") -> LabelledText:
    """A text in which every word is its own number."""
    count = len(labels)
    return LabelledText(
        language,
        [str(number) for number in range(count)],
        np.arange(count, dtype=np.int32),
        np.array(labels, np.uint8),
        np.full(count, CASING_UNKNOWN, np.uint8),
    )


texts = st.lists(st.sampled_from([0, 0, 0, 0, 0, 1, 2, 3]), min_size=1, max_size=120).map(numbered)
seeds = st.integers(0, 2**32 - 1)


def sampler(text: LabelledText, words: int, options: StretchOptions) -> StretchSampler:
    return StretchSampler({"en": text}, {"en": 1.0}, words=words, options=options)


RUNS = [unit for unit in Unit if unit is not Unit.JOINED]
ways = st.builds(
    StretchOptions, st.sampled_from(RUNS), cut=st.floats(0, 1), question=st.floats(0, 1)
)


@settings(max_examples=60)
@given(texts, st.integers(4, 50), ways, seeds)
def test_a_stretch_is_a_run_of_the_text_with_its_labels(
    text: LabelledText, words: int, options: StretchOptions, seed: int
) -> None:
    for stretch in sampler(text, words, options).stretches(5, np.random.default_rng(seed)):
        places = [int(word) for word in stretch.words]
        assert 1 <= len(places) <= words
        assert places == list(range(places[0], places[0] + len(places)))
        assert stretch.labels.tolist() == text.labels[places].tolist()
        assert stretch.languages == ["en"] * len(places)


@settings(max_examples=40)
@given(texts, st.integers(4, 50), seeds)
def test_chunks_are_whole_sentences_as_many_as_fit(
    text: LabelledText, words: int, seed: int
) -> None:
    ends = {-1, len(text) - 1, *np.flatnonzero(text.labels >= PaperLabel.PERIOD).tolist()}
    options = StretchOptions(Unit.CHUNK)
    for stretch in sampler(text, words, options).stretches(5, np.random.default_rng(seed)):
        first, last = int(stretch.words[0]), int(stretch.words[-1])
        assert first - 1 in ends
        assert last in ends or len(stretch.words) == words
        following = min((end for end in ends if end > last), default=first + words)
        assert last not in ends or following - first + 1 > words


def test_a_sentence_is_one_sentence() -> None:
    text = numbered([0, 0, 2, 0, 3, 0, 0, 0, 2])
    options = StretchOptions(Unit.SENTENCE)
    drawn = sampler(text, 20, options).stretches(40, np.random.default_rng(0))
    assert {tuple(item.words) for item in drawn} == {
        ("0", "1", "2"),
        ("3", "4"),
        ("5", "6", "7", "8"),
    }


@given(texts, seeds, st.integers(4, 40))
def test_an_inserted_question_parts_no_sentence(text: LabelledText, seed: int, words: int) -> None:
    """Up to the question the stretch is that of the same draw without it."""
    ways = StretchOptions(), StretchOptions(inserted=1.0)
    plain, found = (
        sampler(text, words, options).stretches(1, np.random.default_rng(seed))[0]
        for options in ways
    )
    assert len(found.words) <= words
    ends = (np.flatnonzero(plain.labels >= PaperLabel.PERIOD) + 1).tolist()
    if not len(text.questions) or not ends:
        assert found.words == plain.words
        return
    assert any(
        found.words[:place] == plain.words[:place]
        and begins_with_a_question(text, found.words[place:], words - place)
        for place in ends
    )


def begins_with_a_question(text: LabelledText, words: list[str], room: int) -> bool:
    """Whether `words` begin with a question of `text`, as far as there is room."""
    bounds = itertools.pairwise([0, *(text.sentence_ends + 1).tolist()])
    asked = [text.types[start:stop] for start, stop in bounds if text.labels[stop - 1] == 3]
    return any(words[: len(one)] == one[:room] for one in asked)


@pytest.mark.parametrize("unit", Unit)
def test_questions_are_drawn_where_they_are_wanted(unit: Unit) -> None:
    text = numbered([*([0, 0, 2] * 100), 0, 3, *([0, 0, 2] * 100)])
    options = StretchOptions(unit, question=1.0)
    for stretch in sampler(text, 12, options).stretches(20, np.random.default_rng(0)):
        assert PaperLabel.QUESTION in stretch.labels


@pytest.mark.parametrize("share", [0.25, 0.5])
def test_so_many_of_single_sentences_are_questions(share: float) -> None:
    """A third of the text is questions; Gale and Parthasarathy 2017 have a half."""
    text = numbered([0, 2, 0, 2, 0, 3] * 100)
    options = StretchOptions(Unit.SENTENCE, question=share)
    drawn = sampler(text, 9, options).stretches(2000, np.random.default_rng(0))
    asked = np.mean([stretch.labels[-1] == PaperLabel.QUESTION for stretch in drawn])
    assert asked == pytest.approx(share, abs=0.04)


def test_a_text_of_questions_alone_has_no_others() -> None:
    options = StretchOptions(Unit.SENTENCE, question=0.1)
    drawn = sampler(numbered([0, 3] * 5), 9, options).stretches(20, np.random.default_rng(0))
    assert all(stretch.labels[-1] == PaperLabel.QUESTION for stretch in drawn)


def test_cut_ends_lose_one_to_three_words() -> None:
    text = numbered([0] * 9 + [2])
    options = StretchOptions(Unit.SENTENCE, cut=1.0)
    drawn = sampler(text, 50, options).stretches(60, np.random.default_rng(0))
    assert {int(item.words[0]) for item in drawn} == {1, 2, 3}
    assert {int(item.words[-1]) for item in drawn} == {6, 7, 8}


def test_a_text_goes_on_in_a_second_language() -> None:
    both = {"en": numbered([0, 2] * 90), "cs": numbered([1, 3] * 90, "cs")}
    options = StretchOptions(second_language=1.0)
    mixed = StretchSampler(both, {"en": 0.9, "cs": 0.1}, words=16, options=options)
    for stretch in mixed.stretches(20, np.random.default_rng(0)):
        assert set(stretch.languages) == {"en", "cs"}
        assert len(stretch.words) == len(stretch.labels) == len(stretch.languages) == 16
        turns = np.flatnonzero(np.array(stretch.languages[1:]) != np.array(stretch.languages[:-1]))
        assert len(turns) == 1


def test_one_language_alone_has_no_second() -> None:
    both = {"en": numbered([0, 2] * 90), "cs": numbered([1, 3] * 90, "cs")}
    options = StretchOptions(second_language=1.0)
    mixed = StretchSampler(both, {"en": 1.0, "cs": 0.0}, words=16, options=options)
    (stretch,) = mixed.stretches(1, np.random.default_rng(0))
    assert set(stretch.languages) == {"en"}


def test_the_same_state_draws_the_same_stretches() -> None:
    text = numbered([0, 0, 2] * 60)
    options = StretchOptions(cut=0.5, question=0.5)
    first, second = (
        sampler(text, 12, options).stretches(9, np.random.default_rng(4)) for _ in range(2)
    )
    assert [item.words for item in first] == [item.words for item in second]


def test_an_empty_text_is_told() -> None:
    with pytest.raises(LabError, match="no labelled text"):
        sampler(numbered([]), 10, StretchOptions())


@settings(max_examples=60)
@given(st.integers(1, 9000), st.integers(1, 5000))
def test_held_out_text_and_the_rest_share_no_word_and_miss_none(size: int, words: int) -> None:
    train, dev = held_out(numbered([0] * size), words)
    assert sorted([*train.words.tolist(), *dev.words.tolist()]) == list(range(size))
    assert len(dev) <= max(1, size // 20, 1)
    assert len(dev) < words + 400


@settings(max_examples=40)
@given(st.integers(1, 9000), st.integers(1, 5000))
def test_a_sample_is_about_as_long_as_wanted(size: int, words: int) -> None:
    part = sample(numbered([0] * size), words)
    assert len(part) == size if size <= words else words - 400 < len(part) < words + 400


def test_weights_lift_small_languages_and_sum_to_one() -> None:
    weights = sampling_weights({"en": 900, "cs": 100}, temperature=0.5)
    assert weights == pytest.approx({"en": 0.75, "cs": 0.25})


def test_the_whole_of_a_text_is_one_stretch() -> None:
    stretch = labelled_stretch(numbered([0, 2]))
    assert (stretch.words, stretch.labels.tolist()) == (["0", "1"], [0, 2])


@settings(max_examples=60)
@given(texts, st.integers(4, 50), st.floats(0, 1), seeds)
def test_joined_sentences_are_whole_and_keep_their_labels(
    text: LabelledText, words: int, question: float, seed: int
) -> None:
    options = StretchOptions(Unit.JOINED, question=question)
    ends = set(text.sentence_ends)
    for stretch in sampler(text, words, options).stretches(5, np.random.default_rng(seed)):
        places = [int(word) for word in stretch.words]
        assert 1 <= len(places) <= words
        assert stretch.labels.tolist() == text.labels[places].tolist()
        jumps = [before for before, after in itertools.pairwise(places) if after != before + 1]
        assert ends.issuperset(jumps)
        assert places[-1] in ends or len(places) == words


def test_joined_sentences_are_related_and_unrelated() -> None:
    text = numbered([0, 0, 2] * 100)
    drawn = sampler(text, 30, StretchOptions(Unit.JOINED)).stretches(40, np.random.default_rng(1))
    places = [[int(word) for word in stretch.words] for stretch in drawn]
    assert all(len(row) == 30 for row in places)
    following = np.mean([row[i + 1] == row[i] + 1 for row in places for i in range(2, 29, 3)])
    assert 0.35 < following < 0.65


def test_a_share_of_joined_sentences_are_questions() -> None:
    text = numbered([0, 0, 2] * 300 + [0, 0, 3])
    options = StretchOptions(Unit.JOINED, question=1.0)
    drawn = sampler(text, 9, options).stretches(50, np.random.default_rng(1))
    assert all(3 in stretch.labels for stretch in drawn)


def test_reading_a_text_once_takes_its_words_or_its_sentences() -> None:
    two = {"en": numbered([0, 0, 2] * 10), "cs": numbered([0, 0, 0, 0, 3] * 4)}
    assert stretches_in(two, words=20, unit=Unit.WINDOW) == 3
    assert stretches_in(two, words=20, unit=Unit.SENTENCE) == 14
