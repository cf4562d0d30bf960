# SPDX-License-Identifier: Apache-2.0
"""Tests run against mutants, each in a process of its own that ends with the first failure.

First the tests run once and tell which of them executes which line. Then pytest collects them in
this process, and each mutant gets a fork of it, in which the function with the fault is put in
place of the real one: that takes a tenth of a second. What runs when a module is imported cannot
be exchanged; such a mutant gets a new pytest. The file itself is changed meanwhile too, for the
processes that tests start.
"""

from __future__ import annotations

import gc
import json
import os
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import coverage
import pytest
from _pytest.runner import runtestprotocol
from hypothesis import Phase, settings

from benchmarks.mutants.forks import LOOPED, allow_processor_time, in_fork
from benchmarks.mutants.making import Mutant

# The same examples for every mutant, and a failure is not made smaller: it only has to be one.
settings.register_profile(
    "mutants", derandomize=True, deadline=None, phases=(Phase.explicit, Phase.generate)
)
_OPTIONS = (
    *("-p", __name__, "-p", "no:cacheprovider", "--hypothesis-profile=mutants", "-s", "-q"),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),  # this module and hypothesis
)
_SURVIVED, _KILLED, _NEEDS_NEW_PROCESS = range(3)
_OURS = {
    "__main__", "interpunct", "interpunct_app", "interpunct_models", "interpunct_resources",
    "tests",
}  # fmt: skip
_AT_LEAST_SECONDS, _TIMES_AS_LONG = 20.0, 10.0
_AT_LEAST_COMPUTED, _TIMES_COMPUTED = 5.0, 3.0


class Outcome(StrEnum):
    """What became of a mutant."""

    KILLED = "killed"
    TIMED_OUT = "timed out"
    SURVIVED = "survived"
    NOT_EXECUTED = "not executed"

    @property
    def is_noticed(self) -> bool:
        """Whether a test failed or did not come to an end."""
        return self in {Outcome.KILLED, Outcome.TIMED_OUT}


@dataclass(slots=True)
class Executed:
    """The tests that execute each line of each file, and the seconds that each test takes.

    The test "" is the import of modules before the first test.
    """

    lines: dict[str, dict[str, list[str]]]
    seconds: dict[str, float]
    modules: list[str]

    def tests_of(self, mutant: Mutant) -> set[str]:
        """Those that execute a line that reaches the mutant."""
        lines = self.lines.get(str(mutant.path), {})
        return {test for line in mutant.reaching for test in lines.get(str(line), ())}


