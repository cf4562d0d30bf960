# SPDX-License-Identifier: Apache-2.0
"""What `interpunct doctor` finds of the editor."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpunct.doctor.engine_parts import Component, State
from interpunct_app import parts
from interpunct_app.panels.media import qt_player
from interpunct_app.spelling import dictionaries


def found() -> dict[str, Component]:
    return {part.name: part for part in parts.editor_parts()}


def test_qt_is_found() -> None:
    assert found()["Qt"].state is State.FOUND


def test_without_qt_nothing_else_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "package_version", lambda name: None)
    assert [(part.name, part.state) for part in parts.editor_parts()] == [("Qt", State.ABSENT)]


def test_a_library_that_the_system_lacks_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(parts, "_plugin", lambda kind, name: tmp_path / name)
    display = found()["display"]
    assert display.state is State.BROKEN
    assert "libqxcb.so" in display.detail
    assert "libxcb-cursor0" in display.remedy


def test_looking_for_the_media_says_nothing_of_its_own(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parts, "package_version", lambda name: "1")
    found()
    told = capfd.readouterr()
    assert (told.out, told.err) == ("", "")


def test_media_are_broken_where_what_plays_them_cannot_be_loaded(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(parts, "package_version", lambda name: "1")
    monkeypatch.setattr(qt_player, "qt_multimedia", lambda: None)
    monkeypatch.setattr(parts, "_plugin", lambda kind, name: tmp_path / name)
    media = found()["media"]
    assert media.state is State.BROKEN
    assert "libffmpegmediaplugin.so" in media.detail
    assert "libxrandr2" in media.remedy


def test_dictionaries_are_told_by_language(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("en_GB.aff", "en_GB.dic"):
        (tmp_path / name).touch()
    monkeypatch.setattr(dictionaries, "system_folders", lambda: [tmp_path])
    monkeypatch.setattr(dictionaries.Dictionaries, "can_be_read", lambda self: True)
    assert found()["spelling"].detail == "dictionaries: en"
