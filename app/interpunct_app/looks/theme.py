# SPDX-License-Identifier: Apache-2.0
"""Light and dark schemes, usual and in high contrast, and the colours of the marks in each.

Widgets paint with palette roles; only the marks of the review have colours of their own. They are
the orange and blue of Okabe and Ito (Color Universal Design, 2008). They are darker on light
backgrounds and lighter on dark ones, to keep a contrast of 3:1 (WCAG 2.2, 1.4.11), in high
contrast of 7:1 (1.4.6). No information is in colour alone; shapes carry it first.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, cast

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QStyledItemDelegate, QStyleOptionViewItem


class Scheme(StrEnum):
    """Colour scheme chosen by the user."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST_LIGHT = "contrast-light"
    CONTRAST_DARK = "contrast-dark"


_QT_SCHEMES = {
    Scheme.SYSTEM: Qt.ColorScheme.Unknown,
    Scheme.LIGHT: Qt.ColorScheme.Light,
    Scheme.DARK: Qt.ColorScheme.Dark,
    Scheme.CONTRAST_LIGHT: Qt.ColorScheme.Light,
    Scheme.CONTRAST_DARK: Qt.ColorScheme.Dark,
}


@dataclass(frozen=True, slots=True)
class MarkColours:
    """Colours of doubts, human decisions, findings of a chosen style, and misspelt words."""

    uncertain: QColor
    finding: QColor
    decided: QColor
    misspelt: QColor


Role = QPalette.ColorRole
_COLOURS = {
    Role.Window: ("#f2f3f4", "#26292c", "#ffffff", "#000000"),
    Role.WindowText: ("#1c1f22", "#e3e6e8", "#000000", "#ffffff"),
    Role.Base: ("#ffffff", "#1c1e21", "#ffffff", "#000000"),
    Role.AlternateBase: ("#f8f9f9", "#212427", "#ffffff", "#000000"),
    Role.Text: ("#1c1f22", "#e3e6e8", "#000000", "#ffffff"),
    Role.Button: ("#f7f8f8", "#32363a", "#ffffff", "#000000"),
    Role.ButtonText: ("#1c1f22", "#e3e6e8", "#000000", "#ffffff"),
    Role.BrightText: ("#ffffff", "#ffffff", "#000000", "#ffffff"),
    Role.ToolTipBase: ("#fdf3dc", "#3a3524", "#ffffff", "#000000"),
    Role.ToolTipText: ("#1c1f22", "#f1ead6", "#000000", "#ffffff"),
    Role.Highlight: ("#2373b3", "#3b84c4", "#003a7a", "#ffdd33"),
    Role.HighlightedText: ("#ffffff", "#ffffff", "#ffffff", "#000000"),
    Role.Link: ("#0b62a3", "#6cb6f0", "#003a7a", "#9fd4ff"),
    Role.Light: ("#ffffff", "#3a3f43", "#ffffff", "#a0a0a0"),
    Role.Midlight: ("#e9ebec", "#3d4246", "#767676", "#a0a0a0"),
    Role.Mid: ("#c9cdd0", "#2b2e31", "#595959", "#a0a0a0"),
    Role.Dark: ("#a6abb0", "#17191b", "#404040", "#c0c0c0"),
    Role.Shadow: ("#70767b", "#0b0c0d", "#000000", "#ffffff"),
}
"""Colour of each role in the schemes of `_COLUMNS`."""

_COLUMNS = (Scheme.LIGHT, Scheme.DARK, Scheme.CONTRAST_LIGHT, Scheme.CONTRAST_DARK)

_FRAMED: tuple[Any, ...] = ("QCheckBox", "QRadioButton", "QLineEdit", "QAbstractSpinBox")
"""Controls that need a frame on dark backgrounds. The stubs want bytes, PySide takes text."""

_FAINT: tuple[Any, ...] = (
    *("QPushButton", "QToolButton", "QComboBox"),
    *("QSlider", "QProgressBar", "QScrollBar"),
)
"""Controls whose usual frame is too faint in high contrast."""

