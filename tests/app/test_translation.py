# SPDX-License-Identifier: Apache-2.0
"""The language of the program: which one, what the engine says in it, and mirrored layouts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from interpunct.errors import CaptionError
from interpunct.sentences import Sentence, counted
from interpunct_app.panels.media.control import MediaControl
from interpunct_app.settings.options import LANGUAGE
from interpunct_app.translation import ENGLISH, LANGUAGES, spoken, translated, use_language
from interpunct_app.window.main_window import MainWindow


@pytest.mark.parametrize(
    ("preferred", "code"),
    [
        (["de-AT", "de", "en"], "de"),
        (["nl-NL", "fr-CA"], "fr"),
        (["ar-EG"], "ar"),
        (["zh-CN"], "zh_CN"),
        (["zh-Hans-SG"], "zh_CN"),
        (["zh-Hant-TW", "es"], "es"),
        (["en-GB", "de"], ENGLISH),
        (["nl"], ENGLISH),
        ([], ENGLISH),
    ],
)
def test_the_first_language_of_the_system_that_is_known_is_spoken(
    preferred: list[str], code: str
) -> None:
    assert spoken(preferred) == code


def test_a_sentence_of_the_engine_is_said_in_the_language_chosen(qapp: QApplication) -> None:
    step = Sentence("{mark} after ‘{word}’", mark=Sentence("comma"), word="comma")
    assert translated(step) == "comma after ‘comma’"
    use_language(qapp, "de")
    assert translated(step) == "Komma nach „comma“"
    assert translated("comma") == "comma"  # a text of a file, not the engine's


def test_a_failure_is_said_in_the_language_chosen_but_for_its_file(qapp: QApplication) -> None:
    error = CaptionError(
        "the file is empty.",
        file="comma",
        where=Sentence("line {number}", number=3),
        remedy="Correct that line.",
    )
    assert str(error) == "comma, line 3: the file is empty. Correct that line."
    use_language(qapp, "de")
    said = "comma, Zeile 3: die Datei ist leer. Berichtigen Sie diese Zeile."
    assert translated(error.sentence) == said


def test_a_sentence_that_nobody_translated_stays_english(qapp: QApplication) -> None:
    use_language(qapp, "pl")
    assert translated(Sentence("braces {stay}")) == "braces {stay}"
    assert translated(Sentence("{n} of nobody's", n=2)) == "2 of nobody's"
    assert translated(counted(1, one="1 thing", many="{count} things")) == "1 thing"


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (ENGLISH, ["0 decisions", "1 decision", "2 decisions", "5 decisions", "22 decisions"]),
        ("pl", ["0 decyzji", "1 decyzja", "2 decyzje", "5 decyzji", "22 decyzje"]),
        ("ar", ["لا قرارات", "قرار واحد", "قراران", "5 قرارات", "22 قرارًا"]),
    ],
)
def test_numbers_go_by_the_plurals_of_the_language(
    qapp: QApplication, code: str, said: list[str]
) -> None:
    use_language(qapp, code)
    counts = [
        counted(count, one="1 decision", many="{count} decisions") for count in (0, 1, 2, 5, 22)
    ]
    assert [translated(sentence) for sentence in counts] == said


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_layout_follows_the_script(qapp: QApplication, code: str) -> None:
    use_language(qapp, code)
    is_mirrored = qapp.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert is_mirrored == (code == "ar")


def test_the_language_chosen_is_used_at_the_next_start(window: MainWindow) -> None:
    window.menus.program_language.choose("pl")
    assert LANGUAGE.of(window.services.settings) == "pl"
    assert "started again" in window.statusBar().currentMessage()
    window.menus.program_language.choose("")
    assert LANGUAGE.of(window.services.settings) == ""


def test_time_runs_to_the_right_in_every_language(
    qapp: QApplication, make_window: Callable[[], MainWindow]
) -> None:
    use_language(qapp, "ar")
    window = make_window()
    assert window.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert (
        window.panel(MediaControl).dock.scroll_bar.layoutDirection()
        is Qt.LayoutDirection.LeftToRight
    )
