# SPDX-License-Identifier: Apache-2.0
"""What can be chosen from menus and lists: the values with their titles."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from interpunct.cutting.plan import CutMode
from interpunct.cutting.profiles import load_profile, profile_names
from interpunct.labels import MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.review.queue import Order
from interpunct.sentences import Sentence
from interpunct_app.looks.theme import Scheme
from interpunct_app.translation import LANGUAGES, translated

translate = QCoreApplication.translate
ENCODINGS = (
    *("utf-8", "utf-16", "cp1252", "cp1250", "cp1251", "cp1253", "cp1254", "cp1255", "cp1256"),
    *("iso8859_2", "iso8859_7", "koi8_r", "gb18030", "big5", "cp932", "euc_jp", "cp949", "cp874"),
)


def profiles() -> list[tuple[str, str]]:
    """The names and titles of the shipped profiles."""
    return [(name, translated(Sentence(load_profile(name).title))) for name in profile_names()]


def marks_modes() -> list[tuple[MarksMode, str]]:
    """What happens to the marks of the file."""
    return [
        (MarksMode.COMPLETE, translate("Titles", "Keep the marks, fill what is missing")),
        (
            MarksMode.REPLACE,
            translate("Titles", "Restore commas, full stops and question marks from scratch"),
        ),
        (MarksMode.SUGGEST, translate("Titles", "Only suggest: write what I decide")),
    ]


def casing_modes() -> list[tuple[CasingMode, str]]:
    """Where the casing comes from."""
    return [
        (CasingMode.KEEP, translate("Titles", "Leave the casing as it is")),
        (CasingMode.SENTENCE, translate("Titles", "Capitals where sentences start")),
        (CasingMode.MODEL, translate("Titles", "Casing by the model")),
    ]


def cut_modes() -> list[tuple[CutMode, str]]:
    """How far a cut may go."""
    return [
        (CutMode.SENTENCES, translate("Titles", "New cues at the sentence ends")),
        (CutMode.KEEP_CUES, translate("Titles", "Keep the cues, move words between neighbours")),
    ]


def orders() -> list[tuple[Order, str]]:
    """In which order slots are shown."""
    return [
        (Order.FILE, translate("Titles", "As in the file")),
        (Order.LEAST_CERTAIN, translate("Titles", "Least certain first")),
        (Order.KIND, translate("Titles", "Questions, then sentence ends, then commas")),
        (Order.LANGUAGE, translate("Titles", "By language")),
    ]


def languages() -> list[tuple[str, str]]:
    """The languages of the program, each in its own; "" stands for that of the system."""
    return [("", translate("Titles", "As the system")), *LANGUAGES.items()]


def schemes() -> list[tuple[Scheme, str]]:
    """The colour schemes."""
    return [
        (Scheme.SYSTEM, translate("Titles", "As the system")),
        (Scheme.LIGHT, translate("Titles", "Light")),
        (Scheme.DARK, translate("Titles", "Dark")),
    ]
