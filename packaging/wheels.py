# SPDX-License-Identifier: Apache-2.0
"""Builds the wheels: one of the code, and one of the models for each group of languages.

    python packaging/wheels.py dist

A package index refuses files of 100 MB, and the models of all languages have more. The first group
holds the files that all languages share, and comes with the code; the others are added to it, in
the same folder. `pip install .` in a clone installs everything at once.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from project import ROOT

from interpunct.bundles.bundle import load_bundle
from interpunct.bundles.language_packages import LanguagePackage, language_packages

MODELS = "interpunct_models"
DEFAULT = ROOT / "resources" / MODELS / "default"
EXPERTS = "experts"
_CODE = ("engine", "app", "resources", "packaging", "LICENSE", "README.md", "pyproject.toml")
_LEFT_OUT = shutil.ignore_patterns("__pycache__", MODELS, "next-bundle")


GROUPS = language_packages(ROOT / "resources" / MODELS)
FIRST = GROUPS[0]


def main(out: Path) -> None:
    """Build all wheels into the folder `out`."""
    out.mkdir(parents=True, exist_ok=True)
    for group in GROUPS:
        _built(partial(lay_out_models, group), out)
    _built(lay_out_code, out)


def files_of(group: LanguagePackage) -> Iterator[Path]:
    """The files of the default bundle in the wheel of a group, as paths in the bundle."""
    for path in sorted(DEFAULT.rglob("*")):
        inside = path.relative_to(DEFAULT)
        language = inside.parts[1] if inside.parts[0] == EXPERTS and len(inside.parts) > 1 else ""
        if path.is_file() and (language in group.languages or (not language and group is FIRST)):
            yield inside


def lay_out_models(group: LanguagePackage, folder: Path) -> None:
    """Write the sources of the wheel of a group."""
    package = folder / MODELS
    for inside in files_of(group):
        _copy(DEFAULT / inside, package / "default" / inside)
    if group is FIRST:
        for path in DEFAULT.parent.glob("*.*"):
            _copy(path, package / path.name)
    _copy(ROOT / "LICENSE", folder / "LICENSE")
    about = f"Models of Interpunct, a caption editor: {group.title}.\n"
    (folder / "README.md").write_text(about, encoding="utf-8")
    needed = [] if group is FIRST else [f"{FIRST.distribution}=={models_version()}"]
    _write_project(
        folder,
        f'name = "{group.distribution}"',
        f'version = "{models_version()}"',
        f'description = "Models of Interpunct: {group.title}"',
        'license = "Apache-2.0"',
        'requires-python = ">=3.11"',
        'readme = "README.md"',
        f"dependencies = {needed}",
        "[tool.hatch.build.targets.wheel]",
        f'only-include = ["{MODELS}"]',
    )


def _write_project(folder: Path, *lines: str) -> None:
    head = ('[build-system]\nrequires = ["hatchling>=1.27"]', 'build-backend = "hatchling.build"')
    text = "\n".join([*head, "[project]", *lines])
    (folder / "pyproject.toml").write_text(text + "\n", encoding="utf-8")


def lay_out_code(folder: Path) -> None:
    """Copy the sources of the code, which then needs the first group and offers the others."""
    for name in _CODE:
        _copy(ROOT / name, folder / name)
    project = folder / "pyproject.toml"
    project.write_text(without_models(project.read_text(encoding="utf-8")), encoding="utf-8")


def without_models(text: str) -> str:
    """`pyproject.toml` for a wheel without models."""
    text = _replaced(text, f'    "resources/{MODELS}",\n', "")
    needed = f'    "{FIRST.distribution}=={models_version()}",\n'
    text = _replaced(text, "dependencies = [\n", f"dependencies = [\n{needed}", times=1)
    offered = "".join(
        f'{group.name} = ["{group.distribution}=={models_version()}"]\n' for group in GROUPS[1:]
    )
    section = "[project.optional-dependencies]\n"
    return _replaced(text, section, section + offered)


def _replaced(text: str, old: str, new: str, times: int = -1) -> str:
    if old not in text:
        raise SystemExit(f"wheels: pyproject.toml has no {old.strip()!r}")
    return text.replace(old, new, times)


def models_version() -> str:
    """The version of the default bundle."""
    return load_bundle(DEFAULT).description.version


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, ignore=_LEFT_OUT)
    else:
        shutil.copyfile(source, target)


def _built(lay_out: Callable[[Path], None], out: Path) -> None:
    """Build the wheel of the sources that `lay_out` writes."""
    with TemporaryDirectory(prefix="wheel-") as name:
        lay_out(Path(name))
        command = [sys.executable, "-m", "build", "--quiet", "--wheel", "--outdir", str(out), name]
        subprocess.run(command, check=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
