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
    """What tells one state of a file from another: whoever writes to it changes one of these."""

    inode: int
    size: int
    time_ns: int


STANDARD = Path("-")
"""What stands for standard input and standard output on a command line."""

NOTHING = Stamp(0, -1, 0)
"""The stamp of a place where there is no file."""


def file_stamp(path: Path) -> Stamp:
    """The stamp of what is at `path`, behind a link if it is one. Raises OSError, not for none."""
    try:
        found = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return NOTHING
    return Stamp(found.st_ino, found.st_size, found.st_mtime_ns)


@contextmanager
def replaced_file(
    path: Path, *, seen: Stamp | None = None, like: Path | None = None
) -> Iterator[Path]:
    """A path to write to; what is there at the end becomes the file `path`.

    At every moment the old or the new file is there, whole, and synced to the disk. The
    permission bits of an old file stay, and a symbolic link stays a link; a new file gets those of
    the file it is `like`. Raises OSError where it cannot be written to, and FileExistsError where
    what is there is no longer as it was `seen`; then nothing has changed.
    """
    target = path.resolve()
    part = target.with_name(_part_name())
    try:
        refuse_read_only(target)
        mode = _mode(target, like)
        if mode is not None:  # nobody else shall read meanwhile what only its owner may read
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
    """Make the file `path` anew with what `write` puts into the path it is given.

    As `replaced_file` does.
    """
    with replaced_file(path, seen=seen, like=like) as part:
        write(part)


def _mode(target: Path, like: Path | None) -> int | None:
    """The permission bits that a file is to have; None for those that new files have."""
    with suppress(FileNotFoundError):
        return stat.S_IMODE(target.stat().st_mode)
    if like is None:
        return None
    return stat.S_IMODE(like.stat().st_mode) | stat.S_IWUSR


def _put(part: Path, target: Path, seen: Stamp | None) -> None:
    """Let `part` be `target`, if what is there is as it was `seen`."""
    if seen == NOTHING:
        _put_anew(part, target)
        return
    if seen is not None and file_stamp(target) != seen:
        raise FileExistsError(errno.EEXIST, "it was changed meanwhile")
    part.replace(target)


def _put_anew(part: Path, target: Path) -> None:
    """Let `part` be `target`, where there is nothing yet: a link never replaces a file.

    Where there are no links, an empty file holds the place for the moment of the rename.
    """
    if os.name == "nt":
        part.rename(target)  # which replaces nothing there
        return
    try:
        os.link(part, target)
    except FileExistsError:
        raise
    except OSError:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
        part.replace(target)


_PART = re.compile(r"\.interpunct-(?:(?P<host>\w{8})-(?P<process>\d+)-)?\w{16}\.part")
_LONG = 24 * 3600  # seconds; nobody writes to one file for longer


def _part_name() -> str:
    """The name of a file that is being written, whatever its own name will be; who writes it."""
    return f".interpunct-{_host()}-{os.getpid()}-{secrets.token_hex(8)}.part"


@cache
def _host() -> str:
    """What tells apart those whose process numbers mean different processes."""
    told = [platform.node()]
    with suppress(OSError):
        told.append(Path("/etc/machine-id").read_text(encoding="ascii"))
    with suppress(OSError):
        told.append(str(Path("/proc/self/ns/pid").readlink()))
    return hashlib.sha256("\n".join(told).encode(errors="surrogateescape")).hexdigest()[:8]


def clear_parts(folder: Path) -> None:
    """Remove what runs that were killed have left in `folder`, and nothing of those that live.

    Of another machine nobody knows which of its processes live: what it has left goes after a day.
    """
    with suppress(OSError), os.scandir(folder) as found:
        for entry in found:
            named = _PART.fullmatch(entry.name)
            if named and _is_left_over(entry, named):
                with suppress(OSError):
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
    """What stands at a path is no regular file: a folder, a device, a pipe, a socket."""


class TooBigError(OSError):
    """A file has more bytes than are read."""


def refuse_odd_file(path: Path) -> None:
    """Raise OddFileError where `path` is no regular file: such may have no end, or never begin.

    Raises OSError where nothing is there.
    """
    if not stat.S_ISREG(path.stat().st_mode):
        raise OddFileError(errno.EINVAL, "it is a folder, a device or a pipe, not a file")


