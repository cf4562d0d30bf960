# SPDX-License-Identifier: Apache-2.0
"""Files and folders that are written whole or not at all."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import platform
import re
import secrets
import shutil
import stat
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import BinaryIO, NamedTuple

from interpunct.errors import FolderError


class Stamp(NamedTuple):
    """Fingerprint of a file's state; every write changes one of its fields."""

    inode: int
    size: int
    time_ns: int


STANDARD = Path("-")
"""Path that means standard input or standard output on a command line."""

NOTHING = Stamp(0, -1, 0)
"""Stamp of a path without a file."""


def file_stamp(path: Path) -> Stamp:
    """The stamp of `path`, following links; NOTHING if no file is there. Raises OSError."""
    try:
        found = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return NOTHING
    return Stamp(found.st_ino, found.st_size, found.st_mtime_ns)


@contextmanager
def replaced_file(
    path: Path, *, seen: Stamp | None = None, like: Path | None = None
) -> Iterator[Path]:
    """A path to write to; at the end its content becomes the file `path`.

    At every moment either the old or the new file is there, whole and synced to disk. The
    permission bits of an old file stay, and a symbolic link stays a link. A new file gets the bits
    of the file `like`. Raises OSError where `path` is not writable, and FileExistsError where its
    state is not `seen` any more; then nothing has changed.
    """
    target = path.resolve()
    part = own_part(target.parent)
    try:
        refuse_read_only(target)
        mode = _mode(target, like)
        if mode is not None:  # others must not read a private file meanwhile
            os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield part
        with part.open("rb") as file:
            os.fsync(file.fileno())
        if mode is not None:
            part.chmod(mode)
        _put(part, target, seen)
        _sync_folder(target.parent)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def replace_file(
    path: Path,
    write: Callable[[Path], object],
    *,
    seen: Stamp | None = None,
    like: Path | None = None,
) -> None:
    """Replace the file `path` by the content that `write` writes to the path it is given.

    Works as `replaced_file` does.
    """
    with replaced_file(path, seen=seen, like=like) as part:
        write(part)


def _mode(target: Path, like: Path | None) -> int | None:
    """Permission bits for a file; None for the default bits of new files."""
    with suppress(FileNotFoundError):
        return stat.S_IMODE(target.stat().st_mode)
    if like is None:
        return None
    return stat.S_IMODE(like.stat().st_mode) | stat.S_IWUSR


def _put(part: Path, target: Path, seen: Stamp | None) -> None:
    """Rename `part` to `target`, if the state of `target` is still `seen`."""
    if seen == NOTHING:
        _put_anew(part, target)
        return
    if seen is not None and file_stamp(target) != seen:
        raise FileExistsError(errno.EEXIST, "it was changed meanwhile")
    part.replace(target)


def _put_anew(part: Path, target: Path) -> None:
    """Make `part` the file `target`, which must not exist: a link never replaces a file.

    On a file system without links, an empty file reserves the name until the rename.
    """
    if os.name == "nt":
        part.rename(target)  # on Windows it replaces no file
        return
    try:
        os.link(part, target)
    except FileExistsError:
        raise
    except OSError:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
        part.replace(target)


_PART = re.compile(r"\.interpunct-(?:(?P<host>\w{8})-(?P<process>\d+)-)?\w{16}\.part")
_LONG = 24 * 3600  # seconds; no write takes longer
_FORBIDDEN = frozenset('/\\:*?"<>|')  # in names of files


def own_part(folder: Path) -> Path:
    """Path in `folder` of a file or folder that is being written; its name tells its writer."""
    return folder / f".interpunct-{_host()}-{os.getpid()}-{secrets.token_hex(8)}.part"


@cache
def _host() -> str:
    """Identifier of the process namespace, within which process numbers are unique."""
    told = [platform.node()]
    with suppress(OSError):
        told.append(Path("/etc/machine-id").read_text(encoding="ascii"))
    with suppress(OSError):
        told.append(str(Path("/proc/self/ns/pid").readlink()))
    return hashlib.sha256("\n".join(told).encode(errors="surrogateescape")).hexdigest()[:8]


