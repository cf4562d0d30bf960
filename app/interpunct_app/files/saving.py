# SPDX-License-Identifier: Apache-2.0
"""One save: what is written where, and what is to be said of it."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from interpunct.captions.backups import keep_backup
from interpunct.captions.formats import CaptionFormat
from interpunct.captions.writing import losses, write_atomic
from interpunct.cutting.profiles import Profile
from interpunct.review.bookmarks import SetBookmarks
from interpunct.review.session import Session
from interpunct.sentences import counted
from interpunct.work.work import Work
from interpunct_app.translation import translated

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class SaveOrder:
    """What to write to `path`: in another format (`kind`), with house marks, only what was seen.

    With `source`, those bytes are written: the file as it was opened.
    What is there is kept in the folder `backups`, if one is given, unless its SHA-256 is among
    `own`: those are the versions that this review has written.
    """

    path: Path
    kind: CaptionFormat | None = None
    house: Profile | None = None
    seen_only: bool = False
    source: bytes | None = None
    backups: Path | None = None
    own: frozenset[str] = frozenset()

    def carry_out(self, work: Work) -> Written:
        """Write the file; raises CaptionError, and then nothing has changed."""
        chosen = work.seen_only() if self.seen_only else work
        data = self.source or chosen.to_bytes(self.kind, self.house)
        backup = self._backup(data)
        write_atomic(self.path, data)
        lost = losses(chosen.document, self.kind) if self.kind else ()
        return Written(self, data, 0 if self.source else len(work.unseen()), backup, lost)

    def _backup(self, data: bytes) -> Path | None:
        """Keep what is at the path now, where it is not ours and would be lost."""
        if self.backups is None or not self.path.exists():
            return None
        before = self.path.read_bytes()
        if before == data or sha256(before).hexdigest() in self.own:
            return None
        return keep_backup(before, self.path, self.backups)


@dataclass(frozen=True, slots=True)
class Written:
    """What was written; how many marks nobody had seen; where the file as it was is kept.

    `lost` tells what the other format cannot say.
    """

    order: SaveOrder
    data: bytes
    unseen: int
    backup: Path | None
    lost: tuple[str, ...] = ()

    def sentence(self) -> str:
        """What to say of it."""
        saved = translate("Saving", "Saved {name}")
        if self.order.source:
            saved = translate("Saving", "Nothing was changed, so {name} stays as it was opened")
        parts = [saved.format(name=self.order.path.name)]
        if self.unseen:
            parts.append(_unseen_text(self.unseen, left_out=self.order.seen_only))
        if self.backup is not None:
            parts.append(
                translate("Saving", "the file as it was is kept as {path}").format(
                    path=self.backup
                )
            )
        return "; ".join([*parts, *map(translated, self.lost)])


def untouched_source(session: Session, source: bytes) -> bytes | None:
    """The bytes of a file that was un-rolled to be shown, as long as saving is to leave it so.

    None once the user has changed something, or has saved it with every line once.
    """
    steps = (step.command for step in session.history.done)
    is_untouched = all(isinstance(command, SetBookmarks) for command in steps)
    is_there = session.versions <= {sha256(source).hexdigest()}
    is_unrolled = session.state.notice is not None
    return source if is_unrolled and is_untouched and is_there else None


def _unseen_text(count: int, *, left_out: bool) -> str:
    """What was done with the marks of the model that nobody looked at."""
    if left_out:
        sentence = counted(
            count,
            one="1 mark that nobody looked at was left out",
            many="{count} marks that nobody looked at were left out",
        )
    else:
        sentence = counted(
            count,
            one="1 mark in it was shown by the model and not looked at",
            many="{count} marks in it were shown by the model and not looked at",
        )
    return translated(sentence)
