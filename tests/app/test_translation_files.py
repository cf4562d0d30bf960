# SPDX-License-Identifier: Apache-2.0
"""The translations: complete, as compiled, with all placeholders and no doubled mnemonics."""

from __future__ import annotations

import ast
import re
import runpy
import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar

import interpunct_app
from interpunct_app.keys import choice
from interpunct_app.keys.actions import Action
from interpunct_app.keys.table import BINDINGS, Binding, When
from interpunct_app.translation import ENGLISH, LANGUAGES, use_language
from interpunct_app.window.main_window import MainWindow

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = runpy.run_path(str(ROOT / "packaging" / "translations.py"))
FOLDER: Path = SCRIPT["FOLDER"]
PLACEHOLDER = re.compile(r"\{[^{}]*\}|%n")
NUMBERS = {"%n", "{count}", "{count:,}"}
NO_MNEMONICS = {"ar", "zh_CN"}
TERMS_OF_THE_ENGINE = re.compile(r"\b(slots?|bundles?|F1|house marks)\b", re.IGNORECASE)

texts_of: Callable[[ElementTree.Element], list[str]] = SCRIPT["translations"]


def messages(file: Path) -> Iterator[tuple[str, ElementTree.Element]]:
    """The messages of a `.ts` file with their contexts."""
    for context in ElementTree.parse(file).iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name", ""), message


def known(code: str) -> list[tuple[str, ElementTree.Element]]:
    return list(messages(SCRIPT["ts_file"](FOLDER, code)))


def test_a_text_without_a_translation_is_told_before_a_release(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for file in FOLDER.glob("*.ts"):
        shutil.copy(file, tmp_path)
    german = SCRIPT["ts_file"](tmp_path, "de")
    text = german.read_text(encoding="utf-8")
    german.write_text(text.replace("<source>Comma</source>", "<source>Gone</source>"), "utf-8")
    assert SCRIPT["check"](tmp_path) == 1
    assert "de: 'Comma'" in capsys.readouterr().out
    assert german.read_text(encoding="utf-8") != text, "nothing is written"


@pytest.mark.parametrize("code", LANGUAGES)
def test_translations_keep_the_placeholders(code: str) -> None:
    for _, message in known(code):
        source = message.findtext("source", "")
        wanted = sorted(PLACEHOLDER.findall(source))
        is_counted = message.get("numerus") == "yes"
        for text in texts_of(message):
            found = sorted(PLACEHOLDER.findall(text))
            # "two cues" needs no figure, where a language has a form of its own for two
            free = NUMBERS if is_counted and code == "ar" else set()
            assert [one for one in found if one not in free] == [
                one for one in wanted if one not in free
            ], (source, text)
            assert set(found) <= set(wanted), (source, text)


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_loaded_is_what_was_translated(code: str) -> None:
    translator = QTranslator()
    assert translator.load(str(SCRIPT["ts_file"](FOLDER, code).with_suffix(".qm")))
    for context, message in known(code):
        source, forms = message.findtext("source", ""), texts_of(message)
        counts = (0, 1, 2, 3, 11, 100) if message.get("numerus") == "yes" else (-1,)
        said = {translator.translate(context, source, "", count) for count in counts}
        assert said <= set(forms), f"{source!r}: run `make translations`"
        assert said


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_letter_chooses_two_entries_of_a_menu(
    code: str, qapp: QApplication, make_window: Callable[[], MainWindow]
) -> None:
    untranslated = without_translation(code, qapp, make_window)
    use_language(qapp, code)
    for menu in menus(make_window().menus):
        texts = [action.text() for action in menu.actions()]
        twice = letters_of_two([text for text in texts if text not in untranslated])
        assert not twice, "two entries of a menu have one letter"
        assert not (code in NO_MNEMONICS and any(map(letters_of, set(texts) - untranslated)))


def test_an_entry_without_a_translation_may_share_a_letter(
    qapp: QApplication, make_window: Callable[[], MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    new = Binding(Action.QUALITY, "Ctrl+E", "&Long new entry", When.ALWAYS)
    rows = (row for row in BINDINGS if row.action is not Action.QUALITY)
    monkeypatch.setattr(choice, "BINDINGS", (*rows, new))
    test_no_letter_chooses_two_entries_of_a_menu("de", qapp, make_window)


def without_translation(
    code: str, qapp: QApplication, make_window: Callable[[], MainWindow]
) -> set[str]:
    """The English texts of menus that stand in for missing translations of a language."""
    use_language(qapp, ENGLISH)
    english = {action.text() for menu in menus(make_window().menus) for action in menu.actions()}
    done = {text for _, message in known(code) for text in texts_of(message)}
    return set() if code == ENGLISH else english - done


def letters_of(text: str) -> list[str]:
    """The letters that choose an entry of a menu: one, or none."""
    return re.findall(r"&(\w)", text.replace("&&", "").lower())


def letters_of_two(texts: list[str]) -> list[str]:
    """The texts that share their letter with another."""
    count = Counter(letter for text in texts for letter in letters_of(text))
    return [text for text in texts if any(count[letter] > 1 for letter in letters_of(text))]


def menus(menu: QMenu | QMenuBar) -> Iterator[QMenu | QMenuBar]:
    """A menu and all below it."""
    yield menu
    for submenu in [action.menu() for action in menu.actions()]:
        if isinstance(submenu, QMenu):
            yield from menus(submenu)


def test_no_text_to_translate_stands_in_an_f_string() -> None:
    """Qt's lupdate does not look into them."""
    for file in Path(interpunct_app.__file__).parent.rglob("*.py"):
        for text in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(text, ast.JoinedStr):
                calls = [part.func for part in ast.walk(text) if isinstance(part, ast.Call)]
                names = {getattr(call, "attr", getattr(call, "id", "")) for call in calls}
                assert not names & {"tr", "translate"}, (file, text.lineno)


def test_english_needs_its_plurals_only() -> None:
    assert all(message.get("numerus") == "yes" for _, message in known(ENGLISH))


def test_the_editor_says_gap_model_accuracy_and_style() -> None:
    shown = {message.findtext("source", "").replace("&", "") for _, message in known("de")}
    fields = {text: PLACEHOLDER.sub("", text) for text in shown}
    assert not [text for text, words in fields.items() if TERMS_OF_THE_ENGINE.search(words)]
