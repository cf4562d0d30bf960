# SPDX-License-Identifier: Apache-2.0
"""Menu commands on the page in front."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from interpunct.cutting.profiles import load_profile
from interpunct.errors import InterpunctError
from interpunct.labels import MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.review.commands import Step
from interpunct.review.queue import Order
from interpunct.review.restructuring import SetLanguage
from interpunct.work.work import Work
from interpunct_app.files.choosing import choose_folder
from interpunct_app.finding.go_to import ask_place
from interpunct_app.keys.actions import Action, KeyCommand
from interpunct_app.keys.table import BINDINGS, OF_WIDGETS
from interpunct_app.pages.banner import Until
from interpunct_app.pages.cuts import Cuts
from interpunct_app.pages.file_actions import FileActions
from interpunct_app.pages.finder import Finder
from interpunct_app.pages.language_dialog import ask_languages
from interpunct_app.pages.page import Page
from interpunct_app.pages.row_commands import ROW_ACTS
from interpunct_app.pages.tabs import Pages
from interpunct_app.prediction.bundles import named_folder
from interpunct_app.retiming.dialogs import ask_set, ask_shift, ask_snap
from interpunct_app.retiming.sync_dialog import SyncDialog
from interpunct_app.review.history_dialog import HistoryDialog
from interpunct_app.review.key_target import has_object
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.settings.options import CASING, MARKS, PROFILE
from interpunct_app.speakers.dialog import ask_speaker
from interpunct_app.translation import told


def _ask_synchronise(page: Page, work: Work, chosen: Sequence[int]) -> Step | None:
    return SyncDialog(page, work, chosen, page.services.files, page.silences).ask_way()


Ask = Callable[[Page, Work, Sequence[int]], Step | None]
_ASKING: dict[Action, Ask] = {
    Action.SET_TIMES: ask_set,
    Action.SHIFT: ask_shift,
    Action.SYNCHRONISE: _ask_synchronise,
    Action.RENAME_SPEAKER: ask_speaker,
}


class PageCommands(QObject):
    """Carries out commands on the page in front; without a page, they do nothing."""

    def __init__(self, pages: Pages, files: FileActions) -> None:
        super().__init__(pages)
        self._pages = pages
        self._files = files
        self._settings = pages.services.settings
        self._finder = Finder(pages)
        self._cuts = Cuts(pages)

    def acts(self) -> dict[Action, Callable[[], object]]:
        """Functions for the actions of the key table that concern the page in front."""
        keys = {*ROW_ACTS, *(row.action for row in BINDINGS if row.when in OF_WIDGETS)}
        return {
            **{action: partial(self._perform, KeyCommand(action)) for action in keys},
            Action.UNDO: partial(self._on_review, Reviewer.undo),
            Action.REDO: partial(self._on_review, Reviewer.redo),
            Action.SAVE: partial(self._on_page, self._files.save),
            Action.SAVE_AS: partial(self._on_page, self._files.save_as),
            Action.EXPORT: partial(self._on_page, self._files.export),
            Action.CLOSE: partial(self._on_page, self._pages.close_page),
            Action.CUT: partial(self._on_page, self._cuts.cut),
            Action.CUT_AGAIN: partial(self._on_page, self._cuts.cut_again),
            Action.HISTORY: partial(self._on_page, _show_history),
            Action.GO_TO: partial(self._on_page, _go_to),
            **{act: partial(self._on_page, do) for act, do in self._finder.acts().items()},
            **{action: partial(self._ask, action, ask) for action, ask in _ASKING.items()},
            Action.SNAP: partial(self._ask, Action.SNAP, self._ask_snap),
        }

    def export_house(self) -> None:
        """Export the page with marks rendered in the house style."""
        self._on_page(self._files.export_house)

    def save_seen(self) -> None:
        """Save the page without the marks that nobody has reviewed."""
        self._on_page(partial(self._files.save_as, seen_only=True))

    def cancel_prediction(self) -> None:
        """Stop the prediction."""
        self._on_page(Page.stop_predicting)

    def resume_prediction(self) -> None:
        """Predict the rest of the file."""
        self._on_page(Page.predict)

    def use_order(self, order: Order) -> None:
        """Review the slots in another order."""
        self._on_review(lambda it: it.set_policy(it.queue.policy, order))

    def use_marks(self, marks: MarksMode) -> None:
        """Set the mode of existing marks, here and for files opened next."""
        MARKS.keep(self._settings, marks)
        self._on_page(lambda page: page.use_modes(marks=marks))

    def use_casing(self, casing: CasingMode) -> None:
        """Set the mode of casing, here and for files opened next."""
        CASING.keep(self._settings, casing)
        self._on_page(lambda page: page.use_modes(casing=casing))

    def use_bundle(self, folder: Path | None) -> None:
        """Predict all files with another bundle once it is loaded; None means the shipped bundle.

        If it cannot be loaded, nothing changes.
        """
        services = self._pages.services
        services.model.use(folder)
        for page in self._pages.all():
            if page.feed is not None:
                page.feed.give_way()
        task = services.model.load(services.models)
        task.done.connect(lambda _model: self._predict_anew(folder))

    def _predict_anew(self, folder: Path | None) -> None:
        """Predict every file with the bundle in `folder`, if it is the current choice."""
        if self._pages.services.model.bundle != folder:
            return
        front = self._pages.current()
        for page in sorted(self._pages.all(), key=lambda page: page is not front):
            page.predict_anew()

    def ask_bundle(self) -> None:
        """Let the user choose a bundle folder, and use it until the program ends."""
        title = self.tr("Folder of a model (install archives with Models…)")
        folder = choose_folder(self._pages, title)
        if folder is not None:
            self.use_bundle(named_folder(str(folder.absolute())))

    def use_profile(self, name: str) -> None:
        """Measure and cut by another profile, here and for files opened next."""
        PROFILE.keep(self._settings, name)
        self._on_page(lambda page: _set_profile(page, name))

    def take_changed_profile(self, name: str) -> None:
        """Measure the files that have a profile by its new limits."""
        for page in self._pages.all():
            if page.profile.source == name:
                _set_profile(page, name)

    def use_language(self, code: str) -> None:
        """Set the language of the selected cues."""

        def use(page: Page) -> None:
            cues = page.table.selected_cues()
            page.do(lambda work: SetLanguage.plan(work, cues, code))

        self._on_page(use)

    def ask_languages(self) -> None:
        """Ask for the possible languages of the file, and read it again with these."""

        def ask(page: Page) -> None:
            known, found = page.opener.options.languages, page.language_codes()
            chosen = ask_languages(page, known, found)
            if chosen is not None and set(chosen) not in (set(known), set(known or found)):
                self._pages.reopen(page, replace(page.opener.options, languages=chosen))

        self._on_page(ask)

    def read_with_encoding(self, name: str) -> None:
        """Read the file again with another encoding; if this fails, nothing changes."""

        def read(page: Page) -> None:
            options = replace(page.opener.options, encoding=name)
            task = page.opener.try_encoding(page.path, name)
            task.failed.connect(partial(page.banner.tell, until=Until.OPENED))
            task.failed.connect(page.changed)  # the menu ticks the current encoding again
            task.done.connect(lambda _document: self._pages.reopen(page, options))

        self._on_page(read)

    def _ask(self, action: Action, ask: Ask) -> None:
        """Ask for a change of the selected cues, and apply it."""

        def asked(page: Page) -> None:
            if page.reviewer is None or not has_object(action, page.table, page.reviewer):
                return
            cues = page.table.selected_cues()
            with page.held():
                command = ask(page, page.reviewer.work, cues)
            if command is not None:
                page.do(lambda _state: command)

        self._on_page(asked)

    def _ask_snap(self, page: Page, work: Work, chosen: Sequence[int]) -> Step | None:
        return ask_snap(self._settings, page, work, chosen, page.frame_rate)

    def _perform(self, command: KeyCommand) -> None:
        self._on_page(lambda page: page.perform(command))

    def _on_page(self, act: Callable[[Page], object]) -> None:
        page = self._pages.current()
        if page is not None and page.table.finish_editing():
            act(page)

    def _on_review(self, act: Callable[[Reviewer], object]) -> None:
        self._on_page(lambda page: act(page.reviewer) if page.reviewer else None)


def _set_profile(page: Page, name: str) -> None:
    """Measure a page by a profile, or tell why it cannot be read."""
    try:
        page.set_profile(load_profile(name))
    except InterpunctError as error:
        page.banner.tell(told(error), Until.STEP)


def _go_to(page: Page) -> None:
    """Ask for a cue number or a time, and go there."""
    if page.reviewer is not None:
        cue = ask_place(page, page.reviewer.work.document.cues)
        if cue is not None:
            page.table.go_to(cue)


def _show_history(page: Page) -> None:
    """Show the steps done, and go to a chosen step."""
    if page.reviewer is not None:
        dialog = HistoryDialog(page, page.reviewer)
        dialog.exec()
        dialog.deleteLater()
