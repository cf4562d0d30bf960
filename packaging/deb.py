# SPDX-License-Identifier: Apache-2.0
"""Builds Debian's packages of the folder that PyInstaller made.

    python packaging/deb.py dist/interpunct dist

writes `interpunct_VERSION_ARCHITECTURE.deb` with the first group of languages, and a package for
each other group, by `dpkg-deb`; they were tried on Debian 12. Desktop, icon and MIME caches are
brought up to date by the triggers of who owns them.
"""

from __future__ import annotations

import os
import subprocess
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from hashlib import file_digest
from pathlib import Path
from tempfile import TemporaryDirectory

from linux_tree import write_tree
from project import NAME, SUMMARY, system_packages, version
from wheels import FIRST, GROUPS, files_of

from interpunct.bundles.language_packages import LanguagePackage

_BUNDLE = Path("usr", "lib", NAME, "_internal", "interpunct_models", "default")
_MAINTAINER = "The Interpunct authors <packages@interpunct.invalid>"


def build_debs(packed: Path, out: Path) -> Iterator[Path]:
    """Write the packages to the folder `out`, and give their paths."""
    with TemporaryDirectory() as scratch:
        root = Path(scratch, NAME)
        write_tree(packed, root / "usr")
        as_debian_has_it(root / "usr" / "share" / "zsh")
        for group in GROUPS:
            if group is not FIRST:
                apart = Path(scratch, group.distribution)
                move_models(group, root, apart)
                yield _packed(apart, control_of_models(group), out, "none")
        architecture = _output("dpkg", "--print-architecture")
        yield _packed(root, control(architecture), out, "xz")


def move_models(group: LanguagePackage, root: Path, apart: Path) -> None:
    """Move the experts of a group from the tree `root` to a tree of their own."""
    for inside in files_of(group):
        target = apart / _BUNDLE / inside
        target.parent.mkdir(parents=True, exist_ok=True)
        (root / _BUNDLE / inside).rename(target)
    for language in group.languages:
        (root / _BUNDLE / "experts" / language).rmdir()


def _packed(root: Path, fields: Mapping[str, str], out: Path, by: str) -> Path:
    """Write a package of the tree `root`, compressed `by` a method of dpkg, and give its path.

    Weights are compressed already.
    """
    target = out / f"{fields['Package']}_{fields['Version']}_{fields['Architecture']}.deb"
    files = (path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    size = sum(path.stat().st_size for path in files) // 1024
    told = "".join(f"{name}: {value}\n" for name, value in fields.items())
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text(f"{told}Installed-Size: {size}\n", encoding="utf-8")
    (root / "DEBIAN" / "md5sums").write_text(_digests(root), encoding="utf-8")
    for folder in (root, *(path for path in root.rglob("*") if path.is_dir())):
        folder.chmod(0o755)
    build = ("dpkg-deb", "--root-owner-group", f"-Z{by}", "--build")
    subprocess.run([*build, str(root), str(target)], check=True, stdout=subprocess.DEVNULL)
    return target


def as_debian_has_it(zsh: Path) -> None:
    """Put completions where Debian's zsh looks; where others look, it does not."""
    (zsh / "site-functions").rename(zsh / "vendor-completions")


def control(architecture: str) -> dict[str, str]:
    """Fields of the program's package, for dpkg."""
    needed, recommended = _dependencies()
    models = [group.distribution for group in GROUPS if group is not FIRST]
    return {
        "Package": NAME,
        "Version": version(),
        "Architecture": architecture,
        "Maintainer": _MAINTAINER,
        "Depends": ", ".join((_libc(), *needed)),
        "Recommends": ", ".join((*models, *recommended)),
        "Suggests": "hunspell-en-gb",
        "Section": "video",
        "Priority": "optional",
        "Description": f"{SUMMARY}\n"
        " Interpunct restores punctuation and casing of captions in 43 languages, shows\n"
        " the places it is unsure of, one key each, and cuts the captions again at the\n"
        " sentence ends. It brings its own Python, Qt and models along.",
    }


def control_of_models(group: LanguagePackage) -> dict[str, str]:
    """Fields of the package of a group of languages."""
    return {
        "Package": group.distribution,
        "Version": version(),
        "Architecture": "all",
        "Maintainer": _MAINTAINER,
        "Depends": f"{NAME} (= {version()})",
        "Section": "video",
        "Priority": "optional",
        "Description": f"models of {NAME}: {group.title}\n"
        f" Restores marks and capitals in {len(group.languages)} languages more.",
    }


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
    parser = ArgumentParser(description="Builds Debian's packages.")
    parser.add_argument("packed", type=Path)
    parser.add_argument("out", type=Path)
    given = parser.parse_args()
    print(*build_debs(given.packed, given.out), sep="\n")
