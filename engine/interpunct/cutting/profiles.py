# SPDX-License-Identifier: Apache-2.0
"""Profiles: house styles for cutting, as data files.

A profile is a TOML file: a `title`, limits, a list of house `rules`, and a table
`[languages.CODE]` for each language with other limits. A missing limit is no limit.
`resources/interpunct_resources/profiles` has the shipped profiles; to write your own, copy one of
them.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from rapidfuzz import process
from rapidfuzz.distance import OSA

from interpunct.cutting.measure import Counting
from interpunct.errors import ProfileError
from interpunct.files import read_file


class MarkPolicy(StrEnum):
    """Replacement of a Chinese or Japanese comma or full stop."""

    KEEP = "keep"
    SPACE = "space"
    DROP = "drop"


_CHOICES: dict[str, type[StrEnum]] = {
    "counting": Counting,
    "comma": MarkPolicy,
    "period": MarkPolicy,
}

_FROM_ZERO = ("min_ms", "min_gap_ms", "frames_before_shot", "frames_after_shot")


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of one language; None is no limit.

    `max_cpl` and `max_lines` limit a cue's text, in columns per line and lines. `max_cps` is
    columns per second; times are milliseconds.

    A border nearer to a shot change than `frames_near_shot` is moved: a start to
    `frames_after_shot` after it, an end to `frames_before_shot` before it.
    """

    max_cpl: int | None = None
    max_lines: int | None = None
    max_cps: float | None = None
    min_ms: int | None = None
    max_ms: int | None = None
    min_gap_ms: int | None = None
    frames_near_shot: int | None = None
    frames_before_shot: int | None = None
    frames_after_shot: int | None = None
    counting: Counting = Counting.CHARACTERS
    comma: MarkPolicy = MarkPolicy.KEEP
    period: MarkPolicy = MarkPolicy.KEEP


@dataclass(frozen=True, slots=True)
class Profile:
    """A house style: its general limits, and those of languages with other limits.

    `rules` are the keys of its house rules (`interpunct.rules`). `source` is the name or the path
    by which `load_profile` finds it.
    """

    name: str
    title: str
    general: Limits = field(default_factory=Limits)
    languages: Mapping[str, Limits] = field(default_factory=dict)
    rules: tuple[str, ...] = ()
    source: str = ""

    @property
    def sets_limits(self) -> bool:
        """Whether the profile has any limit."""
        return any(limits != Limits() for limits in (self.general, *self.languages.values()))

    def renders_marks(self, languages: Iterable[str]) -> bool:
        """Whether commas or full stops of one of these languages are replaced."""
        limits = [self.limits(code) for code in languages]
        return any({each.comma, each.period} != {MarkPolicy.KEEP} for each in limits)

    def limits(self, language: str) -> Limits:
        """The limits of `language`, a code such as `en` or `zh-Hans`."""
        base = language.partition("-")[0]
        return self.languages.get(language) or self.languages.get(base) or self.general


_CODE = re.compile(r"[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?")
_MOST_BYTES = 1 << 20  # of a TOML file


def profile_names() -> tuple[str, ...]:
    """The names of the shipped profiles, sorted."""
    folder = files("interpunct_resources").joinpath("profiles")
    names = (Path(entry.name) for entry in folder.iterdir())
    return tuple(sorted(name.stem for name in names if name.suffix == ".toml"))


def load_profile(name_or_path: str) -> Profile:
    """The shipped profile with that name, or the profile in the TOML file at that path.

    Raises ProfileError, with the file and the key, for a missing or faulty profile.
    """
    if name_or_path in profile_names():
        return _shipped(name_or_path)
    path = Path(name_or_path)
    if path.suffix != ".toml" and not path.is_file():
        raise ProfileError(
            f"{name_or_path!r} is not a profile.",
            remedy=_hint(name_or_path, profile_names()) + " Or give the path of a TOML file.",
        )
    try:
        text = read_file(path, _MOST_BYTES).decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or error
        raise ProfileError(f"cannot be read: {reason}.", file=path) from error
    return parse_profile(text, path.stem, str(path))


@cache
def _shipped(name: str) -> Profile:
    source = files("interpunct_resources").joinpath("profiles", f"{name}.toml")
    return parse_profile(source.read_text(encoding="utf-8"), name, name)


def parse_profile(text: str, name: str, source: str) -> Profile:
    """The profile in the TOML `text` of a file, `source`; raises ProfileError with the key."""
    try:
        return replace(_profile(tomllib.loads(text), name), source=source)
    except tomllib.TOMLDecodeError as error:
        raise ProfileError(
            f"is not TOML: {error}.", file=source, remedy="Correct that line."
        ) from error
    except ProfileError as error:
        raise error.in_file(source) from None


def _profile(table: dict[str, Any], name: str) -> Profile:
    title = table.pop("title", name)
    if not isinstance(title, str):
        raise _wrong("title", "is not a text")
    languages = table.pop("languages", {})
    if not isinstance(languages, dict):
        raise _wrong("languages", "is not a table")
    for code in languages:
        if not _CODE.fullmatch(code):
            remedy = "Write a code such as en or zh-Hans."
            raise _wrong(f"languages.{code}", "is not the code of a language", remedy)
    rules = table.pop("rules", [])
    if not isinstance(rules, list) or not all(isinstance(rule, str) for rule in rules):
        raise _wrong("rules", "is not a list of texts")
    general = _limits(table, Limits(), "", ("title", "languages", "rules"))
    own = {code: _limits(value, general, f"languages.{code}") for code, value in languages.items()}
    return Profile(name, title, general, own, tuple(rules))


def _limits(table: Any, general: Limits, where: str, extra: tuple[str, ...] = ()) -> Limits:
    """`general` with the values of `table`."""
    if not isinstance(table, dict):
        raise _wrong(where, "is not a table")
    known = [entry.name for entry in fields(Limits)]
    values = {}
    for key, value in table.items():
        place = f"{where}.{key}" if where else key
        if key not in known:
            raise _wrong(place, "is not a key of a profile", _hint(key, [*known, *extra]))
        values[key] = _value(key, value, place)
    limits = replace(general, **values)
    if limits.max_ms is not None and (limits.min_ms or 0) > limits.max_ms:
        raise _wrong(where or "min_ms", "has a min_ms above its max_ms")
    return limits


def _value(key: str, value: Any, place: str) -> Any:
    if key in _CHOICES:
        allowed = [choice.value for choice in _CHOICES[key]]
        if value not in allowed:
            raise _wrong(place, f"is {value!r}", f"Write one of: {', '.join(allowed)}.")
        return _CHOICES[key](value)
    number = isinstance(value, int | float if key == "max_cps" else int)
    least = 0 if key in _FROM_ZERO else 1
    if not number or isinstance(value, bool) or not least <= value <= 1_000_000:
        kind = "number" if key == "max_cps" else "whole number"
        raise _wrong(place, f"is {value!r}", f"Write a {kind} from {least} on.")
    return value


def _wrong(where: str, what: str, remedy: str = "Correct or remove it.") -> ProfileError:
    return ProfileError(f"the key {what}.", where=where, remedy=remedy)


def _hint(word: str, known: tuple[str, ...] | list[str]) -> str:
    """The nearest of `known`, or all of them."""
    near = process.extractOne(word, known, scorer=OSA.normalized_similarity, score_cutoff=0.6)
    return f"Did you mean {near[0]!r}?" if near else f"Known are: {', '.join(known)}."
