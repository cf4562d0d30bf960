# SPDX-License-Identifier: Apache-2.0
"""Conversion of a caption document to its transcript."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise, zip_longest
from typing import NamedTuple

from interpunct.captions.document import CaptionDocument, Cue
from interpunct.collecting import no_collection
from interpunct.labels import Label
from interpunct.transcript.cue_lines import language_spans, two_languages
from interpunct.transcript.fixed_slots import settled_marks
from interpunct.transcript.identify import identify
from interpunct.transcript.inventory import Inventory
from interpunct.transcript.languages import Language, language
from interpunct.transcript.plain_cues import PlainCue, PlainReader
from interpunct.transcript.protection import is_fixed
from interpunct.transcript.signs import inner_questions
from interpunct.transcript.slots import slot_after
from interpunct.transcript.spoken_text import HIDDEN, TAIL, SpokenText, end_of_tail, spoken_cue
from interpunct.transcript.text_pieces import Piece, PieceKind, scan
from interpunct.transcript.times import times_of_words
from interpunct.transcript.transcript import Slot, Transcript, Word

_CUES_BETWEEN_LOOKS = 256  # cues between two checks for cancellation
_CUES_AT_ONCE = 256  # cues read in one go; limits the memory


class BuildCancelled(Exception):  # noqa: N818 - nobody erred
    """Raised when the caller of `build_transcript` cancels it."""


def build_transcript(
    document: CaptionDocument,
    *,
    languages: Sequence[str] | None = None,
    cue_languages: Mapping[int, Sequence[str]] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Transcript:
    """The words and slots of `document` in file order.

    `languages` are the possible languages of the file (None: any). `cue_languages` are the known
    languages by cue index: one, or those of the cue's lines in order. Sentences run on across
    cues, words do not. Linear in the file.

    `cancelled` is called every few hundred cues; BuildCancelled is raised if it returns True.
    Raises LanguageError for an unknown language.
    """
    with no_collection():
        texts = [spoken_cue(cue, document.format) for cue in document.cues]
        orders = _languages(texts, languages, cue_languages or {})
        builder = _Builder()
        for index, cue in enumerate(document.cues):
            if cancelled is not None and index % _CUES_BETWEEN_LOOKS == 0 and cancelled():
                raise BuildCancelled
            if not builder.add_plain(index, cue, texts[index], orders[index]):
                parts = _parts(texts[index], orders[index])
                after = slice(index + 1, index + 2)
                followings = _followings(parts, texts[after], orders[after])
                builder.add(_CueText(index, cue, texts[index]), parts, followings)
        return builder.transcript()


class _Part(NamedTuple):
    """A cue, or its lines of one language with the rest of its text blanked."""

    text: SpokenText
    language: Language
    inventory: Inventory

    @classmethod
    def of(cls, text: SpokenText, spoken: Language) -> _Part:
        """A part with the inventory of the signs of `text`."""
        return cls(text, spoken, Inventory.of(text.text, spoken))


def _languages(
    texts: Sequence[SpokenText],
    languages: Sequence[str] | None,
    given: Mapping[int, Sequence[str]],
) -> list[Sequence[str]]:
    """The languages of each cue, in the order of its lines: as given, else as identified."""
    if len(given) == len(texts):
        return [[language(code).code for code in given[index]] for index in range(len(texts))]
    two = two_languages([text.text for text in texts], languages)
    if two:
        return [given.get(index, two) for index in range(len(texts))]
    plain = [text.plain() for text in texts]
    codes = identify(plain, languages, same_speaker=_same_speaker(texts))
    return [given.get(index, (code,)) for index, code in enumerate(codes)]


def _parts(text: SpokenText, order: Sequence[str]) -> list[_Part]:
    """The parts of a cue whose lines may be in the languages `order`."""
    if len(order) == 1:
        return [_Part.of(text, language(order[0]))]
    return [
        _Part.of(
            text._replace(text=text.text[start:stop].rjust(stop).ljust(len(text.text))),
            language(code),
        )
        for start, stop, code in language_spans(text.text, order)
    ]


def _same_speaker(texts: Sequence[SpokenText]) -> list[bool]:
    """For each cue, whether its voice tag names the single speaker of the cue before."""
    if not any(text.voices for text in texts):
        return [False] * len(texts)
    voices = [{name for _, name in text.voices} for text in texts]
    return [
        len(voice) == 1 and voice == before for before, voice in pairwise([set[str](), *voices])
    ]


def _followings(
    parts: Sequence[_Part], texts: Sequence[SpokenText], orders: Sequence[Sequence[str]]
) -> list[str]:
    """The text that follows each of the `parts` of a cue.

    `texts` is the text of the next cue, if there is one; `orders` holds its languages. Nothing
    follows if another speaker starts, or if the next cue of a bilingual file lacks the language.
    """
    if not texts or texts[0].turns or texts[0].voices or texts[0].has_sound:
        return [""] * len(parts)
    nexts = _parts(texts[0], orders[0])
    if len(parts) == len(nexts) == 1:
        return [f" {texts[0].text}"]
    return [f" {_text_in(part.language, nexts).lstrip()}" for part in parts]


def _text_in(spoken: Language, parts: Sequence[_Part]) -> str:
    """The text of the first of `parts` in the language `spoken`; empty if there is none."""
    return next((part.text.text for part in parts if part.language is spoken), "")


@dataclass(frozen=True, slots=True)
class _CueText:
    """One cue with its index and its spoken text."""

    index: int
    cue: Cue
    text: SpokenText


LONG_GAP_MS = 3_000  # silence between two cues after which no sentence continues


class TurnCounter:
    """Counter of the turns of a file; its cues are entered in order.

    A turn ends at a dialogue dash, a speaker's name, another voice tag or a long gap. It also ends
    at a cue without words (sounds only), and where a song begins or has ended.
    """

    def __init__(self) -> None:
        self._turn = 0
        self._used = False
        self._spoken = SpokenText("")  # the last cue with words
        self._voice: str | None = None
        self._last_end_ms: int | None = None
        self._starts: list[int] = []

    def enter(self, cue: Cue, text: SpokenText, *, has_words: bool) -> None:
        """Go on to the next cue; `has_words` is True if it has any speech."""
        self._turn += len(self._starts)
        self._starts = []
        gap_ms = 0 if self._last_end_ms is None else cue.start_ms - self._last_end_ms
        is_apart = self._is_other_song(text) if has_words else text.has_sound
        if gap_ms > LONG_GAP_MS or is_apart:
            self._break_before(0)
        if text.turns or text.voices:
            for offset in sorted({*text.turns, *self._voice_changes(text)}):
                self._break_before(offset)
        self._last_end_ms = cue.end_ms
        self._used = self._used or has_words

    def turn_at(self, offset: int) -> int:
        """The turn of the word at `offset` of the payload of the last entered cue."""
        return self._turn + bisect_right(self._starts, offset)

    def _is_other_song(self, text: SpokenText) -> bool:
        """Whether a song begins or has ended before the cue; a song of several cues goes on."""
        before, self._spoken = self._spoken, text
        if before.notes:
            return before.ends_song and not text.notes
        return text.begins_song

    def _break_before(self, offset: int) -> None:
        """Begin a turn at `offset`; before the first word of a file there is none to end."""
        if self._used or offset > 0:
            self._starts.append(offset)

    def _voice_changes(self, text: SpokenText) -> list[int]:
        changes = []
        for offset, name in text.voices:
            if self._voice not in (None, name):
                changes.append(offset)
            self._voice = name
        return changes


class _Builder:
    """Builder of a transcript; takes one cue after the other."""

    def __init__(self) -> None:
        self._words: list[Word] = []
        self._slots: list[Slot] = []
        self._turns = TurnCounter()
        self._asked = False  # whether the unfinished Armenian sentence is a question
        self._readers: dict[str, PlainReader] = {}
        self._plain: list[PlainCue] = []  # not yet read, all in the language of `_reader`
        self._reader: PlainReader | None = None

    def transcript(self) -> Transcript:
        """The words and slots of all added cues."""
        self._read_plain()
        for index, mark in settled_marks(self._words):
            slot = self._slots[index]
            if not (slot.mark or slot.protected):
                self._slots[index] = slot._replace(settled=mark)
        return Transcript(tuple(self._words), tuple(self._slots))

    def add_plain(self, index: int, cue: Cue, text: SpokenText, order: Sequence[str]) -> bool:
        """Add a cue of plain text in one language; returns False for any other cue."""
        if len(order) > 1 or cue.word_times or not text.is_payload(cue.payload):
            return False
        reader = self._readers.get(order[0]) or self._reader_of(order[0])
        runs = reader.runs(cue.payload)
        if runs is None:
            return False
        if reader is not self._reader or len(self._plain) >= _CUES_AT_ONCE:
            self._read_plain()
            self._reader = reader
        self._turns.enter(cue, text, has_words=bool(runs))
        if runs:
            self._plain.append(PlainCue(index, cue, self._turns.turn_at(0), runs))
        return True

    def _reader_of(self, code: str) -> PlainReader:
        reader = self._readers[code] = PlainReader(language(code))
        return reader

    def _read_plain(self) -> None:
        """Read the collected plain cues."""
        if self._reader is not None and self._plain:
            words, slots = self._reader.read(self._plain)
            self._words += words
            self._slots += slots
            self._plain = []

    def add(self, cue_text: _CueText, parts: Sequence[_Part], followings: Sequence[str]) -> None:
        """Add the words and slots of a cue; `followings` are the texts after each part."""
        self._read_plain()
        cut = [
            _pieces(part.text.text, part.language, following)
            for part, following in zip(parts, followings, strict=True)
        ]
        words = [[piece for piece in pieces if piece.kind is PieceKind.WORD] for pieces in cut]
        self._turns.enter(cue_text.cue, cue_text.text, has_words=any(words))
        self._add_words(cue_text, parts, words)
        for part, pieces, following in zip(parts, cut, followings, strict=True):
            self._add_slots(cue_text.cue, part, pieces, following)

    def _add_slots(self, cue: Cue, part: _Part, pieces: Sequence[Piece], following: str) -> None:
        places = [place for place, piece in enumerate(pieces) if piece.kind is PieceKind.WORD]
        bounds = zip_longest(places, places[1:])
        slots = [_slot(cue, part, pieces, bound, following) for bound in bounds]
        if part.language.question_in_word:
            text = part.text.text
            written = (text[pieces[place].start : pieces[place].end] for place in places)
            labelled = zip(written, [slot.label for slot in slots], strict=True)
            questions, self._asked = inner_questions(labelled, self._asked)
            for index in questions:
                slots[index] = slots[index]._replace(label=Label.QUESTION)
        self._slots += slots

    def _add_words(
        self, cue_text: _CueText, parts: Sequence[_Part], words: Sequence[Sequence[Piece]]
    ) -> None:
        text, payload, cue = cue_text.text.text, cue_text.cue.payload, cue_text.index
        spans = [(start, end, text[start:end]) for part in words for _, start, end in part]
        times = iter(times_of_words(cue_text.cue, spans))
        for part, pieces in zip(parts, words, strict=True):
            joined = _joined(part, pieces)
            for place, (piece, spoken_at) in enumerate(zip(pieces, times, strict=False)):
                start, end = piece.start, piece.end
                start_ms, end_ms, timing, probability = spoken_at
                turn = self._turns.turn_at(start)
                fixed = place in joined or is_fixed(text[start:end], part.language)
                fixed = fixed or part.inventory.keeps_case(piece)
                self._words.append(
                    Word(
                        payload[start:end], cue, start, end, part.language.code, turn,
                        start_ms, end_ms, timing, fixed, probability,
                    )
                )  # fmt: skip


def _pieces(text: str, spoken: Language, following: str) -> list[Piece]:
    """The pieces of a spoken text, each with the rest of its character reference."""
    pieces = scan(text, spoken, following)
    if TAIL not in text:
        return pieces
    return [piece._replace(end=end_of_tail(text, piece.end)) for piece in pieces]


def _slot(
    cue: Cue, part: _Part, pieces: Sequence[Piece], bound: tuple[int, int | None], next_text: str
) -> Slot:
    """The slot between two words, at the indices `bound` of `pieces`.

    `next_text` follows the last word of the cue.
    """
    place, stop = bound
    text = part.text
    word = pieces[place]
    following = None if stop is None else pieces[stop]
    after = pieces[place + 1 : stop]
    slot = slot_after(part.inventory, word, after, following, part.language, next_text=next_text)
    if TAIL in slot.mark:
        slot = slot._replace(mark=cue.payload[slot.start : slot.end])
    if text.notes and text.is_sung(word.start):
        slot = slot._replace(protected=True)
    ruby_end = text.ruby_end(word.start)
    return slot if slot.mark or not ruby_end else _behind(ruby_end, slot, following)


def _behind(ruby_end: int, slot: Slot, following: Piece | None) -> Slot:
    """The slot of a word in ruby: behind it, and protected where `following` is in it, too."""
    if following is not None and following.start < ruby_end:
        return slot._replace(protected=True)
    place = max(slot.start, ruby_end)
    return slot._replace(start=place, end=place)


def _joined(part: _Part, pieces: Sequence[Piece]) -> set[int]:
    """The indices of words that touch a neighbour, for example at a tag inside a word."""
    if not part.language.spaced:
        return set()
    text = part.text.text
    joined: set[int] = set()
    for place, (word, following) in enumerate(pairwise(pieces)):
        if not text[word.end : following.start].strip(HIDDEN):
            joined |= {place, place + 1}
    return joined
