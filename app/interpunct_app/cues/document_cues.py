# SPDX-License-Identifier: Apache-2.0
"""Cues of a file just read, as a table shows them; the base of the cues under review."""

from __future__ import annotations

from collections.abc import Sequence

from interpunct.captions.document import CaptionDocument, Cue
from interpunct.captions.formats import SRT, CaptionFormat
from interpunct.cutting.checks import Finding, reading_speed
from interpunct.cutting.measure import Counting
from interpunct.transcript.speakers import speaker_names
from interpunct_app.cues.columns import Column
from interpunct_app.cues.shown_cue import ShownCue, markup_spans


class DocumentCues:
    """Cues of a file just read, by index from 0, before its words are known.

    Nothing can be edited yet. `SessionCues` overrides the answers that a review knows better.
    """

    def __init__(self, document: CaptionDocument | None = None) -> None:
        self._opened = document
        self._times = document.time_habit if document else SRT.times

    @property
    def _cues(self) -> Sequence[Cue]:
        return self._opened.cues if self._opened else ()

    @property
    def _format(self) -> CaptionFormat:
        return self._opened.format if self._opened else SRT

    def __len__(self) -> int:
        return len(self._cues)

    def cue(self, index: int) -> Cue:
        """Cue as it is in the document."""
        return self._cues[index]

    def shown(self, index: int) -> ShownCue:
        """Text of a cue as it would be saved, ready to be shown."""
        text = self.cue(index).payload
        return ShownCue(text, markup=markup_spans(text, self._format))

    def basis(self, index: int) -> object:
        """Basis of a cue's cells: they are equal while it is equal."""
        return self.cue(index)

    def is_changed(self, index: int) -> bool:  # noqa: ARG002
        """Whether the shown text differs from the file's."""
        return False

    def language(self, index: int) -> str:  # noqa: ARG002
        """Language code of a cue; empty while unknown."""
        return ""

    def speaker(self, index: int) -> str:
        """Speaker names in a cue, without repetition; empty if it has none."""
        names = (one.name for one in speaker_names(self.cue(index).payload, self._format))
        return ", ".join(dict.fromkeys(filter(None, names)))

    def has_speakers(self) -> bool:
        """Whether any cue names a speaker; the column of speakers waits for the review."""
        return False

    def bookmark(self, index: int) -> str | None:  # noqa: ARG002
        """Note of a cue's bookmark, possibly empty; None without a bookmark."""
        return None

    def speed(self, index: int) -> float | None:
        """Characters per second of a cue; None if it has no duration."""
        return reading_speed(self.cue(index), self._format, Counting.CHARACTERS)

    def most_speed(self, index: int) -> float | None:  # noqa: ARG002
        """Characters per second that the profile allows; None without a limit."""
        return None

    def findings(self, index: int) -> tuple[Finding, ...]:  # noqa: ARG002
        """Violations of the profile by a cue as it would be saved."""
        return ()

    def stamp(self, milliseconds: int) -> str:
        """Time in the notation of the file."""
        return self._times.stamp(milliseconds)

    def line_counts(self) -> list[int]:
        """Number of lines of each cue."""
        return [cue.payload.count("\n") + 1 for cue in self._cues]

    def is_right_to_left(self) -> bool:
        """Whether most words are written from right to left."""
        return False

    def caret(self, index: int) -> int:  # noqa: ARG002
        """Offset of the caret in a cue's text when an editor opens."""
        return 0

    def can_edit(self) -> bool:
        """Whether texts and times can be edited."""
        return False

    def edit(self, index: int, text: str) -> bool:  # noqa: ARG002
        """Replace a text by the typed one; return whether it succeeded."""
        return False

    def retime(self, index: int, column: Column, text: str) -> bool:  # noqa: ARG002
        """Set the typed start, end or duration; return whether it succeeded."""
        return False
