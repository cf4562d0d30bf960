# SPDX-License-Identifier: Apache-2.0
"""What the editor remembers between runs."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings

from interpunct.cli.punctuating import PunctuateCommand
from interpunct.cutting.plan import CutMode
from interpunct.cutting.profiles import profile_names
from interpunct.labels import MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.work.options import Options
from interpunct_app.looks.theme import Scheme
from interpunct_app.settings import titles
from interpunct_app.settings.options import CASING, CUT_MODE, MARKS, PROFILE, SCHEME, VOLUME
from interpunct_app.settings.remembered import (
    remembered_options,
    remembered_profile,
)
from interpunct_app.settings.settings import Settings


@pytest.fixture
def reopened(tmp_path: Path) -> Callable[[], Settings]:
    """Opens the store of one file, as each run of the editor does."""

    def opened() -> Settings:
        store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
        return Settings(store)

    return opened


def test_values_come_back_in_the_next_run(reopened: Callable[[], Settings]) -> None:
    settings = reopened()
    settings.set_text("profile", "bbc")
    VOLUME.keep(settings, 0.125)
    CUT_MODE.keep(settings, CutMode.KEEP_CUES)
    settings.set_bytes("geometry", QByteArray(b"\0\1\xff"))
    SCHEME.keep(settings, Scheme.DARK)
    settings._store.sync()
    again = reopened()
    assert again.text("profile", "") == "bbc"
    assert VOLUME.of(again) == 0.125
    assert CUT_MODE.of(again) is CutMode.KEEP_CUES
    assert again.bytes("geometry") == QByteArray(b"\0\1\xff")
    assert SCHEME.of(again) is Scheme.DARK


@pytest.mark.parametrize(
    "name", ["two\nlines.srt", "\u2028odd\x85.srt", "[1] film.srt", "naïve.srt"]
)
def test_a_file_of_any_name_is_one_of_the_last_files(
    reopened: Callable[[], Settings], name: str
) -> None:
    settings = reopened()
    for file in (Path("/films/one.srt"), Path("/films") / name, Path("/films/two.srt")):
        settings.add_recent_file(file)
    settings._store.sync()
    names = [file.name for file in reopened().recent_files]
    assert names == ["two.srt", name, "one.srt"]


@pytest.mark.parametrize(
    ("kept", "names"),
    [
        ("/films/one.srt\n/films/two.srt", ["one.srt", "two.srt"]),  # as they were kept before
        ("[1, 2]", []),
        ('["/films/one.srt", 7]', ["one.srt"]),
        ("[", []),
        ("[" * 100_000, []),
    ],
)
def test_last_files_that_another_version_or_nobody_wrote(
    reopened: Callable[[], Settings], kept: str, names: list[str]
) -> None:
    settings = reopened()
    settings.set_text("recent files", kept)
    assert [file.name for file in settings.recent_files] == names
    settings.add_recent_file(Path("/films/new.srt"))
    assert [file.name for file in settings.recent_files] == ["new.srt", *names]


def test_settings_survive_nonsense(reopened: Callable[[], Settings]) -> None:
    settings = reopened()
    settings.set_text("scheme", "purple")
    settings.set_text("volume", "much")
    settings.set_text("cut mode", "")
    settings.set_text("geometry", "no bytes")
    settings.set_text("profile", "gone")
    assert SCHEME.of(settings) is Scheme.SYSTEM
    assert VOLUME.of(settings) == VOLUME.default
    assert CUT_MODE.of(settings) is CUT_MODE.default
    assert settings.bytes("geometry").isEmpty()
    assert remembered_profile(settings).name == PROFILE.default


def test_the_last_files_are_remembered_once_each_and_the_newest_first(
    reopened: Callable[[], Settings], tmp_path: Path
) -> None:
    settings = reopened()
    for number in range(14):
        settings.add_recent_file(tmp_path / f"{number}.srt")
    settings.add_recent_file(tmp_path / "5.srt")
    names = [file.name for file in settings.recent_files]
    assert names[:3] == ["5.srt", "13.srt", "12.srt"]
    assert len(names) == len(set(names)) == 12
    settings.forget_recent_files()
    assert settings.recent_files == []


def test_the_modes_chosen_last_hold_for_the_next_file(reopened: Callable[[], Settings]) -> None:
    settings = reopened()
    assert remembered_options(settings).marks is MarksMode.COMPLETE
    MARKS.keep(settings, MarksMode.REPLACE)
    CASING.keep(settings, CasingMode.KEEP)
    options = remembered_options(settings)
    assert (options.marks, options.casing) == (MarksMode.REPLACE, CasingMode.KEEP)


def test_the_editor_begins_with_the_casing_of_the_command_line(
    reopened: Callable[[], Settings],
) -> None:
    casing = PunctuateCommand.__dataclass_fields__["casing"].default
    assert remembered_options(reopened()).casing == casing == Options().casing


@pytest.mark.parametrize(
    ("titles", "kind"),
    [
        (titles.marks_modes, MarksMode),
        (titles.casing_modes, CasingMode),
        (titles.schemes, Scheme),
    ],
)
def test_every_value_has_a_title_of_its_own(
    titles: Callable[[], list[tuple[Enum, str]]], kind: type[Enum]
) -> None:
    assert [value for value, _ in titles()] == list(kind)
    assert len({title for _, title in titles()}) == len(kind)


def test_every_profile_is_offered_by_its_title(reopened: Callable[[], Settings]) -> None:
    offered = titles.profiles(reopened())
    assert [name for name, _ in offered] == list(profile_names())
    assert all(title for _, title in offered)


def test_python_knows_every_encoding_that_is_offered() -> None:
    for name in titles.ENCODINGS:
        assert "a".encode(name).decode(name) == "a"
