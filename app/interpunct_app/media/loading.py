# SPDX-License-Identifier: Apache-2.0
"""What is read of a media file off the GUI thread: its facts, then its peaks."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from interpunct_app.background import Task
from interpunct_app.media.decoding import Media, MediaFacts, open_media
from interpunct_app.media.finding import find_media
from interpunct_app.media.gathering import PeakRows
from interpunct_app.media.peak_cache import PeakCache


@dataclass(frozen=True, slots=True)
class FoundMedia:
    """A media file that can be read; the first part that a loading task hands over."""

    path: Path
    facts: MediaFacts


def load_found(task: Task, caption: Path, cache: PeakCache) -> None:
    """Load what belongs to `caption` by its name, if there is anything."""
    media = find_media(caption)
    if media is not None:
        load_media(task, media, cache)


def load_media(task: Task, path: Path, cache: PeakCache) -> None:
    """Hand over the facts of a media file, then its peaks as they become known."""
    with open_media(path) as media:
        task.hand_over(FoundMedia(path, media.facts))
        known = cache.read(path)
        if known is not None:
            task.hand_over(known)
            return
        handed: list[PeakRows] = []
        if _decode(task, media, handed):
            cache.write(path, np.concatenate(handed))


def _decode(task: Task, media: Media, handed: list[PeakRows]) -> bool:
    """Hand the peaks over, and note them; whether they are whole and there are any."""
    for rows in media.peaks():
        if task.cancelled():
            return False
        task.hand_over(rows)
        handed.append(rows)
    return bool(handed)
