# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.arrays import log_softmax
from interpunct.bundles.bundle import default_bundle, load_bundle
from interpunct.labels import Label, LabelSet, MarksMode
from interpunct.runtime.backends import open_backend
from interpunct.runtime.cue_ends import WithCueEnds
from interpunct.runtime.experts.expert import Expert
from interpunct.runtime.opening import load_predictor
from interpunct.runtime.predictor import GROUP_WORDS
from interpunct.runtime.punctuator import MOST_EXPERTS, Punctuator, told_apart
from interpunct.runtime.windows import Tokens, windows_over
from interpunct.transcript.transcript import Slot, Timing, Transcript, Word

SENTENCE = "the old harbour pilot said that he would come back when the fog lifts over the city"
WORDS = SENTENCE.split()


def transcript_of(words: list[str], marks: dict[int, str] | None = None) -> Transcript:
    labels = {".": Label.PERIOD, ",": Label.COMMA}
    given_marks = marks or {}
    return Transcript(
        tuple(Word(word, 0, 0, 0, "en", 0, 0, 0, Timing.ESTIMATED) for word in words),
        tuple(
            Slot(0, 0, mark := given_marks.get(index, ""), labels.get(mark, Label.NONE))
            for index in range(len(words))
        ),
    )


@pytest.fixture(scope="module")
def punctuator(tiny_bundle: Path) -> Punctuator:
    return Punctuator(open_backend(load_bundle(tiny_bundle), "ctranslate2", "cpu"))


def whole(punctuator: Punctuator, transcript: Transcript, **options: object) -> np.ndarray:
    labels = np.full((len(transcript), 4), np.nan, np.float32)
    for part in punctuator.predict(transcript, **options):  # type: ignore[arg-type]
        rows = labels[part.first : part.first + len(part)]
        assert np.isnan(rows).all(), "a slot was predicted twice"
        rows[:] = part.labels
    return labels


def test_every_slot_is_predicted_once_and_probabilities_sum_to_one(punctuator: Punctuator) -> None:
    labels = whole(punctuator, transcript_of(WORDS * 20))
    assert labels.sum(axis=1) == pytest.approx(1.0, abs=1e-5)


def test_an_empty_transcript_has_no_predictions(punctuator: Punctuator) -> None:
    assert list(punctuator.predict(transcript_of([]))) == []


def test_what_the_user_looks_at_comes_first(punctuator: Punctuator) -> None:
    transcript = transcript_of(WORDS * 20)
    first = next(punctuator.predict(transcript, first=200))
    assert first.first <= 200 < first.first + len(first)
    np.testing.assert_array_equal(
        whole(punctuator, transcript, first=200), whole(punctuator, transcript)
    )


