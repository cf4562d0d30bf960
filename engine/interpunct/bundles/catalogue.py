# SPDX-License-Identifier: Apache-2.0
"""The catalogue of published models: where they are, their licences, and their published figures.

`catalogue.toml` beside this file is the data. Every figure has its source; none was measured here.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Literal

from interpunct.bundles.bundle import Bundle
from interpunct.bundles.description import PUBLISHED, ReadAt
from interpunct.errors import BundleError

Layout = Literal["transformers", "nemo", "pcs", "ct-transformer", "edge-punct"]


@dataclass(frozen=True, slots=True)
class Published:
    """A published model.

    It is a `repository` of the Hugging Face hub at a `revision`, or files at `addresses`. `files`
    are the patterns of those that are needed. `megabytes` is the size of the download. `figures`
    are as published, with their source. `pickled` weights are read only where the user allows it.
    `labels`, `read_at` and `keeps_accents` are facts that its files lack; see
    `interpunct.runtime.converted.importing.Import`.
    """

    name: str
    title: str
    licence: str
    languages: tuple[str, ...]
    megabytes: int
    layout: Layout
    figures: str
    source: str
    repository: str = ""
    revision: str = "main"
    addresses: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    pickled: bool = False
    casing: bool = False
    labels: tuple[str, ...] = ()
    read_at: ReadAt = "last"
    keeps_accents: bool = False

    @property
    def place(self) -> str:
        """The place on the web, for people."""
        return f"huggingface.co/{self.repository}" if self.repository else self.addresses[0]


@cache
def published_models() -> tuple[Published, ...]:
    """All models of the catalogue, in its order."""
    table = tomllib.loads(files(__package__).joinpath("catalogue.toml").read_text("utf-8"))
    lists = ("languages", "addresses", "files", "labels")
    return tuple(
        Published(name, **facts | {key: tuple(facts.get(key, ())) for key in lists})
        for name, facts in table.items()
    )


def find_published(name: str) -> Published | None:
    """The model called `name`; None if there is none."""
    return next((each for each in published_models() if each.name == name), None)


def published(name: str) -> Published:
    """The model called `name`. Raises BundleError if there is none."""
    found = find_published(name)
    if found is None:
        names = ", ".join(each.name for each in published_models())
        raise BundleError(f"no published model is called {name}.", remedy=f"Known are: {names}.")
    return found


def model_of(bundle: Bundle) -> Published | None:
    """The model of the catalogue that an installed bundle was made from; None if unknown."""
    described = bundle.description
    place = described.source.repository if isinstance(described, PUBLISHED) else None
    return next((each for each in published_models() if place and place == each.place), None)


def published_for(languages: Sequence[str]) -> tuple[Published, ...]:
    """The models that know all of these languages; without languages, all models.

    Both kinds of Chinese are `zh` in the catalogue.
    """
    wanted = {code.split("-")[0] for code in languages}
    return tuple(each for each in published_models() if wanted <= set(each.languages))
