# SPDX-License-Identifier: Apache-2.0
"""A real Ray on this machine, of two workers."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from filelock import FileLock

from interpunct.errors import BackendError
from interpunct.folders.on_ray import RayActors
from interpunct.folders.outcomes import Status
from interpunct.folders.planning import Destination, plan
from interpunct.folders.running import Run
from interpunct.folders.shards import shards_of
from interpunct.folders.sharing import SharedRun
from interpunct.folders.worker import FileTold, Setup
from interpunct.runtime.opening import load_predictor
from interpunct.runtime.predictor import Predictor
from interpunct.work.options import Options

ray = pytest.importorskip("ray", reason="Ray is not installed (the extra cluster)")
# Its own modules warn, and leave sockets to the collector.
pytestmark = pytest.mark.filterwarnings("default")

Season = Callable[..., list[Path]]

ENGLISH = Options(languages=("en",))
FILES = 10


@pytest.fixture(scope="module", autouse=True)
def _cluster(shared_base: Path) -> Iterator[None]:
    """A cluster at a time, whichever workers of pytest-xdist run these tests."""
    with FileLock(shared_base / "ray.lock"):
        ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
        yield
        ray.shutdown()


def setup_of(bundle: Path) -> Setup:
    return Setup(Run(ENGLISH), partial(load_predictor, str(bundle), device="cpu", threads=1))


def test_a_worker_that_is_killed_loses_nothing_and_nothing_is_written_twice(
    season: Season, tmp_path: Path, tiny_bundle: Path
) -> None:
    words = [30] * FILES
    folder, setup = season(*words)[0].parent, setup_of(tiny_bundle)
    alone = plan([folder], Destination("punctuated", tmp_path / "alone")).jobs
    assert len(list(setup.opened().outcomes(alone))) == FILES
    jobs = plan([folder], Destination("punctuated", tmp_path / "out")).jobs
    crew = RayActors(setup)
    told: Counter[int] = Counter()
    times: dict[Path, int] = {}
    for step in SharedRun(jobs, shards_of(words, 2), crew, 2).steps():
        if not isinstance(step, FileTold):
            continue
        output = step.outcome.output
        assert output is not None
        assert step.outcome.status is Status.WRITTEN
        told[step.place] += 1
        times[output] = output.stat().st_mtime_ns
        if len(told) == 1:
            os.kill(crew.pids[next(iter(crew.pids))], signal.SIGKILL)
    assert told == Counter(range(FILES))
    assert {path: path.stat().st_mtime_ns for path in times} == times
    assert {path.name: path.read_bytes() for path in (tmp_path / "out").glob("*.srt")} == {
        path.name: path.read_bytes() for path in (tmp_path / "alone").glob("*.srt")
    }


def _no_model() -> Predictor:
    raise BackendError("the model cannot be run.", remedy="Try another.")


def test_a_model_that_cannot_be_loaded_is_told_in_a_sentence(
    season: Season, tmp_path: Path
) -> None:
    jobs = plan([season(1)[0].parent], Destination("punctuated", tmp_path / "out")).jobs
    crew = RayActors(Setup(Run(ENGLISH), _no_model))
    with pytest.raises(BackendError, match=r"cannot be run\. Try another"):
        list(SharedRun(jobs, [(0,)], crew, 1).steps())


def test_who_asks_for_no_further_step_has_stopped_the_actors(
    season: Season, tmp_path: Path, tiny_bundle: Path
) -> None:
    words = [30] * 12
    jobs = plan([season(*words)[0].parent], Destination("punctuated", tmp_path / "out")).jobs
    steps = SharedRun(jobs, shards_of(words, 2), RayActors(setup_of(tiny_bundle)), 2).steps()
    next(step for step in steps if isinstance(step, FileTold))
    steps.close()
    assert not list((tmp_path / "out").glob(".*.part"))
    assert 1 <= len(list((tmp_path / "out").glob("*.srt"))) <= 12
