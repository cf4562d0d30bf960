# SPDX-License-Identifier: Apache-2.0
"""Background reading of a media file: its facts, then its peaks."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from interpunct_app.background import Task
from interpunct_app.panels.media.decoding import Media, MediaFacts, open_media
from interpunct_app.panels.media.finding import find_media
from interpunct_app.panels.media.gathering import PeakRows
from interpunct_app.panels.media.peak_cache import PeakCache


@dataclass(frozen=True, slots=True)
class FoundMedia:
    """Readable media file; the first part that a loading task hands over."""

    path: Path
    facts: MediaFacts


def load_found(task: Task, caption: Path, cache: PeakCache) -> None:
    """Load the media file of `caption`, if one is found by name."""
    media = find_media(caption)
    if media is not None:
        load_media(task, media, cache)


def load_media(task: Task, path: Path, cache: PeakCache) -> None:
    """Hand over the facts of a media file, then its peaks as they are decoded."""
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
    """Hand over and collect the peaks; return whether they are complete and not empty."""
    for rows in media.peaks():
        if task.cancelled():
            return False
        task.hand_over(rows)
        handed.append(rows)
    return bool(handed)
