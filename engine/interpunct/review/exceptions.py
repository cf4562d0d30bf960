# SPDX-License-Identifier: Apache-2.0
"""Command that sets and removes exceptions from the quality check."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Annotated

from msgspec import Meta, Struct

from interpunct.cutting.checks import Finding, Rule
from interpunct.errors import SessionError
from interpunct.review.commands import Index, Step, check_word
from interpunct.sentences import Sentence, counted
from interpunct.work.decisions import Excepted
from interpunct.work.exceptions import exceptions_of_cue
from interpunct.work.work import Work

LONGEST_REASON = 500
Reason = Annotated[str, Meta(max_length=LONGEST_REASON)]


class ExceptedWord(Struct, frozen=True):
    """Word number `index` and its new exception from `rule`; no reason (None) removes it."""

    index: Index
    word: str
    rule: Rule
    value: float
    reason: Reason | None


class SetExceptions(Struct, frozen=True, tag_field="do", tag="exceptions"):
    """Command to set or remove exceptions from the quality check."""

    exceptions: tuple[ExceptedWord, ...]

    @classmethod
    def plan(cls, work: Work, findings: Iterable[Finding], reason: str) -> Step:
        """Except `findings` for a reason, which becomes a line of at most `LONGEST_REASON`.

        Raises SessionError for no finding, and for a cue without words.
        """
        line = " ".join(reason.split())[:LONGEST_REASON]
        entries = (
            _entry(work, _first_word(work, one.cue), one.rule, one.value, line) for one in findings
        )
        return cls(tuple(entries)).step(work)

    @classmethod
    def plan_removal(cls, work: Work, findings: Iterable[Finding]) -> Step:
        """Remove the exceptions that cover `findings`. Raises SessionError where there is none."""
        entries = [
            _entry(work, word, exception.rule, exception.value, None)
            for one in findings
            for word, exception in exceptions_of_cue(work, one.cue)
            if exception.covers(one)
        ]
        return cls(tuple(dict.fromkeys(entries))).step(work)

    def step(self, work: Work) -> Step:
        """See `Command`."""
        if not self.exceptions:
            raise SessionError("there is no exception to set or remove.")
        for entry in self.exceptions:
            check_word(work, entry.index, entry.word)
        before = {entry.index: work.exceptions.get(entry.index, ()) for entry in self.exceptions}
        after = dict(before)
        for entry in self.exceptions:
            after[entry.index] = _with(after[entry.index], entry)
        cues = [work.transcript.words[index].cue for index in after]
        return Step(
            self,
            self._description(min(cues)),
            range(min(cues), max(cues) + 1),
            partial(_put, exceptions=after),
            partial(_put, exceptions=before),
        )

    def _description(self, cue: int) -> Sentence:
        count = len(self.exceptions)
        if self.exceptions[0].reason is None:
            return counted(count, one="1 exception removed", many="{count} exceptions removed")
        if count > 1:
            return counted(count, one="1 exception", many="{count} exceptions")
        return Sentence("exception for cue {number}", number=cue + 1)


def _first_word(work: Work, cue: int) -> int:
    slots = work.slots_of_cue(cue)
    if not slots:
        raise SessionError(
            "an exception belongs to a word, and this cue has no words.",
            where=Sentence("cue {number}", number=cue + 1),
            remedy="Correct the cue, or choose another style.",
        )
    return slots.start


def _entry(work: Work, index: int, rule: Rule, value: float, reason: str | None) -> ExceptedWord:
    return ExceptedWord(index, work.transcript.words[index].text, rule, float(value), reason)


def _with(held: tuple[Excepted, ...], entry: ExceptedWord) -> tuple[Excepted, ...]:
    """The exceptions of a word with its new one in place of that from the same rule."""
    others = tuple(one for one in held if one.rule is not entry.rule)
    if entry.reason is None:
        return others
    return (*others, Excepted(entry.rule, entry.value, entry.reason))


def _put(work: Work, exceptions: Mapping[int, tuple[Excepted, ...]]) -> None:
    for word, held in exceptions.items():
        work.except_word(word, held)
