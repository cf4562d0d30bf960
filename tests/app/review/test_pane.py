# SPDX-License-Identifier: Apache-2.0
"""The review pane: alternatives, the cue boundary, the last steps, what a screen reader hears."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QSlider

from interpunct.labels import PAPER_LABELS, MarksMode
from interpunct_app.cues.shown_cue import Doubt, Gap, ShownCue
from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.review.pane import ReviewPane
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.review.slot_box import opened
from interpunct_app.settings.options import MARKS
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    OpenPage = Callable[[MainWindow, Path], Page]
    Press = Callable[..., None]

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def pane(page: Page) -> ReviewPane:
    return page.pane


def test_a_file_without_a_word_has_nothing_to_save(
    window: MainWindow, tmp_path: Path, open_page: OpenPage
) -> None:
    path = tmp_path / "header.vtt"
    path.write_text("WEBVTT\n\n")
    pane = open_page(window, path).pane
    assert pane.slot_view.accessibleDescription() == "This file has no words."
    assert pane.queue_bar._counters.text() == ""


def test_a_time_beside_the_line_is_written_as_in_the_file(
    window: MainWindow, tmp_path: Path, open_page: OpenPage
) -> None:
    path = tmp_path / "talk.vtt"
    path.write_text("WEBVTT\n\n00:01.000 --> 00:02.500\nso where did you grow up\n")
    scene = open_page(window, path).pane.slot_view.scene
    assert scene is not None
    assert scene.current.start == "00:01.000"


def test_the_keys_to_begin_with_stand_where_the_last_steps_will(
    page: Page, pane: ReviewPane, press: Press
) -> None:
    hint = pane._recent.text()
    assert hint.startswith(
        "Space  accept the shown mark or case   |   . , ?  set this mark   |   X  no mark"
    )
    keys = page.services.keys
    accept = next(row for row in keys.rows if row.action is Action.ACCEPT)
    keys.set_keys(accept, ["G"])
    assert pane._recent.text().startswith("G  accept the shown mark or case")
    press("G")
    assert "accept the shown mark or case" not in pane._recent.text()


def test_the_hint_names_a_suggestion_where_marks_are_only_suggested(
    reviewer: Reviewer, pane: ReviewPane, press: Press
) -> None:
    reviewer.work.use_modes(MarksMode.SUGGEST, reviewer.work.casing_mode)
    pane.refresh()
    assert pane._recent.text().startswith("Space  accept the suggestion")
    slot, likeliest = reviewer.slot, max(reviewer.alternatives(), key=lambda it: it.probability)
    assert slot is not None
    press(Qt.Key.Key_Space)
    assert reviewer.work.mark(slot) == likeliest.mark


def test_no_key_of_the_review_is_offered_while_keys_are_typed(
    page: Page, pane: ReviewPane, press: Press
) -> None:
    hint = pane._recent.text()
    press(Qt.Key.Key_F2)
    pane.refresh()
    assert "accept the shown mark or case" not in pane._recent.text()
    page.table.finish_editing()
    assert pane._recent.text() == hint


def test_a_click_on_an_alternative_takes_it(reviewer: Reviewer, pane: ReviewPane) -> None:
    slot, choices = reviewer.slot, reviewer.alternatives()
    assert slot is not None
    QTest.mouseClick(pane._choices[2], LEFT)
    assert reviewer.work.decisions[slot].mark == choices[2].mark
    assert reviewer.slot != slot


def test_alternatives_stand_in_one_order_whatever_is_likeliest(
    reviewer: Reviewer, pane: ReviewPane, press: Press
) -> None:
    likeliest, seen = set(), set()
    for slot in range(len(reviewer.work.transcript)):
        reviewer.jump(slot)
        assert [choice.label for choice in reviewer.alternatives()] == list(PAPER_LABELS)
        bold = [button for button in pane._choices if button._is_likeliest]
        assert len(bold) == 1
        likeliest.add(PAPER_LABELS.column(reviewer.work.alternatives(slot)[0].label))
        seen.add(pane._choices.index(bold[0]))
    assert likeliest == seen
    assert len(seen) > 1
    for key, label in zip("1234", PAPER_LABELS, strict=True):
        reviewer.jump(2)
        press(key)
        assert reviewer.work.decisions[2].label is label


def test_the_likeliest_alternative_looks_different(reviewer: Reviewer, pane: ReviewPane) -> None:
    choice = reviewer.alternatives()[1]
    button = pane._choices[1]
    pictures = []
    for is_likeliest in (False, True):
        button.show_alternative(choice, is_current=False, is_likeliest=is_likeliest)
        pictures.append(button.grab().toImage())
    assert pictures[0] != pictures[1]


def test_no_button_moves_because_another_alternative_is_likeliest(
    reviewer: Reviewer, pane: ReviewPane
) -> None:
    choice, button = reviewer.alternatives()[0], pane._choices[0]
    sizes = []
    for is_likeliest in (False, True):
        button.show_alternative(choice, is_current=False, is_likeliest=is_likeliest)
        sizes.append(button.sizeHint())
    assert sizes[0] == sizes[1]


def test_alternatives_are_named_with_their_probabilities(
    reviewer: Reviewer, pane: ReviewPane
) -> None:
    for number, (button, choice) in enumerate(
        zip(pane._choices, reviewer.alternatives(), strict=False), start=1
    ):
        mark = ("no mark", "comma", "period", "question mark")[choice.label.counts_as]
        name = f"{number}: {mark}, {choice.probability:.0%}"
        is_likeliest = choice == reviewer.work.alternatives(reviewer.slot or 0)[0]
        assert button.accessibleName() == name + (", likeliest" if is_likeliest else "")
        assert button.toolTip().startswith(f"Key {number}")
        signs = [f"U+{ord(sign):04X}" for sign in choice.mark]
        assert all(sign in button.toolTip() for sign in signs)


def test_an_alternative_looks_different_where_it_stands_is_hovered_or_pressed(
    reviewer: Reviewer, pane: ReviewPane
) -> None:
    current = [
        choice.mark == reviewer.work.mark(reviewer.slot or 0) for choice in reviewer.alternatives()
    ]
    assert current.count(True) == 1
    button = pane._choices[current.index(False)]
    plain = button.grab().toImage()
    QTest.mousePress(button, LEFT)
    assert button.grab().toImage() != plain
    QTest.mouseRelease(button, LEFT, pos=QPoint(-20, -20))
    assert not reviewer.work.decisions
    assert button.minimumSizeHint().width() <= button.sizeHint().width()


def test_inside_a_cue_the_button_splits_it(
    reviewer: Reviewer, page: Page, pane: ReviewPane
) -> None:
    reviewer.jump(2)
    assert pane._boundary.text() == "The cue goes on"
    assert pane._boundary_button.text() == "/  split here"
    QTest.mouseClick(pane._boundary_button, LEFT)
    assert page.model.rowCount() == 4


def test_at_the_end_of_a_cue_the_button_joins_it_with_the_next(
    reviewer: Reviewer, page: Page, pane: ReviewPane
) -> None:
    reviewer.jump(reviewer.work.slots_of_cue(0)[-1])
    assert pane._boundary.text() == "The cue ends here"
    assert pane._boundary_button.text() == "M  join with next"
    QTest.mouseClick(pane._boundary_button, LEFT)
    assert page.model.rowCount() == 2


def test_the_button_joins_whatever_its_text_says(
    reviewer: Reviewer, page: Page, pane: ReviewPane
) -> None:
    reviewer.jump(reviewer.work.slots_of_cue(0)[-1])
    pane._boundary_button.setText("/ in another language")
    QTest.mouseClick(pane._boundary_button, LEFT)
    assert page.model.rowCount() == 2


def test_the_last_cue_cannot_be_joined(reviewer: Reviewer, pane: ReviewPane) -> None:
    reviewer.jump(len(reviewer.work.transcript) - 1)
    assert not pane._boundary_button.isVisible()


def test_the_last_steps_stand_below(reviewer: Reviewer, pane: ReviewPane, press: Press) -> None:
    word = reviewer.work.transcript.words[reviewer.slot or 0].text
    press("!")
    press("x")
    assert f"\u2068{word} !\u2069" in pane._recent.text()
    assert pane._recent.text().endswith("∅\u2069")
    press("z")
    assert "∅" not in pane._recent.text()


def test_a_screen_reader_hears_the_word_and_the_alternatives(
    reviewer: Reviewer, pane: ReviewPane
) -> None:
    reviewer.jump(3)  # so the harbour was ...
    heard = pane.slot_view.accessibleDescription()
    shown = ("no mark", "comma", "period", "question mark")
    assert heard.startswith(f"after “was”, shown: {shown[reviewer.work.label(3).counts_as]}, ")
    for choice in reviewer.alternatives():
        assert f"{shown[choice.label.counts_as]} {choice.probability:.0%}" in heard
    assert "so the harbour was" in heard.replace(",", "").replace(".", "").lower()


def test_when_all_is_decided_the_pane_says_what_to_do(
    reviewer: Reviewer, pane: ReviewPane
) -> None:
    reviewer.accept_all(reviewer.queue.entries())
    assert "Save with Ctrl+S" in pane.slot_view._message
    assert not any(button.isVisible() for button in pane._choices)
    assert not pane._boundary_button.isVisible()


def test_input_methods_are_off_in_review(pane: ReviewPane) -> None:
    assert not pane.slot_view.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)


def test_a_key_that_asks_nothing_is_left_to_others(pane: ReviewPane) -> None:
    view, heard = pane.slot_view, list[object]()
    view.commanded.connect(heard.append)
    event = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_F7, Qt.KeyboardModifier.NoModifier, "")
    view.keyPressEvent(event)
    assert not event.isAccepted()
    assert heard == []


def test_every_control_has_a_name(page: Page) -> None:
    for kind in (QAbstractButton, QComboBox, QSlider):
        controls = [control for control in page.findChildren(kind) if control.isVisible()]
        assert controls
        for control in controls:
            text = control.text() if isinstance(control, QAbstractButton) else ""
            assert control.accessibleName() or text, control


def test_the_slot_opens_a_room_for_its_mark() -> None:
    cue = ShownCue("a, b", (Gap(0, 1, 2, Doubt.UNCERTAIN), Gap(1, 4, 4, Doubt.DECIDED)), ((3, 4),))
    shown, gap = opened(cue, cue.gaps[0])
    assert shown.text[gap.start : gap.end].strip("\u202f") == ","
    assert shown.text.replace("\u202f", "") == "a, b"
    assert shown.gaps == (Gap(0, 1, 4, None), Gap(1, 6, 6, Doubt.DECIDED))
    assert shown.text[shown.markup[0][0] : shown.markup[0][1]] == "b"


def test_a_slot_without_a_mark_gets_an_empty_room() -> None:
    cue = ShownCue("a b", (Gap(0, 1, 1, Doubt.UNCERTAIN),), ((2, 3),))
    shown, gap = opened(cue, cue.gaps[0])
    assert shown.text[gap.start : gap.end].strip("\u202f\u00a0") == ""
    assert gap.end - gap.start == 4
    assert shown.text[gap.end :] == " b"
    assert shown.text[shown.markup[0][0] : shown.markup[0][1]] == "b"


def test_every_script_is_painted(
    window: MainWindow, open_page: OpenPage, write_srt: Callable[[str, list[str]], Path]
) -> None:
    texts = [
        "שלום לכולם אני גר בעיר \u200f123\u200f קטנה",
        "مرحبا بكم في <i>هذا</i> البرنامج",
        "今日は天気がいいですね公園に行きましょう",
        "<img src=x onerror=alert(1)> &amp; <b>bold",
        "",
        "a\r\nb\r\nc\r\nd",
        "👩‍👩‍👧 naïve e\u0301 \u202eabc\u202c",
    ]
    page = open_page(window, write_srt("script.srt", texts))
    assert page.reviewer is not None
    for slot in range(len(page.reviewer.work.transcript)):
        page.reviewer.jump(slot)
        assert not page.pane.slot_view.grab().isNull()
    page.table.resize(200, 120)
    assert not page.table.grab().isNull()


def test_another_slot_is_another_picture(reviewer: Reviewer, pane: ReviewPane) -> None:
    reviewer.jump(0)
    first = pane.slot_view.grab().toImage()
    reviewer.jump(4)
    assert pane.slot_view.grab().toImage() != first
    reviewer.jump(0)
    assert pane.slot_view.grab().toImage() == first


def test_a_file_that_only_suggests_keeps_its_text_until_a_decision(
    window: MainWindow, open_page: OpenPage, write_srt: Callable[[str, list[str]], Path]
) -> None:
    MARKS.keep(window.services.settings, MarksMode.SUGGEST)
    page = open_page(window, write_srt("plain.srt", ["so it was", "and then we went"]))
    reviewer = page.reviewer
    assert reviewer is not None
    assert [reviewer.work.mark(slot) for slot in range(len(reviewer.work.transcript))] == [
        ""
    ] * len(reviewer.work.transcript)
    reviewer.decide(2, "?")
    assert reviewer.work.cue_text(0).text.endswith("was?")
