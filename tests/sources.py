# SPDX-License-Identifier: Apache-2.0
"""What the rules of the house ask of a source file; each is parsed once."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path


@dataclass(frozen=True)
class Function:
    """A function: where it begins, how many lines it has, what it says of itself."""

    line: int
    lines: int
    docstring: str | None


@dataclass(frozen=True)
class Source:
    """The imports of a file, at any depth, and its functions."""

    imports: tuple[ast.Import | ast.ImportFrom, ...]
    functions: tuple[Function, ...]


@cache
def source(file: Path) -> Source:
    """What is asked of a file, without its tree, which would be large."""
    nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    return Source(
        tuple(node for node in nodes if isinstance(node, ast.Import | ast.ImportFrom)),
        tuple(_function(node) for node in nodes if isinstance(node, ast.FunctionDef)),
    )


def _function(node: ast.FunctionDef) -> Function:
    lines = (node.end_lineno or node.lineno) - node.lineno + 1
    return Function(node.lineno, lines, ast.get_docstring(node))


@cache
def files_of(package: Path) -> tuple[Path, ...]:
    """The files of a package."""
    return tuple(sorted(package.rglob("*.py")))
