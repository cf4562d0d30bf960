# SPDX-License-Identifier: Apache-2.0
"""Doubted words in the pane: what is said, and what the keys do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from tests.engine.review.test_doubted_words import heard

from interpunct.labels import MarksMode
from interpunct.review.restructuring import EditPayload
from interpunct_app.pages.page import Page
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    OpenPage = Callable[[MainWindow, Path], Page]
    Press = Callable[..., None]

WORDS: dict[str, float | None] = {"so": 0.9, "the": 0.99, "harber": 0.05, "was": 0.9, "quiet": 0.9}


@pytest.fixture
def page(window: MainWindow, tmp_path: Path, open_page: OpenPage) -> Page:
    """Recognised words, one of them doubted; the cursor is at it."""
    path = tmp_path / "talk.json"
    path.write_bytes(heard(WORDS))
    page = open_page(window, path)
    assert page.reviewer is not None
    page.reviewer.jump(2)
    return page


@pytest.fixture
def reviewer(page: Page) -> Reviewer:
    assert page.reviewer is not None
    return page.reviewer


def test_the_pane_names_the_word_and_its_keys(page: Page) -> None:
    text = page.pane._recent.text()
    assert text.startswith("Heard with 5%: “harber”")
    assert "F5  hear it" in text
    assert "F2  type another" in text
    assert page.pane.slot_view.accessibleDescription().startswith("Heard with 5%")


def test_a_sure_word_is_not_named(page: Page, reviewer: Reviewer) -> None:
    reviewer.jump(1)
    assert "Heard with" not in page.pane._recent.text()


def test_space_confirms_the_word(page: Page, reviewer: Reviewer, press: Press) -> None:
    assert [entry.slot for entry in reviewer.queue.entries()].count(2) == 1
    press(Qt.Key.Key_Space)
    assert 2 in reviewer.work.decisions
    assert reviewer.work.transcript.words[2].text == "harber"
    reviewer.jump(2)
    assert reviewer.doubted_word is None
    assert "Heard with" not in page.pane._recent.text()


def test_a_confirmed_word_takes_no_mark_that_is_only_suggested(
    page: Page, reviewer: Reviewer, press: Press
) -> None:
    reviewer.work.marks_mode = MarksMode.SUGGEST
    reviewer.work.table.label_probabilities[2] = [0.1, 0.8, 0.05, 0.05]
    reviewer.work._propose(2)
    assert reviewer.work.table.proposals[2].mark == ","  # type: ignore[union-attr]
    press(Qt.Key.Key_Space)
    assert reviewer.work.mark(2) == ""
    assert 2 in reviewer.work.decisions


def test_a_typed_word_ends_the_question(page: Page, reviewer: Reviewer) -> None:
    typed = reviewer.work.cue_text(0).text.replace("harber", "harbour")
    assert reviewer.attempt(lambda work: EditPayload.plan(work, 0, typed))
    reviewer.jump(2)
    assert reviewer.doubted_word is None
    assert "Heard with" not in page.pane._recent.text()
