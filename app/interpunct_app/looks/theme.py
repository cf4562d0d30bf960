# SPDX-License-Identifier: Apache-2.0
"""Light and dark schemes, and the colours of the marks in each.

Widgets paint with palette roles; only the marks of the review have colours of their own. They are
the orange and blue of Okabe and Ito (Color Universal Design, 2008). They are darker on light
backgrounds and lighter on dark ones, to keep a contrast of 3:1 (WCAG 2.2, 1.4.11). No information
is in colour alone; shapes carry it first.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication


class Scheme(StrEnum):
    """Colour scheme chosen by the user."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


_QT_SCHEMES = {
    Scheme.SYSTEM: Qt.ColorScheme.Unknown,
    Scheme.LIGHT: Qt.ColorScheme.Light,
    Scheme.DARK: Qt.ColorScheme.Dark,
}


@dataclass(frozen=True, slots=True)
class MarkColours:
    """Colours of a review: doubt, strong doubt, human decisions, misspelt words."""

    uncertain: QColor
    very_uncertain: QColor
    decided: QColor
    misspelt: QColor


Role = QPalette.ColorRole
_PALETTES = {
    Scheme.LIGHT: {
        Role.Window: "#f2f3f4",
        Role.WindowText: "#1c1f22",
        Role.Base: "#ffffff",
        Role.AlternateBase: "#f8f9f9",
        Role.Text: "#1c1f22",
        Role.Button: "#f7f8f8",
        Role.ButtonText: "#1c1f22",
        Role.BrightText: "#ffffff",
        Role.ToolTipBase: "#fdf3dc",
        Role.ToolTipText: "#1c1f22",
        Role.Highlight: "#2373b3",
        Role.HighlightedText: "#ffffff",
        Role.Link: "#0b62a3",
        Role.Light: "#ffffff",
        Role.Midlight: "#e9ebec",
        Role.Mid: "#c9cdd0",
        Role.Dark: "#a6abb0",
        Role.Shadow: "#70767b",
    },
    Scheme.DARK: {
        Role.Window: "#26292c",
        Role.WindowText: "#e3e6e8",
        Role.Base: "#1c1e21",
        Role.AlternateBase: "#212427",
        Role.Text: "#e3e6e8",
        Role.Button: "#32363a",
        Role.ButtonText: "#e3e6e8",
        Role.BrightText: "#ffffff",
        Role.ToolTipBase: "#3a3524",
        Role.ToolTipText: "#f1ead6",
        Role.Highlight: "#3b84c4",
        Role.HighlightedText: "#ffffff",
        Role.Link: "#6cb6f0",
        Role.Light: "#3a3f43",
        Role.Midlight: "#3d4246",
        Role.Mid: "#2b2e31",
        Role.Dark: "#17191b",
        Role.Shadow: "#0b0c0d",
    },
}

_FRAMED: tuple[Any, ...] = ("QCheckBox", "QRadioButton", "QLineEdit", "QAbstractSpinBox")
"""Controls that need a frame on dark backgrounds. The stubs want bytes, PySide takes text."""

_ON_LIGHT = MarkColours(QColor("#0072B2"), QColor("#A86F00"), QColor("#00785A"), QColor("#C2321E"))
_ON_DARK = MarkColours(QColor("#56B4E9"), QColor("#E69F00"), QColor("#2FBF96"), QColor("#FF7B66"))


def apply_scheme(scheme: Scheme) -> None:
    """Switch the whole application to `scheme`.

    Qt forwards the scheme to the platform, which draws the title bar. Some platforms ignore it, so
    the palette is set too. `SYSTEM` uses the platform's palette.
    """
    QGuiApplication.styleHints().setColorScheme(_QT_SCHEMES[scheme])
    colours = _PALETTES.get(scheme)
    QGuiApplication.setPalette(QPalette() if colours is None else _palette(colours))
    frame_controls()


def frame_controls() -> None:
    """Give check boxes and fields a visible frame in the current palette."""
    palette = framed(QGuiApplication.palette())
    for name in _FRAMED:
        before = QApplication.palette(name)
        if any(before.color(role) != palette.color(role) for role in (Role.Window, Role.Text)):
            QApplication.setPalette(palette, name)


def framed(palette: QPalette) -> QPalette:
    """`palette` with which Fusion draws frames that are visible on dark backgrounds.

    Fusion's frames are a darker shade of the window colour, which is near black there. Only for
    widgets that paint nothing else in the window colour.
    """
    seen = QPalette(palette)
    if is_dark(palette):
        seen.setColor(Role.Window, faded(palette, 0.8))
    return seen


def _palette(colours: dict[QPalette.ColorRole, str]) -> QPalette:
    palette = QPalette()
    for role, colour in colours.items():
        palette.setColor(role, QColor(colour))
    text, ground = palette.text().color(), palette.window().color()
    palette.setColor(QPalette.ColorRole.PlaceholderText, mixed(text, ground, 0.62))
    for role in (Role.Text, Role.WindowText, Role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, mixed(text, ground, 0.4))
    return palette


def is_dark(palette: QPalette) -> bool:
    """Whether `palette` has light text on a dark background."""
    return palette.color(Role.Base).lightnessF() < palette.color(Role.Text).lightnessF()


def mark_colours(palette: QPalette) -> MarkColours:
    """Colours of marks that contrast with the base of `palette`."""
    return _ON_DARK if is_dark(palette) else _ON_LIGHT


def faded(palette: QPalette, strength: float) -> QColor:
    """Text colour mixed into the base; `strength` 1 is text, 0 is base."""
    return mixed(palette.color(Role.Text), palette.color(Role.Base), strength)


def mixed(first: QColor, second: QColor, share: float) -> QColor:
    """Mix of two colours, with `share` of the first."""
    (red, green, blue, _), (red2, green2, blue2, _) = _parts(first), _parts(second)
    rest = 1 - share
    return QColor.fromRgbF(
        red * share + red2 * rest, green * share + green2 * rest, blue * share + blue2 * rest
    )


def _parts(colour: QColor) -> tuple[float, float, float, float]:
    """Red, green, blue and alpha, from 0 to 1."""
    return cast("tuple[float, float, float, float]", colour.getRgbF())
