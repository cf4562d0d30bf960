# SPDX-License-Identifier: Apache-2.0
"""Archives of bundles are installed; those that were made to do harm write nothing."""

from __future__ import annotations

import io
import lzma
import shutil
import stat
import tarfile
import zipfile
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from interpunct.bundles import archives
from interpunct.bundles.archives import archive_name, is_archive, unpacked, write_archive
from interpunct.bundles.bundle import load_bundle
from interpunct.errors import BundleError
from interpunct.runtime.converted.installing import install


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder of bundles, not made yet."""
    folder = tmp_path / "user" / "bundles"
    monkeypatch.setattr("interpunct.bundles.installed.installed_folder", lambda: folder)
    return folder


def tar(path: Path, *members: tuple[tarfile.TarInfo, bytes], mode: str = "w:gz") -> Path:
    with tarfile.open(path, mode) as packed:  # type: ignore[call-overload]
        for told, data in members:
            packed.addfile(told, io.BytesIO(data))
    return path


def member(name: str, data: bytes = b"x", kind: bytes = tarfile.REGTYPE) -> tarfile.TarInfo:
    told = tarfile.TarInfo(name)
    told.size, told.type, told.linkname = len(data), kind, "/etc/passwd"
    return told


@pytest.mark.parametrize("ending", [".zip", ".tar", ".tar.gz", ".tar.xz"])
@pytest.mark.parametrize("inside", ["", "tiny-1"])
def test_an_archive_of_a_bundle_is_installed(
    place: Path, tmp_path: Path, tiny_bundle: Path, ending: str, inside: str
) -> None:
    whole = Path(shutil.copytree(tiny_bundle, tmp_path / "given" / inside))
    (whole / ".DS_Store").write_bytes(b"hidden")
    kind = {".zip": "zip", ".tar": "tar", ".tar.gz": "gztar", ".tar.xz": "xztar"}[ending]
    made = Path(shutil.make_archive(str(tmp_path / "mine"), kind, tmp_path / "given"))
    archive = made.rename(tmp_path / f"mine{ending}")
    bundle = install(str(archive))
    assert bundle.folder == place / "mine"
    bundle.verify()
    assert not (bundle.folder / ".DS_Store").exists()
    with pytest.raises(BundleError, match="already"):
        install(str(archive))
    assert install(str(archive), name="other").folder == place / "other"
    assert sorted(path.name for path in place.iterdir()) == ["mine", "other"]


def test_a_bundle_is_written_as_an_archive_and_installed_from_it(
    place: Path, tmp_path: Path, tiny_bundle: Path
) -> None:
    given = load_bundle(Path(shutil.copytree(tiny_bundle, tmp_path / "given")))
    (given.folder / "notes.txt").write_text("mine")
    write_archive(given, tmp_path / "sent.zip")
    bundle = install(str(tmp_path / "sent.zip"))
    assert bundle.digest == given.digest
    assert not (bundle.folder / "notes.txt").exists()
    (given.folder / "MODEL_CARD.md").write_text("another")
    with pytest.raises(BundleError, match="differs from the published file"):
        write_archive(given, tmp_path / "damaged.zip")
    assert not (tmp_path / "damaged.zip").exists()


def test_a_bundle_in_an_archive_is_checked_like_one_in_a_folder(
    place: Path, tmp_path: Path, tiny_bundle: Path
) -> None:
    whole = Path(shutil.copytree(tiny_bundle, tmp_path / "given"))
    (whole / "MODEL_CARD.md").write_text("another")
    archive = Path(shutil.make_archive(str(tmp_path / "mine"), "zip", whole))
    with pytest.raises(
        BundleError, match=r"MODEL_CARD\.md differs from the published file"
    ) as told:
        install(str(archive))
    assert told.value.file == str(archive)
    assert list(place.iterdir()) == []


LEADING_AWAY = ["../x", "/x", "a/../../x", "a\\..\\x", "C:/x", "a/..", "a\nb", "x.", "a//b"]


@pytest.mark.parametrize("name", LEADING_AWAY)
@pytest.mark.parametrize("kind", ["tar", "zip"])
def test_names_that_lead_elsewhere_are_refused(
    place: Path, tmp_path: Path, name: str, kind: str
) -> None:
    if kind == "tar":
        archive = tar(tmp_path / "mine.tar.gz", (member(name), b"x"))
    else:
        archive = tmp_path / "mine.zip"
        with zipfile.ZipFile(archive, "w") as packed:
            packed.writestr(zipfile.ZipInfo(name), b"x")
    with pytest.raises(BundleError, match="which is not a file name of a model"):
        install(str(archive))
    assert list(place.iterdir()) == []
    assert sorted(path.name for path in tmp_path.iterdir()) == [archive.name, "user"]


KINDS = [
    tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.CHRTYPE, tarfile.BLKTYPE, tarfile.FIFOTYPE,
    tarfile.CONTTYPE,
]  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_links_and_devices_are_refused(place: Path, tmp_path: Path, kind: bytes) -> None:
    archive = tar(tmp_path / "mine.tar", (member("bundle.json", b"", kind), b""), mode="w")
    with pytest.raises(BundleError, match=r"bundle\.json, which is not a regular file"):
        install(str(archive))


def test_links_and_passwords_in_a_zip_are_refused(place: Path, tmp_path: Path) -> None:
    linked, locked = zipfile.ZipInfo("bundle.json"), zipfile.ZipInfo("bundle.json")
    linked.external_attr = (stat.S_IFLNK | 0o777) << 16
    with zipfile.ZipFile(tmp_path / "linked.zip", "w") as packed:
        packed.writestr(linked, "/etc/passwd")
    with zipfile.ZipFile(tmp_path / "locked.zip", "w") as packed:
        packed.writestr(locked, "x")
    data = (tmp_path / "locked.zip").read_bytes()
    at = data.index(b"PK\x01\x02") + 8
    (tmp_path / "locked.zip").write_bytes(data[:at] + b"\x01" + data[at + 1 :])
    for name in ("linked", "locked"):
        with pytest.raises(BundleError, match=r"bundle\.json, which is not a regular file"):
            install(str(tmp_path / f"{name}.zip"))


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_two_files_of_one_name_are_refused(place: Path, tmp_path: Path) -> None:
    archive = tmp_path / "mine.zip"
    with zipfile.ZipFile(archive, "w") as packed:
        packed.writestr("a", b"x")
        packed.writestr("./A", b"x")
    with pytest.raises(BundleError, match="which is not a file name of a model"):
        install(str(archive))


@pytest.mark.parametrize("ending", [".zip", ".tar.gz", ".tar.xz"])
def test_what_unpacks_to_far_more_is_refused_unread(
    place: Path, tmp_path: Path, ending: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archives, "_HARMLESS", 1 << 16)
    archive, zeros = tmp_path / f"mine{ending}", bytes(1 << 22)
    if ending == ".zip":
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
            packed.writestr("weights", zeros)
    else:
        tar(archive, (member("weights", zeros), zeros), mode=f"w:{ending[5:]}")
    with pytest.raises(BundleError, match="unpacked, it is larger than"):
        install(str(archive))
    assert list(place.iterdir()) == []


def test_a_header_that_asks_for_memory_is_refused(place: Path, tmp_path: Path) -> None:
    long = member("weights")
    long.pax_headers = {"comment": "x" * (5 << 20)}
    archive = tar(tmp_path / "mine.tar.xz", (long, b"x"), mode="w:xz")
    with pytest.raises(BundleError, match="too long names"):
        install(str(archive))


def test_an_xz_archive_that_asks_for_memory_is_refused(place: Path, tmp_path: Path) -> None:
    wide = [{"id": lzma.FILTER_LZMA2, "dict_size": 1 << 28}]
    (tmp_path / "mine.tar.xz").write_bytes(lzma.compress(bytes(1 << 10), filters=wide))
    with pytest.raises(BundleError, match="cannot be unpacked: Memory usage limit"):
        install(str(tmp_path / "mine.tar.xz"))


def test_too_many_files_are_refused(
    place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archives, "_MOST_FILES", 5)
    folders = [(member(f"f{n}", b"", tarfile.DIRTYPE), b"") for n in range(6)]
    with pytest.raises(BundleError, match="more than 5 files"):
        install(str(tar(tmp_path / "mine.tar.gz", *folders)))


def test_where_there_is_no_room_nothing_is_written(
    place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archives, "_check", lambda archive, room: real(archive, 3))
    with pytest.raises(BundleError, match="no room for 0 MB"):
        install(str(tar(tmp_path / "mine.tar.gz", (member("weights", b"four"), b"four"))))


real = archives._check


def test_a_zip_that_holds_more_than_it_tells_gives_no_more(place: Path, tmp_path: Path) -> None:
    archive = tmp_path / "mine.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("weights", bytes(1 << 20))
    data = archive.read_bytes()
    size = (1 << 20).to_bytes(4, "little")
    archive.write_bytes(data.replace(size, (9).to_bytes(4, "little")))
    with pytest.raises(BundleError, match="cannot be unpacked"):
        install(str(archive))
    assert list(place.iterdir()) == []


@given(st.data())
@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_a_damaged_archive_is_one_sentence(tmp_path: Path, data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from([".zip", ".tar", ".tar.gz", ".tar.xz"]))
    archive = tmp_path / f"mine{kind}"
    if kind == ".zip":
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
            packed.writestr("bundle.json", "{}" * 50)
    else:
        content = (member("bundle.json", b"{}" * 50), b"{}" * 50)
        tar(archive, content, mode=f"w:{kind[5:]}" if kind != ".tar" else "w")
    whole = bytearray(archive.read_bytes())
    at = data.draw(st.integers(0, len(whole) - 1))
    if data.draw(st.booleans()):
        whole[at] ^= data.draw(st.integers(1, 255))
    else:
        del whole[at:]
    archive.write_bytes(whole)
    with suppress(BundleError), unpacked(archive, tmp_path / "place") as folder:
        assert folder.is_relative_to(tmp_path / "place")
    assert list((tmp_path / "place").iterdir()) == []


def test_an_archive_is_known_by_its_name(tmp_path: Path) -> None:
    for name in ("a.b.tar.gz", "a.b.TGZ", "a.b.zip", "a.b.tar", "a.b.txz"):
        (tmp_path / name).touch()
        assert is_archive(tmp_path / name)
        assert archive_name(tmp_path / name) == "a.b"
    (tmp_path / "folder.zip").mkdir()
    assert not is_archive(tmp_path / "folder.zip")


def test_to_use_an_archive_it_must_be_installed(tmp_path: Path) -> None:
    (tmp_path / "mine.zip").touch()
    with pytest.raises(BundleError, match="models install ARCHIVE"):
        load_bundle(tmp_path / "mine.zip")
