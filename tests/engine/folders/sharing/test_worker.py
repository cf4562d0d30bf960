# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from pathlib import Path

from interpunct.folders.outcomes import Status
from interpunct.folders.planning import Destination, plan
from interpunct.folders.report import SlotChoice
from interpunct.folders.running import Run
from interpunct.folders.worker import Begun, FileTold, GivenFile, told_steps
from interpunct.runtime.predictor import Predictor
from interpunct.work.options import Options

Season = Callable[..., list[Path]]

ENGLISH = Options(languages=("en",))


def told(run: Run, files: list[GivenFile]) -> list[FileTold]:
    steps = told_steps(run, files, reports=SlotChoice.ALL)
    return [step for step in steps if isinstance(step, FileTold)]


def test_every_file_is_begun_and_told_and_what_is_told_can_be_sent(
    season: Season, fake_predictor: Predictor
) -> None:
    jobs = plan(season(2, 3), Destination("punctuated")).jobs
    files = [GivenFile(7 + place, job) for place, job in enumerate(jobs)]
    steps = list(told_steps(Run(ENGLISH, fake_predictor), files, reports=SlotChoice.ALL))
    assert {step.place for step in steps if isinstance(step, Begun)} == {7, 8}
    ends = [step for step in steps if isinstance(step, FileTold)]
    assert [end.place for end in ends] == [7, 8]
    assert pickle.loads(pickle.dumps(ends)) == ends
    assert ends[0].outcome.result is None
    assert ends[0].file is not None
    assert ends[0].file.counts.words == 16
    assert ends[0].entry is not None
    entry = json.loads(ends[0].entry)
    assert entry["path"] == str(jobs[0].source)
    assert len(entry["slots"]) == 16


def test_what_a_lost_worker_wrote_is_told_and_not_written_again(
    season: Season, fake_predictor: Predictor
) -> None:
    paths = season(2, 2)
    run = Run(ENGLISH, fake_predictor, recipe="the same")
    jobs = plan(paths, Destination("punctuated"), recipe="the same").jobs
    list(run.outcomes(jobs[:1]))
    output = jobs[0].output
    assert output is not None
    before = output.stat()
    files = [GivenFile(place, job, again=True) for place, job in enumerate(jobs)]
    ends = told(run, files)
    assert sorted((end.place, end.outcome.status) for end in ends) == [
        (0, Status.WRITTEN),
        (1, Status.WRITTEN),
    ]
    assert all(end.file and end.file.counts.marks_added for end in ends)
    after = output.stat()
    assert (after.st_mtime_ns, after.st_ino) == (before.st_mtime_ns, before.st_ino)


def test_what_was_written_in_place_is_not_punctuated_twice(
    season: Season, fake_predictor: Predictor
) -> None:
    paths = season(2)
    run = Run(ENGLISH, fake_predictor, recipe="the same")
    jobs = plan(paths, Destination(in_place=True), recipe="the same").jobs
    list(run.outcomes(jobs))
    before = paths[0].read_bytes(), paths[0].stat().st_mtime_ns
    told(run, [GivenFile(0, jobs[0], again=True)])
    assert (paths[0].read_bytes(), paths[0].stat().st_mtime_ns) == before
