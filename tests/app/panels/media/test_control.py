# SPDX-License-Identifier: Apache-2.0
"""Playing beside the review: keys, the switches, what is told and what is remembered."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPlainTextEdit, QToolButton
from tests.app.panels.media.conftest import FakePlayer
from tests.engine.media.sounds import tones, write_wav

from interpunct.media.decoding import MediaError
from interpunct.review.restructuring import EditPayload
from interpunct.review.retiming import SetTimes
from interpunct_app.keys.actions import Action
from interpunct_app.looks.theme import Scheme
from interpunct_app.pages.page import Page
from interpunct_app.panels.media import installing
from interpunct_app.panels.media.control import MediaControl
from interpunct_app.settings import options
from interpunct_app.settings.options import SCHEME
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    MakeWindow = Callable[..., MainWindow]
    OpenPage = Callable[[MainWindow, Path], Page]
    WriteSrt = Callable[[str, list[str]], Path]

LEFT = Qt.MouseButton.LeftButton
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
SHIFT, NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier


def press(page: Page, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(page.pane.slot_view, key, held)


def editor_of(page: Page) -> QPlainTextEdit:
    editor = page.table.findChild(QPlainTextEdit)
    assert isinstance(editor, QPlainTextEdit)
    return editor


def test_the_sound_of_the_same_name_is_found_and_shown(
    window: MainWindow, page: Page, player: FakePlayer, sound: Path
) -> None:
    assert player.path == sound
    assert window.panel(MediaControl).dock.isVisible()
    assert window.panel(MediaControl).dock.picture.isHidden()
    assert window.panel(MediaControl).dock.waveform.length_ms == pytest.approx(10_000, abs=20)
    assert not player.is_playing


def test_without_a_sound_there_is_no_panel(
    window: MainWindow, sample: Path, open_page: OpenPage
) -> None:
    open_page(window, sample)
    assert not window.panel(MediaControl).dock.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_R, Qt.Key.Key_F5])
def test_r_and_f5_play_the_cue(page: Page, player: FakePlayer, key: Qt.Key) -> None:
    assert page.reviewer is not None
    page.reviewer.jump_to_cue(1)
    press(page, key)
    assert (player.is_playing, player.position_ms) == (True, 3200)
    player.advance(9000)
    assert (player.is_playing, player.position_ms) == (False, 5000)


@pytest.mark.parametrize(("key", "held"), [(Qt.Key.Key_S, NONE), (Qt.Key.Key_F5, SHIFT)])
def test_s_and_shift_f5_play_a_second_before_and_after_the_slot(
    page: Page, player: FakePlayer, key: Qt.Key, held: Qt.KeyboardModifier
) -> None:
    assert page.reviewer is not None
    page.reviewer.jump(9)
    words = page.reviewer.work.transcript.words
    slot_ms = words[9].end_ms + (words[10].start_ms - words[9].end_ms) // 2
    press(page, key, held)
    assert player.position_ms == slot_ms - 1000
    player.advance(9000)
    assert player.position_ms == pytest.approx(slot_ms + 1000, abs=10)


def test_the_review_goes_on_while_it_plays(page: Page, player: FakePlayer) -> None:
    press(page, Qt.Key.Key_R)
    press(page, Qt.Key.Key_Space)
    assert page.is_modified
    assert player.is_playing


def test_ctrl_space_plays_on_and_pauses(page: Page, player: FakePlayer) -> None:
    press(page, Qt.Key.Key_Space, CTRL)
    player.advance(7000)
    assert (player.is_playing, player.position_ms) == (True, 7000)
    press(page, Qt.Key.Key_Space, CTRL)
    assert not player.is_playing


def test_alt_and_the_arrows_leap_a_second(page: Page, player: FakePlayer) -> None:
    player.seek(4000)
    press(page, Qt.Key.Key_Left, ALT)
    assert player.position_ms == 3000
    press(page, Qt.Key.Key_Right, ALT)
    assert player.position_ms == 4000


def test_alt_shift_and_the_arrows_change_speed_and_zoom(
    window: MainWindow, page: Page, player: FakePlayer
) -> None:
    press(page, Qt.Key.Key_Left, ALT | SHIFT)
    assert player.speed == 0.9
    assert window.panel(MediaControl).dock.controls.speed.currentText() == "0.9×"
    press(page, Qt.Key.Key_Right, ALT | SHIFT)
    assert player.speed == 1.0
    before = window.panel(MediaControl).dock.waveform.scale.per_second
    press(page, Qt.Key.Key_Up, ALT | SHIFT)
    assert window.panel(MediaControl).dock.waveform.scale.per_second > before
    press(page, Qt.Key.Key_Down, ALT | SHIFT)
    assert window.panel(MediaControl).dock.waveform.scale.per_second == pytest.approx(before)


def test_ctrl_f5_repeats_what_is_played(page: Page, player: FakePlayer) -> None:
    press(page, Qt.Key.Key_F5, CTRL)
    press(page, Qt.Key.Key_R)
    player.advance(30_000)
    assert player.is_playing
    press(page, Qt.Key.Key_F5, CTRL)
    player.advance(30_000)
    assert not player.is_playing


def test_each_slot_is_played_where_that_is_switched_on(page: Page, player: FakePlayer) -> None:
    assert page.reviewer is not None
    press(page, Qt.Key.Key_Space)
    assert not player.is_playing
    press(page, Qt.Key.Key_F5, CTRL | SHIFT)
    assert not player.is_playing
    press(page, Qt.Key.Key_L)
    assert player.is_playing
    player.advance(9000)
    press(page, Qt.Key.Key_U)  # the slot stays
    assert not player.is_playing
    press(page, Qt.Key.Key_Tab)
    assert player.is_playing


def test_typing_pauses_and_the_end_of_it_goes_on(
    qtbot: QtBot, page: Page, player: FakePlayer
) -> None:
    qtbot.waitUntil(page.pane.slot_view.hasFocus, timeout=5000)
    press(page, Qt.Key.Key_Space, CTRL)
    player.advance(1000)
    press(page, Qt.Key.Key_F2)
    assert not player.is_playing
    editor = editor_of(page)
    QTest.keyClicks(editor, "now")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert player.is_playing


def test_typing_does_not_pause_where_that_is_not_wanted(
    qtbot: QtBot, window: MainWindow, page: Page, player: FakePlayer
) -> None:
    options.TYPING_PAUSE.keep(window.services.settings, False)
    qtbot.waitUntil(page.pane.slot_view.hasFocus, timeout=5000)
    press(page, Qt.Key.Key_Space, CTRL)
    press(page, Qt.Key.Key_F2)
    assert player.is_playing


def test_another_program_does_not_end_the_typing(
    qtbot: QtBot, page: Page, player: FakePlayer
) -> None:
    qtbot.waitUntil(page.pane.slot_view.hasFocus, timeout=5000)
    press(page, Qt.Key.Key_Space, CTRL)
    press(page, Qt.Key.Key_F2)
    assert not player.is_playing
    with pytest.warns(DeprecationWarning, match="setActiveWindow"):  # there is no other way
        QApplication.setActiveWindow(None)  # type: ignore[arg-type]
    assert not player.is_playing


def test_a_border_is_not_dragged_while_the_state_is_read(
    window: MainWindow, page: Page, player: FakePlayer
) -> None:
    assert page.reviewer is not None
    page.hold()
    window.panel(MediaControl).dock.waveform.times_wanted.emit(2, 5100, 8500)
    assert page.reviewer.undoable is None
    page.let_go()
    window.panel(MediaControl).dock.waveform.times_wanted.emit(2, 5100, 8500)
    assert page.reviewer.work.document.cues[2].end_ms == 8500


def test_the_caption_on_the_picture_follows_the_text(
    window: MainWindow, page: Page, player: FakePlayer
) -> None:
    picture = window.panel(MediaControl).dock.picture
    picture.show()
    window.panel(MediaControl).dock.waveform.time_clicked.emit(3500)
    assert page.reviewer is not None
    assert page.reviewer.attempt(lambda work: EditPayload.plan(work, 1, "&amp; nobody"))
    assert picture.accessibleDescription() == "& nobody"
    page.reviewer.undo()
    assert "tell" in picture.accessibleDescription()
    assert page.reviewer.attempt(lambda work: SetTimes.plan(work, 1, 4000, 5000))
    assert picture.accessibleDescription() == ""


def test_what_is_played_around_a_slot_and_how_far_a_leap_goes_can_be_set(
    window: MainWindow, page: Page, player: FakePlayer
) -> None:
    settings = window.services.settings
    press(page, Qt.Key.Key_S)
    start = player.position_ms
    options.BEFORE.keep(settings, 0.5)
    options.AFTER.keep(settings, 0.2)
    press(page, Qt.Key.Key_S)
    assert player.position_ms in (start + 500, 0)
    first = player.position_ms
    player.advance(9000)
    assert player.position_ms - first <= 700
    options.LEAP.keep(settings, 0.3)
    before = player.position_ms
    press(page, Qt.Key.Key_Right, ALT)
    assert player.position_ms == before + 300


def test_a_speed_set_elsewhere_is_played_at_once(
    window: MainWindow, page: Page, player: FakePlayer
) -> None:
    options.SPEED.keep(window.services.settings, 1.5)
    assert player.speed == 1.5
    assert window.panel(MediaControl).dock.controls.speed.currentData() == 1.5


def test_k_plays_on_at_a_slot(page: Page, player: FakePlayer) -> None:
    press(page, Qt.Key.Key_K)
    assert player.is_playing
    press(page, Qt.Key.Key_K)
    assert not player.is_playing


def test_f5_plays_while_typing_and_types_nothing(
    qtbot: QtBot, page: Page, player: FakePlayer
) -> None:
    qtbot.waitUntil(page.pane.slot_view.hasFocus, timeout=5000)
    press(page, Qt.Key.Key_F2)
    editor = editor_of(page)
    before = editor.toPlainText()
    QTest.keyClick(editor, Qt.Key.Key_F5)
    assert player.is_playing
    assert editor.toPlainText() == before
    assert QApplication.focusWidget() is editor


def test_a_click_on_the_waveform_goes_there_and_leaves_the_focus(
    qtbot: QtBot, window: MainWindow, page: Page, player: FakePlayer
) -> None:
    qtbot.waitUntil(page.pane.slot_view.hasFocus, timeout=5000)
    waveform = window.panel(MediaControl).dock.waveform
    place = QPoint(round(waveform.scale.x_of(3100)), waveform.height() // 2)
    QTest.mouseClick(waveform, LEFT, pos=place)
    assert player.position_ms == pytest.approx(3100, abs=10)
    assert page.pane.slot_view.hasFocus()


def test_a_border_that_was_dragged_changes_the_time_and_can_be_undone(
    window: MainWindow, page: Page
) -> None:
    assert page.reviewer is not None
    waveform = window.panel(MediaControl).dock.waveform
    y = waveform.height() // 2
    places = [QPoint(round(waveform.scale.x_of(time)), y) for time in (8000, 8400)]
    QTest.mousePress(waveform, LEFT, pos=places[0])
    QTest.mouseMove(waveform, places[1])
    QTest.mouseRelease(waveform, LEFT, pos=places[1])
    assert page.reviewer.work.document.cues[2].end_ms == pytest.approx(8400, abs=10)
    assert waveform.timeline.end_ms == pytest.approx(8400, abs=10)
    assert page.is_modified
    page.reviewer.undo()
    assert page.reviewer.work.document.cues[2].end_ms == 8000
    assert waveform.timeline.end_ms == 8000


def test_the_waveform_shows_the_cues_as_they_are_after_a_split(
    window: MainWindow, page: Page
) -> None:
    assert page.reviewer is not None
    before = len(window.panel(MediaControl).dock.waveform.timeline.between(0, 10_000))
    page.reviewer.jump(3)
    press(page, Qt.Key.Key_Slash)
    assert len(window.panel(MediaControl).dock.waveform.timeline.between(0, 10_000)) == before + 1


def test_without_a_sound_a_key_offers_to_open_one(
    qtbot: QtBot, window: MainWindow, sample: Path, player: FakePlayer, open_page: OpenPage,
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
) -> None:  # fmt: skip
    pytest.importorskip("av", reason="sound is read by PyAV")
    page = open_page(window, sample)
    other = write_wav(tmp_path / "other.wav", tones([(1, 2)], 4))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(other), ""))
    press(page, Qt.Key.Key_R)
    assert page.banner.text == "No sound or picture is open for harbour.srt."
    QTest.mouseClick(page.banner._button, LEFT)
    qtbot.waitUntil(lambda: player.path == other, timeout=5000)
    assert window.panel(MediaControl).dock.isVisible()
    press(page, Qt.Key.Key_R)
    assert player.is_playing


def test_a_broken_file_of_the_same_name_is_one_sentence(
    qtbot: QtBot, window: MainWindow, sample: Path, player: FakePlayer, open_page: OpenPage
) -> None:
    pytest.importorskip("av", reason="sound is read by PyAV")
    broken = sample.with_suffix(".mp4")
    broken.write_bytes(b"\x00\x00\x00\x20ftypisom" + b"\xff" * 500)
    page = open_page(window, sample)
    qtbot.waitUntil(lambda: bool(page.banner.text), timeout=5000)
    assert page.banner.text.startswith(f"{broken}: no sound or picture can be read from it")
    assert "\n" not in page.banner.text
    assert player.path is None


def test_where_nothing_can_be_played_the_waveform_is_there_and_the_keys_tell_why(
    qtbot: QtBot, make_window: MakeWindow, sample: Path, sound: Path, open_page: OpenPage
) -> None:
    def no_player() -> FakePlayer:
        raise MediaError("Nothing can be played without QtMultimedia.", remedy="Install it.")

    window = make_window(make_player=no_player)
    page = open_page(window, sample)
    qtbot.waitUntil(
        lambda: window.panel(MediaControl).dock.waveform.peaks.length_ms > 9000, timeout=15_000
    )
    assert page.banner.text == ""
    press(page, Qt.Key.Key_R)
    assert page.banner.text == "Nothing can be played without QtMultimedia. Install it."


def test_what_plays_is_installed_if_the_user_asks_for_it(
    qtbot: QtBot,
    make_window: MakeWindow,
    sample: Path,
    sound: Path,
    open_page: OpenPage,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[list[str]] = []

    def pip(command: list[str], **_options: object) -> subprocess.CompletedProcess[str]:
        asked.append(command)
        return subprocess.CompletedProcess(command, 0, "", "")

    def player() -> FakePlayer:
        if not asked:
            raise MediaError("Nothing can be played without QtMultimedia.")
        return FakePlayer()

    monkeypatch.setattr(subprocess, "run", pip)
    window = make_window(make_player=player)
    page = open_page(window, sample)
    qtbot.waitUntil(window.panel(MediaControl).dock.isVisible, timeout=15_000)
    press(page, Qt.Key.Key_R)
    assert not asked
    page.banner._button.click()
    qtbot.waitUntil(lambda: "are installed" in page.banner.text, timeout=5000)
    ((_python, *words),) = asked
    assert words[:3] == ["-m", "pip", "install"]
    assert any(word.startswith("av") for word in words)
    assert f"PySide6-Addons=={version('PySide6-Essentials')}" in words
    assert window.panel(MediaControl)._playback is not None


def test_nothing_is_played_or_installed_again_before_an_installation_ends(
    qtbot: QtBot,
    make_window: MakeWindow,
    sample: Path,
    sound: Path,
    open_page: OpenPage,
    write_srt: WriteSrt,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ready, asked, made = Event(), list[str](), list[bool]()

    def pip(_command: list[str], **_options: object) -> subprocess.CompletedProcess[str]:
        asked.append("pip")
        ready.wait(10)
        return subprocess.CompletedProcess(_command, 0, "", "")

    def player() -> FakePlayer:
        made.append(ready.is_set())
        if not asked:
            raise MediaError("Nothing can be played without QtMultimedia.")
        return FakePlayer()

    monkeypatch.setattr(subprocess, "run", pip)
    window = make_window(make_player=player)
    page = open_page(window, sample)
    qtbot.waitUntil(window.panel(MediaControl).dock.isVisible, timeout=15_000)
    press(page, Qt.Key.Key_R)
    page.banner._button.click()
    qtbot.waitUntil(lambda: bool(asked), timeout=5000)
    open_page(window, write_srt("other.srt", ["so we went"]))
    window.pages.setCurrentWidget(page)
    press(page, Qt.Key.Key_R)
    assert "are being installed" in page.banner.text
    assert window.panel(MediaControl)._playback is None
    before = len(made)
    ready.set()
    qtbot.waitUntil(lambda: "are installed" in page.banner.text, timeout=5000)
    assert (asked, made[before:]) == (["pip"], [True])


def test_an_installation_that_fails_is_told(
    qtbot: QtBot, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    def pip(command: list[str], **_options: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(
            command, 1, "", "WARNING: x\nERROR: No matching distribution"
        )

    monkeypatch.setattr(subprocess, "run", pip)
    with pytest.raises(MediaError, match="No matching distribution") as raised:
        installing.install()
    assert "interpunct[media]" in str(raised.value)


def test_a_packed_program_installs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert installing.can_be_installed()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert not installing.can_be_installed()


def test_what_the_player_fails_at_is_told(page: Page, player: FakePlayer) -> None:
    player.failed.emit("It cannot be played.")
    assert page.banner.text == "It cannot be played."


def test_another_tab_has_its_own_sound_and_each_its_own_place(
    qtbot: QtBot, window: MainWindow, page: Page, player: FakePlayer, sound: Path,
    write_srt: WriteSrt, open_page: OpenPage,
) -> None:  # fmt: skip
    player.seek(4200)
    second = open_page(window, write_srt("other.srt", ["so we went"]))
    assert player.path is None
    assert not window.panel(MediaControl).dock.isVisible()
    assert len(window.panel(MediaControl).dock.waveform.peaks) == 0
    window.pages.setCurrentWidget(page)
    assert player.path == sound
    assert player.position_ms == 4200
    assert window.panel(MediaControl).dock.isVisible()
    window.pages.close_page(second)
    window.pages.close_page(page)
    assert player.path is None


def test_what_was_set_holds_at_the_next_start(
    qtbot: QtBot, window: MainWindow, page: Page, make_window: MakeWindow, open_page: OpenPage,
    sample: Path,
) -> None:  # fmt: skip
    press(page, Qt.Key.Key_Left, ALT | SHIFT)
    press(page, Qt.Key.Key_F5, CTRL)
    press(page, Qt.Key.Key_F5, CTRL | SHIFT)
    press(page, Qt.Key.Key_Up, ALT | SHIFT)
    window.panel(MediaControl).dock.controls.volume.setValue(30)
    zoom = window.panel(MediaControl).dock.waveform.scale.per_second
    window.resizeDocks([window.panel(MediaControl).dock], [260], Qt.Orientation.Vertical)
    height = window.panel(MediaControl).dock.height()
    window.close()
    player = FakePlayer()
    again = make_window(make_player=lambda: player)
    open_page(again, sample)
    qtbot.waitUntil(lambda: player.path is not None, timeout=5000)
    assert (player.speed, player.volume) == (0.9, 0.3)
    assert again.panel(MediaControl).dock.repeat.isChecked()
    assert again.panel(MediaControl).dock.each_slot.isChecked()
    assert again.panel(MediaControl).dock.waveform.scale.per_second == pytest.approx(zoom)
    qtbot.waitUntil(
        lambda: abs(again.panel(MediaControl).dock.height() - height) < 5, timeout=5000
    )


def test_a_panel_that_was_closed_stays_closed_until_it_is_wanted(
    window: MainWindow, page: Page, write_srt: WriteSrt, open_page: OpenPage
) -> None:
    window.panel(MediaControl).dock.close()
    open_page(window, write_srt("other.srt", ["so we went"]))
    window.pages.setCurrentWidget(page)
    assert not window.panel(MediaControl).dock.isVisible()
    window.menus.of_action[Action.MEDIA].trigger()
    assert window.panel(MediaControl).dock.isVisible()


def test_every_button_has_a_name_and_takes_no_focus(window: MainWindow) -> None:
    buttons = window.panel(MediaControl).dock.controls.findChildren(QToolButton)
    assert len(buttons) == 7
    assert all(button.text() and not button.icon().isNull() for button in buttons)
    assert {button.focusPolicy() for button in buttons} == {Qt.FocusPolicy.NoFocus}


def test_the_icons_are_drawn_anew_for_another_scheme(qtbot: QtBot, window: MainWindow) -> None:
    (button, *_) = window.panel(MediaControl).dock.controls.findChildren(QToolButton)

    def lightest() -> int:
        image = button.icon().pixmap(24, 24).toImage()
        places = [(x, y) for x in range(image.width()) for y in range(image.height())]
        colours = [image.pixelColor(x, y) for x, y in places]
        return max(colour.lightness() for colour in colours if colour.alpha() > 200)

    for scheme in (Scheme.LIGHT, Scheme.DARK, Scheme.LIGHT):
        SCHEME.keep(window.services.settings, scheme)
        qtbot.waitUntil(lambda: (lightest() > 128) is (scheme is Scheme.DARK))  # noqa: B023
    SCHEME.keep(window.services.settings, Scheme.SYSTEM)
