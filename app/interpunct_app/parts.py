# SPDX-License-Identifier: Apache-2.0
"""Requirements of the editor for `interpunct doctor`: Qt, a display, sound, dictionaries.

Qt is imported inside the functions, since its absence is what they report.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from ctypes import CDLL
from importlib import import_module
from pathlib import Path

from interpunct.doctor.engine_parts import Component, State
from interpunct.doctor.versions import how_to_add, package_version

_APT = "sudo apt-get install"
_QT_LIBRARIES = f"{_APT} libegl1 libgl1 libdbus-1-3 libfontconfig1 libglib2.0-0 libxkbcommon0"
_MEDIA_LIBRARIES = f"{_APT} libgssapi-krb5-2 libpulse0 libxrandr2"
_X11_LIBRARIES = (
    f"{_APT} libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-render-util0 "
    "libxcb-shape0 libxcb-xkb1 libxkbcommon-x11-0"
)
_IN_A_SESSION = "Start it in a desktop session."


def editor_parts() -> Iterator[Component]:
    """Check each requirement."""
    qt = qt_part()
    yield qt
    if qt.state is State.FOUND:
        yield display_part()
        yield _media()
        yield _dictionaries()


def why_no_start(part: Component) -> str:
    """Message for a start that fails for lack of `part`."""
    return f"interpunct-editor cannot start: {part.detail}. Remedy: {part.remedy}"


def qt_part() -> Component:
    """Qt, and its requirements of the system."""
    purpose = "the windows of the editor"
    absent = Component(
        "Qt", State.ABSENT, purpose, "the extra app is not installed", how_to_add("app")
    )
    found = package_version("PySide6_Essentials")
    if found is None:
        return absent
    try:
        import_module("PySide6.QtWidgets")
    except ModuleNotFoundError:
        return absent
    except ImportError as error:  # it names the missing library
        return Component("Qt", State.BROKEN, purpose, str(error), f"On Debian: {_QT_LIBRARIES}")
    return Component("Qt", State.FOUND, purpose, f"PySide6 {found}")


def refused_display(said: str) -> Component:
    """Reason why Qt opens no window; `said` is Qt's own message."""
    found = display_part()
    if found.state is not State.FOUND:
        return found
    return Component(found.name, State.BROKEN, found.purpose, said, _IN_A_SESSION)


def display_part() -> Component:
    """Requirements of windows under X11; Wayland, Windows and macOS have none."""
    purpose = "opens windows"
    if not sys.platform.startswith("linux"):
        return Component("display", State.FOUND, purpose, sys.platform)
    missing = _cannot_load(_plugin("platforms", "libqxcb.so"))
    if missing:
        return Component("display", State.BROKEN, purpose, missing, f"On Debian: {_X11_LIBRARIES}")
    shown = os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY")
    if not shown:
        detail = "neither X11 nor Wayland runs here"
        return Component("display", State.ABSENT, purpose, detail, _IN_A_SESSION)
    return Component("display", State.FOUND, purpose, shown)


def _media() -> Component:
    purpose = "sound, picture and waveform beside the captions"
    lacking = [name for name in ("av", "PySide6_Addons") if package_version(name) is None]
    if lacking:
        detail = "the extra media is not installed"
        return Component("media", State.ABSENT, purpose, detail, how_to_add("media"))
    missing = _media_fault()
    if missing:
        remedy = f"On Debian: {_MEDIA_LIBRARIES}"
        return Component("media", State.BROKEN, purpose, missing, remedy)
    detail = f"PyAV {package_version('av')}, QtMultimedia"
    return Component("media", State.FOUND, purpose, detail)


def _media_fault() -> str:
    """Reason why nothing can be played, such as a missing library; empty if it works."""
    from interpunct_app.panels.media.qt_player import qt_multimedia

    try:
        qt_multimedia()
        import_module("av")
    except ImportError as error:
        return str(error)
    linux = sys.platform.startswith("linux")
    return _cannot_load(_plugin("multimedia", "libffmpegmediaplugin.so")) if linux else ""


def _dictionaries() -> Component:
    from interpunct.transcript.languages import languages
    from interpunct_app.spelling.dictionaries import Dictionaries

    purpose = "underlines misspelt words"
    dictionaries = Dictionaries()
    if not dictionaries.can_be_read():
        detail = "the extra spell is not installed"
        return Component("spelling", State.ABSENT, purpose, detail, how_to_add("spell"))
    codes = [known.code for known in languages() if dictionaries.has(known.code)]
    if not codes:
        remedy = f"Install dictionaries of Hunspell; on Debian: {_APT} hunspell-en-gb"
        return Component("spelling", State.ABSENT, purpose, "no dictionary is installed", remedy)
    return Component("spelling", State.FOUND, purpose, f"dictionaries: {' '.join(codes)}")


def _plugin(kind: str, name: str) -> Path:
    from PySide6.QtCore import QLibraryInfo

    return Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / kind / name


def _cannot_load(library: Path) -> str:
    """Reason why a library cannot be loaded, with the missing one; empty if it loads."""
    try:
        CDLL(str(library))
    except OSError as error:
        return str(error)
    return ""
