# SPDX-License-Identifier: Apache-2.0
"""The editor where something is missing: no traceback, a sentence, and what helps."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

EDITOR = "from interpunct_app.main import run; run()"
USED = """
import sys
from PySide6.QtWidgets import QApplication
from interpunct_app.main import run

def use_it(_application):
    (window,) = [one for one in QApplication.topLevelWidgets() if hasattr(one, "pages")]
    page = window.pages.current()
    while page.reviewer is None or page.reviewer.work.unpredicted():
        QApplication.processEvents()
    page.reviewer.decide(0, "!")
    window.files.save(page)
    while page.is_held:
        QApplication.processEvents()
    print(window.notice.text, window.notice.isVisible(), sep="\\n")
    print(window.statusBar().currentMessage() or page.banner.text)
    window.services.settings.set_text("kept", "for nothing")
    try:
        raise ZeroDivisionError
    except ZeroDivisionError as error:
        sys.excepthook(type(error), error, error.__traceback__)
    print(page.banner.text)
    window.close()
    return 0

QApplication.exec = use_it
run()
"""
OPENED = """
from PySide6.QtWidgets import QApplication
from interpunct_app.main import run

def tell_page(_application):
    (window,) = [one for one in QApplication.topLevelWidgets() if hasattr(one, "pages")]
    print(ascii(window.pages.current().path.name))
    return 0

QApplication.exec = tell_page
run()
"""
BROKEN = "libEGL.so.1: cannot open shared object file"


def environment(**changed: str | None) -> dict[str, str]:
    """The environment of this process without displays and folders of the user, changed."""
    gone = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in gone and not name.startswith("XDG_")
    }
    kept["PYTHONPATH"] = os.pathsep.join(sys.path)
    return kept | {name: value for name, value in changed.items() if value is not None}


def started(
    program: str, *arguments: Path, **changed: str | None
) -> subprocess.CompletedProcess[str]:
    """The editor in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", program, *map(str, arguments)],
        env=environment(**changed),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def assert_refused(ended: subprocess.CompletedProcess[str], *told: str) -> None:
    """It ended with one line that says what is missing and what helps."""
    assert ended.returncode == 2, ended.stderr
    (line,) = ended.stderr.splitlines()
    assert line.startswith("interpunct-editor cannot start: ")
    assert all(part in line for part in told), line
    assert ended.stdout == ""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
@pytest.mark.parametrize("platform", [None, "xcb"])
def test_without_a_display_a_sentence_says_so(platform: str | None) -> None:
    ended = started(EDITOR, QT_QPA_PLATFORM=platform)
    assert_refused(ended, "Remedy: ")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
def test_a_display_that_does_not_answer_is_named() -> None:
    ended = started(EDITOR, QT_QPA_PLATFORM="xcb", DISPLAY=":4711")
    assert_refused(ended, "Remedy: ")
    assert ":4711" in ended.stderr or "lib" in ended.stderr


@pytest.mark.parametrize(
    ("failure", "told"),
    [
        (
            'ModuleNotFoundError("No module named PySide6")',
            ("app is not installed", "pip install"),
        ),
        (f'ImportError("{BROKEN}")', (BROKEN, "libegl1")),
    ],
)
def test_without_qt_a_sentence_says_how_to_get_it(
    tmp_path: Path, failure: str, told: tuple[str, ...]
) -> None:
    package = tmp_path / "PySide6"
    package.mkdir()
    (package / "__init__.py").write_text(f"raise {failure}\n")
    found_first = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); {EDITOR}"
    assert_refused(started(found_first, QT_QPA_PLATFORM="offscreen"), *told)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere HOME is not what counts")
def test_where_no_folder_of_the_user_can_be_written_the_editor_works_and_says_so(
    tmp_path: Path, sample: Path
) -> None:
    (tmp_path / "file").write_bytes(b"")
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    home = tmp_path / "file" / "home"
    ended = started(
        USED, sample, QT_QPA_PLATFORM="offscreen", HOME=str(home), TMPDIR=str(temporary)
    )
    assert ended.returncode == 0, ended.stderr
    assert "Traceback" not in ended.stderr
    notice, is_visible, saved, failed = ended.stdout.splitlines()
    (stand_in,) = temporary.glob("interpunct-*")
    assert notice.startswith(f"Your steps and backups are kept only in {stand_in}: {home}")
    assert "Settings are not kept: " in notice
    assert is_visible == "True"
    assert str(stand_in / "backups") in saved
    assert b"!" in sample.read_bytes()
    assert failed.endswith(f"Details: {stand_in / 'log' / 'editor.log'}")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere all names are Unicode")
def test_a_file_whose_name_is_no_unicode_is_opened(tmp_path: Path, sample: Path) -> None:
    odd = sample.rename(os.fsdecode(os.fsencode(sample.parent / "caf") + b"\xe9.srt"))
    home = tmp_path / "home"
    home.mkdir()
    ended = started(OPENED, odd, QT_QPA_PLATFORM="offscreen", HOME=str(home))
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout == "'caf\\udce9.srt'\n"
