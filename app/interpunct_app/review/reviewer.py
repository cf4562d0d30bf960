# SPDX-License-Identifier: Apache-2.0
"""Review of one file: a session of the engine, a cursor in it, and the effects of keys.

The cursor is at the mark of a slot, or at the casing of the word before it. At a cue without words
there is nothing to review.

The engine's history is the only one. Undoable steps, their names and the saved step are read from
it.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, Signal

from interpunct.captions.links import Place
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
from interpunct.review.like_places import LikePlaces
from interpunct.review.queue import Counters, Kind, Order, QueueEntry, ReviewQueue
from interpunct.review.rearranging import Rearrange
from interpunct.review.restructuring import SplitCue
from interpunct.review.session import Session
from interpunct.runtime.predictions import Predictions
from interpunct.transcript.transcript import Transcript, Word
from interpunct.work.uncertainty import Policy, is_unsure
from interpunct.work.work import Alternative, CasingAlternative, Work
from interpunct_app.keys.actions import Action, KeyCommand
from interpunct_app.review.entries import by_kind, entry_of, first_doubt, is_decided, latest
from interpunct_app.translation import told

_MOST_COUNTED = 20_000  # words
_NEVER = object()  # stands for "no step": the file differs from every state of the review
_REMEMBERED = 6
_ONLY_AT_GAPS = (Action.MARK, Action.NO_MARK, Action.SPLIT)
_LONGEST_LOOK = 60.0  # seconds; a longer look is a pause and does not measure a decision


class Reviewer(QObject):
    """Carries out the reviewer's commands and emits what widgets must update.

    `wordless` is the chosen cue without words; there is no `entry` then. `stepped` is emitted at
    every step. `standing_changed` is emitted if the modes, the cues or the saved state change. It
    is also emitted if undo or redo becomes possible or impossible. `modes_returned` is emitted if
    a change of modes is undone or redone. Predictions made under those modes are back then.
    Where `goes_on`, a decision leads to the next doubt; else the cursor stays.
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
        self.work = session.work
        self.queue = ReviewQueue(self.work, policy)
        self._like_places = LikePlaces(self.work)
        self.entry: QueueEntry | None = None
        self.wordless: int | None = None
        self._saved: object = session.saved_step  # None: the file as opened
        self._standing = self._stands()
        self._shown_since = monotonic()
        self.goes_on = True
        self.visit(self.queue.next_entry())

    @property
    def slot(self) -> int | None:
        """Current slot; for a casing, the slot after the word."""
        return None if self.entry is None else self.entry.slot

    @property
    def cue(self) -> int | None:
        """Cue at the cursor; None if there is none."""
        return self.wordless if self.slot is None else self.cue_of(self.slot)

    @property
    def asks_casing(self) -> bool:
        """Whether a word's casing is under review instead of a mark."""
        return self.entry is not None and self.entry.kind is Kind.CASING

    @property
    def doubted_word(self) -> Word | None:
        """Word before the gap under review that the recogniser doubted and nobody confirmed."""
        if self.entry is None or self.asks_casing or is_decided(self.work, self.entry):
            return None
        word = self.work.transcript.words[self.entry.slot]
        return word if is_unsure(word) else None

    @property
    def undoable(self) -> Step | None:
        """Step that `undo` reverts."""
        done = self.session.history.done
        return done[-1] if done else None

    @property
    def redoable(self) -> Step | None:
        """Step that `redo` applies again."""
        undone = self.session.history.undone
        return undone[-1] if undone else None

    @property
    def is_saved(self) -> bool:
        """Whether the file holds exactly the steps done."""
        return self.undoable is self._saved

    def note_saved(self, *, is_saved: bool = True) -> None:
        """Note that the file holds exactly the steps done now, or another state."""
        self._saved = self.undoable if is_saved else _NEVER
        self.stepped.emit()
        self._tell_standing()

    def recent(self) -> list[Decide | DecideCasing]:
        """Last decisions, oldest first."""
        return latest(self.session.history.done, _REMEMBERED)

    def perform(self, command: KeyCommand) -> None:
        """Carry out a key command; a failure is emitted as one sentence."""
        try:
            self._perform(command)
        except InterpunctError as error:
            self.refused.emit(told(error))

    def _perform(self, command: KeyCommand) -> None:
        match command.action:
            case Action.UNDO:
                self.undo()
            case Action.EVERYWHERE:
                self._repeat_last()
            case Action.NEXT_DOUBT:
                self.visit(self.queue.next_entry(self.entry or self._gap_near(-1)))
            case Action.PREVIOUS_DOUBT:
                self.visit(self.queue.previous_entry(self.entry or self._gap_near(0)))
            case Action.NEXT_SLOT if self.entry is None:
                self.visit(self._gap_near(0))
            case Action.PREVIOUS_SLOT if self.entry is None:
                self.visit(self._gap_near(-1))
            case Action.ACCEPT_CUE if self.entry is not None:
                self._accept_cue(self.entry)
            case _ if self.entry is not None:
                self._perform_at(self.entry, command)

    def _gap_near(self, step: int) -> QueueEntry | None:
        """First gap after the chosen cue without words (0), or last gap before it (-1)."""
        if self.wordless is None:
            return None
        slot = self.work.slots_of_cue(self.wordless).start + step
        return QueueEntry(slot) if 0 <= slot < len(self.work.transcript) else None

    def _perform_at(self, entry: QueueEntry, command: KeyCommand) -> None:
        """Carry out a key command at the current entry."""
        acts = self._mark_acts if entry.kind is Kind.MARK else self._casing_acts
        acts(entry.slot, command.argument)[command.action]()

    def _mark_acts(self, slot: int, argument: str) -> dict[Action, Callable[[], None]]:
        return {
            Action.ACCEPT: lambda: self.decide(slot, self._accepted(slot)),
            Action.MARK: lambda: self.decide(slot, argument),
            Action.NO_MARK: lambda: self.decide(slot, ""),
            Action.ALTERNATIVE: lambda: self._take_alternative(slot, int(argument)),
            Action.LOWER: lambda: self._set_casing(slot, Casing.LOWER),
            Action.CAPITAL: lambda: self._set_casing(slot, Casing.CAPITALISED),
            Action.NEXT_SLOT: lambda: self.jump(slot + 1),
            Action.PREVIOUS_SLOT: lambda: self.jump(slot - 1),
            Action.SPLIT: lambda: self.do(SplitCue.plan(self.work, slot)),
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

    def _accepted(self, slot: int) -> str | None:
        """Mark that a confirmed word keeps where others are only suggested; else None."""
        keeps = self.doubted_word is not None and self.work.only_suggests(slot)
        return self.work.mark(slot) if keeps else None

    def _refuse_at_word(self) -> None:
        """Refuse a gap key at a word, since it could mean the gap on either side."""
        self.refused.emit(
            self.tr("The question is the case of a word; set marks at the gaps beside the word.")
        )

    def decide(self, slot: int, mark: str | None) -> None:
        """Set `mark` at `slot` (None: the mark shown) and go on to the next doubt."""
        self._do(Decide.plan(self.work, slot, mark, self._seconds()))
        self._go_on(QueueEntry(slot))

    def decide_casing(self, word: int, casing: Casing | None) -> None:
        """Set the casing of a word (None: the casing shown) and go on to the next doubt."""
        self._do(DecideCasing.plan(self.work, word, casing, self._seconds()))
        self._go_on(QueueEntry(word, Kind.CASING))

    def _go_on(self, decided: QueueEntry) -> None:
        """Visit the doubt after a decided entry, unless the cursor is to stay."""
        self.visit(self.queue.next_entry(decided) if self.goes_on else self.entry)

    def _seconds(self) -> float | None:
        """Seconds since the entry was shown; None for a pause."""
        seconds = monotonic() - self._shown_since
        return seconds if seconds < _LONGEST_LOOK else None

    def accept_all(self, entries: list[QueueEntry]) -> None:
        """Accept the marks and casings shown at `entries`, as one step."""
        slots, words = by_kind(entries)
        self.attempt(lambda work: DecideMany.plan(work, slots, words))
        self._leave_decided()

    def _leave_decided(self) -> None:
        """Visit the next doubt if the current entry is decided by now."""
        if self.wordless is None and (self.entry is None or is_decided(self.work, self.entry)):
            self.visit(self.queue.next_entry(self.entry))

    def like_places(self) -> int:
        """Number of undecided places that are like that of the last decision; 0 in a long file.

        There, reading all words again after a new row would delay a key.
        """
        if len(self.work.transcript) > _MOST_COUNTED:
            return 0
        repeated = self._like_places.of(self.undoable)
        return len(repeated.decisions) + len(repeated.casings)

    def _repeat_last(self) -> None:
        """Decide all like places as in the last decision, as one step."""
        self.do(self._like_places.repeat(self.undoable))
        self._leave_decided()

    def attempt(self, plan: Callable[[Work], Step]) -> bool:
        """Plan and do a step; if it fails, emit the reason and return False."""
        try:
            self.do(plan(self.work))
        except InterpunctError as error:
            self.refused.emit(told(error))
            return False
        return True

    def do(self, step: Step) -> None:
        """Journal and apply a step, without moving the cursor."""
        self._do(step)
        self.moved.emit()

    def undo(self) -> None:
        """Revert the last step and return to its place."""
        step = self._stepped(self.session.undo)
        if step is None:
            return
        self._announce_return(step)
        if isinstance(step.command, Rearrange):
            self._go_to_cue(step.command.first)
        self.visit(entry_of(step) or self.entry)

    def redo(self) -> None:
        """Apply the step undone last again."""
        step = self._stepped(self.session.redo)
        if step is not None:
            self._announce_return(step)
            self.moved.emit()

    def take(self, predictions: Predictions, of: Transcript) -> None:
        """Take in predictions for a finished stretch."""
        try:
            slots = self.session.take(predictions, of)
        except InterpunctError as error:
            slots = predictions.slots  # shown in spite of the error
            self.refused.emit(told(error))
        if not slots:
            return
        words = self.work.transcript.words
        self.cues_changed.emit(words[slots.start].cue, words[slots.stop - 1].cue)
        if self.cue is None:
            self.visit(self.queue.next_entry())
        elif self.slot in slots:
            self._keep_entry(words[slots.start].cue)
            self.moved.emit()

    def set_policy(self, policy: Policy, order: Order) -> None:
        """Change the policy or the order of the queue."""
        self.queue = ReviewQueue(self.work, policy, order)
        self.cues_changed.emit(0, len(self.work.document.cues) - 1)
        if self.wordless is None and (self.entry is None or self.entry not in self.queue):
            self.visit(self.queue.next_entry(self.entry) or self.queue.next_entry())
        self.counted.emit()

    def jump(self, slot: int) -> None:
        """Show the mark of `slot`; do nothing if there is no such slot."""
        if 0 <= slot < len(self.work.transcript):
            self.visit(QueueEntry(slot))

    def visit(self, entry: QueueEntry | None) -> None:
        """Show `entry`; for None, restart the queue unless it is empty."""
        if entry is None and self.entry is not None:
            entry = self.queue.next_entry()
        self.entry = entry
        self.wordless = self.wordless if entry is None else None
        self._shown_since = monotonic()
        self.moved.emit()

    def jump_to_cue(self, cue: int) -> None:
        """Show the first doubt of a cue, or its last slot if it has none.

        A cue without words gets the cursor, with nothing to review.
        """
        if cue != self.cue:
            self._go_to_cue(cue)
            self._shown_since = monotonic()
            self.moved.emit()

    def jump_to_place(self, place: Place) -> None:
        """Show the gap nearest to a place; in a file that has become shorter, its last cue."""
        cue = min(place.cue, len(self.work.document.cues)) - 1
        slots = self.work.slots_of_cue(cue) if cue >= 0 else range(0)
        if place.offset is None or not slots:
            self.jump_to_cue(cue)
            return
        starts, offset = self.work.transcript.slots, place.offset
        self.jump(min(slots, key=lambda slot: abs(starts[slot].start - offset)))

    def _go_to_cue(self, cue: int) -> None:
        """Put the cursor at a cue, or at the last; nowhere in a file without cues."""
        cue = min(cue, len(self.work.document.cues) - 1)
        slots = self.work.slots_of_cue(cue) if cue >= 0 else range(0)
        self.entry = first_doubt(self.queue, slots) if slots else None
        self.wordless = None if slots or cue < 0 else cue

    def cue_of(self, slot: int) -> int:
        """Index of the cue that holds `slot`."""
        return self.work.transcript.words[slot].cue

    def alternatives(self) -> tuple[Alternative, ...]:
        """Alternatives at the current slot."""
        return () if self.slot is None else self.alternatives_at(self.slot)

    def alternatives_at(self, slot: int) -> tuple[Alternative, ...]:
        """Alternatives at `slot`, always in the order of the labels."""
        if self.work.transcript.slots[slot].protected:
            return ()
        return tuple(sorted(self.work.alternatives(slot), key=self._column))

    def _column(self, alternative: Alternative) -> int:
        return self.work.label_set.column(alternative.label)

    def casing_alternatives(self) -> tuple[CasingAlternative, ...]:
        """Casings of the current word, in a fixed order; empty unless a casing is reviewed."""
        if self.entry is None or self.entry.kind is Kind.MARK:
            return ()
        return self.work.casing_alternatives(self.entry.slot)

    def counters(self) -> Counters:
        """Counters of the work left."""
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
        if slot + 1 < len(self.work.transcript):
            self.attempt(lambda work: SetCasing.plan(work, slot + 1, casing))

    def _accept_cue(self, entry: QueueEntry) -> None:
        """Accept the rest of the cue from `entry` on; casings only if the policy reviews them."""
        slots = self.work.slots_of_cue(self.cue_of(entry.slot))
        kinds = Kind if self.queue.policy.capitals else (Kind.MARK,)
        rest = (QueueEntry(slot, kind) for slot in slots for kind in kinds)
        accepted, words = by_kind(it for it in rest if it >= entry)
        self._do(DecideMany.plan(self.work, accepted, words))
        self._go_on(QueueEntry(slots[-1]))

    def _do(self, command: Step) -> None:
        """Journal and apply a step, and announce it; the caller moves the cursor."""
        self.session.do(command)
        self._announce(command)

    def _stepped(self, step: Callable[[], Step | None]) -> Step | None:
        """Step that the engine undid or redid; a journal error is emitted."""
        try:
            return step()
        except InterpunctError as error:
            self.refused.emit(told(error))
            return None

    def _announce(self, command: Step) -> None:
        self._keep_entry(command.cues.start)
        if command.restructures:  # before all else: no widget may show the cues as they were
            self.restructured.emit()
        elif command.cues:
            self.cues_changed.emit(command.cues.start, command.cues.stop - 1)
        self.stepped.emit()
        self._tell_standing(are_others=command.restructures)
        self.counted.emit()

    def _stands(self) -> tuple[object, ...]:
        """State of the review for the window; most steps leave it unchanged."""
        modes = self.work.marks_mode, self.work.casing_mode
        return self.is_saved, self.undoable is None, self.redoable is None, *modes

    def _tell_standing(self, *, are_others: bool = False) -> None:
        """Emit `standing_changed` if that state changed, or if the cues changed (`are_others`)."""
        before, self._standing = self._standing, self._stands()
        if are_others or self._standing != before:
            self.standing_changed.emit()

    def _announce_return(self, step: Step) -> None:
        """Announce an undone or redone step."""
        self._announce(step)
        if isinstance(step.command, SetModes):
            self.modes_returned.emit()

    def _keep_entry(self, changed: int) -> None:
        """Keep the cursor near its place after slots or questions changed, from a cue on.

        A file that has lost its last word has the cursor at that cue.
        """
        last = len(self.work.transcript) - 1
        if self.entry is not None and last >= 0:
            self.entry = self._askable(min(self.entry.slot, last), self.entry.kind)
        elif self.entry is not None or self.wordless is not None:  # which may have words by now
            cue = changed if self.wordless is None else self.wordless
            self._go_to_cue(cue)

    def _askable(self, slot: int, kind: Kind) -> QueueEntry:
        """Entry of the wanted kind; the mark where the model predicts no casing."""
        is_word = kind is Kind.CASING and bool(self.work.casing_alternatives(slot))
        return QueueEntry(slot, Kind.CASING if is_word else Kind.MARK)
