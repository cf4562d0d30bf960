# SPDX-License-Identifier: Apache-2.0
"""What menus ask of the page in front."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from interpunct.errors import InterpunctError
from interpunct.review.queue import certain
from interpunct.review.restructuring import SetLanguage
from interpunct.segment.profiles import load_profile
from interpunct_app.cutting.preview import CutPreview
from interpunct_app.files.questions import ask_to_accept
from interpunct_app.keys.actions import Action, KeyCommand
from interpunct_app.keys.table import BINDINGS, When
from interpunct_app.pages.language_dialog import ask_languages
from interpunct_app.review.reviewer import Reviewer

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from interpunct.punctuate.casing import CasingMode
    from interpunct.review.queue import Order
    from interpunct.transcript.labels import MarksMode
    from interpunct_app.pages.file_actions import FileActions
    from interpunct_app.pages.page import Page
    from interpunct_app.pages.tabs import Pages

_SURE = 0.75
"""From which confidence on a slot may be accepted unseen, where the user limits something else."""


class PageCommands(QObject):
    """Carries wishes out on the page in front; where there is none, nothing happens."""

    def __init__(self, pages: Pages, files: FileActions) -> None:
        super().__init__(pages)
        self._pages = pages
        self._files = files
        self._settings = pages.services.settings

    def acts(self) -> dict[Action, Callable[[], object]]:
        """What the page in front does for each action of the key table that concerns it."""
        keys = (row.action for row in BINDINGS if row.when is When.SLOT)
        return {
            **{action: partial(self.perform, KeyCommand(action)) for action in keys},
            Action.UNDO: partial(self._on_review, Reviewer.undo),
            Action.REDO: partial(self._on_review, Reviewer.redo),
            Action.SAVE: partial(self._on_page, self._files.save),
            Action.SAVE_AS: partial(self._on_page, self._files.save_as),
            Action.EXPORT: partial(self._on_page, self._files.export),
            Action.CLOSE: partial(self._on_page, self._pages.close_page),
            Action.CUT: self.preview_cut,
        }

    def export_house(self) -> None:
        """Write the page with the marks of the house style."""
        self._on_page(self._files.export_house)

    def perform(self, command: KeyCommand) -> None:
        """Do what a key of the review does."""
        self._on_page(lambda page: page.perform(command))

    def cancel_prediction(self) -> None:
        """Stop predicting."""
        page = self._pages.current()
        if page is not None and page.feed is not None:
            page.feed.cancel()

    def jump_to_cue(self, cue: int) -> None:
        """Show a cue."""
        self._on_page(lambda page: page.table.go_to(cue))

    def use_order(self, order: Order) -> None:
        """Show the slots in another order."""
        self._on_review(lambda it: it.set_policy(it.queue.policy, order))

    def use_marks(self, marks: MarksMode) -> None:
        """Treat the marks of the file in another way, here and in the files opened next."""
        self._settings.set_choice("marks mode", marks)
        page, reviewer = self._pages.current(), self._reviewer()
        if page is not None and reviewer is not None:
            page.use_modes(marks, reviewer.state.casing_mode)

    def use_casing(self, casing: CasingMode) -> None:
        """Take the casing from elsewhere, here and in the files opened next."""
        self._settings.set_choice("casing mode", casing)
        page, reviewer = self._pages.current(), self._reviewer()
        if page is not None and reviewer is not None:
            page.use_modes(reviewer.state.marks_mode, casing)

    def use_bundle(self, folder: Path | None) -> None:
        """Predict every file with another bundle from now on; None is the one that ships."""
        self._pages.services.model.use(folder)
        for page in self._pages.all():
            page.predict_anew()

    def use_profile(self, name: str) -> None:
        """Measure and cut by another profile, here and in the files opened next."""
        self._settings.set_text("profile", name)
        self._on_page(lambda page: page.set_profile(load_profile(name)))

    def use_language(self, code: str) -> None:
        """Set the language of the selected cues."""
        page, reviewer = self._pages.current(), self._reviewer()
        if page is None or reviewer is None:
            return
        cues = page.table.selected_cues()
        self._try(page, lambda: reviewer.do(SetLanguage.plan(reviewer.state, cues, code)))

    def ask_languages(self) -> None:
        """Ask which languages the file can be in, and read it again with those."""
        page = self._pages.current()
        if page is None:
            return
        chosen = ask_languages(page, page.opener.options.languages, page.language_codes())
        if chosen is not None and chosen != page.opener.options.languages:
            self._pages.reopen(page, replace(page.opener.options, languages=chosen))

    def read_with_encoding(self, name: str) -> None:
        """Read the file again with another encoding."""
        page = self._pages.current()
        if page is not None:
            self._pages.reopen(page, replace(page.opener.options, encoding=name))

    @Slot()
    def accept_confident(self) -> None:
        """Accept the sure slots of the file as one step, once the user has agreed."""
        page, reviewer = self._pages.current(), self._reviewer()
        if page is None or reviewer is None:
            return
        threshold = reviewer.queue.policy.threshold or _SURE
        slots = certain(reviewer.state, threshold)
        if slots and ask_to_accept(page, len(slots), threshold * 100):
            self._try(page, lambda: reviewer.accept_all(slots))
        elif not slots:
            page.banner.tell(self.tr("No undecided slot is that sure."))

    def preview_cut(self) -> None:
        """Show what a cut would make of the file, and apply it if the user wants it."""
        page, reviewer = self._pages.current(), self._reviewer()
        if page is None or reviewer is None:
            return
        page.hold()
        preview = CutPreview(page, reviewer.state, page.services.files, self._settings)
        preview.exec()
        page.let_go()
        preview.deleteLater()
        command = preview.command
        if command is not None:
            self._try(page, lambda: reviewer.do(command))

    def _reviewer(self) -> Reviewer | None:
        page = self._pages.current()
        return page.reviewer if page else None

    def _on_page(self, act: Callable[[Page], object]) -> None:
        page = self._pages.current()
        if page is not None:
            act(page)

    def _on_review(self, act: Callable[[Reviewer], object]) -> None:
        reviewer = self._reviewer()
        if reviewer is not None:
            act(reviewer)

    def _try(self, page: Page, act: Callable[[], object]) -> None:
        """Do something that the engine may refuse."""
        try:
            act()
        except InterpunctError as error:
            page.banner.tell(str(error))
