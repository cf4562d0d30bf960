# SPDX-License-Identifier: Apache-2.0
"""A hook of MkDocs: pages that are not files of `docs/`.

The manual is a part of the program, which shows it too; README and the other texts stand where a
reader of the sources looks for them; the references of the command line and of the Python package
are what these say of themselves. A notebook becomes a page beside it.
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

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

import interpunct

sys.path.insert(0, str(Path(__file__).parent))  # MkDocs loads this file by its path

from command_line import Entry, Page, pages
from notebooks import notebook_page
from raw_reprs import raw_reprs

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
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
    for path in sorted(DOCS.glob("tutorials/*.ipynb")):
        name, content = f"tutorials/{path.stem}.md", notebook_page(path)
        files.append(File.generated(config, name, content=content))
    files.append(File.generated(config, "command-line.md", content=command_line()))
    files.append(File.generated(config, "python.md", content=python_api()))
    return files


_LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?!https?:|#)([^)#\s]+)[^)]*\)")


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Leave the text alone of a link to a file of the sources, which the site does not have."""
    folder = DOCS / Path(page.file.src_path).parent

    def text(found: re.Match[str]) -> str:
        beside, below = (folder / found[2]).resolve(), ROOT / found[2]
        leads_out = beside.exists() and not beside.is_relative_to(DOCS)
        return found[1] if leads_out or (below.exists() and not beside.exists()) else found[0]

    return _LINK.sub(text, markdown)


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


_VALUES = "      show_attribute_values: true"


def python_api() -> str:
    """The public names of `interpunct`; mkdocstrings puts in what their sources say."""
    parts = ["# In Python", "", *(inspect.getdoc(interpunct) or "").splitlines(), ""]
    homes = {name: home for home, names in interpunct._HOMES.items() for name in names}
    for name in interpunct.__all__:
        parts.append(f"::: {homes[name]}.{name}")
        if isinstance(getattr(interpunct, name), EnumMeta):
            parts += ["    options:", "      show_if_no_docstring: true", _VALUES]
        parts.append("")
    return "\n".join(parts)


def on_page_content(html: str, page: Any, **_: Any) -> str:
    """Refuse a page that shows an object of Python as it prints itself."""
    if found := raw_reprs(html):
        raise PluginError(f"{page.file.src_path} shows raw objects: {found}")
    return html
