# SPDX-License-Identifier: Apache-2.0
"""Light and dark: contrast, and colours that follow the palette."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QTabBar,
    QToolButton,
    QWidget,
)

from interpunct_app.keys.actions import Action
from interpunct_app.looks.icons import application_icon, icon
from interpunct_app.looks.theme import (
    FramedTicks,
    Scheme,
    apply_scheme,
    faded,
    is_dark,
    is_high_contrast,
    mark_colours,
    mixed,
)
from interpunct_app.pages.page import Page
from interpunct_app.settings.options import SCHEME
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


SCHEMES = [Scheme.LIGHT, Scheme.DARK, Scheme.CONTRAST_LIGHT, Scheme.CONTRAST_DARK]
DARK = (Scheme.DARK, Scheme.CONTRAST_DARK)
STRONG = (Scheme.CONTRAST_LIGHT, Scheme.CONTRAST_DARK)


@pytest.fixture(autouse=True)
def system_scheme_afterwards(qtbot: QtBot) -> Iterator[None]:
    yield
    apply_scheme(Scheme.SYSTEM)


def palette_in(scheme: Scheme, qtbot: QtBot, window: MainWindow) -> QPalette:
    """The palette of the window, once Qt has handed it down."""
    apply_scheme(scheme)
    dark, strong = scheme in DARK, scheme in STRONG

    def is_there() -> bool:
        palette = window.palette()
        return (is_dark(palette), is_high_contrast(palette)) == (dark, strong)

    qtbot.waitUntil(is_there)
    return window.palette()


@pytest.mark.parametrize("scheme", SCHEMES)
def test_signs_stand_out_three_to_one(qtbot: QtBot, window: MainWindow, scheme: Scheme) -> None:
    palette = palette_in(scheme, qtbot, window)
    colours = mark_colours(palette)
    for ground in (QPalette.ColorRole.Base, QPalette.ColorRole.AlternateBase):
        for colour in (colours.uncertain, colours.finding, colours.decided, colours.misspelt):
            least = 7 if scheme in STRONG else 3
            assert contrast(colour, palette.color(ground)) >= least
    assert not window.grab().isNull()


@pytest.mark.parametrize("scheme", SCHEMES)
def test_text_stands_out_seven_to_one_and_fades_without_vanishing(
    qtbot: QtBot, window: MainWindow, scheme: Scheme
) -> None:
    palette = palette_in(scheme, qtbot, window)
    ground = palette.base().color()
    assert contrast(palette.text().color(), ground) >= 7
    assert contrast(faded(palette, 0.62), ground) >= 3
    assert contrast(faded(palette, 0.35), ground) >= (7 if scheme in STRONG else 1)
    assert faded(palette, 1) == palette.text().color()
    assert faded(palette, 0) == ground


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton, QLineEdit, QSpinBox])
def test_what_is_not_set_is_seen_too(
    qtbot: QtBot, window: MainWindow, scheme: Scheme, kind: type[QWidget]
) -> None:
    ground = palette_in(scheme, qtbot, window).window().color()
    assert strongest(small(kind, window), ground) >= (1.2 if scheme is Scheme.LIGHT else 2.5)


@pytest.mark.parametrize("scheme", STRONG)
@pytest.mark.parametrize("kind", [QPushButton, QToolButton, QComboBox])
def test_buttons_have_a_frame_in_high_contrast(
    qtbot: QtBot, window: MainWindow, scheme: Scheme, kind: type[QWidget]
) -> None:
    ground = palette_in(scheme, qtbot, window).window().color()
    assert strongest(small(kind, window), ground) >= 3


def test_a_tick_of_a_list_is_seen_before_it_is_set(qtbot: QtBot, window: MainWindow) -> None:
    ground = palette_in(Scheme.DARK, qtbot, window).base().color()
    listed = QListWidget(window)
    listed.setFrameShape(QListWidget.Shape.NoFrame)
    listed.setItemDelegate(FramedTicks(listed))
    item = QListWidgetItem()
    item.setCheckState(Qt.CheckState.Unchecked)
    listed.addItem(item)
    assert strongest(listed, ground) >= 2.5


def test_controls_follow_the_scheme_back(qtbot: QtBot, window: MainWindow) -> None:
    field = QLineEdit(window)
    field.show()
    palette_in(Scheme.DARK, qtbot, window)
    qtbot.waitUntil(lambda: is_dark(field.palette()))
    assert field.palette().window().color() != window.palette().window().color()
    palette = palette_in(Scheme.LIGHT, qtbot, window)
    qtbot.waitUntil(lambda: not is_dark(field.palette()))
    for role in (QPalette.ColorRole.Window, QPalette.ColorRole.Text):
        assert field.palette().color(role) == palette.color(role)


def small(kind: type[QWidget], window: MainWindow) -> QWidget:
    """An empty control in the window."""
    control = kind(window)
    control.resize(60, 24)
    control.ensurePolished()
    return control


def strongest(widget: QWidget, ground: QColor) -> float:
    """The contrast to its ground of what stands out most of a widget."""
    image = widget.grab().toImage()
    colours = {
        image.pixelColor(x, y).rgb()
        for x in range(min(40, image.width()))
        for y in range(min(40, image.height()))
    }
    return max(contrast(QColor(colour), ground) for colour in colours)


def test_a_mixture_lies_between_its_colours() -> None:
    grey = mixed(QColor("white"), QColor("black"), 0.25)
    assert grey.redF() == pytest.approx(0.25, abs=0.01)


def test_the_menu_switches_the_scheme_and_remembers_it(qtbot: QtBot, window: MainWindow) -> None:
    for scheme in (Scheme.DARK, Scheme.LIGHT):
        window.menus.scheme.choose(scheme)
        qtbot.waitUntil(lambda: is_dark(window.palette()) is (scheme is Scheme.DARK))  # noqa: B023
        assert SCHEME.of(window.services.settings) is scheme


def test_icons_are_drawn_anew_for_another_scheme(
    window: MainWindow, page: Page, qtbot: QtBot
) -> None:
    close = window.pages.tabBar().tabButton(0, QTabBar.ButtonPosition.RightSide)
    assert isinstance(close, QToolButton)
    stop = window.strip.cancel

    def ink() -> float:
        """How light the drawing of the first tool is."""
        return lightness(window.menus.of_action[Action.OPEN].icon())

    def lightness(drawing: QIcon) -> float:
        image = drawing.pixmap(24, 24).toImage()
        drawn = [
            image.pixelColor(x, y).lightnessF()
            for x in range(image.width())
            for y in range(image.height())
            if image.pixelColor(x, y).alpha() > 200
        ]
        return sum(drawn) / len(drawn)

    window.menus.scheme.choose(Scheme.LIGHT)
    qtbot.waitUntil(lambda: ink() < 0.4, timeout=2000)
    assert max(lightness(button.icon()) for button in (close, stop)) < 0.4
    window.menus.scheme.choose(Scheme.DARK)
    qtbot.waitUntil(lambda: ink() > 0.6, timeout=2000)
    assert min(lightness(button.icon()) for button in (close, stop)) > 0.6


def test_every_icon_has_a_picture_of_every_size(window: MainWindow) -> None:
    for name in ("open", "save", "undo", "redo", "cut", "quality", "keys", "close", "notice"):
        assert len(icon(name, window.palette()).availableSizes()) == 6
    assert len(application_icon().availableSizes()) == 6


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
