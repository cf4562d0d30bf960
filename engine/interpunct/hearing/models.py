# SPDX-License-Identifier: Apache-2.0
"""Recognisers: those that can be fetched, and folders with the files of one."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

import platformdirs

from interpunct.errors import HearingError
from interpunct.sentences import Sentence

DEFAULT_MODEL = "small"
SIGN = "recogniser.json"
"""File that only a fetched and verified folder has: repository, revision, licence and hashes."""

NEEDED = ("model.bin", "config.json", "tokenizer.json")
"""Files without which a folder is no recogniser; without the last a library would go online."""


@dataclass(frozen=True, slots=True)
class Recogniser:
    """A model that can be fetched.

    `megabytes` is its size on the disk and in the network, `memory` its need of memory (MB) while
    it hears. Empty `languages` are all of Whisper's.
    """

    name: str
    repository: str
    licence: str
    megabytes: int
    memory: int
    languages: tuple[str, ...] = ()

    @property
    def folder(self) -> Path:
        """Its folder in the user's cache, present once it is fetched."""
        return recognisers_folder() / self.name

    @property
    def is_fetched(self) -> bool:
        """Whether it can be used at once."""
        return (self.folder / SIGN).is_file()


def recognisers_folder() -> Path:
    """Folder of the fetched recognisers, in the user's cache."""
    return platformdirs.user_cache_path("interpunct", appauthor=False) / "recognisers"


@cache
def recognisers() -> tuple[Recogniser, ...]:
    """Recognisers that can be fetched, the smallest first."""
    table = tomllib.loads(files(__package__).joinpath("models.toml").read_text("utf-8"))
    return tuple(
        Recogniser(name, **facts | {"languages": tuple(facts.get("languages", ()))})
        for name, facts in table.items()
    )


def find_recogniser(name: str) -> Recogniser | None:
    """The recogniser called `name`; None if there is none."""
    return next((each for each in recognisers() if each.name == name), None)


def recogniser_folder(name: str) -> Path:
    """Folder of the recogniser `name`, or the folder of that path.

    Raises HearingError for an unknown name, for a model that is not fetched yet, and for a folder
    without the files of a model.
    """
    known = find_recogniser(name)
    if known is None:
        return _checked(Path(name))
    if not known.is_fetched:
        raise HearingError(
            Sentence("the recogniser {name} is not on this machine.", name=name),
            remedy=Sentence(
                "--fetch downloads it from huggingface.co/{repository}: {size:,} MB, licence "
                "{licence}.",
                repository=known.repository,
                size=known.megabytes,
                licence=known.licence,
            ),
        )
    return known.folder


def _checked(folder: Path) -> Path:
    if not folder.is_dir():
        raise HearingError(
            Sentence("there is no recogniser and no folder {name}.", name=folder),
            remedy=Sentence("Choose one of {names}.", names=", ".join(_names())),
        )
    lacking = [name for name in NEEDED if not (folder / name).is_file()]
    if lacking:
        raise HearingError(
            Sentence("it lacks {files}.", files=", ".join(lacking)),
            file=folder,
            remedy="Name the folder of a Whisper model that was converted for CTranslate2.",
        )
    return folder


def _names() -> list[str]:
    return [each.name for each in recognisers()]
