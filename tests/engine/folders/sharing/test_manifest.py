# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from interpunct.bundles.bundle import default_bundle
from interpunct.cutting.plan import CutMode
from interpunct.cutting.profiles import load_profile
from interpunct.errors import ManifestError
from interpunct.folders.manifest import (
    BundleName,
    Manifest,
    new_manifest,
    read_manifest,
    write_manifest,
)
from interpunct.folders.outcomes import Status
from interpunct.folders.planning import Destination, plan, plan_of
from interpunct.labels import MarksMode
from interpunct.work.options import Options, Unroll
from interpunct.work.uncertainty import Policy

Season = Callable[..., list[Path]]

OPTIONS = Options(
    languages=("en", "de"),
    marks=MarksMode.REPLACE,
    cut=CutMode.SENTENCES,
    unroll=Unroll.NEVER,
    profile=load_profile("bbc"),
    policy=Policy(percent=5.0),
)


def made(folder: Path, shards: int = 2) -> Manifest:
    jobs = plan([folder / "season"], Destination("punctuated", folder / "out")).jobs
    described = default_bundle().description
    bundle = BundleName(None, described.name, described.version)
    return new_manifest(jobs, shards, folder, options=OPTIONS, bundle=bundle)


@pytest.fixture
def path(season: Season, tmp_path: Path) -> Path:
    """A manifest of three files in two shards."""
    season(9, 1, 8)
    write_manifest(made(tmp_path), tmp_path / "jobs.jsonl")
    return tmp_path / "jobs.jsonl"


def test_what_is_written_is_read_again(path: Path, tmp_path: Path) -> None:
    found = read_manifest(path)
    assert found.head == made(tmp_path).head
    assert found.head.options == OPTIONS
    assert [entry.source for entry in found.entries] == [f"season/0{n}.srt" for n in range(3)]
    jobs = plan_of(map(found.job, found.shard(1)), Destination()).jobs
    planned = plan([tmp_path / "season"], Destination("punctuated", tmp_path / "out")).jobs
    assert jobs == planned[1:]
    assert sorted(entry.shard for entry in found.entries) == [0, 1, 1]
    assert [entry.words for entry in found.entries] == [72, 8, 64]


def test_the_folder_of_a_manifest_may_be_mounted_elsewhere(path: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    for name in ("jobs.jsonl", "season"):
        shutil.move(tmp_path / name, elsewhere / name)
    found = read_manifest(elsewhere / "jobs.jsonl")
    assert all(found.job(entry).source.is_file() for entry in found.entries)
    assert not any(found.changed(entry) for entry in found.entries)


def test_a_file_that_has_changed_fails_with_a_sentence(path: Path, tmp_path: Path) -> None:
    manifest = read_manifest(path)
    changed = tmp_path / manifest.entries[0].source
    changed.write_text(changed.read_text().replace("old", "odd"))
    outcome = manifest.changed(manifest.entries[0])
    assert outcome is not None
    assert outcome.status is Status.FAILED
    assert "has changed since the manifest was made" in str(outcome.error)


def test_another_bundle_is_refused(path: Path) -> None:
    manifest, bundle = read_manifest(path), default_bundle()
    manifest.check_bundle(bundle)
    name = BundleName(None, "other", "9")
    other = replace(manifest, head=_changed(manifest, bundle=name).head)
    with pytest.raises(ManifestError, match="made for other 9"):
        other.check_bundle(bundle)


def _changed(manifest: Manifest, **changes: object) -> Manifest:
    import msgspec

    return replace(manifest, head=msgspec.structs.replace(manifest.head, **changes))


@pytest.mark.parametrize("number", [-1, 2])
def test_a_shard_that_is_not_there_is_refused(path: Path, number: int) -> None:
    with pytest.raises(ManifestError, match="Name one from 0 to 1"):
        read_manifest(path).shard(number)


@pytest.mark.parametrize(
    ("line", "change", "reason"),
    [
        (0, {"manifest": 9}, "its format is 9"),
        (0, {"shards": 0}, "line 1.shards"),
        (0, {"files": 7}, "tells of 7 files and holds 3"),
        (0, {"options": {"marks": "some"}}, "line 1.options"),
        (0, {"options": {"policy": {}}}, "exactly one of"),
        (0, {"options": {"most_bytes": 0}}, "line 1.options.most_bytes"),
        (0, {"options": {"most_bytes": 1 << 70}}, "line 1.options.most_bytes"),
        (1, {"shard": 5}, "line 2 is in shard 5 of 2"),
        (1, {"words": "many"}, "line 2.words"),
        (1, {"source": "season/\0.srt"}, "line 2 has a path that no file can have"),
        (1, {"output": "\0"}, "line 2 has a path that no file can have"),
        (2, {"output": "out/00.srt"}, "lines 2 and 3 have the same output"),
    ],
)
def test_what_does_not_hold_together_is_told_by_its_line(
    path: Path, line: int, change: dict[str, object], reason: str
) -> None:
    lines = [json.loads(text) for text in path.read_text().splitlines()]
    lines[line] |= change
    path.write_text("\n".join(map(json.dumps, lines)))
    with pytest.raises(ManifestError, match=reason) as told:
        read_manifest(path)
    assert str(path) in str(told.value)


@pytest.mark.parametrize("content", ["", "{", "[]", "1\n2\n", "\xff"])
def test_other_files_are_no_manifests(tmp_path: Path, content: str) -> None:
    path = tmp_path / "jobs.jsonl"
    path.write_text(content, encoding="latin-1")
    with pytest.raises(ManifestError, match=r"jobs\.jsonl"):
        read_manifest(path)
    with pytest.raises(ManifestError, match="cannot be read"):
        read_manifest(tmp_path / "missing.jsonl")


def test_a_file_that_cannot_be_read_makes_no_manifest(season: Season, tmp_path: Path) -> None:
    (path,) = season(1)
    jobs = plan([path], Destination("punctuated")).jobs
    path.unlink()
    with pytest.raises(ManifestError, match=r"00\.srt: the file cannot be read"):
        new_manifest(jobs, 1, tmp_path, options=OPTIONS, bundle=BundleName(None, "default", "0.1"))


@pytest.mark.skipif(os.name == "nt", reason="names are Unicode there")
def test_a_name_that_is_not_utf_8_is_refused(season: Season, tmp_path: Path) -> None:
    (path,) = season(1)
    odd = Path(os.fsdecode(os.fsencode(path.parent) + b"/\xff.srt"))
    try:
        path.rename(odd)
    except OSError:
        pytest.skip("this file system takes UTF-8 names only")
    with pytest.raises(ManifestError, match="not UTF-8"):
        made(tmp_path)


def test_all_shards_have_the_folder_of_all_outputs_as_their_home(
    season: Season, tmp_path: Path
) -> None:
    for path in season(9, 1, 8)[:2]:
        (path.parent / path.stem).mkdir()
        path.rename(path.parent / path.stem / path.name)
    manifest = made(tmp_path)
    assert {manifest.job(entry).home for entry in manifest.entries} == {tmp_path / "out"}
    alone = replace(manifest, entries=manifest.entries[:1])
    assert alone.home == alone.job(alone.entries[0]).output.parent  # type: ignore[union-attr]
    assert replace(manifest, entries=()).home is None
