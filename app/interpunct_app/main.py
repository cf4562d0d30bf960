# SPDX-License-Identifier: Apache-2.0
"""`interpunct-editor [--model BUNDLE] [FILE...]`."""

from __future__ import annotations

import os
import sys
from importlib.metadata import version
from pathlib import Path

from PySide6.QtCore import QCommandLineOption, QCommandLineParser, QCoreApplication, QSettings
from PySide6.QtWidgets import QApplication

from interpunct.review.session import open_sessions
from interpunct_app.crash_log import install_crash_log
from interpunct_app.files.recovery_dialog import RecoveryDialog
from interpunct_app.looks.sizes import use_table_size
from interpunct_app.looks.theme import apply_scheme
from interpunct_app.pages.services import Services
from interpunct_app.prediction.bundles import named_folder
from interpunct_app.settings.options import AS_SYSTEM, LANGUAGE, SCHEME, TABLE_SIZE
from interpunct_app.settings.settings import Settings
from interpunct_app.translation import use_language
from interpunct_app.window.main_window import MainWindow

translate = QCoreApplication.translate

_TELLING = {"-h", "--help", "--help-all", "-v", "--version"}
_MODEL = "model"


def run() -> None:
    """Start the editor with what the command line asks for; ends the process."""
    if not _TELLING.isdisjoint(sys.argv):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # text needs no display
    application = application_of(sys.argv)
    settings = Settings(QSettings("Interpunct", "Interpunct"))
    use_language(application, LANGUAGE.of(settings))
    given = command_line()
    given.process(application)
    apply_scheme(SCHEME.of(settings))
    if TABLE_SIZE.of(settings) > AS_SYSTEM:
        use_table_size(TABLE_SIZE.of(settings))
    services = Services(settings)
    window = MainWindow(services)
    install_crash_log(window.broke_down.emit)  # a signal: any thread may break down
    window.show()
    carry_out(given, window)
    offer_recovery(window)
    status = application.exec()
    services.stop()
    sys.exit(status)


def command_line() -> QCommandLineParser:
    """What can be given on the command line, besides what Qt takes."""
    parser = QCommandLineParser()
    parser.setApplicationDescription(
        translate("CommandLine", "The editor for captions from speech recognition.")
    )
    parser.addHelpOption()
    parser.addVersionOption()
    told = translate(
        "CommandLine",
        "Predict with this model until the editor ends: the name of one that ships or is "
        "installed, or the folder of a bundle.",
    )
    parser.addOption(QCommandLineOption([_MODEL, "bundle"], told, "BUNDLE"))
    files = translate("CommandLine", "Caption files to open.")
    parser.addPositionalArgument("file", files, "[FILE...]")
    return parser


def carry_out(given: QCommandLineParser, window: MainWindow) -> None:
    """Use the model and open the files that were given.

    The model is loaded while the user looks for a file, where none was given.
    """
    if name := given.value(_MODEL):
        window.commands.use_bundle(named_folder(name))
    window.open_files([Path(name) for name in given.positionalArguments()])
    if not window.pages.count():
        window.services.model.load_ahead(window.services.models)


def offer_recovery(window: MainWindow) -> None:
    """Ask about the sessions that were not closed, but for those that are open already."""
    opened = {str(page.path) for page in window.pages.all()}
    sessions = open_sessions(window.services.sessions_folder)
    waiting = [session for session in sessions if session.caption not in opened]
    if waiting:
        dialog = RecoveryDialog(window, waiting)
        dialog.restore_wanted.connect(window.pages.recover)
        dialog.exec()


def application_of(arguments: list[str]) -> QApplication:
    """The Qt application, in the one style that follows light and dark everywhere."""
    QApplication.setApplicationName("Interpunct")
    QApplication.setApplicationVersion(version("interpunct"))
    # Flatpak names the menu entry after the application.
    QApplication.setDesktopFileName(os.environ.get("FLATPAK_ID", "interpunct-editor"))
    application = QApplication(arguments)
    application.setStyle("fusion")
    return application
