# SPDX-License-Identifier: Apache-2.0
"""Search through one file's cues in slices of milliseconds, so that no key waits."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from interpunct.captions.formats import CaptionFormat
from interpunct.errors import SearchError
from interpunct.review.finding import Hit, Query, Search
from interpunct_app.translation import told

_SLICE = 0.012  # seconds, less than a frame of the screen
Found = tuple[int, Hit]
"""Hit and the cue that holds it."""


class CueSearch(QObject):
    """Hits in the cues of a file; `progressed` is emitted when hits change.

    `text` returns a cue's text as it would be saved. `problem` tells why a search is impossible.
    """

    progressed = Signal()

    def __init__(self, parent: QObject, text: Callable[[int], str], kind: CaptionFormat) -> None:
        super().__init__(parent)
        self._text = text
        self._kind = kind
        self.search: Search | None = None
        self.problem = ""
        self._cues: Sequence[int] = ()
        self._asked: Container[int] = ()  # the same cues
        self._place = 0
        self.hits: dict[int, tuple[Hit, ...]] = {}
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look_on)

    @property
    def is_done(self) -> bool:
        """Whether all cues have been searched."""
        return self._place >= len(self._cues)

    @property
    def count(self) -> int:
        """Number of hits found so far."""
        return sum(map(len, self.hits.values()))

    def start(self, query: Query, cues: Sequence[int]) -> None:
        """Search for a new query in these cues."""
        self.search, self.problem = None, ""
        self._ask(cues)
        if query.text:
            try:
                self.search = Search(query)
            except SearchError as error:
                self.problem = told(error)
        self.hits.clear()
        self._begin()

    def stop(self) -> None:
        """Clear the query and the hits."""
        self.start(Query(""), ())

    def again(self, first: int, last: int) -> None:
        """Search cues `first` to `last` again, as their texts may have changed."""
        for cue in range(first, last + 1) if self.hits else ():
            self.hits.pop(cue, None)
        self._begin()

    def restart(self, count: int) -> None:
        """Search everything again after the cues were replaced by `count` new ones."""
        every = isinstance(self._cues, range)
        self._ask(range(count) if every else [cue for cue in self._cues if cue < count])
        self.hits.clear()
        self._begin()

    def in_cue(self, cue: int) -> tuple[Hit, ...]:
        """Hits in one cue, which is searched now if necessary.

        A cue outside the search has none.
        """
        if self.search is None or cue not in self._asked:
            return ()
        if cue not in self.hits:
            try:
                self.hits[cue] = self.search.hits(self._text(cue), self._kind)
            except SearchError as error:
                self.search, self.problem = None, told(error)
                self.hits.clear()
                return ()
        return self.hits[cue]

    def finish(self) -> None:
        """Search all remaining cues."""
        for cue in self._cues:
            self.in_cue(cue)
        self._end()

    def found(self) -> list[Found]:
        """All known hits in order."""
        return [(cue, hit) for cue in sorted(self.hits) for hit in self.hits[cue]]

    def beside(self, place: tuple[int, int], step: int) -> Found | None:
        """Next hit after `place` (cue and offset), or previous one before it; None if none."""
        later = (one for one in self._onward(place[0], step) if _is_beyond(one, place, step))
        return next(later, None)

    def replaced(self, cue: int, by: str, only: Hit | None = None) -> tuple[str, str]:
        """Text of a cue, and its text after replacing; raises SearchError if that fails."""
        text = self._text(cue)
        return text, self.search.replaced(text, self._kind, by, only) if self.search else text

    def _onward(self, cue: int, step: int) -> Iterator[Found]:
        for one in self._cues[::step]:
            if (one - cue) * step >= 0:
                for hit in self.in_cue(one)[::step]:
                    yield one, hit

    def _ask(self, cues: Sequence[int]) -> None:
        self._cues = cues
        self._asked = cues if isinstance(cues, range) else frozenset(cues)

    def _begin(self) -> None:
        self._place = 0
        if self.search is None:
            self._end()
        else:
            self._timer.start(0)

    def _end(self) -> None:
        self._place = len(self._cues)
        self._timer.stop()
        self.progressed.emit()

    @Slot()
    def _look_on(self) -> None:
        until = monotonic() + _SLICE
        while not self.is_done and self.search is not None and monotonic() < until:
            self.in_cue(self._cues[self._place])
            self._place += 1
        if self.is_done or self.search is None:
            self._end()
        else:
            self.progressed.emit()


def _is_beyond(found: Found, place: tuple[int, int], step: int) -> bool:
    cue, hit = found
    return (cue, hit.start) >= place if step > 0 else (cue, hit.end) <= place
