# SPDX-License-Identifier: Apache-2.0
"""The second opinion in the editor: in the background, by consent, and without harm."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton
from tests.engine.opinions.endpoint_server import Act, EndpointServer, serving

from interpunct.opinions.options import OpinionOptions
from interpunct_app.pages.page import Page
from interpunct_app.preferences.pages import review_page
from interpunct_app.settings.options import OPINION, OPINION_ENDPOINT, OPINION_MODEL
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    MakeWindow = Callable[..., MainWindow]


def asks(window: MainWindow, address: str) -> None:
    """Set the preferences for an endpoint."""
    settings = window.services.settings
    OPINION.keep(settings, True)
    OPINION_ENDPOINT.keep(settings, address)
    OPINION_MODEL.keep(settings, "tiny")


def labels(page: Page) -> np.ndarray:
    assert page.reviewer is not None
    found: np.ndarray = page.reviewer.work.table.label_probabilities.copy()
    return found


def is_done(page: Page, server: EndpointServer) -> bool:
    return bool(server.requests and page.opinions and not page.opinions.is_running)


@pytest.fixture
def alone(make_window: MakeWindow, sample: Path, open_page: OpenPage) -> np.ndarray:
    """The predictions without a second opinion, for a file of the same text."""
    other = sample.with_name("other.srt")
    other.write_bytes(sample.read_bytes())
    return labels(open_page(make_window(), other))


def test_it_is_off_until_the_user_wants_it(
    window: MainWindow, sample: Path, open_page: OpenPage, qtbot: QtBot
) -> None:
    with serving() as server:
        OPINION_ENDPOINT.keep(window.services.settings, server.address)
        page = open_page(window, sample)
        qtbot.wait(50)
        assert page.opinions is not None
        assert not page.opinions.is_running
    assert not server.requests


def test_answers_change_confidences_and_no_word(
    window: MainWindow, sample: Path, open_page: OpenPage, qtbot: QtBot, alone: np.ndarray
) -> None:
    with serving() as server:  # repeats the text without a mark
        asks(window, server.address)
        page = open_page(window, sample)
        qtbot.waitUntil(lambda: is_done(page, server), timeout=15_000)
        assert server.requests[0]["model"] == "tiny"
        after = labels(page)
        assert (after[:, 0] >= alone[:, 0] - 1e-6).all()
        assert (after[:, 0] > alone[:, 0] + 0.01).any()
        assert page.reviewer is not None
        words = [word.text for word in page.reviewer.work.transcript.words]
        assert " ".join(words[:3]) == "so the harbour"
        assert page.banner.isHidden()


def test_casings_stay_as_they_were(
    window: MainWindow, sample: Path, open_page: OpenPage, qtbot: QtBot
) -> None:
    first = open_page(window, sample)
    assert first.reviewer is not None
    before = first.reviewer.work.table.casing_probabilities.copy()
    with serving() as server:
        asks(window, server.address)
        first.predict_anew()
        qtbot.waitUntil(lambda: is_done(first, server), timeout=15_000)
        np.testing.assert_array_equal(first.reviewer.work.table.casing_probabilities, before)


@pytest.mark.parametrize("down", [True, False])
def test_a_failure_is_one_sentence_and_changes_nothing(
    window: MainWindow,
    sample: Path,
    open_page: OpenPage,
    qtbot: QtBot,
    alone: np.ndarray,
    down: bool,
) -> None:
    with serving(Act(status=401)) as server:
        asks(window, "nonsense" if down else server.address)
        page = open_page(window, sample)
        qtbot.waitUntil(lambda: not page.banner.isHidden(), timeout=15_000)
        told = "no address of a language model" if down else "No second opinion (the language"
        assert told in page.banner.text
        np.testing.assert_array_equal(labels(page), alone)


def test_a_silent_server_blocks_neither_keys_nor_the_end(
    make_window: MakeWindow, sample: Path, open_page: OpenPage, qtbot: QtBot
) -> None:
    window = make_window()
    with serving(Act(silent=True)) as server:
        asks(window, server.address)
        page = open_page(window, sample)
        qtbot.waitUntil(lambda: bool(server.requests), timeout=15_000)
        assert page.reviewer is not None
        decided = len(page.reviewer.work.decisions)
        QTest.keyClick(page.pane.slot_view, Qt.Key.Key_Return)
        assert len(page.reviewer.work.decisions) == decided + 1
        assert page.opinions is not None
        assert page.opinions.is_running
        page.stop_predicting()
        assert not page.opinions.is_running
        window.services.stop()


def test_nothing_goes_to_another_machine_before_the_user_agrees(
    window: MainWindow,
    sample: Path,
    open_page: OpenPage,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(OpinionOptions, "is_local", property(lambda _options: False))
    with serving() as server:
        asks(window, server.address)
        page = open_page(window, sample)
        qtbot.waitUntil(lambda: not page.banner.isHidden(), timeout=15_000)
        assert "words go to the language model at 127.0.0.1:" in page.banner.text
        assert "another machine" in page.banner.text
        assert not server.requests
        (button,) = (each for each in page.banner.findChildren(QPushButton) if not each.isHidden())
        button.click()
        qtbot.waitUntil(lambda: is_done(page, server), timeout=15_000)


def test_an_edit_meanwhile_drops_the_answers(
    window: MainWindow, sample: Path, open_page: OpenPage, qtbot: QtBot
) -> None:
    with serving(Act(silent=True)) as server:
        asks(window, server.address)
        page = open_page(window, sample)
        qtbot.waitUntil(lambda: bool(server.requests), timeout=15_000)
        assert page.reviewer is not None
        assert page.opinions is not None
        page.opinions._heard.append((range(3), np.full((3, 4), 0.25, np.float32)))
        work = page.reviewer.work
        work.use(work.document, replace(work.transcript))
        page.opinions.pause(False)
        assert not page.opinions.is_running


def test_preferences_take_the_endpoint(window: MainWindow, qtbot: QtBot) -> None:
    page = review_page(window.services)
    qtbot.addWidget(page)
    fields = {field.accessibleName(): field for field in page.findChildren(QLineEdit)}
    field = fields["Language model"]
    assert field.text() == "ollama"
    field.setText(" http://127.0.0.1:8080/v1 ")
    field.editingFinished.emit()
    assert OPINION_ENDPOINT.of(window.services.settings) == "http://127.0.0.1:8080/v1"
    field.setText("")
    field.editingFinished.emit()
    assert OPINION_ENDPOINT.of(window.services.settings) == "ollama"
