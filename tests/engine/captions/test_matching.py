# SPDX-License-Identifier: Apache-2.0
"""Two files of one talk, matched by the times of their cues."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from interpunct.captions.cues import Cue
from interpunct.captions.matching import BesideRow, match_by_time, rows_beside
from interpunct.captions.reading import read_captions


def cue(start_ms: int, end_ms: int) -> Cue:
    return Cue("", start_ms, end_ms, "", "")


TIMES = st.integers(-3, 25)
CUES = st.lists(st.builds(cue, TIMES, TIMES), max_size=9)


def shared(one: Cue, other: Cue) -> int:
    """For how long two cues are shown together; one without a duration lasts a millisecond."""
    ends = (max(cue.end_ms, cue.start_ms + 1) for cue in (one, other))
    return min(ends) - max(one.start_ms, other.start_ms)


def test_a_cue_belongs_to_the_one_it_is_shown_with_longest() -> None:
    cues = [cue(0, 2000), cue(2000, 4000), cue(6000, 8000)]
    others = [cue(100, 1900), cue(1500, 3900), cue(4200, 5800), cue(6000, 7000), cue(7000, 9000)]
    assert match_by_time(cues, others) == [0, 1, None, 2, 2]


def test_of_two_that_are_shown_all_the_time_it_is_the_shorter() -> None:
    sign, line = cue(0, 60_000), cue(10_000, 12_000)
    assert match_by_time([sign, line], [cue(10_100, 11_900)]) == [1]


def test_a_cue_that_only_touches_another_is_not_shown_with_it() -> None:
    assert match_by_time([cue(0, 1000)], [cue(1000, 2000)]) == [None]


def test_rows_hold_the_cues_that_nothing_stands_beside() -> None:
    cues = [cue(0, 1000), cue(1000, 2000), cue(5000, 6000)]
    others = [cue(0, 900), cue(900, 990), cue(3000, 4000), cue(5000, 5500)]
    assert rows_beside(cues, others) == [
        BesideRow(0, 0),
        BesideRow(0, 1),
        BesideRow(1, None),
        BesideRow(None, 2),
        BesideRow(2, 3),
    ]


@given(CUES, CUES)
def test_no_other_cue_is_shown_with_it_longer(cues: list[Cue], others: list[Cue]) -> None:
    for other, match in zip(others, match_by_time(cues, others), strict=True):
        longest = max((shared(cue, other) for cue in cues), default=0)
        if match is None:
            assert longest <= 0
        else:
            assert shared(cues[match], other) == longest > 0


@given(CUES, CUES)
def test_every_cue_has_its_place_in_the_rows(cues: list[Cue], others: list[Cue]) -> None:
    rows = rows_beside(cues, others)
    assert sorted(row.other for row in rows if row.other is not None) == list(range(len(others)))
    assert {row.cue for row in rows if row.cue is not None} == set(range(len(cues)))
    for row in rows:
        if row.other is None:
            assert [row.cue] == [one.cue for one in rows if one.cue == row.cue]


def test_a_real_translation_stands_beside_its_original(captions_folder: Path) -> None:
    talk = captions_folder / "videojs+video.js" / "docs" / "examples" / "elephantsdream"
    one, other = (read_captions(talk / f"captions.{code}.vtt").cues for code in ("en", "ja"))
    matches = match_by_time(one, other)
    matched = [match for match in matches if match is not None]
    assert len(matched) >= 0.95 * len(other)
    assert matched == sorted(matched)


@given(CUES, CUES)
def test_rows_come_in_the_order_of_time(cues: list[Cue], others: list[Cue]) -> None:
    rows = rows_beside(cues, others)
    owns = [others[row.other or 0] if row.cue is None else cues[row.cue] for row in rows]
    assert owns == sorted(owns, key=lambda own: own.start_ms)
    for number in range(len(cues)):
        beside = [row.other for row in rows if row.cue == number and row.other is not None]
        assert beside == sorted(beside, key=lambda other: (others[other].start_ms, other))
    for row, own, following, next_own in zip(rows, owns, rows[1:], owns[1:], strict=False):
        if own.start_ms == next_own.start_ms:
            assert row.cue is None or following.cue is not None, "what stands alone comes first"
