# SPDX-License-Identifier: Apache-2.0
"""Reports files that another program changed or deleted, and reads them again on request."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtWidgets import QWidget

from interpunct.captions.backups import keep_backup
from interpunct.captions.reading import parse_captions, read_bytes, read_captions
from interpunct.review.decision_transfer import Carried, carry_over
from interpunct.sentences import counted
from interpunct.work.options import Options
from interpunct.work.work import Work
from interpunct_app.comparing.changed_dialog import (
    Answer,
    ChangedCue,
    ChangedDialog,
    changed_cues,
)
from interpunct_app.comparing.disk_watch import DiskWatch
from interpunct_app.pages.banner import Until
from interpunct_app.pages.file_actions import is_own
from interpunct_app.pages.page import Page
from interpunct_app.pages.tabs import Pages
from interpunct_app.translation import translated

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class _Changed:
    """File as it is on the disk: its bytes, changed cues, and the steps that fit."""

    data: bytes
    cues: list[ChangedCue]
    carried: Carried


class ChangedFiles(QObject):
    """Offers a comparison after a file has changed; never reads again without a request.

    Decisions are carried over as far as they fit, and the user's version is backed up.
    """

    def __init__(self, pages: Pages, window: QWidget) -> None:
        super().__init__(window)
        self._pages = pages
        self._window = window
        self.watch = DiskWatch(pages, self)
        self.watch.found.connect(self._tell)
        self.watch.refused.connect(self._refuse)

    @Slot(object, object)
    def _tell(self, page: Page, data: bytes | None) -> None:
        if data is None:
            sentence = self.tr("Another program deleted or moved {name}. Save writes it again.")
            page.banner.tell(sentence.format(name=page.path.name), Until.FOUND)
        elif is_own(page, data):
            page.banner.over(Until.FOUND)
        else:
            self._offer(page)

    @Slot(object, str)
    def _refuse(self, page: Page, sentence: str) -> None:
        page.banner.tell(sentence, Until.FOUND)

    def _offer(self, page: Page) -> None:
        sentence = self.tr("Another program changed {name}.").format(name=page.path.name)
        compare = partial(self.compare, page)
        page.banner.offer(sentence, self.tr("Compare…"), compare, Until.FOUND)

    def compare(self, page: Page) -> None:
        """Show what is another in the file of a page, and ask what to do.

        Text that is being typed and cannot be taken has to be put right before.
        """
        if page.reviewer is None or page.is_held:
            return
        self._offer(page)  # it stays until it is over
        if not page.table.finish_editing():
            return
        work, options = page.reviewer.work, _options_of(page)
        task = page.read_state(
            lambda: _changed(work, page.known_bytes, page.path, options),
            self.tr("The comparison failed; the log file has the details."),
            Until.CHECKED,
        )
        task.then(partial(self._ask, page))

    def _ask(self, page: Page, changed: _Changed) -> None:
        title = self.tr("{name} was changed").format(name=page.path.name)
        hints = list(_hints(page, changed))
        match ChangedDialog(self._window, title, hints, changed.cues).ask():
            case Answer.READ_AGAIN:
                self._read_again(page)
            case Answer.KEEP_MINE:
                self._keep_mine(page, changed.data)

    def _keep_mine(self, page: Page, data: bytes) -> None:
        """Continue with the shown state, accepting that the disk differs."""
        page.known_bytes = data
        if page.reviewer is not None:
            page.reviewer.note_saved(is_saved=False)
        page.banner.over(Until.FOUND)
        self.watch.look_anew(page)  # it may be another once more since it was compared

    def _read_again(self, page: Page) -> None:
        """Keep the file as the user has it, then read it again, if it still can be read."""
        if page.reviewer is None:
            return
        work, path, options = page.reviewer.work, page.path, _options_of(page)
        folder = page.services.backups_folder if page.is_modified else None
        broken = self.tr("The file could not be kept; the log file has the reason.")
        task = page.read_state(lambda: _kept(work, path, options, folder), broken, Until.WRITTEN)
        task.then(partial(self._reopen, page))

    def _reopen(self, page: Page, backup: Path | None) -> None:
        if page.reviewer is None:
            return
        work, cue = page.reviewer.work, page.table.current_cue() or 0
        fresh = self._pages.read_again(page, _options_of(page))
        if fresh is not None:
            fresh.began.connect(partial(self._carry, fresh, work, cue, backup))

    def _carry(self, page: Page, old: Work, cue: int, backup: Path | None) -> None:
        """Repeat the earlier decisions on the file read again."""
        carried = page.carry(old)
        if carried is None or page.document is None:
            return
        page.table.go_to(min(cue, len(page.document.cues) - 1))
        page.banner.tell(" ".join(_result(carried, backup)))


def _options_of(page: Page) -> Options:
    """Options of a page with its current modes."""
    assert page.reviewer is not None
    work = page.reviewer.work
    return replace(page.opener.options, marks=work.marks_mode, casing=work.casing_mode)


def _changed(work: Work, known: bytes, path: Path, options: Options) -> _Changed:
    """Read the file as it is now; raises CaptionError."""
    data = read_bytes(path)
    before, now = (
        parse_captions(one, path=path, encoding=options.encoding) for one in (known, data)
    )
    carried = carry_over(work, Work(now, options))
    return _Changed(data, changed_cues(before, now), carried)


def _kept(work: Work, path: Path, options: Options, folder: Path | None) -> Path | None:
    """Where the captions are kept as they are shown; None without a folder.

    Raises CaptionError where the file at `path` cannot be read any more.
    """
    read_captions(path, encoding=options.encoding)
    return keep_backup(work.to_bytes(), path, folder) if folder is not None else None


def _hints(page: Page, changed: _Changed) -> Iterator[str]:
    """Sentences on the changes, and on the effects of "Read again"."""
    if changed.cues:
        cues = counted(
            len(changed.cues),
            one="Another program changed 1 cue.",
            many="Another program changed {count} cues.",
        )
        yield translated(cues)
    else:
        yield translate("ChangedFiles", "No cue changed, only the text around the cues.")
    if changed.carried.all:
        yield _carried_text(changed.carried)
    unsaved = page.unsaved()
    if unsaved is not None and unsaved.edits + unsaved.cuts:
        yield translate(
            "ChangedFiles", "“Read again” drops your unsaved edits of text, cues and times."
        )
    if page.is_modified:
        yield translate("ChangedFiles", "Your version of the file is then kept as a backup.")


def _result(carried: Carried, backup: Path | None) -> Iterator[str]:
    """Sentences on the result of reading again."""
    yield translate("ChangedFiles", "The file was read again.")
    if carried.all:
        yield _carried_text(carried)
    if backup is not None:
        kept = translate("ChangedFiles", "Your version of the file is kept as {path}.")
        yield kept.format(path=backup)


def _carried_text(carried: Carried) -> str:
    text = translate(
        "ChangedFiles",
        "You set {all} marks, capitals and bookmarks; {kept} of them fit the new file.",
    )
    return text.format(all=carried.all, kept=carried.kept)
