# SPDX-License-Identifier: Apache-2.0
"""The review of one file: a session of the engine, a cursor in it, and what the keys do.

The cursor is at the mark of a slot, at the casing of the word before it, or at a cue without
words, where nothing is asked.

The history of the engine is the only one: what can be undone, what that is called and which step
was saved are read from it.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, Signal

from interpunct.errors import InterpunctError
from interpunct.labels import Casing
from interpunct.review.commands import (
    Decide,
    DecideCasing,
    DecideMany,
    SetCasing,
    SetModes,
    Step,
)
from interpunct.review.queue import Counters, Kind, Order, QueueEntry, ReviewQueue
from interpunct.review.restructuring import SplitCue
from interpunct.review.session import Session
from interpunct.runtime.predictions import Predictions
from interpunct.transcript.transcript import Transcript
from interpunct.work.uncertainty import Policy
from interpunct.work.work import Alternative, CasingAlternative, Work
from interpunct_app.keys.actions import Action, KeyCommand
from interpunct_app.review.entries import by_kind, entry_of, first_doubt, is_decided, latest
from interpunct_app.translation import told

_NEVER = object()  # no step after which the file would be as it is shown
_REMEMBERED = 6
_ONLY_AT_GAPS = (Action.MARK, Action.NO_MARK, Action.SPLIT)
_LONGEST_LOOK = 60.0  # seconds; longer than that is a pause, no measure of a decision


class Reviewer(QObject):
    """Carries out what the reviewer asks, and tells the widgets what to show again.

    `wordless` is the cue without words that the user chose; then there is no `entry`.
    `stepped` comes with every step, `standing_changed` with one after which the file is saved or
    no longer, something else can be undone or done again, or the cues or modes are others.
    `modes_returned` tells that a change of modes was undone or done again: what was predicted
    under them is back, as far as it had come.
    """

    moved = Signal()
    cues_changed = Signal(int, int)
    restructured = Signal()
    counted = Signal()
    refused = Signal(str)
    stepped = Signal()
    standing_changed = Signal()
    modes_returned = Signal()

    def __init__(self, session: Session, policy: Policy) -> None:
        super().__init__()
        self.session = session
        self.state = session.state
        self.queue = ReviewQueue(self.state, policy)
        self.entry: QueueEntry | None = None
        self.wordless: int | None = None
        self._saved: object = session.saved_step  # None: the file as it was opened
        self._standing = self._stands()
        self._shown_since = monotonic()
        self.visit(self.queue.next_entry())

    @property
    def slot(self) -> int | None:
        """The slot shown; where a casing is asked for, the one after the word."""
        return None if self.entry is None else self.entry.slot

    @property
    def cue(self) -> int | None:
        """The cue that the review is at; None where it is at none."""
        return self.wordless if self.slot is None else self.cue_of(self.slot)

    @property
    def asks_casing(self) -> bool:
        """Whether the casing of a word is asked for, and not a mark."""
        return self.entry is not None and self.entry.kind is Kind.CASING

    @property
    def undoable(self) -> Step | None:
        """The step that `undo` takes back."""
        done = self.session.history.done
        return done[-1] if done else None

    @property
    def redoable(self) -> Step | None:
        """The step that `redo` does again."""
        undone = self.session.history.undone
        return undone[-1] if undone else None

    @property
    def is_saved(self) -> bool:
        """Whether the file holds every step and no other."""
        return self.undoable is self._saved

    def note_saved(self, *, is_saved: bool = True) -> None:
        """Note that the file holds every step up to now and no other, or something else."""
        self._saved = self.undoable if is_saved else _NEVER
        self.stepped.emit()
        self._tell_standing()

    def recent(self) -> list[Decide | DecideCasing]:
        """The last decisions, oldest first."""
        return latest(self.session.history.done, _REMEMBERED)

    def perform(self, command: KeyCommand) -> None:
        """Do what a key asks; what cannot be done is told in one sentence."""
        try:
            self._perform(command)
        except InterpunctError as error:
            self.refused.emit(told(error))

    def _perform(self, command: KeyCommand) -> None:
        match command.action:
            case Action.UNDO:
                self.undo()
            case Action.NEXT_DOUBT:
                self.visit(self.queue.next_entry(self.entry or self._gap_near(-1)))
            case Action.PREVIOUS_DOUBT:
                self.visit(self.queue.previous_entry(self.entry or self._gap_near(0)))
            case Action.NEXT_SLOT if self.entry is None:
                self.visit(self._gap_near(0))
            case Action.PREVIOUS_SLOT if self.entry is None:
                self.visit(self._gap_near(-1))
            case _ if self.entry is not None:
                self._perform_at(self.entry, command)

    def _gap_near(self, step: int) -> QueueEntry | None:
        """The first gap after the chosen cue without words (0), or the last before it (-1)."""
        if self.wordless is None:
            return None
        slot = self.state.slots_of_cue(self.wordless).start + step
        return QueueEntry(slot) if 0 <= slot < len(self.state.transcript) else None

    def _perform_at(self, entry: QueueEntry, command: KeyCommand) -> None:
        """Do what a key asks of what is shown."""
        acts = self._mark_acts if entry.kind is Kind.MARK else self._casing_acts
        shared: dict[Action, Callable[[], None]] = {
            Action.ACCEPT_CUE: lambda: self._accept_cue(entry),
        }
        (shared | acts(entry.slot, command.argument))[command.action]()

    def _mark_acts(self, slot: int, argument: str) -> dict[Action, Callable[[], None]]:
        return {
            Action.ACCEPT: lambda: self.decide(slot, None),
            Action.MARK: lambda: self.decide(slot, argument),
            Action.NO_MARK: lambda: self.decide(slot, ""),
            Action.ALTERNATIVE: lambda: self._take_alternative(slot, int(argument)),
            Action.LOWER: lambda: self._set_casing(slot, Casing.LOWER),
            Action.CAPITAL: lambda: self._set_casing(slot, Casing.CAPITALISED),
            Action.NEXT_SLOT: lambda: self.jump(slot + 1),
            Action.PREVIOUS_SLOT: lambda: self.jump(slot - 1),
            Action.SPLIT: lambda: self.do(SplitCue.plan(self.state, slot)),
        }

    def _casing_acts(self, word: int, argument: str) -> dict[Action, Callable[[], None]]:
        return {
            Action.ACCEPT: lambda: self.decide_casing(word, None),
            Action.ALTERNATIVE: lambda: self._take_casing(word, int(argument)),
            Action.LOWER: lambda: self.decide_casing(word, Casing.LOWER),
            Action.CAPITAL: lambda: self.decide_casing(word, Casing.CAPITALISED),
            Action.NEXT_SLOT: lambda: self.jump(word),
            Action.PREVIOUS_SLOT: lambda: self.jump(word - 1),
            **dict.fromkeys(_ONLY_AT_GAPS, self._refuse_at_word),
        }

    def _refuse_at_word(self) -> None:
        """Say that a key is for a gap: two gaps are next to a word, and it may mean either."""
        self.refused.emit(
            self.tr("This asks for the case of a word; marks are set at the gaps beside it.")
        )

    def decide(self, slot: int, mark: str | None) -> None:
        """Set `mark` at `slot` (None: the one shown) and go on to the next doubt."""
        self._do(Decide.plan(self.state, slot, mark, self._seconds()))
        self.visit(self.queue.next_entry(QueueEntry(slot)))

    def decide_casing(self, word: int, casing: Casing | None) -> None:
        """Give a word `casing` (None: the one shown) and go on to the next doubt."""
        self._do(DecideCasing.plan(self.state, word, casing, self._seconds()))
        self.visit(self.queue.next_entry(QueueEntry(word, Kind.CASING)))

    def _seconds(self) -> float | None:
        """How long what is shown was looked at; None for a pause."""
        seconds = monotonic() - self._shown_since
        return seconds if seconds < _LONGEST_LOOK else None

    def accept_all(self, entries: list[QueueEntry]) -> None:
        """Accept what is shown at `entries`, as one step."""
        slots, words = by_kind(entries)
        self.attempt(lambda state: DecideMany.plan(state, slots, words))
        if self.wordless is None and (self.entry is None or is_decided(self.state, self.entry)):
            self.visit(self.queue.next_entry(self.entry))

    def attempt(self, plan: Callable[[Work], Step]) -> bool:
        """Plan a step and do it; what cannot be done is told in one sentence, and False."""
        try:
            self.do(plan(self.state))
        except InterpunctError as error:
            self.refused.emit(told(error))
            return False
        return True

    def do(self, step: Step) -> None:
        """Journal and apply a step; the slot stays."""
        self._do(step)
        self.moved.emit()

    def undo(self) -> None:
        """Take the last step back and return to where it was made."""
        step = self._stepped(self.session.undo)
        if step is None:
            return
        self._announce_return(step)
        self.visit(entry_of(step) or self.entry)

    def redo(self) -> None:
        """Do the step undone last again."""
        step = self._stepped(self.session.redo)
        if step is not None:
            self._announce_return(step)
            self.moved.emit()

    def take(self, predictions: Predictions, of: Transcript) -> None:
        """Take in a finished stretch of predictions."""
        try:
            slots = self.session.take(predictions, of)
        except InterpunctError as error:
            slots = predictions.slots  # shown all the same
            self.refused.emit(told(error))
        if not slots:
            return
        words = self.state.transcript.words
        self.cues_changed.emit(words[slots.start].cue, words[slots.stop - 1].cue)
        if self.cue is None:
            self.visit(self.queue.next_entry())
        elif self.slot in slots:
            self._keep_entry()
            self.moved.emit()

    def set_policy(self, policy: Policy, order: Order) -> None:
        """Ask for other slots, or in another order."""
        self.queue = ReviewQueue(self.state, policy, order)
        self.cues_changed.emit(0, len(self.state.document.cues) - 1)
        if self.wordless is None and (self.entry is None or self.entry not in self.queue):
            self.visit(self.queue.next_entry(self.entry) or self.queue.next_entry())
        self.counted.emit()

    def jump(self, slot: int) -> None:
        """Show the mark of `slot`; where there is no such slot, nothing changes."""
        if 0 <= slot < len(self.state.transcript):
            self.visit(QueueEntry(slot))

    def visit(self, entry: QueueEntry | None) -> None:
        """Show `entry`; for None the queue begins anew, unless nothing is left in it."""
        if entry is None and self.entry is not None:
            entry = self.queue.next_entry()
        self.entry = entry
        self.wordless = self.wordless if entry is None else None
        self._shown_since = monotonic()
        self.moved.emit()

    def jump_to_cue(self, cue: int) -> None:
        """Show the first doubt of a cue, or its last slot where it has none.

        A cue without words is where the review is then, with nothing asked.
        """
        if cue != self.cue:
            self._go_to_cue(cue)
            self._shown_since = monotonic()
            self.moved.emit()

    def _go_to_cue(self, cue: int) -> None:
        if slots := self.state.slots_of_cue(cue):
            self.entry, self.wordless = first_doubt(self.queue, slots), None
        else:
            self.entry, self.wordless = None, cue

    def cue_of(self, slot: int) -> int:
        """The index of the cue that holds `slot`."""
        return self.state.transcript.words[slot].cue

    def alternatives(self) -> tuple[Alternative, ...]:
        """What may stand at the slot shown."""
        return () if self.slot is None else self.alternatives_at(self.slot)

    def alternatives_at(self, slot: int) -> tuple[Alternative, ...]:
        """What may stand at `slot`, always in the same order: that of the labels."""
        if self.state.transcript.slots[slot].protected:
            return ()
        return tuple(sorted(self.state.alternatives(slot), key=self._column))

    def _column(self, alternative: Alternative) -> int:
        return self.state.label_set.column(alternative.label)

    def casing_alternatives(self) -> tuple[CasingAlternative, ...]:
        """The casings of the word shown, always in the same order; none where none is asked."""
        if self.entry is None or self.entry.kind is Kind.MARK:
            return ()
        return self.state.casing_alternatives(self.entry.slot)

    def counters(self) -> Counters:
        """What is left to do."""
        return self.queue.counters()

    def _take_alternative(self, slot: int, number: int) -> None:
        choices = self.alternatives()
        if number <= len(choices):
            self.decide(slot, choices[number - 1].mark)

    def _take_casing(self, word: int, number: int) -> None:
        choices = self.casing_alternatives()
        if number <= len(choices):
            self.decide_casing(word, choices[number - 1].casing)

    def _set_casing(self, slot: int, casing: Casing) -> None:
        """Set the casing of the word after `slot`."""
        if slot + 1 < len(self.state.transcript):
            self.do(SetCasing.plan(self.state, slot + 1, casing))

    def _accept_cue(self, entry: QueueEntry) -> None:
        """Accept what is shown from `entry` on in its cue; casings only where they are asked."""
        slots = self.state.slots_of_cue(self.cue_of(entry.slot))
        kinds = Kind if self.queue.policy.capitals else (Kind.MARK,)
        rest = (QueueEntry(slot, kind) for slot in slots for kind in kinds)
        accepted, words = by_kind(it for it in rest if it >= entry)
        self._do(DecideMany.plan(self.state, accepted, words))
        self.visit(self.queue.next_entry(QueueEntry(slots[-1])))

    def _do(self, command: Step) -> None:
        """Journal, apply, and tell which cues changed; the caller says which slot is shown."""
        self.session.do(command)
        self._announce(command)

    def _stepped(self, step: Callable[[], Step | None]) -> Step | None:
        """What the engine stepped over; a journal that cannot be written is told."""
        try:
            return step()
        except InterpunctError as error:
            self.refused.emit(told(error))
            return None

    def _announce(self, command: Step) -> None:
        self.stepped.emit()
        self._tell_standing(are_others=command.restructures)
        self._keep_entry()
        if command.restructures:
            self.restructured.emit()
        elif command.cues:
            self.cues_changed.emit(command.cues.start, command.cues.stop - 1)
        self.counted.emit()

    def _stands(self) -> tuple[object, ...]:
        """What the window shows of all steps together: most leave it as it was."""
        modes = self.state.marks_mode, self.state.casing_mode
        return self.is_saved, self.undoable is None, self.redoable is None, *modes

    def _tell_standing(self, *, are_others: bool = False) -> None:
        """Tell where that is another, or the cues `are_others`."""
        before, self._standing = self._standing, self._stands()
        if are_others or self._standing != before:
            self.standing_changed.emit()

    def _announce_return(self, step: Step) -> None:
        """Announce a step that was undone or done again."""
        self._announce(step)
        if isinstance(step.command, SetModes):
            self.modes_returned.emit()

    def _keep_entry(self) -> None:
        """Stay near where the reviewer was when there are other slots, or other questions."""
        last = len(self.state.transcript) - 1
        if self.wordless is not None:  # which may have words by now
            self._go_to_cue(min(self.wordless, len(self.state.document.cues) - 1))
        elif self.entry is not None:
            slot = min(self.entry.slot, last)
            self.entry = self._askable(slot, self.entry.kind) if last >= 0 else None

    def _askable(self, slot: int, kind: Kind) -> QueueEntry:
        """What can be asked there: the mark where the model decides no casing."""
        is_word = kind is Kind.CASING and bool(self.state.casing_alternatives(slot))
        return QueueEntry(slot, Kind.CASING if is_word else Kind.MARK)
