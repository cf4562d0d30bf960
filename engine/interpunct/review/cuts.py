# SPDX-License-Identifier: Apache-2.0
"""The cutter's document in a review: taken in without the model's marks, and recorded."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from interpunct.captions.cues import Cue, RecutCue, WordTime
from interpunct.captions.payload import TokenKind, tokenise
from interpunct.errors import SessionError
from interpunct.punctuate.rendering import render
from interpunct.review.matching import letters, origins_by_letters
from interpunct.review.rebuilding import Exchange, carried
from interpunct.review.records import Fields
from interpunct.transcript.from_document import build_transcript

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from interpunct.captions.document import CaptionDocument
    from interpunct.review.records import Json
    from interpunct.review.state import ReviewState
    from interpunct.transcript.transcript import Transcript

_MOST_CUES = 1_000_000


def without_marks(
    state: ReviewState, after: CaptionDocument, sources: Sequence[Sequence[int]]
) -> list[RecutCue]:
    """The cues of `after`, a cut of the rendered document, with words and marks as in the text.

    Raises SessionError if a word is not what it was.
    """
    _check_letters(state.document, after)
    starts = [cues[0] if cues else None for cues in sources]
    plain = after.replace_payloads(_old_words(state, after, _read(state, after, starts)))
    everywhere = frozenset(range(len(state.transcript)))
    bare = _bared(state, plain, starts, everywhere)
    slots_left = _read(state, bare, starts)[1]
    lost = everywhere.difference(place for place in slots_left if place is not None)
    if any(state.mark(slot) for slot in lost):
        bare = _bared(state, plain, starts, everywhere - lost)
    return list(_claimed(bare.cues, starts))


def _bared(
    state: ReviewState,
    document: CaptionDocument,
    starts: Sequence[int | None],
    slots: frozenset[int],
) -> CaptionDocument:
    """`document` with the text's own marks in the state's `slots`, instead of those in effect.

    Without its mark a slot may be none any more, where a segmenter joins the words around it;
    such a mark has to stay.
    """
    transcript, places = _read(state, document, starts)
    marks: dict[int, str | None] = {
        index: state.transcript.slots[place].mark
        for index, place in enumerate(places)
        if place is not None
        and place in slots
        and state.mark(place) != state.transcript.slots[place].mark
    }
    payloads = render(document, transcript, marks, {}, habit=state.habit)
    return document.replace_payloads(payloads)


def _old_words(
    state: ReviewState, document: CaptionDocument, read: tuple[Transcript, Sequence[int | None]]
) -> dict[int, str]:
    """The payloads of the cues of `document` with the state's words, by cue index.

    Marks and casing may have changed a word: its case, or a dot that it took in ("no.").
    """
    transcript, places = read
    payloads: dict[int, str] = {}
    for word, place in zip(reversed(transcript.words), reversed(places), strict=True):
        old = word.text if place is None else state.transcript.words[place].text
        if old != word.text and _differ_by_case_or_dot(old, word.text):
            payload = payloads.get(word.cue, document.cues[word.cue].payload)
            payloads[word.cue] = payload[: word.start] + old + payload[word.end :]
    return payloads


def _differ_by_case_or_dot(one: str, other: str) -> bool:
    same_length = len(one.rstrip(".")) == len(other.rstrip("."))
    return same_length and letters(one) == letters(other)


def _claimed(cues: Sequence[Cue], starts: Sequence[int | None]) -> Iterator[RecutCue]:
    """Each cue with the old cue that it goes by, if it is the first to."""
    claimed = -1
    for cue, start in zip(cues, starts, strict=True):
        if start is not None and start > claimed:
            claimed = start
            yield RecutCue(start, cue)
        else:
            yield RecutCue(None, replace(cue, identifier=""))


def recut_exchange(state: ReviewState, recut: Sequence[RecutCue]) -> Exchange:
    """The exchange of the whole document for one with the cues `recut`.

    Raises SessionError if a word is not what it was.
    """
    if any(new.source is not None and new.source >= len(state.document.cues) for new in recut):
        raise SessionError("the cut belongs to another document.")
    document = state.document.recut(recut)
    _check_letters(state.document, document)
    transcript, places = _read(state, document, [new.source for new in recut])
    everything = range(len(state.transcript))
    return Exchange(
        document_before=state.document,
        document_after=document,
        start=0,
        before=state.excerpt(everything),
        after=carried(state, places, transcript.words, transcript.slots),
    )


def _read(
    state: ReviewState, document: CaptionDocument, starts: Sequence[int | None]
) -> tuple[Transcript, list[int | None]]:
    """The transcript of a cut document, and which words of the state its words are.

    `starts` are the old cues whose language each cue has; None is that of the cue before.
    """
    code = state.language_of_cue(0) if state.document.cues else "en"
    codes: dict[int, str] = {}
    for index, start in enumerate(starts):
        code = code if start is None else state.language_of_cue(start)
        codes[index] = code
    transcript = build_transcript(document, languages=[code], cue_languages=codes)
    places = origins_by_letters(
        [word.text for word in state.transcript.words], [word.text for word in transcript.words]
    )
    return transcript, places


def _check_letters(before: CaptionDocument, after: CaptionDocument) -> None:
    """Raise SessionError unless both documents say the same, but for marks and case."""
    if _said(before) != _said(after):
        raise SessionError("the cut changed a word.", remedy="Nothing was done.")


def _said(document: CaptionDocument) -> str:
    """The letters and digits of a document, in order, without those of tags."""
    return "".join(
        letters(cue.payload[token.start : token.end])
        for cue in document.cues
        for token in tokenise(cue.payload, document.format)
        if token.kind is not TokenKind.MARKUP
    )


def recorded_cues(recut: Sequence[RecutCue]) -> list[Json]:
    """The cues as a record."""
    return [
        {
            "source": new.source,
            "identifier": new.cue.identifier,
            "start": new.cue.start_ms,
            "end": new.cue.end_ms,
            "settings": new.cue.settings,
            "payload": new.cue.payload,
            "words": [
                [time.offset, time.start_ms, time.end_ms, time.probability]
                for time in new.cue.word_times
            ],
        }
        for new in recut
    ]


def cues_of_record(state: ReviewState, record: Fields) -> list[RecutCue]:
    """The cues of a record; SessionError for a wrong one."""
    entries = record.list("cues")
    if len(entries) > _MOST_CUES:
        raise SessionError("there are too many cues.")
    return [_cue_of(Fields.of(entry), len(state.document.cues)) for entry in entries]


def _cue_of(fields: Fields, cues: int) -> RecutCue:
    source = None if fields.values.get("source") is None else fields.integer("source", cues)
    payload = fields.text("payload")
    cue = Cue(
        identifier=fields.text("identifier"),
        start_ms=fields.milliseconds("start"),
        end_ms=fields.milliseconds("end"),
        settings=fields.text("settings"),
        payload=payload,
        word_times=tuple(_word_time(entry, payload) for entry in fields.list("words")),
    )
    return RecutCue(source, cue)


def _word_time(entry: Json, payload: str) -> WordTime:
    match entry:
        case [int(offset), int(start), int() | None as end, int() | float() | None as probability]:
            if 0 <= offset <= len(payload) and abs(start) < 10**14 and abs(end or 0) < 10**14:
                return WordTime(offset, start, end, probability)
    raise SessionError("a word's time is not one.")
