# SPDX-License-Identifier: Apache-2.0
"""House rules, and those that consist of searches with their replacements."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Protocol

from interpunct.captions.formats import CaptionFormat
from interpunct.review.finding import By, Query, Search
from interpunct.transcript.languages import Language


class HouseRule(Protocol):
    """A rule that the user can tick.

    `key` identifies it in the settings, `title` describes it. A rule that `is_common` is ticked
    before the user has chosen.
    """

    @property
    def key(self) -> str: ...  # noqa: D102 - described above

    @property
    def title(self) -> str: ...  # noqa: D102

    @property
    def is_common(self) -> bool: ...  # noqa: D102

    def corrected(self, text: str, kind: CaptionFormat, spoken: Language) -> str:
        """The payload of a cue after the rule.

        Markup and line ends stay. Raises SearchError for a correction that would change a tag.
        """


@dataclass(frozen=True, slots=True)
class Correction:
    """A search, and the replacement of its hits."""

    search: Search
    by: By

    @classmethod
    def of(cls, pattern: str, by: By) -> Correction:
        """The correction of a regular expression that tells capitals from small letters."""
        return cls(Search(Query(pattern, is_regex=True, case_sensitive=True)), by)


@dataclass(frozen=True, slots=True, eq=False)
class SearchRule:
    """House rule whose `corrections` are those of a language, maybe none."""

    key: str
    title: str
    corrections: Callable[[Language], Sequence[Correction]]
    is_common: bool = False

    def corrected(self, text: str, kind: CaptionFormat, spoken: Language) -> str:
        """See `HouseRule`."""
        for correction in self.corrections(spoken):
            text = correction.search.replaced(text, kind, correction.by)
        return text


def everywhere(pairs: Iterable[tuple[str, By]]) -> Callable[[Language], Sequence[Correction]]:
    """The same corrections for all languages; each is a pattern and its replacement."""
    return partial(_same, tuple(pairs))


def _same(pairs: tuple[tuple[str, By], ...], _spoken: Language) -> Sequence[Correction]:
    return _compiled(pairs)


@cache
def _compiled(pairs: tuple[tuple[str, By], ...]) -> Sequence[Correction]:
    """Corrections, compiled at their first use."""
    return tuple(Correction.of(*pair) for pair in pairs)
