# SPDX-License-Identifier: Apache-2.0
"""Bookmarks and exceptions of cues without words, which have no word to be attached to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from interpunct.work.decisions import Excepted


@dataclass(frozen=True, slots=True)
class CueNotes:
    """Notes of bookmarks, and exceptions from the quality check, by cue number.

    They stay with their cue if it gets words.
    """

    bookmarks: Mapping[int, str] = field(default_factory=dict)
    exceptions: Mapping[int, tuple[Excepted, ...]] = field(default_factory=dict)

    def with_bookmark(self, cue: int, note: str | None) -> CueNotes:
        """The notes with another bookmark of a cue; None for no bookmark."""
        others = {other: kept for other, kept in self.bookmarks.items() if other != cue}
        return CueNotes(others if note is None else others | {cue: note}, self.exceptions)

    def with_exceptions(self, cue: int, held: tuple[Excepted, ...]) -> CueNotes:
        """The notes with other exceptions of a cue, maybe none."""
        others = {other: kept for other, kept in self.exceptions.items() if other != cue}
        return CueNotes(self.bookmarks, others | {cue: held} if held else others)

    def exchanged(self, old: range, count: int, sources: Sequence[int | None] | None) -> CueNotes:
        """The notes after `count` cues replaced the cues `old`.

        The new cues are these `sources`, an old cue or None for each. An exception goes with each
        copy of its cue, and ends with the cue; a bookmark stays, at the first. Without `sources`,
        the cues were edited, split or joined, and all notes stay near their place.
        """
        bookmarks: dict[int, str] = {}
        exceptions: dict[int, tuple[Excepted, ...]] = {}
        for cue, note in sorted(self.bookmarks.items()):
            place, *_ = (*_places(cue, old, count, sources), _near(cue, old, count))
            bookmarks[place] = "; ".join(filter(None, (bookmarks.get(place), note)))
        for cue, held in sorted(self.exceptions.items()):
            for place in _places(cue, old, count, sources):
                exceptions[place] = (*exceptions.get(place, ()), *held)
        return CueNotes(bookmarks, exceptions)


def _places(
    cue: int, old: range, count: int, sources: Sequence[int | None] | None
) -> Iterable[int]:
    """The new numbers of a cue and its copies; see `CueNotes.exchanged`."""
    if sources is None or cue not in old:
        yield _near(cue, old, count)
    for place, source in enumerate(sources or ()):
        if source == cue:
            yield old.start + place


def _near(cue: int, old: range, count: int) -> int:
    """The new number of a cue, or of a cue in its place."""
    if cue >= old.stop:
        return cue + count - len(old)
    return min(cue, max(old.start + count - 1, 0)) if cue in old else cue