class _Watch:
    """A plugin of pytest that notes which test runs, and how long."""

    def __init__(self, measured: coverage.Coverage) -> None:
        self.seconds: dict[str, float] = {}
        self._measured = measured

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Note one test."""
        self._measured.switch_context(item.nodeid)
        began = time.perf_counter()
        result = yield
        self.seconds[item.nodeid] = time.perf_counter() - began
        return result


def executed_by(tests: str, source: str, told: Path) -> Executed:
    """Run the tests once, in a process of its own that writes to the file `told`."""

    def run() -> int:
        measured = coverage.Coverage(data_file=None, config_file=False, source=[source])
        watch = _Watch(measured)
        measured.start()
        failed = pytest.main([*_OPTIONS, tests], plugins=[watch])
        measured.stop()
        if not failed:
            told.write_text(json.dumps(_found(measured.get_data(), watch)), encoding="utf-8")
        return int(failed)

    if in_fork(run, limit=3600.0, output=sys.stdout.fileno()) != 0:
        raise SystemExit(f"The tests in {tests} fail without a mutant.")
    return Executed(**json.loads(told.read_text(encoding="utf-8")))


def _found(data: coverage.CoverageData, watch: _Watch) -> dict[str, Any]:
    files = {file: data.contexts_by_lineno(file) for file in data.measured_files()}
    lines = {str(Path(file).relative_to(Path.cwd())): found for file, found in files.items()}
    modules = [name for name in sys.modules if "." not in name and name not in _OURS]
    return {"lines": lines, "seconds": watch.seconds, "modules": modules}


def tried(
    mutants: Sequence[Mutant], tests: str, executed: Executed
) -> Iterator[tuple[Mutant, Outcome]]:
    """What becomes of each mutant; to be asked for in the folder of a copy of the project."""
    trials = _Trials(mutants, tests, executed)
    pytest.main([*_OPTIONS, f"--basetemp={Path.cwd().parent / 'tmp'}", tests], plugins=[trials])
    yield from zip(mutants, trials.outcomes, strict=True)


class _Trials:
    """A plugin of pytest that runs the collected tests for each mutant."""

    def __init__(self, mutants: Sequence[Mutant], tests: str, executed: Executed) -> None:
        self.outcomes: list[Outcome] = []
        self._mutants = mutants
        self._tests = tests
        self._executed = executed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try all mutants."""
        for name in self._executed.modules:  # what tests import, once for all forks
            try:
                import_module(name)
            except ImportError:
                continue
        for number, mutant in enumerate(self._mutants, 1):
            began = time.perf_counter()
            self.outcomes.append(self._outcome(mutant, session.items))
            took = f"{self.outcomes[-1]}, {time.perf_counter() - began:.1f} s"
            print(f"{number}/{len(self._mutants)}: {took}\n{mutant.diff}", flush=True)
        return True

    def _outcome(self, mutant: Mutant, items: Sequence[pytest.Item]) -> Outcome:
        wanted = self._executed.tests_of(mutant)
        if mutant.function is None or "" in wanted:
            with _written(mutant):
                return _told(self._in_new_process())
        if not wanted:
            return Outcome.NOT_EXECUTED
        seconds = self._executed.seconds
        chosen = [item for item in items if item.nodeid in wanted]
        chosen.sort(key=lambda item: seconds[item.nodeid])
        limit = _limit(seconds[item.nodeid] for item in chosen)
        with _written(mutant):
            code = in_fork(lambda: _failing(mutant, chosen, seconds), limit)
            return _told(self._in_new_process() if code == _NEEDS_NEW_PROCESS else code)

    def _in_new_process(self) -> int | None:
        command = [sys.executable, "-m", "pytest", "-x", *_OPTIONS, self._tests]
        seconds = self._executed.seconds.values()

        def run() -> int:
            allow_processor_time(_computed(seconds))
            os.execv(sys.executable, command)

        return in_fork(run, _limit(seconds))


def _limit(seconds: Iterable[float]) -> float:
    """The longest time for tests that usually take so many seconds."""
    return _AT_LEAST_SECONDS + _TIMES_AS_LONG * sum(seconds)


def _computed(seconds: Iterable[float]) -> float:
    """The most processor time for them, which ends a mutant that loops long before."""
    return _AT_LEAST_COMPUTED + _TIMES_COMPUTED * sum(seconds)


def _told(code: int | None) -> Outcome:
    if code is None or code == LOOPED:
        return Outcome.TIMED_OUT
    return Outcome.KILLED if code else Outcome.SURVIVED


@contextmanager
def _written(mutant: Mutant) -> Iterator[None]:
    before = mutant.path.read_bytes()
    mutant.path.write_text(mutant.code, encoding="utf-8")
    try:
        yield
    finally:
        mutant.path.write_bytes(before)


def _failing(mutant: Mutant, items: Sequence[pytest.Item], seconds: Mapping[str, float]) -> int:
    """Run tests in the process of a mutant until one fails, or computes without end."""
    if not _is_in_place(mutant):
        return _NEEDS_NEW_PROCESS
    for item, following in zip_longest(items, items[1:]):
        allow_processor_time(_computed([seconds[item.nodeid]]))
        reports = runtestprotocol(item, nextitem=following, log=False)
        if any(report.failed for report in reports):
            return _KILLED
    return _SURVIVED


def _is_in_place(mutant: Mutant) -> bool:
    """Give the function its code with the fault; False where that cannot be done."""
    path = str(mutant.path.resolve())
    assert mutant.function is not None
    code = _code(compile(mutant.code, path, "exec"), *mutant.function)
    functions = [
        each
        for each in gc.get_objects()
        if isinstance(each, FunctionType)
        and each.__code__.co_filename == path
        and (each.__code__.co_qualname, each.__code__.co_firstlineno) == mutant.function
    ]
    try:
        for each in functions:
            each.__code__ = code  # type: ignore[assignment]
    except (TypeError, ValueError):  # another number of free variables, or no such function
        return False
    name = ".".join(mutant.path.with_suffix("").parts[1:]).removesuffix(".__init__")
    return bool(functions) or name not in sys.modules


def _code(within: CodeType, name: str, line: int) -> CodeType | None:
    for each in within.co_consts:
        if isinstance(each, CodeType):
            if (each.co_qualname, each.co_firstlineno) == (name, line):
                return each
            if found := _code(each, name, line):
                return found
    return None
