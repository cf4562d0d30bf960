# SPDX-License-Identifier: Apache-2.0
r"""Search and replacement in the text of a cue.

A text is searched as it will be written, without its markup: tags and override codes are never
found and never replaced. A character reference is found as its character, `\h` of ASS as a
no-break space. Every line end matches `\n`, whatever the file has. A regular expression may take
at most `SECONDS_A_CUE` in one cue.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from html import unescape

import regex

from interpunct.captions.formats import CaptionFormat
from interpunct.captions.formats.base import ENTITY
from interpunct.captions.payload import Token, TokenKind, is_plain, tokenise, written_characters
from interpunct.errors import SearchError
from interpunct.sentences import Sentence

SECONDS_A_CUE = 0.2
_LONGEST_QUERY = 1000
_MOST_REPEATS = 10_000  # product of nested repeats: the pattern is unfolded as often
_REPEATS = regex.compile(r"\{(\d{0,9}),?(\d{0,9})\}")
_SPACE = r"[ \r\n]"
_RETURN = regex.compile(r"\r(?=\n)")
_REFERENCE = regex.compile(ENTITY)
_ESCAPED = {"\\h": "\u00a0", "\\n": "\n"}

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

    It is `whole` unless a replacement would change more than asked: a tag, a line end that matched
    a space, or a character reference in the match of an expression.
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
        self._is_literal = not query.is_regex
        self._pattern = _compiled(query)
        self._with_references = self._pattern
        if _REFERENCE.search(query.text):
            self._with_references = _compiled(replace(query, text=_dereferenced(query)))

    def hits(self, text: str, kind: CaptionFormat) -> tuple[Hit, ...]:
        """The matches in the text of a cue of a file of format `kind`; no empty matches."""
        return tuple(hit for hit, _ in self._found(text, kind))

    def replaced(self, text: str, kind: CaptionFormat, by: By, only: Hit | None = None) -> str:
        r"""The text with all whole hits replaced, or with `only` that hit replaced.

        In a regular expression's `by`, `\1` stands for the match of the first group. Raises
        SearchError for an invalid `by`, and where the replacement would make or break a tag.
        """
        new, end = "", 0
        for hit, found in self._found(text, kind):
            if hit.whole and only in (None, hit):
                new += text[end : hit.start] + self._expanded(found, by)
                end = hit.end
        new += text[end:]
        if new != text and _markup(new, kind) != _markup(text, kind):
            raise SearchError(
                "this replacement would change a tag.", remedy="Edit the text instead."
            )
        return new

    def _found(self, text: str, kind: CaptionFormat) -> Iterator[tuple[Hit, regex.Match[str]]]:
        """Every hit with its match; none begins or ends inside a character reference."""
        visible = _visible(text, kind)
        has_references = "ENTITY" in kind.grammar.groupindex
        pattern = self._with_references if has_references else self._pattern
        try:
            matches: Iterator[regex.Match[str]]
            matches = pattern.finditer(visible.text, timeout=SECONDS_A_CUE)
            if pattern.flags & regex.REVERSE:
                matches = reversed(list(matches))
            for found in matches:
                hit = visible.hit(*found.span(), is_literal=self._is_literal)
                if hit is not None:
                    yield hit, found
        except TimeoutError:
            raise SearchError(
                "this search takes too long.", remedy="Make the regular expression simpler."
            ) from None

    def _expanded(self, found: regex.Match[str], by: By) -> str:
        if not isinstance(by, str):
            return by(found)
        if self._is_literal:
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
        tokens = () if is_plain(text) else tokenise(text, kind)
        self._references = list(_references(text, tokens))
        returns = [found.span() for found in _RETURN.finditer(text)]
        markup = [(one.start, one.end) for one in tokens if one.kind is TokenKind.MARKUP]
        self._markup = [start for start, _ in markup]
        hidden = [(*span, "") for span in (*markup, *returns)]
        others = sorted((*hidden, *self._references))
        self.text = text
        self._spans: list[tuple[int, int]] | None = None
        if others:
            self.text, self._spans = _with_others(text, others)

    def hit(self, first: int, stop: int, *, is_literal: bool) -> Hit | None:
        """The hit in the cue for `text[first:stop]`; None for an empty match."""
        if first == stop:
            return None
        start, end = first, stop
        if self._spans is not None:
            start, end = self._spans[first][0], self._spans[stop - 1][1]
        if is_literal:
            inside = self.text[first:stop]
            spares = "\n" in inside or "\r" in inside
        else:
            spares = any(start <= place < end for place, *_ in self._references)
        has_tag = any(start < tag < end for tag in self._markup)
        return Hit(start, end, whole=not spares and not has_tag)


def _references(text: str, tokens: Sequence[Token]) -> Iterator[tuple[int, int, str]]:
    """Start, end and character of each reference or escape among the tokens of a text."""
    for token in tokens:
        for start, end in written_characters(text, token):
            written = text[start:end]
            sign = _ESCAPED.get(written) or unescape(written)
            if sign != written:
                yield start, end, sign


def _with_others(
    text: str, others: Sequence[tuple[int, int, str]]
) -> tuple[str, list[tuple[int, int]]]:
    """`text` with other characters, or none, for some spans; and the span of each character."""
    parts: list[str] = []
    spans: list[tuple[int, int]] = []
    position = 0
    for start, end, sign in (*others, (len(text), len(text), "")):
        parts += text[position:start], sign
        spans += ((place, place + 1) for place in range(position, start))
        spans += [(start, end)] * len(sign)
        position = end
    return "".join(parts), spans


@lru_cache(maxsize=4)
def _visible(text: str, kind: CaptionFormat) -> _Visible:
    """The text of a cue; kept for the next search, as house rules search a text many times."""
    return _Visible(text, kind)


def _compiled(query: Query) -> regex.Pattern[str]:
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
    return found


def _dereferenced(query: Query) -> str:
    """The text of a query with characters for their references."""

    def sign(found: regex.Match[str]) -> str:
        return regex.escape(unescape(found[0])) if query.is_regex else unescape(found[0])

    changed: str = _REFERENCE.sub(sign, query.text)
    return changed


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
