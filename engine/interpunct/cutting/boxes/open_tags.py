# SPDX-License-Identifier: Apache-2.0
"""Tags that stand open where a cue is cut: what to close there, and to open again after it."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from interpunct.captions.cues import Cue
from interpunct.captions.payload import Token, TokenKind
from interpunct.errors import CaptionError
from interpunct.sentences import Sentence

_ELEMENT = re.compile(r"<(/?)([A-Za-z]+)\b[^>]*>\Z")
_OVERRIDE = re.compile(r"\{\\([ibus])([01])\}\Z")
_POSITION = re.compile(r"\{\\(?:an?\d+|pos|move|q\d)[^}]*\}")
_ONLY_STYLES = re.compile(r"\{(?:\\[ibus][01])+\}")
_ONLY_POSITION = re.compile(r"\{\\(?:an?\d+|(?:pos|move)\([^()]*\)|q\d)\}")
_VOICE = re.compile(r"<v[ .][^>]*>")
_VOID = {"br"}
_MOST_OPEN = 100  # each is opened again in every cue that is cut off


@dataclass(slots=True)
class Tag:
    """An opening tag as written; `closing` is empty where its cue never closes it."""

    text: str
    name: str
    closing: str = ""


TagState = tuple[int, tuple[Tag, ...]]
"""An offset, and the tags that are open from there on, outermost first."""


def tag_states(payload: str, tokens: Iterable[Token], cue: int) -> list[TagState]:
    """The open tags in the `payload` of cue number `cue`, in the order of the offsets.

    Tags that were never closed (a voice, `{\\an8}`) hold until the end of their cue. Raises
    CaptionError where more are open than anybody could mean.
    """
    states: list[TagState] = [(0, ())]
    for token in tokens:
        if token.kind is TokenKind.MARKUP:
            text = payload[token.start : token.end]
            name, closes = _name(text)
            if name:
                opened = states[-1][1]
                changed = _closed(opened, name, text) if closes else (*opened, Tag(text, name))
                if len(changed) > _MOST_OPEN:
                    raise CaptionError(
                        Sentence("more than {most} tags are open at once;", most=_MOST_OPEN),
                        where=Sentence("cue {number}", number=cue + 1),
                        remedy="close or remove some tags before the cut.",
                    )
                states.append((token.end, changed))
    return states


def _name(tag: str) -> tuple[str, bool]:
    """The name of a tag, empty for a void element; and whether the tag closes."""
    if override := _OVERRIDE.match(tag):
        return "\\" + override[1], override[2] == "0"
    if element := _ELEMENT.match(tag):
        name = element[2].lower()
        return "" if name in _VOID else name, bool(element[1])
    return tag if tag.startswith("{") else "", False


def _closed(opened: tuple[Tag, ...], name: str, text: str) -> tuple[Tag, ...]:
    """`opened` without the innermost tag called `name`, which is closed, and what is inside it."""
    places = [place for place, tag in enumerate(opened) if tag.name == name]
    if not places:  # it may end a part of a tag such as {\an8\i1}
        return (*opened, Tag(text, name)) if opened and text.startswith("{") else opened
    opened[places[-1]].closing = text
    return opened[: places[-1]]


def open_at(states: Sequence[TagState], offset: int) -> tuple[Tag, ...]:
    """The tags open at `offset`, outermost first."""
    return states[bisect_left(states, (offset + 1,)) - 1][1]


def opening(tags: tuple[Tag, ...]) -> str:
    """The text that opens `tags` again."""
    return "".join(tag.text for tag in tags)


def closing(tags: tuple[Tag, ...]) -> str:
    """The text that closes `tags`."""
    return "".join(tag.closing for tag in reversed(tags))


def ending(tags: tuple[Tag, ...]) -> str:
    """The text that ends `tags` which hold until the end of their cue, where another follows."""
    ends = "".join(_end(tag.text) for tag in reversed(tags))
    return ends + ("{\\r}" if any(_needs_reset(tag.text) for tag in tags) else "")


def _end(tag: str) -> str:
    if tag.startswith("<"):
        name = re.split(r"[<>.\s]", tag)[1]
        return f"</{name}>"
    styles = re.findall(r"\\([ibus])1", tag) if _ONLY_STYLES.fullmatch(tag) else ()
    return "".join(f"{{\\{style}0}}" for style in styles)


def _needs_reset(tag: str) -> bool:
    """Whether an override sets more than plain styles or the place on the screen."""
    is_simple = _ONLY_STYLES.fullmatch(tag) or _ONLY_POSITION.fullmatch(tag)
    return tag.startswith("{\\") and not is_simple


def places(cue: Cue) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The position of a cue on the screen and its voice, at its start and at its end.

    Text moves only from a cue on to one that starts as this one ends.
    """
    if "{" not in cue.payload and "<" not in cue.payload:
        return (cue.settings, ""), (cue.settings, "")
    position = (cue.settings, *_POSITION.findall(cue.payload))
    voices = _VOICE.findall(cue.payload) or [""]
    return (*position, voices[0]), (*position, voices[-1])
