# SPDX-License-Identifier: Apache-2.0
"""Questions of the editor, each with the consequence of every answer."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from interpunct.review.found_sessions import FoundSession
from interpunct.review.unsaved_work import UnsavedSteps
from interpunct.sentences import counted
from interpunct_app.looks.plain import Choice, agrees, choose
from interpunct_app.translation import translated

translate = QCoreApplication.translate

_ROLES = QMessageBox.ButtonRole


class Unsaved(Enum):
    """Answer on unsaved steps."""

    SAVE = "save"
    DISCARD = "discard"
    KEEP = "keep"
    STAY = "stay"


class Recovery(Enum):
    """Answer on an unclosed session."""

    RESTORE = "restore"
    DISCARD = "discard"
    LATER = "later"


def ask_about_unsaved(parent: QWidget, name: str, unsaved: UnsavedSteps | None) -> Unsaved:
    """Ask before closing a file with unsaved steps."""
    hint = translate(
        "Questions",
        "“Keep for later” leaves the file unchanged and offers your steps at the next start.",
    )
    lost = [unsaved_text(unsaved, datetime.now(UTC))] if unsaved else []
    choices: dict[Unsaved, Choice] = {
        Unsaved.SAVE: QMessageBox.StandardButton.Save,
        Unsaved.KEEP: (translate("Questions", "Keep for later"), _ROLES.AcceptRole),
        Unsaved.DISCARD: (translate("Questions", "Don't save"), _ROLES.DestructiveRole),
        Unsaved.STAY: QMessageBox.StandardButton.Cancel,
    }
    return choose(
        parent,
        translate("Questions", "Unsaved steps"),
        translate("Questions", "Save your steps in {name}?").format(name=name),
        choices,
        enter=Unsaved.STAY,  # an accidental key does no harm
        closed=Unsaved.STAY,
        hint="\n\n".join([*lost, hint]),
    )


def ask_to_recover(parent: QWidget, found: FoundSession) -> Recovery:
    """Ask what to do with one unclosed session."""
    told = translate("Questions", "{name} was not closed properly.")
    choices: dict[Recovery, Choice] = {
        Recovery.RESTORE: (translate("Questions", "Restore"), _ROLES.AcceptRole),
        Recovery.LATER: (translate("Questions", "Later"), _ROLES.RejectRole),
        Recovery.DISCARD: (translate("Questions", "Discard"), _ROLES.DestructiveRole),
    }
    return choose(
        parent,
        translate("Questions", "Steps to recover"),
        told.format(name=Path(found.caption).name),
        choices,
        enter=Recovery.RESTORE,
        closed=Recovery.LATER,
        hint=" ".join(_recoverable(found)),
    )


def _recoverable(found: FoundSession) -> Iterator[str]:
    """Sentences on what can be recovered of a session."""
    if found.steps:
        asked = counted(
            found.steps,
            one="1 step was made, {age}. Restore it?",
            many="{count} steps were made, the last one {age}. Restore them?",
            age=age_text(found.modified, datetime.now(UTC)),
        )
        yield translated(asked)
    if found.has_typing:
        yield typing_hint()


def typing_hint() -> str:
    """Sentence on uncommitted text from the time when the program ended."""
    return translate(
        "Questions",
        "The text that you were typing into a cue will be back in its box, to accept or to "
        "discard.",
    )


def ask_to_accept(parent: QWidget, count: int, percent: float) -> bool:
    """Ask before accepting many slots unseen."""
    return agrees(
        parent,
        translate("Questions", "Accept the rest"),
        translated(
            counted(
                count,
                one="Accept 1 proposal in this file with a confidence of at least "
                "{percent:.0f} %? This is one step, and can be undone.",
                many="Accept {count} proposals in this file with a confidence of at least "
                "{percent:.0f} %? This is one step, and can be undone.",
                percent=percent,
            )
        ),
        enter=True,
    )


def ask_to_discard_text(parent: QWidget) -> bool:
    """Ask before discarding text typed into a cue."""
    return agrees(
        parent,
        translate("Questions", "Text not accepted"),
        translate("Questions", "Throw away the text that you typed into this cue?"),
        yes=(translate("Questions", "Throw away"), _ROLES.DestructiveRole),
        no=(translate("Questions", "Go on typing"), _ROLES.RejectRole),
    )


def unsaved_text(unsaved: UnsavedSteps, now: datetime) -> str:
    """Sentence on the steps that are lost without a save, and their age."""
    counted = (
        (unsaved.decisions, translate("Questions", "marks decided")),
        (unsaved.casings, translate("Questions", "capitals set")),
        (unsaved.edits, translate("Questions", "edits of text, cues or languages")),
        (unsaved.cuts, translate("Questions", "cuts of the file")),
        (unsaved.modes, translate("Questions", "changes of the modes")),
        (unsaved.bookmarks, translate("Questions", "bookmarks set or removed")),
        (unsaved.exceptions, translate("Questions", "exceptions set or removed")),
        (unsaved.taken_back, translate("Questions", "saved steps undone")),
    )
    steps = ", ".join(f"{what}: {count}" for count, what in counted if count)
    if not steps:
        return translate(
            "Questions", "The file on the disk differs from the text that you see here."
        )
    if unsaved.is_saved:
        since = translate("Questions", "Not yet in the file, since the last save, {age}: {steps}.")
    else:
        since = translate("Questions", "Not yet in the file, since you opened it, {age}: {steps}.")
    return since.format(age=age_text(unsaved.since, now), steps=steps)


def age_text(then: datetime, now: datetime) -> str:
    """Approximate time since `then`."""
    minutes = int((now - then).total_seconds() // 60)
    if minutes < 1:
        return translate("Questions", "just now")
    if minutes < 60:
        return translated(counted(minutes, one="1 min ago", many="{count} min ago"))
    if minutes < 60 * 48:
        return translated(counted(minutes // 60, one="1 h ago", many="{count} h ago"))
    days = minutes // (60 * 24)
    return translated(counted(days, one="1 day ago", many="{count} days ago"))
