# SPDX-License-Identifier: Apache-2.0
"""A second opinion on a whole transcript: stretches out, marks back, probabilities weighed.

A failure leaves the predictions as they are. Answers are asked for one after the other, because a
server on this machine works on one at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from interpunct.arrays import FloatArray
from interpunct.errors import OpinionError
from interpunct.labels import Label, LabelSet, MarksMode
from interpunct.opinions.aligning import marks_in_answer
from interpunct.opinions.asking import Asker, Endpoint, UnusableAnswerError
from interpunct.opinions.exchange import Cancelled
from interpunct.opinions.options import OpinionOptions, Sending
from interpunct.opinions.prompting import Prompt, prompt_for
from interpunct.opinions.stretches import Stretch, doubtful_slots, stretches_around
from interpunct.opinions.weighing import weighed
from interpunct.runtime.cue_ends import open_slots
from interpunct.runtime.predictions import Predictions, Rows
from interpunct.runtime.predictor import ChangedPredictor, Predictor, never
from interpunct.sentences import Sentence
from interpunct.transcript.capitals import BoolArray
from interpunct.transcript.transcript import Transcript


@dataclass(frozen=True, slots=True)
class Question:
    """A stretch, and the prompt for it."""

    stretch: Stretch
    prompt: Prompt


@dataclass(slots=True)
class Tally:
    """The course of a second opinion on one transcript.

    `words` went out in all. `used` answers had the words sent, `lost` had not and were thrown
    away. `failure` tells why no more was asked.
    """

    words: int = 0
    used: int = 0
    lost: int = 0
    failure: Sentence | None = None

    def notes(self) -> tuple[Sentence, ...]:
        """Sentences for the user, without a full stop; none where nothing went wrong."""
        lost = Sentence(
            "{lost} of {all} answers of the second opinion had other words and were thrown away",
            lost=self.lost,
            all=self.lost + self.used,
        )
        failed = Sentence("no second opinion ({reason})", reason=self.failure or "")
        return (lost,) * bool(self.lost) + (failed,) * bool(self.failure)


def questions_for(
    transcript: Transcript,
    rows: Rows,
    marks: MarksMode,
    below: float,
    spared: BoolArray | None = None,
) -> list[Question]:
    """The questions about the slots less certain than `below`, but for those `spared`.

    No words have gone out yet.
    """
    doubtful = doubtful_slots(transcript, rows.labels, rows.label_set, marks, below)
    if spared is not None:
        doubtful &= ~spared
    found = (
        (stretch, prompt_for(transcript, stretch.words, marks, rows.label_set))
        for stretch in stretches_around(doubtful, transcript)
    )
    return [Question(stretch, prompt) for stretch, prompt in found if prompt]


def sending_of(questions: Sequence[Question]) -> Sending:
    """The number of words that the questions send, and of tokens."""
    prompts = [question.prompt for question in questions]
    return Sending(
        sum(len(prompt.words) for prompt in prompts), sum(prompt.tokens for prompt in prompts)
    )


Heard = tuple[range, FloatArray]
"""Slots, and their label probabilities after a second opinion."""


def opinions_on(
    transcript: Transcript,
    rows: Rows,
    questions: Iterable[Question],
    asker: Asker,
    *,
    marks: MarksMode,
    weight: float,
    tally: Tally,
    cancelled: Callable[[], bool] = never,
) -> Iterator[Heard]:
    """Ask the questions one by one, and yield what changes; `tally` is kept.

    `weight` is that of `OpinionOptions`. Ends early when `cancelled`, and at a failure, which the
    tally holds.
    """
    is_open = open_slots(transcript.slots, marks, rows.label_set)
    for question in questions:
        heard = question.stretch.heard
        try:
            said = _said(question, asker, rows.label_set, tally, cancelled)
        except Cancelled:
            return
        except OpinionError as error:
            tally.failure = error.sentence
            return
        if said is not None:
            part = slice(heard.start, heard.stop)
            new = weighed(rows.labels[part], said, rows.label_set, weight)
            yield heard, np.where(is_open[part, None], new, rows.labels[part])


def _said(
    question: Question,
    asker: Asker,
    label_set: LabelSet,
    tally: Tally,
    cancelled: Callable[[], bool],
) -> list[Label] | None:
    """The labels for the heard slots; None for an answer that is thrown away."""
    prompt, stretch = question.prompt, question.stretch
    tally.words += len(prompt.words)
    try:
        answer = asker.answer(prompt, cancelled)
        found = marks_in_answer(answer, prompt.words, prompt.language, label_set)
    except UnusableAnswerError:
        found = None
    if found is None:
        tally.lost += 1
        return None
    tally.used += 1
    start = stretch.words.start
    return found[stretch.heard.start - start : stretch.heard.stop - start]


@dataclass(frozen=True)
class WithSecondOpinion(ChangedPredictor):
    """Predictor that asks for a second opinion once a transcript is predicted.

    The last stretch of a transcript is held back until then. `tallies` has the course of each
    transcript of the last call, by its index. After a failure nothing more is asked. `spared` has
    a mask for each transcript of slots that nobody asks about. While it waits, `cancelled` is
    called; it may raise.
    """

    asker: Asker
    options: OpinionOptions
    spared: Sequence[BoolArray] = ()
    cancelled: Callable[[], bool] = never
    tallies: dict[int, Tally] = field(default_factory=dict)

    @classmethod
    def of(
        cls,
        predictor: Predictor,
        options: OpinionOptions,
        spared: Sequence[BoolArray],
        cancelled: Callable[[], bool],
    ) -> WithSecondOpinion:
        """Over `predictor`, by the endpoint of `options`."""
        return cls(predictor, Endpoint(options), options, spared, cancelled)

    def changed(
        self,
        transcripts: Sequence[Transcript],
        marks: MarksMode,
        found: Iterable[tuple[int, Predictions]],
    ) -> Iterator[tuple[int, Predictions]]:
        """See `ChangedPredictor.changed`; slots that an opinion changes come once more."""
        texts: dict[int, _Text] = {}
        self.tallies.clear()
        for index, part in found:
            if index not in texts:
                texts[index] = _Text.of(transcripts[index], part.label_set)
            text = texts[index]
            if text.note(part):
                yield from ((index, new) for new in self._asked(index, text, marks))
            yield index, text.taken(part)

    def _asked(self, index: int, text: _Text, marks: MarksMode) -> Iterator[Predictions]:
        tally = self.tallies[index] = Tally()
        if any(other.failure for other in self.tallies.values()):
            return
        questions = questions_for(
            text.transcript,
            text.rows,
            marks,
            self.options.below,
            self.spared[index] if self.spared else None,
        )
        self.options.refuse_unasked(sending_of(questions))
        heard = opinions_on(
            text.transcript,
            text.rows,
            questions,
            self.asker,
            marks=marks,
            weight=self.options.weight,
            tally=tally,
            cancelled=self.cancelled,
        )
        for slots, labels in heard:
            yield text.take(slots, labels)


@dataclass(slots=True)
class _Text:
    """A transcript and the predictions of it that are here."""

    transcript: Transcript
    rows: Rows
    missing: int

    @classmethod
    def of(cls, transcript: Transcript, label_set: LabelSet) -> _Text:
        words = len(transcript)
        return cls(transcript, Rows.unknown(words, label_set), words)

    def note(self, part: Predictions) -> bool:
        """Store a stretch; returns whether it completes the transcript."""
        place = slice(part.first, part.first + len(part))
        new = int(np.isnan(self.rows.labels[place, 0]).sum())
        self.rows.put(part)
        self.missing -= new
        return new > 0 and not self.missing

    def take(self, slots: range, labels: FloatArray) -> Predictions:
        """Store changed labels of some slots; returns them as a stretch."""
        place = slice(slots.start, slots.stop)
        self.rows.labels[place] = labels
        return Predictions(slots.start, labels, self.rows.casings[place], self.rows.label_set)

    def taken(self, part: Predictions) -> Predictions:
        """The stretch as it is now."""
        place = slice(part.first, part.first + len(part))
        return replace(part, labels=self.rows.labels[place].copy())