def read_file(path: Path, most: int) -> bytes:
    """The bytes of a regular file.

    Raises OddFileError for what is none, TooBigError where it has more than `most` bytes, whatever
    size it tells, and OSError where it cannot be read.
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
    """Whether there is such a file; False too where the system cannot say, as on a lost server."""
    try:
        return path.is_file()
    except OSError:
        return False


def is_plain_name(name: str) -> bool:
    """Whether `name` is that of a file in a folder on every system, and leads nowhere else.

    No separators, drives, control characters, none that Windows drops at the end, and no dot at
    the beginning, which hides it.
    """
    odd = any(sign in '/\\:*?"<>|' or not sign.isprintable() for sign in name)
    return bool(name) and not odd and not name.startswith(".") and name == name.rstrip(" .")


def refuse_read_only(target: Path) -> None:
    """Raise PermissionError for a file that is protected: a rename would overwrite it."""
    if target.exists() and not target.stat().st_mode & stat.S_IWUSR:
        raise PermissionError("it is write-protected")


@contextmanager
def usual_mode(path: Path) -> Iterator[None]:
    """Let the file that is written to `path` meanwhile have the mode of any new file.

    Libraries that write by way of a temporary file make it their owner's alone.
    """
    path.touch()
    mode = stat.S_IMODE(path.stat().st_mode)
    yield
    path.chmod(mode)


def refuse_strangers(folder: Path, sign: str) -> None:
    """Raise FolderError where `folder` has files of somebody else, which are not to be replaced.

    A folder of ours has a file called `sign`, and where that is JSON with the field `sha256`, no
    files but those that it lists. A folder that is empty, or not there, is nobody's.
    """
    if folder.exists() and (not folder.is_dir() or _has_strangers(folder, sign)):
        raise FolderError(
            "there are files of yours here, which would be lost.",
            file=folder,
            remedy="Name a folder that is empty, or not there yet.",
        )


_SHOWN_BY = frozenset([".DS_Store", "Thumbs.db", "desktop.ini"])
"""What programs that show folders leave in them."""


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
    """Make `folder` anew with what `write` puts into it.

    After a kill the old or the new folder is there, whole; where neither is, the old one is kept
    hidden, and the next call puts it back before it does anything. Raises FolderError, before
    anything is written, as `refuse_strangers` does; without a `sign` the folder is one that nobody
    but the program writes into.
    """
    folder.parent.mkdir(parents=True, exist_ok=True)
    _settle(folder)
    if sign is not None:
        refuse_strangers(folder, sign)
    part = hidden_beside(folder, "part")
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir()
    write(part)
    _sync_files(part)
    if os.path.lexists(folder):
        folder.rename(hidden_beside(folder, "old"))
    part.rename(folder)
    _sync_folder(folder.parent)
    _settle(folder)


def remove_folder(folder: Path) -> None:
    """Delete a folder: it is gone at once, even if deleting takes time. Raises OSError."""
    _settle(folder)
    gone = hidden_beside(folder, "gone")
    shutil.rmtree(gone, ignore_errors=True)
    folder.rename(gone)
    shutil.rmtree(gone)


def _settle(folder: Path) -> None:
    """End what a killed `replace_folder` has begun: the old folder comes back, or goes.

    It is deleted under another name, so that what stands under its own is always whole.
    """
    old, gone = (hidden_beside(folder, state) for state in ("old", "gone"))
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
    """See all files in `folder` and below onto the disk, where the system can."""
    for place, _, names in os.walk(folder):
        for name in names:
            _sync(Path(place, name))
        _sync_folder(Path(place))


def _sync_folder(folder: Path) -> None:
    """See the names in `folder` onto the disk: a rename outlasts a power cut only then."""
    if os.name != "nt":  # Windows opens no folders
        _sync(folder)


def _sync(path: Path) -> None:
    """See a file onto the disk; not every file system, and no Windows, does it for a reader."""
    with suppress(OSError):
        file = os.open(path, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)


def hidden_beside(folder: Path, state: str) -> Path:
    """Where a folder is that is not there yet, or no more: hidden, its name short and its own.

    A folder may have the longest name that there is.
    """
    name = hashlib.sha256(os.fsencode(folder.name)).hexdigest()[:12]
    return folder.with_name(f".interpunct-{name}.{state}")


def copy_folder(folder: Path, target: Path) -> None:
    """Copy `folder` to `target`, which is not there yet, as hard links where they can be made.

    What is in the copy must be replaced, never written over: it may be the original too.
    """

    def copy(source: str, copied: str) -> None:
        try:
            os.link(os.path.realpath(source), copied)
        except OSError:  # another file system, or one without links
            shutil.copy2(source, copied)

    shutil.copytree(folder, target, copy_function=copy)
