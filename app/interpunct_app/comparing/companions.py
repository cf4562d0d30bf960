# SPDX-License-Identifier: Apache-2.0
"""Which file the user had beside which, for the next time."""

from __future__ import annotations

from pathlib import Path

from interpunct_app.settings.settings import Settings

_KEY = "files beside"
_MOST = 200  # pairs that are remembered, the newest first


def companion(settings: Settings, path: Path) -> Path | None:
    """The file that was beside `path`, either way round; None where none was."""
    for pair in _pairs(settings):
        if str(path) in pair:
            return Path(pair[pair[0] == str(path)])
    return None


def remember_companion(settings: Settings, path: Path, other: Path | None) -> None:
    """Remember that `other` is beside `path`, and nothing else is beside either; None: nothing."""
    files = {str(path)} | ({str(other)} if other else set())
    pairs = [pair for pair in _pairs(settings) if not files & set(pair)]
    if other is not None:
        pairs.insert(0, (str(path), str(other)))
    settings.set_text(_KEY, "\n".join("\t".join(pair) for pair in pairs[:_MOST]))


def _pairs(settings: Settings) -> list[tuple[str, str]]:
    lines = (line.split("\t") for line in settings.text(_KEY, "").splitlines())
    return [(line[0], line[1]) for line in lines if len(line) == 2]
