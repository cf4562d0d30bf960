# SPDX-License-Identifier: Apache-2.0
"""A payload as all formats can say it: the way from one format's markup to another's."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

from interpunct.captions.lines import LINE_END
from interpunct.sentences import Sentence

STYLES = {
    "b": Sentence("bold"),
    "i": Sentence("italics"),
    "s": Sentence("strike-out"),
    "u": Sentence("underlining"),
}
"""What a run can be styled as, and what that is called."""

UNSTYLED: frozenset[str] = frozenset()


class StyledRun(NamedTuple):
    """Text without markup, its line ends as in the file, and the `STYLES` it is all in."""

    text: str
    styles: frozenset[str] = UNSTYLED


@dataclass(frozen=True, slots=True)
class Styled:
    """The runs of a payload, in order.

    `place` is the numpad digit of the place on the picture (`8` is the top), empty for the usual
    one. `lost` names what the payload says besides, which no other format can.
    """

    runs: tuple[StyledRun, ...]
    place: str = ""
    lost: frozenset[str] = UNSTYLED

    @property
    def text(self) -> str:
        """The text alone."""
        return "".join(run.text for run in self.runs)


class Runs:
    """Collects the runs of one payload while it is read from its start to its end."""

    def __init__(self) -> None:
        self.lost: set[str] = set()
        self.place = ""
        self._runs: list[StyledRun] = []
        self._open: list[str] = []

    def text(self, text: str) -> None:
        """Text comes, in the styles that are open."""
        if text:
            self._runs.append(StyledRun(text, frozenset(self._open)))

    def tag(self, style: str, *, closes: bool) -> None:
        """A tag of a style comes; others make no difference."""
        if style in STYLES and not closes:
            self._open.append(style)
        elif style in self._open:
            self._open.remove(style)

    def switch(self, style: str, *, on: bool) -> None:
        """A style is on or off from here, however often it was switched before."""
        self._open = [other for other in self._open if other != style] + [style] * on

    def reset(self) -> None:
        """All styles end."""
        self._open.clear()

    def styled(self) -> Styled:
        """All that came."""
        return Styled(tuple(self._runs), self.place, frozenset(self.lost))


def read(
    payload: str, markup: re.Pattern[str], take: Callable[[re.Match[str], Runs], None]
) -> Runs:
    """The runs of `payload`; `take` is given what `markup` finds."""
    runs = Runs()
    done = 0
    for piece in markup.finditer(payload):
        runs.text(payload[done : piece.start()])
        take(piece, runs)
        done = piece.end()
    runs.text(payload[done:])
    return runs


def in_tags(
    runs: Sequence[StyledRun], sayable: frozenset[str], written: Callable[[str], str] = str
) -> str:
    """The runs with `<i>` and its like around them, well nested, those that are `sayable`.

    `written` escapes a text.
    """
    pieces: list[str] = []
    open_tags: list[str] = []
    for text, styles in chain(runs, [StyledRun("")]):
        while not styles.issuperset(open_tags):
            pieces.append(f"</{open_tags.pop()}>")
        for style in sorted((styles & sayable).difference(open_tags)):
            open_tags.append(style)
            pieces.append(f"<{style}>")
        pieces.append(written(text))
    return "".join(pieces)


def without_blank_lines(payload: str) -> str:
    """Where an empty line ends a cue, none may stand in it; WebVTT knows no NUL."""
    lines = LINE_END.split(payload.replace("\0", ""))
    return "\n".join(line for line in lines if line.strip())
