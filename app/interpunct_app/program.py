# SPDX-License-Identifier: Apache-2.0
"""Command `interpunct-editor [--model BUNDLE] [--at PLACE] [FILE...]`."""

from __future__ import annotations

import os
import sys
from importlib.metadata import version

from PySide6.QtCore import (
    QCommandLineOption,
    QCommandLineParser,
    QCoreApplication,
    QMessageLogContext,
    QSettings,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

from interpunct.captions.backups import backups_folder
from interpunct.captions.links import Place
from interpunct.review.found_sessions import open_sessions, sessions_folder
from interpunct_app.crash_log import install_crash_log, log_folder
from interpunct_app.files.recovery_dialog import RecoveryDialog
from interpunct_app.keys.auto_repeat import HeldKeys
from interpunct_app.looks.sizes import use_table_size
from interpunct_app.looks.theme import apply_scheme
from interpunct_app.pages.services import Services
from interpunct_app.parts import refused_display, why_no_start
from interpunct_app.places import Places
from interpunct_app.prediction.bundles import named_folder
from interpunct_app.settings.options import AS_SYSTEM, LANGUAGE, SCHEME, TABLE_SIZE
from interpunct_app.settings.settings import Settings
from interpunct_app.translation import use_language
from interpunct_app.window.main_window import MainWindow

translate = QCoreApplication.translate

_TELLING = {"-h", "--help", "--help-all", "-v", "--version"}
_MODEL = "model"
_AT = "at"
_TURN = 0.0005
"""Longest time that a thread keeps the interpreter, in seconds; 5 ms would delay painting."""
_STAND_INS = {0xDC00 + byte: 0xEF00 + byte for byte in range(0x80, 0x100)}
"""Signs for the bytes of a name that is no Unicode, at whose surrogates Qt would crash."""
_BYTES = {sign: surrogate for surrogate, sign in _STAND_INS.items()}


def start() -> None:
    """Start the editor as the command line asks; ends the process."""
    if not _TELLING.isdisjoint(sys.argv):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # printing text needs no display
    application = application_of([argument.translate(_STAND_INS) for argument in sys.argv])
    store = QSettings("Interpunct", "Interpunct")
    settings = Settings(store)
    use_language(application, LANGUAGE.of(settings))
    given = command_line()
    given.process(application)
    apply_scheme(SCHEME.of(settings))
    if TABLE_SIZE.of(settings) > AS_SYSTEM:
        use_table_size(TABLE_SIZE.of(settings))
    places = Places()
    folders = places.of(sessions_folder()), places.of(backups_folder())
    services = Services(settings, sessions_folder=folders[0], backups_folder=folders[1])
    window = MainWindow(services)
    tell_what_is_not_kept(window, places, store)
    # A signal, because any thread may fail.
    install_crash_log(window.broke_down.emit, places.of(log_folder()))
    window.show()
    carry_out(given, window)
    offer_recovery(window)
    status = application.exec()
    services.stop()
    sys.exit(status)


def command_line() -> QCommandLineParser:
    """Parser of the command line, apart from Qt's own options."""
    parser = QCommandLineParser()
    parser.setApplicationDescription(
        translate("CommandLine", "The editor for captions from speech recognition.")
    )
    parser.addHelpOption()
    parser.addVersionOption()
    told = translate(
        "CommandLine",
        "Model to use until the editor ends: the name of a shipped or installed model, or its "
        "folder.",
    )
    parser.addOption(QCommandLineOption([_MODEL, "bundle"], told, "BUNDLE"))
    told = translate(
        "CommandLine",
        "Gap to show in the first file: a cue, or a cue and an offset in its text, such as 12:34.",
    )
    parser.addOption(QCommandLineOption([_AT], told, "CUE[:OFFSET]"))
    files = translate("CommandLine", "Caption files to open.")
    parser.addPositionalArgument("file", files, "[FILE...]")
    return parser


def carry_out(given: QCommandLineParser, window: MainWindow) -> None:
    """Use the given model and open the given files, the first at the given place.

    Without files, the model is loaded while the user looks for one.
    """
    if name := given.value(_MODEL):
        window.commands.use_bundle(named_folder(name.translate(_BYTES)))
    names = [name.translate(_BYTES) for name in given.positionalArguments()]
    window.arrivals.take_named(names, Place.of(given.value(_AT)))
    if not window.pages.count():
        window.services.model.load_ahead(window.services.models)


def tell_what_is_not_kept(window: MainWindow, places: Places, store: QSettings) -> None:
    """Report data that cannot be stored in its usual place."""
    sentences = []
    if places.refused:
        told = translate(
            "Places",
            "Your steps and backups are kept only in {folder}: {wanted} cannot be written.",
        )
        wanted, folder = places.refused[0], places.stand_in
        sentences.append(told.format(folder=folder, wanted=wanted))
    if not store.isWritable():
        told = translate("Places", "Settings are not kept: {file} cannot be written.")
        sentences.append(told.format(file=store.fileName()))
    if sentences:
        window.notice.tell(" ".join(sentences))


def offer_recovery(window: MainWindow) -> None:
    """Offer to recover unclosed sessions, except those already open."""
    opened = {str(page.path) for page in window.pages.all()}
    sessions = open_sessions(window.services.sessions_folder)
    waiting = [session for session in sessions if session.caption not in opened]
    if waiting:
        dialog = RecoveryDialog(window, waiting)
        dialog.restore_wanted.connect(window.pages.recover)
        dialog.exec()


def application_of(arguments: list[str]) -> QApplication:
    """Qt application, in the style that follows light and dark on every system."""
    QApplication.setApplicationName("Interpunct")
    QApplication.setApplicationVersion(version("interpunct"))
    # Flatpak names the menu entry after the application.
    QApplication.setDesktopFileName(os.environ.get("FLATPAK_ID", "interpunct-editor"))
    sys.setswitchinterval(_TURN)
    application = _opened(arguments)
    application.setStyle("fusion")
    HeldKeys(application)
    return application


def _opened(arguments: list[str]) -> QApplication:
    """Qt application; without a display, the process ends with a message.

    Qt itself would abort. Qt's messages before that are printed once it has started.
    """
    said: list[str] = []

    def listen(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        said.append(message)
        if kind is QtMsgType.QtFatalMsg:
            print(why_no_start(refused_display(said[0].strip())), file=sys.stderr, flush=True)
            os._exit(2)

    qInstallMessageHandler(listen)
    application = QApplication(arguments)
    qInstallMessageHandler(None)
    for message in said:
        print(message, file=sys.stderr)
    return application
