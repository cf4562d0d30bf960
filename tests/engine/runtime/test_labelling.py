# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.arrays import FloatArray, softmax
from interpunct.bundles.bundle import Bundle, load_bundle, new_description
from interpunct.bundles.description import Fit, Fits, SystemDescription
from interpunct.errors import BackendError
from interpunct.labels import Label, MarksMode, PaperLabel
from interpunct.marking.casing import CasingMode, decide_casings
from interpunct.marking.sentence_starts import sentence_starts
from interpunct.runtime.labelling import LabellingPunctuator
from interpunct.runtime.opening import open_punctuator
from interpunct.runtime.punctuator import Punctuator
from interpunct.transcript.transcript import Slot, Timing, Transcript, Word


class LastLetter:
    """Scores words by their last letters and those of their neighbours."""

    name: ClassVar[str] = "last-letter"

    def __init__(self) -> None:
        self.calls: list[list[str]] = []

    def scores(self, words: Sequence[str], languages: Sequence[str]) -> FloatArray:
        self.calls.append(list(words))
        letters = np.array([ord(word[-1]) for word in words], np.float32)
        around = letters + 0.5 * np.roll(letters, 1) + 0.25 * np.roll(letters, -1)
        return np.stack([np.sin(around * (label + 1)) for label in range(4)], 1)


def fits(bias: float = 0.0) -> Fits:
    return {"": Fit(2.0, (0.0, 0.0, bias, 0.0))}


def transcript_of(words: Sequence[str], language: str = "en") -> Transcript:
    return Transcript(
        tuple(Word(word, 0, 0, 0, language, 0, 0, 0, Timing.ESTIMATED) for word in words),
        tuple(Slot(0, 0, "", Label.NONE) for _ in words),
    )


def whole(transcript: Transcript, first: int = 0) -> np.ndarray:
    labels = np.full((len(transcript), 4), np.nan, np.float32)
    for part in LabellingPunctuator(LastLetter(), fits()).predict(transcript, first=first):
        rows = labels[part.first : part.first + len(part)]
        assert np.isnan(rows).all(), "a slot was predicted twice"
        assert part.casings.shape == (len(part), 3)
        rows[:] = part.labels
    return labels


@settings(max_examples=30)
@given(st.integers(1, 2000), st.integers(0, 2500))
def test_every_slot_is_predicted_once_and_the_same_wherever_one_begins(
    size: int, first: int
) -> None:
    words = [chr(97 + (index * index + index // 7) % 26) for index in range(size)]
    transcript = transcript_of(words)
    labels = whole(transcript, first)
    assert labels.sum(axis=1) == pytest.approx(1.0, abs=1e-5)
    np.testing.assert_array_equal(labels, whole(transcript))
    inside = slice(1, size - 1)  # the fake sees round the ends of what it is given
    expected = softmax(LastLetter().scores(words, ["en"] * size) / np.float32(2))
    assert np.allclose(labels[inside], expected[inside], atol=1e-5)


def test_an_empty_transcript_has_no_predictions() -> None:
    assert not list(LabellingPunctuator(LastLetter(), fits()).predict(transcript_of([])))


def test_what_the_user_looks_at_comes_first() -> None:
    punctuator = LabellingPunctuator(LastLetter(), fits())
    part = next(iter(punctuator.predict(transcript_of(["word"] * 3000), first=2000)))
    assert part.first <= 2000 < part.first + len(part)


def test_cancelling_stops_between_stretches() -> None:
    system = LastLetter()
    answers = iter([False, True])
    transcript = transcript_of(["word"] * 3000)
    parts = LabellingPunctuator(system, fits()).predict(
        transcript, cancelled=lambda: next(answers)
    )
    assert len(list(parts)) == len(system.calls) == 1


def test_several_files_get_what_each_gets_alone() -> None:
    files = [transcript_of(["sea", "fog", "boats"] * count) for count in (3, 400)]
    found = [np.zeros((len(file), 4), np.float32) for file in files]
    punctuator = LabellingPunctuator(LastLetter(), fits())
    for index, part in punctuator.predict_many(files, marks=MarksMode.REPLACE):
        found[index][part.first : part.first + len(part)] = part.labels
    for file, labels in zip(files, found, strict=True):
        np.testing.assert_array_equal(labels, whole(file))


def test_systems_see_words_as_they_were_trained_on_them() -> None:
    system = LastLetter()
    list(LabellingPunctuator(system, fits()).predict(transcript_of(["Anna", "WAVED"])))
    assert system.calls == [["anna", "waved"]]


def test_calibration_holds() -> None:
    plain, biased = (
        next(LabellingPunctuator(LastLetter(), fits(bias)).predict(transcript_of(["sea"]))).labels
        for bias in (0.0, 5.0)
    )
    assert biased[0, PaperLabel.PERIOD] > plain[0, PaperLabel.PERIOD]


@pytest.mark.parametrize("words", [["Anna", "saw", "NASA", "iPhone", "3"], ["ALL", "IN", "CAPS"]])
def test_casing_stays_as_written(words: list[str]) -> None:
    transcript = transcript_of(words)
    (part,) = LabellingPunctuator(LastLetter(), fits()).predict(transcript)
    starts = sentence_starts(transcript, [Label.NONE] * len(words))
    assert not decide_casings(transcript, starts, part.casings, CasingMode.MODEL)


def test_a_compact_bundle_opens_as_before(tiny_bundle: Path) -> None:
    opened = open_punctuator(load_bundle(tiny_bundle), "ctranslate2", "cpu")
    assert isinstance(opened.punctuator, Punctuator)
    assert opened.notice is None


def test_ctranslate2_runs_no_published_system() -> None:
    told = {"name": "x", "version": "1", "languages": [], "system": "char-delay", "config": {}}
    published = Bundle(Path("nowhere"), new_description(SystemDescription, told))
    with pytest.raises(BackendError, match="does not run the system char-delay"):
        open_punctuator(published, "ctranslate2")


def test_a_prediction_begins_with_the_first_slot_unless_told_otherwise() -> None:
    transcript = transcript_of(["a"] * 401)
    parts = list(LabellingPunctuator(LastLetter(), fits()).predict(transcript))
    assert parts[0].first == 0
    assert sum(map(len, parts)) == 401
