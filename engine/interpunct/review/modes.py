# SPDX-License-Identifier: Apache-2.0
"""The command that changes how marks and casing are proposed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from interpunct.errors import SessionError
from interpunct.punctuate.casing import CasingMode
from interpunct.transcript.labels import MarksMode

if TYPE_CHECKING:
    from interpunct.review.records import Fields, Json
    from interpunct.work.work import Work


@dataclass(frozen=True, slots=True)
class SetModes:
    """Sets the modes of marks and casing; every undecided slot is proposed anew."""

    before: tuple[MarksMode, CasingMode]
    after: tuple[MarksMode, CasingMode]
    cues: range

    @classmethod
    def plan(cls, state: Work, marks: MarksMode, casing: CasingMode) -> SetModes:
        """Use these modes from now on."""
        cues = range(len(state.document.cues))
        return cls((state.marks_mode, state.casing_mode), (marks, casing), cues)

    @classmethod
    def of_record(cls, state: Work, record: Fields) -> SetModes:
        """The command of a record; SessionError for an unknown mode."""
        try:
            marks, casing = MarksMode(record.text("marks")), CasingMode(record.text("casing"))
        except ValueError as error:
            raise SessionError("the mode is unknown.") from error
        return cls.plan(state, marks, casing)

    @property
    def description(self) -> str:
        """Such as "marks: replace, case: model"."""
        return f"marks: {self.after[0]}, case: {self.after[1]}"

    @property
    def restructures(self) -> bool:
        """Never: slots stay what they are."""
        return False

    def apply(self, state: Work) -> None:
        """Propose under the new modes."""
        state.use_modes(*self.after)

    def revert(self, state: Work) -> None:
        """Propose under the old modes."""
        state.use_modes(*self.before)

    def record(self) -> dict[str, Json]:
        """The new modes."""
        return {"do": "set-modes", "marks": str(self.after[0]), "casing": str(self.after[1])}
