# SPDX-License-Identifier: Apache-2.0
"""The menus, and which of their entries make sense for the page in front."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from interpunct.captions.document import CaptionFormat
from interpunct.review.queue import Order
from interpunct.transcript.languages import languages
from interpunct_app.keys.keys import Action, KeyCommand
from interpunct_app.prediction.bundles import installed_models
from interpunct_app.settings import choices
from interpunct_app.window.menu_entries import ChoiceMenu, add_action

if TYPE_CHECKING:
    from interpunct.punctuate.casing import CasingMode
    from interpunct.transcript.labels import MarksMode
    from interpunct_app.looks.theme import Scheme
    from interpunct_app.pages.commands import PageCommands
    from interpunct_app.pages.page import Page, Services

Keys = QKeySequence.StandardKey


class MenuBar(QMenuBar):
    """Builds the menus once; `show_page` fits them to a page.

    What concerns a page is done by `commands`; what concerns the window is asked by signals.
    """

    open_wanted = Signal()
    file_wanted = Signal(Path)
    scheme_wanted = Signal(object)
    keys_wanted = Signal()
    about_wanted = Signal()
    quit_wanted = Signal()

    def __init__(self, commands: PageCommands, services: Services, quality: QAction) -> None:
        super().__init__()
        self._commands = commands
        self._services = services
        self.quality = quality
        self._needs_page: list[QAction] = []
        self._needs_review: list[QAction] = []
        self._build_file()
        self._build_edit()
        self._build_review()
        self._build_language()
        self._build_cut()
        self._build_view()
        self._build_help()

    def show_page(self, page: Page | None) -> None:
        """Enable what makes sense for `page`, and tick what holds for it."""
        reviewer = page.reviewer if page else None
        for action in self._needs_page:
            action.setEnabled(page is not None and page.document is not None)
        for action in self._needs_review:
            action.setEnabled(reviewer is not None)
        stack = reviewer.undo_stack if reviewer else None
        _show_step(
            self.undo, self.tr("Undo"), stack and stack.canUndo(), stack and stack.undoText()
        )
        _show_step(
            self.redo, self.tr("Redo"), stack and stack.canRedo(), stack and stack.redoText()
        )
        self.profile.show_chosen(page.profile.name if page else None)
        if reviewer is not None:
            self.marks.show_chosen(reviewer.state.marks_mode)
            self.casing.show_chosen(reviewer.state.casing_mode)
            self.order.show_chosen(reviewer.queue.policy.order)
        self.export_house.setEnabled(
            page is not None and page.profile.renders_marks(page.language_codes())
        )
        if page is not None and page.document is not None:
            self.encoding.show_chosen(page.document.encoding.name)
            is_vtt = page.document.format is CaptionFormat.VTT
            self.export.setText(
                self.tr("Export as SRT…") if is_vtt else self.tr("Export as WebVTT…")
            )

    def tools(self) -> list[QAction]:
        """The actions of the tool bar."""
        return [self.open, self.save, self.undo, self.redo, self.cut, self.quality, self.keys]

    def _build_file(self) -> None:
        commands = self._commands
        menu = self.addMenu(self.tr("&File"))
        self.open = add_action(menu, self.tr("&Open…"), self.open_wanted.emit, Keys.Open, "open")
        self.recent = menu.addMenu(self.tr("Open &recent"))
        self.recent.aboutToShow.connect(self._fill_recent)
        menu.addSeparator()
        self.save = add_action(menu, self.tr("&Save"), commands.save, Keys.Save, "save")
        save_as = add_action(menu, self.tr("Save &as…"), commands.save_as, Keys.SaveAs)
        self.export = add_action(
            menu, self.tr("&Export as WebVTT…"), commands.export, "Ctrl+Shift+E"
        )
        self.export_house = add_action(
            menu, self.tr("Export with &house marks…"), commands.export_house
        )
        menu.addSeparator()
        self.encoding: ChoiceMenu[str] = ChoiceMenu(
            self.tr("Read again with e&ncoding"), self, commands.read_with_encoding
        )
        self.encoding.fill((name, name.upper()) for name in choices.ENCODINGS)
        menu.addMenu(self.encoding)
        menu.addSeparator()
        close = add_action(menu, self.tr("&Close file"), commands.close, Keys.Close)
        add_action(menu, self.tr("&Quit"), self.quit_wanted.emit, Keys.Quit)
        self._needs_page += [close, self.encoding.menuAction()]
        self._needs_review += [self.save, save_as, self.export]

    def _build_edit(self) -> None:
        menu = self.addMenu(self.tr("&Edit"))
        self.undo = add_action(menu, self.tr("&Undo"), self._commands.undo, Keys.Undo, "undo")
        self.redo = add_action(menu, self.tr("&Redo"), self._commands.redo, Keys.Redo, "redo")
        self.redo.setShortcuts([QKeySequence(Keys.Redo), QKeySequence("Ctrl+Y")])
        menu.addSeparator()
        self._add_command(menu, self.tr("&Edit the text"), "F2", Action.EDIT)
        self._add_command(menu, self.tr("&Split the cue here"), "/", Action.SPLIT)
        self._add_command(menu, self.tr("&Join with the next cue"), "M", Action.JOIN)

    def _build_review(self) -> None:
        commands = self._commands
        menu = self.addMenu(self.tr("&Review"))
        self._add_command(menu, self.tr("&Next slot in doubt"), "Tab", Action.NEXT_DOUBT)
        self._add_command(
            menu, self.tr("&Previous slot in doubt"), "Shift+Tab", Action.PREVIOUS_DOUBT
        )
        menu.addSeparator()
        self._add_command(
            menu, self.tr("Accept the rest of this &cue"), "Ctrl+Enter", Action.ACCEPT_CUE
        )
        self._add_command(
            menu, self.tr("&Accept all that is sure…"), "Ctrl+Shift+Enter", Action.ACCEPT_CONFIDENT
        )
        menu.addSeparator()
        self.order: ChoiceMenu[Order] = ChoiceMenu(self.tr("&Order"), self, commands.use_order)
        self.order.fill(choices.orders(), Order.FILE)
        self.marks: ChoiceMenu[MarksMode] = ChoiceMenu(self.tr("&Marks"), self, commands.use_marks)
        self.marks.fill(choices.marks_modes())
        self.casing: ChoiceMenu[CasingMode] = ChoiceMenu(
            self.tr("C&asing"), self, commands.use_casing
        )
        self.casing.fill(choices.casing_modes())
        for submenu in (self.order, self.marks, self.casing):
            menu.addMenu(submenu)
            self._needs_review.append(submenu.menuAction())
        menu.addSeparator()
        self.models: ChoiceMenu[Path | None] = ChoiceMenu(
            self.tr("Mo&del"), self, commands.use_bundle
        )
        self.models.aboutToShow.connect(self._offer_models)
        self._offer_models()
        menu.addMenu(self.models)

    def _build_language(self) -> None:
        menu = self.addMenu(self.tr("&Language"))
        known = [(entry.code, f"{entry.name}   {entry.native_name}") for entry in languages()]
        self.language: ChoiceMenu[str] = ChoiceMenu(
            self.tr("Language of the selected &cues"), self, self._commands.use_language
        )
        self.language.fill(known)
        menu.addMenu(self.language)
        chosen = add_action(menu, self.tr("Languages of the &file…"), self._commands.ask_languages)
        self._needs_review += [self.language.menuAction(), chosen]

    def _build_cut(self) -> None:
        menu = self.addMenu(self.tr("&Cut"))
        preview = add_action(
            menu,
            self.tr("&Preview and apply…"),
            self._commands.preview_cut,
            "Ctrl+K",
            "cut",
        )
        self.cut = preview
        menu.addSeparator()
        self.profile: ChoiceMenu[str] = ChoiceMenu(
            self.tr("P&rofile"), self, self._commands.use_profile
        )
        self.profile.fill(choices.profiles())
        menu.addMenu(self.profile)
        self._needs_review.append(preview)

    def _build_view(self) -> None:
        menu = self.addMenu(self.tr("&View"))
        self.quality.setText(self.tr("&Quality"))
        self.quality.setShortcut(QKeySequence("Ctrl+E"))
        self.quality.setData("quality")
        menu.addAction(self.quality)
        self.scheme: ChoiceMenu[Scheme] = ChoiceMenu(
            self.tr("&Appearance"), self, self.scheme_wanted.emit
        )
        self.scheme.fill(choices.schemes(), self._services.settings.scheme)
        menu.addMenu(self.scheme)

    def _build_help(self) -> None:
        menu = self.addMenu(self.tr("&Help"))
        self.keys = add_action(menu, self.tr("&Keys"), self.keys_wanted.emit, "F1", "keys")
        about = add_action(menu, self.tr("&About Interpunct"), self.about_wanted.emit)
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def _add_command(self, menu: QMenu, text: str, keys: str, action: Action) -> None:
        """Add a command of the review; its key is shown, and taken where the review has focus."""
        entry = add_action(
            menu, f"{text}\t{keys}", lambda: self._commands.perform(KeyCommand(action))
        )
        self._needs_review.append(entry)

    def _offer_models(self) -> None:
        """Offer the bundles that are there now; one may have been made since the start."""
        bundles = [(None, self.tr("As shipped")), *installed_models()]
        self.models.fill(bundles, self._services.model.bundle)

    def _fill_recent(self) -> None:
        self.recent.clear()
        settings = self._services.settings
        for file in settings.recent_files:
            add_action(self.recent, str(file), partial(self.file_wanted.emit, file))
        if settings.recent_files:
            self.recent.addSeparator()
            add_action(self.recent, self.tr("&Forget them"), settings.forget_recent_files)


def _show_step(action: QAction, verb: str, can: object, text: object) -> None:
    """Say what undo or redo would do."""
    action.setEnabled(bool(can))
    action.setText(f"{verb} {text}" if can else verb)