def clear_parts(folder: Path) -> None:
    """Remove the leftovers of killed runs in `folder`, but none of running processes.

    The processes of another machine are unknown, so its leftovers are removed after a day.
    """
    with suppress(OSError), os.scandir(folder) as found:
        for entry in found:
            named = _PART.fullmatch(entry.name)
            if named and _is_left_over(entry, named):
                with suppress(OSError):
                    _remove(entry)


def _remove(entry: os.DirEntry[str]) -> None:
    if entry.is_dir(follow_symlinks=False):
        shutil.rmtree(entry.path)
    else:
        Path(entry.path).unlink()


def _is_left_over(entry: os.DirEntry[str], named: re.Match[str]) -> bool:
    if named["host"] == _host() and os.name == "posix":
        return not _lives(int(named["process"]))
    return time.time() - entry.stat(follow_symlinks=False).st_mtime > _LONG


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True


class OddFileError(OSError):
    """The path is not a regular file: a folder, a device, a pipe, a socket."""


class TooBigError(OSError):
    """A file exceeds the allowed number of bytes."""


def refuse_odd_file(path: Path) -> None:
    """Raise OddFileError unless `path` is a regular file: others may be endless, or may block.

    Raises OSError where `path` does not exist.
    """
    if not stat.S_ISREG(path.stat().st_mode):
        raise OddFileError(errno.EINVAL, "it is a folder, a device or a pipe, not a file")


def read_file(path: Path, most: int) -> bytes:
    """The bytes of a regular file.

    Raises OddFileError for any other file, and OSError where it cannot be read. Raises TooBigError
    for more than `most` bytes, whatever its stated size.
    """
    refuse_odd_file(path)
    with path.open("rb") as file:
        return read_stream(file, most)


def read_stream(stream: BinaryIO, most: int) -> bytes:
    """The bytes of a stream to its end. Raises TooBigError for more than `most`, and OSError."""
    data = stream.read(most + 1)
    if len(data) > most:
        raise TooBigError(errno.EFBIG, "it is too big")
    return data


def is_there(path: Path) -> bool:
    """Whether the file exists; also False where the system cannot say, as on a lost server."""
    try:
        return path.is_file()
    except OSError:
        return False


def is_plain_name(name: str) -> bool:
    """Whether `name` is a file name in a folder on every system, and leads nowhere else.

    Forbidden are separators, drives, control characters, characters that Windows drops at the end,
    and a leading dot, which hides the file.
    """
    is_odd = not (name.isprintable() and _FORBIDDEN.isdisjoint(name))
    return bool(name) and not is_odd and not name.startswith(".") and name == name.rstrip(" .")


def refuse_read_only(target: Path) -> None:
    """Raise PermissionError for a write-protected file, which a rename would overwrite."""
    if target.exists() and not target.stat().st_mode & stat.S_IWUSR:
        raise PermissionError("it is write-protected")


@contextmanager
def usual_mode(path: Path) -> Iterator[None]:
    """Give the file written to `path` meanwhile the mode of any new file.

    Libraries that write through a temporary file make it private to its owner.
    """
    path.touch()
    mode = stat.S_IMODE(path.stat().st_mode)
    yield
    path.chmod(mode)


def refuse_strangers(folder: Path, sign: str) -> None:
    """Raise FolderError where `folder` has files of somebody else, which may not be replaced.

    A folder of ours has a file called `sign`. If that is JSON with the field `sha256`, all other
    files are listed in it. An empty or missing folder has no owner.
    """
    if folder.exists() and (not folder.is_dir() or _has_strangers(folder, sign)):
        raise FolderError(
            "there are files of yours here, which would be lost.",
            file=folder,
            remedy="Name a folder that is empty, or not there yet.",
        )


_SHOWN_BY = frozenset([".DS_Store", "Thumbs.db", "desktop.ini"])
"""Files that file managers leave in folders."""


