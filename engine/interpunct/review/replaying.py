# SPDX-License-Identifier: Apache-2.0
"""A session done again from its files: its steps, and what was predicted when it was saved."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from interpunct.errors import CaptionError, SessionError
from interpunct.review import journal as journals
from interpunct.review.commands import Step
from interpunct.review.history import History
from interpunct.review.journal_lines import Header, Saved
from interpunct.work.kept_predictions import predictions_to_bytes, take_predictions
from interpunct.work.work import Work


@dataclass(frozen=True, slots=True)
class SavedState:
    """A save of a review, and the steps that were in effect then."""

    saved: Saved
    done: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class ReplayedSession:
    """A session done again: up to where, what it saved on the way, and what of it is damaged."""

    header: Header
    history: History
    saves: tuple[SavedState, ...]
    length: int
    damage: SessionError | None


def replay_session(journal: Path, state: Work) -> ReplayedSession:
    """Do a session again on `state`, which is built from its source bytes and options.

    Where it was saved last, what was predicted then is put back. Raises SessionError for what is
    no journal.
    """
    history = History(state)
    kept = _bytes_at(journal.with_suffix(".predictions"))
    digest = sha256(kept).hexdigest()
    saves: list[SavedState] = []

    def at_save(saved: Saved) -> None:
        saves.append(SavedState(saved, tuple(history.done)))
        if saved.predictions == digest and predictions_to_bytes(state) != kept:
            take_predictions(state, kept)

    header = journals.read_header(journal)
    replayed = journals.replay_sound(journal, history, at_save)
    return ReplayedSession(header, history, tuple(saves), replayed.length, replayed.damage)


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


def _gives(state: Work, saves: tuple[SavedState, ...], source: bytes) -> bool:
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
