# SPDX-License-Identifier: Apache-2.0
"""The whole way of one document: words, predictions, marks and casing, cut, findings.

`punctuate_document` is all of it for one document. Who has many splits it at the predictions, so
that files share the model's batches: `prepare` each, predict them together, `finish` each.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from interpunct.captions.youtube import is_rolling, unroll
from interpunct.errors import ProfileError
from interpunct.punctuate.casing import CasingMode, decide_casings
from interpunct.punctuate.expectations import threshold_for_budget
from interpunct.punctuate.proposals import Proposal, propose
from interpunct.punctuate.rendering import Habit, file_habit, render
from interpunct.segment.checks import Finding, check
from interpunct.segment.cutter import CutMode, cut
from interpunct.segment.render import render_marks
from interpunct.transcript.build import build_transcript
from interpunct.transcript.labels import MarksMode

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from interpunct.arrays import FloatArray
    from interpunct.captions.document import CaptionDocument
    from interpunct.punctuate.predictions import Predictions
    from interpunct.punctuate.predictor import Predictor
    from interpunct.segment.profiles import Profile
    from interpunct.transcript.labels import Casing
    from interpunct.transcript.transcript import Transcript

THRESHOLD = 0.75
"""The confidence below which a slot is called uncertain, where nobody says otherwise.

