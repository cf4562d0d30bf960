# SPDX-License-Identifier: Apache-2.0
"""The program around the window: failures that nobody foresaw, and the rooms of the house."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import interpunct_app
from interpunct_app.crash_log import install_crash_log
from interpunct_app.pages.banner import Until
from interpunct_app.pages.page import Page
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

ROOT = Path(interpunct_app.__file__).parent
ROOMS = (
    *("overrides", "translation", "looks", "manual", "background", "crash_log", "places", "files"),
    *("settings", "keys"),
    *("cues", "review", "prediction", "cutting", "retiming", "finding", "speakers"),
    *("pages", "comparing", "panels", "spelling", "rules", "styles", "statistics", "batch"),
    "hearing",
    *("bundles", "preferences", "window", "parts", "program", "main"),
)
"""From low to high: none imports a higher one."""


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts the hook for failures back afterwards."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)


def test_a_failure_that_nobody_foresaw_is_logged_and_told(hook: None, tmp_path: Path) -> None:
    told: list[str] = []
    log = tmp_path / "editor.log"
    install_crash_log(told.append, tmp_path)
    try:
        raise ZeroDivisionError("by nobody")
    except ZeroDivisionError as error:
        sys.excepthook(type(error), error, error.__traceback__)
    assert "ZeroDivisionError: by nobody" in log.read_text(encoding="utf-8")
    (sentence,) = told
    assert sentence.endswith(f"Details: {log}")
    assert "\n" not in sentence


def test_a_failure_on_a_thread_is_told_by_the_window(
    qtbot: QtBot, hook: None, window: MainWindow, page: Page, tmp_path: Path
) -> None:
    install_crash_log(window.broke_down.emit, tmp_path)

    def broken() -> None:
        raise ZeroDivisionError

    page.read_state(broken, "It broke down.", Until.CHECKED)
    qtbot.waitUntil(lambda: page.banner.text.startswith("Something went wrong"), timeout=5000)
    qtbot.waitUntil(lambda: not page.is_held, timeout=5000)


def test_an_interrupt_from_the_keyboard_is_no_failure(
    hook: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told: list[str] = []
    install_crash_log(told.append, tmp_path)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert told == []
    assert "KeyboardInterrupt" in capsys.readouterr().err


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


def imported(path: Path) -> set[str]:
    """The modules that a file imports, at any depth."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def modules() -> dict[str, set[str]]:
    """What each module of the editor imports of it, type-checking imports included."""
    names = {
        ".".join(("interpunct_app", *path.relative_to(ROOT).with_suffix("").parts)): path
        for path in ROOT.rglob("*.py")
        if path.name != "__init__.py"
    }
    return {name: imported(path) & set(names) for name, path in names.items()}


def room(module: str) -> int:
    return ROOMS.index(module.split(".")[1])


def test_only_the_app_itself_is_imported_by_the_app() -> None:
    allowed = {
        "PySide6",
        "shiboken6",
        "interpunct",
        "interpunct_app",
        "platformdirs",
        "numpy",
        "av",
    }
    allowed |= {"regex", "spylls"}
    for path in ROOT.rglob("*.py"):
        packages = {name.partition(".")[0] for name in imported(path)}
        assert not packages - allowed - set(sys.stdlib_module_names), path


def test_no_room_imports_a_higher_one() -> None:
    upwards = [
        (name, used)
        for name, uses in modules().items()
        for used in uses
        if room(used) > room(name)
    ]
    assert upwards == []


def panel(module: str) -> str:
    """The folder of a panel; empty outside them."""
    _, place, *below = module.split(".")
    return below[0] if place == "panels" and len(below) > 1 else ""


def test_no_panel_imports_another() -> None:
    across = [
        (name, used)
        for name, uses in modules().items()
        for used in uses
        if panel(name) and panel(used) not in ("", panel(name))
    ]
    assert across == []


def test_no_two_modules_import_each_other_by_any_way() -> None:
    graph = modules()

    def reached(name: str, seen: set[str]) -> set[str]:
        for used in graph[name] - seen:
            seen.add(used)
            reached(used, seen)
        return seen

    assert [name for name in graph if name in reached(name, set())] == []