def test_a_transcript_is_read_before_its_first_stretch_is_asked_for(
    punctuator: Punctuator, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading a long text takes seconds, and needs no turn of those who share the model."""
    read = list[Transcript]()
    reading = Punctuator._reading

    def noted(self: Punctuator, transcript: Transcript, marks: MarksMode) -> object:
        read.append(transcript)
        return reading(self, transcript, marks)

    monkeypatch.setattr(Punctuator, "_reading", noted)
    found = punctuator.predict(transcript := transcript_of(WORDS))
    assert read == [transcript]
    assert sum(len(part) for part in found) == len(WORDS)


def test_cancelling_stops_between_batches(punctuator: Punctuator) -> None:
    seen = 0

    def cancelled() -> bool:
        return seen > 0

    for part in punctuator.predict(transcript_of(WORDS * 100), cancelled=cancelled):
        seen += len(part)
    assert 0 < seen < 100 * len(WORDS)


def test_files_predicted_together_get_what_each_gets_alone(punctuator: Punctuator) -> None:
    files = [transcript_of(WORDS * count) for count in (1, 0, 7, 3)]
    together = [np.full((len(file), 4), np.nan, np.float32) for file in files]
    for index, part in punctuator.predict_many(files):
        together[index][part.first : part.first + len(part)] = part.labels
    for file, labels in zip(files, together, strict=True):
        np.testing.assert_allclose(labels, whole(punctuator, file), atol=1e-5)


def test_the_words_of_one_file_change_no_probability_of_another() -> None:
    chance = Random(1)
    files = [transcript_of(chance.choices(WORDS, k=size)) for size in (140, 30, 260, 75, 410)]
    punctuator = load_predictor()
    together = [np.full((len(file), 9), np.nan, np.float32) for file in files]
    for index, part in punctuator.predict_many(files):
        together[index][part.first : part.first + len(part)] = part.labels
    for file, labels in zip(files, together, strict=True):
        alone = np.concatenate([part.labels for part in punctuator.predict(file)])
        np.testing.assert_array_equal(labels, alone)


def test_given_marks_are_evidence_unless_they_are_to_be_replaced(punctuator: Punctuator) -> None:
    bare, marked = transcript_of(WORDS), transcript_of(WORDS, {3: ".", 8: ","})
    assert not np.allclose(whole(punctuator, bare), whole(punctuator, marked), atol=1e-4)
    np.testing.assert_array_equal(
        whole(punctuator, bare, marks=MarksMode.REPLACE),
        whole(punctuator, marked, marks=MarksMode.REPLACE),
    )


def test_a_word_that_is_longer_than_a_window_is_survived(punctuator: Punctuator) -> None:
    assert not np.isnan(whole(punctuator, transcript_of(["a", "x" * 500, "b"] * 5))).any()


@given(st.lists(st.integers(1, 12), max_size=120), st.integers(96, 160))
def test_windows_cover_all_slots_in_order_with_context_on_both_sides(
    lengths: list[int], size: int
) -> None:
    ends = np.cumsum([0, *lengths])
    tokens = Tokens(np.zeros(ends[-1], np.int64), ends[:-1], ends[1:] - 1)
    windows = windows_over(tokens, size)
    slots = [slot for window in windows for slot in range(window.first, window.stop)]
    assert slots == list(range(len(lengths)))
    for window in windows:
        for slot in range(window.first, window.stop):
            assert window.start <= tokens.starts[slot]
            assert tokens.lasts[slot] < window.end <= window.start + size
            if window.end < len(tokens.ids):
                assert tokens.lasts[slot] + 1 < window.end


def test_groups_of_files_fill_the_calls_of_the_device(
    tiny_bundle: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backend = open_backend(load_bundle(tiny_bundle), device="cpu")
    punctuator = Punctuator(backend)
    assert WithCueEnds(punctuator).group_words == GROUP_WORDS
    monkeypatch.setattr(backend, "windows_per_call", 1_000)  # as a GPU has it
    words_per_window = 32 // 2
    assert WithCueEnds(punctuator).group_words == 8 * 1_000 * words_per_window


CAPTIONS = LabelSet.of(
    [
        *("NONE", "COMMA", "PERIOD", "QUESTION"),
        {"name": "EXCLAMATION", "counts_as": "PERIOD", "sign": "!", "ends_sentence": True},
        {"name": "COLON", "counts_as": "COMMA", "sign": ":", "is_pause": True},
    ]
)


@given(st.lists(st.tuples(*[st.floats(-9, 9, width=32)] * 10), min_size=1, max_size=5))
def test_labels_told_apart_count_as_the_encoder_read_them(rows: list[tuple[float, ...]]) -> None:
    scores = np.array(rows, np.float32)
    read, opinion = log_softmax(scores[:, :4]), log_softmax(scores[:, 4:])
    apart = np.exp(told_apart(read, opinion, CAPTIONS))
    summed = [apart[:, 0], apart[:, 1] + apart[:, 5], apart[:, 2] + apart[:, 4], apart[:, 3]]
    np.testing.assert_allclose(np.stack(summed, axis=1), np.exp(read), rtol=1e-3, atol=1e-5)
    wanted = np.exp(opinion[:, 4] - opinion[:, 2])  # the expert's odds of ! against .
    np.testing.assert_allclose(apart[:, 4], wanted * apart[:, 2], rtol=1e-3, atol=1e-5)
    np.testing.assert_array_equal(told_apart(opinion, opinion, CAPTIONS), opinion)


def test_the_experts_of_many_languages_take_turns_in_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    codes = ("de", "fr", "de", "es", "it", "nl", "de", "pl", "fr")
    loaded: list[str] = []
    load = Expert.load

    def noted(folder: Path) -> Expert:
        loaded.append(folder.name)
        return load(folder)

    monkeypatch.setattr(Expert, "load", noted)
    backend = open_backend(default_bundle(), "ctranslate2", "cpu", 1)
    turns = Punctuator(backend)
    for code in codes:
        assert turns._expert(code) is turns._expert(code)
        assert len(turns._experts) <= MOST_EXPERTS
    assert loaded == ["de", "fr", "es", "it", "nl", "pl", "fr"]  # the least used goes first
    assert turns._expert("xx") is None


@pytest.mark.parametrize("marks", list(MarksMode))
def test_words_of_a_language_that_was_not_learned_stay_as_they_are(marks: MarksMode) -> None:
    words = ["The", "pilot", "said", "NATO", "came", "BACK", "ذهبت", "إلى"]
    given = transcript_of(words, {2: ",", 5: "."})
    arabic = Transcript(tuple(word._replace(language="ar") for word in given.words), given.slots)
    model = Punctuator(open_backend(default_bundle(), "auto", "cpu"))
    (found,) = model.predict(arabic, marks=marks)
    likeliest = [found.label_set[column].name for column in found.labels.argmax(axis=1)]
    assert likeliest == ["NONE"] * 2 + ["COMMA"] + ["NONE"] * 2 + ["PERIOD"] + ["NONE"] * 2
    assert found.labels.max(axis=1).tolist() == found.casings.max(axis=1).tolist() == [1.0] * 8
    assert found.casings.argmax(axis=1).tolist() == [1, 0, 0, 2, 0, 2, 0, 0]
