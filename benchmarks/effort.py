# SPDX-License-Identifier: Apache-2.0
"""How many keys a thousand words take until bare captions are as people punctuated them.

    python -m benchmarks.effort FILE...

Each file is a finished one. Marks and capitals are taken out of it; then it is brought back, three
ways, by somebody who makes no mistake:

- walking: the caret goes from word to word (one key each), a mark is typed (one), a letter is
  made a capital (two: delete, type);
- clicking: the place is clicked (one), then the same; a capital after a typed mark needs no click;
- reviewing: in each cue the questions of the queue take one key each, up to the last wrong one;
  one more accepts the rest (Ctrl+Enter). A wrong mark or case outside of the queue takes two (a
  click, a key). One key (E) carries the case of a word to all like words that want it.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import mean

from interpunct.bundles.bundle import default_bundle
from interpunct.captions.document import CaptionDocument
from interpunct.errors import InterpunctError
from interpunct.labels import Casing, Label, MarksMode
from interpunct.review.commands import Decide, SetCasing
from interpunct.review.like_places import LikePlaces
from interpunct.review.queue import Kind, QueueEntry, ReviewQueue
from interpunct.runtime.opening import open_punctuator
from interpunct.runtime.predictor import Predictor
from interpunct.transcript.lettercase import casing_of
from interpunct.transcript.transcript import Transcript
from interpunct.work.options import BELOW_THREE_QUARTERS, Options
from interpunct.work.work import Work

_QUEUE = BELOW_THREE_QUARTERS
_KEYS = {Label.NONE: "", Label.COMMA: ",", Label.PERIOD: ".", Label.QUESTION: "?"}


@dataclass(frozen=True, slots=True)
class Effort:
    """Keys a thousand words, three ways."""

    language: str
    words: int
    walking: float
    clicking: float
    reviewing: float


def main(files: Sequence[Path]) -> None:
    """Print a row a file, and the mean."""
    predictor = open_punctuator(default_bundle()).punctuator
    print(f"{'keys per 1,000 words':24} words  walking  clicking  reviewing")
    rows = []
    for path in files:
        try:
            found = effort(path, predictor)
        except (InterpunctError, ValueError) as error:
            print(f"{path.name[:24]:24} {error}")
            continue
        rows.append(found)
        print(_row(f"{found.language} {path.parent.parent.name}", found), flush=True)
    if rows:
        ways = (mean(getattr(row, way) for row in rows) for way in _WAYS)
        print(_row("mean", Effort("", sum(row.words for row in rows), *ways)))


_WAYS = ("walking", "clicking", "reviewing")


def _row(name: str, found: Effort) -> str:
    cells = " ".join(f"{getattr(found, way):9.0f}" for way in _WAYS)
    return f"{name[:24]:24} {found.words:5} {cells}"


def effort(path: Path, predictor: Predictor) -> Effort:
    """The keys that the finished file at `path` takes; ValueError where it cannot be made bare."""
    finished = Work.read(path)
    language = finished.transcript.words[0].language
    options = Options(languages=(language,), marks=MarksMode.REPLACE, policy=_QUEUE)
    work = Work(_bare(finished), options)
    wanted = _without_initials(finished.transcript, work.transcript)
    thousands = len(wanted) / 1_000
    marks = sum(slot.label is not Label.NONE for slot in wanted.slots)
    capitals, following = _capitals(wanted)
    work.punctuate(predictor)
    return Effort(
        language,
        len(wanted),
        (len(wanted) + marks + 2 * capitals) / thousands,
        (2 * marks + 3 * capitals - following) / thousands,
        _reviewed(work, wanted) / thousands,
    )


def _without_initials(finished: Transcript, bare: Transcript) -> Transcript:
    """`finished` with the full stops that are read as a part of a word ("side v.") as marks."""
    words, slots = list(finished.words), list(finished.slots)
    for index, (word, other) in enumerate(zip(words, bare.words, strict=True)):
        if word.text.lower() == other.text.lower() + ".":
            words[index] = word._replace(text=word.text[:-1])
            slots[index] = slots[index]._replace(mark=".", label=Label.PERIOD)
        elif word.text.lower() != other.text.lower():
            raise ValueError(f"bare, {word.text} is another word.")
    return Transcript(tuple(words), tuple(slots))


def _bare(finished: Work) -> CaptionDocument:
    """The captions in lower case and without the marks of their slots."""
    payloads = {}
    words, slots = finished.transcript.words, finished.transcript.slots
    for number, cue in enumerate(finished.document.cues):
        text = cue.payload
        for slot in reversed(finished.slots_of_cue(number)):
            word, place = words[slot], slots[slot]
            if not place.protected:
                text = text[: place.start] + text[place.end :]
            if not word.fixed:
                lowered = text[word.start : word.end].lower()
                text = text[: word.start] + lowered + text[word.end :]
        payloads[number] = text
    return finished.document.replace_payloads(payloads)


def _capitals(wanted: Transcript) -> tuple[int, int]:
    """The words with a capital, and how many of them follow a mark."""
    raised = [casing_of(word.text) not in (None, Casing.LOWER) for word in wanted.words]
    marked = [slot.label is not Label.NONE for slot in wanted.slots]
    following = sum(now and before for now, before in zip(raised[1:], marked, strict=False))
    return sum(raised), following


def _reviewed(work: Work, wanted: Transcript) -> int:
    """The keys of a review that ends with the marks and capitals of `wanted`."""
    asked = _asked(work, Kind.MARK)
    wrong = {
        QueueEntry(slot)
        for slot, one in enumerate(wanted.slots)
        if work.label(slot) is not one.label
    }
    for slot, _ in wrong:
        if not work.transcript.slots[slot].protected:
            Decide.plan(work, slot, _KEYS[wanted.slots[slot].label]).apply(work)
    asked += _asked(work, Kind.CASING)
    cased = _cased(work, wanted)
    wrong |= cased.by_hand
    rights = defaultdict(list)
    for entry in sorted(set(asked) - cased.carried):
        rights[wanted.words[entry.slot].cue].append(entry not in wrong)
    unasked = wrong.difference(asked)
    return 2 * len(unasked) + cased.times_carried + sum(map(_keys_of_cue, rights.values()))


def _asked(work: Work, kind: Kind) -> list[QueueEntry]:
    return [entry for entry in ReviewQueue(work, _QUEUE).entries() if entry.kind is kind]


def _keys_of_cue(rights: Sequence[bool]) -> int:
    """One key for each question up to the last wrong one, and one for the rest."""
    wrong = [place for place, is_right in enumerate(rights) if not is_right]
    reached = wrong[-1] + 1 if wrong else 0
    return reached + (reached < len(rights))


@dataclass(slots=True)
class _Cased:
    """Words whose case is set by hand, those it is carried to, and how often."""

    by_hand: set[QueueEntry]
    carried: set[QueueEntry]
    times_carried: int = 0


def _cased(work: Work, wanted: Transcript) -> _Cased:
    """Set the wrong cases; carry one to all like words where none becomes wrong by it."""
    cased, places = _Cased(set(), set()), LikePlaces(work)
    wrong = _wrong_capitals(work, wanted)
    while wrong:
        word = min(wrong)
        wrong.remove(word)
        cased.by_hand.add(QueueEntry(word, Kind.CASING))
        step = SetCasing.plan(work, word, casing_of(wanted.words[word].text))
        step.apply(work)
        _, like = places.of(step)
        if wrong.isdisjoint(like):
            continue
        repeated = places.repeat(step)
        repeated.apply(work)
        left = _wrong_capitals(work, wanted)
        if left <= wrong:
            wrong = left
            cased.times_carried += 1
            cased.carried.update(QueueEntry(other, Kind.CASING) for other in like)
        else:
            repeated.revert(work)
    return cased


def _wrong_capitals(work: Work, wanted: Transcript) -> set[int]:
    shown = work.rendered().transcript.words
    return {
        index
        for index, (one, other) in enumerate(zip(shown, wanted.words, strict=True))
        if not other.fixed and casing_of(one.text) != casing_of(other.text)
    }


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:]])
