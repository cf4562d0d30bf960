# SPDX-License-Identifier: Apache-2.0
"""The batch window: what the command line would write, stopped and resumed, beside the editor."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QMessageBox, QWidget
from tests.app.batch.conftest import states, wait_for_end, wait_for_plan

from interpunct.errors import BundleError
from interpunct.folders.journal import recipe_of
from interpunct.folders.outcomes import Outcome, Status
from interpunct.folders.planning import Destination, Plan, plan
from interpunct.folders.running import Run
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor
from interpunct.transcript.transcript import Transcript
from interpunct.work.options import Options
from interpunct_app.batch.files_model import FileColumn, FilesModel
from interpunct_app.batch.window import BatchWindow
from interpunct_app.pages.page import Page
from interpunct_app.prediction.background_prediction import LoadedModel, LoadModel
from interpunct_app.prediction.bundles import bundle_digest, weak_languages_of
from interpunct_app.settings.own_styles import add_own_style
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

Add = Callable[..., None]
LEFT = Qt.MouseButton.LeftButton


def click(button: QWidget) -> None:
    QTest.mouseClick(button, LEFT)


class Gate(Predictor):
    """A fake model that waits before each stretch until it is let through."""

    def __init__(self, inner: Predictor) -> None:
        self.inner = inner
        self.open = Event()
        self.open.set()
        self.asked: list[int] = []

    def predict(self, transcript: Transcript, **asked: Any) -> Iterator[Predictions]:
        """The fake's stretches."""
        self.asked.append(len(transcript))
        for stretch in self.inner.predict(transcript, **asked):
            assert self.open.wait(10)
            yield stretch


@pytest.fixture
def gate(load_fake: LoadModel) -> Gate:
    """The model of the window."""
    return Gate(load_fake(None).predictor)


@pytest.fixture
def window(make_window: Callable[..., MainWindow], gate: Gate) -> Iterator[MainWindow]:
    """A window over the gated model."""
    yield make_window(lambda _folder: LoadedModel(gate, "gated 1"))
    gate.open.set()


def test_a_folder_is_listed_before_anything_is_done(
    batch: BatchWindow, add: Add, season: Path
) -> None:
    assert not batch.body.start.isEnabled()
    add(season)
    assert states(batch) == {
        "a.srt": "Waiting",
        "b.srt": "Waiting",
        "broken.vtt": "Waiting",
        "second/c.srt": "Waiting",
    }
    assert batch.body.start.isEnabled()
    assert batch.body.start.text() == "&Start"
    assert len(list(season.rglob("*"))) == 5


def test_what_is_written_is_what_the_command_line_writes(
    batch: BatchWindow, add: Add, season: Path, tmp_path: Path, qtbot: QtBot, gate: Gate
) -> None:
    add(season)
    click(batch.body.start)
    wait_for_end(batch, qtbot)
    assert states(batch) == {
        "a.srt": "Written",
        "b.srt": "Written",
        "broken.vtt": states(batch)["broken.vtt"],
        "second/c.srt": "Written",
    }
    assert states(batch)["broken.vtt"].startswith("Failed: ")
    other = tmp_path / "other"
    jobs = plan([season], Destination("punctuated", other)).jobs
    list(Run(Options(spares_punctuated=True), gate).outcomes(jobs))
    for name in ("a", "b", "second/c"):
        written = (season / f"{name}.punctuated.srt").read_bytes()
        assert written == (other / f"{name}.srt").read_bytes()
    assert batch.body.notice.text().startswith("Done. Written: 3, failed: 1.")


