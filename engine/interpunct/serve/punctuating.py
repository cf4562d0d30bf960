# SPDX-License-Identifier: Apache-2.0
"""Answer to a request: marks and casing as offsets into the given text."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from itertools import accumulate

from interpunct.captions.cues import Cue
from interpunct.captions.document import CaptionDocument
from interpunct.captions.encoding import Encoding
from interpunct.captions.formats import JSON, SRT, VTT
from interpunct.labels import MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.marking.proposals import Proposal
from interpunct.marking.rendering import Rendered
from interpunct.runtime.cue_ends import WithCueEnds
from interpunct.runtime.predictor import Predictor
from interpunct.serve.messages import PROTOCOL, GivenCue, Request
from interpunct.transcript.from_document import BuildCancelled
from interpunct.transcript.languages import language
from interpunct.work.options import Options, Unroll
from interpunct.work.output_text import rendered_cues
from interpunct.work.work import Work

_FORMATS = {"plain": JSON, "srt": SRT, "vtt": VTT}  # recogniser texts have no markup
_UNITS = {"codepoint": ("utf-32-le", 4), "utf-16": ("utf-16-le", 2), "byte": ("utf-8", 1)}
_Offsets = Callable[[int, int], int]


def punctuated(
    request: Request,
    predictor: Predictor,
    cancelled: Callable[[], bool],
    sooner_typed: tuple[str, ...] = (),
) -> dict[str, object]:
    """The answer to a request for marks.

    In the languages `sooner_typed` marks are only suggested, unless the request names a mode.
    `cancelled` is called repeatedly; BuildCancelled is raised when it returns True. Raises
    LanguageError for an unknown language.
    """
    given = request.cues if request.cues is not None else [GivenCue(request.text or "")]
    work = Work(_document(request, given), _options(request, sooner_typed), cancelled=cancelled)
    predicted = WithCueEnds(predictor).predict(
        work.transcript, marks=work.marks_mode, cancelled=cancelled
    )
    for stretch in predicted:
        work.take(stretch)
    if cancelled():
        raise BuildCancelled
    shown = rendered_cues(work, range(len(given))) if given else work.rendered()
    texts = [cue.payload for cue in shown.document.cues]
    result: dict[str, object] = {"id": request.id, "version": PROTOCOL}
    if request.cues is None:
        result["text"] = texts[0]
    else:
        result["cues"] = [
            {"text": text, "start": cue.start, "end": cue.end}
            for text, cue in zip(texts, given, strict=True)
        ]
    place = _offsets([cue.text for cue in given], request.units)
    result["languages"] = work.words_by_language()
    result["left_alone"] = asdict(work.languages_left_alone)
    result["notes"] = list(map(str, work.notes))
    result["marks"] = list(_marks(work, place, everywhere=request.slots == "all"))
    result["casing"] = list(_casing(work, shown, place))
    return result


def _document(request: Request, given: Sequence[GivenCue]) -> CaptionDocument:
    cues = [Cue("", round(cue.start * 1000), round(cue.end * 1000), "", cue.text) for cue in given]
    return CaptionDocument.unwritten(_FORMATS[request.format], Encoding("utf-8"), cues)


def _options(request: Request, sooner_typed: tuple[str, ...]) -> Options:
    named = () if request.language.lower() == "auto" else request.language.split(",")
    return Options(
        languages=tuple(dict.fromkeys(language(name.strip()).code for name in named)),
        unroll=Unroll.NEVER,
        marks=MarksMode(request.marks or MarksMode.COMPLETE),
        casing=CasingMode(request.casing),
        sooner_typed=() if request.marks else sooner_typed,
    )


def _marks(work: Work, place: _Offsets, *, everywhere: bool) -> Iterator[dict[str, object]]:
    """The slots with a written or proposed mark, or all slots."""
    for index, (word, slot) in enumerate(
        zip(work.transcript.words, work.transcript.slots, strict=True)
    ):
        proposal = work.table.proposals[index]
        if proposal is not None and (everywhere or proposal.mark or slot.mark):
            yield {
                "cue": word.cue,
                "start": place(word.cue, slot.start),
                "end": place(word.cue, slot.end),
                **_proposed(work, index, proposal),
            }


def _proposed(work: Work, slot: int, proposal: Proposal) -> dict[str, object]:
    probabilities = work.table.label_probabilities[slot]
    likely = {
        label.name: round(float(probability), 4)
        for label, probability in zip(work.label_set, probabilities, strict=True)
        if math.isfinite(probability)
    }
    return {
        "mark": proposal.mark,
        "label": proposal.label.name,
        "probability": round(work.confidence(slot), 4),
        "given": proposal.given,
        "probabilities": likely,
    }


def _casing(work: Work, shown: Rendered, place: _Offsets) -> Iterator[dict[str, object]]:
    """The words whose casing changes."""
    pairs = zip(work.transcript.words, shown.transcript.words, strict=True)
    for index, (word, written) in enumerate(pairs):
        if word.text != written.text:
            sure = float(work.table.casing_confidences[index])
            yield {
                "cue": word.cue,
                "start": place(word.cue, word.start),
                "end": place(word.cue, word.end),
                "text": written.text,
                "probability": round(sure, 4) if math.isfinite(sure) else None,
            }


def _offsets(texts: Sequence[str], units: str) -> _Offsets:
    """A function that converts an offset in the text of a cue to `units`."""
    codec, size = _UNITS[units]
    widths = ((len(sign.encode(codec)) // size for sign in text) for text in texts)
    reached = [list(accumulate(each, initial=0)) for each in widths]
    return lambda cue, offset: reached[cue][offset]
