# SPDX-License-Identifier: Apache-2.0
"""Italics of whole texts of cues, whatever the markup of the format."""

from __future__ import annotations

import re
from collections.abc import Iterable

from interpunct.captions.cues import Cue
from interpunct.captions.formats.base import CaptionFormat
from interpunct.captions.payload import stretches, tags
from interpunct.captions.styled import ItalicTags
from interpunct.errors import CaptionError
from interpunct.sentences import Sentence

_NAME = re.compile(r"<(?P<close>/?)\s?(?P<name>[A-Za-z][\w:-]*)")


def is_italic(text: str, form: CaptionFormat) -> bool:
    """Whether all words of a text are in italics; the name in a voice tag is no word."""
    return all(_ends_italic(text[:end], form) for _, end in stretches(text, form))


def in_italics(text: str, form: CaptionFormat) -> str:
    """The text in italics, which stand inside the tags that begin and end it.

    Tags of its own italics are dropped. Where tags inside it are closed outside, each stretch
    between two tags has its own italics. Raises CaptionError as `without_italics` does.
    """
    text = without_italics(text, form)
    parts = stretches(text, form)
    start, end = parts[0][0], parts[-1][1]
    whole = _surrounded(text, [(start, end)], _italics(form))
    if _closes_its_tags(text[start:end], form) and is_italic(whole, form):
        return whole
    return _surrounded(text, parts, _italics(form))


def without_italics(text: str, form: CaptionFormat) -> str:
    """The text without any tag of italics. Raises CaptionError where the format has none."""
    return _italics(form).dropped(text)


def _italics(form: CaptionFormat) -> ItalicTags:
    if form.italics is None:
        raise CaptionError(
            Sentence("{format} has no italics.", format=form.title),
            remedy="Export the file to another format first.",
        )
    return form.italics


def _ends_italic(text: str, form: CaptionFormat) -> bool:
    """Whether the last words of a text are in italics."""
    runs = form.styled(Cue("", 0, 0, "", text)).runs
    return all("i" in run.styles for run in runs[-1:])


def _surrounded(text: str, parts: Iterable[tuple[int, int]], italics: ItalicTags) -> str:
    """The text with tags around each of its `parts`, which are in order."""
    pieces, done = [], 0
    for start, end in parts:
        pieces += [text[done:start], italics.start, text[start:end], italics.end]
        done = end
    return "".join([*pieces, text[done:]])


def _closes_its_tags(text: str, form: CaptionFormat) -> bool:
    """Whether each tag with a name is closed, in the right order, and each end was opened."""
    open_tags: list[str] = []
    for start, end in tags(text, form):
        tag = _NAME.match(text, start, end)
        if tag is None or text.endswith("/>", start, end):
            continue
        if not tag["close"]:
            open_tags.append(tag["name"].lower())
        elif not open_tags or open_tags.pop() != tag["name"].lower():
            return False
    return not open_tags
