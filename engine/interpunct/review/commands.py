# SPDX-License-Identifier: Apache-2.0
"""Commands that decide marks, casings and modes.

A command describes a request, and the journal stores it. Planned for a work (`plan`, or `step` for
a command from the journal) it becomes a `Step`: the change and its exact inverse.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Protocol

import numpy as np
from msgspec import Meta, Struct, to_builtins

from interpunct.errors import SessionError
from interpunct.labels import PAPER_LABELS, Casing, Label, MarksMode, PaperLabel
from interpunct.marking.casing import CasingMode, shown_casings
from interpunct.marking.rendering import mark_for
from interpunct.runtime.predictions import Rows
from interpunct.sentences import Sentence, counted
from interpunct.transcript.signs import is_mark, label_of
from interpunct.work.decisions import CasingChoice, Decision
from interpunct.work.opening_marks import first_word_of_sentence
from interpunct.work.work import Work

_EXCLAMATION, _COLON = Sentence("exclamation mark"), Sentence("colon")
_ELLIPSIS, _DASH = Sentence("ellipsis"), Sentence("dash")
_NAMES = {
    "!": _EXCLAMATION, "！": _EXCLAMATION, ":": _COLON, "：": _COLON,
    "…": _ELLIPSIS, "...": _ELLIPSIS, "—": _DASH, "–": _DASH, "-": _DASH,
}  # fmt: skip
_LABEL_NAMES = (
    *(Sentence("no mark"), Sentence("comma"), Sentence("period"), Sentence("question mark")),
)
_CASING_NAMES = (Sentence("lower case"), Sentence("capital"), Sentence("upper case"))
_AS_WRITTEN = Sentence("case as written")
_MARKS_NAMES = {
    MarksMode.COMPLETE: Sentence("complete"),
    MarksMode.REPLACE: Sentence("replace"),
    MarksMode.SUGGEST: Sentence("suggest"),
}
_CASING_MODE_NAMES = {
    CasingMode.KEEP: Sentence("keep"),
    CasingMode.SENTENCE: Sentence("sentence"),
    CasingMode.MODEL: Sentence("model"),
}
_SPACES = "\u0020\u00a0\u202f"  # some languages set one before a mark
_LONGEST_MARK = 8

Index = Annotated[int, Meta(ge=0)]
Seconds = Annotated[float, Meta(ge=0, lt=1e9)]


class Command(Protocol):
    """A request to change a work."""

    def step(self, work: Work) -> Step:
        """The step that carries it out; SessionError where it does not fit the work."""


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """One undoable step of a review: a command planned for a work.

    `description` is for the undo text ("period after ‘apples’"). `cues` are the cues to redraw
    after the step is applied or reverted. Where it `restructures`, the number of cues or slots may
    change, and everything from `cues.start` on is to be redrawn.
    """

    command: Command
    description: str
    cues: range
    apply: Callable[[Work], None]
    revert: Callable[[Work], None]
    restructures: bool = False

    def record(self) -> dict[str, object]:
        """The command as the journal stores it; `command_of` of `journal_lines` reads it back."""
        record: dict[str, object] = to_builtins(self.command)
        return record


class DecidedSlot(Struct, frozen=True, omit_defaults=True):
    """A slot, its word `word`, and the decision on it."""

    slot: Index
    word: str
    mark: str
    label: PaperLabel
    seconds: Seconds | None = None

    def decision(self, work: Work) -> Decision:
        """The decision; SessionError for a wrong word or a mark that cannot stand there."""
        check_word(work, self.slot, self.word)
        written = work.transcript.slots[self.slot]
        if written.protected:
            raise SessionError(
                Sentence("gap {slot} is protected: no mark can stand in it.", slot=self.slot)
            )
        code = work.transcript.words[self.slot].language
        if self.mark != written.mark and not may_stand(self.mark, code):
            raise SessionError(
                Sentence("{mark!r} is not a punctuation mark.", mark=self.mark[:20])
            )
        label = work.label_set.read(self.mark, PAPER_LABELS[self.label])
        return Decision(self.mark, label, self.seconds)


class Decide(DecidedSlot, frozen=True, tag_field="do", tag="decide"):
    """Command to set the mark of one slot."""

    @classmethod
    def plan(
        cls, work: Work, slot: int, mark: str | None = None, seconds: float | None = None
    ) -> Step:
        """Set `mark` ("" for none) at `slot`; None accepts the proposed mark.

        The sign of a label of the work (`,` `.` `?`) means the label. It is written in the style
        of the file; any other mark is written as given. Raises SessionError for a protected slot
        and for a text that is not a mark.
        """
        word = work.transcript.words[slot].text
        wanted, label = _wanted(work, slot, mark)
        return cls(slot, word, wanted, label.counts_as, seconds).step(work)

    def step(self, work: Work) -> Step:
        """See `Command`."""
        decision = self.decision(work)
        name = Sentence("{mark} after ‘{word}’", mark=mark_name(decision), word=self.word)
        return _deciding(self, work, {self.slot: decision}, name)


class DecidedCasing(Struct, frozen=True, omit_defaults=True):
    """Word number `index` and its new casing inside sentences."""

    index: Index
    word: str
    casing: Casing
    seconds: Seconds | None = None

    def choice(self, work: Work) -> CasingChoice:
        """The choice; SessionError for a wrong word, or a word that keeps its casing."""
        check_word(work, self.index, self.word)
        if work.transcript.words[self.index].fixed:
            raise _case_is_kept(self.word)
        return CasingChoice(self.casing, inside=True, seconds=self.seconds)


class DecideCasing(DecidedCasing, frozen=True, tag_field="do", tag="decide-casing"):
    """Command to decide the casing of one word for which the model was asked.

    The casing is that of the word itself. If a changed mark makes the word start a sentence, it
    still takes the capital of the sentence; `SetCasing` would prevent that.
    """

    @classmethod
    def plan(
        cls, work: Work, word: int, casing: Casing | None = None, seconds: float | None = None
    ) -> Step:
        """Give word number `word` a casing; None accepts the shown casing.

        Raises SessionError where the model decides no casing, because nothing is proposed then.
        """
        text, shown = work.transcript.words[word].text, work.shown_casing(word)
        if shown is None or np.isnan(work.table.casing_confidences[word]):
            where = Sentence("cue {number}", number=work.transcript.words[word].cue + 1)
            raise SessionError(
                Sentence("no case is proposed for ‘{word}’.", word=text), where=where
            )
        return cls(word, text, shown if casing is None else casing, seconds).step(work)

    def step(self, work: Work) -> Step:
        """See `Command`."""
        name = Sentence("{casing} for ‘{word}’", casing=_CASING_NAMES[self.casing], word=self.word)
        return _deciding(self, work, {}, name, {self.index: self.choice(work)})


class DecideMany(Struct, frozen=True, tag_field="do", tag="decide-many"):
    """Command to set the marks of many slots and the casings of many words as one step."""

    decisions: tuple[DecidedSlot, ...]
    casings: tuple[DecidedCasing, ...] = ()

    @classmethod
    def plan(cls, work: Work, slots: Iterable[int], words: Iterable[int] = ()) -> Step:
        """Accept the proposals at the undecided `slots` and for the undecided `words`.

        Protected slots are skipped, and words whose casing the model does not decide. To accept
        the rest above a threshold, pass the entries of `certain(work, threshold)` of the queue.
        """
        written = work.transcript.slots
        accepted = (
            _accepted(work, slot)
            for slot in sorted(set(slots))
            if slot not in work.decisions and not written[slot].protected
        )
        return cls(tuple(accepted), _accepted_casings(work, words)).step(work)

    def step(self, work: Work) -> Step:
        """See `Command`."""
        decisions = {entry.slot: entry.decision(work) for entry in self.decisions}
        choices = {entry.index: entry.choice(work) for entry in self.casings}
        count = len(decisions) + len(choices)
        name = counted(count, one="1 decision", many="{count} decisions")
        return _deciding(self, work, decisions, name, choices)


class SetCasing(Struct, frozen=True, tag_field="do", tag="set-casing"):
    """Command to set the casing of word number `index`, or its casing as written (None)."""

    index: Index
    word: str
    casing: Casing | None

    @classmethod
    def plan(cls, work: Work, word: int, casing: Casing | None) -> Step:
        """Set the casing of word number `word`; None keeps it as written.

        Raises SessionError for a word that always keeps its casing.
        """
        found = work.transcript.words[word]
        if found.fixed and casing is not None:
            raise _case_is_kept(found.text)
        return cls(word, found.text, casing).step(work)

    def step(self, work: Work) -> Step:
        """See `Command`."""
        check_word(work, self.index, self.word)
        cue = work.transcript.words[self.index].cue
        name = _AS_WRITTEN if self.casing is None else _CASING_NAMES[self.casing]
        return Step(
            self,
            Sentence("{casing} for ‘{word}’", casing=name, word=self.word),
            range(cue, cue + 1),
            partial(Work.choose_casing, word=self.index, choice=CasingChoice(self.casing)),
            partial(Work.choose_casing, word=self.index, choice=work.casings.get(self.index)),
        )


def _case_is_kept(word: str) -> SessionError:
    return SessionError(Sentence("the case of ‘{word}’ cannot be changed.", word=word))


class SetModes(Struct, frozen=True, tag_field="do", tag="set-modes"):
    """Command to set the modes of marks and casing; every undecided slot gets a new proposal."""

    marks: MarksMode
    casing: CasingMode

    @classmethod
    def plan(cls, work: Work, marks: MarksMode, casing: CasingMode) -> Step:
        """Use these modes from now on."""
        return cls(marks, casing).step(work)

    def step(self, work: Work) -> Step:
        """See `Command`."""
        switch = _ModeSwitch(work, self.marks, self.casing)
        return Step(
            self,
            Sentence(
                "marks: {marks}, case: {casing}",
                marks=_MARKS_NAMES[self.marks],
                casing=_CASING_MODE_NAMES[self.casing],
            ),
            range(len(work.document.cues)),
            switch.apply,
            switch.revert,
        )


class _ModeSwitch:
    """Switch between modes and back.

    Where marks are replaced the model reads a different text, and all predictions are made again.
    The old predictions are then stored and restored with the modes.
    """

    def __init__(self, work: Work, marks: MarksMode, casing: CasingMode) -> None:
        self._before = (work.marks_mode, work.casing_mode)
        self._after = (marks, casing)
        self._is_seen_otherwise = (work.marks_mode is MarksMode.REPLACE) is not (
            marks is MarksMode.REPLACE
        )
        self._kept: Rows | None = None

    def apply(self, work: Work) -> None:
        self._switch(work, *self._after)

    def revert(self, work: Work) -> None:
        self._switch(work, *self._before)

    def _switch(self, work: Work, marks: MarksMode, casing: CasingMode) -> None:
        now = work.predicted() if self._is_seen_otherwise else None
        work.use_modes(marks, casing)
        if self._kept is not None:
            work.put_back(self._kept)
        self._kept = now


class Part(Protocol):
    """A change of a work and its exact inverse."""

    def apply(self, work: Work, /) -> None:
        """Make the change."""

    def revert(self, work: Work, /) -> None:
        """Undo the change."""


@dataclass(frozen=True, slots=True, eq=False)
class Consecutive:
    """Consecutive changes; each was made for the result of the previous one."""

    parts: tuple[Part, ...]

    def apply(self, work: Work) -> None:
        """Make all changes."""
        for part in self.parts:
            part.apply(work)

    def revert(self, work: Work) -> None:
        """Undo all changes, the last first."""
        for part in reversed(self.parts):
            part.revert(work)


def mark_name(decision: Decision) -> str:
    """Name of a decided mark."""
    return _NAMES.get(decision.mark.strip()) or _LABEL_NAMES[decision.label.counts_as]


def may_stand(text: str, language_code: str) -> bool:
    """Whether `text` can be written in a slot: empty, or mark signs after optional spaces."""
    return not text or (
        len(text) <= _LONGEST_MARK and is_mark(text.lstrip(_SPACES), language_code)
    )


def check_word(work: Work, index: int, word: str) -> None:
    """Raise SessionError unless word number `index` of `work` reads `word`."""
    words = work.transcript.words
    if not index < len(words) or words[index].text != word:
        raise SessionError(
            Sentence(
                "there is no word number {index} that reads {word!r}.", index=index, word=word
            )
        )


def check_cue(work: Work, cue: int) -> None:
    """Raise SessionError unless `work` has a cue with this number, from 0."""
    if not 0 <= cue < len(work.document.cues):
        raise SessionError(Sentence("there is no cue number {number}.", number=cue + 1))


def _wanted(work: Work, slot: int, mark: str | None) -> tuple[str, Label]:
    """The mark to write at `slot` for the requested mark, and its label."""
    written = work.transcript.slots[slot]
    word = work.transcript.words[slot]
    if written.protected:
        raise SessionError(
            Sentence("no mark can stand after ‘{word}’.", word=word.text),
            where=Sentence("cue {number}", number=word.cue + 1),
            remedy="Edit the text of the cue instead.",
        )
    if mark is None:
        return work.proposed(slot)
    for label in work.label_set.marks:
        if mark == label.sign:
            return mark_for(label, word.language, work.habit), label
    if mark != written.mark and not may_stand(mark, word.language):
        raise SessionError(
            Sentence("{mark!r} is not a punctuation mark.", mark=mark),
            where=Sentence("cue {number}", number=word.cue + 1),
        )
    return mark, work.label_set.read(mark, label_of(mark, word.language))


def _accepted(work: Work, slot: int) -> DecidedSlot:
    """The decision for the proposed mark at `slot`."""
    mark, label = work.proposed(slot)
    return DecidedSlot(slot, work.transcript.words[slot].text, mark, label.counts_as)


def _accepted_casings(work: Work, words: Iterable[int]) -> tuple[DecidedCasing, ...]:
    """The model's casings of the undecided `words`."""
    asked = [
        word
        for word in sorted(set(words))
        if word not in work.casings and not np.isnan(work.table.casing_confidences[word])
    ]
    shown = shown_casings(work.table.casing_probabilities[asked]).tolist()
    texts = (work.transcript.words[word].text for word in asked)
    return tuple(map(DecidedCasing, asked, texts, map(Casing, shown)))


