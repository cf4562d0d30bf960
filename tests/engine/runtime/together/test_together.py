# SPDX-License-Identifier: Apache-2.0
"""Several models as one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.errors import BundleError
from interpunct.labels import PAPER_LABELS, Label, LabelSet, MarksMode, PaperLabel
from interpunct.runtime.predictions import Predictions, Rows
from interpunct.runtime.predictor import Predictor, never
from interpunct.runtime.together.shares import (
    LanguageShares,
    Shares,
    equal_shares,
    read_shares,
    write_shares,
)
from interpunct.runtime.together.together import Member, Together
from interpunct.transcript.transcript import Slot, Timing, Transcript, Word

MORE = LabelSet([*PAPER_LABELS, Label("EXCLAMATION", PaperLabel.PERIOD, "!", ends_sentence=True)])


class Fixed(Predictor):
    """Says what it was told, in stretches of a size of its own, from the asked slot on."""

    def __init__(self, rows: Rows, size: int) -> None:
        self._rows, self._size = rows, size
        self.stretches = 0

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        starts = range(0, len(transcript), self._size)
        begin = min(first // self._size, len(starts))
        for start in (*starts[begin:], *starts[:begin]):
            if cancelled():
                return
            part = slice(start, min(start + self._size, len(transcript)))
            self.stretches += 1
            labels, casings = self._rows.labels[part], self._rows.casings[part]
            yield Predictions(start, labels, casings, self._rows.label_set)


def rows(words: int, seed: int, labels: LabelSet = PAPER_LABELS) -> Rows:
    random = np.random.default_rng(seed)
    raw = [random.random((words, n)).astype(np.float32) ** 3 + 0.01 for n in (len(labels), 3)]
    probabilities, casings = (part / part.sum(axis=1, keepdims=True) for part in raw)
    return Rows(probabilities, casings, labels)


def text(words: int, languages: Sequence[str] = ("en",)) -> Transcript:
    made = [
        Word("so", 0, 0, 2, languages[at % len(languages)], 0, 0, 0, Timing.ESTIMATED)
        for at in range(words)
    ]
    return Transcript(tuple(made), (Slot(2, 2, "", Label.NONE),) * words)


def together(members: Sequence[Member], shares: Shares | None = None) -> Together:
    voices = [str(number) for number, member in enumerate(members) if member.marks]
    return Together(members, shares or equal_shares(voices))


def said(predictor: Predictor, words: Transcript, **options: int) -> Rows:
    """The last word of the predictor about every slot."""
    labels, casings, label_set = None, np.full((len(words), 3), np.nan), PAPER_LABELS
    for part in predictor.predict(words, **options):  # type: ignore[arg-type]
        if labels is None:
            labels, label_set = np.full((len(words), part.labels.shape[1]), np.nan), part.label_set
        labels[part.first : part.first + len(part)] = part.labels
        casings[part.first : part.first + len(part)] = part.casings
    assert labels is not None
    assert np.isfinite(labels).all()
    return Rows(labels, casings, label_set)


sizes = st.integers(1, 9)


@given(st.integers(1, 30), sizes, sizes, st.integers(0, 99), st.sampled_from([PAPER_LABELS, MORE]))
def test_a_model_with_itself_is_itself(
    words: int, one: int, other: int, seed: int, labels: LabelSet
) -> None:
    own = rows(words, seed, labels)
    found = said(together([Member(Fixed(own, one)), Member(Fixed(own, other))]), text(words))
    np.testing.assert_allclose(found.labels, own.labels, atol=1e-5)
    np.testing.assert_allclose(found.casings, own.casings, atol=1e-5)
    assert found.label_set == labels


@given(st.integers(1, 12), sizes, st.integers(0, 99), st.integers(0, 40))
def test_the_order_of_models_and_the_first_slot_do_not_matter(
    words: int, size: int, seed: int, first: int
) -> None:
    kinds = (PAPER_LABELS, MORE, PAPER_LABELS)
    members = [
        Member(Fixed(rows(words, seed + n, labels), size + n), casings=n != 1)
        for n, labels in enumerate(kinds)
    ]
    found = [said(together(order), text(words), first=first) for order in permutations(members)]
    for other in found[1:]:
        assert other.label_set == MORE
        np.testing.assert_allclose(other.labels, found[0].labels, atol=1e-5)
        np.testing.assert_allclose(other.casings, found[0].casings, atol=1e-5)


def two(one: Sequence[float], other: Sequence[float], **shares: LanguageShares) -> np.ndarray:
    """The mixture of two rows of labels."""
    casings = np.full((1, 3), 1 / 3, np.float32)
    members = [
        Member(Fixed(Rows(np.array([row], np.float32), casings), 1)) for row in (one, other)
    ]
    found = together(members, Shares(("a", "b"), shares) if shares else None)
    result: np.ndarray = said(found, text(1)).labels[0]
    return result


def test_disagreement_lowers_confidence_and_agreement_does_not() -> None:
    apart = two((0.9, 0.08, 0.01, 0.01), (0.08, 0.9, 0.01, 0.01))
    assert apart[0] == pytest.approx(apart[1], abs=1e-4)
    assert apart.max() < 0.5
    alike = two((0.9, 0.08, 0.01, 0.01), (0.9, 0.01, 0.08, 0.01))
    assert alike.max() > 0.9


def test_the_logarithms_are_mixed_by_shares_and_calibrated() -> None:
    one, other = np.array((0.7, 0.2, 0.05, 0.05)), np.array((0.3, 0.5, 0.1, 0.1))
    fit = LanguageShares((0.25, 0.75), 2.0, (0.0, 1.0, 0.0, 0.0))
    wanted = np.exp((0.25 * np.log(one) + 0.75 * np.log(other)) / 2 + [0, 1, 0, 0])
    found = two(one.tolist(), other.tolist(), en=fit)
    np.testing.assert_allclose(found, wanted / wanted.sum(), rtol=1e-4)


def test_a_model_has_no_say_in_a_language_that_it_does_not_know() -> None:
    english, german = rows(6, 1), rows(6, 2)
    members = [
        Member(Fixed(english, 4), frozenset(["en"])),
        Member(Fixed(german, 3), frozenset(["de"])),
    ]
    found = said(together(members), text(6, ("en", "de")))
    np.testing.assert_allclose(found.labels[::2], english.labels[::2], atol=1e-5)
    np.testing.assert_allclose(found.labels[1::2], german.labels[1::2], atol=1e-5)
    unknown = said(together(members), text(6, ("fr",)))
    np.testing.assert_allclose(unknown.labels.sum(axis=1), 1, atol=1e-5)


def test_a_mark_model_takes_the_casings_of_another() -> None:
    marks, ours = rows(6, 1), rows(6, 2)
    members = [Member(Fixed(marks, 4), casings=False), Member(Fixed(ours, 3), marks=False)]
    found = said(together(members), text(6))
    np.testing.assert_allclose(found.labels, marks.labels, atol=1e-5)
    np.testing.assert_allclose(found.casings, ours.casings, atol=1e-5)


def test_further_labels_are_shared_out_as_the_model_that_knows_them_does() -> None:
    casings = np.full((1, 3), 1 / 3, np.float32)
    few = Rows(np.array([[0.2, 0.1, 0.6, 0.1]], np.float32), casings)
    more = Rows(np.array([[0.2, 0.1, 0.45, 0.1, 0.15]], np.float32), casings, MORE)
    found = said(together([Member(Fixed(few, 1)), Member(Fixed(more, 1))]), text(1)).labels[0]
    np.testing.assert_allclose(found, more.labels[0], atol=1e-4)


def test_a_first_screen_does_not_wait_for_the_whole_text() -> None:
    slow = Fixed(rows(100, 1), 10)
    found = together([Member(slow), Member(Fixed(rows(100, 2), 10))]).predict(text(100))
    next(found)
    assert slow.stretches <= 2


def test_files_are_mixed_one_by_one() -> None:
    texts = [text(5), text(9)]
    members = [Member(Fixed(rows(9, seed), 4)) for seed in (1, 2)]
    for index, part in together(members).predict_many(texts):
        alone = said(together(members), texts[index])
        np.testing.assert_allclose(
            part.labels, alone.labels[part.first : part.first + len(part)], atol=1e-6
        )


def test_shares_are_read_for_the_models_in_any_order(tmp_path: Path) -> None:
    fit = LanguageShares((0.3, 0.7), 1.5, (0.0, 0.1, 0.2, 0.3))
    write_shares(Shares(("a", "b"), {"en": fit}), tmp_path / "shares.json")
    assert read_shares(tmp_path / "shares.json", ["b", "a"]).of("en").shares == (0.7, 0.3)
    assert read_shares(tmp_path / "shares.json", ["a", "b"]).of("en") == fit
    assert read_shares(tmp_path / "shares.json", ["a", "b"]).of("fr").shares == (0.5, 0.5)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{}",
        b'{"models": ["a", "c"], "languages": {}}',
        b'{"models": ["a", "b"], "languages": {"en": {"shares": [1]}}}',
        b'{"models": ["a", "b"], "languages": {"en": {"shares": [0, 0]}}}',
        b'{"models": ["a", "b"], "languages": {"en": {"shares": [0.5, 7]}}}',
        b'{"models": ["a", "b"], "languages": {"en": {"shares": [1, 0], "temperature": 0}}}',
    ],
)
def test_other_shares_are_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "shares.json").write_bytes(content)
    with pytest.raises(BundleError, match=r"shares\.json"):
        read_shares(tmp_path / "shares.json", ["a", "b"])
