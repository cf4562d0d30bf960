# SPDX-License-Identifier: Apache-2.0
"""Archives of models: .zip, .nemo and .tar, packed or not, unpacked as untrusted input.

Archives are written as .zip, which every system opens.

Unpacking takes two passes. The first checks names, kinds and sizes and writes nothing; the second
writes the files. Memory is limited to the needs of a bundle's archive, whatever its headers claim.
Hidden files, which some programs add, are left out.
"""

from __future__ import annotations

import bz2
import gzip
import io
import lzma
import shutil
import stat
import struct
import tarfile
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import IO, Any, cast

from interpunct.bundles.bundle import DESCRIPTION, Bundle
from interpunct.errors import BundleError
from interpunct.files import (
    clear_parts,
    is_plain_name,
    own_part,
    refuse_odd_file,
    replaced_file,
)
from interpunct.sentences import Sentence

ARCHIVE_ENDINGS = (
    ".zip", ".tar", ".tar.gz", ".tgz", ".tar.xz", ".txz", ".tar.bz2", ".tbz2", ".nemo",
)  # fmt: skip

_MOST_FILES = 4096
_MOST_BYTES = 8 << 30  # unpacked; three times the largest encoder used in training
_MOST_TIMES = 100  # as large as the archive; weights hardly shrink
_HARMLESS = 1 << 26  # bytes; allowed for an archive of any size
_AT_ONCE = 1 << 22  # bytes; the names of a zip archive, or the longest header of a tar
_XZ_MEMORY = 1 << 27  # bytes; twice the need of `xz -9`
_PART = 1 << 20
_DAMAGE = (
    OSError, EOFError, ValueError, KeyError, IndexError, RuntimeError, NotImplementedError,
    OverflowError, MemoryError, struct.error, zlib.error, lzma.LZMAError, tarfile.TarError,
    zipfile.BadZipFile,
)  # fmt: skip
_AGAIN = Sentence("Ask the author of the archive for a new one.")


def is_archive(path: Path) -> bool:
    """Whether `path` is a file with the ending of an archive."""
    return path.name.lower().endswith(ARCHIVE_ENDINGS) and path.is_file()


def archive_name(path: Path) -> str:
    """The name of an archive without its ending, as the name of its content."""
    endings = (each for each in ARCHIVE_ENDINGS if path.name.lower().endswith(each))
    return path.name[: len(path.name) - len(max(endings, key=len, default=""))]


def write_archive(bundle: Bundle, out: Path) -> None:
    """Write the files listed by `bundle` into a folder of the .zip `out`, whole or not at all.

    Raises BundleError for a file that is missing or differs from its hash.
    """
    bundle.verify()
    with (
        replaced_file(out) as part,
        zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED, strict_timestamps=False) as packed,
    ):
        for name in (DESCRIPTION, *bundle.description.sha256):
            packed.write(bundle.path(name), f"{archive_name(out)}/{name}")


