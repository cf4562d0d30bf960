# SPDX-License-Identifier: Apache-2.0
"""The window of the bundles: what each is worth, chosen, installed and removed."""

from __future__ import annotations

import shutil
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QInputDialog, QLabel, QMessageBox, QWidget

from interpunct.bundles import bundle as bundles
from interpunct.bundles import installed as installing
from interpunct.bundles.bundle import Bundle, default_bundle
from interpunct.bundles.worth import Worth
from interpunct.captions.addresses import FetchCancelled
from interpunct.runtime.converted.fetching import Fetching
from interpunct.runtime.converted.importing import Origin
from interpunct_app.bundles.published import PublishedDialog
from interpunct_app.bundles.window import BundlesWindow
from interpunct_app.bundles.worth_model import WorthColumn, WorthModel
from interpunct_app.pages.page import Page
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

WhenAsked = Callable[[Callable[[Any], object]], None]
LEFT = Qt.MouseButton.LeftButton


def click(button: QWidget) -> None:
    QTest.mouseClick(button, LEFT)


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the user's bundles, still empty."""
    folder = tmp_path / "user" / "bundles"
    folder.mkdir(parents=True)
    for module in (bundles, installing):
        monkeypatch.setattr(module, "installed_folder", lambda: folder)
    return folder


def write_system(folder: Path) -> Path:
    """A tiny system with random weights, as `interpunct train` writes it."""
    from interpunct.runtime.system_files import save_system
    from interpunct_lab.architectures.characters.system import CharDelay, DelayConfig

    config = DelayConfig(layers=1, width=4)
    system = CharDelay(config, CharDelay.learn_vocabulary(config, {"harbour": 9.0}))
    save_system(system, folder, {"name": "<b>mine", "version": "1", "languages": ["en"]})
    return folder


@pytest.fixture
def given(tmp_path: Path) -> Path:
    """A bundle in a folder of its own."""
    return write_system(tmp_path / "given")


@pytest.fixture
def browser(window: MainWindow) -> BundlesWindow:
    """The window, opened by its menu."""
    window.menus.browse.trigger()
    return window.findChildren(BundlesWindow)[0]


def titles(browser: BundlesWindow) -> list[str]:
    return [browser.list.item(row).text() for row in range(browser.list.count())]


def install(
    browser: BundlesWindow, source: Path, name: str, when_asked: WhenAsked, qtbot: QtBot
) -> None:
    """Install by the button, under that name, and wait for the end."""

    def answer(asked: QInputDialog) -> None:
        asked.setTextValue(name)
        asked.accept()

    when_asked(answer)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(source))
        click(browser.install)
    qtbot.waitUntil(browser.install.isEnabled, timeout=10_000)


def test_the_shipped_bundle_tells_what_it_is(browser: BundlesWindow) -> None:
    default = default_bundle()
    assert titles(browser) == [f"{default.name} (shipped) — in use"]
    details = browser.details
    assert details.facts["version"].text() == default.description.version
    assert details.facts["system"].text() == "compact"
    assert float(details.facts["size"].text().split()[0]) > 1
    assert "Part of Interpunct" in details.facts["licence"].text()
    assert details.card.toPlainText() == default.card()
    assert not browser.use.isEnabled()
    assert not browser.remove.isEnabled()


def test_a_figure_that_is_not_told_is_a_dash() -> None:
    model = WorthModel()
    model.show_worth([Worth("cs", None, 0.25, 0.87, None)], [])
    shown = {column: model.index(0, column).data() for column in WorthColumn}
    assert shown[WorthColumn.WORDS] == shown[WorthColumn.CASING] == "–"


