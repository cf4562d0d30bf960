# SPDX-License-Identifier: Apache-2.0
"""Borders of cues near shot changes, by the frames of a profile.

A border that nearly meets a shot change flickers. So near one, a start stands on it or a few
frames after it, an end a few frames before it, and other borders keep away.
"""

from __future__ import annotations

from enum import Enum

from interpunct.cutting.profiles import Limits
from interpunct.media.shots import Shots

_TOLERANCE = 0.5  # frames; times of captions are rounded


class Edge(Enum):
    """Border of a cue."""

    START = "start"
    END = "end"

    def place(self, shot_ms: int, shots: Shots, limits: Limits) -> float:
        """Time of the border at a shot change."""
        if self is Edge.START:
            return shot_ms + shots.frames(limits.frames_after_shot or 0)
        return shot_ms - shots.frames(limits.frames_before_shot or 0)


def frames_from_shot(at_ms: float, edge: Edge, shots: Shots, limits: Limits) -> float | None:
    """Frames from a border to a shot change that it is too near to, negative before it.

    None where the border stands well, or the limits have no `frames_near_shot`.
    """
    frame_ms = shots.frames(1)
    reach = (limits.frames_near_shot or 0) - _TOLERANCE
    for shot_ms in shots.between(at_ms - reach * frame_ms, at_ms + reach * frame_ms):
        if abs(at_ms - edge.place(shot_ms, shots, limits)) > _TOLERANCE * frame_ms:
            return (at_ms - shot_ms) / frame_ms
    return None


def places_near(at_ms: int, edge: Edge, shots: Shots, limits: Limits) -> list[int]:
    """Good places for a border that is too near to a shot change, the nearest first."""
    away_ms = shots.frames(limits.frames_near_shot or 0)
    places = {
        round(place)
        for shot_ms in shots.between(at_ms - away_ms, at_ms + away_ms)
        for place in (
            edge.place(shot_ms, shots, limits),
            shot_ms - away_ms,
            shot_ms + away_ms,
        )
    }
    good = (it for it in places if frames_from_shot(it, edge, shots, limits) is None)
    return sorted(good, key=lambda place: abs(place - at_ms))


def moved_to_shot(
    at_ms: int, edge: Edge, shots: Shots, limits: Limits, room: tuple[float, float]
) -> int:
    """The nearest good place for a border within `room`; `at_ms` if it stands well or has none."""
    if frames_from_shot(at_ms, edge, shots, limits) is None:
        return at_ms
    places = places_near(at_ms, edge, shots, limits)
    return next((place for place in places if room[0] <= place <= room[1]), at_ms)


def latest_at_shot(start_ms: int, end_ms: int, next_ms: int | None, limits: Limits) -> float:
    """The latest end to which a shot change may move the end of a cue.

    It leaves the profile's gap before the next cue, and keeps to the greatest duration. An end
    that breaks these limits already may stay.
    """
    gap = float("inf") if next_ms is None else next_ms - (limits.min_gap_ms or 0)
    longest = float("inf") if limits.max_ms is None else start_ms + limits.max_ms
    return max(min(gap, longest), end_ms)
