# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from pathlib import Path

import pytest

from interpunct.folders.file_report import Counts
from interpunct.folders.outcomes import Outcome, Status
from interpunct.folders.running import FileProgress
from interpunct_app.batch.order import FileDone
from interpunct_app.batch.tally import Tally, progress_text, summary_text

SMALL, LARGE, OTHER = Path("small.srt"), Path("large.srt"), Path("other.srt")


def test_what_is_done_goes_by_the_size_of_files() -> None:
    tally = Tally({SMALL: 100, LARGE: 300})
    assert tally.share == 0
    assert tally.seconds_left(5) is None
    tally.note(FileProgress(SMALL, 50, 100))
    assert tally.share == pytest.approx(0.125)
    tally.note(FileDone(Outcome(SMALL, Status.WRITTEN), Counts(words=100, marks_added=9)))
    assert (tally.ended, tally.files) == (1, 2)
    assert tally.share == pytest.approx(0.25)
    assert tally.seconds_left(10) == pytest.approx(30)
    tally.note(FileProgress(LARGE, 300, 300))
    tally.note(FileDone(Outcome(LARGE, Status.FAILED, error="x")))
    assert tally.share == 1
    assert tally.seconds_left(40) == 0
    assert tally.counts.marks_added == 9


def test_files_that_were_skipped_beforehand_are_told_and_take_no_time() -> None:
    tally = Tally({SMALL: 100})
    tally.note(FileDone(Outcome(OTHER, Status.SKIPPED, OTHER)))
    assert (tally.ended, tally.share) == (0, 0)
    assert tally.statuses[Status.SKIPPED] == 1


def test_a_run_without_files_is_done() -> None:
    assert Tally({}).share == 1


def test_the_lines_tell_pace_rest_and_end() -> None:
    tally = Tally({SMALL: 100, LARGE: 300})
    tally.note(FileProgress(SMALL, 1200, 1200))
    assert progress_text(tally, 60) == "0 of 2 files · 20 words a second · about 3 min left"
    tally.note(FileDone(Outcome(SMALL, Status.WRITTEN), Counts(words=1200, marks_added=90)))
    told = summary_text(tally, 60, was_stopped=True)
    assert told == (
        "Stopped. Written: 1, not done: 1. 1,200 words, 90 marks added. 20 words a second."
    )
