# SPDX-License-Identifier: Apache-2.0
"""Remembered pairs: files shown beside each other, and files with their references."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from interpunct_app.settings.settings import Settings

_MOST = 200  # remembered pairs, newest first


@dataclass(frozen=True, slots=True)
class Pairs:
    """Files with a partner each, stored under `key`.

    If `mutual`, a file is also the partner of its partner, and of no other file.
    """

    key: str
    mutual: bool = False

    def partner(self, settings: Settings, path: Path) -> Path | None:
        """Last partner of `path`; None if there is none."""
        for first, second in self._stored(settings):
            if first == str(path):
                return Path(second)
            if self.mutual and second == str(path):
                return Path(first)
        return None

    def remember(self, settings: Settings, path: Path, partner: Path | None) -> None:
        """Remember `partner` as the only partner of `path`; None means no partner."""
        names = {str(path), str(partner)} if self.mutual else {str(path)}
        known = self._stored(settings)
        pairs = [pair for pair in known if names.isdisjoint(pair if self.mutual else pair[:1])]
        if partner is not None:
            pairs.insert(0, (str(path), str(partner)))
        settings.set_text(self.key, "\n".join("\t".join(pair) for pair in pairs[:_MOST]))

    def carry(self, settings: Settings, before: Path, path: Path) -> None:
        """Remember the partner of `before` for `path`, its new name."""
        partner = self.partner(settings, before)
        if partner is not None and partner != path:
            self.remember(settings, path, partner)

    def _stored(self, settings: Settings) -> list[tuple[str, str]]:
        lines = (line.split("\t") for line in settings.text(self.key, "").splitlines())
        return [(line[0], line[1]) for line in lines if len(line) == 2]


COMPANIONS = Pairs("files beside", mutual=True)
REFERENCES = Pairs("references")
