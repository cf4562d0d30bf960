# SPDX-License-Identifier: Apache-2.0
"""Live text as characters: pieces of any length in, the same text with marks and casing out.

As with files, nothing changes but marks and case: spaces, line ends, quotes and the marks that
are there come out as they went in.
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

_TAIL = 200  # characters of what came before that tell the language of what comes
_TELLING = 24  # characters at the start that must be there before they tell a language
_LONG_RUN = 12  # characters without a space, in a language that sets none, that are looked into
_UNSETTLED = 2  # words at the end of such a run that may yet be cut otherwise


class LiveText:
    """Punctuates one text that is still going on.

    `languages` are those it can be in, by code, None for any; which words are in which is found
    out line by line.
    """

    def __init__(self, stream: WordStream, languages: Sequence[str] | None = None) -> None:
        self._stream = stream
        self._languages = languages
        self._is_asked = languages is None or len(languages) > 1  # which language it is
        self._writer = LiveWriter()
        self._tail = ""  # the last of what was read
        self._unread = ""  # the last word may go on
        self._lead = ""  # what stands before the first word
        self._open: deque[LiveWord] = deque()

    def feed(self, text: str) -> str:
        """Take the next characters; give all that is decided now, perhaps nothing."""
        text = self._unread + text
        settled = self._settled(text)
        self._unread = text[settled:]
        return self._push(text[:settled])

    def finish(self) -> str:
        """The text ends here; give the rest of it."""
        rest, self._unread = self._unread, ""
        return self._push(rest) + self._write(self._stream.finish())

    def break_off(self) -> str:
        """What follows cannot be read; give the rest, but no word of which a part is missing."""
        self._unread = self._unread[: self._unread.rfind("\n") + 1]
        return self.finish()

    def _settled(self, text: str) -> int:
        """How many characters of `text` hold only words that nothing can be added to."""
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
        """The language of each of the next lines."""
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
        """The words of a line, now open; what stands between them goes to the one before."""
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
        if self._open:  # as long as the text goes on, its last word is open
            self._open[-1].gap += text
        else:
            self._lead += text

    def _write(self, decided: Predictions) -> str:
        """The text of the words that are decided, up to the next word."""
        if not len(decided):
            return ""
        words = [self._open.popleft() for _ in range(len(decided))]
        return self._writer.write(words, self._open[0].word if self._open else None, decided)


def _words(text: str, spoken: Language) -> list[Piece]:
    return [piece for piece in scan(text, spoken) if piece.kind is PieceKind.WORD]
