# SPDX-License-Identifier: Apache-2.0
"""Answer to a request: marks and casing as offsets into the given text."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from itertools import accumulate

from msgspec import UNSET

from interpunct.bundles.weak_languages import NO_WEAK_LANGUAGES, WeakLanguages
from interpunct.captions.cues import Cue
from interpunct.captions.document import CaptionDocument
from interpunct.captions.encoding import Encoding
from interpunct.captions.formats import ASS, JSON, SRT, VTT
from interpunct.labels import MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.marking.rendering import Rendered
from interpunct.runtime.cue_ends import WithCueEnds
from interpunct.runtime.predictor import Predictor
from interpunct.serve.answers import CasingAnswer, CueAnswer, LeftAlone, MarkAnswer, Punctuated
from interpunct.serve.messages import GivenCue, Punctuation
from interpunct.transcript.from_document import BuildCancelled
from interpunct.transcript.languages import language
from interpunct.work.options import Options, Unroll
from interpunct.work.output_text import rendered_cues
from interpunct.work.work import Work

_FORMATS = {"plain": JSON, "srt": SRT, "vtt": VTT, "ass": ASS}  # recogniser texts have no markup
_UNITS = {"codepoint": ("utf-32-le", 4), "utf-16": ("utf-16-le", 2), "byte": ("utf-8", 1)}
_Offsets = Callable[[int, int], int]


def punctuated(
    request: Punctuation,
    predictor: Predictor,
    cancelled: Callable[[], bool],
    weak: WeakLanguages = NO_WEAK_LANGUAGES,
) -> Punctuated:
    """The answer to a request for marks.

    In the `weak` languages marks are only suggested, unless the request names a mode.
    `cancelled` is called repeatedly; BuildCancelled is raised when it returns True. Raises
    LanguageError for an unknown language.
    """
    given = request.cues if request.cues is not None else [GivenCue(request.text or "")]
    work = Work(_document(request, given), _options(request, weak), cancelled=cancelled)
    predicted = WithCueEnds(predictor).predict(
        work.transcript, marks=work.marks_mode, cancelled=cancelled
    )
    for stretch in predicted:
        work.take(stretch)
    if cancelled():
        raise BuildCancelled
    shown = rendered_cues(work, range(len(given))) if given else work.rendered()
    place = _offsets([cue.text for cue in given], request.units)
    texts = [cue.payload for cue in shown.document.cues]
    return Punctuated(
        id=request.id,
        version=request.version,
        languages=work.words_by_language(),
        left_alone=LeftAlone(**asdict(work.languages_left_alone)),
        notes=list(map(str, work.notes)),
        marks=list(_marks(work, place, everywhere=request.slots == "all")),
        casing=list(_casing(work, shown, place)),
        text=texts[0] if request.cues is None else UNSET,
        cues=UNSET if request.cues is None else list(map(_timed, texts, given)),
    )


def _timed(text: str, cue: GivenCue) -> CueAnswer:
    return CueAnswer(text, cue.start, cue.end)


def _document(request: Punctuation, given: Sequence[GivenCue]) -> CaptionDocument:
    cues = [Cue("", round(cue.start * 1000), round(cue.end * 1000), "", cue.text) for cue in given]
    return CaptionDocument.unwritten(_FORMATS[request.format], Encoding("utf-8"), cues)


def _options(request: Punctuation, weak: WeakLanguages) -> Options:
    named = () if request.language.lower() == "auto" else request.language.split(",")
    return Options(
        languages=tuple(dict.fromkeys(language(name.strip()).code for name in named)),
        unroll=Unroll.NEVER,
        marks=MarksMode(request.marks or MarksMode.COMPLETE),
        casing=CasingMode(request.casing),
        weak=weak.with_marks_asked() if request.marks else weak,
    )


def _marks(work: Work, place: _Offsets, *, everywhere: bool) -> Iterator[MarkAnswer]:
    """The slots with a written or proposed mark, or all slots."""
    for index, (word, slot) in enumerate(
        zip(work.transcript.words, work.transcript.slots, strict=True)
    ):
        proposal = work.table.proposals[index]
        if proposal is not None and (everywhere or proposal.mark or slot.mark):
            yield MarkAnswer(
                word.cue,
                place(word.cue, slot.start),
                place(word.cue, slot.end),
                proposal.mark,
                proposal.label.name,
                round(work.confidence(index), 4),
                proposal.given,
                _probabilities(work, index),
            )


def _probabilities(work: Work, slot: int) -> dict[str, float]:
    return {
        label.name: round(float(probability), 4)
        for label, probability in zip(
            work.label_set, work.table.label_probabilities[slot], strict=True
        )
        if math.isfinite(probability)
    }


def _casing(work: Work, shown: Rendered, place: _Offsets) -> Iterator[CasingAnswer]:
    """The words whose casing changes."""
    pairs = zip(work.transcript.words, shown.transcript.words, strict=True)
    for index, (word, written) in enumerate(pairs):
        if word.text != written.text:
            sure = float(work.table.casing_confidences[index])
            yield CasingAnswer(
                word.cue,
                place(word.cue, word.start),
                place(word.cue, word.end),
                written.text,
                round(sure, 4) if math.isfinite(sure) else None,
            )


def _offsets(texts: Sequence[str], units: str) -> _Offsets:
    """A function that converts an offset in the text of a cue to `units`."""
    codec, size = _UNITS[units]
    widths = ((len(sign.encode(codec)) // size for sign in text) for text in texts)
    reached = [list(accumulate(each, initial=0)) for each in widths]
    return lambda cue, offset: reached[cue][offset]
