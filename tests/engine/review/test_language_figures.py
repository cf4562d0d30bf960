# SPDX-License-Identifier: Apache-2.0
"""Figures by the language of the words."""

from __future__ import annotations

from collections.abc import Callable

from interpunct.review.language_figures import LanguageShare, figures_by_language
from interpunct.review.restructuring import SetLanguage
from interpunct.work.work import Work

MakeState = Callable[..., Work]
SOUND = "1\n00:00:01,000 --> 00:00:02,000\n[door slams]\n"


def test_each_language_has_its_words_cues_marks_and_slots_left(make_state: MakeState) -> None:
    work = make_state(
        "1\n00:00:01,000 --> 00:00:02,000\nwell, yes\n\n"
        "2\n00:00:02,000 --> 00:00:03,000\nund nun. was nun?\n",
        seed=None,
    )
    SetLanguage.plan(work, {1}, "de").apply(work)
    assert figures_by_language(work, left=[0, 2, 3]) == [
        LanguageShare("de", words=4, cues=1, marks=2, slots_left=2),
        LanguageShare("en", words=2, cues=1, marks=1, slots_left=1),
    ]


def test_the_figures_add_up(make_state: MakeState) -> None:
    work = make_state()
    left = range(0, len(work.transcript), 3)
    (figures,) = figures_by_language(work, left)
    assert figures.words == len(work.transcript)
    assert figures.slots_left == len(left)


def test_a_file_without_words_has_no_languages(make_state: MakeState) -> None:
    assert figures_by_language(make_state(SOUND, seed=None)) == []
