# SPDX-License-Identifier: Apache-2.0
"""Services that every page uses."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from interpunct.captions.backups import backups_folder
from interpunct_app.background import Background
from interpunct_app.cues.table_look import TableLook
from interpunct_app.keys.key_map import KeyMap
from interpunct_app.prediction.model_holder import ModelHolder
from interpunct_app.settings.settings import Settings


@dataclass(frozen=True, slots=True)
class Services:
    """Settings, keys, model, folders, threads and look of tables.

    The folders hold sessions, backups, caches and the user's own words.
    """

    settings: Settings
    model: ModelHolder = field(default_factory=ModelHolder)
    sessions_folder: Path | None = None
    backups_folder: Path = field(default_factory=backups_folder)
    cache_folder: Path | None = None
    words_folder: Path | None = None
    files: Background = field(default_factory=lambda: Background("files"))
    sounds: Background = field(default_factory=lambda: Background("sounds"))
    hearing: Background = field(default_factory=lambda: Background("hearing"))
    films: Background = field(default_factory=lambda: Background("films"))
    words: Background = field(default_factory=lambda: Background("words"))
    models: Background = field(default_factory=lambda: Background("models"))
    installing: Background = field(default_factory=lambda: Background("installing"))
    opinions: Background = field(default_factory=lambda: Background("opinions"))
    keys: KeyMap = field(init=False)
    table_look: TableLook = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "keys", KeyMap(self.settings))
        object.__setattr__(self, "table_look", TableLook(self.settings))

    def stop(self) -> None:
        """Cancel all work and end the threads."""
        threads = self.files, self.sounds, self.films, self.hearing, self.words, self.models
        for background in (*threads, self.installing, self.opinions):
            background.stop()
