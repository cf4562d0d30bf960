# SPDX-License-Identifier: Apache-2.0
"""Files of which some stretches are finished: those keep their bytes, the others are filled in."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.labels import MarksMode
from interpunct.runtime.predictions import Predictions
from interpunct.work.options import Options
from interpunct.work.work import Work

WHOLE = {
    "en": "The boat, which was old, left the harbour. Nobody waved, and Anna wept.",
    "de": "Das Boot, das alt war, verließ den Hafen. Niemand winkte, und Anna weinte.",
    "es": "El barco, que era viejo, dejó el puerto. Nadie saludó, y Ana lloró en casa.",
    "ru": "Лодка, которая была старой, ушла из гавани. Никто не махал, и Анна плакала.",
}
BLOCK = 6  # cues


def bare(text: str) -> str:
    return text.replace(",", "").replace(".", "").lower()


def cues_of(code: str) -> list[str]:
    """Three finished blocks and three bare ones, in turn."""
    return ([WHOLE[code]] * BLOCK + [bare(WHOLE[code])] * BLOCK) * 3


def data_of(code: str, form: str) -> bytes:
    point = {"srt": ",", "vtt": "."}[form]
    head = "WEBVTT\n\n" if form == "vtt" else ""
    cues = (
        f"{number}\n00:{number:02}:00{point}000 --> 00:{number:02}:03{point}000\n{text}\n"
        for number, text in enumerate(cues_of(code), start=1)
    )
    return (head + "\n".join(cues)).encode()


def work_of(code: str, form: str, *, marks: MarksMode = MarksMode.COMPLETE) -> Work:
    options = Options(languages=(code,), marks=marks, spares_punctuated=True)
    return Work.of_bytes(data_of(code, form), options)


def predict(work: Work, seed: int) -> None:
    """Take predictions that are drawn by chance."""
    chance = np.random.default_rng(seed)
    labels = chance.dirichlet(np.ones(4), len(work.transcript)).astype(np.float32)
    casings = chance.dirichlet(np.ones(3), len(work.transcript)).astype(np.float32)
    work.take(Predictions(0, labels, casings))


@settings(max_examples=10, deadline=None)
@given(st.sampled_from(sorted(WHOLE)), st.sampled_from(["srt", "vtt"]), st.integers(0, 99))
def test_finished_blocks_keep_their_bytes_and_bare_ones_are_filled_in(
    code: str, form: str, seed: int
) -> None:
    work = work_of(code, form)
    assert not work.was_punctuated
    predict(work, seed)
    written = [cue.payload for cue in work.rendered().document.cues]
    blocks = [range(first, first + BLOCK) for first in range(0, len(written), BLOCK)]
    for block in blocks[::2]:
        # The border of a block may be a cue off: nothing but its marks shows it.
        assert [written[cue] for cue in block[1:-1]] == [WHOLE[code]] * (BLOCK - 2)
    for block in blocks[1::2]:
        assert all(written[cue] != bare(WHOLE[code]) for cue in block[1:-1])


@pytest.mark.parametrize("marks", [MarksMode.REPLACE, MarksMode.SUGGEST])
def test_other_modes_leave_no_stretch_out(marks: MarksMode) -> None:
    work = work_of("en", "srt", marks=marks)
    assert not work.table.left_alone.any()
    assert work.finished_words == 0


def test_a_work_says_how_many_words_it_leaves_alone_and_its_journal_opens_it_so() -> None:
    work = work_of("en", "srt")
    assert work.finished_words == work.table.left_alone.sum() > 0
    again = Work.of_bytes(data_of("en", "srt"), Options.of_record(work.options.record()))
    assert again.table.left_alone.tolist() == work.table.left_alone.tolist()
