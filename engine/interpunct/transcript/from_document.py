# SPDX-License-Identifier: Apache-2.0
"""From a caption document to its transcript."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from interpunct.captions.document import CaptionDocument, Cue
from interpunct.transcript.identify import identify
from interpunct.transcript.labels import Label
from interpunct.transcript.languages import Language, language
from interpunct.transcript.pieces import Piece, PieceKind, scan
from interpunct.transcript.protection import is_fixed
from interpunct.transcript.signs import inner_questions
from interpunct.transcript.slots import slot_after
from interpunct.transcript.spoken_text import HIDDEN, TAIL, SpokenText, end_of_tail, spoken_text
from interpunct.transcript.times import times_of_words
from interpunct.transcript.transcript import Slot, Transcript, Word
from interpunct.transcript.turns import TurnCounter

_CUES_BETWEEN_LOOKS = 256  # at whether to go on


class BuildCancelled(Exception):  # noqa: N818 - nobody erred
    """The caller of `build_transcript` wanted no transcript any more."""


def build_transcript(
    document: CaptionDocument,
    *,
    languages: Sequence[str] | None = None,
    cue_languages: Mapping[int, str] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Transcript:
    """The words and slots of `document` in file order.

    `languages` are those the file can be in (None: any); `cue_languages` are those the user set,
    by cue index. Words run on across cues, but no word crosses them. Linear in the file.
    `cancelled` is asked every few hundred cues; BuildCancelled is raised when it says so.
    Raises LanguageError for a language that is not known.
    """
    texts = [spoken_text(cue.payload, document.format) for cue in document.cues]
    spoken = _languages(texts, languages, cue_languages or {})
    builder = _Builder()
    for index, cue in enumerate(document.cues):
        if cancelled is not None and index % _CUES_BETWEEN_LOOKS == 0 and cancelled():
            raise BuildCancelled
        cue_text = _CueText(index, cue, texts[index], spoken[index])
        builder.add(cue_text, _following(texts, index))
    return Transcript(tuple(builder.words), tuple(builder.slots))


def _languages(
    texts: Sequence[SpokenText], languages: Sequence[str] | None, given: Mapping[int, str]
) -> list[Language]:
    """The language of each cue: as given, else as identified."""
    plain = [text.plain() for text in texts]
    codes = identify(plain, languages, same_speaker=_same_speaker(texts))
    found = [language(code) for code in codes]
    for index, code in given.items():
        found[index] = language(code)
    return found


def _same_speaker(texts: Sequence[SpokenText]) -> list[bool]:
    """Of each cue, whether its voice tag names the one speaker of the cue before."""
    voices = [{name for _, name in text.voices} for text in texts]
    return [
        len(voice) == 1 and voice == before for before, voice in pairwise([set[str](), *voices])
    ]


def _following(texts: Sequence[SpokenText], index: int) -> str:
    """The text that runs on after cue `index`; none where somebody else starts to speak."""
    if index + 1 == len(texts):
        return ""
    following = texts[index + 1]
    changes = following.turns or following.voices or following.has_sound
    return "" if changes else f" {following.text}"


@dataclass(frozen=True, slots=True)
class _CueText:
    """One cue with what is read of it."""

    index: int
    cue: Cue
    text: SpokenText
    language: Language


class _Builder:
    """Collects the words and slots of one cue after the other."""

    def __init__(self) -> None:
        self.words: list[Word] = []
        self.slots: list[Slot] = []
        self._turns = TurnCounter()
        self._asked = False  # the Armenian sentence that runs on is a question

    def add(self, cue_text: _CueText, following: str) -> None:
        """Add the words and slots of a cue; `following` is the text that runs on after it."""
        text, spoken = cue_text.text, cue_text.language
        pieces = _pieces(text.text, spoken, following)
        places = [place for place, piece in enumerate(pieces) if piece.kind is PieceKind.WORD]
        self._turns.enter(cue_text.cue, text, has_words=bool(places))
        if not places:
            return
        words = [pieces[place] for place in places]
        bounds = zip(places, [*places[1:], None], strict=True)
        slots = [_slot(cue_text, pieces, place, stop) for place, stop in bounds]
        self._add_words(cue_text, words)
        if spoken.question_in_word:
            written = (text.text[word.start : word.end] for word in words)
            labelled = zip(written, [slot.label for slot in slots], strict=True)
            questions, self._asked = inner_questions(labelled, self._asked)
            for index in questions:
                slots[index] = slots[index]._replace(label=Label.QUESTION)
        self.slots += slots

    def _add_words(self, cue_text: _CueText, pieces: Sequence[Piece]) -> None:
        text, payload, cue = cue_text.text.text, cue_text.cue.payload, cue_text.index
        code = cue_text.language.code
        spans = [(start, end, text[start:end]) for _, start, end in pieces]
        joined = _joined(cue_text, pieces)
        for place, spoken_at in enumerate(times_of_words(cue_text.cue, spans)):
            start, end, written = spans[place]
            start_ms, end_ms, timing, probability = spoken_at
            turn = self._turns.turn_at(start)
            fixed = place in joined or is_fixed(written)
            self.words.append(
                Word(
                    payload[start:end], cue, start, end, code, turn,
                    start_ms, end_ms, timing, fixed, probability,
                )
            )  # fmt: skip


def _pieces(text: str, spoken: Language, following: str) -> list[Piece]:
    """The pieces of a spoken text, each with the tail of its character reference."""
    pieces = scan(text, spoken, following)
    if TAIL not in text:
        return pieces
    return [piece._replace(end=end_of_tail(text, piece.end)) for piece in pieces]


def _slot(cue_text: _CueText, pieces: Sequence[Piece], place: int, stop: int | None) -> Slot:
    """The slot after the word at `place` of `pieces`; the next word is at `stop`."""
    text = cue_text.text
    word = pieces[place]
    following = None if stop is None else pieces[stop]
    slot = slot_after(text.text, word, pieces[place + 1 : stop], following, cue_text.language)
    if TAIL in slot.mark:
        slot = slot._replace(mark=cue_text.cue.payload[slot.start : slot.end])
    if text.notes and text.is_sung(word.start):
        slot = slot._replace(protected=True)
    return slot


def _joined(cue_text: _CueText, pieces: Sequence[Piece]) -> set[int]:
    """The places of words that touch a neighbour, as where a tag stands inside a word."""
    if not cue_text.language.spaced:
        return set()
    text = cue_text.text.text
    joined: set[int] = set()
    for place, (word, following) in enumerate(pairwise(pieces)):
        if not text[word.end : following.start].strip(HIDDEN):
            joined |= {place, place + 1}
    return joined
