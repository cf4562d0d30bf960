# SPDX-License-Identifier: Apache-2.0
"""Boxes back to payloads: lines, seams between source cues, tags closed and opened again."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from interpunct.captions.cues import WordTime
from interpunct.captions.document import CaptionDocument
from interpunct.cutting.boxes.boxes import Box
from interpunct.cutting.boxes.open_tags import Tag, closing, ending, opening
from interpunct.transcript.languages import language

_UNSPACED = re.compile(r"[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60\U00020000-\U0003ffff]")
_CLOSERS = re.compile(r"(?<!</[biu]>)(?:</[biu]>)++\Z")


def joiner(left: str, right: str, language_code: str) -> str:
    """What stands between two shown texts that are joined into one line: a space, or nothing.

    Thai is joined by a space: where a Thai line ended, a space or a clause did.
    """
    code = language(language_code)
    if not code.spaced and (_UNSPACED.match(left[-1:]) or _UNSPACED.match(right[:1])):
        return ""
    return " "


def spaces_between(boxes: Sequence[Box], language_code: str) -> list[str]:
    """What stands before each of `boxes` where it follows the one before it on a line."""
    spaces = [""]
    for last, box in pairwise(boxes):
        starts = box.starts_line or last.cue != box.cue
        spaces.append(joiner(last.shown, box.shown, language_code) if starts else box.space)
    return spaces


@dataclass(frozen=True, slots=True)
class Joined:
    """A payload; `places[k]` is where the `fresh` text of box `k` starts in it.

    An offset into `fresh` can always be added to that place. So where tags at the start are left
    out, the place is lower by their length.
    """

    text: str
    places: list[int]


def assemble(
    boxes: Sequence[Box], lines: Collection[int], spaces: Sequence[str], line_end: str
) -> Joined:
    """The payload of one cue made of `boxes`.

    `lines` are the positions in `boxes` at which a new line starts; `spaces[k]` stands before
    box `k` where two source lines become one.
    """
    text = opening(boxes[0].before) + line_start(boxes[0])
    places = [len(text)]
    text += boxes[0].fresh
    for number, (last, box) in enumerate(pairwise(boxes), start=1):
        fresh = box.fresh
        meet = last.cue != box.cue or box.starts_line
        if box.directions.start and meet and number not in lines:
            text, fresh = last.directions.joined(text, box.directions, fresh)
        if last.cue != box.cue:
            text, fresh = seam(text, fresh, last.after)
        if number in lines:
            text += line_stop(last) + line_end + line_start(box) + fresh
        elif meet:
            text += spaces[number] + fresh
        else:
            text += box.inline
        places.append(len(text) - len(box.fresh))
    return Joined(text + line_stop(boxes[-1]) + closing(boxes[-1].after), places)


def line_start(box: Box) -> str:
    """The direction marks with which a line starts whose first box lacks them."""
    return box.directions.missing_before(box.shown)


def line_stop(box: Box) -> str:
    """The direction marks with which a line ends whose last box lacks them."""
    return box.directions.missing_after(box.shown)


def word_times(
    document: CaptionDocument, boxes: Sequence[Box], places: Sequence[int]
) -> Iterator[WordTime]:
    """The word times of the source where the words of `boxes` are now, at these `places`."""
    for box, place in zip(boxes, places, strict=True):
        cue = document.cues[box.cue]
        if not cue.word_times:
            continue
        first, stop = (
            bisect_left(cue.word_times, offset, key=lambda time: time.offset)
            for offset in (box.start, box.end)
        )
        for time in cue.word_times[first:stop]:
            yield replace(time, offset=place + box.place_in_fresh(cue.payload, time.offset))


def seam(left: str, right: str, opened: tuple[Tag, ...]) -> tuple[str, str]:
    """The texts at both sides of a seam between two source cues, tags settled.

    `opened` are the tags that are open where the left text ends.

    A tag still open at the left that the right opens anew is one tag; so are an element closed
    at the end of the left and the same one opened at the start of the right.
    """
    unclosed = opening(opened)
    if right.startswith(unclosed):
        right = right[len(unclosed) :]
    else:
        left += ending(opened)
    closers = _CLOSERS.search(left)
    names = re.findall(r"</([biu])>", closers[0]) if closers else []
    openers = "".join(f"<{name}>" for name in reversed(names))
    if openers and closers and right.startswith(openers):
        return left[: closers.start()], right[len(openers) :]
    return left, right
