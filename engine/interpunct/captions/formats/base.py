# SPDX-License-Identifier: Apache-2.0
"""The base class of caption formats."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Iterable
from copy import copy
from typing import ClassVar, Self

from interpunct.captions.cues import Cue
from interpunct.captions.formats.target import Target
from interpunct.captions.lines import BARE_LF, LINE_END, ends_line
from interpunct.captions.scanning import CueSpan, Scan
from interpunct.captions.styled import ItalicTags, Styled, StyledRun
from interpunct.captions.times import TimeHabit, habit_of, restamped

STAMP = r"<\s?/?\d*:[^<>]*>|<\d[\d:.,\s]*>"  # also malformed stamps that no player accepts
BRACE_TAG = r"\{\\[^{}\r\n]*\}|\{/?[ibusIBUS]\}|\{[A-Za-z]:[^{}\r\n]*\}"
ANNOTATION = r"(?i:<r[tp](?:[.\s][^<>]*)?>[^<]*(?:</r[tp]\s*>|(?=</ruby|<r[tp])))"
"""The reading beside a word in ruby, or its brackets; nobody speaks them."""
ENTITY = r"(?P<ENTITY>&(?:[A-Za-z][A-Za-z0-9]{1,31}|#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6});)"
DASHES = "‐‑–—―"
"""Inside of a character class: dashes that start a line of dialogue; a hyphen may too."""
LABEL_END = r"(?::(?=\s|\Z|</|\{\\)|：)"
"""The colon behind a speaker's name, which may be styled: `<b>ANNA:</b>`."""
NUMBERED_SPEAKER = r"\[[^\W\d_]{2,20}[ _]\d{1,3}\]"
"""A speaker as diarisation writes it: `[Speaker 1]`."""
_SOUND = r"(?P<SOUND>\[[^\[\]]+\]|【[^【】]+】|［[^［］]+］)"
_ASIDE = r"(?P<ASIDE>\([^()]+\)|（[^（）]+）)"
_LYRIC = r"(?P<LYRIC>[♩♪♫♬🎵🎶]+)"
_TEXT = r"(?P<TEXT>[^\s<{&\\\[\(【［（♩♪♫♬🎵🎶#]+)"


def grammar(*markup: str, space: str = r"\s+") -> re.Pattern[str]:
    """The grammar of a format: one regular expression that matches at every position of a payload.

    The name of the matched group is the kind of the token (`TokenKind`), or ASIDE, or REST.
    `markup` holds the format's own named groups. Everything unmatched is text. `space` is the
    pattern that separates words.
    """
    pieces = (rf"(?P<SPACE>{space})", _TEXT, *markup, _SOUND, _ASIDE, _LYRIC, r"(?P<REST>.)")
    return re.compile("|".join(pieces), re.DOTALL)


