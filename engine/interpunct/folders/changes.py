# SPDX-License-Identifier: Apache-2.0
"""Caption files of a folder that may have changed, from events of the system or from scans."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from itertools import chain
from pathlib import Path

from interpunct.captions.formats import ENDINGS
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
