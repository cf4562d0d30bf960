# SPDX-License-Identifier: Apache-2.0
"""Builds the wheels: one of the code, and one of the models for each group of languages.

    INTERPUNCT_HOME=https://example.org/interpunct python packaging/wheels.py dist

A package index refuses files of 100 MB, and the models of all languages have more. The first group
holds the files that all languages share, and comes with the code; the others are added to it, in
the same folder. `pip install .` in a clone installs everything at once.

With the address of the repository in `INTERPUNCT_HOME`, the wheels name it, and links of the
README lead there: an index shows no page and no picture beside it. A small wheel,
`interpunct-editor`, lets `uvx` and `pipx run` start the editor by its name.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from project import ROOT, version

from interpunct.bundles.bundle import load_bundle
from interpunct.bundles.language_packages import LanguagePackage, language_packages

MODELS = "interpunct_models"
DEFAULT = ROOT / "resources" / MODELS / "default"
EXPERTS = "experts"
_CODE = ("engine", "app", "resources", "packaging", "LICENSE", "README.md", "pyproject.toml")
_LEFT_OUT = shutil.ignore_patterns("__pycache__", MODELS)
_LINK = re.compile(r"(!?)(\[[^]]*\]\()(?!\w+:|#)")  # of Markdown, to a file beside
EDITOR = "interpunct-editor"

GROUPS = language_packages(ROOT / "resources" / MODELS)
FIRST = GROUPS[0]


def main(out: Path) -> None:
    """Build all wheels into the folder `out`."""
    out.mkdir(parents=True, exist_ok=True)
    for group in GROUPS:
        _built(partial(lay_out_models, group), out)
    _built(lay_out_code, out)
    _built(lay_out_editor, out)


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
    needed = [] if group is FIRST else [f"{FIRST.distribution}=={models_version()}"]
    _write_project(
        folder,
        group.distribution,
        models_version(),
        f"Models of Interpunct, a caption editor: {group.title}",
        f"dependencies = {needed}",
        *_urls(),
        "[tool.hatch.build.targets.wheel]",
        f'only-include = ["{MODELS}"]',
    )


def lay_out_editor(folder: Path) -> None:
    """Write the sources of a wheel that starts the editor, and is nothing else."""
    _write_project(
        folder,
        EDITOR,
        version(),
        "Starts the editor of Interpunct",
        f'dependencies = ["interpunct[app]=={version()}"]',
        *_urls(),
        "[project.gui-scripts]",
        f'{EDITOR} = "interpunct_app.main:run"',
        "[tool.hatch.build.targets.wheel]",
        "bypass-selection = true",
    )


def _write_project(folder: Path, name: str, of: str, title: str, *lines: str) -> None:
    """Write what each wheel of its own needs: its description, a README and the licence."""
    _copy(ROOT / "LICENSE", folder / "LICENSE")
    (folder / "README.md").write_text(f"{title}.\n", encoding="utf-8")
    head = (
        "[build-system]",
        'requires = ["hatchling>=1.27"]',
        'build-backend = "hatchling.build"',
        "[project]",
        f'name = "{name}"',
        f'version = "{of}"',
        f'description = "{title}"',
        'license = "Apache-2.0"',
        'requires-python = ">=3.11.5"',
        'readme = "README.md"',
    )
    (folder / "pyproject.toml").write_text("\n".join([*head, *lines, ""]), encoding="utf-8")


def _urls() -> list[str]:
    """The links of a project, of which an index shows a list; none without an address."""
    home = home_page()
    pages = {"Source": "", "Documentation": "/tree/main/docs", "Issues": "/issues"}
    links = [f'{name} = "{home}{page}"' for name, page in pages.items()]
    return ["[project.urls]", *links] if home else []


def home_page() -> str:
    """The address of the repository."""
    return os.environ.get("INTERPUNCT_HOME", "").rstrip("/")


def lay_out_code(folder: Path) -> None:
    """Copy the sources of the code, which then needs the first group and offers the others."""
    for name in _CODE:
        _copy(ROOT / name, folder / name)
    project, readme = folder / "pyproject.toml", folder / "README.md"
    text = without_models(project.read_text(encoding="utf-8"))
    project.write_text("\n".join([text, *_urls(), ""]), encoding="utf-8")
    if home := home_page():
        linked = with_absolute_links(readme.read_text(encoding="utf-8"), home)
        readme.write_text(linked, encoding="utf-8")


def with_absolute_links(text: str, home: str) -> str:
    """A Markdown text whose links lead to the files of this version at `home`."""

    def absolute(link: re.Match[str]) -> str:
        kind = "raw" if link[1] else "blob"
        return f"{link[0]}{home}/{kind}/v{version()}/"

    return _LINK.sub(absolute, text)


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
        command = [sys.executable, "-m", "build", "--quiet", "--wheel", "--no-isolation"]
        subprocess.run([*command, "--outdir", str(out), name], check=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
