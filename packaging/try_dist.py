# SPDX-License-Identifier: Apache-2.0
"""Installs what is in `dist/`, each where nothing else is, and uses it once.

    python packaging/try_dist.py dist [wheel sdist folder deb appdir] [--pictures FOLDER]

Each is asked for its version, punctuates samples, is examined by `doctor`, and opens a sample in
the editor under Xvfb. Sizes and times until something is seen are printed. It needs Xvfb and the
packages of `packaging/apt-packages.txt`; for the `.deb` also root and apt, which installs and then
removes it. Files, settings and journals of the user are not touched.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from project import NAME, PACKAGING, ROOT, SHARE, version
from screen import Screen, screen

SAMPLES = ROOT / "resources" / "interpunct_resources" / "samples"
SAMPLE = SAMPLES / "harbour-pilot.en.srt"
CHINESE = SAMPLES / "tofu-maker.zh.srt"  # needs the segmenter
Value = TypeVar("Value")
PATIENCE = 120  # seconds until a window must be seen


@dataclass(frozen=True)
class Installed:
    """Something that can be used: the folder of its programs, and what it takes on the disk."""

    programs: Path
    size: int


@dataclass(frozen=True)
class Spent:
    """Seconds that a command took on the clock, and of the processor, which other work leaves."""

    clock: float
    processor: float

    def __str__(self) -> str:
        return f"{self.clock:.1f} ({self.processor:.1f})"


@dataclass(frozen=True)
class Tried:
    """What came of it: sizes in bytes; `window` is in seconds on the clock."""

    kind: str
    file_size: int
    size: int
    version: Spent
    punctuate: Spent
    window: float

    def line(self) -> str:
        """A row of the table."""
        return (
            f"| {self.kind} | {self.file_size / 1e6:.0f} | {self.size / 1e6:.0f} "
            f"| {self.version} | {self.punctuate} | {self.window:.1f} |"
        )


HEADING = """\
| what | file, MB | installed, MB | `--version`, s (CPU) | `punctuate` twice, s (CPU) | window, s |
|---|---|---|---|---|---|"""


@contextmanager
def of_wheel(file: Path, scratch: Path) -> Iterator[Installed]:
    """In a virtual environment of its own, as pipx makes it, with the models of all languages."""
    yield _in_environment(file, scratch, "app,spell,europe,asia")


@contextmanager
def of_sdist(file: Path, scratch: Path) -> Iterator[Installed]:
    """Built from the sources that were packed."""
    yield _in_environment(file, scratch, "app,spell")


def _in_environment(file: Path, scratch: Path, extras: str) -> Installed:
    home = scratch / "environment"
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    constraints = PACKAGING / "constraints.txt"
    pip = [str(home / "bin" / "pip"), "install", "--quiet", "--disable-pip-version-check"]
    places = ["-c", str(constraints), "--find-links", str(file.parent)]
    wanted = f"{NAME}[{extras}] @ {file.as_uri()}"
    subprocess.run([*pip, *places, wanted], check=True, env=_environment(scratch), cwd=scratch)
    for path in filter(Path.is_file, SHARE.rglob("*")):
        _expect((home / "share" / path.relative_to(SHARE)).is_file(), f"share lacks {path.name}")
    return Installed(home / "bin", _size(home))


@contextmanager
def of_folder(folder: Path, scratch: Path) -> Iterator[Installed]:
    """The folder of PyInstaller, moved somewhere else, in a path with a space."""
    moved = scratch / "some where" / NAME
    shutil.copytree(folder, moved, symlinks=True)
    yield Installed(moved, _size(moved))


@contextmanager
def of_appdir(folder: Path, scratch: Path) -> Iterator[Installed]:
    """What an AppImage is made of; `AppRun` is what it starts."""
    moved = scratch / folder.name
    shutil.copytree(folder, moved, symlinks=True)
    programs = scratch / "programs"
    programs.mkdir()
    for name in (NAME, f"{NAME}-editor"):
        (programs / name).symlink_to(moved / "usr" / "bin" / name)
    (programs / f"{NAME}-editor").unlink()
    (programs / f"{NAME}-editor").symlink_to(moved / "AppRun")
    yield Installed(programs, _size(moved))


@contextmanager
def of_deb(file: Path, scratch: Path) -> Iterator[Installed]:
    """Installed by apt with its models and all that it depends on, and removed again."""
    _expect(os.geteuid() == 0, "only root can install a package")
    models = sorted(file.parent.glob(f"{NAME}-models-*.deb"))
    _apt("install", *(str(each.resolve()) for each in (file, *models)))
    try:
        page = _run(["dpkg", "-L", NAME], scratch)
        _expect("/usr/share/man/man1/interpunct.1.gz" in page.splitlines(), "no man page")
        _run(["dpkg", "--verify", NAME], scratch)
        yield Installed(Path("/usr/bin"), _size(Path("/usr/lib", NAME)))
    finally:
        _apt("remove", NAME)  # and the models, which depend on it
    _expect(not Path("/usr/lib", NAME).exists(), "something is left behind")


def _apt(*what: str) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "-y", "-qq", "--no-install-recommends", *what]
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)


def use(kind: str, file: Path, installed: Installed, place: Path, picture: Path | None) -> Tried:
    """Use what is installed once; the folder `place` is home and working folder."""
    program = str(installed.programs / NAME)
    told, told_in = _timed(lambda: _run([program, "--version"], place))
    _expect(told.startswith(f"{NAME} {version()}\n"), f"it says it is {told!r}")
    _, punctuated_in = _timed(lambda: _punctuate(program, place))
    print(_run([program, "doctor"], place), file=sys.stderr)
    asked = {"COMP_WORDS": "interpunct pun", "COMP_CWORD": "1"}
    told = _run([program], place, _INTERPUNCT_COMPLETE="complete_bash", **asked)
    _expect("punctuate" in told, "the shell completes nothing")
    with screen() as shown:
        seen_in = _open_editor(installed.programs / f"{NAME}-editor", place, shown, picture)
    return Tried(kind, _size(file), installed.size, told_in, punctuated_in, seen_in)


def _punctuate(program: str, place: Path) -> None:
    """Two samples, of which one is in Chinese."""
    for sample in (SAMPLE, CHINESE):
        shutil.copy(sample, place / sample.name)
        _run([program, "punctuate", sample.name, "--overwrite"], place)
        written = place / sample.name.replace(".srt", ".punctuated.srt")
        text = written.read_text(encoding="utf-8")
        _expect(any(mark in text for mark in ".。"), f"{written.name} has no marks")


def _open_editor(program: Path, place: Path, shown: Screen, picture: Path | None) -> float:
    """Open the sample, and give the seconds until a window is seen."""
    environment = _environment(place, DISPLAY=shown.display, QT_QPA_PLATFORM="xcb")
    begun = time.monotonic()
    editor = subprocess.Popen([str(program), SAMPLE.name], cwd=place, env=environment)
    try:
        while not shown.shows_something():
            _expect(editor.poll() is None, "the editor ended by itself")
            _expect(time.monotonic() < begun + PATIENCE, "no window was seen")
            time.sleep(0.1)
        seconds = time.monotonic() - begun
        if picture is not None:
            time.sleep(8)  # until predictions are there; nothing tells from outside
            shown.save(picture)
        _expect(editor.poll() is None, "the editor ended by itself")
    finally:
        editor.terminate()
        editor.wait()
    return seconds


def _run(command: list[str], place: Path, **more: str) -> str:
    """The output of a command, which must not fail."""
    done = subprocess.run(
        command, cwd=place, env=_environment(place, **more), capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    ended = f"{' '.join(command)} ended with {done.returncode}"
    _expect(done.returncode == 0, f"{ended}: {done.stdout}{done.stderr}")
    return done.stdout


def _environment(place: Path, **more: str) -> dict[str, str]:
    """What a fresh user has: a home of its own, and nothing of this one's Python."""
    kept = ("PATH", "LANG", "PIP_INDEX_URL", "PIP_EXTRA_INDEX_URL", "PIP_CONFIG_FILE")
    own = {name: os.environ[name] for name in kept if name in os.environ}
    return {**own, "HOME": str(place), "OMP_NUM_THREADS": "1", **more}