def _has_strangers(folder: Path, sign: str) -> bool:
    if not (folder / sign).exists():
        return any(folder.iterdir())
    listed = _listed(folder / sign)
    if listed is None:
        return False
    files = (path for path in folder.rglob("*") if path.is_symlink() or not path.is_dir())
    ours = {sign, *listed}
    return any(
        path.name not in _SHOWN_BY and path.relative_to(folder).as_posix() not in ours
        for path in files
    )


def _listed(sign: Path) -> Iterable[str] | None:
    """The files that a description lists with their hashes; None where it lists none."""
    try:
        told = json.loads(sign.read_bytes())
    except (OSError, ValueError, RecursionError):
        return None
    listed = told.get("sha256") if isinstance(told, dict) else None
    return listed if isinstance(listed, dict) and listed else None


def replace_folder(folder: Path, write: Callable[[Path], object], sign: str | None) -> None:
    """Replace `folder` by the content that `write` writes.

    After a kill either the old or the new folder is there, whole. If neither is, the old folder is
    kept under a hidden name, and the next call restores it first. Raises FolderError, before
    anything is written, as `refuse_strangers` does. Without a `sign`, only the program may write
    into the folder.
    """
    folder.parent.mkdir(parents=True, exist_ok=True)
    _settle(folder)
    if sign is not None:
        refuse_strangers(folder, sign)
    clear_parts(folder.parent)
    part = own_part(folder.parent)
    try:
        part.mkdir()
        write(part)
        _sync_files(part)
    except BaseException:
        shutil.rmtree(part, ignore_errors=True)
        raise
    if os.path.lexists(folder):
        folder.rename(hidden_beside(folder, "old"))
    part.rename(folder)
    _sync_folder(folder.parent)
    _settle(folder)


def remove_folder(folder: Path) -> None:
    """Delete a folder: it disappears at once, even if deleting takes time. Raises OSError."""
    _settle(folder)
    gone = hidden_beside(folder, "gone")
    shutil.rmtree(gone, ignore_errors=True)
    folder.rename(gone)
    shutil.rmtree(gone)


def _settle(folder: Path) -> None:
    """Finish an interrupted `replace_folder`: restore or delete the old folder.

    It is deleted under another name, so that the folder with its own name is always whole.
    """
    old, gone = (hidden_beside(folder, work) for work in ("old", "gone"))
    if not os.path.lexists(old):
        return
    if not os.path.lexists(folder):
        old.rename(folder)
    elif old.is_symlink():
        old.unlink()
    else:
        shutil.rmtree(gone, ignore_errors=True)
        old.rename(gone)
        shutil.rmtree(gone, ignore_errors=True)
    _sync_folder(folder.parent)


def _sync_files(folder: Path) -> None:
    """Force all files in `folder` and below onto the disk, where the system can."""
    for place, _, names in os.walk(folder):
        for name in names:
            _sync(Path(place, name))
        _sync_folder(Path(place))


def _sync_folder(folder: Path) -> None:
    """Force the names in `folder` onto the disk: only then a rename survives a power cut."""
    if os.name != "nt":  # Windows cannot open folders
        _sync(folder)


def _sync(path: Path) -> None:
    """Force a file onto the disk; Windows and some file systems do not do it for a reader."""
    with suppress(OSError):
        file = os.open(path, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)


def hidden_beside(folder: Path, state: str) -> Path:
    """Path of a temporary state of a folder: hidden, with a short and unique name.

    It is short because a folder may have the longest possible name.
    """
    name = hashlib.sha256(os.fsencode(folder.name)).hexdigest()[:12]
    return folder.with_name(f".interpunct-{name}.{state}")


def copy_folder(folder: Path, target: Path) -> None:
    """Copy `folder` to the new folder `target`, as hard links where possible.

    Files in the copy must be replaced, never written to, because they may be the originals too.
    """

    def copy(source: str, copied: str) -> None:
        try:
            os.link(os.path.realpath(source), copied)
        except OSError:  # another file system, or no links
            shutil.copy2(source, copied)

    shutil.copytree(folder, target, copy_function=copy)
