# SPDX-License-Identifier: Apache-2.0
"""A long file of every format read, edited, cut and written; and payloads made to take long."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from benchmarks.sizes import sized
from benchmarks.text import captions
from interpunct.captions.cues import Cue
from interpunct.captions.document import CaptionDocument
from interpunct.captions.formats import FORMATS, WRITTEN, CaptionFormat
from interpunct.captions.payload import tokenise
from interpunct.captions.reading import parse_captions
from interpunct.captions.writing import export

CUES = sized(20_000, 1_000)
HOSTILE = (
    *("<", "[", "(", "<a", "&", "{", " #", "\n-", "(a) ", "&gt;", "A:", "\n"),
    *("{\\p1", "{\\p1}", "{\\p1}{a", "\\", "{a}", "\\p1"),
)
SHORT, LONG = 2_000, sized(40_000, 4_000)  # pieces of a hostile payload


def measurements() -> Iterator[tuple[str, str, str]]:
    """Rows of (what, measured, target)."""
    srt = parse_captions(captions(CUES))
    for form in WRITTEN:
        data = export(srt, form)
        document = parse_captions(data)
        what = f"milliseconds, {CUES:,} cues of {form.title}: "
        yield what + "read", _milliseconds(partial(parse_captions, data)), "under 500"
        yield what + "one text edited", _milliseconds(partial(_edited, document)), "under 5"
        yield what + "one cue split", _milliseconds(partial(_split, document)), "under 500"
        edited = _edited(document)
        yield what + "written", _milliseconds(edited.to_bytes), "under 100"
    growth = max(_growth(form, piece) for form in FORMATS for piece in HOSTILE)
    yield (
        f"worst growth of time, a payload {LONG // SHORT} times as long",
        f"{growth:.0f}",
        f"under {2 * LONG // SHORT}",
    )


def _edited(document: CaptionDocument) -> CaptionDocument:
    return document.replace_payloads({CUES // 2: "Edited."})


def _split(document: CaptionDocument) -> CaptionDocument:
    cue = document.cues[CUES // 2]
    return document.splice_cues(CUES // 2, CUES // 2 + 1, [cue, replace(cue, identifier="")])


def _growth(form: CaptionFormat, piece: str) -> float:
    """How much longer a long payload takes than a short one."""
    took = []
    for length in (SHORT, LONG):
        cue = Cue("", 0, 0, "", piece * length)
        took.append(_best(partial(tokenise, cue.payload, form)) + _best(partial(form.styled, cue)))
    return took[1] / took[0]


def _milliseconds(work: Callable[[], object]) -> str:
    return f"{_best(work) * 1000:,.1f}"


def _best(work: Callable[[], object], rounds: int = 3) -> float:
    """The seconds of the quickest of a few rounds."""
    times = []
    for _ in range(rounds):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return min(times)
