# SPDX-License-Identifier: Apache-2.0
"""Menus, and the availability of their entries for the page in front."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar

from interpunct.review.commands import Step
from interpunct.transcript.languages import languages
from interpunct_app.cues.table_look import ColumnsMenu
from interpunct_app.files.samples import sample_names
from interpunct_app.keys.actions import Action
from interpunct_app.keys.table import When
from interpunct_app.looks.plain import as_it_stands
from interpunct_app.pages.commands import PageCommands
from interpunct_app.pages.page import Page
from interpunct_app.pages.services import Services
from interpunct_app.panels.panel import AnyPanel, Menu
from interpunct_app.prediction.bundles import installed_models
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.settings import titles
from interpunct_app.settings.options import BACKUPS, LANGUAGE, SCHEME, TEXT_BOX
from interpunct_app.translation import language_title, translated
from interpunct_app.window.menu_entries import ChoiceMenu, add_action, take_binding

_TOOLS = {
    Action.OPEN: "open",
    Action.SAVE: "save",
    Action.UNDO: "undo",
    Action.REDO: "redo",
    Action.CUT: "cut",
    Action.QUALITY: "quality",
    Action.SHOW_KEYS: "keys",
}
"""Actions of the tool bar, with their icons."""


class MenuBar(QMenuBar):
    """Builds the menus once; `show_page` adapts them to a page.

    `acts` are the functions of the key table's actions, `commands` the other commands on a page.
    Commands on the window are emitted as signals. `panels` name their entries.
    """

    file_wanted = Signal(Path)
    about_wanted = Signal()
    batch_wanted = Signal()
    speech_wanted = Signal()
    guide_wanted = Signal()
    models_wanted = Signal()
    styles_wanted = Signal()
    sample_wanted = Signal(str)

    def __init__(
        self,
        acts: Mapping[Action, Callable[[], object]],
        commands: PageCommands,
        services: Services,
        panels: Sequence[AnyPanel],
    ) -> None:
        super().__init__()
        self._acts = acts
        self._commands = commands
        self._services = services
        self._keys = services.keys
        self._panels = panels
        self._entries: list[tuple[When, QAction]] = []
        self._possible: dict[When, bool] = {}
        self._reviewer: Reviewer | None = None
        self._shown_profile: str | None = None
        self.of_action = {key: entry for it in panels for key, entry in it.switches().items()}
        self._build_file()
        self._build_edit()
        self._build_review()
        self._build_language()
        self._build_cut()
        self._build_times()
        self._build_play()
        self._build_view()
        self._build_help()
        for action, icon_name in _TOOLS.items():
            self.of_action[action].setData(icon_name)
        services.keys.changed.connect(self._take_keys)
        services.settings.changed.connect(self._show_settings)
        self._show_settings()

    def show_page(self, page: Page | None) -> None:
        """Enable the entries that apply to `page`, and tick its current choices."""
        reviewer = page.reviewer if page and not page.is_held else None
        possible = {
            When.ALWAYS: True,
            When.FILE: page is not None and page.document is not None,
            When.REVIEW: reviewer is not None,
            When.SLOT: reviewer is not None,
            When.TABLE: reviewer is not None,
        }
        if possible != self._possible:
            self._possible = possible
            for when, entry in self._entries:
                entry.setEnabled(possible[when])
        # Saving is allowed during reading; it waits.
        self.of_action[Action.SAVE].setEnabled(page is not None and page.reviewer is not None)
        self._reviewer = reviewer
        for action, step in self._steps().items():
            self.of_action[action].setEnabled(step is not None)
        self._shown_profile = page.profile.source if page else None
        self.profile.show_chosen(self._shown_profile)
        if reviewer is not None:
            self.marks.show_chosen(reviewer.work.marks_mode)
            self.casing.show_chosen(reviewer.work.casing_mode)
            self.order.show_chosen(reviewer.queue.order)
        self.resume.setEnabled(page is not None and page.can_resume)
        self.export_house.setEnabled(
            reviewer is not None
            and page is not None
            and page.profile.renders_marks(page.language_codes())
        )
        if page is not None and page.document is not None:
            self.encoding.show_chosen(page.document.encoding.name)

    def _steps(self) -> dict[Action, Step | None]:
        """Steps that undo and redo would act on."""
        reviewer = self._reviewer
        return {
            Action.UNDO: reviewer.undoable if reviewer else None,
            Action.REDO: reviewer.redoable if reviewer else None,
        }

    def tools(self) -> list[QAction]:
        """Actions of the tool bar, each with its icon name as data."""
        return [self.of_action[action] for action in _TOOLS]

    def _build_file(self) -> None:
        menu = self.addMenu(self.tr("&File"))
        self._add(menu, Action.NEW, Action.OPEN, *self._of_panels(Menu.FILE))
        self.recent = menu.addMenu(self.tr("Open &recent"))
        self.recent.aboutToShow.connect(self._fill_recent)
        self.batch = add_action(menu, self.tr("Punctuate a &folder…"), self.batch_wanted.emit)
        self.speech = add_action(menu, self.tr("Recogn&ise speech…"), self.speech_wanted.emit)
        menu.addSeparator()
        self._add(menu, Action.SAVE, Action.SAVE_AS)
        self.save_seen = add_action(
            menu, self.tr("Save &without unseen marks…"), self._commands.save_seen
        )
        self._entries.append((When.REVIEW, self.save_seen))
        self._add(menu, Action.EXPORT)
        self.export_house = add_action(
            menu, self.tr("Export with the marks of t&he style…"), self._commands.export_house
        )
        self.backups = menu.addAction(self.tr("Keep &backups before the first save"))
        self.backups.setCheckable(True)
        self.backups.setChecked(BACKUPS.of(self._services.settings))
        self.backups.toggled.connect(partial(BACKUPS.keep, self._services.settings))
        menu.addSeparator()
        names = [(name, name.upper()) for name in titles.ENCODINGS]
        self.encoding = ChoiceMenu(
            self.tr("Read again with e&ncoding"), names, self._commands.read_with_encoding
        )
        self._add_menu(menu, self.encoding, When.FILE)
        menu.addSeparator()
        self._add(menu, Action.CLOSE, Action.QUIT)

    def _build_edit(self) -> None:
        menu = self.edit = self.addMenu(self.tr("&Edit"))
        menu.aboutToShow.connect(partial(self._name_steps, in_full=True))
        menu.aboutToHide.connect(partial(self._name_steps, in_full=False))
        self._add(menu, Action.UNDO, Action.REDO, Action.HISTORY)
        menu.addSeparator()
        self._add(
            menu, Action.EDIT, Action.EDIT_LARGE, Action.SPLIT, Action.JOIN, Action.RENAME_SPEAKER
        )
        self.rows = QMenu(self.tr("Ro&ws"))
        self._add_menu(menu, self.rows, When.REVIEW)
        self._add(self.rows, Action.EDIT, Action.SPLIT, Action.JOIN, Action.BOOKMARK, None)
        self._add(self.rows, Action.INSERT_BEFORE, Action.INSERT_AFTER, Action.DUPLICATE)
        self._add(self.rows, Action.DELETE, None, Action.CLIP, Action.COPY, Action.COPY_TEXT)
        self._add(self.rows, Action.PASTE, None)
        self._add(self.rows, Action.MOVE_UP, Action.MOVE_DOWN, Action.SWAP, Action.SORT)
        self._add(self.rows, Action.RENUMBER, None)
        self._add(self.rows, Action.DIALOGUE, Action.ITALICS, Action.LYRICS, Action.SOUND)
        menu.addSeparator()
        self._add(menu, Action.FIND, Action.REPLACE, Action.FIND_NEXT, Action.FIND_PREVIOUS)
        self._add(menu, Action.GO_TO)
        menu.addSeparator()
        self._add(menu, Action.HOUSE_RULES)
        self._add(menu, Action.SPELLING)
        self._add(menu, Action.NEXT_MISSPELLING, Action.PREVIOUS_MISSPELLING)
        menu.addSeparator()
        self._add(menu, *self._of_panels(Menu.EDIT))
        menu.addSeparator()
        self._add(menu, Action.PREFERENCES)
        self.of_action[Action.PREFERENCES].setMenuRole(QAction.MenuRole.PreferencesRole)

    def _build_review(self) -> None:
        commands = self._commands
        menu = self.addMenu(self.tr("&Review"))
        self._add(menu, Action.NEXT_DOUBT, Action.PREVIOUS_DOUBT)
        menu.addSeparator()
        self._add(menu, Action.ACCEPT_CUE, Action.ACCEPT_CONFIDENT, Action.EVERYWHERE)
        menu.addSeparator()
        self._add(menu, *self._of_panels(Menu.REVIEW))
        menu.addSeparator()
        self.order = ChoiceMenu(self.tr("&Order"), titles.orders(), commands.use_order)
        self.marks = ChoiceMenu(self.tr("&Marks"), titles.marks_modes(), commands.use_marks)
        self.casing = ChoiceMenu(self.tr("Ca&sing"), titles.casing_modes(), commands.use_casing)
        for submenu in (self.order, self.marks, self.casing):
            self._add_menu(menu, submenu, When.REVIEW)
        menu.addSeparator()
        self.resume = add_action(
            menu, self.tr("&Resume the prediction"), commands.resume_prediction
        )
        self.models: ChoiceMenu[Path | None] = ChoiceMenu(
            self.tr("Mo&del"), (), commands.use_bundle
        )
        self.models.aboutToShow.connect(self._offer_models)
        self._offer_models()
        self._add_menu(menu, self.models, When.ALWAYS)
        self.browse = add_action(menu, self.tr("Mode&ls…"), self.models_wanted.emit)

    def _build_language(self) -> None:
        menu = self.addMenu(self.tr("&Language"))
        known = [(entry.code, language_title(entry)) for entry in languages()]
        self.language = ChoiceMenu(
            self.tr("Language of the selected &cues"), known, self._commands.use_language
        )
        self._add_menu(menu, self.language, When.REVIEW)
        text = self.tr("Languages of the &file…")
        chosen = add_action(menu, text, self._commands.ask_languages)
        self._entries.append((When.REVIEW, chosen))

    def _build_cut(self) -> None:
        menu = self.addMenu(self.tr("&Cut"))
        self._add(menu, Action.CUT, Action.CUT_AGAIN)
        menu.addSeparator()
        self.profile = ChoiceMenu(
            self.tr("P&rofile"),
            titles.profiles(self._services.settings),
            self._commands.use_profile,
        )
        self._add_menu(menu, self.profile, When.ALWAYS)
        self.styles = add_action(menu, self.tr("&Styles…"), self.styles_wanted.emit)

    def _build_times(self) -> None:
        menu = self.addMenu(self.tr("&Times"))
        self._add(menu, Action.SET_TIMES, Action.SHIFT, Action.SYNCHRONISE, Action.SNAP)
        self._add(menu, *self._of_panels(Menu.TIMES))

    def _build_play(self) -> None:
        menu = self.addMenu(self.tr("&Play"))
        self._add(menu, *self._of_panels(Menu.PLAY))

    def _build_view(self) -> None:
        menu = self.addMenu(self.tr("&View"))
        for panel in self._panels:
            self._add(menu, panel.toggle, *panel.menus.get(Menu.VIEW, ()))
        self._add(menu, Action.STATISTICS)
        menu.insertAction(self.of_action[Action.MEDIA], self.of_action[Action.STATISTICS])
        menu.insertSeparator(self.of_action[Action.BESIDE])
        menu.addSeparator()
        look = self._services.table_look
        self.compact = menu.addAction(self.tr("&One line per cue"))
        self.compact.setCheckable(True)
        self.compact.setChecked(look.is_compact)
        self.compact.toggled.connect(look.set_compact)
        look.changed.connect(self._show_compact)
        self.text_box = menu.addAction(self.tr("Te&xt box below the table"))
        self.text_box.setCheckable(True)
        self.text_box.toggled.connect(partial(TEXT_BOX.keep, self._services.settings))
        self.columns = ColumnsMenu(self.tr("&Columns"), look)
        self._add_menu(menu, self.columns, When.ALWAYS)
        menu.addSeparator()
        settings = self._services.settings
        self.scheme = ChoiceMenu(
            self.tr("&Appearance"), titles.schemes(), partial(SCHEME.keep, settings)
        )
        self._add_menu(menu, self.scheme, When.ALWAYS)
        self.program_language = ChoiceMenu(
            self.tr("Lan&guage of the program"),
            titles.languages(),
            partial(LANGUAGE.keep, settings),
        )
        self._add_menu(menu, self.program_language, When.ALWAYS)

    @Slot()
    def _show_compact(self) -> None:
        self.compact.setChecked(self._services.table_look.is_compact)

    def _build_help(self) -> None:
        menu = self.addMenu(self.tr("&Help"))
        self._add(menu, Action.MANUAL, Action.SHOW_KEYS)
        self.first_steps = add_action(menu, self.tr("&First steps"), self.guide_wanted.emit)
        self.samples = menu.addMenu(self.tr("&Samples"))
        for name in sample_names():
            add_action(self.samples, name, partial(self.sample_wanted.emit, name))
        menu.addSeparator()
        about = add_action(menu, self.tr("&About Interpunct"), self.about_wanted.emit)
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def _of_panels(self, menu: Menu) -> Iterator[Action | None]:
        """Actions of the panels in a menu."""
        for panel in self._panels:
            yield from panel.menus.get(menu, ())

    def _add(self, menu: QMenu, *actions: Action | None) -> None:
        """Add actions of the key table to a menu; None is a line."""
        for action in actions:
            if action is None:
                menu.addSeparator()
                continue
            binding = self._keys.menu_binding(action)
            entry = self.of_action.get(action)
            if entry is None:
                entry = self.of_action[action] = add_action(menu, "", self._acts[action])
            else:
                menu.addAction(entry)
            take_binding(entry, binding)
            if action not in (Action.UNDO, Action.REDO, Action.SAVE):  # see `show_page`
                self._entries.append((binding.when, entry))

    @Slot()
    def _take_keys(self) -> None:
        """Update the keys of every entry."""
        for action, entry in self.of_action.items():
            take_binding(entry, self._keys.menu_binding(action))

    @Slot()
    def _show_settings(self) -> None:
        """Tick what the settings say."""
        settings = self._services.settings
        self.scheme.show_chosen(SCHEME.of(settings))
        self.program_language.show_chosen(LANGUAGE.of(settings))
        self.backups.setChecked(BACKUPS.of(settings))
        self.text_box.setChecked(TEXT_BOX.of(settings))

    def offer_profiles(self) -> None:
        """List the house styles there are now, with that of the page in front ticked."""
        self.profile.fill(titles.profiles(self._services.settings))
        self.profile.show_chosen(self._shown_profile)

    def _add_menu(self, menu: QMenu, submenu: QMenu, when: When) -> None:
        submenu.setParent(menu, submenu.windowFlags())
        menu.addMenu(submenu)
        self._entries.append((when, submenu.menuAction()))

    def _name_steps(self, *, in_full: bool) -> None:
        """Name the steps of undo and redo while their menu is open.

        At each key it would be too slow. A new text of an action in the tool bar causes a layout
        of the whole window.
        """
        for action, step in self._steps().items():
            title = self._keys.menu_binding(action).title
            if in_full and step is not None:
                what = as_it_stands(translated(step.description))
                title = self.tr("{undo} {step}").format(undo=title, step=what)
            self.of_action[action].setText(title)

    def _offer_models(self) -> None:
        """List the bundles available now, as a new bundle may have been made since the start."""
        model = self._services.model
        opened = {at: f"{name}   —   {at}" for at, name in model.names.items() if at.exists()}
        offered = {**opened, **dict(installed_models())}
        self.models.fill([(None, self.tr("As shipped")), *offered.items()])
        self.models.show_chosen(model.bundle)
        self.models.addSeparator()
        add_action(self.models, self.tr("&Open a model…"), self._commands.ask_bundle)

    def _fill_recent(self) -> None:
        self.recent.clear()
        settings = self._services.settings
        for file in settings.recent_files:
            title = as_it_stands(str(file))
            add_action(self.recent, title, partial(self.file_wanted.emit, file))
        if settings.recent_files:
            self.recent.addSeparator()
            add_action(self.recent, self.tr("&Forget these files"), settings.forget_recent_files)
