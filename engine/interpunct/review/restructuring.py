# SPDX-License-Identifier: Apache-2.0
"""Commands that change text, cues or languages; what is held of other words stays as it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from interpunct.errors import SessionError
from interpunct.segment.cutting.apply import apply_plan
from interpunct.segment.cutting.plan import CutPlan, KeptCue, NewCue
from interpunct.transcript.languages import language
from interpunct.work.rebuilding import exchange
from interpunct.work.split_and_join import join_cues, split_cue
from interpunct.work.typed_text import Typed, typed_again, typed_over

if TYPE_CHECKING:
    from collections.abc import Iterable

    from interpunct.captions.document import CaptionDocument
    from interpunct.review.records import Fields, Json
    from interpunct.segment.cutting.apply import Cut
    from interpunct.transcript.transcript import Transcript
    from interpunct.work.rebuilding import Exchange
    from interpunct.work.work import Work

_LATEST_MS = 10**14


@dataclass(frozen=True, slots=True, eq=False)
class _Restructuring:
    """What these commands share: they exchange one part of the review for another."""

    exchange: Exchange
    cues: range

    @property
    def restructures(self) -> bool:
        """Always: the number of slots may change."""
        return True

    def apply(self, state: Work) -> None:
        """Put the new part in place."""
        self.exchange.apply(state)

    def revert(self, state: Work) -> None:
        """Put the old part back."""
        self.exchange.revert(state)


@dataclass(frozen=True, slots=True, eq=False)
class EditPayload(_Restructuring):
    """Changes the text of one cue, as the user typed it over the text shown."""

    cue: int
    typed: Typed

    @classmethod
    def plan(cls, state: Work, cue: int, shown: str) -> EditPayload:
        """`shown` is `state.cue_text(cue).text` after the user's typing.

        Words that the typing did not touch keep their decisions and predictions; marks and casing
        in what was typed are decisions. Raises CaptionError for a text that the file cannot hold.
        """
        typed, part = typed_over(state, cue, shown)
        return cls(part, _with_neighbours(state, range(cue, cue + 1)), cue, typed)

    @classmethod
    def of_record(cls, state: Work, record: Fields) -> EditPayload:
        """The command of a record; SessionError if it does not fit the state."""
        cue = record.integer("cue", len(state.document.cues))
        typed = Typed.of_record(record)
        part = typed_again(state, cue, typed)
        return cls(part, _with_neighbours(state, range(cue, cue + 1)), cue, typed)

    @property
    def description(self) -> str:
        """Such as "text of cue 12"."""
        return f"text of cue {self.cue + 1}"

    def record(self) -> dict[str, Json]:
        """The cue, its new payload, and what was decided by typing."""
        return {"do": "edit", "cue": self.cue, **self.typed.record()}


@dataclass(frozen=True, slots=True, eq=False)
class SplitCue(_Restructuring):
    """Makes two cues of one, at a slot."""

    slot: int
    word: str

    @classmethod
    def plan(cls, state: Work, slot: int) -> SplitCue:
        """Split the cue of `slot` after it; times from the words.

        Raises SessionError where no word of the cue follows or no break is possible.
        """
        word = state.transcript.words[slot]
        slots = state.slots_of_cue(word.cue)
        halves = split_cue(state.document, state.transcript, slots, slot)
        cue = range(word.cue, word.cue + 1)
        document = state.document.splice_cues(cue.start, cue.stop, halves)
        part = exchange(state, document, cue, [word.language] * 2)
        return cls(part, _with_neighbours(state, cue), slot, word.text)

    @classmethod
    def of_record(cls, state: Work, record: Fields) -> SplitCue:
        """The command of a record; SessionError if it does not fit the state."""
        slot = record.integer("slot", len(state.transcript))
        if state.transcript.words[slot].text != record.text("word"):
            raise SessionError("the word to split after is another one.")
        return cls.plan(state, slot)

    @property
    def description(self) -> str:
        """Such as "split after ‘apples’"."""
        return f"split after ‘{self.word}’"

    def record(self) -> dict[str, Json]:
        """The slot and its word."""
        return {"do": "split", "slot": self.slot, "word": self.word}


@dataclass(frozen=True, slots=True, eq=False)
class JoinCues(_Restructuring):
    """Makes one cue of a cue and the next."""

    cue: int

    @classmethod
    def plan(cls, state: Work, cue: int) -> JoinCues:
        """Join `cue` with `cue + 1`, which keep lines of their own.

        Raises SessionError for the last cue and for a cue that does not exist.
        """
        if not 0 <= cue < len(state.document.cues) - 1:
            raise SessionError("no cue follows that this one could be joined with.")
        both = range(cue, cue + 2)
        joined = join_cues(
            state.document,
            state.transcript,
            state.slots_of_cue(cue),
            state.slots_of_cue(cue + 1),
            cue,
        )
        document = state.document.splice_cues(cue, cue + 2, (joined,))
        spoken = cue if state.slots_of_cue(cue) else cue + 1
        part = exchange(state, document, both, [state.language_of_cue(spoken)])
        return cls(part, _with_neighbours(state, both), cue)

    @classmethod
    def of_record(cls, state: Work, record: Fields) -> JoinCues:
        """The command of a record; SessionError if it does not fit the state."""
        return cls.plan(state, record.integer("cue", len(state.document.cues)))

    @property
    def description(self) -> str:
        """Such as "join of cues 3 and 4"."""
        return f"join of cues {self.cue + 1} and {self.cue + 2}"

    def record(self) -> dict[str, Json]:
        """The first cue."""
        return {"do": "join", "cue": self.cue}


@dataclass(frozen=True, slots=True, eq=False)
class SetLanguage(_Restructuring):
    """Sets the language of some cues."""

    changed: tuple[int, ...]
    code: str

    @classmethod
    def plan(cls, state: Work, cues: Iterable[int], code: str) -> SetLanguage:
        """Set the language of `cues` to `code`.

        All words from the first to the last of them are read again. Raises LanguageError for a
        language that is not known, SessionError where there is no cue.
        """
        changed = tuple(sorted(set(cues)))
        if not changed or not 0 <= changed[0] <= changed[-1] < len(state.document.cues):
            raise SessionError("there is no such cue to set a language for.")
        code = language(code).code
        span = range(changed[0], changed[-1] + 1)
        chosen = frozenset(changed)
        codes = [code if cue in chosen else state.language_of_cue(cue) for cue in span]
        part = exchange(state, state.document, span, codes)
        return cls(part, _with_neighbours(state, span), changed, code)

    @classmethod
    def of_record(cls, state: Work, record: Fields) -> SetLanguage:
        """The command of a record; SessionError if it does not fit the state."""
        cues = [cue for cue in record.list("cues") if type(cue) is int]
        return cls.plan(state, cues, record.text("language"))

    @property
    def description(self) -> str:
        """Such as "German for 3 cues"."""
        count = len(self.changed)
        where = f"cue {self.changed[0] + 1}" if count == 1 else f"{count} cues"
        return f"{language(self.code).name} for {where}"

    def record(self) -> dict[str, Json]:
        """The cues and the language."""
        return {"do": "set-language", "cues": list(self.changed), "language": self.code}


@dataclass(frozen=True, slots=True, eq=False)
class Recut:
    """Cuts the document by a plan; decisions and predictions stay with their words."""

    cut_plan: CutPlan
    document_before: CaptionDocument
    transcript_before: Transcript
    after: Cut
    cues: range

    @classmethod
    def plan(cls, work: Work, cut_plan: CutPlan) -> Recut:
        """`cut_plan` is one of `work`. Raises SessionError if it is another document's."""
        after = apply_plan(work.document, work.transcript, cut_plan)
        cues = range(max(len(after.document.cues), len(work.document.cues)))
        return cls(cut_plan, work.document, work.transcript, after, cues)

    @classmethod
    def of_record(cls, work: Work, record: Fields) -> Recut:
        """The command of a record; SessionError if it does not fit the work."""
        return cls.plan(work, CutPlan(tuple(map(_planned_cue, record.list("cues")))))

    @property
    def description(self) -> str:
        """Such as "cut into 120 cues"."""
        return f"cut into {len(self.cut_plan.cues)} cues"

    @property
    def restructures(self) -> bool:
        """Always: the number of cues may change."""
        return True

    def apply(self, work: Work) -> None:
        """Put the new cues in place."""
        work.use(self.after.document, self.after.transcript)

    def revert(self, work: Work) -> None:
        """Put the old cues back."""
        work.use(self.document_before, self.transcript_before)

    def record(self) -> dict[str, Json]:
        """The plan: the number of a kept cue, or words, lines and times of a new one."""
        cues: list[Json] = [
            cue.cue
            if isinstance(cue, KeptCue)
            else [cue.first, cue.stop, list(cue.lines), cue.start_ms, cue.end_ms]
            for cue in self.cut_plan.cues
        ]
        return {"do": "recut", "cues": cues}


def _planned_cue(entry: Json) -> KeptCue | NewCue:
    match entry:
        case int(cue):
            return KeptCue(cue)
        case [int(first), int(stop), [*lines], int(start_ms), int(end_ms)]:
            words = tuple(line for line in lines if isinstance(line, int))
            if abs(start_ms) < _LATEST_MS and abs(end_ms) < _LATEST_MS:
                return NewCue(first, stop, words, start_ms, end_ms)
    raise SessionError("a cue of the cut is not one.")


def _with_neighbours(state: Work, cues: range) -> range:
    """`cues` and the one after, whose first word may change its casing."""
    return range(cues.start, min(cues.stop + 1, len(state.document.cues) + 1))
