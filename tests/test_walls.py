# SPDX-License-Identifier: Apache-2.0
"""The import walls of the house (ARCHITECTURE.md): who may import what."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.sources import files_of, source

ROOT = Path(__file__).resolve().parents[1]
ENGINE = ROOT / "engine" / "interpunct"
LABORATORY = ROOT / "engine" / "interpunct_lab"
PACKAGES = (ENGINE, LABORATORY, ROOT / "app" / "interpunct_app")


def imported_names(file: Path) -> set[str]:
    """The top-level names of everything that `file` imports, at any depth."""
    names: set[str] = set()
    for node in source(file).imports:
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif node.module:
            names.add(node.module)
    return {name.split(".")[0] for name in names}


@pytest.mark.parametrize("package", [ENGINE, LABORATORY], ids=lambda package: package.name)
def test_the_engine_imports_neither_qt_nor_the_editor(package: Path) -> None:
    editor = {"PySide6", "shiboken6", "interpunct_app"}
    assert not [file for file in files_of(package) if imported_names(file) & editor]


@pytest.mark.parametrize("package", [ENGINE, PACKAGES[-1]], ids=lambda package: package.name)
def test_the_product_never_imports_the_laboratory(package: Path) -> None:
    assert not [file for file in files_of(package) if "interpunct_lab" in imported_names(file)]


def test_the_product_uses_torch_in_the_backends_alone() -> None:
    users = {file.parent for file in files_of(ENGINE) if "torch" in imported_names(file)}
    assert users == {ENGINE / "runtime/backends"}


def loaded_by(statement: str) -> set[str]:
    code = f"import sys; {statement}; print(*sys.modules, sep='\\n')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return {name.split(".")[0] for name in done.stdout.split()}


@pytest.mark.parametrize(
    "statement",
    [
        "import interpunct",
        "import interpunct.captions, interpunct.cutting.plan",
        "import interpunct.transcript.from_document",
        "import interpunct.runtime.punctuator, interpunct.folders.pipeline",
        "import interpunct.work.state, interpunct.cli.app",
        "import interpunct_lab.making.adapting",
    ],
)
def test_importing_the_engine_loads_no_heavy_library(statement: str) -> None:
    assert not loaded_by(statement) & {"torch", "transformers", "rjieba", "PySide6", "ctranslate2"}


def test_the_command_line_starts_without_numpy() -> None:
    assert "numpy" not in loaded_by("import interpunct.cli.app")


def test_the_default_bundle_is_trained_with_torch_numpy_and_sentencepiece_alone() -> None:
    others = ("msgspec", "platformdirs", "transformers", "typer", "rich", "safetensors", "budoux")
    blocked = f"sys.modules.update(dict.fromkeys({others}))"
    rooms = (
        "__main__",
        "objectives.compact",
        "training.trainer",
        "text.labelled",
        "text.vocabulary",
    )
    imported = "import " + ", ".join(f"interpunct_lab.{room}" for room in rooms)
    assert "interpunct" in loaded_by(f"{blocked}; {imported}")


ROOMS = (
    "sentences", "errors", "files", "arrays", "decoding", "collecting", "numbering", "labels",
    "captions", "transcript", "media", "scoring", "bundles", "runtime", "hearing", "marking",
    "opinions", "cutting", "work", "syncing", "review", "rules", "folders", "one_call", "doctor",
    "serve", "cli", "interpunct_lab", "interpunct_app",
)  # fmt: skip
"""From low to high; the first eight and `scoring` are files, the last two packages."""


def modules() -> dict[str, Path]:
    """Every file of the engine and of the editor, by its name in an import."""
    found = {}
    for package in PACKAGES:
        for file in files_of(package):
            parts = file.relative_to(package.parent).with_suffix("").parts
            found[".".join(parts).removesuffix(".__init__")] = file
    return found


MODULES = modules()


def imported_modules(name: str) -> set[str]:
    """The files of ours that `name` imports, at any depth, for type checking too."""
    found = set()
    for node in source(MODULES[name]).imports:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif node.module:
            inside = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= inside if inside & MODULES.keys() else {node.module}
    return found & MODULES.keys()


@pytest.fixture(scope="module")
def graph() -> dict[str, set[str]]:
    """The files that each file imports."""
    return {name: imported_modules(name) for name in MODULES}


def reached_from(name: str, graph: dict[str, set[str]]) -> set[str]:
    """All that `name` imports, directly or not."""
    reached: set[str] = set()
    waiting = [name]
    while waiting:
        more = graph[waiting.pop()] - reached
        reached |= more
        waiting += more
    return reached


def test_no_files_import_each_other_in_a_circle(graph: dict[str, set[str]]) -> None:
    reached = {name: reached_from(name, graph) for name in MODULES}
    circles = {
        name: {other for other in reached[name] if name in reached[other]}
        for name in sorted(MODULES)
        if name in reached[name]
    }
    assert not circles


def room_of(name: str) -> int | None:
    """Where a file stands in the order of the rooms; the top of the engine stands in none."""
    package, _, inside = name.partition(".")
    if package != "interpunct":
        return ROOMS.index(package)
    return ROOMS.index(inside.split(".")[0]) if inside else None


LABORATORY_ROOMS = (
    "text", "sampling", "training", "architectures", "evaluation", "objectives", "making", "cli",
)  # fmt: skip


def laboratory_room_of(name: str) -> int | None:
    """Where a file of the laboratory stands in the order of its rooms, if it is in one."""
    package, _, inside = name.partition(".")
    room = inside.split(".")[0]
    is_there = package == "interpunct_lab" and room in LABORATORY_ROOMS
    return LABORATORY_ROOMS.index(room) if is_there else None


@pytest.mark.parametrize("rank", [room_of, laboratory_room_of], ids=["all", "laboratory"])
def test_no_room_imports_from_a_higher_one(
    rank: Callable[[str], int | None], graph: dict[str, set[str]]
) -> None:
    arrows = {
        (name, other)
        for name, others in graph.items()
        for other in others
        if (low := rank(name)) is not None and (high := rank(other)) is not None and high > low
    }
    assert not arrows


def test_no_merge_is_left_half_done() -> None:
    rooms = ("*.md", "docs/**/*.md", "packaging/*", *(f"{root}/**/*.py" for root in _SOURCES))
    files = [file for room in rooms for file in ROOT.glob(room) if file.is_file()]
    assert ROOT / "README.md" in files
    half_done = re.compile(rb"^(<{7}|>{7}) ", re.MULTILINE)
    assert not [file for file in files if half_done.search(file.read_bytes())]


_SOURCES = ("engine", "app", "tests", "benchmarks", "resources")
