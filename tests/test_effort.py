# SPDX-License-Identifier: Apache-2.0
"""Hand work of the ways without a model, counted on one sentence."""

from __future__ import annotations

import pytest
from benchmarks.hand_work import HandWork
from benchmarks.typed_ways import clicked, in_subtitle_edit, walked

from interpunct.work.work import Work

TALK = Work.of_bytes(
    b"1\n00:00:01,000 --> 00:00:03,000\nI met Anna, and Anna laughed.\n\n"
    b"2\n00:00:03,000 --> 00:00:05,000\nYes\n\n"
    b"3\n00:00:05,000 --> 00:00:06,000\nwe came.\n"
).transcript


def test_walking_takes_keys_for_words_marks_and_capitals() -> None:
    assert walked(TALK).strokes == 9 + 3 + 2 * 4


def test_a_capital_after_a_mark_needs_no_click() -> None:
    assert clicked(TALK) == HandWork(keys=3 + 2 * 4, clicks=3 + 3, decisions=3 + 4)


def test_subtitle_edit_lists_a_name_once_and_cases_the_whole_file() -> None:
    rows, marks, names = 2, 3, 1
    keys = rows + marks + 2 * names + 3
    assert in_subtitle_edit(TALK) == HandWork(keys, marks + names, marks + names)


def test_a_click_takes_longer_than_a_key() -> None:
    assert HandWork(60, 0, 0).minutes == pytest.approx(0.28)
    assert HandWork(0, 60, 0).minutes == pytest.approx(2.1)
    assert HandWork(0, 0, 60).minutes == pytest.approx(1.35)