class CaptionFormat(Target):
    """One caption format; the single object of each subclass is the `format` of a document.

    To add a format, write `formats/NAME.py` with one subclass, and put its object into `FORMATS`
    of `formats/__init__.py`. Files are then found, read, edited, cut and converted. SBV is the
    shortest example. A format defines:

    - `name`, `title` and `endings`; the first ending is the usual one.
    - `sniff`, where the text alone identifies the format. Otherwise `fits`, where the file ending
      must confirm the text; the content goes before the ending.
    - `scan`: the cues, and the span of characters of each. It accepts the same input as players,
      drops nothing, takes linear time, and reports oddities (`Oddities`). Text outside the spans
      (headers, comments, junk) is never touched, so open and save is byte-identical. It also reads
      a part of a file from one cue's head to another's; otherwise `reads_parts` is False.
    - `grammar`: the markup of a payload, in which no mark is ever written (see `grammar`).
    - `times`: the notation of times in a file without a habit of its own.
    - `styled`, `said` and `block`: the conversion to and from other formats; `styled_in` where the
      head of a file declares styles, `changes` for all that a new file changes untold by `unsaid`.
    - `italics`, where the format has them.

    `payload` and `written` translate line ends of a payload that are not line ends of the file.
    All other code sees line ends. `restamped` is for times that depend on a rate in the file's
    head; `closing` and `holds` for a cue that is an element. TTML defines all of them.
    `settings_beside` is for cues with a style or a speaker in their settings. A format whose cues
    have no end of their own, such as LRC, is read only: it sets `editable` to False.

    `tests/engine/captions/test_adding_a_format.py` is an example in 25 lines. Difficult lines for
    `test_round_trip.py`, beside it, test the promises of a format.
    """

    grammar: ClassVar[re.Pattern[str]]  # the tokens of a payload
    times: ClassVar[TimeHabit]  # the notation of times
    header: ClassVar[str] = ""  # the start of a new file
    italics: ClassVar[ItalicTags | None] = None  # None where there are none
    # Whether its files are edited in place; other formats are exported to one of those.
    editable: ClassVar[bool] = True
    ambiguous: ClassVar[bool] = False  # whether files of other kinds have its endings too
    # Whether character references such as `&amp;` replace possible markup.
    has_references: ClassVar[bool] = False
    numbered: ClassVar[bool] = False  # whether the identifiers number the cues
    one_line: ClassVar[bool] = False  # whether a cue is one line, with its payload after its times
    # Whether a cue keeps its meaning in another file of the format.
    portable: ClassVar[bool] = True
    # Whether a part of a file is read in the same way as the whole file.
    reads_parts: ClassVar[bool] = True
    # Words with their readings (ruby). A mark stands behind them, never inside.
    ruby: ClassVar[re.Pattern[str]] = re.compile(
        r"<ruby\b[^<>]*>(?:(?!</?ruby\b).)*+</ruby\s*>", re.DOTALL | re.IGNORECASE
    )
    # The parts of a payload that a cut must not divide.
    indivisible: ClassVar[re.Pattern[str]] = re.compile(
        rf"(?!{ANNOTATION})<rt\b|\n[^\S\n]*\r?\n", re.IGNORECASE
    )

    # Names that label the speakers of a file by repetition, and their pattern with a colon.
    speakers: frozenset[str] = frozenset()
    speaker_label: re.Pattern[str] | None = None

    def naming(self, speakers: frozenset[str]) -> Self:
        """The format of a file that labels `speakers` before a colon; see `repeated_names`."""
        if not speakers:
            return self
        form = copy(self)
        form.speakers = speakers
        longest_first = sorted(map(re.escape, speakers), key=len, reverse=True)
        form.speaker_label = re.compile(rf"(?:{'|'.join(longest_first)})[^\S\r\n]?{LABEL_END}")
        return form

    def voice(self, cue: Cue) -> str:  # noqa: ARG002
        """The speaker that a cue's settings name; empty if they name none."""
        return ""

    def label(self, cue: Cue, before: Cue | None) -> str:  # noqa: ARG002
        """The text that tells the `voice` of `cue` in other formats, behind the cue `before`."""
        return ""

    @property
    def gap_lines(self) -> int:
        """The least number of line ends between a cue and the next."""
        return 1 if self.one_line else 2

    def recognises(self, data: bytes) -> bool:  # noqa: ARG002 - for binary formats
        """Whether `data` is a file of a binary format; its text has a character for each byte."""
        return False

    def sniff(self, text: str) -> bool:  # noqa: ARG002 - for formats that can tell
        """Whether `text` is certainly in this format, whatever the file name."""
        return False

    def fits(self, text: str) -> bool:  # noqa: ARG002
        """Whether `text`, in a file with one of the endings, is in this format."""
        return True

    def may_lack_cues(self, text: str) -> bool:  # noqa: ARG002
        """Whether `text` without any cue is a file of this format."""
        return False

    @abstractmethod
    def scan(self, text: str) -> Scan:
        """The cues of `text`; linear in its length."""

    def habit_of(self, text: str, span: CueSpan) -> TimeHabit | None:
        """The habit of the time line of a cue of `text`; None if its times are written oddly."""
        return habit_of(text[span.timing : span.body])

    def times_at(self, habit: TimeHabit, text: str, span: CueSpan) -> TimeHabit:  # noqa: ARG002
        """`habit` for a new cue after the cue at `span` of `text`."""
        return habit

    def settings_beside(self, text: str, span: CueSpan, settings: str) -> str:  # noqa: ARG002
        """Settings of a new cue beside the cue at `span` of `text`; empty for the usual ones."""
        return ""

    def restamped(
        self, text: str, span: CueSpan, old: tuple[int, int], new: tuple[int, int]
    ) -> str | None:
        """The time line of a cue of `text` with `new` times for the `old`; None if it is odd.

        Only the stamps that change are written, in their old notation.
        """
        return restamped(text[span.timing : span.body], old, new)

    def payload(self, written: str) -> str:
        """The payload for the text `written` in the file."""
        return written

    def written(self, payload: str, like: str = "") -> str:  # noqa: ARG002
        """The text in the file for `payload`.

        `like` is the text of the cue so far, or the time line of a new cue.
        """
        return payload

    def closing(self, timing: str) -> str:  # noqa: ARG002
        """The text that closes a new cue with the time line `timing`."""
        return ""

    def holds(self, payload: str) -> bool:  # noqa: ARG002
        """Whether a payload can be written without damage to the file around it."""
        return True

    def given(self, payload: str, text: str, span: CueSpan) -> str:
        """A new payload for the cue at `span` of `text`, in that cue's line ends.

        Every bare LF becomes the cue's line end. A cue with any bare LF of its own keeps the bare
        LFs of the new payload. Where a cue is one line, every line end becomes LF.
        """
        if self.one_line:
            return self.payload(LINE_END.sub("\n", payload))
        if "\n" not in payload or BARE_LF.search(text, span.body, span.end):
            return payload
        return BARE_LF.sub(span.line_end(text), payload)

    def typed(self, payload: str, text: str, span: CueSpan) -> str:
        """As `given`, for a text that a human may have typed, with signs that need an escape."""
        return self.given(payload, text, span)

    def insertion(self, text: str, span: CueSpan, payload: str) -> str:
        """The text to insert for `payload` at the cue at `span` of `text`.

        A formerly empty payload needs line ends around it, unless a cue is one line.
        """
        if self.one_line or not payload or span.end > span.body:
            return payload
        line_end = span.line_end(text)
        before = "" if ends_line(text, span.body) else line_end
        return f"{before}{payload}{line_end}"

    def styled(self, cue: Cue) -> Styled:
        """The content of a cue without the markup of a format."""
        return Styled((StyledRun(cue.payload),))

    def styled_in(self, cue: Cue, text: str) -> Styled:  # noqa: ARG002
        """`styled`, with the declarations of the file `text` around the cue."""
        return self.styled(cue)

    def block(self, cue: Cue) -> str:
        """A cue of a new file, with the separator after it."""
        times = self.times.line(cue.start_ms, cue.end_ms, cue.settings)
        if self.one_line:
            return f"{times}{self.written(cue.payload, times)}{self.closing(times)}\n"
        return "\n".join(filter(None, (times, cue.payload))) + "\n\n"

    def new_file(self, cues: Iterable[Cue]) -> str:
        """The text of a new file."""
        return self.header + "".join(map(self.block, cues))

    def file(self, cues: Iterable[Cue]) -> bytes:
        """The bytes of a new file, in UTF-8."""
        return self.new_file(cues).encode()