_ON_LIGHT = MarkColours(QColor("#0072B2"), QColor("#A86F00"), QColor("#00785A"), QColor("#C2321E"))
_ON_WHITE = MarkColours(QColor("#00527F"), QColor("#6B4700"), QColor("#005540"), QColor("#9B1C0C"))
_ON_DARK = MarkColours(QColor("#56B4E9"), QColor("#E69F00"), QColor("#2FBF96"), QColor("#FF7B66"))


def apply_scheme(scheme: Scheme) -> None:
    """Switch the whole application to `scheme`.

    Qt forwards the scheme to the platform, which draws the title bar. Some platforms ignore it, so
    the palette is set too. `SYSTEM` uses the platform's palette.
    """
    QGuiApplication.styleHints().setColorScheme(_QT_SCHEMES[scheme])
    QGuiApplication.setPalette(_palette(scheme))
    frame_controls()


def frame_controls() -> None:
    """Give controls a visible frame in the current palette."""
    usual = QGuiApplication.palette()
    strong = framed(usual)
    faint = strong if is_high_contrast(usual) else usual
    wanted = dict.fromkeys(_FRAMED, strong) | dict.fromkeys(_FAINT, faint)
    for name, palette in wanted.items():
        before = QApplication.palette(name)
        if any(before.color(role) != palette.color(role) for role in (Role.Window, Role.Text)):
            QApplication.setPalette(palette, name)


def framed(palette: QPalette) -> QPalette:
    """`palette` with which Fusion draws frames that are visible on dark backgrounds.

    Fusion's frames are a darker shade of the window colour: near black there, and light grey in
    high contrast. Only for widgets that paint nothing else in the window colour.
    """
    seen = QPalette(palette)
    if is_dark(palette) or is_high_contrast(palette):
        seen.setColor(Role.Window, faded(palette, 0.8))
    return seen


class FramedTicks(QStyledItemDelegate):
    """Delegate that paints check boxes with a frame that is visible on dark backgrounds."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Set a palette with visible frames."""
        super().initStyleOption(option, index)
        option.palette = framed(option.palette)


def _palette(scheme: Scheme) -> QPalette:
    palette = QPalette()
    if scheme is Scheme.SYSTEM:
        return palette
    column = _COLUMNS.index(scheme)
    for role, colours in _COLOURS.items():
        palette.setColor(role, QColor(colours[column]))
    palette.setColor(Role.PlaceholderText, faded(palette, 0.62))
    for role in (Role.Text, Role.WindowText, Role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, faded(palette, 0.4))
    return palette


def is_dark(palette: QPalette) -> bool:
    """Whether `palette` has light text on a dark background."""
    return palette.color(Role.Base).lightnessF() < palette.color(Role.Text).lightnessF()


def is_high_contrast(palette: QPalette) -> bool:
    """Whether `palette` is black and white, in windows and fields alike."""
    ends = {QColor(Qt.GlobalColor.black).rgb(), QColor(Qt.GlobalColor.white).rgb()}
    text, base, window = (
        palette.color(role).rgb() for role in (Role.Text, Role.Base, Role.Window)
    )
    return base == window and {text, base} == ends


def mark_colours(palette: QPalette) -> MarkColours:
    """Colours of marks that contrast with the base of `palette`."""
    if is_dark(palette):
        return _ON_DARK
    return _ON_WHITE if is_high_contrast(palette) else _ON_LIGHT


def faded(palette: QPalette, strength: float) -> QColor:
    """Text colour mixed into the base; `strength` 1 is text, 0 is base.

    In high contrast text and lines fade less, to be 7:1 still; grounds are fainter and stay.
    """
    if strength > _GROUND and is_high_contrast(palette):
        strength = 0.5 + strength / 2
    return mixed(palette.color(Role.Text), palette.color(Role.Base), strength)


_GROUND = 0.2  # the strongest ground behind text


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
