# SPDX-License-Identifier: Apache-2.0
"""The import walls of the house (ARCHITECTURE.md): who may import what."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
ENGINE = ROOT / "engine" / "interpunct"


def imported_names(file: Path) -> set[str]:
    """The top-level names of everything that `file` imports, at any depth."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return {name.split(".")[0] for name in names}


@pytest.mark.parametrize("file", sorted(ENGINE.rglob("*.py")), ids=lambda file: file.stem)
def test_the_engine_imports_neither_qt_nor_the_editor(file: Path) -> None:
    assert not imported_names(file) & {"PySide6", "shiboken6", "interpunct_app"}


TORCH_ROOMS = ("lab", "models/systems", "models/backends/torch_backend.py")


def test_torch_stays_in_its_rooms() -> None:
    users = {
        file.relative_to(ENGINE).as_posix()
        for file in ENGINE.rglob("*.py")
        if "torch" in imported_names(file)
    }
    assert all(user.startswith(TORCH_ROOMS) for user in users), users


def loaded_by(statement: str) -> set[str]:
    code = f"import sys; {statement}; print(*sys.modules, sep='\\n')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return {name.split(".")[0] for name in done.stdout.split()}


@pytest.mark.parametrize(
    "statement",
    [
        "import interpunct",
        "import interpunct.captions, interpunct.segment.cutting.plan",
        "import interpunct.transcript.from_document",
        "import interpunct.punctuate.punctuator, interpunct.batch.pipeline",
        "import interpunct.work.state, interpunct.cli.main",
    ],
)
def test_importing_the_engine_loads_no_heavy_library(statement: str) -> None:
    assert not loaded_by(statement) & {"torch", "transformers", "jieba", "PySide6", "ctranslate2"}


def test_the_command_line_starts_without_numpy() -> None:
    assert "numpy" not in loaded_by("import interpunct.cli.main")
