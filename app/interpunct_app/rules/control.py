# SPDX-License-Identifier: Apache-2.0
"""Asks for house rules, shows their proposals, and applies the ticked ones as one step."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from interpunct.errors import InterpunctError
from interpunct.review.commands import Step
from interpunct.review.finding import Hit
from interpunct.review.restructuring import EditPayloads
from interpunct.rules.common_errors import COMMON_ERRORS
from interpunct.rules.glossary_rule import GlossaryRule
from interpunct.rules.house_rule import HouseRule
from interpunct.rules.proposing import Proposal, Proposals, payloads_of, proposals
from interpunct.transcript.glossary_file import glossary_of
from interpunct.transcript.languages import language
from interpunct.work.matching import changed_parts
from interpunct.work.work import Work
from interpunct_app.finding.preview import Replacement, ReplacePreview
from interpunct_app.keys.actions import Action
from interpunct_app.looks.windows import is_accepted, show_folder
from interpunct_app.pages.banner import Until
from interpunct_app.pages.page import Page
from interpunct_app.pages.services import Services
from interpunct_app.pages.tabs import Pages
from interpunct_app.rules.dialog import RulesDialog
from interpunct_app.rules.own_lists import add_list, own_lists
from interpunct_app.spelling.own_words import words_folder
from interpunct_app.translation import told, translated

_MOST_NOTES = 3


class RulesControl(QObject):
    """House rules for the page in front; lists of the user's own lie beside the own words."""

    def __init__(self, pages: Pages, services: Services, parent: QWidget) -> None:
        super().__init__(parent)
        self._pages = pages
        self._settings = services.settings
        self.folder = (services.words_folder or words_folder()) / "replace"

    def acts(self) -> dict[Action, Callable[[], object]]:
        """Functions of the key table's actions of this room."""
        return {Action.HOUSE_RULES: self.ask}

    def ask(self) -> None:
        """Let the user choose rules, and look for what they would change."""
        page = self._pages.current()
        if page is None or page.free_reviewer() is None:
            return
        own, faults = own_lists(self.folder)
        terms = _of_glossary(page.path, faults)
        dialog = RulesDialog(
            page, self._settings, [*COMMON_ERRORS, *terms, *own], page.profile, faults
        )
        dialog.list_wanted.connect(partial(self._add_list, dialog))
        dialog.folder_wanted.connect(self._show_folder)
        with page.held():
            wanted = is_accepted(dialog)
        if wanted:
            self._look(page, dialog.chosen(), for_all=dialog.is_for_all())

    def _show_folder(self) -> None:
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
        show_folder(self.folder)

    def _add_list(self, dialog: RulesDialog) -> None:
        title = self.tr("Choose a list of replacements")
        kinds = self.tr("Lists of replacements ({endings})").format(endings="*.tsv *.toml")
        name, _ = QFileDialog.getOpenFileName(dialog, title, "", kinds)
        if not name:
            return
        try:
            dialog.add(add_list(self.folder, Path(name)))
        except InterpunctError as error:
            dialog.tell(told(error))

    def _look(self, page: Page, rules: list[HouseRule], *, for_all: bool) -> None:
        """Find the proposals in the background."""
        if page.reviewer is None:
            return
        work = page.reviewer.work
        cues = range(len(work.document.cues)) if for_all else page.table.selected_cues()
        broken = self.tr("The house rules failed; the log file has the details.")
        task = page.read_state(lambda: proposals(work, rules, cues), broken, Until.STEP)
        task.then(partial(self._preview, page, work))

    def _preview(self, page: Page, work: Work, found: Proposals) -> None:
        """Show the proposals, and apply the ticked ones."""
        notes = "\n".join(map(translated, found.problems[:_MOST_NOTES]))
        if not found.rows:
            page.banner.tell(notes or self.tr("The rules find nothing to change."), Until.STEP)
            return
        rows = [_shown(page.path, work, one) for one in found.rows]
        preview = ReplacePreview(page, rows, notes, self.tr("House rules"))
        with page.held():
            wanted = is_accepted(preview)
        if wanted:
            ticked = [found.rows[place] for place in preview.model.ticked()]
            broken = self.tr("The house rules failed; the log file has the details.")
            task = page.read_state(partial(_planned, work, ticked), broken, Until.STEP)
            task.done.connect(lambda step: page.do(lambda _state: step))


def _of_glossary(captions: Path, faults: list[str]) -> list[HouseRule]:
    """The rule of the glossary for a file, if there is one; a faulty glossary is told."""
    try:
        glossary = glossary_of(captions)
    except InterpunctError as error:
        faults.append(told(error))
        return []
    return [GlossaryRule(glossary)] if glossary.terms else []


def _planned(work: Work, ticked: list[Proposal]) -> Step:
    return EditPayloads.plan_payloads(work, payloads_of(work, ticked))


def _shown(path: Path, work: Work, one: Proposal) -> Replacement:
    """Row of the preview, with a box around the part that changes."""
    gone, _ = changed_parts(one.before, one.after)
    hit = Hit(gone.start, gone.stop)
    mirrored = language(work.language_of_cue(one.cue)).right_to_left
    title = translated(one.rule.title)
    return Replacement(
        path,
        one.cue,
        one.before,
        one.after,
        (hit,) if hit.start < hit.end else (),
        mirrored,
        title,
    )
