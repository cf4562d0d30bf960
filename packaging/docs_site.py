# SPDX-License-Identifier: Apache-2.0
"""A hook of MkDocs: pages that are not files of `docs/`.

The manual is a part of the program, which shows it too; README and the other texts stand where a
reader of the sources looks for them; the reference of the command line is its own help.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files
from typer.core import TyperGroup
from typer.main import get_command
from typer.testing import CliRunner

from interpunct.cli.main import app

ROOT = Path(__file__).resolve().parents[1]
MANUAL = ROOT / "resources" / "interpunct_resources" / "manual"
CARD = Path("resources/interpunct_resources/bundles/default/MODEL_CARD.md")
TEXTS = {
    "index.md": Path("README.md"),
    "architecture.md": Path("ARCHITECTURE.md"),
    "contributing.md": Path("CONTRIBUTING.md"),
    "changelog.md": Path("CHANGELOG.md"),
    "model-card.md": CARD,
}


def on_files(files: Files, config: Any) -> Files:
    """Add the pages to those of `docs/`."""
    for path in sorted(MANUAL.rglob("*.*")):
        name = f"manual/{path.relative_to(MANUAL).as_posix()}"
        files.append(File.generated(config, name, abs_src_path=str(path)))
    for name, path in TEXTS.items():
        text = (ROOT / path).read_text(encoding="utf-8")
        files.append(File.generated(config, name, content=_linked_from_top(text, path)))
    files.append(File.generated(config, "command-line.md", content=command_line()))
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
    """The reference of all commands: what `--help` says."""
    parts = ["# The command line", "", "```text", _help(), "```", ""]
    for names in _commands(get_command(app), ()):
        parts += [f"## interpunct {' '.join(names)}", "", "```text", _help(*names), "```", ""]
    return "\n".join(parts)


def _commands(command: Any, names: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The names of every command that does something."""
    if not isinstance(command, TyperGroup):
        yield names
        return
    for name, inner in command.commands.items():
        yield from _commands(inner, (*names, name))


def _help(*names: str) -> str:
    plain = {"TERMINAL_WIDTH": "100", "NO_COLOR": "1", "TERM": "dumb"}
    done = CliRunner().invoke(app, [*names, "--help"], prog_name="interpunct", env=plain)
    return "\n".join(line.rstrip() for line in done.output.strip().splitlines())
