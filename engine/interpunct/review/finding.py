# SPDX-License-Identifier: Apache-2.0
r"""Search and replacement in the text of a cue.

A text is searched as it will be written, without its markup: tags and override codes are never
found and never replaced. Every line end matches `\n`, whatever the file has. A regular expression
may take at most `SECONDS_A_CUE` in one cue.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

import regex

from interpunct.captions.formats import CaptionFormat
from interpunct.captions.payload import TokenKind, is_plain, tokenise
from interpunct.errors import SearchError
from interpunct.sentences import Sentence

SECONDS_A_CUE = 0.2
_LONGEST_QUERY = 1000
_MOST_REPEATS = 10_000  # product of nested repeats: the pattern is unfolded as often
_REPEATS = regex.compile(r"\{(\d{0,9}),?(\d{0,9})\}")
_SPACE = r"[ \r\n]"
_RETURN = regex.compile(r"\r(?=\n)")

By = str | Callable[[regex.Match[str]], str]
"""A replacement: a text, or a function that makes it from the match in the text without markup."""


@dataclass(frozen=True, slots=True)
class Query:
    """A query: plain text, whose spaces also match line ends, or a regular expression."""

    text: str
    whole_word: bool = False
    is_regex: bool = False
    case_sensitive: bool = False


@dataclass(frozen=True, slots=True)
class Hit:
    """A match: `text[start:end]` of a cue.

    It is `whole` unless a replacement would remove more than asked: a tag, or a line end that
    matched a space.
    """

    start: int
    end: int
    whole: bool = True


class Search:
    """A compiled query; raises SearchError for an invalid one.

    `hits` and `replaced` raise SearchError where a cue takes too long.
    """

    def __init__(self, query: Query) -> None:
        if len(query.text) > _LONGEST_QUERY:
            raise SearchError(
                Sentence("the search text is longer than {most} characters.", most=_LONGEST_QUERY)
            )
        self._spares_line_ends = not query.is_regex
        body = query.text if query.is_regex else _literally(query.text)
        if query.is_regex and _repeats(body) > _MOST_REPEATS:
            raise SearchError("the regular expression has too many repetitions.")
        flags = 0 if query.case_sensitive else regex.IGNORECASE
        try:
            found = regex.compile(body, flags)
            if query.whole_word:
                found = regex.compile(rf"(?<!\w)(?:{body})(?!\w)", flags)
        except (regex.error, OverflowError, RecursionError) as error:
            what = Sentence("the regular expression cannot be read: {reason}.", reason=error)
            raise SearchError(what) from None
        self._pattern = found

    def hits(self, text: str, kind: CaptionFormat) -> tuple[Hit, ...]:
        """The matches in the text of a cue of a file of format `kind`; no empty matches."""
        return tuple(hit for hit, _ in self._found(_visible(text, kind)))

    def replaced(self, text: str, kind: CaptionFormat, by: By, only: Hit | None = None) -> str:
        r"""The text with all whole hits replaced, or with `only` that hit replaced.

        In a regular expression's `by`, `\1` stands for the match of the first group. Raises
        SearchError for an invalid `by`, and where the replacement would make or break a tag.
        """
        new, end = "", 0
        for hit, found in self._found(_visible(text, kind)):
            if hit.whole and only in (None, hit):
                new += text[end : hit.start] + self._expanded(found, by)
                end = hit.end
        new += text[end:]
        if new != text and _markup(new, kind) != _markup(text, kind):
            raise SearchError(
                "this replacement would change a tag.", remedy="Edit the text instead."
            )
        return new

    def _found(self, visible: _Visible) -> Iterator[tuple[Hit, regex.Match[str]]]:
        """Every hit with its match; none begins or ends inside a character reference."""
        try:
            for found in self._pattern.finditer(visible.text, timeout=SECONDS_A_CUE):
                hit = visible.hit(*found.span(), spares_line_ends=self._spares_line_ends)
                if hit is not None:
                    yield hit, found
        except TimeoutError:
            raise SearchError(
                "this search takes too long.", remedy="Make the regular expression simpler."
            ) from None

    def _expanded(self, found: regex.Match[str], by: By) -> str:
        if not isinstance(by, str):
            return by(found)
        if self._spares_line_ends:
            return by
        try:
            expanded: str = found.expand(by)
        except (regex.error, IndexError, ValueError) as error:
            what = Sentence("the replacement cannot be read: {reason}.", reason=error)
            raise SearchError(what) from None
        return expanded


class _Visible:
    """The text of a cue without its markup, and the offsets of its characters in the cue."""

    def __init__(self, text: str, kind: CaptionFormat) -> None:
        self._whole = text
        tokens = () if is_plain(text) else tokenise(text, kind)
        self._entities = [one for one in tokens if one.kind is TokenKind.ENTITY]
        self._markup = [(one.start, one.end) for one in tokens if one.kind is TokenKind.MARKUP]
        returns = [(found.start(), found.end()) for found in _RETURN.finditer(text)]
        hidden = sorted((*self._markup, *returns))
        ends = [0, *(end for _, end in hidden)]
        starts = [*(start for start, _ in hidden), len(text)]
        parts = [range(*part) for part in zip(ends, starts, strict=True)]
        self._places = [place for part in parts for place in part] if hidden else range(len(text))
        self.text = "".join(text[part.start : part.stop] for part in parts)

    def hit(self, first: int, stop: int, *, spares_line_ends: bool) -> Hit | None:
        """The hit in the cue for `text[first:stop]`; None where it cannot be a hit."""
        if first == stop:
            return None
        start, end = self._places[first], self._places[stop - 1] + 1
        if any(one.start < edge < one.end for one in self._entities for edge in (start, end)):
            return None
        inside = self.text[first:stop]
        keeps_lines = not spares_line_ends or not ("\n" in inside or "\r" in inside)
        has_tag = any(start < tag < end for tag, _ in self._markup)
        return Hit(start, end, whole=keeps_lines and not has_tag)


@lru_cache(maxsize=4)
def _visible(text: str, kind: CaptionFormat) -> _Visible:
    """The text of a cue; kept for the next search, as house rules search a text many times."""
    return _Visible(text, kind)


def _literally(text: str) -> str:
    """A pattern for plain text; a space in it matches a line end as well."""
    return _SPACE.join(map(regex.escape, text.split(" ")))


def _repeats(pattern: str) -> int:
    """Number of times that a pattern may have to be unfolded."""
    counts = (max(int(one[1] or 1), int(one[2] or 1)) for one in _REPEATS.finditer(pattern))
    return math.prod(counts)


def _markup(text: str, kind: CaptionFormat) -> list[str]:
    if is_plain(text):
        return []
    tokens = tokenise(text, kind)
    return [text[one.start : one.end] for one in tokens if one.kind is TokenKind.MARKUP]
