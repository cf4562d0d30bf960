# SPDX-License-Identifier: Apache-2.0
"""Cuts a page, and shows an offer when later decisions outdate its last cut."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QVBoxLayout

from interpunct.cutting.profiles import load_profile
from interpunct.review.restructuring import CutStep
from interpunct.review.stale_cut import last_cut, moved_sentences, recut_of, stale_cues
from interpunct.work.work import Work
from interpunct_app.background import Task
from interpunct_app.cutting.preview import CutAgain, CutPreview
from interpunct_app.pages.banner import Banner
from interpunct_app.pages.page import Page
from interpunct_app.pages.tabs import Pages

_LOOK_MS = 300  # after the last step; long enough not to delay quick decisions


class Cuts(QObject):
    """Opens the cut preview of a page, and watches all pages under review."""

    def __init__(self, pages: Pages) -> None:
        super().__init__(pages)
        self._pages = pages
        pages.began.connect(self._watch)

    @Slot()
    def _watch(self) -> None:
        for page in self._pages.all():
            if page.reviewer is not None and page.findChild(CutNotice) is None:
                CutNotice(page, self.cut_again)

    def cut(self, page: Page, again: CutAgain | None = None) -> None:
        """Preview a cut of the file, and apply the accepted changes."""
        if page.reviewer is None:
            return
        services = page.services
        with page.held():
            given = services.files, services.settings, services.keys
            preview = CutPreview(page, page.reviewer.work, *given, again=again)
            preview.exec()
        preview.deleteLater()
        command = preview.command
        if command is not None:
            page.do(lambda _state: command)

    def cut_again(self, page: Page) -> None:
        """Preview a cut as last time, ticking the changes that later decisions need."""
        self.cut(page, _again(page))


def _again(page: Page) -> CutAgain | None:
    """Last cut of a page; None if none is in effect."""
    step = None if page.reviewer is None else last_cut(page.reviewer.session.history)
    if step is None or page.reviewer is None:
        return None
    recut = recut_of(step)
    return CutAgain(recut.profile, recut.mode, moved_sentences(page.reviewer.work, step))


class _Stale(NamedTuple):
    """Sentences that end elsewhere since a cut, and the first cue of each change needed."""

    sentences: tuple[range, ...]
    cues: tuple[int, ...]


class CutNotice(QObject):
    """Offers to cut a page again while its last cut is outdated.

    The check runs after each step, in the background and on a copy, so that the user need not
    wait. A closed offer returns only if other sentences are concerned.
    """

    def __init__(self, page: Page, cut_again: Callable[[Page], None]) -> None:
        super().__init__(page)
        self._page = page
        self._cut_again = cut_again
        self._told: tuple[range, ...] = ()
        self._task: Task | None = None
        self._timer = QTimer(self, singleShot=True, interval=_LOOK_MS)
        self.banner = Banner()
        column = page.layout()
        assert isinstance(column, QVBoxLayout)
        column.insertWidget(column.indexOf(page.banner) + 1, self.banner)
        self._timer.timeout.connect(self._look)
        page.changed.connect(self._timer.start)
        page.changed.connect(self._show_hold)
        if page.reviewer is not None:
            page.reviewer.stepped.connect(self._timer.start)
        self._timer.start()

    @Slot()
    def _show_hold(self) -> None:
        """Disable the offer while the page is held."""
        self.banner.setEnabled(not self._page.is_held)

    @Slot()
    def _look(self) -> None:
        """Check whether sentences end elsewhere since the cut, and what changes this needs."""
        if self._task is not None:
            self._task.cancel()
        reviewer = self._page.reviewer
        if reviewer is None or self._page.is_held or self._page.progress is not None:
            return  # `changed` is emitted again when that is over
        step = last_cut(reviewer.session.history)
        if step is None:
            self._tell(_Stale((), ()))
            return
        work = reviewer.work.still()
        broken = self.tr("The cut failed; the log file has the details.")
        self._task = self._page.services.files.start(
            lambda _task: _stale(work, step), self, broken
        )
        self._task.done.connect(self._tell)

    @Slot(object)
    def _tell(self, stale: _Stale) -> None:
        if not stale.cues:
            self._told = ()
            self.banner.hide()
        elif stale.sentences != self._told:
            self._told = stale.sentences
            self._offer(stale.cues)

    def _offer(self, cues: tuple[int, ...]) -> None:
        text = self.tr(
            "Sentence ends moved after the cut, first in cue {cue}. Changes that follow: {count}."
        )
        sentence = text.format(cue=cues[0] + 1, count=len(cues))
        self.banner.offer(sentence, self.tr("Cut again…"), self._act)

    def _act(self) -> None:
        if self._page.free_reviewer() is None:
            return
        self._cut_again(self._page)
        self._told = ()  # offered again if the user cancelled
        self._timer.start()


def _stale(work: Work, step: CutStep) -> _Stale:
    """Outdated parts of a cut, for a frozen state; runs on the background thread."""
    sentences = moved_sentences(work, step)
    profile = load_profile(recut_of(step).profile)
    return _Stale(sentences, stale_cues(work, step, profile, sentences))
