# SPDX-License-Identifier: Apache-2.0
"""Damaged captions through the readers, the whole way and the commands of the editor."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from random import Random

import numpy as np
from msgspec import to_builtins

from benchmarks.content import differences, folded
from benchmarks.torture.cases import Case, Ground, tried
from benchmarks.torture.editing import planned
from benchmarks.torture.mutations import damaged, damaged_json
from interpunct.captions.formats import WRITTEN
from interpunct.captions.reading import parse_captions
from interpunct.captions.writing import export
from interpunct.cutting.plan import CutMode
from interpunct.cutting.profiles import load_profile
from interpunct.errors import CaptionError, InterpunctError
from interpunct.folders.pipeline import finish
from interpunct.labels import MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.review.commands import Step
from interpunct.review.history import History
from interpunct.review.journal_lines import command_of
from interpunct.runtime.predictions import Predictions
from interpunct.work.options import Options, Unroll
from interpunct.work.work import Work

_LARGEST = 20_000  # bytes of a file that is damaged: many small trials find more than few large
_STEPS = 12
_SPOKEN = ("so", "we", "went", "home", "and", "nobody", "asked", "us", "why", "we", "had", "left")


def readers(ground: Ground) -> Iterator[Case]:
    """A damaged file is refused, or saved without edits byte for byte, and exported."""
    while True:
        data = damaged(ground.file()[:_LARGEST], ground.random)
        yield tried("read", partial(_read, data), data)


def whole_way(ground: Ground) -> Iterator[Case]:
    """A damaged file is punctuated, cased and cut with made-up predictions: its words stay."""
    while True:
        data = damaged(ground.file()[:_LARGEST], ground.random)
        options, seed = _options(ground.random), ground.random.randrange(2**16)
        yield tried(f"{options.marks}, {options.cut}", partial(_gone, data, options, seed), data)


def commands(ground: Ground) -> Iterator[Case]:
    """Random commands of the editor, valid and damaged: all undone, the file is what it was."""
    while True:
        data = ground.file()[: _LARGEST // 4]
        if ground.random.random() < 0.5:
            data = damaged(data, ground.random)
        yield tried("commands", partial(_commanded, data, ground.random), data)


def word_files(ground: Ground) -> Iterator[Case]:
    """Damaged JSON of speech recognition is refused or read."""
    wholes = _recognised(), _recognised_by_cpp(), _recognised_by_youtube()
    while True:
        data = json.dumps(damaged_json(ground.random.choice(wholes), ground.random)).encode()
        if ground.random.random() < 0.2:
            data = damaged(data, ground.random)
        yield tried("words in JSON", partial(_read, data), data)


def _read(data: bytes) -> str:
    document = parse_captions(data)
    if document.format.editable and document.to_bytes() != data:
        return "saved without edits, the bytes differ"
    for form in WRITTEN:
        with suppress(InterpunctError):  # what a format cannot hold is refused
            parse_captions(export(document, form), format=form)
    return ""


def _options(random: Random) -> Options:
    return Options(
        marks=random.choice(list(MarksMode)),
        casing=random.choice(list(CasingMode)),
        cut=random.choice(list(CutMode)),
        unroll=Unroll.NEVER,
        profile=load_profile(random.choice(("netflix", "bbc", "ted"))),
    )


def _gone(data: bytes, options: Options, seed: int) -> str:
    work = _predicted(data, options, seed)
    result = finish(work)
    written = result.written.document
    if options.cut is CutMode.OFF:
        languages = {word.language for word in result.transcript.words}
        return "; ".join(differences(result.source, written, languages)[:3])
    before = [folded(word.text) for word in result.transcript.words]
    after = [folded(word.text) for word in result.written.transcript.words]
    if before != after:
        return f"words changed, predictions {seed}, {options}"
    again = parse_captions(
        written.to_bytes(), encoding=written.encoding.name, format=written.format
    )
    if len(again.cues) != len(written.cues):
        return f"{len(written.cues)} cues are read as {len(again.cues)}"
    return ""


def _predicted(data: bytes, options: Options, seed: int) -> Work:
    """The work with made-up predictions, the same for the same seed."""
    work = Work.of_bytes(data, options)
    draws = np.random.default_rng(seed)
    slots = len(work.transcript)
    labels = draws.dirichlet([2.0, 0.6, 0.6, 0.3], slots).astype(np.float32)
    casings = draws.dirichlet([2.0, 0.8, 0.2], slots).astype(np.float32)
    work.take(Predictions(0, labels, casings))
    return work


def _commanded(data: bytes, random: Random) -> str:
    options = replace(_options(random), cut=CutMode.OFF)
    work = _predicted(data, options, random.randrange(2**16))
    opened, shown = work.document.to_bytes(), work.to_bytes()
    history = History(work)
    for _ in range(_STEPS):
        with suppress(InterpunctError):
            history.do(_step(work, random))
    done = work.to_bytes()
    while history.undo():
        pass
    if (work.document.to_bytes(), work.to_bytes()) != (opened, shown):
        return "all undone, the file is another"
    while history.redo():
        pass
    return "" if work.to_bytes() == done else "all done again, the file is another"


def _step(work: Work, random: Random) -> Step:
    """A random command for a work; every fifth is one whose record was damaged on the way."""
    step = planned(work, random)
    if random.random() < 0.8:
        return step
    record = damaged_json(to_builtins(step.command), random)
    if not isinstance(record, dict):
        raise CaptionError("this is no record.")
    return command_of(record).step(work)


def _recognised() -> dict[str, object]:
    """What a recogniser with times of words writes."""
    words = [
        {"word": f" {word}", "start": place * 0.4, "end": place * 0.4 + 0.3, "probability": 0.9}
        for place, word in enumerate(_SPOKEN)
    ]
    halves = (words[:6], words[6:])
    segments = [
        {"id": number, "start": half[0]["start"], "end": half[-1]["end"], "words": half,
         "text": "".join(str(word["word"]) for word in half)}
        for number, half in enumerate(halves)
    ]  # fmt: skip
    return {"text": " ".join(_SPOKEN), "language": "en", "segments": segments}


def _recognised_by_cpp() -> dict[str, object]:
    """What whisper.cpp writes, with a token for each word."""
    tokens = [
        {"text": f" {word}", "offsets": {"from": place * 400, "to": place * 400 + 300}, "p": 0.9}
        for place, word in enumerate(_SPOKEN)
    ]
    offsets = {"from": 0, "to": len(_SPOKEN) * 400}
    line = {"text": " ".join(_SPOKEN), "offsets": offsets, "tokens": tokens}
    return {"result": {"language": "en"}, "transcription": [line]}


def _recognised_by_youtube() -> dict[str, object]:
    """Two rolling lines in the format json3."""
    events = [
        {"tStartMs": start, "dDurationMs": 4000, "segs": pieces, "aAppend": appended}
        for start, pieces, appended in (
            (0, [{"utf8": "so"}, {"utf8": " we", "tOffsetMs": 300}], 0),
            (1200, [{"utf8": "\n"}], 1),
            (1200, [{"utf8": "went"}, {"utf8": " home", "tOffsetMs": 400}], 0),
        )
    ]
    return {"wireMagic": "pb3", "events": events}
