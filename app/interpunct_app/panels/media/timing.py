# SPDX-License-Identifier: Apache-2.0
"""Times the chosen rows of the page in front: at the playhead, by steps, in a selected span."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial

from PySide6.QtCore import QCoreApplication

from interpunct.captions.document import Cue
from interpunct.captions.smpte import exact_rate
from interpunct.captions.times import TimeHabit
from interpunct.cutting.fitting import rounded_up
from interpunct.review.rearranging import row_from
from interpunct.review.retiming import Retime
from interpunct.work.nudging import Border, StepFrom, by_frames, by_ms, nudged, with_room
from interpunct.work.time_plans import TimePlan
from interpunct.work.times_by_ear import ended_at, started_at, started_with_rest
from interpunct_app.keys.actions import Action
from interpunct_app.pages.banner import Until
from interpunct_app.pages.page import Page
from interpunct_app.pages.row_commands import RowCommands
from interpunct_app.panels.front_review import Front
from interpunct_app.panels.media.playback import Playback
from interpunct_app.panels.media.waveform import Waveform
from interpunct_app.review.key_target import has_object
from interpunct_app.settings.options import FRAME_RATE, NUDGE
from interpunct_app.settings.settings import Settings

translate = QCoreApplication.translate

PlanAt = Callable[[Sequence[Cue], int, int, int], TimePlan]
"""Plan for a cue, a time and the least gap."""
Play = Callable[[Callable[[Playback], object]], None]
_RATES = range(1, 1001)
"""Frames a second of a film; a picture beside a sound has others."""


class Timing:
    """Commands on the times of rows; `play` calls a function with the playback if there is one."""

    def __init__(self, front: Front, waveform: Waveform, settings: Settings, play: Play) -> None:
        self._front = front
        self._waveform = waveform
        self._settings = settings
        self._play = play

    def acts(self) -> dict[Action, Callable[[], object]]:
        """Functions of the key table's actions."""
        at_playhead: dict[Action, tuple[Border, PlanAt]] = {
            Action.START_HERE: (Border.START, started_at),
            Action.END_HERE: (Border.END, ended_at),
            Action.START_REST_HERE: (Border.START, started_with_rest),
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
            **{action: partial(self._set, action, *plan) for action, plan in at_playhead.items()},
            **{action: partial(self._nudge, action, *step) for action, step in steps.items()},
            Action.INSERT_HERE: self._insert,
        }

    def _set(self, action: Action, border: Border, plan: PlanAt) -> None:
        """Time the chosen row by a plan for the playhead."""
        page = self._front.page
        number = page.table.chosen_cue() if page else None
        if page is not None and number is not None and self._has_object(page, action):
            self._play(
                lambda playback: _set_at(page, number, playback.player.position_ms, border, plan)
            )

    def _nudge(self, action: Action, border: Border, sign: int) -> None:
        """Move a border of the chosen rows, or the rows, by a step."""
        page = self._front.page
        reviewer = page.reviewer if page else None
        if page is None or reviewer is None or not self._has_object(page, action):
            return
        document = reviewer.work.document
        rate = _frame_rate(self._settings, document.time_habit, page.frame_rate)
        step = nudge(self._settings, document.time_habit, rate, sign)
        rows = page.table.selected_cues()
        plan = nudged(document.cues, rows, step, border, page.gap_ms)
        page.do(lambda work: Retime.plan(work, with_room(plan)))

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
        gap_ms = page.gap_ms
        rows = RowCommands(page.table, reviewer, gap_ms)
        row = rows.insert(lambda work: row_from(work, start_ms, end_ms, gap_ms))
        if row and (row.start_ms != start_ms or end_ms not in (None, row.end_ms)):
            told = translate("Timing", "The new row is in the free time between the other rows.")
            page.banner.tell(told, until=Until.STEP)

    def _has_object(self, page: Page, action: Action) -> bool:
        reviewer = page.free_reviewer()
        return reviewer is not None and has_object(action, page.table, reviewer)


def _set_at(page: Page, number: int, at_ms: int, border: Border, plan: PlanAt) -> None:
    """Time a row of a page by a plan, and tell where other rows leave too little room for it."""
    reviewer = page.reviewer
    if reviewer is None:
        return
    document = reviewer.work.document
    if _is_at(document.cues[number], border, at_ms, document.time_habit):
        return
    times = plan(document.cues, number, at_ms, page.gap_ms)
    is_done = reviewer.attempt(lambda work: Retime.plan(work, with_room(times)))
    if is_done and at_ms not in times[number][:2]:
        told = translate(
            "Timing", "The row is as near to the playhead as other rows and its length allow."
        )
        page.banner.tell(told, until=Until.STEP)


def _is_at(cue: Cue, border: Border, at_ms: int, habit: TimeHabit) -> bool:
    """Whether a border is at a time already, as the file would write it."""
    start_ms = at_ms if border is Border.START else cue.start_ms
    end_ms = at_ms if border is Border.END else cue.end_ms
    return habit.line(start_ms, end_ms, "") == habit.line(cue.start_ms, cue.end_ms, "")


def _frame_rate(settings: Settings, habit: TimeHabit, of_film: float) -> Fraction:
    """Frames a second of a file whose times are frames, else of its film, else of the user."""
    if habit.frame_rate:
        return habit.frame_rate
    is_known = _RATES.start <= of_film < _RATES.stop
    return exact_rate(of_film if is_known else float(FRAME_RATE.of(settings)))


def nudge(settings: Settings, habit: TimeHabit, rate: Fraction, sign: int) -> StepFrom:
    """A step later or earlier: a frame or the user's milliseconds, in units of the file."""
    step_ms = NUDGE.of(settings)
    if step_ms <= NUDGE.least:
        return by_frames(sign, rate)
    if habit.frame_rate:
        return by_frames(sign * max(1, round(step_ms * rate / 1000)), rate)
    return by_ms(sign * rounded_up(max(1, round(step_ms)), habit.unit_ms))
