# SPDX-License-Identifier: Apache-2.0
"""Language of the program, set at the start for the widgets and the engine's sentences.

Qt translates the texts of widgets where they are in the sources. The engine's texts are `Sentence`
objects, which `translated` translates once, where they are shown. Qt's signals carry plain text,
so translation comes before a signal.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtWidgets import QApplication

from interpunct.errors import InterpunctError
from interpunct.sentences import Sentence
from interpunct.transcript.languages import Language, language

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
"""Languages of the program: file codes, and each language's own name."""

ENGINE = "Engine"
"""Context of the engine's sentences in the translations."""


def use_language(application: QApplication, wanted: str = "") -> None:
    """Set the language `wanted` (a code of `LANGUAGES`, or "" for the system's).

    Existing widgets keep their texts, so call it before the first widget.
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
    """First language in `preferred` ("de-AT", "zh-Hans-CN") that the program has."""
    for name in preferred:
        locale = QLocale(name)
        code = QLocale.languageToCode(locale.language())
        if locale.script() is QLocale.Script.SimplifiedHanScript:
            return "zh_CN"
        if code in LANGUAGES:
            return code
    return ENGLISH


def translated(text: str) -> str:
    """Translate a sentence of the engine; any other text is returned unchanged."""
    if not isinstance(text, Sentence):
        return text
    number = -1 if text.number is None else text.number
    template = QCoreApplication.translate(ENGINE, text.template, None, number)
    if template == text.template and text.number is not None:
        return str(text)  # not translated: the text knows the English plural
    if not text.values:
        return template
    values = {
        name: translated(value) if isinstance(value, str) else value
        for name, value in text.values.items()
    }
    return template.format(**values)


def language_name(code: str) -> str:
    """Name of a language in the program's language."""
    return translated(Sentence(language(code).name))


def language_title(entry: Language) -> str:
    """Name of a language in the program's language, and in itself."""
    return f"{language_name(entry.code)}   {entry.native_name}"


def is_mirrored() -> bool:
    """Whether the program is laid out from right to left."""
    return QApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft


def told(error: InterpunctError) -> str:
    """Message of an error in the program's language, as a complete sentence."""
    text = translated(error.sentence)
    return text if error.file else text[:1].upper() + text[1:]
