# SPDX-License-Identifier: Apache-2.0
"""Main window: pages, menus, tool bar, status bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QEvent, QSize, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QCursor, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QDialog,
    QMainWindow,
    QMessageBox,
    QStackedWidget,
    QToolBar,
    QWidget,
)

from interpunct_app.batch.window import BatchWindow
from interpunct_app.bundles.window import BundlesWindow
from interpunct_app.comparing.changed_files import ChangedFiles
from interpunct_app.files.choosing import choose_captions
from interpunct_app.files.new_captions import ask_new
from interpunct_app.files.samples import FIRST_SAMPLE
from interpunct_app.hearing.dialog import HearingDialog
from interpunct_app.keys.actions import Action
from interpunct_app.keys.cheat_sheet import CheatSheet
from interpunct_app.looks.boxes import NO_MARGINS, column
from interpunct_app.looks.icons import application_icon, icon
from interpunct_app.looks.plain import in_one_line
from interpunct_app.looks.scrolled import Scrolled
from interpunct_app.looks.sizes import use_table_size
from interpunct_app.looks.theme import apply_scheme, frame_controls
from interpunct_app.looks.windows import bring_up, is_asking, resize_within
from interpunct_app.manual.window import ManualWindow
from interpunct_app.pages.banner import Banner, Until
from interpunct_app.pages.commands import PageCommands
from interpunct_app.pages.file_actions import FileActions
from interpunct_app.pages.page import Page
from interpunct_app.pages.services import Services
from interpunct_app.pages.tabs import Pages
from interpunct_app.panels.front_review import Front
from interpunct_app.panels.media.control import MediaControl
from interpunct_app.panels.panel import AnyPanel, MakePanel
from interpunct_app.panels.quality.check import QualityCheck
from interpunct_app.panels.registry import PANELS
from interpunct_app.preferences.dialog import PreferencesDialog
from interpunct_app.rules.control import RulesControl
from interpunct_app.settings.options import AS_SYSTEM, LANGUAGE, OWN_STYLES, SCHEME, TABLE_SIZE
from interpunct_app.spelling.control import SpellingControl
from interpunct_app.spelling.dictionaries import Dictionaries
from interpunct_app.spelling.own_words import words_folder
from interpunct_app.statistics.dialog import StatisticsControl
from interpunct_app.styles.window import StylesWindow
from interpunct_app.window.arrivals import Arrivals
from interpunct_app.window.guide import Guide
from interpunct_app.window.menu_bar import MenuBar
from interpunct_app.window.start_page import StartPage
from interpunct_app.window.status_strip import StatusStrip

_TOLD_MS = 20_000
_AGAIN_MS = 200

PanelT = TypeVar("PanelT", bound=AnyPanel)


class MainWindow(QMainWindow):
    """Shows the state of the page in front, and sends commands to it.

    `broke_down` may be emitted from any thread; its sentence is shown. `batch` is the window for
    punctuating folders, None until it is opened.
    """

    broke_down = Signal(str)

    def __init__(
        self,
        services: Services,
        panels: Sequence[MakePanel] = PANELS,
        dictionaries: Dictionaries | None = None,
    ) -> None:
        super().__init__()
        self.services = services
        self.setWindowIcon(application_icon())
        self.setAcceptDrops(True)
        self.files = FileActions(self, lambda: self.pages.all())  # noqa: PLW0108 - made below
        self.pages = Pages(services, self.files)
        self.commands = PageCommands(self.pages, self.files)
        self.start_page = StartPage()
        self.strip = StatusStrip()
        self.notice = Banner()
        self.guide = Guide(services.keys)
        front = Front(self.pages)
        self.panels = [make(front, self) for make in panels]
        spellings = dictionaries or Dictionaries()
        self.spelling = SpellingControl(self.pages, services, spellings, self)
        self.rules = RulesControl(self.pages, services, self)
        self.statistics = StatisticsControl(self.pages, self)
        self.changed_files = ChangedFiles(self.pages, self)
        own: dict[Action, Callable[[], object]] = {
            Action.NEW: self.begin_captions,
            Action.OPEN: self.ask_open,
            Action.QUIT: self.close,
            Action.MANUAL: self.show_manual,
            Action.SHOW_KEYS: self.show_keys,
            Action.PREFERENCES: self.show_preferences,
            Action.STATISTICS: self.statistics.show,
        }
        acts = {**self.commands.acts(), **self.spelling.acts(), **self.rules.acts(), **own}
        acts |= {action: act for panel in self.panels for action, act in panel.acts().items()}
        self.arrivals = Arrivals(self.pages, self.panels)
        self.menus = MenuBar(acts, self.commands, services, self.panels)
        before = self.menus.of_action[Action.NEXT_MISSPELLING]
        self.menus.edit.insertAction(before, self.spelling.entry)
        self.batch: BatchWindow | None = None
        self._stack = QStackedWidget()
        self._tool_bar = QToolBar(self.tr("Tools"))
        self._lay_out()
        self._connect()
        resize_within(self, 1180, 820)
        self.restoreGeometry(services.settings.bytes("geometry"))
        self.restoreState(services.settings.bytes("docks"))
        for panel in self.panels:
            panel.start(self.menus.of_action)
        self._show_page()

    def panel(self, kind: type[PanelT]) -> PanelT:
        """Panel of a class."""
        return next(panel for panel in self.panels if isinstance(panel, kind))

    def open_files(self, paths: Sequence[Path]) -> None:
        """Open captions in tabs of their own, and films, sounds and folders where they belong."""
        self.arrivals.take([path.absolute() for path in paths])

    def ask_open(self) -> None:
        """Let the user choose files to open."""
        chosen = choose_captions(self, self.tr("Open captions"), self._recent_folder())
        self.open_files(chosen)

    def begin_captions(self) -> None:
        """Let the user name a file, and begin captions in it."""
        path = ask_new(self, self._recent_folder())
        if path is not None:
            self.arrivals.begin(path)

    def _recent_folder(self) -> Path | None:
        recent = self.services.settings.recent_files
        return recent[0].parent if recent else None

    @Slot(str)
    def _setting_changed(self, key: str) -> None:
        """Apply a changed setting."""
        settings = self.services.settings
        if key == SCHEME.key:
            apply_scheme(SCHEME.of(settings))
        elif key == TABLE_SIZE.key:
            size = TABLE_SIZE.of(settings)
            use_table_size(size if size > AS_SYSTEM else None)
        elif key == LANGUAGE.key:
            self._report(self.tr("The language changes when Interpunct is started again."))
        elif key == OWN_STYLES.key:
            self.menus.offer_profiles()

    def show_keys(self) -> None:
        """Show the cheat sheet of keys."""
        self._show_once(CheatSheet, lambda: CheatSheet(self, self.services.keys))

    def show_preferences(self) -> None:
        """Show the preferences."""
        self._show_once(PreferencesDialog, lambda: PreferencesDialog(self, self.services))

    def show_manual(self) -> None:
        """Show the manual."""
        self._show_once(ManualWindow, lambda: ManualWindow(self))

    def _show_once(self, kind: type[QDialog], make: Callable[[], QDialog]) -> None:
        """Show a dialog, reusing the open one if there is any."""
        bring_up(self.findChild(kind) or make())

    def show_batch(self) -> BatchWindow:
        """Show the window for punctuating folders, with any run in progress."""
        if self.batch is None:
            self.batch = BatchWindow(self.services)
            self.batch.file_wanted.connect(self._open_beside)
            self.batch.told.connect(self._report)
        bring_up(self.batch)
        return self.batch

    def show_hearing(self, sound: Path | None = None) -> HearingDialog:
        """Show the dialog for recognising speech, with any recognition in progress."""
        shown = self.findChild(HearingDialog)
        if shown is None:
            shown = HearingDialog(self, self.services)
            shown.written.connect(self._open_heard)
        shown.show_for(sound)
        return shown

    @Slot(Path, Path)
    def _open_heard(self, captions: Path, sound: Path) -> None:
        """Open recognised captions with their sound."""
        self.panel(MediaControl).open_media(self.pages.open_file(captions), sound)

    @Slot()
    def show_guide(self) -> None:
        """Guide through the page in front, else through a sample."""
        if self.pages.current() is None:
            self.pages.open_sample(FIRST_SAMPLE)
        self.guide.begin()
        self.guide.note_check(self.panel(QualityCheck).dock.isVisible())

    def show_models(self) -> BundlesWindow:
        """Show the bundles, and their accuracy in the languages of the page in front."""
        shown = self.findChild(BundlesWindow)
        if shown is None:
            shown = BundlesWindow(self, self.services)
            shown.wanted.connect(self.commands.use_bundle)
        page = self.pages.current()
        shown.show_for(page.language_codes() if page and page.document else ())
        return shown

    def show_styles(self) -> StylesWindow:
        """Show the house styles."""
        shown = self.findChild(StylesWindow)
        if shown is None:
            own = (self.services.words_folder or words_folder()).parent / "styles"
            shown = StylesWindow(self, self.services.settings, own)
            shown.wanted.connect(self.commands.use_profile)
            shown.changed.connect(self.commands.take_changed_profile)
        shown.fill()
        bring_up(shown)
        return shown

    @Slot(Path)
    def _open_beside(self, path: Path) -> None:
        """Open a file that was chosen in another window."""
        self.pages.open_file(path)
        bring_up(self)

    def show_about(self) -> None:
        """Show version and licence of the program."""
        text = self.tr(
            "<b>Interpunct {version}</b><p>Restores the punctuation and the casing of captions "
            "from speech recognition.</p><p>No word, tag, time or setting changes unless you "
            "change it.</p><p>Apache License 2.0</p>"
        )
        QMessageBox.about(
            self, self.tr("About Interpunct"), text.format(version=version("interpunct"))
        )

    @Slot(str)
    def tell(self, sentence: str, until: Until = Until.CLOSED) -> None:
        """Show a sentence in the page in front, else on the start page."""
        page = self.pages.current()
        if page is not None:
            page.banner.tell(sentence, until)
        else:
            self.start_page.tell(sentence)

    @Slot()
    def _forget_refused(self) -> None:
        """Clear messages on files that could not be opened, once a file is opened."""
        self.start_page.tell("")
        for page in self.pages.all():
            page.banner.over(Until.OPENED)

    @Slot()
    def _show_page(self) -> None:
        """Show the state of the page in front."""
        page = self.pages.current()
        self._stack.setCurrentWidget(self.start_page if page is None else self.pages)
        if page is None:
            self.start_page.show_recent(self.services.settings.recent_files)
        self.menus.show_page(page)
        self.guide.show_page(page)
        self._show_status(page)
        is_modified = page is not None and page.is_modified
        if is_modified is not self.isWindowModified():  # Qt emits a change even for the same value
            self.setWindowModified(is_modified)
        name = in_one_line(page.path.name).replace("[*]", "[*][*]") if page else ""
        self.setWindowTitle(f"{name}[*] — Interpunct" if page else "Interpunct")

    def _show_status(self, page: Page | None) -> None:
        if page is None or page.document is None:
            self.strip.show_file("", "")
            self.strip.show_progress(None)
            return
        encoding = page.document.encoding
        name = encoding.name.upper() + (" BOM" if encoding.bom else "")
        kind = page.document.format.name.upper()
        self.strip.show_file(f"{kind} · {name}", ", ".join(page.language_codes()))
        self.strip.show_progress(page.progress)

    @Slot()
    def _show_progress(self) -> None:
        page = self.pages.current()
        self.strip.show_progress(page.progress if page else None)

    @Slot(bool)
    def _show_loading(self, is_loading: bool) -> None:
        model = self.services.model
        if is_loading:
            self.strip.show_loading(model.bundle.name if model.bundle else "")
        else:
            self.strip.show_model(model.in_use.name if model.in_use else "")

    @Slot(str, str)
    def _model_loaded(self, name: str, notice: str) -> None:
        self.strip.show_model(name)
        if notice:
            self.tell(notice)

    @Slot(str)
    def _refuse_model(self, sentence: str) -> None:
        """Show it in the status bar too, because messages on an opening file may replace it."""
        self.tell(sentence)
        self.statusBar().showMessage(sentence, _TOLD_MS)

    @Slot(str)
    def _report(self, sentence: str) -> None:
        """Show a sentence in the status bar, or above the file if it is too long for the bar."""
        bar, page = self.statusBar(), self.pages.current()
        room = bar.width() - self.strip.sizeHint().width()
        if page is None or self.fontMetrics().horizontalAdvance(sentence) < room:
            bar.showMessage(sentence, _TOLD_MS)
        else:
            bar.clearMessage()
            page.banner.report(sentence)

    def _lay_out(self) -> None:
        self.setMenuBar(self.menus)
        self._stack.addWidget(self.start_page)
        self._stack.addWidget(self.pages)
        centre = QWidget()
        pages = Scrolled(self._stack)
        parts = self.notice, self.guide, pages
        centre.setLayout(column(*parts, wide=pages, margins=NO_MARGINS, spacing=0))
        self.setCentralWidget(centre)
        self.statusBar().addPermanentWidget(self.strip)
        self.statusBar().setSizeGripEnabled(False)
        docks = {panel.toggle: panel.dock for panel in self.panels}
        for panel in self.panels:
            self.addDockWidget(panel.area, panel.dock)
            panel.dock.hide()
            if panel.tabbed_with is not None:
                self.tabifyDockWidget(docks[panel.tabbed_with], panel.dock)
        self._tool_bar.setObjectName("tools")
        self._tool_bar.setMovable(False)
        self._tool_bar.setIconSize(QSize(20, 20))
        self._tool_bar.addActions(self.menus.tools())
        self.addToolBar(self._tool_bar)
        self._draw_icons()

    def _connect(self) -> None:
        self.menus.file_wanted.connect(self.pages.open_file)
        self.menus.about_wanted.connect(self.show_about)
        self.menus.batch_wanted.connect(self.show_batch)
        self.menus.speech_wanted.connect(self.show_hearing)
        self.menus.guide_wanted.connect(self.show_guide)
        self.menus.models_wanted.connect(self.show_models)
        self.menus.styles_wanted.connect(self.show_styles)
        self.menus.sample_wanted.connect(self.pages.open_sample)
        self.arrivals.folders_came.connect(lambda folders: self.show_batch().add(folders))
        self.arrivals.sound_came.connect(self.show_hearing)
        self.pages.changed.connect(self._show_page)
        self.pages.progressed.connect(self._show_progress)
        self.pages.row_menu_wanted.connect(self.menus.rows.popup)
        self.pages.refused.connect(partial(self.tell, until=Until.OPENED))
        self.pages.began.connect(self._forget_refused)
        self.broke_down.connect(self.tell)
        self.files.told.connect(self._report)
        self.start_page.open_wanted.connect(self.ask_open)
        self.start_page.sample_wanted.connect(self.show_guide)
        self.guide.wanted.connect(lambda action: self.menus.of_action[action].trigger())
        self.pages.stepped.connect(self.guide.refresh)
        self.pages.progressed.connect(self.guide.refresh)
        self.panel(QualityCheck).dock.visibilityChanged.connect(self.guide.note_check)
        self.start_page.manual_wanted.connect(self.show_manual)
        self.start_page.file_wanted.connect(self.pages.open_file)
        self.strip.cancelled.connect(self.commands.cancel_prediction)
        self.strip.encoding_clicked.connect(lambda: self.menus.encoding.popup(QCursor.pos()))
        self.services.model.loading.connect(self._show_loading)
        self.services.model.loaded.connect(self._model_loaded)
        self.services.model.refused.connect(self._refuse_model)
        self.services.settings.changed.connect(self._setting_changed)
        self.services.keys.changed.connect(self._show_page)

    def _draw_icons(self) -> None:
        """Draw the icons of the actions in the colours of the current scheme."""
        for action in self.menus.tools():
            if name := action.data():
                action.setIcon(icon(name, self.palette()))
        self.pages.draw_icons()
        self.strip.draw_icons()
        for panel in self.panels:
            panel.draw_icons()

    def changeEvent(self, event: QEvent) -> None:
        """Draw the icons again for another palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            frame_controls()  # the system may have switched to dark or light
            self._draw_icons()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take dropped files, folders and addresses."""
        self.arrivals.take_urls(event.mimeData().urls())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about a running batch and unsaved steps, file by file; store the window's layout."""
        if self.batch is not None and not self.batch.lets_quit(self.close):
            event.ignore()
            return
        if is_asking():  # a question about another file may be open after a save
            event.ignore()
            QTimer.singleShot(_AGAIN_MS, self, self.close)
            return
        while (page := next(filter(_is_busy, self.pages.all()), None)) is not None:
            if not self.pages.close_page(page, self.close):
                event.ignore()
                return
        if self.batch is not None:
            self.batch.close()
            self.batch.deleteLater()
            self.batch = None
        self.pages.release_all()
        for panel in self.panels:
            panel.stop()
        self.services.settings.set_bytes("geometry", self.saveGeometry())
        self.services.settings.set_bytes("docks", self.saveState())
        event.accept()


def _is_busy(page: Page) -> bool:
    """Whether a page cannot close at once: uncommitted text, unsaved steps, or held."""
    return page.is_held or not page.table.finish_editing() or page.is_modified
