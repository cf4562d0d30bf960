# SPDX-License-Identifier: Apache-2.0
"""Media file of a caption file, found by name."""

from __future__ import annotations

from pathlib import Path

PICTURES = (
    *(".mp4", ".mkv", ".webm", ".mov", ".m4v", ".avi"),
    *(".mpg", ".mpeg", ".ts", ".wmv", ".ogv"),
)
SOUNDS = (
    *(".wav", ".mp3", ".m4a", ".ogg", ".oga", ".opus"),
    *(".flac", ".aac", ".wma", ".aif", ".aiff"),
)
_ENDINGS = (*PICTURES, *SOUNDS)


def is_media(path: Path) -> bool:
    """Whether a file is a film or sound by its ending."""
    return path.suffix.lower() in _ENDINGS


def find_media(caption: Path) -> Path | None:
    """Media file beside `talk.en.srt`: `talk.en.mp4`, else `talk.mp4`; None if there is none.

    Longer names come first, and videos, which include sound, before sounds. Raises OSError if the
    folder cannot be read.
    """
    found = {file.name.casefold(): file for file in caption.parent.iterdir() if is_media(file)}
    names = (
        f"{stem}{ending}".casefold()
        for stem in _shorter_and_shorter(caption)
        for ending in _ENDINGS
    )
    return next((found[name] for name in names if name in found and found[name].is_file()), None)


def _shorter_and_shorter(caption: Path) -> list[str]:
    """Names from long to short: `talk.en.forced`, `talk.en`, `talk`."""
    parts = caption.stem.split(".")
    return [".".join(parts[:stop]) for stop in range(len(parts), 0, -1) if parts[:stop] != [""]]
