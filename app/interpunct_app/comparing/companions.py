# SPDX-License-Identifier: Apache-2.0
"""Remembered pairs: files shown beside each other, and files with their references."""

from __future__ import annotations

from pathlib import Path

from interpunct.files import is_there
from interpunct_app.settings.settings import Settings

_BESIDE = "files beside"
_REFERENCES = "references"
_MOST = 200  # remembered pairs, newest first


def companion(settings: Settings, path: Path) -> Path | None:
    """File last shown beside `path`, in either role; None if there is none."""
    for pair in _pairs(settings, _BESIDE):
        if str(path) in pair:
            return Path(pair[pair[0] == str(path)])
    return None


def remember_companion(settings: Settings, path: Path, other: Path | None) -> None:
    """Remember `other` as the only file beside `path`; None means no file."""
    files = {str(path)} | ({str(other)} if other else set())
    pairs = [pair for pair in _pairs(settings, _BESIDE) if not files & set(pair)]
    if other is not None:
        pairs.insert(0, (str(path), str(other)))
    _keep(settings, _BESIDE, pairs)


def carry_companion(settings: Settings, before: Path, path: Path) -> None:
    """Remember the file beside `before` for `path`, its new name."""
    other = companion(settings, before)
    if other is not None and other != path:
        remember_companion(settings, path, other)


def reference_of(settings: Settings, path: Path) -> Path | None:
    """Reference last used for `path`; None if it is gone or there was none."""
    named = dict(_pairs(settings, _REFERENCES)).get(str(path))
    return Path(named) if named and is_there(Path(named)) else None


def remember_reference(settings: Settings, path: Path, reference: Path | None) -> None:
    """Remember `reference` as the reference of `path`; None means no reference."""
    pairs = [pair for pair in _pairs(settings, _REFERENCES) if pair[0] != str(path)]
    if reference is not None:
        pairs.insert(0, (str(path), str(reference)))
    _keep(settings, _REFERENCES, pairs)


def carry_reference(settings: Settings, before: Path, path: Path) -> None:
    """Remember the reference of `before` for `path`, its new name."""
    reference = reference_of(settings, before)
    if reference is not None and reference != path:
        remember_reference(settings, path, reference)


def _keep(settings: Settings, key: str, pairs: list[tuple[str, str]]) -> None:
    settings.set_text(key, "\n".join("\t".join(pair) for pair in pairs[:_MOST]))


def _pairs(settings: Settings, key: str) -> list[tuple[str, str]]:
    lines = (line.split("\t") for line in settings.text(key, "").splitlines())
    return [(line[0], line[1]) for line in lines if len(line) == 2]
