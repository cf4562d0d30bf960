# SPDX-License-Identifier: Apache-2.0
"""Cuts a page, and tells below its banner where later decisions left its last cut behind."""

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

_LOOK_MS = 300  # after the last step; a decision a second is not held up


class Cuts(QObject):
    """Opens the preview of a cut for a page, and watches all pages whose review has begun."""

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
        """Show what a cut would make of the file, and apply what of it the user wants."""
        if page.reviewer is None:
            return
        services = page.services
        page.hold()
        try:
            given = services.files, services.settings, services.keys
            preview = CutPreview(page, page.reviewer.state, *given, again=again)
            preview.exec()
        finally:
            page.let_go()
        preview.deleteLater()
        command = preview.command
        if command is not None:
            page.do(lambda _state: command)

    def cut_again(self, page: Page) -> None:
        """`cut`, as the last time; ticked is what later decisions ask for."""
        self.cut(page, _again(page))


def _again(page: Page) -> CutAgain | None:
    """The last cut of a page; None where none is in effect."""
    step = None if page.reviewer is None else last_cut(page.reviewer.session.history)
    if step is None or page.reviewer is None:
        return None
    recut = recut_of(step)
    return CutAgain(recut.profile, recut.mode, moved_sentences(page.reviewer.state, step))


class _Stale(NamedTuple):
    """Sentences that end elsewhere since a cut, and the first cue of each change they ask for."""

    sentences: tuple[range, ...]
    cues: tuple[int, ...]


class CutNotice(QObject):
    """Offers to cut a page again as long as its last cut would be another now.

    After every step that is looked at, in the background and on a copy, so that nobody waits.
    What the user closes is told again only when other sentences are concerned.
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
        """Offer nothing while somebody reads the state."""
        self.banner.setEnabled(not self._page.is_held)

    @Slot()
    def _look(self) -> None:
        """See whether sentences end elsewhere than at the cut, and what that asks for."""
        if self._task is not None:
            self._task.cancel()
        reviewer = self._page.reviewer
        if reviewer is None or self._page.is_held or self._page.progress is not None:
            return  # the page changes once more when that is over
        step = last_cut(reviewer.session.history)
        if step is None:
            self._tell(_Stale((), ()))
            return
        state = reviewer.state.still()
        broken = self.tr("The cut broke down; the log file says where.")
        self._task = self._page.services.files.start(
            lambda _task: _stale(state, step), self, broken
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
            "Since the file was cut, sentences came to end elsewhere, first in cue {cue}. "
            "Changes that follow them: {count}."
        )
        sentence = text.format(cue=cues[0] + 1, count=len(cues))
        self.banner.offer(sentence, self.tr("Cut again…"), self._act)

    def _act(self) -> None:
        self._cut_again(self._page)
        self._told = ()  # where the user did not want it after all, it is still offered
        self._timer.start()


def _stale(state: Work, step: CutStep) -> _Stale:
    """What of a cut is stale in a state that holds still; done on the background thread."""
    sentences = moved_sentences(state, step)
    profile = load_profile(recut_of(step).profile)
    return _Stale(sentences, stale_cues(state, step, profile, sentences))
