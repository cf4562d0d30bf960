# SPDX-License-Identifier: Apache-2.0
"""Profiles as TOML, in the form that `load_profile` reads."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

from interpunct.cutting.profiles import Limits, Profile, parse_profile
from interpunct.errors import ProfileError
from interpunct.files import replaced_file
from interpunct.sentences import Sentence

_HEAD = "# A house style of Interpunct. A missing limit is no limit; times are milliseconds.\n"


def write_profile(profile: Profile, path: Path) -> Profile:
    """Write a profile to the file at `path`, and return it as it is read from there.

    Raises ProfileError for limits that contradict each other, and where nothing can be written.
    """
    text = profile_text(profile)
    written = parse_profile(text, path.stem, str(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with replaced_file(path) as part:
            part.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ProfileError(
            Sentence("the style cannot be written: {reason}.", reason=error.strerror),
            file=path,
            remedy="Check the write permission of the folder.",
        ) from error
    return written


def profile_text(profile: Profile) -> str:
    """The TOML of a profile: general limits, then what each language has otherwise."""
    lines = [f"title = {_value(profile.title)}", *_lines(differing(profile.general, Limits()))]
    if profile.rules:
        lines.append(f"rules = {_value(profile.rules)}")
    for code, limits in sorted(profile.languages.items()):
        lines += ["", f"[languages.{_value(code)}]", *_lines(differing(limits, profile.general))]
    return _HEAD + "\n".join([*lines, ""])


def differing(limits: Limits, general: Limits) -> dict[str, Any]:
    """The fields of `limits` that differ from the `general` ones, by name.

    A limit that only the general ones have cannot be written, and is left out.
    """
    pairs = ((entry.name, getattr(limits, entry.name)) for entry in fields(Limits))
    return {
        name: value
        for name, value in pairs
        if value is not None and value != getattr(general, name)
    }


def _lines(values: dict[str, Any]) -> Iterator[str]:
    return (f"{name} = {_value(value)}" for name, value in values.items())


def _value(value: Any) -> str:
    """A value in TOML, whose texts and numbers are written as in JSON."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
