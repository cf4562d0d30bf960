# SPDX-License-Identifier: Apache-2.0
"""A session done again from its files: its steps, and what was predicted between them."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from interpunct.errors import CaptionError, SessionError
from interpunct.review import journal as journals
from interpunct.review.commands import Step
from interpunct.review.history import History
from interpunct.review.journal_lines import BeingTyped, Header, Line, Predicted, Saved
from interpunct.work.cached_predictions import (
    predictions_to_bytes,
    shown_digest,
    take_predictions,
)
from interpunct.work.work import Work


@dataclass(frozen=True, slots=True)
class SavedState:
    """A save of a review, and the steps that were in effect then."""

    saved: Saved
    done: tuple[Step, ...]


@dataclass(slots=True)
class ReplayedSession:
    """A session done again: up to where, what it saved on the way, and what of it is damaged.

    `typing` is what was being typed at the end. `differs` tells that some cues are not shown as
    they were then: another version of Interpunct may read or mark the text otherwise.
    """

    header: Header
    history: History
    saves: list[SavedState] = field(default_factory=list)
    typing: BeingTyped | None = None
    differs: bool = False
    length: int = 0
    damage: SessionError | None = None


def replay_session(journal: Path, state: Work) -> ReplayedSession:
    """Do a session again on `state`, which is built from its source bytes and options.

    What was predicted then is put back. Raises SessionError for what is no journal.
    """
    session = ReplayedSession(journals.read_header(journal), History(state))
    kept = _bytes_at(journal.with_suffix(".predictions"))
    digest = sha256(kept).hexdigest()

    def told(line: Line) -> None:
        match line:
            case Predicted():
                session.differs |= not _is_shown(state, line)
            case BeingTyped():
                session.typing = line or None
            case Saved():
                session.saves.append(SavedState(line, tuple(session.history.done)))
                if line.predictions == digest and predictions_to_bytes(state) != kept:
                    take_predictions(state, kept)
            case _:
                session.typing = None

    replayed = journals.replay_sound(journal, session.history, told)
    session.length, session.damage = replayed.length, replayed.damage
    return session


def _is_shown(state: Work, line: Predicted) -> bool:
    """Whether the cues that were predicted look as they did."""
    return shown_digest(state, line.predictions().slots) == line.shown


def replay_saved(journal: Path, state: Work, source: bytes) -> ReplayedSession:
    """`replay_session` of a review that was saved as `source`, the bytes of the file now.

    Raises SessionError where the review does not give these bytes again, to the last one: a part
    of it may be damaged, or another version of Interpunct may read the text otherwise.
    """
    replayed = replay_session(journal, state)
    if replayed.damage is not None or not _gives(state, replayed.saves[-1:], source):
        raise SessionError(
            "the review that was saved does not give the text of the file any more.",
            file=journal,
            remedy="The file is reviewed anew; its marks are taken as given.",
        )
    return replayed


def _gives(state: Work, saves: list[SavedState], source: bytes) -> bool:
    """Whether a save like the last of `saves` would write `source` again."""
    seen_only = any(save.saved.seen_only for save in saves)
    try:
        return (state.seen_only() if seen_only else state).to_bytes() == source
    except CaptionError:
        return False


def _bytes_at(path: Path) -> bytes:
    """What the file at `path` holds; nothing where it cannot be read."""
    try:
        return path.read_bytes()
    except OSError:
        return b""
