# SPDX-License-Identifier: Apache-2.0
"""Checks the page in front by its profile for the quality panel, and repairs findings."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from interpunct.cutting.checks import Rule
from interpunct.review.retiming import Retime
from interpunct.work.shot_times import AT_SHOTS, at_shots
from interpunct.work.time_plans import mended
from interpunct_app.background import Task
from interpunct_app.keys.actions import Action
from interpunct_app.pages.banner import Until
from interpunct_app.pages.page import Page
from interpunct_app.panels.front_review import Front
from interpunct_app.panels.panel import Menu, Panel
from interpunct_app.panels.quality.dock import QualityDock


class QualityCheck(Panel[QualityDock]):
    """Panel of findings; also checks again on request."""

    toggle = Action.QUALITY
    menus: ClassVar = {Menu.VIEW: (Action.NEXT_FINDING,)}

    def __init__(self, front: Front, window: QWidget) -> None:
        super().__init__(front, QualityDock(window))
        self._task: Task | None = None
        self.dock.check_wanted.connect(self.refill)
        self.dock.mend_wanted.connect(self.mend)
        self.dock.cue_wanted.connect(self.go_to_cue)
        front.changed.connect(self.dock.forget_place)

    def acts(self) -> dict[Action, Callable[[], object]]:
        """See `Panel`."""
        return {Action.NEXT_FINDING: self.dock.go_to_next}

    def fill(self, page: Page | None) -> None:
        """Check a page, if the panel is visible."""
        if self._task is not None:
            self._task.cancel()
        self.dock.show_findings(())
        if page is None or page.reviewer is None or not self.dock.isVisible():
            return
        work, profile = page.reviewer.work, page.profile
        self._task = page.read_state(
            lambda: work.findings(profile),
            self.tr("The check failed; the log file has the details."),
            Until.CHECKED,
        )
        self._task.done.connect(self.dock.show_findings)

    @Slot(object, object)
    def mend(self, rule: Rule, cue: int | None) -> None:
        """Set other ends for cues that break `rule`, or for cue number `cue`, as one step."""
        page = self.pages.current()
        if page is None or page.reviewer is None or page.is_held:
            return
        work = page.reviewer.work
        findings = [
            finding
            for finding in work.findings(page.profile)
            if finding.rule is rule and cue in (None, finding.cue)
        ]
        plan = mended(work, page.profile, findings) | at_shots(work, page.profile, findings)
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
