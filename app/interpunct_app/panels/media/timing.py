# SPDX-License-Identifier: Apache-2.0
"""Times the chosen rows of the page in front: at the playhead, by steps, in a selected span."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from interpunct.captions.document import Cue
from interpunct.review.rearranging import end_at, place_at
from interpunct.review.retiming import Retime
from interpunct.work.nudging import Border, nudged
from interpunct.work.time_plans import TimePlan, ended_at, started_at, started_with_rest
from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.pages.row_commands import RowCommands
from interpunct_app.panels.front_review import Front
from interpunct_app.panels.media.playback import Playback
from interpunct_app.panels.media.waveform import Waveform
from interpunct_app.review.key_target import has_object
from interpunct_app.settings.options import FRAME_RATE, NUDGE
from interpunct_app.settings.settings import Settings

PlanAt = Callable[[Sequence[Cue], int, int], TimePlan]
Play = Callable[[Callable[[Playback], object]], None]


class Timing:
    """Commands on the times of rows; `play` calls a function with the playback if there is one."""

    def __init__(self, front: Front, waveform: Waveform, settings: Settings, play: Play) -> None:
        self._front = front
        self._waveform = waveform
        self._settings = settings
        self._play = play

    def acts(self) -> dict[Action, Callable[[], object]]:
        """Functions of the key table's actions."""
        at_playhead: dict[Action, PlanAt] = {
            Action.START_HERE: started_at,
            Action.END_HERE: ended_at,
            Action.START_REST_HERE: started_with_rest,
        }
        steps = {
            Action.START_EARLIER: (Border.START, -1),
            Action.START_LATER: (Border.START, 1),
            Action.END_EARLIER: (Border.END, -1),
            Action.END_LATER: (Border.END, 1),
            Action.ROW_EARLIER: (Border.BOTH, -1),
            Action.ROW_LATER: (Border.BOTH, 1),
        }
        return {
            **{action: partial(self._set, action, plan) for action, plan in at_playhead.items()},
            **{action: partial(self._nudge, action, *step) for action, step in steps.items()},
            Action.INSERT_HERE: self._insert,
        }

    def _set(self, action: Action, plan: PlanAt) -> None:
        """Time the chosen row by a plan for the playhead."""
        page = self._front.page
        number = page.table.chosen_cue() if page else None
        if page is None or number is None or not self._has_object(page, action):
            return

        def step(playback: Playback) -> None:
            at_ms = playback.player.position_ms
            page.do(lambda work: Retime.plan(work, plan(work.document.cues, number, at_ms)))

        self._play(step)

    def _nudge(self, action: Action, border: Border, sign: int) -> None:
        """Move a border of the chosen rows, or the rows, by a step."""
        page = self._front.page
        if page is None or not self._has_object(page, action):
            return
        rows, by_ms = page.table.selected_cues(), sign * nudge_ms(self._settings)
        gap_ms = self._waveform.gap_ms
        cues = page.reviewer.work.document.cues if page.reviewer else ()
        if plan := nudged(cues, rows, by_ms, border, gap_ms):
            page.do(lambda work: Retime.plan(work, plan))

    def _insert(self) -> None:
        """Put an empty row into the selected span, else at the playhead, and edit its text."""
        if self._waveform.selected_ms is not None:
            self._insert_at(*self._waveform.selected_ms)
        else:
            self._play(lambda playback: self._insert_at(playback.player.position_ms))

    def _insert_at(self, start_ms: int, end_ms: int | None = None) -> None:
        page = self._front.page
        reviewer = page.free_reviewer() if page else None
        if page is None or reviewer is None:
            return
        place = place_at(reviewer.work, start_ms)
        if end_ms is None:
            end_ms = end_at(reviewer.work, place, start_ms)
        RowCommands(page.table, reviewer).insert(place, start_ms, end_ms)

    def _has_object(self, page: Page, action: Action) -> bool:
        reviewer = page.free_reviewer()
        return reviewer is not None and has_object(action, page.table, reviewer)


def nudge_ms(settings: Settings) -> int:
    """Length of a step in milliseconds; by default a frame at the user's frame rate."""
    step = NUDGE.of(settings)
    return round(step if step > NUDGE.least else 1000 / float(FRAME_RATE.of(settings)))
