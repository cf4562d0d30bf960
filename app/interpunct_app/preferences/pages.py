# SPDX-License-Identifier: Apache-2.0
"""Pages of options, except the page of keys."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from interpunct.review.found_sessions import sessions_folder
from interpunct_app.looks.boxes import NO_MARGINS, row
from interpunct_app.looks.plain import plain_label
from interpunct_app.looks.windows import show_folder
from interpunct_app.looks.wrapping import Wrapping
from interpunct_app.pages.services import Services
from interpunct_app.panels.media.playback import SPEEDS
from interpunct_app.preferences.form import OptionPage
from interpunct_app.review.queue_bar import LIMITS, MEASURE, Measure, measure_titles
from interpunct_app.settings import options, titles
from interpunct_app.settings.settings import Settings

translate = QCoreApplication.translate
_LETTERS = 30  # of a line of a path


def appearance_page(settings: Settings) -> OptionPage:
    """Page of colours, text sizes and language."""
    page = OptionPage(settings)
    page.add_choice(translate("Preferences", "Colours"), options.SCHEME, titles.schemes())
    point, system = translate("Preferences", "pt"), translate("Preferences", "As the system")
    page.add_number(
        translate("Preferences", "Text in tables"), options.TABLE_SIZE, point, at_least=system
    )
    page.add_number(
        translate("Preferences", "Line under review"), options.SLOT_SIZE, point, at_least=system
    )
    program = translate("Preferences", "Language of the program")
    page.add_choice(program, options.LANGUAGE, titles.languages())
    page.add_hint(
        translate("Preferences", "The language changes when Interpunct is started again.")
    )
    return page


def review_page(services: Services) -> OptionPage:
    """Page of the review options, for files that are opened next."""
    page = OptionPage(services.settings)
    page.add_hint(
        translate(
            "Preferences",
            "For files opened from now on. The menu Review and the bar above the gap change "
            "the file in front.",
        )
    )
    page.add_choice(translate("Preferences", "Marks"), options.MARKS, titles.marks_modes())
    page.add_choice(translate("Preferences", "Casing"), options.CASING, titles.casing_modes())
    page.add_choice(translate("Preferences", "Order of gaps"), options.ORDER, titles.orders())
    measures = measure_titles()
    page.add_choice(translate("Preferences", "Look at gaps by"), MEASURE, list(measures.items()))
    for measure, title in measures.items():
        unit = translate("Preferences", "min") if measure is Measure.MINUTES else "%"
        page.add_number(title, LIMITS[measure], unit)
    model = plain_label(_model_text(services))
    page.add_row(translate("Preferences", "Model"), model)
    services.model.loaded.connect(model.setText)
    _add_opinion(page)
    return page


def _add_opinion(page: OptionPage) -> None:
    """Add the options of the second opinion."""
    page.add_flag(
        translate("Preferences", "Ask a language model about doubtful gaps"), options.OPINION
    )
    page.add_text(translate("Preferences", "Language model"), options.OPINION_ENDPOINT)
    page.add_text(translate("Preferences", "Its name there"), options.OPINION_MODEL)
    page.add_hint(
        translate(
            "Preferences",
            "llama.cpp and ollama are programs on this computer; or enter the address of a "
            "server. Before words go to another computer, you are asked.",
        )
    )


def cutting_page(settings: Settings) -> OptionPage:
    """Page of profile, cut and frame rate."""
    page = OptionPage(settings)
    page.add_choice(
        translate("Preferences", "Profile"), options.PROFILE, titles.profiles(settings)
    )
    page.add_choice(translate("Preferences", "Cut"), options.CUT_MODE, titles.cut_modes())
    page.add_choice(
        translate("Preferences", "Frames a second"),
        options.FRAME_RATE,
        [(rate, rate) for rate in options.FRAME_RATES],
    )
    page.add_hint(
        translate(
            "Preferences",
            "The profile is for files opened from now on. Each dialog starts with the other "
            "options, or with its last values.",
        )
    )
    return page


def files_page(services: Services) -> OptionPage:
    """Page of backups and folders."""
    page = OptionPage(services.settings)
    page.add_flag(
        translate("Preferences", "Keep a copy of a file before its first save"),
        options.BACKUPS,
    )
    sessions = services.sessions_folder or sessions_folder()
    page.add_row(translate("Preferences", "Backups"), _folder_row(services.backups_folder))
    page.add_row(translate("Preferences", "Reviews"), _folder_row(sessions))
    return page


def sound_page(settings: Settings) -> OptionPage:
    """Page of playing options."""
    page = OptionPage(settings)
    seconds = translate("Preferences", "s")
    page.add_choice(
        translate("Preferences", "Speed"),
        options.SPEED,
        [(speed, f"{speed:g}×") for speed in SPEEDS],
    )
    page.add_number(translate("Preferences", "Before a gap"), options.BEFORE, seconds, decimals=1)
    page.add_number(translate("Preferences", "After a gap"), options.AFTER, seconds, decimals=1)
    page.add_number(translate("Preferences", "Back and on by"), options.LEAP, seconds, decimals=1)
    page.add_number(
        translate("Preferences", "A step of times"),
        options.NUDGE,
        translate("Preferences", "ms"),
        at_least=translate("Preferences", "A frame"),
    )
    page.add_flag(translate("Preferences", "Play at each gap"), options.EACH_SLOT)
    page.add_flag(translate("Preferences", "Repeat the played part"), options.REPEAT)
    page.add_flag(translate("Preferences", "Pause while typing"), options.TYPING_PAUSE)
    page.add_flag(translate("Preferences", "Keep the row that is heard in sight"), options.FOLLOW)
    return page


def _folder_row(folder: Path) -> QWidget:
    """Path of a folder, with a button to show it once it exists."""
    button = QPushButton(translate("Preferences", "Show"))
    button.setAccessibleName(translate("Preferences", "Show {folder}").format(folder=folder))
    button.setEnabled(folder.is_dir())
    if not folder.is_dir():
        button.setToolTip(translate("Preferences", "This folder does not exist yet."))
    button.clicked.connect(lambda _checked: show_folder(folder))
    part = Wrapping()
    part.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    path = plain_label(str(folder), wraps=True)
    path.setMinimumWidth(_LETTERS * path.fontMetrics().averageCharWidth())
    path.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    part.setLayout(row(path, button, wide=path, margins=NO_MARGINS, spacing=10))
    return part


def _model_text(services: Services) -> str:
    """Name of the current bundle's folder."""
    folder = services.model.bundle
    return translate("Preferences", "As shipped") if folder is None else folder.name
