# SPDX-License-Identifier: Apache-2.0
"""What the help of every command says, in parts: the source of man pages and of the site."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from typer.main import get_command

from interpunct.cli.app import app

PROGRAM = "interpunct"


@dataclass(frozen=True)
class Entry:
    """An argument, an option or a command, and what it does."""

    term: str
    text: str


@dataclass(frozen=True)
class Page:
    """One command: `entries` are under their titles, `examples` are commands and what they do."""

    name: str
    summary: str
    paragraphs: tuple[str, ...]
    usage: str
    entries: dict[str, list[Entry]]
    examples: tuple[Entry, ...]


def pages() -> Iterator[Page]:
    """The program itself, then every command and group of commands in the order of the help."""
    yield from _pages(get_command(app), PROGRAM)


def _pages(command: Any, name: str) -> Iterator[Page]:
    context = command.make_context(name, [], resilient_parsing=True)
    paragraphs = tuple(_lines_joined(part) for part in (command.help or "").split("\n\n"))
    yield Page(
        name=name,
        summary=paragraphs[0].rstrip("."),
        paragraphs=paragraphs,
        usage=" ".join((name, *command.collect_usage_pieces(context))),
        entries=_entries(command, context),
        examples=tuple(_examples(command.epilog or "")),
    )
    for inner, each in getattr(command, "commands", {}).items():
        yield from _pages(each, f"{name} {inner}")


def _entries(command: Any, context: Any) -> dict[str, list[Entry]]:
    """Commands, arguments and options under the titles of the help."""
    found: dict[str, list[Entry]] = {}
    for name, each in getattr(command, "commands", {}).items():
        summary = _lines_joined((each.help or "").split("\n\n")[0])
        found.setdefault("Commands", []).append(Entry(name, summary))
    ordered = sorted(command.get_params(context), key=lambda given: not _is_argument(given))
    for given in ordered:
        usual = "Arguments" if _is_argument(given) else "Options"
        term, text = given.get_help_record(context) or ("", "")
        term = re.sub(
            r" <list\[\w+\]>|(?<=\S) <\w+>$", "", term
        )  # the type: the metavar says more
        panel = getattr(given, "rich_help_panel", None) or usual
        found.setdefault(panel, []).append(Entry(term, text.replace("\\[", "[")))
    return found


def _is_argument(given: Any) -> bool:
    return bool(given.param_type_name == "argument")


def _examples(epilog: str) -> Iterator[Entry]:
    """The examples below a help: each is a command, and indented below it what it does."""
    for part in re.sub(r"\[/?bold\]", "", epilog).strip().split("\n\n")[1:]:
        line, _, meaning = part.strip().partition("\n")
        yield Entry(line.strip(), _lines_joined(meaning))


def _lines_joined(text: str) -> str:
    return " ".join(text.split())
