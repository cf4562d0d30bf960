# SPDX-License-Identifier: Apache-2.0
"""Live text as characters: input in pieces of any length, output with marks and casing.

As with files, only marks and case change: spaces, line ends, quotes and existing marks are passed
through.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from interpunct.marking.live_passage import LiveWord, LiveWriter
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.streaming import WordStream, live_word
from interpunct.transcript.identify import identify
from interpunct.transcript.languages import Language, language
from interpunct.transcript.pieces import Piece, PieceKind, scan
from interpunct.transcript.transcript import Word

_TAIL = 200  # characters of earlier text used to identify the language
_TELLING = 24  # characters needed at the start before a language is identified
_LONG_RUN = 12  # length of a run without spaces that is segmented, if the language has none
_UNSETTLED = 2  # words at the end of such a run whose segmentation may change


class LiveText:
    """Punctuation of one continuing text.

    `languages` are the codes of its possible languages, None for any. The language is identified
    line by line.
    """

    def __init__(self, stream: WordStream, languages: Sequence[str] | None = None) -> None:
        self._stream = stream
        self._languages = languages
        self._is_asked = languages is None or len(languages) > 1  # to be identified
        self._writer = LiveWriter()
        self._tail = ""  # the end of the text read
        self._unread = ""  # the last word may continue
        self._lead = ""  # the text before the first word
        self._open: deque[LiveWord] = deque()

    def feed(self, text: str) -> str:
        """Take the next characters; returns all text decided now, possibly empty."""
        text = self._unread + text
        settled = self._settled(text)
        self._unread = text[settled:]
        return self._push(text[:settled])

    def finish(self) -> str:
        """End the text; returns the rest of it."""
        rest, self._unread = self._unread, ""
        return self._push(rest) + self._write(self._stream.finish())

    def break_off(self) -> str:
        """End an unreadable text; returns the rest without an incomplete last word."""
        self._unread = self._unread[: self._unread.rfind("\n") + 1]
        return self.finish()

    def _settled(self, text: str) -> int:
        """Number of leading characters of `text` that only contain complete words."""
        if not self._tail and self._is_asked and len(text) < _TELLING:
            return 0
        end = len(text)
        while end and not text[end - 1].isspace():
            end -= 1
        if len(text) - end < _LONG_RUN:
            return end
        spoken = self._spoken([text[end:]])[0]
        words = [] if spoken.spaced else _words(text[end:], spoken)
        return end + words[-_UNSETTLED].start if len(words) > _UNSETTLED else end

    def _spoken(self, lines: Sequence[str]) -> list[Language]:
        """The languages of the next lines."""
        codes = identify([self._tail, *lines], self._languages)
        return [language(code) for code in codes[1:]]

    def _push(self, text: str) -> str:
        lines = text.splitlines(keepends=True)
        words: list[Word] = []
        for line, spoken in zip(lines, self._spoken(lines), strict=True):
            words += self._read(line, spoken)
        self._tail = (self._tail + text)[-_TAIL:]
        self._writer.read(words)
        lead, self._lead = self._lead, ""
        return lead + (self._write(self._stream.push(words)) if words else "")

    def _read(self, line: str, spoken: Language) -> list[Word]:
        """The words of a line, now open; each gap in the line belongs to the word before it."""
        words: list[Word] = []
        place = 0
        for piece in _words(line, spoken):
            self._add_gap(line[place : piece.start])
            words.append(live_word(line[piece.start : piece.end], spoken.code))
            self._open.append(LiveWord(words[-1]))
            place = piece.end
        self._add_gap(line[place:])
        return words

    def _add_gap(self, text: str) -> None:
        if self._open:  # while the text continues, its last word is open
            self._open[-1].gap += text
        else:
            self._lead += text

    def _write(self, decided: Predictions) -> str:
        """The text of the decided words, up to the next word."""
        if not len(decided):
            return ""
        words = [self._open.popleft() for _ in range(len(decided))]
        return self._writer.write(words, self._open[0].word if self._open else None, decided)


def _words(text: str, spoken: Language) -> list[Piece]:
    return [piece for piece in scan(text, spoken) if piece.kind is PieceKind.WORD]
