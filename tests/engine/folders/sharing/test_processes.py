# SPDX-License-Identifier: Apache-2.0
"""Real processes; a model of a few words."""

from __future__ import annotations

import os
import pickle
import signal
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest

from interpunct.errors import BackendError, InterpunctError
from interpunct.folders.outcomes import Status
from interpunct.folders.planning import Destination, Job, plan
from interpunct.folders.processes import Processes
from interpunct.folders.running import Run
from interpunct.folders.shards import shards_of
from interpunct.folders.sharing import SharedRun
from interpunct.folders.worker import FileTold, Setup
from interpunct.runtime.opening import load_predictor
from interpunct.runtime.predictor import Predictor
from interpunct.work.options import Options

Season = Callable[..., list[Path]]

ENGLISH = Options(languages=("en",))


def setup_of(bundle: Path) -> Setup:
    return Setup(Run(ENGLISH), partial(load_predictor, str(bundle), device="cpu", threads=1))


def jobs_in(folder: Path, out: Path) -> tuple[Job, ...]:
    return plan([folder], Destination("punctuated", out)).jobs


def told_by(shared: SharedRun) -> list[FileTold]:
    return [step for step in shared.steps() if isinstance(step, FileTold)]


def outputs(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*.srt"))}


def test_workers_write_what_one_process_writes(
    season: Season, tmp_path: Path, tiny_bundle: Path
) -> None:
    words = [40, 3, 20, 20, 0, 7]
    folder = season(*words)[0].parent
    setup = setup_of(tiny_bundle)
    run = setup.opened()
    outcomes = run.outcomes(jobs_in(folder, tmp_path / "alone"))
    alone = sorted(outcomes, key=lambda each: each.path)
    jobs = jobs_in(folder, tmp_path / "out")
    told = told_by(SharedRun(jobs, shards_of(words, 2), Processes(setup), 2))
    assert outputs(tmp_path / "out") == outputs(tmp_path / "alone")
    by_place = sorted(told, key=lambda each: each.place)
    assert [each.place for each in by_place] == list(range(len(words)))
    assert [each.outcome.status for each in by_place] == [each.status for each in alone]
    assert [bool(each.file) for each in by_place] == [bool(each.result) for each in alone]


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="nothing tells the signals")
def test_no_signal_of_a_terminal_reaches_a_worker_that_starts(tiny_bundle: Path) -> None:
    with Processes(setup_of(tiny_bundle)) as crew:
        told = Path(f"/proc/{crew.pid(crew.start())}/status").read_text()
        held = next(line for line in told.splitlines() if line.startswith("SigBlk:"))
        assert int(held.split()[1], 16) & 1 << signal.SIGINT - 1
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def test_a_worker_that_is_killed_loses_nothing(
    season: Season, tmp_path: Path, tiny_bundle: Path
) -> None:
    words = [30] * 8
    jobs = jobs_in(season(*words)[0].parent, tmp_path / "out")
    crew = Processes(setup_of(tiny_bundle))
    told: Counter[int] = Counter()
    for step in SharedRun(jobs, shards_of(words, 2), crew, 2).steps():
        if isinstance(step, FileTold):
            if not told:
                _kill(crew, 0)
            told[step.place] += 1
            assert step.outcome.status in {Status.WRITTEN, Status.SKIPPED}
    assert told == Counter(range(8))
    assert len(outputs(tmp_path / "out")) == 8
    assert not list((tmp_path / "out").glob("*.part"))


@pytest.mark.skipif(os.name == "nt", reason="Windows has no signals for other processes")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_worker_leaves_it_to_the_run_to_answer_a_signal(
    season: Season, tmp_path: Path, tiny_bundle: Path, number: signal.Signals
) -> None:
    jobs = jobs_in(season(30, 30)[0].parent, tmp_path / "out")
    crew = Processes(setup_of(tiny_bundle))
    signalled = False
    for step in SharedRun(jobs, [(0, 1)], crew, 1).steps():
        if not signalled and (pid := crew.pid(0)) is not None:
            os.kill(pid, number)
            signalled = True
        assert not isinstance(step, FileTold) or step.outcome.status is Status.WRITTEN
    with pytest.raises(IndexError):
        crew.pid(1)  # nobody had to take its place


def _kill(crew: Processes, worker: int) -> None:
    pid = crew.pid(worker)
    assert pid is not None
    os.kill(pid, signal.SIGKILL)


class _Deadly:
    """Loads a model that ends the process of whoever punctuates a file with a certain word."""

    def __call__(self) -> Predictor:
        from tests.engine.folders.sharing.deadly import Deadly

        return Deadly()


def test_a_file_that_kills_its_worker_twice_is_reported_and_the_others_come_through(
    season: Season, tmp_path: Path
) -> None:
    paths = season(*[5] * 6)
    paths[2].write_text(paths[2].read_text().replace("harbour", "deadly", 1))
    jobs = jobs_in(paths[0].parent, tmp_path / "out")
    shared = SharedRun(jobs, shards_of([5] * 6, 2), Processes(Setup(Run(ENGLISH), _Deadly())), 2)
    told = {each.place: each.outcome for each in told_by(shared)}
    assert [told[place].status for place in range(6)] == [
        Status.FAILED if place == 2 else Status.WRITTEN for place in range(6)
    ]
    assert "ended with the code 7, twice" in str(told[2].error)


def _no_model() -> Predictor:
    raise BackendError("the model cannot be run.", remedy="Try another.")


def test_a_model_that_cannot_be_loaded_is_told_once(season: Season, tmp_path: Path) -> None:
    jobs = jobs_in(season(1, 1)[0].parent, tmp_path / "out")
    shared = SharedRun(jobs, [(0,), (1,)], Processes(Setup(Run(ENGLISH), _no_model)), 2)
    with pytest.raises(BackendError, match=r"cannot be run\. Try another"):
        told_by(shared)


def _dies() -> Predictor:
    os._exit(9)


def test_workers_that_never_start_are_an_error_and_no_endless_loop(
    season: Season, tmp_path: Path
) -> None:
    jobs = jobs_in(season(1, 1)[0].parent, tmp_path / "out")
    shared = SharedRun(jobs, [(0,), (1,)], Processes(Setup(Run(ENGLISH), _dies)), 2)
    with pytest.raises(BackendError, match="no worker could be started"):
        told_by(shared)


def test_who_asks_for_no_further_step_has_stopped_the_workers(
    season: Season, tmp_path: Path, tiny_bundle: Path
) -> None:
    words: Sequence[int] = [30] * 12
    jobs = jobs_in(season(*words)[0].parent, tmp_path / "out")
    crew = Processes(setup_of(tiny_bundle))
    steps = SharedRun(jobs, shards_of(words, 2), crew, 2).steps()
    next(step for step in steps if isinstance(step, FileTold))
    pids = [crew.pid(worker) for worker in range(2)]
    steps.close()
    for pid in pids:
        assert pid is not None
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    assert 1 <= len(outputs(tmp_path / "out")) < 12
    assert not list((tmp_path / "out").glob(".*.part"))


def test_errors_come_out_of_other_processes_as_they_were() -> None:
    error = InterpunctError("it is odd.", file="a.srt", remedy="Look at it.")
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == str(error)
    assert (again.what, again.file, again.remedy) == (error.what, error.file, error.remedy)
    assert again.sentence.template == error.sentence.template
