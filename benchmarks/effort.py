# SPDX-License-Identifier: Apache-2.0
"""Keys and minutes for a thousand words until bare captions are as people punctuated them.

    python -m benchmarks.effort FILE...

Each file is a finished one. Marks and capitals are taken out of it; then it is brought back, four
ways, by somebody who makes no mistake:

- walking: the caret goes from word to word (one key each), a mark is typed (one), a letter is
  made a capital (two: delete, type);
- clicking: the place is clicked (one), then the same; a capital after a typed mark needs no click;
- Subtitle Edit: its own steps, which `benchmarks/typed_ways.py` lists;
- reviewing: in each cue the questions of the queue take one key each, up to the last wrong one;
  one more accepts the rest (Ctrl+Enter). A wrong mark or case outside of the queue takes two (a
  click, a key). One key (E) carries the case of a word to all like words that want it.

A click counts as a key. The minutes are those of the hands and of deciding
(`benchmarks/hand_work.py`), without reading. The last row is the mean of the languages.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.hand_work import HandWork, mean_work
from benchmarks.reviewed_way import QUEUE, reviewed
from benchmarks.typed_ways import clicked, in_subtitle_edit, walked
from interpunct.bundles.bundle import default_bundle
from interpunct.captions.document import CaptionDocument
from interpunct.errors import InterpunctError
from interpunct.labels import Label, MarksMode
from interpunct.runtime.opening import open_punctuator
from interpunct.runtime.predictor import Predictor
from interpunct.transcript.transcript import Transcript
from interpunct.work.options import Options
from interpunct.work.work import Work

_WAYS = ("walking", "clicking", "Subtitle Edit", "reviewing")


@dataclass(frozen=True, slots=True)
class Effort:
    """Work for a thousand words of one or several files, by way."""

    language: str
    words: int
    ways: Mapping[str, HandWork]


def main(files: Sequence[Path]) -> None:
    """Print a row for each file, for each language, and for the mean of the languages."""
    predictor = open_punctuator(default_bundle()).punctuator
    titles = " ".join(f"{way:>13}" for way in _WAYS)
    print(f"{'':30} {'keys':>{len(titles)}}  {'minutes':>{len(titles)}}")
    print(f"{'1,000 words':24} words {titles}  {titles}")
    found: dict[str, list[Effort]] = {}
    for path in files:
        try:
            one = effort(path, predictor)
        except (InterpunctError, ValueError) as error:
            print(f"{path.name[:24]:24} {error}")
            continue
        found.setdefault(one.language, []).append(one)
        _print_row(f"{one.language} {path.parent.parent.name}", one)
    means = [_mean(efforts) for efforts in found.values()]
    for each in means:
        _print_row(f"mean {each.language}", each)
    if means:
        _print_row("mean of languages", _mean(means))


def _print_row(name: str, found: Effort) -> None:
    works = [found.ways[way] for way in _WAYS]
    keys = " ".join(f"{work.strokes:13.0f}" for work in works)
    minutes = " ".join(f"{work.minutes:13.1f}" for work in works)
    print(f"{name[:24]:24} {found.words:5} {keys}  {minutes}", flush=True)


def _mean(found: Sequence[Effort]) -> Effort:
    """The mean of efforts, each with the same weight."""
    ways = {way: mean_work([one.ways[way] for one in found]) for way in _WAYS}
    return Effort(found[0].language, sum(one.words for one in found), ways)


def effort(path: Path, predictor: Predictor) -> Effort:
    """The work that the finished file at `path` takes; ValueError where it cannot be made bare."""
    finished = Work.read(path)
    language = finished.transcript.words[0].language
    options = Options(languages=(language,), marks=MarksMode.REPLACE, policy=QUEUE)
    work = Work(_bare(finished), options)
    wanted = _without_initials(finished.transcript, work.transcript)
    work.punctuate(predictor)
    works = walked(wanted), clicked(wanted), in_subtitle_edit(wanted), reviewed(work, wanted)
    ways = {way: each.per(len(wanted) / 1_000) for way, each in zip(_WAYS, works, strict=True)}
    return Effort(language, len(wanted), ways)


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


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:]])
