# SPDX-License-Identifier: Apache-2.0
"""When the cues of a layout are shown."""

from __future__ import annotations

from collections.abc import Sequence

from interpunct.cutting.fitting import fitted_end, latest_end
from interpunct.cutting.layout.cost import best_lines
from interpunct.cutting.layout.stretch import Draft, Span, Stretch
from interpunct.cutting.sentences import LONG_PAUSE_MS

LINGER_MS = 300
"""How long a cue stays after its last word, where the next cue leaves room."""


def drafts(stretch: Stretch, spans: Sequence[Span], layout: Sequence[Draft]) -> list[Draft]:
    """Drafts of `spans`, in times that keep those of the cues in `layout` where they can.

    A cue starts with its first word, or with the cue that started there; it ends with the cue
    that ended there, or a little after its last word, and then as the profile wants it.
    """
    starts = {draft.first: draft.start_ms for draft in layout}
    ends = {draft.stop: draft.end_ms for draft in layout}
    found: list[Draft] = []
    following = stretch.following_ms
    for first, stop in reversed(spans):
        start = starts.get(first, _in_units(stretch, stretch.starts[first]))
        end = ends.get(stop, _in_units(stretch, stretch.ends[stop - 1] + LINGER_MS))
        found.append(_fitted(stretch, Draft(first, stop, start, end), following))
        following = start
    found.reverse()
    return found


def _in_units(stretch: Stretch, time_ms: int) -> int:
    return time_ms // stretch.unit_ms * stretch.unit_ms


def _fitted(stretch: Stretch, draft: Draft, following: int | None) -> Draft:
    """`draft` with the end that the profile wants; the next cue starts at `following`."""
    first, stop, start, end = draft
    earliest = stretch.starts[stop - 1] + LINGER_MS if stretch.measured[stop - 1] else start
    latest = None
    if following is not None:
        latest = latest_end(start, following, stretch.limits)
        if not stretch.sentence_ends[stop - 1]:
            # The silence says whether the sentence runs on, and must not say otherwise afterwards.
            if following - stretch.ends[stop - 1] >= LONG_PAUSE_MS:
                latest = min(latest, following - LONG_PAUSE_MS)
            elif stop < len(stretch.widths):
                earliest = max(earliest, following - LONG_PAUSE_MS + stretch.unit_ms)
    fitted = fitted_end(
        start,
        end,
        width=_shown_width(stretch, first, stop),
        limits=stretch.limits,
        latest_ms=latest,
        earliest_ms=earliest,
        unit_ms=stretch.unit_ms,
    )
    return Draft(first, stop, start, fitted)


def _shown_width(stretch: Stretch, first: int, stop: int) -> float:
    """The columns of boxes `first` up to `stop` as a cue will show them, on its lines."""
    own = stretch.own_widths.get((first, stop))
    if own is not None:
        return own
    lines = best_lines(stretch, first, stop)
    starts = lines.starts if lines else ()
    return stretch.width(first, stop) - sum(stretch.gaps[place] for place in starts)
