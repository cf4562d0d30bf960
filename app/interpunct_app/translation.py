# SPDX-License-Identifier: Apache-2.0
"""The language of the program: chosen at the start, and spoken by the engine's sentences too.

What the widgets say is translated by Qt where it stands in the sources. What the engine says
comes as a `Sentence` and is put into the language of the user by `translated`, once, where it is
shown; Qt's signals carry plain text, so that it is before one of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtWidgets import QApplication

from interpunct.errors import InterpunctError
from interpunct.sentences import Sentence
from interpunct.transcript.languages import Language

ENGLISH = "en"
LANGUAGES = {
    ENGLISH: "English",
    "ar": "العربية",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "pl": "Polski",
    "zh_CN": "简体中文",
}
"""What the program speaks: the codes of the files, and what each language calls itself."""

ENGINE = "Engine"
"""The context of the engine's sentences in the translations."""


def use_language(application: QApplication, wanted: str = "") -> None:
    """Speak `wanted` (a code of `LANGUAGES`, or "" for that of the system) from now on.

    Widgets that there are already keep their words, so it is done before the first of them.
    """
    code = wanted if wanted in LANGUAGES else spoken(QLocale.system().uiLanguages())
    ours = str(files("interpunct_resources").joinpath("translations", f"interpunct_{code}.qm"))
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for known in application.findChildren(QTranslator):
        application.removeTranslator(known)
        known.deleteLater()
    for file in (f"{qt}/qtbase_{code}.qm", ours):  # the last is asked first
        translator = QTranslator(application)
        if translator.load(file):
            application.installTranslator(translator)
    application.setLayoutDirection(QLocale(code).textDirection())


def spoken(preferred: Iterable[str]) -> str:
    """The first of the languages `preferred` ("de-AT", "zh-Hans-CN") that the program speaks."""
    for name in preferred:
        locale = QLocale(name)
        code = QLocale.languageToCode(locale.language())
        if locale.script() is QLocale.Script.SimplifiedHanScript:
            return "zh_CN"
        if code in LANGUAGES:
            return code
    return ENGLISH


def translated(text: str) -> str:
    """What the engine says, in the language of the program; any other text as it stands."""
    if not isinstance(text, Sentence):
        return text
    number = -1 if text.number is None else text.number
    template = QCoreApplication.translate(ENGINE, text.template, None, number)
    if template == text.template and text.number is not None:
        return str(text)  # not translated: the text knows the plural of English
    if not text.values:
        return template
    values = {
        name: translated(value) if isinstance(value, str) else value
        for name, value in text.values.items()
    }
    return template.format(**values)


def language_title(language: Language) -> str:
    """A language in the language of the program, and in its own."""
    return f"{translated(Sentence(language.name))}   {language.native_name}"


def is_mirrored() -> bool:
    """Whether the program is written from right to left."""
    return QApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft


def told(error: InterpunctError) -> str:
    """What an error says, in the language of the program, as a sentence that stands alone."""
    text = translated(error.sentence)
    return text if error.file else text[:1].upper() + text[1:]
