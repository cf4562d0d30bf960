# SPDX-License-Identifier: Apache-2.0
"""The command that changes the texts of many cues as one step."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from dataclasses import dataclass

from msgspec import Struct

from interpunct.errors import SessionError
from interpunct.review.commands import Command, Step
from interpunct.review.restructuring import EditedCue, edited_again
from interpunct.sentences import Sentence, counted
from interpunct.work.rebuilding import Exchange
from interpunct.work.typed_text import typed_over
from interpunct.work.work import Work


class EditPayloads(Struct, frozen=True, tag_field="do", tag="edit-many"):
    """Command to change the texts of several cues, each as if typed over the shown text."""

    edits: tuple[EditedCue, ...]

    @classmethod
    def plan(cls, work: Work, texts: Mapping[int, str]) -> Step:
        """Replace the shown text of cues by `texts`; see `EditPayload.plan`.

        `work` is only read. Raises CaptionError, which names the cue, for a text that the file
        cannot hold, and SessionError for empty `texts`.
        """
        scratch = copy(work)  # exchanges replace its table and change nothing in place
        edits: list[EditedCue] = []
        parts: list[Exchange] = []
        for cue in sorted(texts):
            typed, part = typed_over(scratch, cue, texts[cue])
            edits.append(EditedCue(typed.payload, typed.decisions, typed.as_written, cue=cue))
            part.apply(scratch)
            parts.append(part)
        return _in_one(cls(tuple(edits)), edits, parts)

    def step(self, work: Work) -> Step:
        """See `Command`."""
        scratch = copy(work)  # exchanges replace its table and change nothing in place
        parts: list[Exchange] = []
        for edit in self.edits:
            part = edited_again(scratch, edit)
            part.apply(scratch)
            parts.append(part)
        return _in_one(self, self.edits, parts)


@dataclass(frozen=True, slots=True, eq=False)
class _Exchanges:
    """Consecutive exchanges; each was made for the result of the previous one."""

    parts: tuple[Exchange, ...]

    def apply(self, work: Work) -> None:
        for part in self.parts:
            part.apply(work)

    def revert(self, work: Work) -> None:
        for part in reversed(self.parts):
            part.revert(work)


def _in_one(command: Command, edits: Iterable[EditedCue], parts: Iterable[Exchange]) -> Step:
    cues = [edit.cue for edit in edits]
    if not cues:
        raise SessionError("there is no cue whose text changes.")
    exchanges = _Exchanges(tuple(parts))
    name = (
        counted(len(cues), one="text of 1 cue", many="text of {count} cues")
        if len(cues) > 1
        else Sentence("text of cue {cue}", cue=cues[0] + 1)
    )
    shown = range(min(cues), max(cues) + 2)
    return Step(command, name, shown, exchanges.apply, exchanges.revert, restructures=True)
