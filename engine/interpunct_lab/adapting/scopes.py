# SPDX-License-Identifier: Apache-2.0
"""What an adaptation may change."""

from __future__ import annotations

from enum import StrEnum


class Scope(StrEnum):
    """What is learnt."""

    NGRAMS = "ngrams"
    """N-grams beside the bundle, which stays as it is; for any bundle, without torch."""

    HEADS = "heads"
    """The last layer of a published system."""

    ALL = "all"
    """All weights of a published system."""


STEPS = {Scope.NGRAMS: 60, Scope.HEADS: 300, Scope.ALL: 60}
"""How long each learns, unless told otherwise."""
