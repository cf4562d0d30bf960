# SPDX-License-Identifier: Apache-2.0
"""Case of a glossary's terms in a work: over the model's, under the human's and the file's."""

from __future__ import annotations

import numpy as np
import pytest

from interpunct.labels import Casing, MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.review.commands import Decide, SetCasing
from interpunct.runtime.predictions import Predictions
from interpunct.work.options import Options
from interpunct.work.work import Work

TERMS = ("Bank of Tarn", "WRO", "pier")


def opened(text: str, **options: object) -> Work:
    """A work whose model wants no mark, and a capital for "pier" alone."""
    captions = f"1\n00:00:01,000 --> 00:00:09,000\n{text}\n"
    known = {"languages": ("en",), "glossary": TERMS, **options}
    work = Work.of_bytes(captions.encode(), Options(**known))  # type: ignore[arg-type]
    labels = np.tile(np.array([0.97, 0.01, 0.01, 0.01], np.float32), (len(work.transcript), 1))
    casings = np.tile(np.array([0.97, 0.02, 0.01], np.float32), (len(work.transcript), 1))
    for row, word in enumerate(work.transcript.words):
        if word.text == "pier":
            casings[row] = 0.05, 0.9, 0.05
    for stop in range(2, len(labels) + 2, 2):  # stretches that part the terms
        part = slice(stop - 2, stop)
        work.take(Predictions(stop - 2, labels[part], casings[part]))
    return work


def text_of(work: Work) -> str:
    return work.cue_text(0).text


def test_the_case_of_a_term_wins_over_the_model() -> None:
    work = opened("so the bank of tarn and the wro own a pier")
    assert text_of(work) == "So the Bank of Tarn and the WRO own a pier"
    assert text_of(opened("we saw a pier", glossary=())) == "We saw a Pier"


def test_case_that_the_human_chose_stays() -> None:
    work = opened("so the wro owns it")
    SetCasing.plan(work, 2, Casing.LOWER).apply(work)
    assert text_of(work) == "So the wro owns it"


def test_capitals_of_the_file_stay_and_so_does_a_file_whose_casing_is_kept() -> None:
    assert text_of(opened("so the BANK OF Tarn")) == "So the BANK OF Tarn"
    assert text_of(opened("so the wro", casing=CasingMode.KEEP)) == "so the wro"
    assert text_of(opened("so the wro", marks=MarksMode.SUGGEST)) == "so the wro"


def test_nobody_is_asked_about_the_case_of_a_term() -> None:
    work = opened("so the wro owns it")
    assert work.table.casing_confidences[2] > 0.99


@pytest.mark.parametrize(("mark", "shown"), [(".", "It rained. Tarn"), ("", "It rained Tarn")])
def test_a_term_keeps_its_capital_where_a_sentence_no_longer_starts(mark: str, shown: str) -> None:
    work = opened("It rained. Tarn road", glossary=("Tarn",))
    Decide.plan(work, 1, mark).apply(work)
    assert text_of(work).startswith(shown)


def test_a_journal_keeps_the_terms() -> None:
    record = Options(glossary=TERMS).record()
    assert Options.of_record(record).glossary == TERMS
    del record["glossary"]
    assert Options.of_record(record).glossary == ()
