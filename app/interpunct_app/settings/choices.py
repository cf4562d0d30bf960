# SPDX-License-Identifier: Apache-2.0
"""What the user chooses from menus: titles of the values, and what was chosen last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from interpunct.errors import ProfileError
from interpunct.punctuate.casing import CasingMode
from interpunct.review.queue import Order
from interpunct.segment.cutting.plan import CutMode
from interpunct.segment.profiles import Profile, load_profile, profile_names
from interpunct.transcript.labels import MarksMode
from interpunct.work.options import Options, Unroll
from interpunct_app.looks.theme import Scheme

if TYPE_CHECKING:
    from interpunct_app.settings.settings import Settings

DEFAULT_PROFILE = "netflix"
ENCODINGS = (
    *("utf-8", "utf-16", "cp1252", "cp1250", "cp1251", "cp1253", "cp1254", "cp1255", "cp1256"),
    *("iso8859_2", "iso8859_7", "koi8_r", "gb18030", "big5", "cp932", "euc_jp", "cp949", "cp874"),
)


def remembered_options(settings: Settings) -> Options:
    """The modes that the user chose last; whether to un-roll captions is asked of the user."""
    return Options(
        unroll=Unroll.NEVER,
        marks=settings.choice("marks mode", MarksMode.COMPLETE),
        casing=settings.choice("casing mode", CasingMode.MODEL),
    )


def remembered_profile(settings: Settings) -> Profile:
    """The profile that the user chose last; the default one where that is gone."""
    try:
        return load_profile(settings.text("profile", DEFAULT_PROFILE))
    except ProfileError:
        return load_profile(DEFAULT_PROFILE)


def profiles() -> list[tuple[str, str]]:
    """The names and titles of the shipped profiles."""
    return [(name, load_profile(name).title) for name in profile_names()]


def marks_modes() -> list[tuple[MarksMode, str]]:
    """What happens to the marks of the file."""
    return [
        (MarksMode.COMPLETE, _tr("Keep the marks, fill what is missing")),
        (MarksMode.REPLACE, _tr("Restore all marks from scratch")),
        (MarksMode.SUGGEST, _tr("Only suggest: write what I decide")),
    ]


def casing_modes() -> list[tuple[CasingMode, str]]:
    """Where the casing comes from."""
    return [
        (CasingMode.KEEP, _tr("Leave the casing as it is")),
        (CasingMode.SENTENCE, _tr("Capitals where sentences start")),
        (CasingMode.MODEL, _tr("Casing by the model")),
    ]


def cut_modes() -> list[tuple[CutMode, str]]:
    """How far a cut may go."""
    return [
        (CutMode.SENTENCES, _tr("New cues at the sentence ends")),
        (CutMode.KEEP_CUES, _tr("Keep the cues, move words between neighbours")),
    ]


def orders() -> list[tuple[Order, str]]:
    """In which order slots are shown."""
    return [
        (Order.FILE, _tr("As in the file")),
        (Order.LEAST_CERTAIN, _tr("Least certain first")),
        (Order.KIND, _tr("Questions, then sentence ends, then commas")),
        (Order.LANGUAGE, _tr("By language")),
    ]


def schemes() -> list[tuple[Scheme, str]]:
    """The colour schemes."""
    return [
        (Scheme.SYSTEM, _tr("As the system")),
        (Scheme.LIGHT, _tr("Light")),
        (Scheme.DARK, _tr("Dark")),
    ]


def _tr(text: str) -> str:
    return QCoreApplication.translate("Choices", text)
