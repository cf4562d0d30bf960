# SPDX-License-Identifier: Apache-2.0
"""Atoms back to payloads: lines, seams between source cues, tags closed and opened again."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from interpunct.segment.tags import closing, opening
from interpunct.transcript.languages import language

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from interpunct.segment.atoms import Atom

_UNSPACED = re.compile(r"[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60\U00020000-\U0003ffff]")
_CLOSERS = re.compile(r"(?:</[biu]>)+\Z")


def joiner(left: str, right: str, language_code: str) -> str:
    """What stands between two shown texts that are joined into one line: a space, or nothing.

    Thai is joined by a space: where a Thai line ended, a space or a clause did.
    """
    code = language(language_code)
    if not code.spaced and (_UNSPACED.match(left[-1:]) or _UNSPACED.match(right[:1])):
        return ""
    return " "


@dataclass(frozen=True, slots=True)
class Written:
    """A payload; `places[k]` is where the `fresh` text of atom `k` starts in it.

    Where tags at that start were settled away, the place is before them by their length, so that
    an offset into `fresh` can always be added to it.
    """

    text: str
    places: list[int]


def assemble(
    atoms: Sequence[Atom], lines: Collection[int], spaces: Sequence[str], line_end: str
) -> Written:
    """The payload of one cue made of `atoms`.

    `lines` are the positions in `atoms` at which a new line starts; `spaces[k]` stands before
    atom `k` where two source lines become one.
    """
    parts = [opening(atoms[0].before), atoms[0].fresh]
    places = [len(parts[0])]
    length = places[0] + len(parts[1])
    for number in range(1, len(atoms)):
        last, atom = atoms[number - 1], atoms[number]
        text = atom.fresh
        if last.cue != atom.cue:
            length -= len(parts[-1])
            parts[-1], text = _seam(parts[-1], text, last)
            length += len(parts[-1])
        if number in lines:
            text = line_end + text
        elif last.cue != atom.cue or atom.starts_line:
            text = spaces[number] + text
        else:
            text = atom.inline
        parts.append(text)
        length += len(text)
        places.append(length - len(atom.fresh))
    parts.append(closing(atoms[-1].after))
    return Written("".join(parts), places)


def _seam(left: str, right: str, last: Atom) -> tuple[str, str]:
    """The texts at both sides of a seam between two source cues, tags settled.

    A tag still open at the left that the right opens anew is one tag; so are an element closed
    at the end of the left and the same one opened at the start of the right.
    """
    unclosed = opening(last.after)
    if unclosed:
        if right.startswith(unclosed):
            right = right[len(unclosed) :]
        else:
            elements = [tag.text for tag in last.after if tag.text.startswith("<")]
            names = [re.split(r"[<>.\s]", text)[1] for text in elements]
            left += "".join(f"</{name}>" for name in reversed(names))
    closers = _CLOSERS.search(left)
    names = re.findall(r"</([biu])>", closers[0]) if closers else []
    openers = "".join(f"<{name}>" for name in reversed(names))
    if openers and closers and right.startswith(openers):
        return left[: closers.start()], right[len(openers) :]
    return left, right