def test_the_language_of_the_file_stands_first(page: Page, window: MainWindow) -> None:
    assert page.language_codes() == ["en"]
    model = window.show_models().details.model
    first = model.index(0, 0)
    assert first.data() == "English"
    assert model.index(0, 5).data() == "this file"
    font = first.data(Qt.ItemDataRole.FontRole)
    assert isinstance(font, QFont)
    assert font.bold()
    assert model.index(1, 0).data() == "All languages"
    assert [model.index(0, column).data()[-1] for column in (1, 2, 3)] == ["%"] * 3
    notes = {model.index(row, 5).data() for row in range(model.rows())}
    assert "faster to type than to review" in notes


def test_languages_of_the_file_without_figures_are_named(browser: BundlesWindow) -> None:
    assert isinstance(browser.chosen, Bundle)
    browser.details.show_bundle(browser.chosen, ["en", "vi", "th"])
    told = "Not measured in these languages of the open file: "
    assert told in browser.details.hint.text()
    names = browser.details.hint.text().split(told)[1]
    assert "Thai" in names
    assert "English" not in names


def test_a_bundle_is_installed_used_and_removed(
    browser: BundlesWindow,
    window: MainWindow,
    place: Path,
    given: Path,
    when_asked: WhenAsked,
    qtbot: QtBot,
) -> None:
    install(browser, given, "mine", when_asked, qtbot)
    assert browser.notice.text() == "<b>mine 1 is installed."
    assert titles(browser)[1] == "<b>mine 1"
    assert browser.chosen is not None
    assert browser.chosen.folder == place / "mine"
    assert "not measured" in browser.details.hint.text()
    click(browser.use)
    assert window.services.model.bundle == place / "mine"
    assert titles(browser)[1] == "<b>mine 1 — in use"
    when_asked(lambda box: click(press(box, "Delete")))
    click(browser.remove)
    assert window.services.model.bundle is None
    assert list(place.iterdir()) == []
    assert len(titles(browser)) == 1
    assert (given / "bundle.json").exists()


def test_an_archive_of_a_bundle_is_installed(
    browser: BundlesWindow, place: Path, given: Path, when_asked: WhenAsked, qtbot: QtBot
) -> None:
    archive = shutil.make_archive(str(given.with_name("sent")), "zip", given)
    asked: list[str] = []

    def answer(box: QInputDialog) -> None:
        asked.append(box.textValue())
        box.accept()

    when_asked(answer)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(QFileDialog, "getOpenFileName", lambda *_: (archive, ""))
        click(browser.install_archive)
    assert not browser.install.isEnabled()
    qtbot.waitUntil(browser.install_archive.isEnabled, timeout=10_000)
    assert asked == ["sent"]
    assert browser.notice.text() == "<b>mine 1 is installed."
    assert [path.name for path in place.iterdir()] == ["sent"]


def test_an_archive_that_does_harm_is_refused_in_a_sentence(
    browser: BundlesWindow, place: Path, given: Path, when_asked: WhenAsked, qtbot: QtBot
) -> None:
    archive = given.with_name("sent.zip")
    with zipfile.ZipFile(archive, "w") as packed:
        packed.writestr("../bundle.json", "{}")
    browser._install(str(archive), "sent")
    qtbot.waitUntil(browser.install.isEnabled, timeout=10_000)
    assert "../bundle.json, which is not a file name of a model" in browser.notice.text()
    assert list(place.iterdir()) == []


def press(box: QMessageBox, text: str) -> QWidget:
    return next(button for button in box.buttons() if button.text() == text)


def test_a_bundle_is_not_removed_unasked(
    browser: BundlesWindow, place: Path, given: Path, when_asked: WhenAsked, qtbot: QtBot
) -> None:
    install(browser, given, "mine", when_asked, qtbot)
    when_asked(lambda box: box.reject())
    click(browser.remove)
    assert (place / "mine" / "bundle.json").exists()


