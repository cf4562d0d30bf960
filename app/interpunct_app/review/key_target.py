# SPDX-License-Identifier: Apache-2.0
"""Check whether a key has something to act on: a selection, or the slot under review."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from interpunct_app.cues.table import CueTable
from interpunct_app.keys.actions import Action, Object, object_of
from interpunct_app.review.reviewer import Reviewer

translate = QCoreApplication.translate


def has_object(action: Action, table: CueTable, reviewer: Reviewer) -> bool:
    """Whether an action has something to act on; the reason is emitted if not."""
    reason = _why_not(object_of(action), table.selected_cues(), reviewer)
    if reason:
        reviewer.refused.emit(reason)
    return not reason


def _why_not(wanted: Object, chosen: list[int], reviewer: Reviewer) -> str:
    """Reason why an action cannot act; empty if it can."""
    if wanted is Object.NOTHING:
        return ""
    if wanted is Object.QUESTION:
        return _why_no_question(chosen, reviewer)
    return "" if chosen else translate("Chosen", "No row is selected.")


def _why_no_question(chosen: list[int], reviewer: Reviewer) -> str:
    cue = reviewer.cue
    if cue is None:
        return translate("Chosen", "There is no open question: select a row first.")
    if reviewer.entry is None:
        told = translate("Chosen", "Cue {cue} has no words, so this key does nothing here.")
        return told.format(cue=cue + 1)
    if chosen and cue not in chosen:
        told = translate("Chosen", "The open question is in cue {cue}, which is not selected.")
        return told.format(cue=cue + 1)
    return ""
