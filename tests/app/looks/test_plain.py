# SPDX-License-Identifier: Apache-2.0
"""Text from files is shown as it is: no markup in a name is obeyed, and no picture loaded."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QToolTip, QWidget
from pytestqt.qtbot import QtBot

import interpunct_app
from interpunct_app.looks.plain import agrees, plain_label, plain_tip
from interpunct_app.window.main_window import MainWindow

WhenAsked = Callable[[Callable[[QMessageBox], object]], None]

APP = Path(interpunct_app.__file__).parent
RED = QColor(255, 0, 1)
NAME = "<img src=red.png>R&D <b>draft.srt"
CAPTIONS = b"1\n00:00:01,000 --> 00:00:03,000\nso we went home\n"


@pytest.fixture(autouse=True)
def _picture(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture that shows wherever the name of the file is taken for HTML."""
    picture = QPixmap(24, 24)
    picture.fill(RED)
    assert picture.save(str(tmp_path / "red.png"))
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def hostile(tmp_path: Path) -> Path:
    """A caption file that is called like HTML with a picture."""
    path = tmp_path / NAME
    path.write_bytes(CAPTIONS)
    return path


def shows_red(widget: QWidget) -> bool:
    """Whether a widget, as it is drawn, has a pixel of the picture."""
    image = widget.grab().toImage()
    return any(
        image.pixelColor(x, y) == RED
        for y in range(0, image.height(), 4)
        for x in range(0, image.width(), 4)
    )


def test_a_label_of_qt_would_show_the_picture(qtbot: QtBot) -> None:
    label = QLabel(NAME)
    qtbot.addWidget(label)
    assert shows_red(label)


def test_a_plain_label_shows_the_text(qtbot: QtBot) -> None:
    label = plain_label(NAME)
    qtbot.addWidget(label)
    assert not shows_red(label)
    assert label.text() == NAME


@pytest.mark.parametrize(("text", "red"), [(NAME, True), (plain_tip(NAME), False)])
def test_a_plain_tool_tip_shows_the_text(
    qtbot: QtBot, window: MainWindow, text: str, *, red: bool
) -> None:
    QToolTip.showText(QPoint(5, 5), text, window)
    (tip,) = [
        each
        for each in QApplication.topLevelWidgets()
        if each.inherits("QTipLabel") and each.isVisible()
    ]
    assert shows_red(tip) is red
    QToolTip.hideText()
    qtbot.waitUntil(lambda: not QToolTip.isVisible(), timeout=5000)


def test_a_question_shows_the_text(window: MainWindow, when_asked: WhenAsked) -> None:
    seen = []

    def look(box: QMessageBox) -> None:
        box.setInformativeText(NAME)
        seen.append(shows_red(box))
        box.button(QMessageBox.StandardButton.Ok).click()

    when_asked(look)
    assert agrees(window, NAME, NAME)
    assert seen == [False]


def test_the_window_shows_the_name_of_a_file_as_it_is(
    qtbot: QtBot, window: MainWindow, hostile: Path
) -> None:
    window.services.settings.add_recent_file(hostile)
    window._show_page()
    assert not shows_red(window)
    page = window.pages.open_file(hostile)
    qtbot.waitUntil(lambda: page.reviewer is not None, timeout=8000)
    window.tell(f"{NAME} was saved.")
    window.statusBar().showMessage(NAME)
    assert not shows_red(window)
    assert window.pages.tabText(0).replace("&&", "&") == NAME


def calls(file: Path) -> Iterator[tuple[str, int]]:
    """What a file calls by a name of Qt's that obeys markup, and in which line."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func)
            if name in {"QLabel", "QMessageBox"} or name.startswith("QMessageBox."):
                yield name, node.lineno


def test_labels_and_boxes_are_made_in_one_place() -> None:
    made = {
        f"{file.relative_to(APP)}:{line} {name}"
        for file in APP.rglob("*.py")
        if file != APP / "looks" / "plain.py"
        for name, line in calls(file)
    }
    assert {text.partition(" ")[2] for text in made} == {"QMessageBox.about"}, made
