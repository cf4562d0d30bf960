# SPDX-License-Identifier: Apache-2.0
"""Format-neutral payloads: the bridge between the markups of two formats."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
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
"""The styles of a run, and their names."""

COLOURS = Sentence("fonts and colours")
"""The name of the other styles of a run: its colour, such as `red` or `#ff0000`."""

NO_XML = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
"""A sign that no XML file can hold."""

TOP_PLACES = ("7", "8", "9")
"""The positions at the top of the picture."""

UNSTYLED: frozenset[str] = frozenset()


class StyledRun(NamedTuple):
    """Text without markup, with the file's line ends, and the styles that cover all of it.

    These are keys of `STYLES`, and a colour.
    """

    text: str
    styles: frozenset[str] = UNSTYLED


@dataclass(frozen=True, slots=True)
class Styled:
    """The runs of a payload, in order.

    `place` is the numpad digit of the position on the picture (`8` is the top), empty for the
    usual position. `lost` names the contents of the payload that no other format can express.
    """

    runs: tuple[StyledRun, ...]
    place: str = ""
    lost: frozenset[str] = UNSTYLED

    @property
    def text(self) -> str:
        """The text alone."""
        return "".join(run.text for run in self.runs)


class ItalicTags(NamedTuple):
    """The italics of a format: the tags around a text, and the change that drops all of them."""

    start: str
    end: str
    dropped: Callable[[str], str]


class Runs:
    """Collector of the runs of one payload, filled from its start to its end."""

    def __init__(self) -> None:
        self.lost: set[str] = set()
        self.place = ""
        self._runs: list[StyledRun] = []
        self._open: list[str] = []
        self._colours: list[str] = []

    def text(self, text: str) -> None:
        """Add text in the open styles."""
        if not text:
            return
        styles = frozenset((*self._open, *filter(None, self._colours[-1:])))
        if self._runs and self._runs[-1].styles == styles:
            text = self._runs.pop().text + text
        self._runs.append(StyledRun(text, styles))

    def colour(self, colour: str) -> None:
        """Open a font with a colour, or without one of its own."""
        self._colours.append(colour or "".join(self._colours[-1:]))

    def end_colour(self) -> None:
        """Close the last open font."""
        del self._colours[-1:]

    def tag(self, style: str, *, closes: bool) -> None:
        """Open or close a style by a tag; other tags have no effect."""
        if style in STYLES and not closes:
            self._open.append(style)
        elif style in self._open:
            self._open.remove(style)

    def switch(self, style: str, *, on: bool) -> None:
        """Switch a style on or off from here, whatever its earlier switches."""
        self._open = [other for other in self._open if other != style] + [style] * on

    def reset(self) -> None:
        """End all styles."""
        self._open.clear()

    def styled(self) -> Styled:
        """The collected runs, place and losses."""
        return Styled(tuple(self._runs), self.place, frozenset(self.lost))


def read(
    payload: str,
    markup: re.Pattern[str],
    take: Callable[[re.Match[str], Runs], None],
    runs: Runs | None = None,
) -> Runs:
    """The runs of `payload`, added to `runs`; `take` is called with each match of `markup`."""
    runs = Runs() if runs is None else runs
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
    """The runs in well-nested tags such as `<i>`, for the `sayable` styles only.

    A colour is a `<font>`. `written` escapes a text.
    """
    pieces: list[str] = []
    open_tags: list[str] = []
    for text, styles in chain(runs, [StyledRun("")]):
        while not styles.issuperset(open_tags):
            style = open_tags.pop()
            pieces.append(f"</{style}>" if style in STYLES else "</font>")
        missing = (styles & sayable).difference(open_tags)
        for style in sorted(missing, key=lambda style: (style in STYLES, style)):
            open_tags.append(style)
            pieces.append(f"<{style}>" if style in STYLES else f'<font color="{style}">')
        pieces.append(written(text))
    return "".join(pieces)


def used_styles(runs: Iterable[StyledRun]) -> frozenset[str]:
    """The styles of any run, colours among them."""
    return frozenset[str]().union(*(run.styles for run in runs))


def without_blank_lines(payload: str) -> str:
    """`payload` without empty lines, which would end a cue, and without NUL, unknown to WebVTT."""
    lines = LINE_END.split(payload.replace("\0", ""))
    return "\n".join(line for line in lines if line.strip())
