# SPDX-License-Identifier: Apache-2.0
"""A new name for a speaker; the words stay the same and are not read again."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate

from interpunct.captions.document import CaptionDocument, CaptionFormat
from interpunct.captions.repeated_names import is_mixed_name
from interpunct.errors import SessionError
from interpunct.sentences import Sentence
from interpunct.transcript.from_document import TurnCounter
from interpunct.transcript.speakers import SpeakerName, speaker_names, written_name
from interpunct.transcript.spoken_text import spoken_cue
from interpunct.transcript.transcript import Transcript, Word
from interpunct.work.state import WorkState


def renamed(
    work: WorkState, old: str, new: str, first: int = 0
) -> tuple[CaptionDocument, Transcript, list[int]]:
    """The document and its words with speaker `old` called `new` from cue `first` on.

    Only the name is written; the list has the numbers of the changed cues. Neighbouring turns of
    speakers who now have the same name become one, as for a reader of the file. Raises
    SessionError for a name that the format cannot hold or would read otherwise. Raises
    CaptionError for a name that the file's encoding cannot write.
    """
    form, cues = work.document.format, work.document.cues
    written = written_name(new, form)
    places: dict[int, list[SpeakerName]] = {}
    payloads: dict[int, str] = {}
    for index in range(first, len(cues)):
        payload = cues[index].payload
        named = [one for one in speaker_names(payload, form) if one.name == old]
        if named:
            places[index], payloads[index] = named, _spliced(payload, named, written)
    document = work.document.replace_payloads(payloads)
    if old in form.speakers and is_mixed_name(new):
        form = form.naming(form.speakers | {new})
        document = replace(document, format=form)
    for index, named in places.items():
        _check(cues[index].payload, document.cues[index].payload, form, named, new)
    return document, _moved(work, document, places, len(written)), list(places)


def _spliced(payload: str, named: Sequence[SpeakerName], written: str) -> str:
    for one in reversed(named):
        payload = payload[: one.start] + written + payload[one.end :]
    return payload


def _check(
    before: str, after: str, form: CaptionFormat, named: Sequence[SpeakerName], new: str
) -> None:
    """Raise SessionError unless `after` reads as `before` does, apart from the name."""
    wanted = [new if one in named else one.name for one in speaker_names(before, form)]
    found = [one.name for one in speaker_names(after, form)]
    if found == wanted:
        return
    by_label = any(not one.in_tag for one in named)
    raise SessionError(
        Sentence("‘{name}’ would not be read as the name of a speaker.", name=new[:40]),
        remedy=Sentence("A name before a colon is in capitals, without brackets or another colon.")
        if by_label and new.upper() != new
        else Sentence("Choose a shorter name, without brackets, colons or tags."),
    )


def _moved(
    work: WorkState,
    document: CaptionDocument,
    places: Mapping[int, Sequence[SpeakerName]],
    length: int,
) -> Transcript:
    """The words and slots of the state at their new offsets, with the turns of the new names."""
    words: list[Word] = []
    slots = list(work.transcript.slots)
    turns = TurnCounter()
    for index, cue in enumerate(document.cues):
        own = work.slots_of_cue(index)
        turns.enter(cue, spoken_cue(cue, document.format), has_words=bool(own))
        place = _places_after(places.get(index, ()), length)
        for slot in own:
            word = work.transcript.words[slot]
            if index in places:
                word = word._replace(start=place(word.start), end=place(word.end))
                old = slots[slot]
                slots[slot] = old._replace(start=place(old.start), end=place(old.end))
            turn = turns.turn_at(word.start)
            words.append(word if word.turn == turn else word._replace(turn=turn))
    return Transcript(tuple(words), tuple(slots))


def _places_after(named: Sequence[SpeakerName], length: int) -> Callable[[int], int]:
    """Map of a payload offset to its new offset, once each of `named` has `length` characters."""
    ends = [one.end for one in named]
    growths = list(accumulate((length - (one.end - one.start) for one in named), initial=0))
    return lambda offset: offset + growths[bisect_right(ends, offset)]
