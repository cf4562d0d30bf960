# SPDX-License-Identifier: Apache-2.0
"""A hook of MkDocs: pages that are not files of `docs/`.

The manual is a part of the program, which shows it too; README and the other texts stand where a
reader of the sources looks for them; the references of the command line and of the Python package
are what these say of themselves.
"""

from __future__ import annotations

import html
import inspect
import re
import sys
from collections.abc import Iterator
from enum import EnumMeta
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

import interpunct

sys.path.insert(0, str(Path(__file__).parent))  # MkDocs loads this file by its path

from command_line import Entry, Page, pages

ROOT = Path(__file__).resolve().parents[1]
MANUAL = ROOT / "resources" / "interpunct_resources" / "manual"
CARD = Path("resources/interpunct_models/default/MODEL_CARD.md")
TEXTS = {
    "index.md": Path("README.md"),
    "architecture.md": Path("ARCHITECTURE.md"),
    "contributing.md": Path("CONTRIBUTING.md"),
    "changelog.md": Path("CHANGELOG.md"),
    "security.md": Path("SECURITY.md"),
    "code-of-conduct.md": Path("CODE_OF_CONDUCT.md"),
    "model-card.md": CARD,
}


def on_config(config: Any) -> Any:
    """Put the pages of the manual into the navigation, in their order."""
    own = [f"manual/{path.name}" for path in sorted(MANUAL.glob("*.md"))]
    for entry in config.nav:
        if "Manual" in entry:
            entry["Manual"] = own + entry["Manual"]
    return config


def on_files(files: Files, config: Any) -> Files:
    """Add the pages to those of `docs/`."""
    for path in sorted(MANUAL.rglob("*.*")):
        name = f"manual/{path.relative_to(MANUAL).as_posix()}"
        files.append(File.generated(config, name, abs_src_path=str(path)))
    for name, path in TEXTS.items():
        text = (ROOT / path).read_text(encoding="utf-8")
        files.append(File.generated(config, name, content=_linked_from_top(text, path)))
    files.append(File.generated(config, "command-line.md", content=command_line()))
    files.append(File.generated(config, "python.md", content=python_api()))
    return files


def _linked_from_top(text: str, path: Path) -> str:
    """Turn the links of a text of the sources to where their pages are in the site."""
    homes = {str(source): name for name, source in TEXTS.items()}

    def home(found: re.Match[str]) -> str:
        target = (path.parent / found[1]).as_posix()
        if target in homes:
            return f"]({homes[target]})"
        return f"]({target.removeprefix('docs/')})"

    return re.sub(r"\]\((?!https?:|#)([^)]+)\)", home, text)


def command_line() -> str:
    """The reference of all commands, from the same source as the man pages."""
    parts = ["# The command line", ""]
    for page in pages():
        parts += [f"## {page.name}", "", *_paragraphs(page), f"```text\n{page.usage}\n```", ""]
        for title, entries in page.entries.items():
            parts += [f"| {title.lower()} | |", "|---|---|", *map(_row, entries), ""]
        if page.examples:
            lines = (f"{each.term}\n    {each.text}" for each in page.examples)
            parts += ["```text", *lines, "```", ""]
    return "\n".join(parts)


def _paragraphs(page: Page) -> Iterator[str]:
    for paragraph in page.paragraphs:
        yield from (html.escape(paragraph, quote=False), "")


def _row(entry: Entry) -> str:
    """A line of a table; what could be read as markup is a sign."""
    term = entry.term.replace("|", "\\|")
    return f"| `{term}` | {html.escape(entry.text, quote=False).replace('|', chr(92) + '|')} |"


def python_api() -> str:
    """The public names of the package `interpunct`, with what their docstrings say."""
    parts = ["# In Python", "", *(inspect.getdoc(interpunct) or "").splitlines(), ""]
    for name in interpunct.__all__:
        parts += [f"## {name}", "", *_described(name, getattr(interpunct, name)), ""]
        parts += _members(name, getattr(interpunct, name))
    return "\n".join(parts)


def _members(owner: str, value: Any) -> Iterator[str]:
    """The public methods and properties of a class of ours, in the order of the source."""
    if not inspect.isclass(value):
        return
    for base in reversed(value.__mro__):
        for name, member in vars(base).items():
            ours = base.__module__.startswith("interpunct")
            documented = inspect.isroutine(member) or isinstance(member, property | classmethod)
            if ours and documented and not name.startswith("_") and inspect.getdoc(member):
                yield from (f"### {owner}.{name}", "", *_described(name, getattr(value, name)), "")


def _described(name: str, value: Any) -> Iterator[str]:
    """The signature, where there is one, and the docstring."""
    if isinstance(value, EnumMeta):
        yield from (", ".join(f"`{each}`" for each in value.__members__), "")
    elif inspect.isfunction(value) or inspect.ismethod(value) or inspect.isclass(value):
        yield from ("```python", f"{name}{_signature(value)}", "```", "")
    for paragraph in (inspect.getdoc(value) or "").split("\n\n"):
        code = paragraph.startswith("    ")
        yield from (("```python", inspect.cleandoc(paragraph), "```") if code else (paragraph,))
        yield ""


def _signature(value: Any) -> str:
    return str(inspect.signature(value)).replace("'", "")
