# SPDX-License-Identifier: Apache-2.0
"""Checks the page in front for the quality panel, and repairs or excepts findings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QWidget

from interpunct.cutting.checks import Finding, Rule
from interpunct.cutting.profiles import Profile
from interpunct.review.exceptions import SetExceptions
from interpunct.review.more_time import more_time
from interpunct.review.retiming import Retime
from interpunct.work.exceptions import Judged, judged
from interpunct.work.fast_cues import Solution, Unsolved, solutions
from interpunct.work.mending import mendable, mending
from interpunct.work.shot_times import AT_SHOTS
from interpunct.work.work import Work
from interpunct_app.background import Task
from interpunct_app.keys.actions import Action
from interpunct_app.pages.banner import Until
from interpunct_app.pages.page import Page
from interpunct_app.panels.front_review import Front
from interpunct_app.panels.panel import Menu, Panel
from interpunct_app.panels.quality.dock import QualityDock
from interpunct_app.panels.quality.reason import ask_reason
from interpunct_app.panels.quality.solving import choose_solutions

_LOOK_MS = 300  # after the last step


class QualityCheck(Panel[QualityDock]):
    """Panel of findings, checked anew after each step, in the background and on a copy."""

    toggle = Action.QUALITY
    menus: ClassVar = {Menu.VIEW: (Action.NEXT_FINDING,)}

    def __init__(self, front: Front, window: QWidget) -> None:
        super().__init__(front, QualityDock(window))
        self._task: Task | None = None
        self._timer = QTimer(self, singleShot=True, interval=_LOOK_MS)
        self._timer.timeout.connect(self.refill)
        self.dock.check_wanted.connect(self.refill)
        self.dock.mend_wanted.connect(self.mend)
        self.dock.exception_wanted.connect(self.except_finding)
        self.dock.removal_wanted.connect(self.remove_exception)
        self.dock.solutions_wanted.connect(self.solve)
        self.dock.cue_wanted.connect(self.go_to_cue)
        front.changed.connect(self.dock.forget_place)
        front.renumbered.connect(self._forget)
        front.altered.connect(self._timer.start)

    def acts(self) -> dict[Action, Callable[[], object]]:
        """See `Panel`."""
        return {Action.NEXT_FINDING: self.dock.go_to_next}

    def fill(self, page: Page | None) -> None:
        """Check a page, if the panel is visible."""
        if page is None or page.reviewer is None or not self.dock.isVisible():
            self._forget()
            return
        self._timer.stop()
        if self._task is not None:
            self._task.cancel()
        work, profile = page.reviewer.work.still(), page.profile
        self._task = page.services.files.start(
            lambda _task: _checked(work, profile),
            self,
            self.tr("The check failed; the log file has the details."),
        )
        self._task.failed.connect(partial(page.banner.tell, until=Until.CHECKED))
        self._task.done.connect(partial(self._show, page))

    @Slot()
    def _forget(self) -> None:
        """Show no findings, and stop a check of cues that may have other numbers by now."""
        if self._task is not None:
            self._task.cancel()
        self.dock.forget_findings()

    def _show(self, page: Page, checked: Checked) -> None:
        page.banner.over(Until.CHECKED)
        self.dock.show_findings(checked.judged.open, checked.judged.excepted, checked.mendable)
        if not page.profile.sets_limits:
            self.dock.tell(self.tr("No style is chosen: Cut, Profile"))

    @Slot(object, object)
    def mend(self, rule: Rule, cue: int | None) -> None:
        """Set other ends for cues that break `rule`, or for cue number `cue`, as one step."""
        page = self._free_page()
        if page is None or page.reviewer is None:
            return
        work = page.reviewer.work
        findings = [
            finding
            for finding in judged(work, work.findings(page.profile)).open
            if finding.rule is rule and cue in (None, finding.cue)
        ]
        plan = mending(work, page.profile, findings)
        if plan:
            page.do(lambda work: Retime.plan(work, plan))
            self.refill()
        else:
            page.banner.tell(self._obstacle(rule), Until.STEP)

    def _obstacle(self, rule: Rule) -> str:
        """Reason why a finding cannot be fixed."""
        if rule in AT_SHOTS:
            return self.tr("The cue has no place away from the shot change beside its neighbours.")
        return self.tr("A later end cannot fix this: the next cue follows at once.")

    @Slot(object)
    def except_finding(self, finding: Finding) -> None:
        """Ask why a finding is right as it is, and except it."""
        page = self._free_page()
        if page is None or page.reviewer is None:
            return
        reason = ask_reason(page, finding, _reasons(page.reviewer.work))
        if reason is not None:
            page.do(lambda work: SetExceptions.plan(work, [finding], reason))
            self.refill()

    @Slot(object)
    def remove_exception(self, finding: Finding) -> None:
        """Remove the exception that covers a finding."""
        page = self._free_page()
        if page is not None:
            page.do(lambda work: SetExceptions.plan_removal(work, [finding]))
            self.refill()

    @Slot()
    def solve(self) -> None:
        """Look for more time for the fast cues in the background, and let the user choose."""
        page = self._free_page()
        if page is None or page.reviewer is None:
            return
        task = page.read_state(
            partial(_solved, page.reviewer.work, page.profile),
            self.tr("The check failed; the log file has the details."),
            Until.CHECKED,
        )
        task.then(partial(self._choose, page, page.reviewer.work))

    def _choose(self, page: Page, work: Work, found: tuple[Solution | Unsolved, ...]) -> None:
        """Show the solutions, and apply the ticked ones as one step, or open a text."""
        if not found:
            page.banner.tell(self.tr("No cue is too fast any more."), Until.STEP)
            return
        with page.held():
            chosen, reworded = choose_solutions(page, page.path, work, found)
        if chosen:
            page.do(lambda work: more_time(work, chosen))
            self.refill()
        elif reworded is not None:
            page.table.go_to(reworded)
            page.edit_large()

    def _free_page(self) -> Page | None:
        """The page in front, if its review can be changed now."""
        page = self.pages.current()
        if page is None or page.reviewer is None or page.is_held:
            return None
        return page if page.table.finish_editing() else None


@dataclass(frozen=True, slots=True)
class Checked:
    """Findings of a file, and the cues whose findings other times can mend, by rule."""

    judged: Judged
    mendable: Mapping[Rule, frozenset[int]]


def _checked(work: Work, profile: Profile) -> Checked:
    """Check a file; runs in the background."""
    found = judged(work, work.findings(profile))
    return Checked(found, mendable(work, profile, found.open))


def _solved(work: Work, profile: Profile) -> tuple[Solution | Unsolved, ...]:
    """Solutions for the fast cues; runs in the background."""
    return solutions(work, profile, judged(work, work.findings(profile)).open)


def _reasons(work: Work) -> list[str]:
    """Reasons of earlier exceptions, the most frequent first."""
    everywhere = (*work.exceptions.values(), *work.cue_notes.exceptions.values())
    counts = Counter(one.reason for held in everywhere for one in held)
    return [reason for reason, _ in counts.most_common() if reason]