@pytest.mark.parametrize("name", ["../mine", "a/b", "..", ".hidden", "default"])
def test_a_name_that_leads_elsewhere_is_refused_in_a_sentence(
    browser: BundlesWindow,
    place: Path,
    given: Path,
    when_asked: WhenAsked,
    qtbot: QtBot,
    name: str,
) -> None:
    install(browser, given, name, when_asked, qtbot)
    assert "name" in browser.notice.text()
    assert list(place.parent.iterdir()) == [place]
    assert list(place.iterdir()) == []


def test_of_an_adapted_bundle_it_is_told_what_that_was_worth(
    browser: BundlesWindow, given: Path, when_asked: WhenAsked, qtbot: QtBot
) -> None:
    figures = {"slots": 100, "f1": {}, "casing_f1": None, "calibration_error": 0.1}
    entry = {
        "scope": "ngrams",
        "steps": 0,
        "seed": 1,
        "from": "x",
        "from_sha256": "0" * 64,
        "on": ["talk.srt"],
        "words": 900,
        "before": {**figures, "micro_f1": 0.5, "slot_error_rate": 0.8},
        "after": {**figures, "micro_f1": 0.625, "slot_error_rate": 0.7},
    }
    bundles.redescribe(given, {"adapted": [entry]})
    install(browser, given, "mine", when_asked, qtbot)
    assert "from 50.0 % to 62.5 %" in browser.details.hint.text()
    assert "from 80.0 % to 70.0 %" in browser.details.hint.text()


def test_what_is_no_bundle_is_refused_in_a_sentence(
    browser: BundlesWindow, place: Path, tmp_path: Path, when_asked: WhenAsked, qtbot: QtBot
) -> None:
    (tmp_path / "nothing").mkdir()
    install(browser, tmp_path / "nothing", "nothing", when_asked, qtbot)
    qtbot.waitUntil(lambda: "config.json" in browser.notice.text(), timeout=5000)
    assert list(place.iterdir()) == []


def test_a_bundle_of_that_name_is_replaced_only_if_wanted(
    browser: BundlesWindow, place: Path, given: Path, when_asked: WhenAsked, qtbot: QtBot
) -> None:
    install(browser, given, "mine", when_asked, qtbot)
    before = (place / "mine").stat().st_ino
    for answer, replaced in (("Cancel", False), ("Replace", True)):

        def reply(box: QMessageBox, answer: str = answer) -> None:
            click(next(it for it in box.buttons() if it.text().replace("&", "") == answer))

        when_asked(reply)
        browser._install(str(given), "mine")
        qtbot.waitUntil(browser.install.isEnabled, timeout=10_000)
        assert ((place / "mine").stat().st_ino != before) is replaced


def test_texts_of_a_bundle_are_shown_as_they_stand(
    browser: BundlesWindow, given: Path, when_asked: WhenAsked, qtbot: QtBot
) -> None:
    install(browser, given, "mine", when_asked, qtbot)
    shown = [label for label in browser.findChildren(QLabel) if "<b>" in label.text()]
    assert shown
    assert {label.textFormat() for label in shown} == {Qt.TextFormat.PlainText}


def test_a_damaged_bundle_is_shown_with_what_is_wrong_and_removed(
    window: MainWindow, place: Path, given: Path, when_asked: WhenAsked
) -> None:
    folder = Path(shutil.copytree(given, place / "<b>mine"))
    (folder / "bundle.json").write_text('{"format": 1, "name"')
    browser = window.show_models()
    assert titles(browser)[1:] == ["<b>mine — damaged"]
    browser.list.setCurrentRow(1)
    shown = [label.text() for label in browser.details.findChildren(QLabel)]
    assert any("bundle.json" in text and "truncated" in text for text in shown)
    assert browser.details.card.toPlainText() == ""
    assert not browser.use.isEnabled()
    when_asked(lambda box: click(press(box, "Delete")))
    click(browser.remove)
    assert not folder.exists()
    assert len(titles(browser)) == 1


