# SPDX-License-Identifier: Apache-2.0
"""The pages of the manual, in their order."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path


@dataclass(frozen=True, slots=True)
class ManualPage:
    """A page in Markdown; its title is its first heading."""

    path: Path

    @property
    def title(self) -> str:
        """What a list of pages says."""
        return self.text.partition("\n")[0].removeprefix("# ")

    @property
    def text(self) -> str:
        """All of it."""
        return self.path.read_text(encoding="utf-8")

    def tells_of(self, words: str) -> bool:
        """Whether all `words` occur in it, whatever their case."""
        text = self.text.casefold()
        return all(word in text for word in words.casefold().split())


def manual_pages() -> list[ManualPage]:
    """The pages that the program ships; their names begin with their place."""
    folder = Path(str(files("interpunct_resources"))) / "manual"
    return [ManualPage(path) for path in sorted(folder.glob("*.md"))]