def test_files_that_were_dropped_are_taken_in(
    batch: BatchWindow, season: Path, qtbot: QtBot
) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(season / "a.srt")), QUrl("https://example.org/x.srt")])
    actions, none = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(5, 5), actions, data, LEFT, none)
    QApplication.sendEvent(batch, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(batch, QDropEvent(QPointF(5, 5), actions, data, LEFT, none))
    wait_for_plan(batch, qtbot)
    assert states(batch) == {"a.srt": "Waiting"}


def test_what_is_there_is_skipped_unless_it_shall_be_written_anew(
    batch: BatchWindow, add: Add, season: Path, qtbot: QtBot
) -> None:
    there = season / "a.punctuated.srt"
    there.write_text("mine")
    add(season)
    assert states(batch)["a.srt"] == "Skipped: the output exists"
    click(batch.body.start)
    wait_for_end(batch, qtbot)
    assert there.read_text() == "mine"
    existing = batch.body.form.existing
    existing.setCurrentIndex(existing.findData("write"))
    wait_for_plan(batch, qtbot)
    assert states(batch)["a.srt"] == "Waiting"
    click(batch.body.start)
    wait_for_end(batch, qtbot)
    assert there.read_text() != "mine"


def test_a_run_is_stopped_and_resumed_and_no_file_is_done_twice(
    batch: BatchWindow, add: Add, season: Path, qtbot: QtBot, gate: Gate
) -> None:
    form = batch.body.form
    form.existing.setCurrentIndex(form.existing.findData("write"))
    add(season)
    before = {path.name for path in season.rglob("*")}
    gate.open.clear()
    click(batch.body.start)
    qtbot.waitUntil(lambda: bool(gate.asked), timeout=5000)
    assert not form.isEnabled()
    click(batch.body.stop)
    gate.open.set()
    wait_for_end(batch, qtbot)
    written = [name for name, work in states(batch).items() if work == "Written"]
    assert len(written) < 3
    assert len({path.name for path in season.rglob("*.srt")} - before) == len(written)
    assert batch.body.notice.text().startswith("Stopped.")
    gate.asked.clear()
    click(batch.body.start)
    wait_for_end(batch, qtbot)
    assert [work for work in states(batch).values() if work == "Written"] == ["Written"] * 3
    assert len(gate.asked) == 3 - len(written)
    assert not list(season.rglob("*.part"))


def test_what_the_command_line_has_done_is_done_and_what_changed_is_done_again(
    batch: BatchWindow,
    add: Add,
    season: Path,
    write_srt: Callable[[str, list[str]], Path],
    qtbot: QtBot,
    gate: Gate,
) -> None:
    weak = weak_languages_of(None)
    options = replace(batch.body.form.options(), weak=weak)
    recipe = recipe_of(options, bundle_digest(None))
    jobs = plan([season], Destination("punctuated"), recipe=recipe).jobs
    list(Run(options, gate, recipe=recipe).outcomes(jobs))
    write_srt("season/b.srt", ["and now it says something else"])
    (season / "second" / "c.punctuated.srt").write_text("by hand")
    add(season)
    assert states(batch) | {"broken.vtt": ""} == {
        "a.srt": "Already done with the same options",
        "b.srt": "Waiting",
        "broken.vtt": "",
        "second/c.srt": "Skipped: the output was edited afterwards",
    }
    click(batch.body.start)
    wait_for_end(batch, qtbot)
    assert states(batch)["b.srt"] == "Written"
    assert (season / "second" / "c.punctuated.srt").read_text() == "by hand"


def test_a_page_in_front_has_its_predictions_while_a_run_goes_on(
    batch: BatchWindow,
    add: Add,
    window: MainWindow,
    write_srt: Callable[[str, list[str]], Path],
    sample: Path,
    open_page: Callable[[MainWindow, Path], Page],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("interpunct_app.batch.batch_run._TURN", 0.0)  # every step is a turn
    long = write_srt("long.srt", ["so it goes and so it goes on and on"] * 3000)
    add(long)
    click(batch.body.start)
    qtbot.waitUntil(lambda: "%" in states(batch)["long.srt"], timeout=15_000)
    page = open_page(window, sample)
    assert page.reviewer is not None
    assert batch.is_running


def test_a_double_click_opens_what_was_written(
    batch: BatchWindow, add: Add, window: MainWindow, season: Path, qtbot: QtBot
) -> None:
    add(season / "a.srt")
    click(batch.body.start)
    wait_for_end(batch, qtbot)
    table = batch.body.table
    place = table.visualRect(batch.body.model.index(0, 0)).center()
    QTest.mouseClick(table.viewport(), LEFT, pos=place)
    QTest.mouseDClick(table.viewport(), LEFT, pos=place)
    qtbot.waitUntil(lambda: window.pages.current() is not None)
    page = window.pages.current()
    assert page is not None
    assert page.path == season / "a.punctuated.srt"
    qtbot.waitUntil(lambda: page.document is not None)


def test_the_report_is_that_of_the_command_line(
    batch: BatchWindow, add: Add, season: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    form = batch.body.form
    form.report_file.setText(str(tmp_path / "report.json"))
    form.writes_report.setChecked(True)
    add(season)
    click(batch.body.start)
    wait_for_end(batch, qtbot)
    report = json.loads((tmp_path / "report.json").read_text())
    assert report["complete"] is True
    assert report["command"] == "punctuate"
    assert report["options"]["marks"] == "auto"
    assert report["model"] == {"name": "gated 1", "notice": None}
    assert {Path(file["path"]).name: file["status"] for file in report["files"]} == {
        "a.srt": "written",
        "b.srt": "written",
        "broken.vtt": "failed",
        "c.srt": "written",
    }
    model = batch.body.model
    shown = [str(model.index(0, column).data()) for column in range(2, 7)]
    counts = next(file["counts"] for file in report["files"] if file["path"].endswith("a.srt"))
    changed = counts["marks_changed"] + counts["marks_removed"]
    assert shown == [
        str(figure)
        for figure in (
            counts["words"],
            counts["marks_added"],
            changed,
            counts["casings_changed"],
            counts["uncertain"],
        )
    ]


def test_outputs_that_would_meet_are_refused_in_a_sentence(
    batch: BatchWindow, add: Add, tmp_path: Path, season: Path, qtbot: QtBot
) -> None:
    form = batch.body.form
    form.folder.setText(str(tmp_path / "out"))
    form.place.setCurrentIndex(form.place.findData("folder"))
    other = tmp_path / "a.srt"
    other.write_bytes((season / "a.srt").read_bytes())
    batch.add([season, other])
    qtbot.waitUntil(lambda: "both be written" in batch.body.notice.text(), timeout=5000)
    assert "another -o" not in batch.body.notice.text()
    assert not batch.body.start.isEnabled()


def test_the_field_below_where_outputs_go_says_what_it_is(batch: BatchWindow) -> None:
    form = batch.body.form
    labels = {label.text() for label in form.findChildren(QLabel)}
    assert "Suffix" in labels
    form.place.setCurrentIndex(form.place.findData("folder"))
    labels = {label.text() for label in form.findChildren(QLabel)}
    assert "Folder" in labels
    assert "Suffix" not in labels


@pytest.mark.parametrize("suffix", ["../x", "a/b", "", "a:b"])
def test_a_suffix_cannot_lead_elsewhere(
    batch: BatchWindow, add: Add, season: Path, suffix: str
) -> None:
    add(season)
    batch.body.form.suffix.setText(suffix)
    assert batch.body.notice.text().startswith("The suffix is part of a file name")
    assert not batch.body.start.isEnabled()


def test_a_folder_for_outputs_is_named_from_the_root_or_from_home(
    batch: BatchWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    form = batch.body.form
    form.place.setCurrentIndex(1)
    for name in ("out", "~nobody-here/out"):
        form.folder.setText(name)
        assert form.problem() == "Choose the folder for the outputs."
    form.folder.setText(" ~/out ")
    assert form.problem() is None
    assert form.destination().out == tmp_path / "out"


def test_files_without_a_folder_in_common_are_named_in_full(qapp: QApplication) -> None:
    model = FilesModel()
    paths = (Path("/one/a.srt"), Path("b.srt"))  # as of two drives
    model.show_plan(Plan((), failed=tuple(Outcome(path, Status.FAILED) for path in paths)))
    shown = {model.index(row, FileColumn.FILE).data() for row in range(2)}
    assert shown == set(map(str, paths))


def test_files_can_be_left_out(batch: BatchWindow, add: Add, season: Path, qtbot: QtBot) -> None:
    add(season)
    batch.body.table.selectRow(0)
    click(batch.body.remove)
    wait_for_plan(batch, qtbot)
    assert "a.srt" not in states(batch)
    click(batch.body.start)
    wait_for_end(batch, qtbot)
    assert not (season / "a.punctuated.srt").exists()
    assert (season / "b.punctuated.srt").exists()


def test_a_model_that_cannot_be_loaded_is_told(
    make_window: Callable[..., MainWindow], season: Path, qtbot: QtBot
) -> None:
    def load(_folder: Path | None) -> LoadedModel:
        raise BundleError("it is damaged.", remedy="Install it again.")

    batch = make_window(load).show_batch()
    batch.add([season])
    wait_for_plan(batch, qtbot)
    click(batch.body.start)
    wait_for_end(batch, qtbot)
    assert batch.body.notice.text() == "It is damaged. Install it again."
    assert batch.body.start.isEnabled()


def test_a_run_goes_on_while_its_window_is_closed(
    batch: BatchWindow, add: Add, window: MainWindow, season: Path, qtbot: QtBot, gate: Gate
) -> None:
    add(season)
    gate.open.clear()
    click(batch.body.start)
    click(batch.body.close_button)
    assert not batch.isVisible()
    assert "in the background" in window.statusBar().currentMessage()
    gate.open.set()
    wait_for_end(batch, qtbot)
    assert window.statusBar().currentMessage().startswith("Done. Written: 3")
    window.menus.batch.trigger()
    assert batch.isVisible()
    assert states(batch)["a.srt"] == "Written"


@pytest.mark.parametrize("answer", ["Go on", "Stop and quit"])
def test_the_program_asks_before_it_ends_a_run(
    batch: BatchWindow,
    add: Add,
    window: MainWindow,
    season: Path,
    when_asked: Callable[[Callable[[QMessageBox], object]], None],
    qtbot: QtBot,
    gate: Gate,
    answer: str,
) -> None:
    add(season)
    gate.open.clear()
    click(batch.body.start)
    qtbot.waitUntil(lambda: bool(gate.asked), timeout=5000)
    when_asked(lambda box: click(next(it for it in box.buttons() if it.text() == answer)))
    window.close()
    assert window.isVisible()
    gate.open.set()
    if answer == "Stop and quit":
        qtbot.waitUntil(lambda: not window.isVisible(), timeout=5000)
        assert window.batch is None
        assert len(list(season.rglob("*.punctuated.srt"))) < 3
    else:
        wait_for_end(batch, qtbot)
        assert window.isVisible()
        assert len(list(season.rglob("*.punctuated.srt"))) == 3


def test_what_was_chosen_is_remembered(
    batch: BatchWindow, make_window: Callable[..., MainWindow]
) -> None:
    form = batch.body.form
    form.cut.setCurrentIndex(form.cut.findData("sentences"))
    form.marks.setCurrentIndex(form.marks.findData("replace"))
    form.suffix.setText("en")
    form.existing.setCurrentIndex(form.existing.findData("write"))
    assert form.destination().overwrite
    again = make_window().show_batch()
    assert again.body.form.options() == form.options()
    assert again.body.form.destination().tag == "en"
    assert not again.body.form.destination().overwrite


def test_own_styles_are_offered_as_soon_as_there_are_some(
    batch: BatchWindow, add: Add, season: Path, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "own.toml"
    path.write_text("max_cpl = 30\n")
    form = batch.body.form
    before = form.profile.currentData()
    style = add_own_style(window.services.settings, path)
    assert form.profile.currentData() == before
    form.profile.setCurrentIndex(form.profile.findData(style.source))
    add(season)
    path.unlink()
    form.suffix.setText("other")
    assert "own.toml" in batch.body.notice.text()
    assert not batch.body.start.isEnabled()
    batch.start()
    assert not batch.is_running


def test_the_languages_that_are_ticked_are_those_of_the_run(
    batch: BatchWindow, when_asked: Callable[[Callable[[Any], object]], None]
) -> None:
    form = batch.body.form
    assert form.languages.text() == "Any"

    def tick(asked: QWidget) -> None:
        listed = asked.findChildren(QListWidget)[0]
        (german,) = listed.findItems("German", Qt.MatchFlag.MatchStartsWith)
        german.setCheckState(Qt.CheckState.Checked)
        asked.accept()  # type: ignore[attr-defined]

    when_asked(tick)
    click(form.languages)
    assert form.languages.text() == "de"
    assert form.options().languages == ("de",)


def test_names_of_files_are_shown_as_they_stand(
    batch: BatchWindow, add: Add, write_srt: Callable[[str, list[str]], Path]
) -> None:
    add(write_srt("<b>bold<b>.srt", ["so it goes"]))
    model = batch.body.model
    assert model.index(0, 0).data() == "<b>bold<b>.srt"
    tip = model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;bold" in tip


def test_every_field_and_button_has_a_name(batch: BatchWindow) -> None:
    for widget in batch.findChildren(QWidget):
        if type(widget).__name__ in ("QComboBox", "QLineEdit", "QTableView", "QProgressBar"):
            assert widget.accessibleName(), widget
