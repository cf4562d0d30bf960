# SPDX-License-Identifier: Apache-2.0
"""Review keys on a page, carried out on the selected rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from interpunct.review.queue import certain
from interpunct.review.restructuring import JoinCues
from interpunct_app.cues.table import CueTable
from interpunct_app.files.questions import ask_to_accept
from interpunct_app.keys.actions import Action, KeyCommand, is_repeatable
from interpunct_app.pages.row_commands import ROW_ACTS, RowCommands
from interpunct_app.review.key_target import has_object
from interpunct_app.review.pane import ReviewPane
from interpunct_app.review.reviewer import Reviewer

translate = QCoreApplication.translate

_SURE = 0.9
"""Confidence from which a slot may be accepted unseen if the policy sets no threshold."""


@dataclass(frozen=True, slots=True)
class ReviewKeys:
    """Carries out review keys, buttons and menu entries.

    `play` handles those on the sound, `edit_large` edits below the table. `gap_ms` is the
    least gap beside a new row.
    """

    pane: ReviewPane
    table: CueTable
    play: Callable[[Action], object]
    edit_large: Callable[[], object]
    gap_ms: Callable[[], int]

    def perform(self, command: KeyCommand, reviewer: Reviewer) -> None:
        """Carry out a key; a held key never decides anything."""
        action = command.action
        if command.is_repeated and not is_repeatable(action):
            return
        if has_object(action, self.table, reviewer):
            self._act(command, reviewer)

    def _act(self, command: KeyCommand, reviewer: Reviewer) -> None:
        match command.action:
            case Action.PLAY_CUE | Action.PLAY_SLOT | Action.PLAY_ON | Action.LOOK_HERE:
                self.play(command.action)
            case Action.LEAVE:
                self.table.setFocus()
            case Action.ASK_MORE:
                self.pane.queue_bar.ask_more()
            case Action.ASK_FEWER:
                self.pane.queue_bar.ask_fewer()
            case Action.ACCEPT_CONFIDENT:
                _accept_confident(self.pane, reviewer)
            case Action.EDIT if (cue := self.table.chosen_cue()) is not None:
                self.table.edit_cue(cue)
            case Action.EDIT_LARGE:
                self.edit_large()
            case Action.JOIN:
                _join(self.table.selected_cues(), reviewer)
            case action if action in ROW_ACTS:
                ROW_ACTS[action](RowCommands(self.table, reviewer, self.gap_ms()))
            case _:
                reviewer.perform(command)


def _join(cues: Sequence[int], reviewer: Reviewer) -> None:
    """Join these adjacent cues, or a single cue and the next."""
    first, count = cues[0], len(cues)
    if cues[-1] - first >= count:
        reviewer.refused.emit(translate("Page", "Only adjacent rows can be joined."))
    else:
        reviewer.attempt(lambda work: JoinCues.plan(work, first, max(count, 2)))


def _accept_confident(parent: QWidget, reviewer: Reviewer) -> None:
    """Accept the file's sure marks and casings as one step, if the user agrees."""
    policy, threshold = reviewer.queue.policy, reviewer.queue.policy.threshold or _SURE
    entries = certain(reviewer.work, threshold, capitals=policy.capitals)
    if not entries:
        reviewer.refused.emit(translate("Page", "No undecided proposal is that confident."))
    elif ask_to_accept(parent, len(entries), threshold * 100):
        reviewer.accept_all(entries)
