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


def carry_companion(settings: Settings, before: Path, path: Path) -> None:
    """What was beside `before` is beside `path`, under which that is saved now."""
    other = companion(settings, before)
    if other is not None and other != path:
        remember_companion(settings, path, other)


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


def carry_reference(settings: Settings, before: Path, path: Path) -> None:
    """What `before` was compared with, `path` is too, under which that is saved now."""
    reference = reference_of(settings, before)
    if reference is not None and reference != path:
        remember_reference(settings, path, reference)


def _keep(settings: Settings, key: str, pairs: list[tuple[str, str]]) -> None:
    settings.set_text(key, "\n".join("\t".join(pair) for pair in pairs[:_MOST]))


def _pairs(settings: Settings, key: str) -> list[tuple[str, str]]:
    lines = (line.split("\t") for line in settings.text(key, "").splitlines())
    return [(line[0], line[1]) for line in lines if len(line) == 2]
