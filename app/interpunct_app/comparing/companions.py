# SPDX-License-Identifier: Apache-2.0
"""Which file the user had beside which, and which as its reference, for the next time."""

from __future__ import annotations

from pathlib import Path

from interpunct.files import is_there
from interpunct_app.settings.settings import Settings

_BESIDE = "files beside"
_REFERENCES = "references"
_MOST = 200  # pairs that are remembered, the newest first


def companion(settings: Settings, path: Path) -> Path | None:
    """The file that was beside `path`, either way round; None where none was."""
    for pair in _pairs(settings, _BESIDE):
        if str(path) in pair:
            return Path(pair[pair[0] == str(path)])
    return None


def remember_companion(settings: Settings, path: Path, other: Path | None) -> None:
    """Remember that `other` is beside `path`, and nothing else is beside either; None: nothing."""
    files = {str(path)} | ({str(other)} if other else set())
    pairs = [pair for pair in _pairs(settings, _BESIDE) if not files & set(pair)]
    if other is not None:
        pairs.insert(0, (str(path), str(other)))
    _keep(settings, _BESIDE, pairs)


def reference_of(settings: Settings, path: Path) -> Path | None:
    """What `path` was last compared with; None where that is gone, or there was nothing."""
    named = dict(_pairs(settings, _REFERENCES)).get(str(path))
    return Path(named) if named and is_there(Path(named)) else None


def remember_reference(settings: Settings, path: Path, reference: Path | None) -> None:
    """Remember that `path` was compared with `reference`; None: with nothing."""
    pairs = [pair for pair in _pairs(settings, _REFERENCES) if pair[0] != str(path)]
    if reference is not None:
        pairs.insert(0, (str(path), str(reference)))
    _keep(settings, _REFERENCES, pairs)


def _keep(settings: Settings, key: str, pairs: list[tuple[str, str]]) -> None:
    settings.set_text(key, "\n".join("\t".join(pair) for pair in pairs[:_MOST]))


def _pairs(settings: Settings, key: str) -> list[tuple[str, str]]:
    lines = (line.split("\t") for line in settings.text(key, "").splitlines())
    return [(line[0], line[1]) for line in lines if len(line) == 2]
