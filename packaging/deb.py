# SPDX-License-Identifier: Apache-2.0
"""Builds Debian's package of the folder that PyInstaller made.

    python packaging/deb.py dist/interpunct dist

writes `interpunct_VERSION_ARCHITECTURE.deb` with `dpkg-deb`; it was tried on
Debian 12. Desktop, icon and MIME caches are brought up to date by the triggers of who owns them.
"""

from __future__ import annotations

import os
import subprocess
from argparse import ArgumentParser
from hashlib import file_digest
from pathlib import Path
from tempfile import TemporaryDirectory

from linux_tree import write_tree
from project import NAME, SUMMARY, system_packages, version


def build_deb(packed: Path, out: Path) -> Path:
    """Write the package to the folder `out`, and give its path."""
    architecture = _output("dpkg", "--print-architecture")
    target = out / f"{NAME}_{version()}_{architecture}.deb"
    with TemporaryDirectory() as scratch:
        root = Path(scratch, "root")
        write_tree(packed, root / "usr")
        as_debian_has_it(root / "usr" / "share" / "zsh")
        (root / "DEBIAN").mkdir()
        (root / "DEBIAN" / "control").write_text(control(root, architecture), encoding="utf-8")
        (root / "DEBIAN" / "md5sums").write_text(_digests(root), encoding="utf-8")
        root.chmod(0o755)
        build = ("dpkg-deb", "--root-owner-group", "-Zzstd", "-z9", "--build")
        subprocess.run([*build, str(root), str(target)], check=True, stdout=subprocess.DEVNULL)
    return target


def as_debian_has_it(zsh: Path) -> None:
    """Put completions where Debian's zsh looks; where others look, it does not."""
    (zsh / "site-functions").rename(zsh / "vendor-completions")


def control(root: Path, architecture: str) -> str:
    """What dpkg is told of the package."""
    needed, recommended = _dependencies()
    files = (path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    fields = {
        "Package": NAME,
        "Version": version(),
        "Architecture": architecture,
        "Maintainer": "The Interpunct authors <packages@interpunct.invalid>",
        "Installed-Size": str(sum(path.stat().st_size for path in files) // 1024),
        "Depends": ", ".join((_libc(), *needed)),
        "Recommends": ", ".join(recommended),
        "Suggests": "hunspell-en-gb",
        "Section": "video",
        "Priority": "optional",
        "Description": f"{SUMMARY}\n"
        " Interpunct restores punctuation and casing of captions in 43 languages, shows\n"
        " the places it is unsure of, one key each, and cuts the captions again at the\n"
        " sentence ends. It brings its own Python, Qt and model along.",
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def _dependencies() -> tuple[list[str], list[str]]:
    """What is needed, and what is recommended, of the system's packages."""
    needed, recommended = [], []
    for title, names in system_packages().items():
        if title.startswith("fonts"):
            recommended += names
        elif "tests" not in title:
            needed += names
    return needed, recommended


def _libc() -> str:
    """The C library of the machine that it is built on, or a later one."""
    return f"libc6 (>= {os.confstr('CS_GNU_LIBC_VERSION').split()[1]})"  # type: ignore[union-attr]


def _digests(root: Path) -> str:
    lines = []
    for path in sorted((root / "usr").rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                digest = file_digest(file, "md5").hexdigest()
            lines.append(f"{digest}  {path.relative_to(root).as_posix()}\n")
    return "".join(lines)


def _output(*command: str) -> str:
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return done.stdout.strip()


if __name__ == "__main__":
    parser = ArgumentParser(description="Builds Debian's package.")
    parser.add_argument("packed", type=Path)
    parser.add_argument("out", type=Path)
    given = parser.parse_args()
    print(build_deb(given.packed, given.out))
