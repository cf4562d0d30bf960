# SPDX-License-Identifier: Apache-2.0
"""Undo and redo without limit, over the steps of a review."""

from __future__ import annotations

from interpunct.review.commands import Step
from interpunct.work.work import Work


class History:
    """The steps done and undone on one work, in order."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.done: list[Step] = []
        self.undone: list[Step] = []

    def do(self, step: Step) -> None:
        """Apply a step; steps undone before can no longer be redone."""
        step.apply(self.work)
        self.done.append(step)
        self.undone.clear()

    def undo(self) -> Step | None:
        """Revert the last step and return it; None when there is none."""
        if not self.done:
            return None
        step = self.done.pop()
        step.revert(self.work)
        self.undone.append(step)
        return step

    def redo(self) -> Step | None:
        """Apply the last undone step and return it; None when there is none."""
        if not self.undone:
            return None
        step = self.undone.pop()
        step.apply(self.work)
        self.done.append(step)
        return step
