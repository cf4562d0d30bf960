# SPDX-License-Identifier: Apache-2.0
"""`interpunct-editor [FILE...]`."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from interpunct.review.session import open_sessions
from interpunct_app.crash_log import install_crash_log
from interpunct_app.files.recovery_dialog import RecoveryDialog
from interpunct_app.looks.sizes import use_table_size
from interpunct_app.looks.theme import apply_scheme
from interpunct_app.pages.services import Services
from interpunct_app.settings.options import AS_SYSTEM, LANGUAGE, SCHEME, TABLE_SIZE
from interpunct_app.settings.settings import Settings
from interpunct_app.translation import use_language
from interpunct_app.window.main_window import MainWindow


def run() -> None:
    """Start the editor with the files of the command line; ends the process."""
    application = application_of(sys.argv)
    settings = Settings(QSettings("Interpunct", "Interpunct"))
    use_language(application, LANGUAGE.of(settings))
    apply_scheme(SCHEME.of(settings))
    if TABLE_SIZE.of(settings) > AS_SYSTEM:
        use_table_size(TABLE_SIZE.of(settings))
    services = Services(settings)
    window = MainWindow(services)
    install_crash_log(window.broke_down.emit)  # a signal: any thread may break down
    window.show()
    window.open_files([Path(name) for name in application.arguments()[1:]])
    offer_recovery(window)
    status = application.exec()
    services.stop()
    sys.exit(status)


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
    QApplication.setDesktopFileName("interpunct-editor")
    application = QApplication(arguments)
    application.setStyle("fusion")
    return application
