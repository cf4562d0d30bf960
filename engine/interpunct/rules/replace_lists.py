# SPDX-License-Identifier: Apache-2.0
"""Lists of replacements that users write: a file is a rule.

A `.tsv` file has a text and its replacement on each line, with a tab between them: whole words, in
this case. A `.toml` file has a title and more choices:

    title = "Names of the harbour"
    [[replace]]
    find = "old pier"
    by = "Old Pier"
    languages = ["en"]     # all, where it is missing
    match_case = false     # true, where it is missing, as is whole_word
    regex = false          # false, where it is missing
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from msgspec import Struct, ValidationError, convert

from interpunct.errors import RuleError, SearchError
from interpunct.files import read_file
from interpunct.review.finding import Query, Search
from interpunct.rules.house_rule import Correction, SearchRule
from interpunct.sentences import Sentence
from interpunct.transcript.languages import Language

KINDS = (".toml", ".tsv")
_MOST_BYTES = 1 << 20


class Replacement(Struct, frozen=True, forbid_unknown_fields=True):
    """A text and its replacement, in some `languages` or, without any, in all."""

    find: str
    by: str
    languages: tuple[str, ...] = ()
    match_case: bool = True
    whole_word: bool = True
    regex: bool = False

    def correction(self) -> Correction:
        """The correction; raises SearchError for an invalid expression."""
        asked = {"is_regex": self.regex, "case_sensitive": self.match_case}
        return Correction(Search(Query(self.find, self.whole_word, **asked)), self.by)


class ReplaceList(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of replacements."""

    replace: tuple[Replacement, ...]
    title: str = ""


@dataclass(frozen=True, slots=True)
class _Entry:
    languages: tuple[str, ...]
    correction: Correction


def read_list(path: Path) -> SearchRule:
    """The rule in the file at `path`; RuleError with file, place and fault where it is faulty."""
    try:
        text = read_file(path, _MOST_BYTES).decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8"
        what = Sentence("the list cannot be read: {reason}.", reason=reason)
        raise RuleError(what, file=path) from error
    try:
        found = _of_toml(text) if path.suffix == ".toml" else _of_lines(text)
        entries = tuple(_entries(found))
    except RuleError as error:
        raise error.in_file(path) from None
    return SearchRule(f"list {path.name}", found.title or path.stem, partial(_of, entries))


def _of_toml(text: str) -> ReplaceList:
    try:
        return convert(tomllib.loads(text), ReplaceList)
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        what = Sentence("the list has a fault: {reason}.", reason=error)
        raise RuleError(what, remedy="Correct it.") from error


def _of_lines(text: str) -> ReplaceList:
    """The replacements of a file with tabs; empty lines and lines with # at the start are none."""
    found = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        old, tab, new = line.partition("\t")
        if not tab or not old or "\t" in new:
            raise RuleError(
                "the line is not a text, a tab and its replacement.",
                where=Sentence("line {number}", number=number),
                remedy="Correct or remove it.",
            )
        found.append(Replacement(old, new))
    return ReplaceList(tuple(found))


def _entries(found: ReplaceList) -> Iterator[_Entry]:
    for number, one in enumerate(found.replace, start=1):
        where = Sentence("replacement {number}", number=number)
        if not one.find:
            raise RuleError("the text to find is empty.", where=where, remedy="Write one.")
        try:
            yield _Entry(one.languages, one.correction())
        except SearchError as error:
            raise RuleError(error.what, where=where, remedy="Correct it.") from error


def _of(entries: Sequence[_Entry], spoken: Language) -> list[Correction]:
    """The corrections for a language."""
    codes = {spoken.code, spoken.code.partition("-")[0]}
    return [one.correction for one in entries if not one.languages or codes & {*one.languages}]