@contextmanager
def unpacked(archive: Path, place: Path) -> Iterator[Path]:
    """Context manager: the folder of a bundle or checkpoint in `archive`, unpacked temporarily.

    It is hidden in the folder `place`, which is created. Raises BundleError for a damaged archive,
    and for paths out of the folder, links, devices, too many files or bytes.
    """
    place.mkdir(parents=True, exist_ok=True)
    clear_parts(place)
    folder = own_part(place)
    try:
        folder.mkdir()
        _unpack(archive, folder)
        yield _within(folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _within(folder: Path) -> Path:
    """The folder, or its subfolder, that holds a bundle or a checkpoint; else a sole subfolder."""
    inside = sorted(folder.iterdir())
    folders = [path for path in inside if path.is_dir()]
    for each in (folder, *folders):
        if (each / DESCRIPTION).exists() or (each / "config.json").exists():
            return each
    return folders[0] if len(inside) == 1 and folders else folder


@dataclass(frozen=True, slots=True)
class _Member:
    """A file or folder in an archive; read each file before the next member is requested."""

    name: str
    size: int
    is_folder: bool
    is_plain: bool
    open: Callable[[], IO[bytes]]

    @property
    def parts(self) -> tuple[str, ...] | None:
        """The names of its folders and its own name; None if one is hidden."""
        parts = tuple(part for part in self.name.split("/") if part != ".")
        hidden = any(part.startswith(".") and part != ".." for part in parts)
        return None if hidden else parts


def _unpack(archive: Path, folder: Path) -> None:
    try:
        refuse_odd_file(archive)
        _check(archive, shutil.disk_usage(folder).free)
        for member in _members(archive):
            if member.parts is not None and not member.is_folder:
                _write(member, folder.joinpath(*member.parts))
    except _DAMAGE as error:
        reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
        raise BundleError(
            Sentence("the archive cannot be unpacked: {reason}.", reason=reason.rstrip(".")),
            file=archive,
            remedy=_AGAIN,
        ) from error


def _most_unpacked(archive: Path) -> int:
    """Limit of the unpacked size of an archive, in bytes."""
    return min(_MOST_BYTES, max(_HARMLESS, _MOST_TIMES * archive.stat().st_size))


def _check(archive: Path, room: int) -> None:
    """Raise BundleError for an archive with content that no bundle has."""
    most = _most_unpacked(archive)
    files = size = 0
    names: set[str] = set()
    for member in _members(archive):
        files, size = files + 1, size + member.size
        _check_member(member, names, archive)
        if files > _MOST_FILES:
            raise _refused(
                Sentence("it contains more than {count} files.", count=files - 1), archive
            )
        if member.size < 0 or size > most:
            what = Sentence("unpacked, it is larger than {size} MB.", size=f"{most / 1e6:,.0f}")
            raise _refused(what, archive)
    if size > room:
        what = Sentence("the disk has no room for {size} MB.", size=f"{size / 1e6:,.0f}")
        raise BundleError(what, file=archive, remedy="Free disk space.")


def _check_member(member: _Member, names: set[str], archive: Path) -> None:
    """Raise BundleError for a member that is not a plain file of a bundle, or is a duplicate.

    Folders are skipped; they are created with their files.
    """
    if member.is_folder:
        return
    shown = member.name[:100]
    if not member.is_plain:
        raise _refused(
            Sentence("it contains {name}, which is not a regular file.", name=shown), archive
        )
    if member.parts is None:
        return
    name = "/".join(member.parts).casefold()
    if not all(map(is_plain_name, member.parts)) or name in names:
        what = Sentence("it contains {name}, which is not a file name of a model.", name=shown)
        raise _refused(what, archive)
    names.add(name)


def _refused(what: str, archive: Path) -> BundleError:
    return BundleError(what, file=archive, remedy=_AGAIN)


def _write(member: _Member, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    left = member.size
    with member.open() as source, path.open("xb") as target:
        while left and (part := source.read(min(left, _PART))):
            target.write(part)
            left -= len(part)
    if left:
        raise EOFError("it is cut short")


def _members(archive: Path) -> Iterator[_Member]:
    """The members of an archive, in its order."""
    with archive.open("rb") as file:
        if archive.name.lower().endswith(".zip"):
            yield from _in_zip(file)
        else:
            yield from _in_tar(_stream(file, archive))


def _in_zip(file: IO[bytes]) -> Iterator[_Member]:
    with zipfile.ZipFile(cast("IO[bytes]", _Sparing(file))) as packed:
        for told in packed.infolist():
            kind = stat.S_IFMT(told.external_attr >> 16)
            is_plain = kind in (0, stat.S_IFREG) and not told.flag_bits & 1  # no password
            opened = partial(packed.open, told)
            yield _Member(told.filename, told.file_size, told.is_dir(), is_plain, opened)


def _in_tar(stream: _Forward) -> Iterator[_Member]:
    with tarfile.open(fileobj=cast("IO[bytes]", stream), mode="r:") as packed:
        for told in packed:
            is_plain = told.type in (tarfile.REGTYPE, tarfile.AREGTYPE) and not told.issparse()
            opened = cast("Callable[[], IO[bytes]]", partial(packed.extractfile, told))
            yield _Member(told.name, told.size, told.isdir(), is_plain, opened)


def _stream(file: IO[bytes], archive: Path) -> _Forward:
    """The content of a tar, unpacked by the first bytes: a .nemo may be packed or not."""
    most = _most_unpacked(archive) + _HARMLESS
    start = file.read(_LONGEST_SIGN)
    file.seek(0)
    if start.startswith(b"\x1f\x8b"):
        return _Forward(gzip.open(file).read, most)
    if start.startswith(b"BZh"):
        return _Forward(bz2.open(file).read, most)
    if start == b"\xfd7zXZ\x00":
        return _Forward(io.BufferedReader(_Xz(file)).read, most)
    return _Forward(file.read, most)


_LONGEST_SIGN = 6  # bytes, of .xz


class _Sparing:
    """A file wrapper that refuses large reads."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self.seek, self.tell, self.seekable = file.seek, file.tell, file.seekable

    def read(self, size: int | None = None) -> bytes:
        """Read as from a file. Raises ValueError above the needs of a bundle's archive."""
        wanted = _AT_ONCE + 1 if size is None or size < 0 else size
        data = self._file.read(min(wanted, _AT_ONCE + 1))
        if len(data) > _AT_ONCE:
            raise ValueError("it has too many or too long names")
        return data


class _Forward:
    """The unpacked content of a compressed file, read forwards only, for tarfile.

    Raises ValueError for a header of excessive size, or for more than `most` bytes in total.
    """

    def __init__(self, read: Callable[[int], bytes], most: int) -> None:
        self._read = read
        self._most = most
        self._at = 0

    def read(self, size: int) -> bytes:
        """The next bytes, up to `size`."""
        if size > _AT_ONCE:
            raise ValueError("it has too long names")
        data = self._read(size)
        self._at += len(data)
        if self._at > self._most:
            raise ValueError("it unpacks to far more than it holds")
        return data

    def tell(self) -> int:
        """The number of bytes read."""
        return self._at

    def seek(self, place: int) -> int:
        """Go forward to `place`. Raises ValueError for a position before the current one."""
        if place < self._at:
            raise ValueError("its files lie over each other")
        while self._at < place and self.read(min(place - self._at, _PART)):
            pass
        return self._at


class _Xz(io.RawIOBase):
    """An .xz file, unpacked with limited memory, whatever its header requests."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._unpacking = lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=_XZ_MEMORY)

    def readable(self) -> bool:
        """Always True."""
        return True

    def readinto(self, buffer: Any) -> int:
        """See `io.RawIOBase.readinto`."""
        part = b""
        while not part and not self._unpacking.eof:
            packed = self._file.read(1 << 16) if self._unpacking.needs_input else b""
            if not packed and self._unpacking.needs_input:
                raise EOFError("it is cut short")
            part = self._unpacking.decompress(packed, len(buffer))
        buffer[: len(part)] = part
        return len(part)
