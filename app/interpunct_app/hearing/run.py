# SPDX-License-Identifier: Apache-2.0
"""A recognition on a background thread: fetch the model, hear the sound, write the captions."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

from interpunct.captions.addresses import FetchCancelled
from interpunct.captions.writing import write_atomic
from interpunct.files import NOTHING
from interpunct.hearing.fetching import fetch_recogniser
from interpunct.hearing.models import Recogniser
from interpunct.hearing.recognising import Recognition, RecognitionCancelled, Request
from interpunct.sentences import Sentence
from interpunct_app.background import Task


class Fetched(NamedTuple):
    """Progress of a download, in bytes."""

    here: int
    size: int


class Written(NamedTuple):
    """Captions written to `path`, of a sound; `notice` is a message on the device."""

    path: Path
    sound: Path
    notice: Sentence | None


@dataclass(frozen=True, slots=True)
class HearingOrder:
    """A recognition whose captions go to the new file `out`.

    `model` is fetched first, if there is one. Segments are kept in `folder`, by default in the
    user's cache.
    """

    request: Request
    out: Path
    model: Recogniser | None = None
    folder: Path | None = None

    @property
    def until(self) -> float:
        """Seconds that an earlier run with the same choices has heard."""
        return Recognition(self.request, self.folder).until


def hear(task: Task, order: HearingOrder) -> Written | None:
    """Recognise as ordered, and hand over the progress; None if cancelled.

    Raises InterpunctError as fetching, recognition and writing do.
    """
    with suppress(FetchCancelled, RecognitionCancelled):
        recognition = Recognition(_fetched(task, order), order.folder)
        captions = recognition.run(task.hand_over, task.cancelled)
        write_atomic(order.out, captions, seen=NOTHING)
        recognition.forget()
        return Written(order.out, order.request.sound, recognition.notice)
    return None


def _fetched(task: Task, order: HearingOrder) -> Request:
    """The request, once its model is here."""
    if order.model is None:
        return order.request
    folder = fetch_recogniser(
        order.model,
        told=lambda here, size: task.hand_over(Fetched(here, size)),
        cancelled=task.cancelled,
    )
    return replace(order.request, model=folder)
