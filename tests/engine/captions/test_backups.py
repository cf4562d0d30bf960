# SPDX-License-Identifier: Apache-2.0
"""Backups: the file as it was, under a name that any disk takes, as long as there is room."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.captions import backups
from interpunct.captions.backups import keep_backup
from interpunct.errors import CaptionError

DATED = re.compile(r" \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d(?: \d+)?")


def aged(backup: Path, days: int) -> Path:
    """The backup, as if it had been made so many days ago."""
    then = backup.stat().st_mtime - days * 24 * 3600
    os.utime(backup, (then, then))
    return backup


def test_each_backup_has_a_name_of_its_own(tmp_path: Path) -> None:
    made = [keep_backup(data, Path("film.srt"), tmp_path / "kept") for data in (b"1", b"2", b"3")]
    assert [backup.read_bytes() for backup in made] == [b"1", b"2", b"3"]
    assert {DATED.sub("", backup.name) for backup in made} == {"film.srt"}


@settings(max_examples=60)
@given(
    st.text(st.characters(exclude_characters="/\0", exclude_categories=["Cs"]), min_size=1),
    st.sampled_from(["", ".srt", ". and so on" * 12]),
    st.integers(1, 255),
)
def test_a_file_of_any_name_can_be_kept_and_goes_where_there_is_no_room(
    name: str, ending: str, times: int
) -> None:
    stem = (name * times).encode()[: 255 - len(ending)].decode(errors="ignore")
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        kept = Path(folder) / "kept"
        backup = keep_backup(b"as it was", Path(folder) / f"{stem}{ending}", kept)
        assert backup.read_bytes() == b"as it was"
        assert backup.name.startswith(stem.partition(".")[0][:10])
        assert backup.suffix == ".srt" or ending != ".srt"
        patch.setattr(backups, "_MOST_KEPT", 1)
        newest = keep_backup(b"as it is", Path("other.srt"), kept)
        assert list(kept.iterdir()) == [newest]


def test_the_oldest_go_when_all_together_take_too_much_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "_MOST_KEPT", 250)
    kept = tmp_path / "kept"
    made = [aged(keep_backup(bytes(100), Path(f"{n}.srt"), kept), 9 - n) for n in range(2)]
    mine = kept / "notes of mine.srt"
    mine.write_bytes(bytes(1000))
    aged(mine, 1000)
    newest = keep_backup(bytes(100), Path("other.srt"), kept)
    assert sorted(kept.iterdir()) == sorted([made[1], mine, newest])
    huge = keep_backup(bytes(1000), Path("huge.srt"), kept)
    assert sorted(kept.iterdir()) == sorted([mine, huge])


def test_years_alone_take_no_backup_away(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    old = aged(keep_backup(b"1", Path("film.srt"), kept), 4000)
    keep_backup(b"2", Path("film.srt"), kept)
    assert old.exists()


def test_a_backup_that_cannot_be_deleted_hinders_no_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "_MOST_KEPT", 1)
    kept = tmp_path / "kept"
    old = aged(keep_backup(b"12", Path("film.srt"), kept), 1)
    shutil.move(old, kept / "moved")
    old.mkdir()
    assert keep_backup(b"34", Path("film.srt"), kept).read_bytes() == b"34"
    assert old.is_dir()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "kept").write_bytes(b"a file")
    with pytest.raises(CaptionError, match="nothing was saved"):
        keep_backup(b"1", Path("film.srt"), tmp_path / "kept")
