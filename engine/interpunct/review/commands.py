# SPDX-License-Identifier: Apache-2.0
"""Commands that decide marks and casings: each with its exact inverse, a text and a record.

A command is made for a state by its `plan`, is frozen, and holds what it needs to be applied and
reverted any number of times. Its record (plain JSON) holds what it needs to be planned again on
the same state, after a crash.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from interpunct.errors import SessionError
from interpunct.punctuate.rendering import mark_for
from interpunct.review.records import Fields
from interpunct.transcript.labels import Casing, Label
from interpunct.transcript.signs import is_mark as is_sign
from interpunct.transcript.signs import label_of
from interpunct.work.decisions import CasingChoice, Decision

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from interpunct.review.records import Json
    from interpunct.work.work import Work

_KEYS = {",": Label.COMMA, ".": Label.PERIOD, "?": Label.QUESTION}
_NAMES = {
    "!": "exclamation mark", "！": "exclamation mark", ":": "colon", "：": "colon",
    "…": "ellipsis", "...": "ellipsis", "—": "dash", "–": "dash", "-": "dash",
}  # fmt: skip
_LABEL_NAMES = ("no mark", "comma", "period", "question mark")
_CASING_NAMES = ("lower case", "capital", "upper case")
_SPACES = "\u0020\u00a0\u202f"  # some languages set one before a mark
_LONGEST_MARK = 8


class Command(Protocol):
    """One undoable step of a review.

    `description` is for the undo text ("period after ‘apples’"). `cues` are the cues to show
    again once it is applied or reverted; where it `restructures`, the number of cues or slots may
    change, and everything from `cues.start` on is to be shown again.
    """

    @property
    def description(self) -> str:
        """What it does, in a few words."""

    @property
    def cues(self) -> range:
        """The cues to show again."""

    @property
    def restructures(self) -> bool:
        """Whether the number of cues or slots may change."""

    def apply(self, state: Work) -> None:
        """Do it."""

    def revert(self, state: Work) -> None:
        """Undo it exactly."""

    def record(self) -> dict[str, Json]:
        """What `command_of` of the journal makes the command of again."""


@dataclass(frozen=True, slots=True)
class Decide:
    """Sets the mark of one slot, the one after `word`."""

    slot: int
    word: str
    before: Decision | None
    after: Decision
    cues: range

    @classmethod
    def plan(
        cls, state: Work, slot: int, mark: str | None = None, seconds: float | None = None
    ) -> Decide:
        """Set `mark` ("" for none) at `slot`; None accepts the mark that is proposed.

        A plain `,` `.` or `?` stands for its label, and is written as the file writes it; any
        other mark is written as given. Raises SessionError for a protected slot and for a text
        that is no mark.
        """
        written, label = _wanted(state, slot, mark)
        return cls._to(state, slot, Decision(written, label, seconds))

    @classmethod
    def of_record(cls, state: Work, record: Fields) -> Decide:
        """The command of a record; SessionError if it does not fit the state."""
        slot = _checked_slot(state, record.values.get("slot"), record.values.get("word"))
        decision = _checked_decision(state, slot, record)
        return cls._to(state, slot, decision)

    @classmethod
    def _to(cls, state: Work, slot: int, after: Decision) -> Decide:
        before = state.decisions.get(slot)
        word = state.transcript.words[slot].text
        return cls(slot, word, before, after, _cues_around(state, slot, slot))

    @property
    def description(self) -> str:
        """Such as "period after ‘apples’"."""
        return f"{mark_name(self.after)} after ‘{self.word}’"

    @property
    def restructures(self) -> bool:
        """Never."""
        return False

    def apply(self, state: Work) -> None:
        """Put the decision in place."""
        state.decide(self.slot, self.after)

    def revert(self, state: Work) -> None:
        """Put back what was there."""
        state.decide(self.slot, self.before)

    def record(self) -> dict[str, Json]:
        """Slot, word, and what is set."""
        return {"do": "decide", "slot": self.slot, "word": self.word, **_recorded(self.after)}


@dataclass(frozen=True, slots=True)
class DecideMany:
    """Sets the marks of many slots as one step: (slot, word, before, after) for each."""

    changes: tuple[tuple[int, str, Decision | None, Decision], ...]
    cues: range

    @classmethod
    def plan(cls, state: Work, slots: Iterable[int]) -> DecideMany:
        """Accept what is proposed at each of `slots` that has no decision yet.

        Protected slots are passed over. To accept the rest above a threshold, give
        `certain(state, threshold)` of the queue.
        """
        accepted = {
            slot: Decision(*state.proposed(slot))
            for slot in slots
            if slot not in state.decisions and not state.transcript.slots[slot].protected
        }
        return cls._to(state, accepted)

    @classmethod
    def plan_marks(cls, state: Work, marks: Mapping[int, str]) -> DecideMany:
        """Set these marks ("" for none), as `Decide.plan` would each."""
        return cls._to(
            state, {slot: Decision(*_wanted(state, slot, mark)) for slot, mark in marks.items()}
        )

    @classmethod
    def of_record(cls, state: Work, record: Fields) -> DecideMany:
        """The command of a record; SessionError if it does not fit the state."""
        decisions: dict[int, Decision] = {}
        for entry in record.list("decisions"):
            fields = Fields.of(entry)
            slot = _checked_slot(state, fields.values.get("slot"), fields.values.get("word"))
            decisions[slot] = _checked_decision(state, slot, fields)
        return cls._to(state, decisions)

    @classmethod
    def _to(cls, state: Work, decisions: Mapping[int, Decision]) -> DecideMany:
        words = state.transcript.words
        changes = tuple(
            (slot, words[slot].text, state.decisions.get(slot), after)
            for slot, after in sorted(decisions.items())
        )
        cues = _cues_around(state, changes[0][0], changes[-1][0]) if changes else range(0)
        return cls(changes, cues)

    @property
    def description(self) -> str:
        """Such as "120 decisions"."""
        return f"{len(self.changes)} decisions" if len(self.changes) != 1 else "1 decision"

    @property
    def restructures(self) -> bool:
        """Never."""
        return False

    def apply(self, state: Work) -> None:
        """Put all decisions in place."""
        for slot, _, _, after in self.changes:
            state.decide(slot, after)

    def revert(self, state: Work) -> None:
        """Put back what was there."""
        for slot, _, before, _ in self.changes:
            state.decide(slot, before)

    def record(self) -> dict[str, Json]:
        """A list of slots, words, and what is set."""
        entries: list[Json] = [
            {"slot": slot, "word": word, **_recorded(after)}
            for slot, word, _, after in self.changes
        ]
        return {"do": "decide-many", "decisions": entries}


@dataclass(frozen=True, slots=True)
class SetCasing:
    """Sets the casing of word number `index`, or its casing as written."""

    index: int
    word: str
    before: CasingChoice | None
    after: CasingChoice
    cues: range

    @classmethod
    def plan(cls, state: Work, word: int, casing: Casing | None) -> SetCasing:
        """Set the casing of word number `word`; None keeps it as written."""
        entry = state.transcript.words[word]
        cues = range(entry.cue, entry.cue + 1)
        return cls(word, entry.text, state.casings.get(word), CasingChoice(casing), cues)

    @classmethod
    def of_record(cls, state: Work, record: Fields) -> SetCasing:
        """The command of a record; SessionError if it does not fit the state."""
        index = _checked_slot(state, record.values.get("index"), record.values.get("word"))
        if record.values.get("casing") is None:
            return cls.plan(state, index, None)
        return cls.plan(state, index, Casing(record.integer("casing", len(Casing))))

    @property
    def description(self) -> str:
        """Such as "capital for ‘apples’"."""
        casing = self.after.casing
        name = "case as written" if casing is None else _CASING_NAMES[casing]
        return f"{name} for ‘{self.word}’"

    @property
    def restructures(self) -> bool:
        """Never."""
        return False

    def apply(self, state: Work) -> None:
        """Put the casing in place."""
        state.choose_casing(self.index, self.after)

    def revert(self, state: Work) -> None:
        """Put back what was there."""
        state.choose_casing(self.index, self.before)

    def record(self) -> dict[str, Json]:
        """Word and casing."""
        casing = self.after.casing
        number = None if casing is None else int(casing)
        return {"do": "set-casing", "index": self.index, "word": self.word, "casing": number}


def mark_name(decision: Decision) -> str:
    """What a decided mark is called in English."""
    return _NAMES.get(decision.mark.strip()) or _LABEL_NAMES[decision.label]


def is_mark(text: str, language_code: str) -> bool:
    """Whether `text` can stand in a slot: nothing, or mark signs after at most some spaces."""
    return not text or (
        len(text) <= _LONGEST_MARK and is_sign(text.lstrip(_SPACES), language_code)
    )


def _wanted(state: Work, slot: int, mark: str | None) -> tuple[str, Label]:
    """The mark to write at `slot` for what was asked, and its label."""
    written = state.transcript.slots[slot]
    word = state.transcript.words[slot]
    if written.protected:
        raise SessionError(
            f"no mark can stand after ‘{word.text}’.",
            where=f"cue {word.cue + 1}",
            remedy="Edit the text of the cue instead.",
        )
    if mark is None:
        return state.proposed(slot)
    if mark in _KEYS:
        return mark_for(_KEYS[mark], word.language, state.habit), _KEYS[mark]
    if mark != written.mark and not is_mark(mark, word.language):
        raise SessionError(f"{mark!r} is not a punctuation mark.", where=f"cue {word.cue + 1}")
    return mark, label_of(mark, word.language)


def _cues_around(state: Work, first: int, last: int) -> range:
    """The cues whose text may change with marks from `first` to `last`: casing follows marks."""
    words = state.transcript.words
    following = min(last + 2, len(words) - 1)  # over a clitic: Dutch 's
    return range(words[first].cue, words[following].cue + 1)


def _recorded(decision: Decision) -> dict[str, Json]:
    fields: dict[str, Json] = {"mark": decision.mark, "label": int(decision.label)}
    return fields if decision.seconds is None else {**fields, "seconds": decision.seconds}


def _checked_slot(state: Work, slot: Json, word: Json) -> int:
    """`slot`, if it is one and follows `word`."""
    words = state.transcript.words
    if type(slot) is not int or not 0 <= slot < len(words) or words[slot].text != word:
        raise SessionError(f"there is no word number {slot!r} that reads {word!r}.")
    return slot


def _checked_decision(state: Work, slot: int, fields: Fields) -> Decision:
    mark = fields.text("mark")
    written = state.transcript.slots[slot]
    if written.protected:
        raise SessionError(f"slot {slot} is protected.")
    if mark != written.mark and not is_mark(mark, state.transcript.words[slot].language):
        raise SessionError(f"{mark[:20]!r} is not a punctuation mark.")
    return Decision(mark, Label(fields.integer("label", len(Label))), fields.seconds("seconds"))
