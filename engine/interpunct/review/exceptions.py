# SPDX-License-Identifier: Apache-2.0
"""Command that sets and removes exceptions from the quality check."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Annotated

from msgspec import Meta, Struct

from interpunct.cutting.checks import Finding, Rule
from interpunct.errors import SessionError
from interpunct.review.commands import Index, Step, check_cue, check_word
from interpunct.sentences import Sentence, counted
from interpunct.work.decisions import Excepted
from interpunct.work.exceptions import exceptions_of_cue
from interpunct.work.work import Work

LONGEST_REASON = 5_000
Reason = Annotated[str, Meta(max_length=LONGEST_REASON)]
Held = Mapping[int, tuple[Excepted, ...]]


class ExceptedWord(Struct, frozen=True):
    """Word number `index` and its new exception from `rule`; no reason (None) removes it."""

    index: Index
    word: str
    rule: Rule
    value: float
    reason: Reason | None


class ExceptedCue(Struct, frozen=True):
    """As `ExceptedWord`, for cue number `index`, which had no words."""

    index: Index
    rule: Rule
    value: float
    reason: Reason | None


class SetExceptions(Struct, frozen=True, tag_field="do", tag="exceptions", omit_defaults=True):
    """Command to set or remove exceptions from the quality check, at words and at `cues`."""

    exceptions: tuple[ExceptedWord, ...]
    cues: tuple[ExceptedCue, ...] = ()

    @classmethod
    def plan(cls, work: Work, findings: Iterable[Finding], reason: str) -> Step:
        """Except `findings` for a reason, which becomes a line of at most `LONGEST_REASON`.

        Raises SessionError for no finding, and for an unknown cue.
        """
        line = " ".join(reason.split())[:LONGEST_REASON]
        entries = (
            _entry(work, one.cue, _first_word(work, one.cue), Excepted(one.rule, one.value, line))
            for one in findings
        )
        return cls._of(entries).step(work)

    @classmethod
    def plan_removal(cls, work: Work, findings: Iterable[Finding]) -> Step:
        """Remove the exceptions that cover `findings`. Raises SessionError where there is none."""
        entries = [
            _entry(work, one.cue, word, exception, is_removed=True)
            for one in findings
            for word, exception in exceptions_of_cue(work, one.cue)
            if exception.covers(one)
        ]
        return cls._of(dict.fromkeys(entries)).step(work)

    @classmethod
    def _of(cls, entries: Iterable[ExceptedWord | ExceptedCue]) -> SetExceptions:
        known = list(entries)
        words = (one for one in known if isinstance(one, ExceptedWord))
        return cls(tuple(words), tuple(one for one in known if isinstance(one, ExceptedCue)))

    def step(self, work: Work) -> Step:
        """See `Command`."""
        if not (self.exceptions or self.cues):
            raise SessionError("there is no exception to set or remove.")
        for word in self.exceptions:
            check_word(work, word.index, word.word)
        for cue in self.cues:
            check_cue(work, cue.index)
        before, after = _sides(work.exceptions, self.exceptions)
        before_cues, after_cues = _sides(work.cue_notes.exceptions, self.cues)
        changed = [*(work.transcript.words[index].cue for index in after), *after_cues]
        return Step(
            self,
            self._description(min(changed)),
            range(min(changed), max(changed) + 1),
            partial(_put, words=after, cues=after_cues),
            partial(_put, words=before, cues=before_cues),
        )

    def _description(self, cue: int) -> Sentence:
        entries: list[ExceptedWord | ExceptedCue] = [*self.exceptions, *self.cues]
        reasons = [entry.reason for entry in entries]
        count = len(reasons)
        if reasons[0] is None:
            return counted(count, one="1 exception removed", many="{count} exceptions removed")
        if count > 1:
            return counted(count, one="1 exception", many="{count} exceptions")
        return Sentence("exception for cue {number}", number=cue + 1)


def _first_word(work: Work, cue: int) -> int | None:
    """The first word of a cue; None for a cue without words."""
    check_cue(work, cue)
    return next(iter(work.slots_of_cue(cue)), None)


def _entry(
    work: Work, cue: int, word: int | None, held: Excepted, *, is_removed: bool = False
) -> ExceptedWord | ExceptedCue:
    """The entry for a word of a cue, or for the cue (None)."""
    what = held.rule, float(held.value), None if is_removed else held.reason
    if word is None:
        return ExceptedCue(cue, *what)
    return ExceptedWord(word, work.transcript.words[word].text, *what)


def _sides(held: Held, entries: Iterable[ExceptedWord | ExceptedCue]) -> tuple[Held, Held]:
    """The exceptions at the places of `entries`, before and after them."""
    after: dict[int, tuple[Excepted, ...]] = {}
    for entry in entries:
        after[entry.index] = _with(after.get(entry.index, held.get(entry.index, ())), entry)
    return {index: held.get(index, ()) for index in after}, after


def _with(held: tuple[Excepted, ...], entry: ExceptedWord | ExceptedCue) -> tuple[Excepted, ...]:
    """The exceptions of a word or cue with its new one in place of that from the same rule."""
    others = tuple(one for one in held if one.rule is not entry.rule)
    if entry.reason is None:
        return others
    return (*others, Excepted(entry.rule, entry.value, entry.reason))


def _put(work: Work, words: Held, cues: Held) -> None:
    for word, held in words.items():
        work.except_word(word, held)
    for cue, held in cues.items():
        work.cue_notes = work.cue_notes.with_exceptions(cue, held)
