# SPDX-License-Identifier: Apache-2.0
"""What a caption format is."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import ClassVar

from interpunct.captions.cues import Cue
from interpunct.captions.lines import BARE_LF, ends_line
from interpunct.captions.scanning import CueSpan, Scan
from interpunct.captions.styled import STYLES, Styled, StyledRun, without_blank_lines
from interpunct.captions.times import TimeHabit, habit_of
from interpunct.sentences import Sentence


class CaptionFormat(ABC):
    """One caption format; there is one object of each, which is what a document's `format` is.

    To add a format, write `formats/NAME.py` with one subclass, and put its object into `FORMATS`
    of `formats/__init__.py`; files are then found, read, edited, cut and converted. SBV is the
    shortest example. A format has to say:

    - `name`, `title` and `endings`; the first ending is the usual one.
    - `sniff`, where its text shows at once what it is, or else `fits`, where only text that looks
      so under one of its endings is meant; the content goes before the ending.
    - `scan`: the cues, and for each the span of its characters. It keeps to what players accept,
      drops nothing, takes linear time, and tells what is odd (`Oddities`). Whatever lies outside
      the spans (headers, comments, junk) is never touched, so open and save is byte-identical by
      itself. It also reads a part of a file from one cue's head to another's, or else
      `reads_parts` is False.
    - `grammar`: what of a payload is markup, in which no mark is ever written (`grammar.py`).
    - `times`: how times are written where a file shows no habit of its own.
    - `styled`, `said` and `block`: the way to and from other formats.

    Where a payload's line ends are no line ends of the file, `payload`, `written` and `given`
    translate; all other code sees line ends. `tests/engine/captions/test_adding_a_format.py`
    follows this in 25 lines; nasty lines for `test_round_trip.py`, beside it, put a format to the
    promises.
    """

    name: ClassVar[str]
    """The short name, in reports."""
    title: ClassVar[str]
    """The name that people know, in sentences."""
    endings: ClassVar[tuple[str, ...]]
    """The file endings, in lower case, the usual one first."""
    grammar: ClassVar[re.Pattern[str]]
    """The tokens of a payload."""
    times: ClassVar[TimeHabit]
    """How times are written."""
    header: ClassVar[str] = ""
    """What a new file starts with."""
    editable: ClassVar[bool] = True
    """Whether it is written at all; what is not is exported to another."""
    has_references: ClassVar[bool] = False
    """Whether character references such as `&amp;` stand for what could be markup."""
    numbered: ClassVar[bool] = False
    """Whether identifiers count the cues."""
    one_line: ClassVar[bool] = False
    """Whether a cue is one line: its payload stands behind its times, the next cue follows."""
    reads_parts: ClassVar[bool] = True
    """Whether a part of a file is read as it is read in the whole."""
    styles: ClassVar[frozenset[str]] = frozenset()
    """Which of `STYLES` it can say."""
    indivisible: ClassVar[re.Pattern[str]] = re.compile(r"<ruby\b|\n[^\S\n]*\r?\n", re.IGNORECASE)
    """What a payload holds that a cut must not divide."""
    places: ClassVar[str] = ""
    """Which places on the picture it can say, by the digits of a numpad."""

    @property
    def gap_lines(self) -> int:
        """The least number of line ends that part a cue from the next."""
        return 1 if self.one_line else 2

    def __repr__(self) -> str:
        return self.title

    def sniff(self, text: str) -> bool:  # noqa: ARG002 - for formats that can tell
        """Whether `text` is in this format, whatever the file is called."""
        return False

    def fits(self, text: str) -> bool:  # noqa: ARG002
        """Whether `text`, in a file with one of the endings, is in this format."""
        return True

    def may_lack_cues(self, text: str) -> bool:  # noqa: ARG002
        """Whether `text` is a file of this format though it holds no cue."""
        return False

    @abstractmethod
    def scan(self, text: str) -> Scan:
        """The cues of `text`; linear in its length."""

    def habit_of(self, line: str) -> TimeHabit | None:
        """The habit that a time line shows; None where its times are written oddly."""
        return habit_of(line)

    def payload(self, written: str) -> str:
        """The payload that the file has as `written`."""
        return written

    def written(self, payload: str) -> str:
        """`payload` as the file has it."""
        return payload

    def given(self, payload: str, text: str, span: CueSpan) -> str:
        """A new payload for the cue at `span` of `text`, as that cue would have it.

        Every bare LF becomes the line end that the cue uses; one that has bare LFs itself, if only
        some, keeps those of the new payload.
        """
        if "\n" not in payload or BARE_LF.search(text, span.body, span.end):
            return payload
        return BARE_LF.sub(span.line_end(text), payload)

    def insertion(self, text: str, span: CueSpan, payload: str) -> str:
        """What `payload` is written as over that of the cue at `span` of `text`.

        Where that was empty, a filled one has line ends that it had no need of.
        """
        if not payload or span.end > span.body:
            return payload
        line_end = span.line_end(text)
        before = "" if ends_line(text, span.body) else line_end
        return f"{before}{payload}{line_end}"

    def styled(self, cue: Cue) -> Styled:
        """What a cue says, in no format's markup."""
        return Styled((StyledRun(cue.payload),))

    def said(self, styled: Styled) -> tuple[str, str]:
        """Payload and settings that say it, as far as they can."""
        return without_blank_lines(styled.text), ""

    def unsaid(self, styled: Styled) -> frozenset[str]:
        """What `said` cannot say."""
        used = frozenset[str]().union(*(run.styles for run in styled.runs))
        positions = {Sentence("positions")} if styled.place not in self.places else set()
        return styled.lost | positions | {STYLES[style] for style in used - self.styles}

    def block(self, cue: Cue) -> str:
        """A cue of a new file, with what parts it from the next."""
        times = self.times.line(cue.start_ms, cue.end_ms, cue.settings)
        if self.one_line:
            return f"{times}{self.written(cue.payload)}\n"
        return "\n".join(filter(None, (times, cue.payload))) + "\n\n"

    def new_file(self, cues: Iterable[Cue]) -> str:
        """The text of a new file."""
        return self.header + "".join(map(self.block, cues))
