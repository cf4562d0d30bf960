# SPDX-License-Identifier: Apache-2.0
"""`interpunct.toml` of the user and of a project."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from interpunct.folders import homes

if TYPE_CHECKING:
    from typer.testing import Result

    Invoke = Callable[..., Result]


@pytest.fixture(autouse=True)
def user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of the user, in a folder that exists."""
    home = tmp_path.parent / f"{tmp_path.name}-home"
    home.mkdir()
    monkeypatch.setattr("platformdirs.user_config_path", lambda *_, **__: home)
    return home / "interpunct.toml"


def test_the_command_line_wins_over_the_project_and_the_project_over_the_user(
    run: Invoke, folder: Path, user: Path
) -> None:
    user.write_text('suffix = "user"\n[cut]\nformat = "vtt"\n')
    assert run("cut", "talk.srt").exit_code == 0
    assert (folder / "talk.user.vtt").exists()
    (folder / "interpunct.toml").write_text('suffix = "project"\n')
    assert run("cut", "talk.srt").exit_code == 0
    assert (folder / "talk.project.vtt").exists()
    assert run("cut", "talk.srt", "--suffix", "named", "--format", "sbv").exit_code == 0
    assert (folder / "talk.named.sbv").exists()


def test_a_table_wins_over_a_line_for_all_commands(run: Invoke, folder: Path) -> None:
    (folder / "interpunct.toml").write_text('suffix = "all"\n[cut]\nsuffix = "one"\n')
    run("cut", "talk.srt")
    run("punctuate", "talk.srt", "-l", "en")
    names = {path.name for path in folder.glob("*.srt")}
    assert names == {"talk.srt", "talk.one.srt", "talk.all.srt"}


def test_the_project_may_be_a_folder_above_of_the_same_owner(
    run: Invoke, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "interpunct.toml").write_text('suffix = "project"\n')
    deep = folder / "a" / "b"
    deep.mkdir(parents=True)
    monkeypatch.chdir(deep)
    assert run("cut", "../../talk.srt").exit_code == 0
    assert (folder / "talk.project.srt").exists()
    monkeypatch.setattr(homes, "_owner", lambda place: 1 if place == folder else 2)
    assert run("cut", "../../talk.srt").exit_code == 0
    assert (folder / "talk.cut.srt").exists()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("\n[cut]\nsufix = 'x'\n", "line 3: interpunct cut has no option sufix."),
        ("# a\n\nsufix = 'x'\n", "line 3: no command has the option sufix."),
        ("suffix = 'a'\n\n[ cuts ]\n", "line 3: there is no command cuts."),
        ("[cut]\nquiet = 3\n", "line 2: quiet is not true or false."),
        ("[cut]\nsuffix = true\n", "line 2: suffix is not a text, a number or a list of texts."),
        ("[cut]\nsuffix = {a = 1}\n", "line 2: suffix is not a text, a number or a list of"),
        ("[cut]\nprofile = 'nobody'\n[punctuate]\ncut = 'off'", "line 2: 'nobody' is not a"),
        ("[cut]\nlanguage = 'en,xx'\n", "line 2: 'xx' is not a language"),
        ("[cut]\n\ncut = 'off'\n", "line 3: Invalid value for '--cut': 'off' is not one of"),
        ("a b\n", "interpunct.toml: it is no TOML:"),
    ],
)
def test_a_wrong_file_is_a_sentence_with_its_line(
    run: Invoke, folder: Path, text: str, told: str
) -> None:
    (folder / "interpunct.toml").write_text(text)
    done = run("cut", "talk.srt")
    assert done.exit_code == 2
    assert told in done.stderr
    assert "interpunct.toml" in done.stderr
    assert [path.name for path in folder.glob("*.srt")] == ["talk.srt"]


_FLAGS = {"in-place", "overwrite", "yes", "fetch"}


@pytest.mark.parametrize(
    "key",
    [
        *("in-place", "overwrite", "output", "out", "report", "engine", "address"),
        *("yes", "second-opinion", "host", "allow-host", "fetch", "to"),
    ],
)
def test_a_file_in_a_folder_replaces_no_files_and_names_none(
    run: Invoke, folder: Path, key: str
) -> None:
    value = "true" if key in _FLAGS else "'x'"
    (folder / "interpunct.toml").write_text(f"{key} = {value}\n")
    before = (folder / "talk.srt").read_bytes()
    done = run("punctuate", "talk.srt", "-l", "en")
    assert done.exit_code == 2
    assert f"{key} cannot be set in a file. Give it on the command line." in done.stderr
    assert (folder / "talk.srt").read_bytes() == before


def test_a_line_for_all_holds_where_it_has_the_right_type(run: Invoke, folder: Path) -> None:
    (folder / "interpunct.toml").write_text("quiet = true\n")
    assert run("cut", "talk.srt").exit_code == 0
    done = run("config")
    assert "cut" in done.stdout
    assert "watch" not in done.stdout


def test_what_counts_and_where_from_is_shown(run: Invoke, folder: Path, user: Path) -> None:
    user.write_text('language = ["en", "de"]\n[cut]\nsuffix = "mine"\n')
    (folder / "interpunct.toml").write_text('# ours\n[cut]\nexclude = ["a", "*.b"]\n')
    done = run("config", "cut")
    rows = [line.split() for line in done.stdout.splitlines()]
    assert ["cut", "--language", "en,de", f"{user},", "line", "1"] in rows
    assert ["cut", "--suffix", "mine", f"{user},", "line", "3"] in rows
    project = folder / "interpunct.toml"
    assert ["cut", "--exclude", "a,", "*.b", f"{project},", "line", "3"] in rows
    assert not [row for row in rows if row[0] == "punctuate"]
    assert ["punctuate", "--language", "en,de", f"{user},", "line", "1"] in [
        line.split() for line in run("config").stdout.splitlines()
    ]


def test_without_files_nothing_is_set(run: Invoke, folder: Path, user: Path) -> None:
    done = run("config")
    assert done.stdout.splitlines() == [
        f"{user} (there is none)",
        f"{folder / 'interpunct.toml'} (there is none)",
    ]


def test_a_present_folder_that_was_removed_has_no_project(
    run: Invoke, folder: Path, user: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = folder / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    try:
        gone.rmdir()
    except OSError:
        pytest.skip("this system keeps the present folder")
    user.write_text('suffix = "mine"\n')
    assert run("cut", str(folder / "talk.srt")).exit_code == 0
    assert (folder / "talk.mine.srt").exists()
