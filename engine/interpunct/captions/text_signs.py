# SPDX-License-Identifier: Apache-2.0
"""Signs around whole texts of cues: dashes of a dialogue, italics, notes of a song, brackets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum

from interpunct.captions.formats.base import CaptionFormat
from interpunct.captions.lines import LINE_END
from interpunct.captions.styled import Styled, StyledRun
from interpunct.errors import CaptionError
from interpunct.sentences import Sentence


class TextSign(StrEnum):
    """A sign around the text of a cue."""

    DIALOGUE = "dialogue"
    """A dash before each line: each line has another speaker."""

    ITALICS = "italics"
    LYRICS = "lyrics"
    SOUND = "sound"
    """Brackets around the description of a sound."""


_DASH = "- "
_DASHES = ("- ", "– ", "-", "–")
_AROUND = {TextSign.LYRICS: ("♪ ", " ♪"), TextSign.SOUND: ("[", "]")}


def toggled(texts: Sequence[str], sign: TextSign, form: CaptionFormat) -> list[str]:
    """The texts with the sign; without it where all of them have it already.

    Texts that have it stay. Raises CaptionError where the format has no such sign.
    """
    has, put, taken = _ways(sign, form)
    filled = [text for text in texts if text.strip()]
    if filled and all(map(has, filled)):
        return [taken(text) if text.strip() else text for text in texts]
    return [text if has(text) or not text.strip() else put(text) for text in texts]


Change = Callable[[str], str]


def _ways(sign: TextSign, form: CaptionFormat) -> tuple[Callable[[str], bool], Change, Change]:
    """Whether a text has the sign, and how it is put and taken away."""
    if sign is TextSign.DIALOGUE:
        return _has_dashes, _with_dashes, _without_dashes
    start, end = _italics(form) if sign is TextSign.ITALICS else _AROUND[sign]
    bare_start, bare_end = start.strip(), end.strip()

    def has(text: str) -> bool:
        inner = text.strip()
        long_enough = len(inner) >= len(bare_start) + len(bare_end)
        return long_enough and inner.startswith(bare_start) and inner.endswith(bare_end)

    def taken(text: str) -> str:
        return text.strip().removeprefix(bare_start).removesuffix(bare_end).strip()

    return has, lambda text: f"{start}{text}{end}", taken


def _italics(form: CaptionFormat) -> tuple[str, str]:
    """The tags that open and close italics in a format."""
    if "i" not in form.styles:
        raise CaptionError(
            Sentence("{format} has no italics.", format=form.title),
            remedy="Export the file to another format first.",
        )
    payload, _ = form.said(Styled((StyledRun("x", frozenset("i")),)))
    start, _, end = payload.partition("x")
    return start, end


def _has_dashes(text: str) -> bool:
    return all(line.lstrip().startswith(_DASHES) for line in LINE_END.split(text))


def _with_dashes(text: str) -> str:
    return _by_line(text, lambda line: line if line.lstrip().startswith(_DASHES) else _DASH + line)


def _without_dashes(text: str) -> str:
    def bare(line: str) -> str:
        dash = next(dash for dash in _DASHES if line.lstrip().startswith(dash))
        return line.lstrip().removeprefix(dash)

    return _by_line(text, bare)


def _by_line(text: str, change: Change) -> str:
    """The text with each line changed; its line ends stay."""
    ends = [*LINE_END.findall(text), ""]
    lines = zip(LINE_END.split(text), ends, strict=True)
    return "".join(change(line) + end for line, end in lines)
