# SPDX-License-Identifier: Apache-2.0
"""Pages of the manual, in their order."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path


@dataclass(frozen=True, slots=True)
class ManualPage:
    """Page in Markdown; its title is its first heading."""

    path: Path

    @property
    def title(self) -> str:
        """Title in the list of pages."""
        return self.text.partition("\n")[0].removeprefix("# ")

    @property
    def text(self) -> str:
        """Whole text."""
        return self.path.read_text(encoding="utf-8")

    def tells_of(self, words: str) -> bool:
        """Whether the page contains all `words`, ignoring case."""
        text = self.text.casefold()
        return all(word in text for word in words.casefold().split())


def manual_pages() -> list[ManualPage]:
    """Shipped pages; their names begin with their place."""
    folder = Path(str(files("interpunct_resources"))) / "manual"
    return [ManualPage(path) for path in sorted(folder.glob("*.md"))]
