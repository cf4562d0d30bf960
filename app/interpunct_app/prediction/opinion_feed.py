# SPDX-License-Identifier: Apache-2.0
"""Feeds one review with the second opinion of a language model, on a thread of its own."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np
from PySide6.QtCore import QObject, Signal, Slot

from interpunct.errors import OpinionError
from interpunct.labels import MarksMode
from interpunct.opinions.asking import Endpoint
from interpunct.opinions.options import OpinionOptions
from interpunct.opinions.second_opinion import (
    Heard,
    Question,
    Tally,
    opinions_on,
    questions_for,
    sending_of,
)
from interpunct.runtime.predictions import Predictions, Rows
from interpunct.transcript.capitals import BoolArray
from interpunct.transcript.transcript import Transcript
from interpunct_app.background import Background, Task
from interpunct_app.prediction.background_prediction import Piece
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.settings.options import OPINION, OPINION_ENDPOINT, OPINION_MODEL
from interpunct_app.settings.settings import Settings
from interpunct_app.translation import told, translated


@dataclass(frozen=True, slots=True)
class _Asked:
    """A predicted transcript to ask about, as it was when its prediction finished."""

    transcript: Transcript
    rows: Rows
    marks: MarksMode
    spared: BoolArray
    options: OpinionOptions


class OpinionFeed(QObject):
    """Asks about the doubtful slots of a review, if the user wants it.

    Predictions stay where nothing is heard, and where the text was edited meanwhile. `told` emits
    sentences about failures. `offered` emits the sentence about words for another machine; they
    go there when the user agrees.
    """

    told = Signal(str)
    offered = Signal(str)

    def __init__(self, background: Background, settings: Settings, reviewer: Reviewer) -> None:
        super().__init__()
        self._background = background
        self._settings = settings
        self._reviewer = reviewer
        self._of: Transcript | None = None
        self._rows: Rows | None = None  # as predicted: the review corrects what it takes
        self._task: Task | None = None
        self._questions: list[Question] = []
        self._asked: _Asked | None = None
        self._heard: deque[Heard] = deque()
        self._is_paused = False

    @property
    def is_running(self) -> bool:
        """Whether an answer is awaited."""
        return self._task is not None

    @Slot(object)
    def note(self, piece: Piece) -> None:
        """Store predictions that the review has taken; a running question is outdated."""
        self.cancel()
        found = piece.predictions
        if piece.transcript is not self._of or self._rows is None:
            self._of = piece.transcript
            self._rows = Rows.unknown(len(piece.transcript), found.label_set)
        self._rows.put(found)

    def ask(self) -> None:
        """Ask about the doubtful slots, if the user wants it and every slot is predicted."""
        work = self._reviewer.work
        rows = self._rows
        if not OPINION.of(self._settings) or rows is None or work.transcript is not self._of:
            return
        if np.isnan(rows.labels).any():
            return
        try:
            options = self._options()
        except OpinionError as error:
            self.told.emit(told(error))
            return
        copied = Rows(rows.labels.copy(), rows.casings, rows.label_set)
        self._asked = _Asked(work.transcript, copied, work.marks_mode, work.spared, options)
        self._start(partial(_questions, self._asked)).done.connect(self._questions_came)

    def _options(self) -> OpinionOptions:
        """The options set by the user, who agrees by the offer. Raises OpinionError."""
        endpoint, model = (
            option.of(self._settings) for option in (OPINION_ENDPOINT, OPINION_MODEL)
        )
        return OpinionOptions(endpoint, model, agreed=True)

    @Slot(object)
    def _questions_came(self, questions: list[Question]) -> None:
        self._task = None
        self._questions = questions
        if self._asked is None or not questions:
            return
        options = self._asked.options
        if options.is_local:
            self.agree()
        else:
            self.offered.emit(_whole(sending_of(questions).sentence(options)))

    def agree(self) -> None:
        """Send the questions."""
        if self._asked is None or not self._questions:
            return
        task = self._start(partial(_answers, self._asked, self._questions))
        self._questions = []
        task.part.connect(self._came)
        task.done.connect(self._ended)

    def cancel(self) -> None:
        """Ask no more; what was heard stays."""
        if self._task is not None:
            self._task.cancel()
        self._task, self._asked, self._questions = None, None, []
        self._heard.clear()

    def pause(self, is_paused: bool) -> None:
        """Hold answers back while the state is being read."""
        self._is_paused = is_paused
        self._take_heard()

    def _start(self, work: Callable[[Task], object]) -> Task:
        broken = self.tr("The second opinion failed; the log file has the details.")
        self._task = self._background.start(work, self, broken)
        self._task.failed.connect(self._failed)
        return self._task

    @Slot(object)
    def _came(self, heard: Heard) -> None:
        self._heard.append(heard)
        self._take_heard()

    def _take_heard(self) -> None:
        if self._reviewer.work.transcript is not self._of:
            self.cancel()
        while self._heard and not self._is_paused and self._rows and self._of:
            slots, labels = self._heard.popleft()
            place = slice(slots.start, slots.stop)
            self._rows.labels[place] = labels
            rows = self._rows
            found = Predictions(slots.start, labels, rows.casings[place], rows.label_set)
            self._reviewer.take(found, self._of)

    @Slot(object)
    def _ended(self, tally: Tally) -> None:
        self._task = None
        for note in tally.notes():
            self.told.emit(f"{_whole(note)}.")

    @Slot(str)
    def _failed(self, sentence: str) -> None:
        self._task = None
        self.told.emit(sentence)


def _whole(sentence: str) -> str:
    """A sentence of the engine in the language of the program, with a capital."""
    text = translated(sentence)
    return f"{text[:1].upper()}{text[1:]}"


def _questions(asked: _Asked, _task: Task) -> list[Question]:
    return questions_for(
        asked.transcript, asked.rows, asked.marks, asked.options.below, asked.spared
    )


def _answers(asked: _Asked, questions: list[Question], task: Task) -> Tally:
    """Ask, and hand over what is heard."""
    tally = Tally()
    found = opinions_on(
        asked.transcript,
        asked.rows,
        questions,
        Endpoint(asked.options),
        marks=asked.marks,
        weight=asked.options.weight,
        tally=tally,
        cancelled=task.cancelled,
    )
    for heard in found:
        task.hand_over(heard)
    return tally
