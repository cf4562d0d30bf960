# SPDX-License-Identifier: Apache-2.0
"""Tags that stand open where a cue is cut: what to close there, and to open again after it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

_ELEMENT = re.compile(r"<(/?)([A-Za-z]+)\b[^>]*>\Z")
_OVERRIDE = re.compile(r"\{\\([ibus])([01])\}\Z")
_POSITION = re.compile(r"\{\\(?:an?\d+|pos|move|q\d)[^}]*\}")
_VOICE = re.compile(r"<v[ .][^>]*>")
_VOID = {"br"}


@dataclass(frozen=True, slots=True)
class Tag:
    """An opening tag as written; `closing` is empty where its cue never closes it."""

    text: str
    closing: str = ""


@dataclass(slots=True)
class _Open:
    tag: str
    name: str
    offset: int
    closed_by: str = ""


@dataclass(slots=True)
class TagTrack:
    """Follows the tags of one payload: feed it every tag in order, then ask by offset.

    Tags that were never closed (a voice, `{\\an8}`) hold until the end of their cue.
    """

    _open: list[_Open] = field(default_factory=list)
    _states: list[tuple[int, tuple[_Open, ...]]] = field(default_factory=list)
    _next: int = 0
    _now: tuple[Tag, ...] = ()

    def feed(self, text: str, start: int, end: int) -> None:
        """Takes the tag `text`, which stands at `[start:end]`."""
        override = _OVERRIDE.match(text)
        element = _ELEMENT.match(text)
        if override:
            name, closes = "\\" + override[1], override[2] == "0"
        elif element and element[2].lower() not in _VOID:
            name, closes = element[2].lower(), bool(element[1])
        elif text.startswith("{"):
            name, closes = text, False
        else:
            return
        if closes:
            self._close(name, text)
        else:
            self._open.append(_Open(text, name, start))
        self._states.append((end, tuple(self._open)))

    def _close(self, name: str, text: str) -> None:
        """Closes the innermost tag called `name` and what is open inside it."""
        places = [place for place, entry in enumerate(self._open) if entry.name == name]
        if places:
            self._open[places[-1]].closed_by = text
            del self._open[places[-1] :]

    def at(self, offset: int) -> tuple[Tag, ...]:
        """The tags open at `offset`, outermost first; offsets must not fall."""
        while self._next < len(self._states) and self._states[self._next][0] <= offset:
            state = self._states[self._next][1]
            self._now = tuple(Tag(entry.tag, entry.closed_by) for entry in state)
            self._next += 1
        return self._now


def opening(tags: tuple[Tag, ...]) -> str:
    """What opens `tags` again."""
    return "".join(tag.text for tag in tags)


def closing(tags: tuple[Tag, ...]) -> str:
    """What closes `tags`."""
    return "".join(tag.closing for tag in reversed(tags))


def places(settings: str, payload: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What places a cue on the screen and names its voice, at its start and at its end.

    Text moves only from a cue on to one that starts as this one ends.
    """
    position = (settings, *_POSITION.findall(payload))
    voices = _VOICE.findall(payload) or [""]
    return (*position, voices[0]), (*position, voices[-1])
