# SPDX-License-Identifier: Apache-2.0
"""Replay of a session from its files: its steps, and the predictions between them."""

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
    rows_to_bytes,
    shown_digest,
    take_predictions,
)
from interpunct.work.work import Work


@dataclass(frozen=True, slots=True)
class SavedState:
    """A save of a review, and the steps in effect at that time."""

    saved: Saved
    done: tuple[Step, ...]


@dataclass(slots=True)
class ReplayedSession:
    """A replayed session: its length in bytes, the saves on the way, and the damage found.

    `typing` is the text that was being typed at the end. `differs` says that some cues look
    different now: another version of Interpunct may read or mark the text otherwise.
    """

    header: Header
    history: History
    saves: list[SavedState] = field(default_factory=list)
    typing: BeingTyped | None = None
    differs: bool = False
    length: int = 0
    damage: SessionError | None = None


def replay_session(journal: Path, work: Work) -> ReplayedSession:
    """Replay a session on `work`, which is built from its source bytes and options.

    Its predictions are restored. Raises SessionError for an invalid journal.
    """
    session = ReplayedSession(journals.read_header(journal), History(work))
    kept = _bytes_at(journal.with_suffix(".predictions"))
    digest = sha256(kept).hexdigest()

    def told(line: Line) -> None:
        match line:
            case Predicted():
                session.differs |= not _is_shown(work, line)
            case BeingTyped():
                session.typing = line or None
            case Saved():
                session.saves.append(SavedState(line, tuple(session.history.done)))
                if line.predictions == digest and rows_to_bytes(work.predicted()) != kept:
                    take_predictions(work, kept)
            case _:
                session.typing = None

    replayed = journals.replay_sound(journal, session.history, told)
    session.length, session.damage = replayed.length, replayed.damage
    return session


def _is_shown(work: Work, line: Predicted) -> bool:
    """Whether the predicted cues look as they did."""
    return shown_digest(work, line.predictions().slots) == line.shown


def replay_saved(journal: Path, work: Work, source: bytes) -> ReplayedSession:
    """`replay_session` of a review that was saved as `source`, the bytes of the file now.

    Raises SessionError where the review does not reproduce exactly these bytes. A part of it may
    be damaged, or another version of Interpunct may read the text otherwise.
    """
    replayed = replay_session(journal, work)
    if replayed.damage is not None or not _gives(work, replayed.saves[-1:], source):
        raise SessionError(
            "the saved review no longer produces the text of the file.",
            file=journal,
            remedy="The review starts again; the marks of the file are kept.",
        )
    return replayed


def _gives(work: Work, saves: list[SavedState], source: bytes) -> bool:
    """Whether saving in the way of the last of `saves` would write `source` again."""
    seen_only = any(save.saved.seen_only for save in saves)
    try:
        return (work.seen_only() if seen_only else work).to_bytes() == source
    except CaptionError:
        return False


def _bytes_at(path: Path) -> bytes:
    """Contents of the file at `path`; empty where it cannot be read."""
    try:
        return path.read_bytes()
    except OSError:
        return b""
