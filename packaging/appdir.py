# SPDX-License-Identifier: Apache-2.0
"""Lays out what an AppImage is made of: `python packaging/appdir.py dist/interpunct dist`.

`appimagetool dist/Interpunct.AppDir` then packs it into one file; the release workflow does.
Called by the name `interpunct`, the AppImage is the command line.
"""

from __future__ import annotations

import shutil
from argparse import ArgumentParser
from pathlib import Path

from linux_tree import write_tree
from project import NAME, SHARE

_RUN = f"""\
#!/bin/sh
# Started by the AppImage, whose name is in ARGV0.
here="$(dirname "$(readlink -f "$0")")"
case "${{ARGV0##*/}}" in
    {NAME}) exec "$here/usr/lib/{NAME}/{NAME}" "$@" ;;
    *) exec "$here/usr/lib/{NAME}/{NAME}-editor" "$@" ;;
esac
"""


def build_appdir(packed: Path, out: Path) -> Path:
    """Write `Interpunct.AppDir` to the folder `out`, and give its path."""
    root = out / "Interpunct.AppDir"
    shutil.rmtree(root, ignore_errors=True)
    write_tree(packed, root / "usr")
    run = root / "AppRun"
    run.write_text(_RUN, encoding="utf-8")
    run.chmod(0o755)
    desktop = f"{NAME}-editor.desktop"
    shutil.copy(SHARE / "applications" / desktop, root / desktop)
    icon = f"{NAME}-editor.svg"
    shutil.copy(SHARE / "icons" / "hicolor" / "scalable" / "apps" / icon, root / icon)
    (root / ".DirIcon").symlink_to(icon)
    return root


if __name__ == "__main__":
    parser = ArgumentParser(description="Lays out what an AppImage is made of.")
    parser.add_argument("packed", type=Path)
    parser.add_argument("out", type=Path)
    given = parser.parse_args()
    print(build_appdir(given.packed, given.out))
