# SPDX-License-Identifier: Apache-2.0
"""The tree below `/usr` that Debian's package, the AppImage and the Flatpak have in common."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

from licenses import COMPONENTS, NOTICES
from project import NAME, ROOT, SHARE

PROGRAMS = (NAME, f"{NAME}-editor")


def write_tree(packed: Path, usr: Path) -> None:
    """Put the folder `packed` that PyInstaller made, and what belongs to it, below `usr`."""
    shutil.copytree(packed, usr / "lib" / NAME, symlinks=True)
    (usr / "bin").mkdir(parents=True)
    for program in PROGRAMS:
        (usr / "bin" / program).symlink_to(Path("..", "lib", NAME, program))
    shutil.copytree(SHARE, usr / "share", dirs_exist_ok=True)
    _compress_pages(usr / "share" / "man")
    _write_documents(usr / "share" / "doc" / NAME, packed)
    for path in (usr, *usr.rglob("*")):
        if not path.is_symlink():
            runs = path.is_dir() or (path.name in PROGRAMS and path.parent.name == NAME)
            path.chmod(0o755 if runs else 0o644)


def _compress_pages(folder: Path) -> None:
    for page in folder.rglob("*.1"):
        page.with_suffix(".1.gz").write_bytes(gzip.compress(page.read_bytes(), mtime=0))
        page.unlink()


def _write_documents(folder: Path, packed: Path) -> None:
    """The licences, the list of components, and the changelog."""
    folder.mkdir(parents=True)
    for name in (NOTICES, COMPONENTS):
        shutil.copy(packed / name, folder / name)
    (folder / "copyright").write_text(
        "Interpunct is under the Apache License, version 2.0; on Debian see\n"
        "/usr/share/common-licenses/Apache-2.0. It carries the work of others: their licences\n"
        f"are in {NOTICES}, beside this file.\n",
        encoding="utf-8",
    )
    changes = (ROOT / "CHANGELOG.md").read_bytes()
    (folder / "changelog.gz").write_bytes(gzip.compress(changes, mtime=0))
