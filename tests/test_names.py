# SPDX-License-Identifier: Apache-2.0
"""A public name of the engine means one thing: it is defined in one file."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

ENGINE = Path(__file__).resolve().parents[1] / "engine" / "interpunct"


def public_names(file: Path) -> set[str]:
    """What a file defines at its top: classes, functions, constants, types."""
    names: set[str] = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return {name for name in names if not name.startswith("_")}


def test_a_public_name_means_one_thing() -> None:
    files = defaultdict(list)
    for file in sorted(ENGINE.rglob("*.py")):
        for name in public_names(file):
            files[name].append(file.relative_to(ENGINE).as_posix())
    twice = {name: where for name, where in files.items() if len(where) > 1}
    assert not twice
