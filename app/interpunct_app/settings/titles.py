# SPDX-License-Identifier: Apache-2.0
"""Choices of menus and lists: values with their titles."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from interpunct.cutting.plan import CutMode
from interpunct.cutting.profiles import load_profile, profile_names
from interpunct.labels import MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.review.queue import Order
from interpunct.sentences import Sentence
from interpunct_app.looks.theme import Scheme
from interpunct_app.settings.own_styles import own_styles
from interpunct_app.settings.settings import Settings
from interpunct_app.translation import LANGUAGES, translated

translate = QCoreApplication.translate
ENCODINGS = (
    *("utf-8", "utf-16", "cp1252", "cp1250", "cp1251", "cp1253", "cp1254", "cp1255", "cp1256"),
    *("iso8859_2", "iso8859_7", "koi8_r", "gb18030", "big5", "cp932", "euc_jp", "cp949", "cp874"),
)


def profiles(settings: Settings) -> list[tuple[str, str]]:
    """Sources and titles of the profiles: the shipped ones, then the user's own."""
    own = [(style.source, style.title) for style in own_styles(settings)]
    shipped = [(name, Sentence(load_profile(name).title)) for name in profile_names()]
    return [*((name, translated(title)) for name, title in shipped), *own]


def marks_modes() -> list[tuple[MarksMode, str]]:
    """Modes of handling existing marks."""
    return [
        (MarksMode.COMPLETE, translate("Titles", "Keep the marks, fill in missing marks")),
        (
            MarksMode.REPLACE,
            translate("Titles", "Restore commas, full stops and question marks from scratch"),
        ),
        (MarksMode.SUGGEST, translate("Titles", "Only suggest, write my decisions")),
    ]


def casing_modes() -> list[tuple[CasingMode, str]]:
    """Modes of casing."""
    return [
        (CasingMode.KEEP, translate("Titles", "Leave the casing as it is")),
        (CasingMode.SENTENCE, translate("Titles", "Capitals where sentences start")),
        (CasingMode.MODEL, translate("Titles", "Casing by the model")),
    ]


def cut_modes() -> list[tuple[CutMode, str]]:
    """Modes of cutting."""
    return [
        (CutMode.SENTENCES, translate("Titles", "New cues at the sentence ends")),
        (CutMode.KEEP_CUES, translate("Titles", "Keep the cues, move words between neighbours")),
    ]


def orders() -> list[tuple[Order, str]]:
    """Orders of slots in the queue."""
    return [
        (Order.FILE, translate("Titles", "As in the file")),
        (Order.LEAST_CERTAIN, translate("Titles", "Least certain first")),
        (Order.KIND, translate("Titles", "Questions, then sentence ends, then commas")),
        (Order.LANGUAGE, translate("Titles", "By language")),
    ]


def languages() -> list[tuple[str, str]]:
    """Languages of the program, each named in itself; "" means the system's language."""
    return [("", translate("Titles", "As the system")), *LANGUAGES.items()]


def schemes() -> list[tuple[Scheme, str]]:
    """Colour schemes with titles."""
    return [
        (Scheme.SYSTEM, translate("Titles", "As the system")),
        (Scheme.LIGHT, translate("Titles", "Light")),
        (Scheme.DARK, translate("Titles", "Dark")),
        (Scheme.CONTRAST_LIGHT, translate("Titles", "High contrast, light")),
        (Scheme.CONTRAST_DARK, translate("Titles", "High contrast, dark")),
    ]
