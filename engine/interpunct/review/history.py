# SPDX-License-Identifier: Apache-2.0
"""Undo and redo without limit, over the commands of a review."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from interpunct.review.commands import Command
    from interpunct.work.work import Work


class History:
    """The commands done and undone on one state, in order."""

    def __init__(self, state: Work) -> None:
        self.state = state
        self.done: list[Command] = []
        self.undone: list[Command] = []

    def do(self, command: Command) -> None:
        """Apply a command; what was undone before can no longer be redone."""
        command.apply(self.state)
        self.done.append(command)
        self.undone.clear()

    def undo(self) -> Command | None:
        """Revert the last command and give it; None when there is none."""
        if not self.done:
            return None
        command = self.done.pop()
        command.revert(self.state)
        self.undone.append(command)
        return command

    def redo(self) -> Command | None:
        """Apply the command undone last and give it; None when there is none."""
        if not self.undone:
            return None
        command = self.undone.pop()
        command.apply(self.state)
        self.done.append(command)
        return command
