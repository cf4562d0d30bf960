# SPDX-License-Identifier: Apache-2.0
"""How the window behaves around the review: predictions, long files, painting, the cut."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QAbstractItemModelTester, QTest

import interpunct
import interpunct_app
from interpunct.errors import BundleError
from interpunct.review.queue import Order
from interpunct.segment.cutting.plan import CutMode
from interpunct_app.cues.shown_cue import Doubt, Gap, ShownCue
from interpunct_app.cutting.preview import CutPreview
from interpunct_app.keys.actions import Action
from interpunct_app.looks.theme import Scheme, apply_scheme, mark_colours
from interpunct_app.review.slot_view import opened

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from interpunct.punctuate.predictions import Predictions
    from interpunct.transcript.transcript import Transcript
    from interpunct_app.pages.page import Page
    from interpunct_app.prediction.pieces import LoadedModel
    from interpunct_app.settings.settings import Settings
    from interpunct_app.window.main_window import MainWindow

    OpenPage = Callable[[MainWindow, Path], Page]


def srt(texts: list[str]) -> bytes:
    """An SRT file of one-second cues."""

    def stamp(second: int) -> str:
        return f"{second // 3600:02}:{second // 60 % 60:02}:{second % 60:02},000"

    cues = (
        f"{place + 1}\n{stamp(place)} --> {stamp(place + 1)}\n{text}\n"
        for place, text in enumerate(texts)
    )
    return "\n".join(cues).encode()


def test_undo_and_redo_give_back_the_same_texts(qtbot: QtBot, page: Page) -> None:
    assert page.reviewer is not None
    state = page.reviewer.state
    texts = [state.cue_text(cue).text for cue in range(3)]
    for key in "!,x?/m1":
        QTest.keyClicks(page.pane.slot_view, key)
    after = [state.cue_text(cue).text for cue in range(len(state.document.cues))]
    while page.reviewer.undoable:
        page.reviewer.undo()
    assert [state.cue_text(cue).text for cue in range(3)] == texts
    while page.reviewer.redoable:
        page.reviewer.redo()
    assert [state.cue_text(cue).text for cue in range(len(state.document.cues))] == after


def test_undo_says_what_it_takes_back(qtbot: QtBot, window: MainWindow, page: Page) -> None:
    QTest.keyClicks(page.pane.slot_view, "?")
    assert "question mark after" in window.menus.of_action[Action.UNDO].text()


def test_the_first_rows_of_a_long_file_come_quickly(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "long.srt"
    path.write_bytes(srt(["yes"] * 20_000))
    begun = monotonic()
    page = window.pages.open_file(path)
    qtbot.waitUntil(lambda: page.model.rowCount() == 20_000, timeout=10_000)
    page.grab()
    assert monotonic() - begun < 5  # under a second on a machine that does nothing else


def test_the_prediction_can_be_cancelled(
    qtbot: QtBot, make_window: Callable[..., MainWindow], sample: Path
) -> None:
    from interpunct.punctuate.predictor import Predictor, never
    from interpunct.transcript.labels import MarksMode
    from interpunct_app.prediction.pieces import LoadedModel

    class Endless(Predictor):
        def predict(
            self,
            transcript: Transcript,
            *,
            marks: MarksMode = MarksMode.COMPLETE,
            first: int = 0,
            cancelled: Callable[[], bool] = never,
        ) -> Iterator[Predictions]:
            while not cancelled():
                pass
            yield from ()

    window = make_window(lambda: LoadedModel(Endless(), "endless"))
    page = window.pages.open_file(sample)
    qtbot.waitUntil(lambda: page.progress is not None, timeout=8000)
    window.strip.cancel.click()
    assert page.progress is None
    assert page.feed is not None
    assert not page.feed.is_running


def test_a_model_that_cannot_be_loaded_is_one_sentence(
    qtbot: QtBot, make_window: Callable[..., MainWindow], sample: Path
) -> None:
    def broken() -> LoadedModel:
        raise BundleError("the bundle is damaged.", remedy="Install it again.")

    window = make_window(broken)
    page = window.pages.open_file(sample)
    qtbot.waitUntil(lambda: bool(page.banner.text), timeout=8000)
    assert page.banner.text == "the bundle is damaged. Install it again."
    assert page.reviewer is not None


@pytest.mark.parametrize(
    "text",
    [
        "שלום לכולם אני גר בעיר \u200f123\u200f קטנה",
        "مرحبا بكم في <i>هذا</i> البرنامج",
        "今日は天気がいいですね公園に行きましょう",
        "<img src=x onerror=alert(1)> &amp; <b>bold",
        "",
        "a\r\nb\r\nc\r\nd",
        "👩‍👩‍👧 naïve e\u0301 \u202eabc\u202c",
    ],
)
def test_every_script_is_painted(
    qtbot: QtBot, window: MainWindow, open_page: OpenPage, tmp_path: Path, text: str
) -> None:
    path = tmp_path / "script.srt"
    path.write_bytes(srt([text, "hello there", text]))
    page = open_page(window, path)
    assert page.reviewer is not None
    for slot in range(len(page.reviewer.state.transcript)):
        page.reviewer.jump(slot)
        assert not page.pane.slot_view.grab().isNull()
    page.table.resize(200, 120)
    assert not page.table.grab().isNull()


def test_the_slot_opens_a_room_for_its_mark() -> None:
    cue = ShownCue("a, b", (Gap(0, 1, 2, Doubt.UNCERTAIN), Gap(1, 4, 4, Doubt.DECIDED)), ((3, 4),))
    shown, gap = opened(cue, cue.gaps[0])
    assert shown.text[gap.start : gap.end].strip("\u202f") == ","
    assert shown.text.replace("\u202f", "") == "a, b"
    assert shown.gaps == (Gap(1, 6, 6, Doubt.DECIDED),)
    assert shown.text[shown.markup[0][0] : shown.markup[0][1]] == "b"


def test_a_cut_is_applied_as_one_step(
    window: MainWindow,
    open_page: OpenPage,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / "long cue.srt"
    words = " ".join(f"word{number}" for number in range(40))
    path.write_bytes(f"1\n00:00:01,000 --> 00:00:21,000\n{words}\n".encode())

    def accept(preview: CutPreview) -> int:
        qtbot.waitUntil(lambda: preview._plan is not None, timeout=8000)
        preview.grab()
        preview._apply()
        return 1

    monkeypatch.setattr(CutPreview, "exec", accept)
    page = open_page(window, path)
    assert page.reviewer is not None
    window.menus.of_action[Action.CUT].trigger()
    state = page.reviewer.state
    assert len(page.reviewer.session.history.done) == 1
    assert len(state.document.cues) == page.model.rowCount() > 1
    assert " ".join(word.text.lower() for word in state.transcript.words) == words
    page.reviewer.undo()
    assert len(state.document.cues) == page.model.rowCount() == 1


def test_the_quality_panel_lists_findings_and_jumps(
    qtbot: QtBot, window: MainWindow, open_page: OpenPage, tmp_path: Path
) -> None:
    path = tmp_path / "fast.srt"
    path.write_bytes(srt(["well", "far too many words for one single second of time", "yes"]))
    page = open_page(window, path)
    window.menus.of_action[Action.QUALITY].trigger()
    qtbot.waitUntil(lambda: window.quality.count > 0, timeout=5000)
    with qtbot.waitSignal(window.quality.cue_wanted, timeout=2000):
        window.quality._list.itemActivated.emit(window.quality._list.item(0))
    assert page.table.current_cue() == window.quality._list.item(0).data(Qt.ItemDataRole.UserRole)
    assert page.pane.isEnabled()


def test_menus_change_order_modes_and_language(window: MainWindow, page: Page) -> None:
    assert page.reviewer is not None
    window.menus.order.choose(Order.LEAST_CERTAIN)
    assert page.reviewer.queue.order is Order.LEAST_CERTAIN
    page.table.selectRow(1)
    window.menus.language.choose("de")
    assert page.reviewer.state.language_of_cue(1) == "de"
    page.reviewer.undo()
    assert page.reviewer.state.language_of_cue(1) == "en"


def test_the_model_of_the_table_keeps_qts_contract(page: Page) -> None:
    warn = QAbstractItemModelTester.FailureReportingMode.Warning
    tester = QAbstractItemModelTester(page.model, warn)
    page.model.refresh(0, 2)
    assert tester.model() is page.model


def test_the_slider_changes_the_queue_and_is_remembered(
    page: Page, make_window: Callable[..., MainWindow]
) -> None:
    bar = page.pane.queue_bar
    before = page.reviewer.counters().total if page.reviewer else 0
    bar._slider.setValue(95)
    assert page.reviewer is not None
    assert page.reviewer.counters().total > before
    assert page.services.settings.number("review threshold", 0) == 95


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
def test_signs_stand_out_three_to_one(window: MainWindow, scheme: Scheme) -> None:
    apply_scheme(scheme)
    palette = window.palette()
    colours = mark_colours(palette)
    for ground in (QPalette.ColorRole.Base, QPalette.ColorRole.AlternateBase):
        for colour in (colours.uncertain, colours.very_uncertain, colours.decided):
            assert contrast(colour, palette.color(ground)) >= 3
    assert not window.grab().isNull()
    apply_scheme(Scheme.SYSTEM)


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of WCAG 2."""
    lights = sorted((luminance(one), luminance(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_settings_survive_nonsense(window: MainWindow) -> None:
    settings: Settings = window.services.settings
    settings.set_text("scheme", "purple")
    settings.set_text("review threshold", "much")
    settings.set_text("cut mode", "")
    assert settings.scheme is Scheme.SYSTEM
    assert settings.number("review threshold", 75) == 75
    assert settings.choice("cut mode", CutMode.OFF) is CutMode.OFF


def test_every_control_has_a_name(page: Page) -> None:
    from PySide6.QtWidgets import QAbstractButton, QComboBox, QSlider

    for kind in (QAbstractButton, QComboBox, QSlider):
        for control in page.findChildren(kind):
            if control.isVisible():
                text = control.text() if isinstance(control, QAbstractButton) else ""
                assert control.accessibleName() or text, control


def test_a_signal_costs_no_reference() -> None:
    """PySide6 6.12.0 drops a reference to True with every signal on Python 3.11."""
    program = (
        "import sys\n"
        "from PySide6.QtCore import QObject, Signal\n"
        "class A(QObject):\n"
        "    s = Signal(bool)\n"
        "a = A(); a.s.connect(lambda _: None)\n"
        "before = sys.getrefcount(True)\n"
        "for _ in range(200): a.s.emit(True)\n"
        "sys.exit(sys.getrefcount(True) < before - 50)\n"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_the_engine_knows_no_qt() -> None:
    for path in Path(interpunct.__file__).parent.rglob("*.py"):
        assert not {"PySide6", "interpunct_app"} & imported(path), path


def test_only_the_app_itself_is_imported_by_the_app() -> None:
    allowed = {"PySide6", "interpunct", "interpunct_app", "platformdirs", "numpy"}
    for path in Path(interpunct_app.__file__).parent.rglob("*.py"):
        foreign = imported(path) - allowed - set(sys.stdlib_module_names)
        assert not foreign, path


def imported(path: Path) -> set[str]:
    """The top-level packages that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    return found
