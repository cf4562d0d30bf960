# SPDX-License-Identifier: Apache-2.0
"""The head of a TTML file: its declared styles and regions, as far as captions need them.

Source: W3C TTML1 (third edition), sections 8 and 9.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

PREFIX = r"(?:[A-Za-z_][\w.-]*+:)?+"
"""The prefix of an element."""

REST = r"""(?:[^<>"']++|"[^"]*+"|'[^']*+')*+"""
"""The attributes of an element, with their quoted values."""

ATTRIBUTE = re.compile(r"""([\w.:-]+)\s*=\s*("[^"]*"|'[^']*')""")
"""An attribute: its name and its quoted value."""

_ELEMENT = re.compile(
    rf"<(?P<close>/)?{PREFIX}(?P<name>style|region|body)(?=[\s/>])(?P<rest>{REST})>"
)
_STYLES = {
    "i": ("tts:fontStyle", re.compile(r"italic|oblique")),
    "b": ("tts:fontWeight", re.compile(r"bold")),
    "u": ("tts:textDecoration", re.compile(r"\bunderline\b")),
}
_COLOUR = re.compile(r"(#[0-9a-f]{6})(?:[0-9a-f]{2})?|([a-z]{3,12})", re.IGNORECASE)
_PERCENT = re.compile(r"\s*-?[\d.]+%\s+(-?\d+(?:\.\d+)?)%\s*", re.ASCII)
_ANCHORS = {"before": 0.0, "center": 0.5, "after": 1.0}
_ABOVE, _BELOW = 34.0, 66.0  # percent of the picture, from above


def attributes(rest: str) -> dict[str, str]:
    """The names and values of the attributes of an element."""
    return {name: value[1:-1] for name, value in ATTRIBUTE.findall(rest)}


def styles_of(shown: Mapping[str, str]) -> list[str]:
    """The keys of `STYLES` that attributes switch on."""
    return [style for style, (name, on) in _STYLES.items() if on.search(shown.get(name, ""))]


def colour_of(shown: Mapping[str, str]) -> str:
    """The colour of attributes as a style; empty for none, and for one of functions."""
    found = _COLOUR.fullmatch(shown.get("tts:color", "").strip())
    return (found[1] or found[2]).lower() if found else ""


@dataclass(frozen=True, slots=True)
class Head:
    """The attributes of the declared styles and regions, by their identifiers."""

    styles: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    regions: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def shown(self, rest: str) -> dict[str, str]:
        """The attributes of an element, with those of its declared styles.

        An undeclared style stays under the name `style`.
        """
        own = attributes(rest)
        named = own.get("style", "").split()
        if all(name in self.styles for name in named):
            own.pop("style", None)
        return self._declared(named) | own

    def place(self, region: str) -> str | None:
        """`8` for a region at the top of the picture, empty for one below; None if unknown."""
        shown = self.regions.get(region, {})
        shown = {**self._declared(shown.get("style", "").split()), **shown}
        if not {"tts:displayAlign", "tts:origin"} & shown.keys():
            return None
        top = _PERCENT.fullmatch(shown.get("tts:origin", "0% 0%"))
        height = _PERCENT.fullmatch(shown.get("tts:extent", "100% 100%"))
        anchor = _ANCHORS.get(shown.get("tts:displayAlign", "before"))
        if top is None or height is None or anchor is None:
            return None
        line = float(top[1]) + anchor * float(height[1])
        return "8" if line < _ABOVE else "" if line > _BELOW else None

    def _declared(self, names: list[str]) -> dict[str, str]:
        """The attributes of styles, and of the styles that these refer to."""
        shown: dict[str, str] = {}
        waiting, seen = names[::-1], set[str]()
        while waiting:
            name = waiting.pop()
            style = {} if name in seen else self.styles.get(name, {})
            seen.add(name)
            waiting += style.get("style", "").split()
            shown = {**style, **shown}
        shown.pop("style", None)
        return shown


@lru_cache(maxsize=2)
def head_of(text: str) -> Head:
    """The declarations of a file; linear in its length."""
    styles: dict[str, dict[str, str]] = {}
    regions: dict[str, dict[str, str]] = {}
    inside: dict[str, str] | None = None  # the attributes of the open region
    for element in _head_elements(text):
        own = attributes(element["rest"])
        identifier = own.get("xml:id", "")
        if element["name"] == "region":
            is_open = not (element["close"] or element["rest"].endswith("/"))
            inside = own if is_open else None
            regions.setdefault(identifier, own)
        elif inside is None:
            styles.setdefault(identifier, own)
        else:
            inside.update(own)
    return Head(styles, regions)


def _head_elements(text: str) -> Iterator[re.Match[str]]:
    """The tags of styles and regions before the body."""
    for element in _ELEMENT.finditer(text):
        if element["name"] == "body":
            return
        yield element
