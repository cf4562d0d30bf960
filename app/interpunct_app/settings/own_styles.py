# SPDX-License-Identifier: Apache-2.0
"""House styles of the user: TOML files, by their paths in the settings."""

from __future__ import annotations

from pathlib import Path

from interpunct.cutting.profiles import Profile, load_profile
from interpunct.errors import ProfileError
from interpunct_app.settings.options import OWN_STYLES
from interpunct_app.settings.settings import Settings


def own_styles(settings: Settings) -> list[Profile]:
    """The styles of the user that can be read now."""
    found = []
    for path in _paths(settings):
        try:
            found.append(load_profile(path))
        except ProfileError:
            continue  # removed or damaged by hand; opening it again tells why
    return found


def add_own_style(settings: Settings, path: Path) -> Profile:
    """Add the style in a file, and return it. Raises ProfileError for a faulty file."""
    style = load_profile(str(path.absolute()))
    others = (known for known in _paths(settings) if known != style.source)
    _keep(settings, [*others, style.source])
    return style


def forget_own_style(settings: Settings, source: str) -> None:
    """Take a style off the list; its file stays."""
    _keep(settings, [known for known in _paths(settings) if known != source])


def _paths(settings: Settings) -> list[str]:
    return OWN_STYLES.of(settings).splitlines()


def _keep(settings: Settings, paths: list[str]) -> None:
    OWN_STYLES.keep(settings, "\n".join(paths))
