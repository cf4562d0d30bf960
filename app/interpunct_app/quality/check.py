# SPDX-License-Identifier: Apache-2.0
"""Checks the page in front by its profile for the quality panel, and repairs findings."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from interpunct.cutting.checks import Rule
from interpunct.review.retiming import Retime
from interpunct.work.time_plans import mended
from interpunct_app.background import Task
from interpunct_app.pages.banner import Until
from interpunct_app.pages.tabs import Pages
from interpunct_app.quality.dock import QualityDock


class QualityCheck(QObject):
    """Fills the panel when it opens, on request, and for another page."""

    def __init__(self, pages: Pages, dock: QualityDock) -> None:
        super().__init__(dock)
        self._pages = pages
        self._dock = dock
        self._task: Task | None = None
        dock.check_wanted.connect(self.run)
        dock.mend_wanted.connect(self.mend)
        pages.currentChanged.connect(dock.forget_place)
        pages.currentChanged.connect(self.run)
        pages.began.connect(self.run)

    @Slot()
    def run(self) -> None:
        """Check the page in front, if the panel is visible."""
        page = self._pages.current()
        if self._task is not None:
            self._task.cancel()
        self._dock.show_findings(())
        if page is None or page.reviewer is None or not self._dock.isVisible():
            return
        work, profile = page.reviewer.work, page.profile
        self._task = page.read_state(
            lambda: work.findings(profile),
            self.tr("The check broke down; the log file says where."),
            Until.CHECKED,
        )
        self._task.done.connect(self._dock.show_findings)

    @Slot(object, object)
    def mend(self, rule: Rule, cue: int | None) -> None:
        """Set other ends for cues that break `rule`, or for cue number `cue`, as one step."""
        page = self._pages.current()
        if page is None or page.reviewer is None or page.is_held:
            return
        work = page.reviewer.work
        findings = [
            finding
            for finding in work.findings(page.profile)
            if finding.rule is rule and cue in (None, finding.cue)
        ]
        plan = mended(work, page.profile, findings)
        if plan:
            page.do(lambda work: Retime.plan(work, plan))
            self.run()
        else:
            page.banner.tell(
                self.tr("No other end mends this: the next cue follows at once."), Until.STEP
            )