def test_a_published_model_is_installed_by_one_click(
    browser: BundlesWindow,
    place: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    from tests.engine.runtime.converted.published import write_edge_punct

    @contextmanager
    def fetched(model: Any, way: Fetching) -> Iterator[tuple[Path, Origin]]:
        assert (model.name, way.pickles) == ("edge-punct-en", False)
        (tmp_path / "fetched").mkdir()
        write_edge_punct(tmp_path / "fetched")
        way.told(15_500_000, 31_000_000)
        yield (
            tmp_path / "fetched",
            Origin(model.place, "a1b2", model.licence, model.languages),
        )

    monkeypatch.setattr("interpunct.runtime.converted.installing.fetched_model", fetched)
    click(browser.publish)
    (dialog,) = browser.findChildren(PublishedDialog)
    names = [model.name for model in dialog.model.models]
    dialog.table.selectRow(names.index("edge-punct-en"))
    assert "micro 71.0 (arXiv:2407.13142)" in dialog.facts.text()
    assert "Apache-2.0" in dialog.facts.text()
    click(dialog.install)
    qtbot.waitUntil(browser.publish.isEnabled, timeout=20_000)
    assert titles(browser)[1:] == ["edge-punct-en imported"]
    details = browser.details
    assert details.facts["licence"].text() == "Apache-2.0"
    assert details.model.index(0, WorthColumn.LANGUAGE).data() == "English"
    assert "shipped model: " in details.model.index(0, WorthColumn.NOTE).data()
    assert "too short to rank" in details.hint.text()
    assert "revision a1b2" in details.card.toPlainText()


def test_models_for_the_open_file_come_first(window: MainWindow) -> None:
    dialog = PublishedDialog(window, ["ru"])
    first = [model.name for model in dialog.model.models[:3]]
    assert set(first) == {"pcs-47", "pcs-xlmr", "sbert-punc-case-ru"}
    shown = [dialog.model.index(0, column).data() for column in range(5)]
    assert shown[0] == dialog.chosen.title
    assert "MB" in shown[3]
    dialog.close()


@pytest.mark.parametrize("answer", ["OK", "Cancel"])
def test_a_pickle_is_read_only_after_a_question(
    browser: BundlesWindow,
    place: Path,
    tmp_path: Path,
    when_asked: WhenAsked,
    qtbot: QtBot,
    answer: str,
) -> None:
    from tests.engine.runtime.converted.published import write_felflare

    (tmp_path / "theirs").mkdir()
    write_felflare(tmp_path / "theirs")
    asked: list[str] = []

    def reply(box: QMessageBox) -> None:
        asked.append(box.informativeText())
        click(next(it for it in box.buttons() if it.text().replace("&", "") == answer))

    when_asked(reply)
    browser._install(str(tmp_path / "theirs"), "mine")
    qtbot.waitUntil(lambda: bool(asked) and browser.install.isEnabled(), timeout=20_000)
    assert "pickle" in asked[0]
    assert [path.name for path in place.iterdir()] == (["mine"] if answer == "OK" else [])


def test_fetching_shows_its_progress_and_can_be_stopped(
    browser: BundlesWindow, place: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    @contextmanager
    def fetched(model: Any, way: Fetching) -> Iterator[tuple[Path, Origin]]:
        here = 0
        while not way.cancelled():
            here = min(here + 1, 50)
            way.told(here, 100)
        raise FetchCancelled
        yield

    monkeypatch.setattr("interpunct.runtime.converted.installing.fetched_model", fetched)
    browser.show()
    assert not browser.stop.isVisible()
    browser._install("edge-punct-en", "edge-punct-en")
    qtbot.waitUntil(lambda: "50 %" in browser.notice.text(), timeout=10_000)
    assert browser.stop.isVisible()
    assert not browser.publish.isEnabled()
    click(browser.stop)
    qtbot.waitUntil(browser.publish.isEnabled, timeout=10_000)
    assert browser.notice.text() == ""
    assert not browser.stop.isVisible()
    assert list(place.iterdir()) == []