def _deciding(
    command: Command,
    work: Work,
    decisions: Mapping[int, Decision],
    description: str,
    casings: Mapping[int, CasingChoice] | None = None,
) -> Step:
    """The step that sets these decisions, by slot, and these `casings`, by word."""
    casings = casings or {}
    before = {slot: work.decisions.get(slot) for slot in decisions}
    cased_before = {word: work.casings.get(word) for word in casings}
    changed = [*decisions, *casings]
    cues = _cues_around(work, min(changed), max(changed)) if changed else range(0)
    apply = partial(_decide, decisions=decisions, casings=casings)
    revert = partial(_decide, decisions=before, casings=cased_before)
    return Step(command, description, cues, apply, revert)


def _decide(
    work: Work,
    decisions: Mapping[int, Decision | None],
    casings: Mapping[int, CasingChoice | None],
) -> None:
    for slot, decision in decisions.items():
        work.decide(slot, decision)
    for word, choice in casings.items():
        work.choose_casing(word, choice)


def _cues_around(work: Work, first: int, last: int) -> range:
    """The cues whose text may change with marks from `first` to `last`.

    Casing and the opening marks of questions follow marks.
    """
    words = work.transcript.words
    following = min(last + 2, len(words) - 1)  # over a clitic: Dutch 's
    if first and work.habit.openings:
        first = first_word_of_sentence(work, first - 1)
    return range(words[first].cue, words[following].cue + 1)