A calibrated model is wrong in at least every fourth of the slots below it: few, and worth a look.
"""


@dataclass(frozen=True, slots=True)
class Options:
    """How a document is punctuated and cut.

    `languages` are those it can be in, None for any. `profile` is needed for a cut. Slots are
    uncertain below `threshold`; where `budget` is given, it is that percentage of the document's
    undecided slots instead.
    """

    languages: tuple[str, ...] | None = None
    marks: MarksMode = MarksMode.COMPLETE
    casing: CasingMode = CasingMode.MODEL
    cut: CutMode = CutMode.OFF
    profile: Profile | None = None
    threshold: float = THRESHOLD
    budget: float | None = None


@dataclass(frozen=True, slots=True)
class Prepared:
    """A document on its way: its words and its habit.

    `notice` says that it rolled and was un-rolled, if so. `warnings` are those of the document.
    """

    document: CaptionDocument
    transcript: Transcript
    habit: Habit
    warnings: tuple[str, ...]
    notice: str | None


@dataclass(frozen=True, slots=True)
class Punctuation:
    """What was predicted for a document and what of it is written.

    `proposals` has one a slot, `casings` is the new casing by word, `threshold` the confidence
    below which an undecided slot is uncertain.
    """

    proposals: tuple[Proposal, ...] = ()
    casings: Mapping[int, Casing] = field(default_factory=dict)
    threshold: float = THRESHOLD


@dataclass(frozen=True, slots=True)
class Result:
    """A document that has gone the whole way.

    `document` is what is to be written and `written` its transcript; `source` and `transcript`
    are the same before marks, casing and cut; `habit` is how the file writes its marks.
    `findings` are those of `document` after a cut.
    """

    source: CaptionDocument
    transcript: Transcript
    habit: Habit
    document: CaptionDocument
    written: Transcript
    punctuation: Punctuation
    findings: tuple[Finding, ...]
    warnings: tuple[str, ...]
    notice: str | None


def punctuate_document(
    document: CaptionDocument, predictor: Predictor, options: Options | None = None
) -> Result:
    """Punctuate `document`, case it and cut it as `options` say.

    Words, tags, times and settings stay as they are; only a cut makes new times. Raises
    InterpunctError where the document cannot be edited or written.
    """
    options = options or Options()
    prepared = prepare(document, options)
    collected = Collected(len(prepared.transcript))
    for _, stretch in predictor.predict_many([prepared.transcript], marks=options.marks):
        collected.add(stretch)
    return finish(prepared, options, collected)


def prepare(document: CaptionDocument, options: Options) -> Prepared:
    """Everything that comes before the predictions."""
    warnings, notice = document.warnings, None
    if is_rolling(document):
        cues = len(document.cues)
        document = unroll(document)
        notice = _unrolled(cues, len(document.cues))
    transcript = build_transcript(document, languages=options.languages)
    return Prepared(document, transcript, file_habit(transcript, document), warnings, notice)


def _unrolled(before: int, after: int) -> str:
    return (
        f"the captions roll up, as YouTube's automatic ones do: {before} cues became {after}, "
        "each line once"
    )


class Collected:
    """The predictions of one transcript of `slots` slots, as they come in."""

    def __init__(self, slots: int) -> None:
        self.labels: FloatArray = np.zeros((slots, 4), np.float32)
        self.casings: FloatArray = np.zeros((slots, 3), np.float32)
        self._missing = slots

    def add(self, stretch: Predictions) -> None:
        """Take in a finished stretch."""
        part = slice(stretch.first, stretch.first + len(stretch))
        self.labels[part], self.casings[part] = stretch.labels, stretch.casings
        self._missing -= len(stretch)

    @property
    def is_complete(self) -> bool:
        """Whether every slot has its prediction."""
        return self._missing <= 0


def finish(prepared: Prepared, options: Options, collected: Collected | None = None) -> Result:
    """Everything that comes after the predictions; without any, the document is only cut."""
    punctuation = Punctuation(threshold=options.threshold)
    document = prepared.document
    if collected is not None:
        punctuation = _punctuation(prepared, options, collected)
        if options.marks is not MarksMode.SUGGEST:
            document = _with_marks(prepared, punctuation)
    unchanged = document is prepared.document
    written = prepared.transcript if unchanged else transcript_like(prepared.transcript, document)
    findings: tuple[Finding, ...] = ()
    if options.cut is not CutMode.OFF:
        document, written = _cut(document, written, options)
        findings = tuple(check(document, written, _profile(options)))
    return Result(
        prepared.document,
        prepared.transcript,
        prepared.habit,
        document,
        written,
        punctuation,
        findings,
        prepared.warnings,
        prepared.notice,
    )


def _cut(
    document: CaptionDocument, transcript: Transcript, options: Options
) -> tuple[CaptionDocument, Transcript]:
    """The document cut anew, its marks as the house writes them, and its transcript."""
    profile = _profile(options)
    made = cut(document, transcript, profile, mode=options.cut)
    if made.changed:
        codes = _carried(_languages_of_cues(transcript), made.sources)
        transcript = _transcript(made.document, codes)
    rendered = made.document
    if options.marks is not MarksMode.SUGGEST:
        rendered = render_marks(made.document, transcript, profile)
    if rendered is not made.document:
        transcript = transcript_like(transcript, rendered)
    return rendered, transcript


def _profile(options: Options) -> Profile:
    if options.profile is None:
        raise ProfileError("a cut needs a profile.", remedy="Name one, such as netflix.")
    return options.profile


def _punctuation(prepared: Prepared, options: Options, collected: Collected) -> Punctuation:
    """What is proposed, and which words get another casing."""
    transcript = prepared.transcript
    proposals = propose(transcript, collected.labels, prepared.habit, options.marks)
    threshold = options.threshold
    if options.budget is not None:
        undecided = [proposal.confidence for proposal in proposals if not proposal.given]
        threshold = threshold_for_budget(undecided, options.budget)
    casings: dict[int, Casing] = {}
    if options.marks is not MarksMode.SUGGEST:
        labels = [proposal.label for proposal in proposals]
        casings = decide_casings(transcript, labels, collected.casings, options.casing)
    return Punctuation(tuple(proposals), casings, threshold)


def _with_marks(prepared: Prepared, punctuation: Punctuation) -> CaptionDocument:
    """The document with the proposed marks and casings."""
    slots = zip(prepared.transcript.slots, punctuation.proposals, strict=True)
    marks: dict[int, str | None] = {
        index: proposal.mark
        for index, (slot, proposal) in enumerate(slots)
        if proposal.mark != slot.mark
    }
    payloads = render(
        prepared.document,
        prepared.transcript,
        marks,
        punctuation.casings,
        habit=prepared.habit,
    )
    return prepared.document.replace_payloads(payloads)


def _languages_of_cues(transcript: Transcript) -> dict[int, str]:
    """The language of each cue that has words."""
    return {word.cue: word.language for word in transcript.words}


def _carried(codes: Mapping[int, str], sources: Sequence[Sequence[int]]) -> dict[int, str]:
    """The language of each new cue: that of the first old cue of which it has text."""
    return {cue: codes[old[0]] for cue, old in enumerate(sources) if old and old[0] in codes}


def transcript_like(transcript: Transcript, document: CaptionDocument) -> Transcript:
    """The transcript of `document`, which has the same cues, in the same languages."""
    return _transcript(document, _languages_of_cues(transcript))


def _transcript(document: CaptionDocument, codes: Mapping[int, str]) -> Transcript:
    """The transcript of an edited document whose languages are known."""
    any_of_them = [next(iter(codes.values()), "en")]
    return build_transcript(document, languages=any_of_them, cue_languages=codes)
