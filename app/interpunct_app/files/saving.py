# SPDX-License-Identifier: Apache-2.0
"""One save: its data, its path, and the message about it."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from interpunct.captions.backups import keep_backup
from interpunct.captions.formats import Target
from interpunct.captions.writing import losses, write_atomic
from interpunct.cutting.profiles import Profile
from interpunct.review.bookmarks import SetBookmarks
from interpunct.review.exceptions import SetExceptions
from interpunct.review.session import Session
from interpunct.sentences import counted
from interpunct.work.work import Work
from interpunct_app.translation import translated

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class SaveOrder:
    """Order to write `path`: in another format (`kind`), with house marks, or reviewed marks only.

    With `source`, those bytes are written: the file as it was opened. The previous content is kept
    in the folder `backups`, if given. Content whose SHA-256 is in `own` was written by this review
    and is not kept.
    """

    path: Path
    kind: Target | None = None
    house: Profile | None = None
    seen_only: bool = False
    source: bytes | None = None
    backups: Path | None = None
    own: frozenset[str] = frozenset()

    def carry_out(self, work: Work) -> Written:
        """Write the file; raises CaptionError, with nothing changed."""
        chosen = work.seen_only() if self.seen_only else work
        data = self.source or chosen.to_bytes(self.kind, self.house)
        backup = self._backup(data)
        write_atomic(self.path, data)
        lost = losses(chosen.document, self.kind) if self.kind else ()
        return Written(self, data, 0 if self.source else len(work.unseen()), backup, lost)

    def _backup(self, data: bytes) -> Path | None:
        """Back up the file at the path, if this review did not write it and it would be lost."""
        if self.backups is None or not self.path.exists():
            return None
        before = self.path.read_bytes()
        if before == data or sha256(before).hexdigest() in self.own:
            return None
        return keep_backup(before, self.path, self.backups)


@dataclass(frozen=True, slots=True)
class Written:
    """Result of a save: data, number of unseen marks, and path of the backup.

    `lost` tells what the other format cannot express.
    """

    order: SaveOrder
    data: bytes
    unseen: int
    backup: Path | None
    lost: tuple[str, ...] = ()

    def sentence(self) -> str:
        """Message about the save."""
        saved = translate("Saving", "Saved {name}")
        if self.order.source:
            saved = translate("Saving", "Nothing was changed, so {name} stays as opened")
        parts = [saved.format(name=self.order.path.name)]
        if self.unseen:
            parts.append(_unseen_text(self.unseen, left_out=self.order.seen_only))
        if self.backup is not None:
            parts.append(
                translate("Saving", "the previous file is kept as {path}").format(path=self.backup)
            )
        return "; ".join([*parts, *map(translated, self.lost)])


def untouched_source(session: Session, source: bytes) -> bytes | None:
    """Original bytes of a file that is shown unrolled, as long as saving must keep them.

    None once the user has changed something or has saved the file unrolled.
    """
    steps = (step.command for step in session.history.done)
    is_untouched = all(isinstance(command, SetBookmarks | SetExceptions) for command in steps)
    is_there = session.versions <= {sha256(source).hexdigest()}
    is_unrolled = session.work.notice is not None
    return source if is_unrolled and is_untouched and is_there else None


def _unseen_text(count: int, *, left_out: bool) -> str:
    """Sentence on the model's marks that nobody has reviewed."""
    if left_out:
        sentence = counted(
            count,
            one="1 mark that nobody looked at was left out",
            many="{count} marks that nobody looked at were left out",
        )
    else:
        sentence = counted(
            count,
            one="1 mark in it comes from the model; nobody has looked at it",
            many="{count} marks in it come from the model; nobody has looked at them",
        )
    return translated(sentence)