def _timed(work: Callable[[], Value]) -> tuple[Value, Spent]:
    """What `work` gives, and what the processes that it waited for took."""
    begun, before = time.monotonic(), os.times()
    value = work()
    after = os.times()
    processor = sum(after[2:4]) - sum(before[2:4])  # of children, in user and in system mode
    return value, Spent(time.monotonic() - begun, processor)


def _size(path: Path) -> int:
    if path.is_file():
        return path.stat().st_size
    files = (each for each in path.rglob("*") if each.is_file() and not each.is_symlink())
    return sum(each.stat().st_size for each in files)


def _expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise SystemExit(f"try_dist: {otherwise}")


KINDS = {
    "wheel": (f"{NAME}-*.whl", of_wheel),
    "sdist": ("*.tar.gz", of_sdist),
    "folder": (NAME, of_folder),
    "appdir": ("*.AppDir", of_appdir),
    "deb": (f"{NAME}_*.deb", of_deb),
}


def main() -> None:
    """Try each kind, and print a table."""
    parser = ArgumentParser(description="Uses each package once.")
    parser.add_argument("dist", type=Path)
    parser.add_argument("kinds", nargs="*", default=list(KINDS))
    parser.add_argument("--pictures", type=Path)
    given = parser.parse_args()
    rows = []
    for kind in given.kinds:
        pattern, install = KINDS[kind]
        file = max(given.dist.resolve().glob(pattern), key=lambda path: path.stat().st_mtime)
        picture = given.pictures.resolve() / f"{kind}.png" if given.pictures else None
        with TemporaryDirectory() as scratch, install(file, Path(scratch)) as installed:
            place = Path(scratch, "home")
            place.mkdir()
            rows.append(use(kind, file, installed, place, picture))
        print(rows[-1].line(), file=sys.stderr)
    print(HEADING, *(row.line() for row in rows), sep="\n")


if __name__ == "__main__":
    main()
