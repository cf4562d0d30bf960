# SPDX-License-Identifier: Apache-2.0
"""Pages of the project: links lead to files, and paths in them exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
HOMES = (ROOT, ROOT / "engine", ROOT / "engine" / "interpunct", ROOT / "app")
WHERE_TO_ADD = ROOT / "docs" / "where-to-add.md"
PAGES = (*ROOT.glob("*.md"), WHERE_TO_ADD, *(ROOT / "docs" / "decisions").glob("*.md"))
MAPS = {"ARCHITECTURE.md", "CONTRIBUTING.md"}
WRITTEN = {"site/", "dist/", "done/", "torture-faults/"}
"""Folders that commands make."""


def names(pages: tuple[Path, ...]) -> list[str]:
    return [page.relative_to(ROOT).as_posix() for page in pages]


def text_of(page: Path) -> str:
    """The text of a page without its blocks of code."""
    return re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=names(PAGES))
def test_every_link_leads_to_a_file(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#\s]+)", text_of(page))
    assert not [link for link in links if not (page.parent / link).exists()]


MAPPED = tuple(page for page in PAGES if page.name in MAPS or page.parent != ROOT)


@pytest.mark.parametrize("page", MAPPED, ids=names(MAPPED))
def test_every_path_of_the_map_exists(page: Path) -> None:
    quoted = re.findall(r"`([\w./-]+/(?:[\w-]+\.\w+)?)`", text_of(page))
    paths = {path for path in quoted if "CODE" not in path} - WRITTEN
    assert not [path for path in paths if not any((home / path).exists() for home in HOMES)]


def test_the_architecture_is_one_page() -> None:
    assert len((ROOT / "ARCHITECTURE.md").read_bytes()) <= 8000


def test_every_decision_is_in_the_index_and_on_the_site() -> None:
    folder = ROOT / "docs" / "decisions"
    index = (folder / "README.md").read_text(encoding="utf-8")
    site = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    for page in folder.glob("0*.md"):
        assert f"]({page.name})" in index
        assert f"decisions/{page.name}\n" in site


def sections(page: Path) -> dict[str, str]:
    """The text below each heading of the second level."""
    _, *parts = re.split(r"^## ", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {heading: text for heading, _, text in (part.partition("\n") for part in parts)}


@pytest.mark.parametrize("thing", ["format", "mark", "panel", "system"])
def test_a_newcomer_reads_where_to_add(thing: str) -> None:
    answers = [text for question, text in sections(WHERE_TO_ADD).items() if thing in question]
    assert len(answers) == 1
    paths = re.findall(r"`((?:engine|app|tests)/[\w./-]+)`", answers[0])
    assert {"tests"} < {path.split("/")[0] for path in paths}
    assert not [path for path in paths if not (ROOT / path).exists()]


@pytest.mark.parametrize("page", sorted(MAPS))
def test_the_maps_lead_to_where_to_add(page: str) -> None:
    assert "](docs/where-to-add.md)" in (ROOT / page).read_text(encoding="utf-8")
