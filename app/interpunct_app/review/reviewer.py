# SPDX-License-Identifier: Apache-2.0
"""The review of one file: a session of the engine, a cursor in it, and what the keys do.

The history of the engine is the only one: what can be undone, what that is called and which step
was saved are read from it.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from time import monotonic

from PySide6.QtCore import QObject, Signal

from interpunct.errors import InterpunctError
from interpunct.punctuate.predictions import Predictions
from interpunct.review.commands import Decide, DecideMany, SetCasing, SetModes, Step
from interpunct.review.queue import Counters, Order, ReviewQueue
from interpunct.review.restructuring import JoinCues, SplitCue
from interpunct.review.session import Session
from interpunct.transcript.labels import Casing
from interpunct.transcript.transcript import Transcript
from interpunct.work.uncertainty import Policy
from interpunct.work.work import Alternative, Work
from interpunct_app.keys.actions import Action, KeyCommand
from interpunct_app.translation import translated

_REMEMBERED = 6
_LONGEST_LOOK = 60.0  # seconds; longer than that is a pause, no measure of a decision


class Reviewer(QObject):
    """Carries out what the reviewer asks, and tells the widgets what to show again.

    `modes_returned` tells that a change of modes was undone or done again: what was predicted
    under them is back, as far as it had come.
    """

    moved = Signal()
    cues_changed = Signal(int, int)
    restructured = Signal()
    counted = Signal()
    refused = Signal(str)
    stepped = Signal()
    modes_returned = Signal()

    def __init__(self, session: Session, policy: Policy) -> None:
        super().__init__()
        self.session = session
        self.state = session.state
        self.queue = ReviewQueue(self.state, policy)
        self.slot: int | None = None
        self._saved = session.saved_step
        self._shown_since = monotonic()
        self.jump(self.queue.next_slot())

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

    def note_saved(self) -> None:
        """Note that the file holds every step up to now."""
        self._saved = self.undoable
        self.stepped.emit()

    def recent(self) -> list[Decide]:
        """The last decisions, oldest first."""
        steps = reversed(self.session.history.done)
        commands = (step.command for step in steps)
        decisions = (command for command in commands if isinstance(command, Decide))
        return list(islice(decisions, _REMEMBERED))[::-1]

    def perform(self, command: KeyCommand) -> None:
        """Do what a key asks; what cannot be done is told in one sentence."""
        try:
            self._perform(command)
        except InterpunctError as error:
            self.refused.emit(translated(error.sentence))

    def _perform(self, command: KeyCommand) -> None:
        match command.action:
            case Action.UNDO:
                self.undo()
            case Action.NEXT_DOUBT:
                self.jump(self.queue.next_slot(self.slot))
            case Action.PREVIOUS_DOUBT:
                self.jump(self.queue.previous_slot(self.slot))
            case _ if self.slot is not None:
                self._perform_at(self.slot, command)

    def _perform_at(self, slot: int, command: KeyCommand) -> None:
        """Do what a key asks of the slot shown."""
        acts: dict[Action, Callable[[], None]] = {
            Action.ACCEPT: lambda: self.decide(slot, None),
            Action.MARK: lambda: self.decide(slot, command.argument),
            Action.NO_MARK: lambda: self.decide(slot, ""),
            Action.ALTERNATIVE: lambda: self._take_alternative(slot, int(command.argument)),
            Action.LOWER: lambda: self._set_casing(slot, Casing.LOWER),
            Action.CAPITAL: lambda: self._set_casing(slot, Casing.CAPITALISED),
            Action.NEXT_SLOT: lambda: self.jump(slot + 1),
            Action.PREVIOUS_SLOT: lambda: self.jump(slot - 1),
            Action.SPLIT: lambda: self.do(SplitCue.plan(self.state, slot)),
            Action.JOIN: lambda: self.do(JoinCues.plan(self.state, self.cue_of(slot))),
            Action.ACCEPT_CUE: lambda: self._accept_cue(slot),
        }
        acts[command.action]()

    def decide(self, slot: int, mark: str | None) -> None:
        """Set `mark` at `slot` (None: the one shown) and go on to the next doubt."""
        seconds = monotonic() - self._shown_since
        measured = seconds if seconds < _LONGEST_LOOK else None
        self._do(Decide.plan(self.state, slot, mark, measured))
        self.jump(self.queue.next_slot(slot))

    def accept_all(self, slots: list[int]) -> None:
        """Accept what is shown at `slots`, as one step."""
        self.attempt(lambda state: DecideMany.plan(state, slots))
        if self.slot is None or self.slot in self.state.decisions:
            self.jump(self.queue.next_slot(self.slot))

    def attempt(self, plan: Callable[[Work], Step]) -> bool:
        """Plan a step and do it; what cannot be done is told in one sentence, and False."""
        try:
            self.do(plan(self.state))
        except InterpunctError as error:
            self.refused.emit(translated(error.sentence))
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
        self.jump(step.command.slot if isinstance(step.command, Decide) else self.slot)

    def redo(self) -> None:
        """Do the step undone last again."""
        step = self._stepped(self.session.redo)
        if step is not None:
            self._announce_return(step)
            self.moved.emit()

    def take(self, predictions: Predictions, of: Transcript) -> None:
        """Take in a finished stretch of predictions."""
        slots = self.state.take(predictions, of)
        if not slots:
            return
        words = self.state.transcript.words
        self.cues_changed.emit(words[slots.start].cue, words[slots.stop - 1].cue)
        if self.slot is None:
            self.jump(self.queue.next_slot())
        elif self.slot in slots:
            self.moved.emit()

    def set_policy(self, policy: Policy, order: Order) -> None:
        """Ask for other slots, or in another order."""
        self.queue = ReviewQueue(self.state, policy, order)
        self.cues_changed.emit(0, len(self.state.document.cues) - 1)
        if self.slot is None or self.slot not in self.queue:
            self.jump(self.queue.next_slot(self.slot) or self.queue.next_slot())
        self.counted.emit()

    def jump(self, slot: int | None) -> None:
        """Show `slot`; None where nothing is left to look at, and then the slot stays."""
        if slot is None and self.slot is not None and not self._is_done():
            slot = self.queue.next_slot()
        if slot is not None and not 0 <= slot < len(self.state.transcript):
            return
        self.slot = slot
        self._shown_since = monotonic()
        self.moved.emit()

    def jump_to_cue(self, cue: int) -> None:
        """Show the first doubt of a cue, or its last slot where it has none."""
        slots = self.state.slots_of_cue(cue)
        if not slots or (self.slot is not None and self.slot in slots):
            return
        doubts = (slot for slot in slots if slot in self.queue and not self.state.decided[slot])
        self.jump(next(doubts, slots[-1]))

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
        return tuple(sorted(self.state.alternatives(slot), key=lambda one: one.label))

    def counters(self) -> Counters:
        """What is left to do."""
        return self.queue.counters()

    def _is_done(self) -> bool:
        return self.queue.next_slot() is None

    def _take_alternative(self, slot: int, number: int) -> None:
        choices = self.alternatives()
        if number <= len(choices):
            self.decide(slot, choices[number - 1].mark)

    def _set_casing(self, slot: int, casing: Casing) -> None:
        """Set the casing of the word after `slot`."""
        if slot + 1 < len(self.state.transcript):
            self.do(SetCasing.plan(self.state, slot + 1, casing))

    def _accept_cue(self, slot: int) -> None:
        slots = self.state.slots_of_cue(self.cue_of(slot))
        self._do(DecideMany.plan(self.state, [rest for rest in slots if rest >= slot]))
        self.jump(self.queue.next_slot(slots[-1]))

    def _do(self, command: Step) -> None:
        """Journal, apply, and tell which cues changed; the caller says which slot is shown."""
        self.session.do(command)
        self._announce(command)

    def _stepped(self, step: Callable[[], Step | None]) -> Step | None:
        """What the engine stepped over; a journal that cannot be written is told."""
        try:
            return step()
        except InterpunctError as error:
            self.refused.emit(translated(error.sentence))
            return None

    def _announce(self, command: Step) -> None:
        self.stepped.emit()
        if command.restructures:
            self._keep_slot()
            self.restructured.emit()
        elif command.cues:
            self.cues_changed.emit(command.cues.start, command.cues.stop - 1)
        self.counted.emit()

    def _announce_return(self, step: Step) -> None:
        """Announce a step that was undone or done again."""
        self._announce(step)
        if isinstance(step.command, SetModes):
            self.modes_returned.emit()

    def _keep_slot(self) -> None:
        """Stay near where the reviewer was when the number of slots has changed."""
        last = len(self.state.transcript) - 1
        if self.slot is not None:
            self.slot = min(self.slot, last) if last >= 0 else None
