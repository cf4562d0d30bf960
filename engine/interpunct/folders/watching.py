# SPDX-License-Identifier: Apache-2.0
"""A watched folder: new files are processed once they are complete, and never twice."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Self

from interpunct.captions.formats import ENDINGS
from interpunct.errors import CaptionError
from interpunct.folders.journal import Standings
from interpunct.folders.outcomes import Outcome, Status
from interpunct.folders.planning import Destination, Job, output_in, plan_of
from interpunct.folders.reported_run import Ended, ReportedRun
from interpunct.folders.running import FileProgress, Run
from interpunct.folders.walking import files_in, real_path

# A network folder sends no events for the writes of other machines.
_SECONDS_BETWEEN_SCANS = 30.0
_SECONDS_WITHOUT_EVENTS = 2.0


def changes_in(
    folder: Path, excluded: AbstractSet[Path] = frozenset(), step: float = 0.5
) -> Iterator[set[Path]]:
    """The caption files that may have changed, every `step` seconds; first all existing ones.

    The `excluded` are real paths. Without `watchfiles` (the extra `watch`) the folder is scanned
    repeatedly, which takes longer the more files it has.
    """
    events = _events(folder, step)
    between = _SECONDS_BETWEEN_SCANS if events else _SECONDS_WITHOUT_EVENTS
    scanned = -between
    while True:
        found: set[Path] = set()
        if time.monotonic() - scanned >= between:
            found, scanned = set(_captions_in(folder, excluded)), time.monotonic()
        yield found
        told = next(events, None) if events else None
        if told is None:  # no events, or no more
            events, between = None, _SECONDS_WITHOUT_EVENTS
            time.sleep(step)
        else:
            yield set(_named(told, folder, excluded))


def _named(paths: Iterable[Path], folder: Path, excluded: AbstractSet[Path]) -> Iterator[Path]:
    """The captions among the reported paths, and those in new folders."""
    for path in paths:
        if path.is_dir():
            found = _captions_in(path, excluded)
            yield from (each for each in found if _is_ours(each, folder, excluded))
        elif _is_ours(path, folder, excluded):
            yield path


def _captions_in(folder: Path, excluded: AbstractSet[Path]) -> Iterator[Path]:
    """The caption files; unreadable files are skipped, as they may become readable later."""
    for item in files_in(folder, excluded):
        if isinstance(item, Path) and item.suffix.lower() in ENDINGS:
            yield item


def _is_ours(path: Path, folder: Path, excluded: AbstractSet[Path]) -> bool:
    """Whether a walk through the folder would also find this path."""
    inside = path.relative_to(folder) if path.is_relative_to(folder) else path
    real = real_path(path)
    return (
        path.suffix.lower() in ENDINGS
        and not any(part.startswith(".") for part in inside.parts)
        and real.is_relative_to(real_path(folder))
        and not excluded & {real, *real.parents}
    )


def _events(folder: Path, step: float) -> Iterator[set[Path]] | None:
    """Changed paths reported by the system; None without events."""
    try:
        from watchfiles import watch
    except ImportError:
        return None
    changes = watch(
        folder,
        watch_filter=None,
        rust_timeout=round(step * 1000),
        yield_on_timeout=True,
        raise_interrupt=False,
    )
    first = next(changes)  # events are collected from here on
    return ({Path(path) for _, path in change} for change in chain([first], changes))


@dataclass(frozen=True, slots=True)
class Look:
    """State of a file: size in bytes, and times in nanoseconds since 1970."""

    size: int
    mtime_ns: int
    ctime_ns: int

    @classmethod
    def at(cls, path: Path) -> Self | None:
        """Read the state of a file; None if it does not exist or is not a plain file."""
        try:
            found = path.stat()
        except OSError:
            return None
        if not path.is_file():
            return None
        # On Windows st_ctime is the time of creation.
        changed = found.st_mtime_ns if os.name == "nt" else found.st_ctime_ns
        return cls(found.st_size, found.st_mtime_ns, changed)

    @property
    def is_let_go(self) -> bool:
        """Whether the file was changed in another way after the last write.

        It was renamed, or got a new time or new rights, so its writer has finished.
        """
        return self.size > 0 and self.ctime_ns > self.mtime_ns


class Arrivals:
    """The files seen in a folder, each kept until it is complete.

    A file is complete once its state is unchanged for `quiet` seconds; a renamed file is complete
    at once. Each file is returned once, and again only after a change.
    """

    def __init__(self, quiet: float) -> None:
        self._quiet = quiet
        self._waiting: dict[Path, tuple[Look, float]] = {}
        self._given: dict[Path, Look] = {}

    def see(self, path: Path, look: Look | None, now: float) -> None:
        """Note the state of a file at the time `now`, in seconds of any clock."""
        if look is None:
            self._waiting.pop(path, None)
            self._given.pop(path, None)
        elif look != self._given.get(path) and look != self._waiting_look(path):
            self._waiting[path] = (look, now)

    def _waiting_look(self, path: Path) -> Look | None:
        return self._waiting[path][0] if path in self._waiting else None

    def look_again(self, now: float) -> None:
        """Read the state of all files that are not complete yet."""
        for path in list(self._waiting):
            self.see(path, Look.at(path), now)

    def whole(self, now: float) -> list[Path]:
        """The newly completed files, by name."""
        ready = sorted(self._whole(now))
        for path in ready:
            self._given[path], _ = self._waiting.pop(path)
        return ready

    def _whole(self, now: float) -> Iterator[Path]:
        for path, (look, since) in self._waiting.items():
            if look.is_let_go or now - since >= self._quiet:
                yield path


class Watch:
    """Watch of `folder` with outputs in `out`, which mirrors it.

    The journal of `out` knows the work done before the watch began; files changed since are
    processed again. Raises CaptionError where `folder` cannot be watched.
    """

    def __init__(self, folder: Path, out: Path, run: Run, quiet: float) -> None:
        self._folder, self._out = watched_folder(folder, out), out
        self._run = run
        self._arrivals = Arrivals(quiet)
        self._standings = Standings(run.recipe)
        self._sources: dict[Path, Path] = {}

    def steps(self) -> Iterator[FileProgress | Ended | None]:
        """The outcome of each file, without an end; None whenever there was nothing to do."""
        for paths in changes_in(self._folder, {real_path(self._out)}):
            now = time.monotonic()
            for path in paths:
                self._arrivals.see(path, Look.at(path), now)
            self._arrivals.look_again(now)
            yield from self._worked_on(self._arrivals.whole(now))
            yield None

    def _worked_on(self, paths: Sequence[Path]) -> Iterator[FileProgress | Ended]:
        jobs = []
        for path in paths:
            output = output_in(self._out, path.relative_to(self._folder))
            other = self._sources.setdefault(output, path)
            if other != path and other.exists():
                yield Ended(_refused(path, other, output), None)
                continue
            self._sources[output] = path
            jobs.append(Job(path, output, found=True, home=self._out))
        self._standings.read_on()
        planned = plan_of(jobs, Destination(), standings=self._standings)
        yield from ReportedRun(planned, self._run).steps()


def watched_folder(folder: Path, out: Path) -> Path:
    """The real path of `folder`.

    Raises CaptionError where it is not a folder, or is the folder of the outputs.
    """
    found = folder.resolve()
    if not found.is_dir():
        what = "this is a file, not a folder." if found.exists() else "there is no such folder."
        raise CaptionError(what, file=folder)
    if real_path(out) == found:
        raise CaptionError(
            "outputs would land in the folder that is watched.",
            file=out,
            remedy="Name another folder for them; it may be inside.",
        )
    return found


def _refused(path: Path, other: Path, output: Path) -> Outcome:
    error = CaptionError(f"{other} and this would both be written to {output}.", file=path)
    return Outcome(path, Status.FAILED, output, str(error))
