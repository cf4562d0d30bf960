# SPDX-License-Identifier: Apache-2.0
"""Shares of several models in a mixture, by language, and the calibration of the mixture.

A file of shares is JSON. The bundles stand in it by name, in the order of the shares.

    {"models": ["default", "mine"], "languages": {"en": {"shares": [0.6, 0.4],
     "temperature": 0.9, "bias": [0.0, 0.1, 0.0, -0.2]}}}
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from interpunct.decoding import read_json
from interpunct.errors import BundleError
from interpunct.files import replace_file

_Share = Annotated[float, Meta(ge=0, le=1)]
_REMEDY = "Fit the shares again."


class LanguageShares(Struct, frozen=True):
    """The shares of the models in one language, and the fit of the mixture to its label set."""

    shares: tuple[_Share, ...]
    temperature: Annotated[float, Meta(gt=0, le=1000)] = 1.0
    bias: tuple[float, ...] = ()


class Shares(Struct, frozen=True):
    """Shares by language code; a language that is not there has equal shares."""

    models: tuple[str, ...]
    languages: dict[str, LanguageShares]

    def of(self, language: str) -> LanguageShares:
        """The shares in a language."""
        equal = LanguageShares((1 / len(self.models),) * len(self.models))
        return self.languages.get(language, equal)


def equal_shares(models: Sequence[str]) -> Shares:
    """The same share for each model in every language."""
    return Shares(tuple(models), {})


def read_shares(path: Path, models: Sequence[str]) -> Shares:
    """The shares of the bundles named `models`, in that order, from a file.

    Raises BundleError where it cannot be read, or is for other bundles.
    """
    shares = read_json(path, Shares, BundleError, remedy=_REMEDY)
    if sorted(shares.models) != sorted(models):
        raise BundleError(
            f"these are the shares of {' and '.join(shares.models)}, "
            f"not of {' and '.join(models)}.",
            file=path,
            remedy=_REMEDY,
        )
    for code, told in shares.languages.items():
        if len(told.shares) != len(models) or not sum(told.shares):
            raise BundleError(
                "each model needs a share.", file=path, where=f"language {code}", remedy=_REMEDY
            )
    return _ordered(shares, models)


def _ordered(shares: Shares, models: Sequence[str]) -> Shares:
    """The shares for the models in another order."""
    places = [shares.models.index(name) for name in models]
    languages = {
        code: msgspec.structs.replace(told, shares=tuple(told.shares[at] for at in places))
        for code, told in shares.languages.items()
    }
    return Shares(tuple(models), languages)


def write_shares(shares: Shares, path: Path) -> None:
    """Write a file of shares, whole or not at all. Raises OSError."""
    data = msgspec.json.format(msgspec.json.encode(shares), indent=1) + b"\n"
    replace_file(path, partial(Path.write_bytes, data=data))
