# SPDX-License-Identifier: Apache-2.0
"""The waveform: what is drawn where, scrolling, zooming, seeking, dragging borders."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent, QRegion, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from tests.engine.media.test_peaks import rows_of

from interpunct.captions.document import Cue
from interpunct.media.peaks import Peaks
from interpunct.media.shots import Shots
from interpunct.media.spectrogram import BANDS, PER_SECOND, Spectrogram
from interpunct.transcript.transcript import Timing, Word
from interpunct_app.cues.shown_cue import ShownCue
from interpunct_app.panels.media.dragging import Magnets
from interpunct_app.panels.media.timeline import Timeline, time_of_slot
from interpunct_app.panels.media.waveform import Waveform

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

LEFT = Qt.MouseButton.LeftButton
WIDTH, HEIGHT = 600, 150


def cue(start_ms: int, end_ms: int) -> Cue:
    return Cue("1", start_ms, end_ms, "", "so we went")


CUES = [cue(1000, 2000), cue(2000, 3000), cue(3500, 4500)]


@pytest.fixture
def waveform(qtbot: QtBot) -> Waveform:
    """Ten seconds, a second loud and a second quiet by turns; a hundred pixels a second."""
    peaks = Peaks(200)
    peaks.append(np.concatenate([rows_of(*[16_000] * 200), rows_of(*[20] * 200)] * 5))
    widget = Waveform()
    qtbot.addWidget(widget)
    widget.resize(WIDTH, HEIGHT)
    widget.show_sound(peaks, 10_000)
    widget.show_timeline(Timeline(CUES, lambda _: ShownCue("so we went")))
    widget.show()
    return widget


def press(widget: Waveform, x: float) -> None:
    QTest.mousePress(widget, LEFT, pos=QPoint(round(x), HEIGHT // 2))


def move(widget: Waveform, x: float) -> None:
    QTest.mouseMove(widget, QPoint(round(x), HEIGHT // 2))


def release(widget: Waveform, x: float) -> None:
    QTest.mouseRelease(widget, LEFT, pos=QPoint(round(x), HEIGHT // 2))


def drag(widget: Waveform, start: float, end: float) -> None:
    press(widget, start)
    move(widget, end)
    release(widget, end)


def turn(widget: Waveform, notches: int, held: Qt.KeyboardModifier, x: float = 300) -> None:
    place = QPointF(x, 50)
    event = QWheelEvent(
        place, widget.mapToGlobal(place), QPoint(), QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton, held, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget, event)


def ink(widget: Waveform, x: int) -> int:
    """How many pixels of a column of the sound differ from the ground."""
    image: QImage = widget.grab().toImage()
    ground = QColor(widget.palette().base().color())
    return sum(image.pixelColor(x, y) != ground for y in range(30, HEIGHT - 30))


def test_what_is_loud_is_drawn_high(waveform: Waveform) -> None:
    waveform.show_timeline(Timeline())
    assert ink(waveform, 50) > 60
    assert ink(waveform, 150) < 50  # hatched as silence


def test_silence_is_hatched(waveform: Waveform) -> None:
    waveform.show_timeline(Timeline())
    pauses = [ink(waveform, x) for x in range(120, 180)]
    assert sum(pauses) > 2 * len(pauses)  # more than the line of the sound itself


@pytest.mark.parametrize("per_second", [2, 20, 100, 400])
@pytest.mark.parametrize("with_spectra", [False, True])
def test_a_part_is_painted_as_in_the_whole(
    waveform: Waveform, per_second: float, with_spectra: bool
) -> None:
    spectra = np.random.default_rng(3).integers(0, 256, (round(10 * PER_SECOND), BANDS), np.uint8)
    spectrogram = Spectrogram()
    spectrogram.append(spectra)
    waveform.show_spectrogram(spectrogram if with_spectra else None)
    waveform.use_zoom(per_second)
    waveform.scroll_to(130)
    waveform.show_shots(Shots((1_500, 1_990, 4_000), 25))
    waveform.select((5_100, 5_900))
    waveform.show_slot(2_150, 1)
    waveform.show_position(2_900)
    whole = painted(waveform, waveform.rect())
    for left in range(0, WIDTH, 7):
        part = QRect(left, 0, 16, HEIGHT).intersected(waveform.rect())
        assert painted(waveform, part).copy(part) == whole.copy(part), left


def painted(widget: Waveform, part: QRect) -> QImage:
    """The widget with only a part of it painted."""
    image = QImage(widget.size(), QImage.Format.Format_RGB32)
    widget.render(image, part.topLeft(), QRegion(part))
    return image


def test_a_click_asks_for_the_time_under_it(qtbot: QtBot, waveform: Waveform) -> None:
    with qtbot.waitSignal(waveform.time_clicked) as clicked:
        QTest.mouseClick(waveform, LEFT, pos=QPoint(150, HEIGHT // 2))
    assert clicked.args == [1500]


def test_the_wheel_scrolls_and_stays_inside_the_sound(waveform: Waveform) -> None:
    turn(waveform, -2, Qt.KeyboardModifier.NoModifier)
    assert waveform.scale.first == 150
    turn(waveform, -50, Qt.KeyboardModifier.NoModifier)
    assert waveform.scale.first == 1000 - WIDTH
    turn(waveform, 50, Qt.KeyboardModifier.NoModifier)
    assert waveform.scale.first == 0


def test_the_wheel_with_ctrl_zooms_around_the_pointer(waveform: Waveform) -> None:
    waveform.scroll_to(200)
    under = waveform.scale.ms_of(300)
    turn(waveform, 2, Qt.KeyboardModifier.ControlModifier)
    assert waveform.scale.per_second > 200
    assert waveform.scale.ms_of(300) == pytest.approx(under, abs=10)
    turn(waveform, -2, Qt.KeyboardModifier.ControlModifier)
    assert waveform.scale.per_second == pytest.approx(100)


def test_zooming_by_keys_keeps_the_slot_where_it_is(waveform: Waveform) -> None:
    waveform.show_slot(2500, 1)
    x = waveform.scale.x_of(2500)
    waveform.zoom(3)
    assert waveform.scale.x_of(2500) == pytest.approx(x, abs=1)


def test_a_slot_out_of_sight_is_brought_into_view(waveform: Waveform) -> None:
    waveform.show_slot(9000, None)
    assert 0 < waveform.scale.x_of(9000) < WIDTH


def test_the_view_goes_on_with_the_place_that_plays(waveform: Waveform) -> None:
    for time in range(0, 9500, 20):
        waveform.show_position(time)
        assert 0 <= waveform.scale.x_of(time) <= WIDTH


def test_the_view_does_not_follow_what_plays_out_of_sight(waveform: Waveform) -> None:
    waveform.scroll_to(400)
    for time in range(0, 1000, 20):
        waveform.show_position(time)
    assert waveform.scale.first == 400


def test_the_sound_that_is_not_there_yet_is_no_trouble(qtbot: QtBot) -> None:
    widget = Waveform()
    qtbot.addWidget(widget)
    widget.resize(WIDTH, HEIGHT)
    widget.zoom(5)
    assert not widget.grab().isNull()


@pytest.mark.parametrize(
    ("start", "end", "wanted"),
    [
        (350, 330, (2, 3300, 4500)),
        (450, 520, (2, 3500, 5200)),
        (198, 180, (0, 1000, 1800)),
        (202, 230, (1, 2300, 3000)),
        (100, 60, (0, 600, 2000)),
        (300, 400, (1, 2000, 3500)),
        (350, 200, (2, 3000, 4500)),
        (350, 590, (2, 4400, 4500)),
        (450, 300, (2, 3500, 3600)),
        (100, -500, (0, 0, 2000)),
    ],
    ids=[
        "a start", "an end", "the cue before a shared border", "the cue after it",
        "the first start", "an end up to the next cue", "a start up to the cue before",
        "a start not beyond its end", "an end not before its start", "not before the film",
    ],
)  # fmt: skip
def test_a_dragged_border_asks_for_other_times(
    qtbot: QtBot, waveform: Waveform, start: float, end: float, wanted: tuple[int, int, int]
) -> None:
    with qtbot.waitSignal(waveform.times_wanted) as dragged:
        drag(waveform, start, end)
    assert tuple(dragged.args) == wanted


def test_a_cue_that_overlaps_another_may_go_on_to_do_so(qtbot: QtBot, waveform: Waveform) -> None:
    waveform.show_timeline(Timeline([cue(1000, 3000), cue(2000, 4000)]))
    with qtbot.waitSignal(waveform.times_wanted) as dragged:
        drag(waveform, 300, 350)
    assert dragged.args == [0, 1000, 3500]


@pytest.mark.parametrize(
    ("times", "start", "end", "wanted"),
    [
        ([(1000, 2000), (2000, 2050), (2050, 3000)], 201, 190, []),
        ([(1000, 2000), (2000, 2050), (2050, 3000)], 204, 240, []),
        ([(1000, 1500), (2100, 2150), (2800, 3000)], 210, 213, []),
        ([(1000, 1500), (2100, 2100), (2800, 3000)], 211, 230, [(1, 2100, 2300)]),
        ([(1000, 1500), (2100, 2100), (2800, 3000)], 209, 190, [(1, 1900, 2100)]),
    ],
    ids=["not over the cue before", "not over the next", "not shorter", "later", "earlier"],
)
def test_a_cue_that_is_too_short_is_stretched_as_far_as_there_is_room(
    waveform: Waveform,
    times: list[tuple[int, int]],
    start: float,
    end: float,
    wanted: list[tuple[int, int, int]],
) -> None:
    waveform.show_timeline(Timeline([cue(*span) for span in times]))
    assert asked(waveform, lambda: drag(waveform, start, end)) == wanted


def asked(waveform: Waveform, act: Callable[[], object]) -> list[tuple[int, int, int]]:
    """The times that are asked for while `act` is done."""
    wanted: list[tuple[int, int, int]] = []
    waveform.times_wanted.connect(lambda *times: wanted.append(times))
    act()
    return wanted


def test_escape_leaves_the_border_where_it_was(waveform: Waveform) -> None:
    def act() -> None:
        press(waveform, 350)
        move(waveform, 330)
        other = QWidget()
        QTest.keyClick(other, Qt.Key.Key_Escape)
        release(waveform, 330)

    assert asked(waveform, act) == []


def test_a_cue_is_dragged_as_a_whole_up_to_its_neighbours(waveform: Waveform) -> None:
    assert asked(waveform, lambda: drag(waveform, 400, 440)) == [(2, 3900, 4900)]
    assert asked(waveform, lambda: drag(waveform, 400, 300)) == [(2, 3000, 4000)]


def test_a_gap_that_is_asked_for_stays_between_cues(waveform: Waveform) -> None:
    waveform.gap_ms = 120
    assert asked(waveform, lambda: drag(waveform, 400, 300)) == [(2, 3120, 4120)]
    assert asked(waveform, lambda: drag(waveform, 350, 300)) == [(2, 3120, 4500)]


def test_borders_and_silences_attract_but_not_with_shift(waveform: Waveform) -> None:
    waveform.show_timeline(Timeline([cue(100, 900), cue(2300, 4500)]))
    assert asked(waveform, lambda: drag(waveform, 90, 104)) == [(0, 100, 1000)]  # a silence
    assert asked(waveform, lambda: drag(waveform, 90, 226)) == [(0, 100, 2300)]  # the other cue
    waveform.show_position(1480)
    assert asked(waveform, lambda: drag(waveform, 90, 146)) == [(0, 100, 1480)]  # the playhead

    def with_shift() -> None:
        press(waveform, 90)
        place = QPointF(104, HEIGHT / 2)
        held = Qt.KeyboardModifier.ShiftModifier
        kind = QEvent.Type.MouseMove
        QApplication.sendEvent(waveform, QMouseEvent(kind, place, place, LEFT, LEFT, held))
        release(waveform, 104)

    assert asked(waveform, with_shift) == [(0, 100, 1040)]


def test_nothing_attracts_inside_a_long_silence() -> None:
    peaks = Peaks(200)
    peaks.append(np.concatenate([rows_of(*[16_000] * 400), rows_of(*[20] * 1600)]))
    magnets = Magnets(Timeline(), peaks, 0)
    assert magnets.snap(2_600, 800) == 2_000
    assert magnets.snap(6_000, 800) == 6_000


def test_a_span_beside_the_cues_is_selected_until_the_next_click(waveform: Waveform) -> None:
    assert asked(waveform, lambda: drag(waveform, 540, 480)) == []
    assert waveform.selected_ms == (4800, 5400)
    assert not waveform.grab().isNull()
    QTest.mouseClick(waveform, LEFT, pos=QPoint(560, HEIGHT // 2))
    assert waveform.selected_ms is None


def test_a_hand_that_trembles_only_clicks(waveform: Waveform) -> None:
    assert asked(waveform, lambda: drag(waveform, 400, 404)) == []
    drag(waveform, 540, 544)
    assert waveform.selected_ms is None


def test_a_click_on_a_border_changes_nothing(waveform: Waveform) -> None:
    def act() -> None:
        press(waveform, 350)
        release(waveform, 350)

    assert asked(waveform, act) == []


def test_the_pointer_tells_that_a_border_can_be_dragged(waveform: Waveform) -> None:
    move(waveform, 450)
    assert waveform.cursor().shape() is Qt.CursorShape.SplitHCursor
    move(waveform, 400)
    assert waveform.cursor().shape() is Qt.CursorShape.ArrowCursor


def test_cues_are_found_in_any_order_and_overlap() -> None:
    timeline = Timeline([cue(5000, 6000), cue(0, 9000), cue(100, 200)])
    assert [span.cue for span in timeline.between(300, 5500)] == [1, 0]
    assert [span.cue for span in timeline.between(150, 150)] == [1, 2]
    assert timeline.between(9500, 9999) == []
    assert timeline.end_ms == 9000


def word(start_ms: int, end_ms: int, timing: Timing) -> Word:
    return Word("so", 0, 0, 2, "en", 0, start_ms, end_ms, timing)


def test_only_measured_words_have_a_place_of_their_own() -> None:
    words = [word(0, 10, Timing.MEASURED), word(10, 20, Timing.ESTIMATED)]
    timeline = Timeline([cue(0, 20)], words=lambda _: words)
    assert timeline.measured_words(0) == words[:1]
    assert Timeline([cue(0, 20)]).measured_words(0) == []


@pytest.mark.parametrize(
    ("next_start", "time"), [(1400, 1200), (1000, 1000), (900, 1000), (9000, 1500)]
)
def test_a_slot_is_in_the_middle_of_the_pause_near_its_word(next_start: int, time: int) -> None:
    first, last = word(0, 1000, Timing.MEASURED), word(next_start, 9900, Timing.MEASURED)
    assert time_of_slot([first, last], 0) == time
    assert time_of_slot([first, last], 1) == 9900
