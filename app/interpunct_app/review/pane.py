# SPDX-License-Identifier: Apache-2.0
"""Review pane: the slot in its context, its alternatives, the cue boundary, the last steps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPalette
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSizePolicy,
    QSpacerItem,
    QToolTip,
)

from interpunct.review.commands import Decide, DecideCasing
from interpunct.review.queue import Counters, QueueEntry
from interpunct.work.work import Alternative, CasingAlternative
from interpunct_app.cues.shown_cue import Doubt
from interpunct_app.keys.actions import Action, KeyCommand
from interpunct_app.keys.key_map import KeyMap
from interpunct_app.keys.names import shown
from interpunct_app.looks.boxes import NO_MARGINS, column, row
from interpunct_app.looks.elided import BETWEEN, KeyButton, PartsLabel
from interpunct_app.looks.flow import flow
from interpunct_app.looks.plain import plain_label
from interpunct_app.looks.wrapping import Wrapping
from interpunct_app.review.choice_button import ChoiceButton, percent_text
from interpunct_app.review.marks_menu import MarksMenu, spoken_mark, tip_text
from interpunct_app.review.measures import Measure, MeasuresLabel
from interpunct_app.review.queue_bar import QueueBar, stopped_text
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.review.session_cues import SessionCues
from interpunct_app.review.slot_view import ContextCue, SlotScene, SlotView, gutter
from interpunct_app.settings.settings import Settings

_MOST_CHOICES = 9  # as many as there are keys
_MARKS_NAMED = 3  # in the hint; the keys of the others are their signs too
_MARGIN = 16  # pixels on either side
_MARGINS = (_MARGIN, 2, _MARGIN, 4)


class ReviewPane(Wrapping):
    """Shows the current entry of the `Reviewer`; emits keys and buttons as commands.

    `entry_wanted` emits the entry to show and focus.
    """

    commanded = Signal(object)
    entry_wanted = Signal(object)

    def __init__(self, settings: Settings, keys: KeyMap) -> None:
        super().__init__()
        self._keys = keys
        keys.changed.connect(self._show_keys)
        self._reviewer: Reviewer | None = None
        self._cues: SessionCues | None = None
        self._is_predicting = self._is_editing = False
        self.queue_bar = QueueBar(settings)
        self.slot_view = SlotView(keys, settings)
        self.slot_view.commanded.connect(self.commanded)
        self.slot_view.entry_clicked.connect(self.entry_wanted)
        self.slot_view.menu_wanted.connect(self.show_menu)
        self.slot_view.tip_wanted.connect(self._show_tip)
        self._choices = [ChoiceButton(number + 1) for number in range(_MOST_CHOICES)]
        self._boundary = PartsLabel()
        self._boundary_button = KeyButton()
        self._boundary_action = Action.SPLIT
        self._recent = PartsLabel()
        self._measures = MeasuresLabel()
        self._mode = plain_label()
        self._help = PartsLabel()
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self._least, self._least_at = QSize(0, 0), 0
        self._indents = [QSpacerItem(0, 0) for _ in range(2)]
        self._indent()
        self._lay_out()
        self._connect_buttons()
        self.show_waiting(self.tr("Open a caption file, or drop one here."))

    def show_waiting(self, sentence: str) -> None:
        """Show a sentence while no file is under review."""
        self._reviewer = self._cues = None
        self._show_message(sentence)
        self._recent.clear()
        self.queue_bar.show_counters(None)

    def show_reviewer(self, reviewer: Reviewer, cues: SessionCues) -> None:
        """Review a file."""
        self._reviewer, self._cues = reviewer, cues
        self.show_counters()
        self.refresh()

    def refresh(self) -> None:
        """Show the reviewer's current slot, without the counters, which do not depend on it."""
        if self._reviewer is None or self._cues is None:
            return
        self._show_steps(self._reviewer)
        slot = self._reviewer.slot
        if slot is None:
            self._show_nothing_left(self._reviewer)
            return
        if self._reviewer.asks_casing:
            self._show_word(self._reviewer, self._cues, slot)
        else:
            self._show_slot(self._reviewer, self._cues, slot)

    def show_counters(self) -> None:
        """Show the counters of work left, if the file has any words."""
        if self._reviewer is not None and not self._reviewer.work.transcript.words:
            self.queue_bar.show_counters(None)
        elif self._reviewer is not None:
            counters = self._reviewer.counters()
            self.queue_bar.show_counters(counters, is_predicting=self._is_predicting)

    def show_predicting(self, is_predicting: bool) -> None:
        """Show whether predictions are running."""
        if is_predicting != self._is_predicting:
            self._is_predicting = is_predicting
            self._least = QSize(0, 0)  # its counters are longer
            self.show_counters()
            self.refresh()

    def set_editing(
        self, is_editing: bool, *, is_time: bool = False, is_measured: bool = True
    ) -> None:
        """Show the mode: reviewing, or editing a time or a text, maybe with its measures."""
        edited = self.tr("EDIT TIME") if is_time else self.tr("EDIT TEXT")
        self._mode.setText(edited if is_editing else self.tr("REVIEW"))
        self._is_editing = is_editing
        measures = is_editing and is_measured and not is_time
        if measures is self._measures.isHidden():
            self._measures.setVisible(measures)
            self._recent.setHidden(measures)
        if self._reviewer is not None:
            self._show_steps(self._reviewer)

    def show_measures(self, found: Iterable[Measure]) -> None:
        """Show the measures of a text that is being typed."""
        self._measures.show_measures(found)

    def _show_steps(self, reviewer: Reviewer) -> None:
        """Show the last steps; if there are none, and nothing is edited, the useful keys."""
        recent = reviewer.recent()
        like = self._like_text(reviewer)
        is_new = reviewer.slot is not None and not (recent or like or self._is_editing)
        doubted = "" if self._is_editing else self._doubted_text(reviewer)
        told = doubted or (self._hint_text() if is_new else _recent_text(recent))
        self._recent.setText(BETWEEN.join(filter(None, (like, told))))

    def _like_text(self, reviewer: Reviewer) -> str:
        """Key that carries the last decision to like places, if there are any."""
        count = reviewer.like_places()
        key = shown(self._keys.first_key(Action.EVERYWHERE)) if count else ""
        if not key:
            return ""
        return f"{key}  " + self.tr("the same at %n like place(s)", "", count)

    def _doubted_text(self, reviewer: Reviewer) -> str:
        """Question about the word before the gap, with its keys; empty if it was heard surely."""
        word = reviewer.doubted_word
        if word is None:
            return ""
        keys = [Action.PLAY_CUE, Action.EDIT, Action.ACCEPT]
        play, edit, accept = (shown(self._keys.first_key(action)) for action in keys)
        heard = self.tr("Heard with {percent}: “{word}”")
        entries = [
            (play, self.tr("hear it")),
            (edit, self.tr("type another")),
            (accept, self.tr("it is right")),
        ]
        said = heard.format(percent=f"{word.probability:.0%}", word=word.text)
        return BETWEEN.join([said, *(f"{key}  {meaning}" for key, meaning in entries if key)])

    @Slot(int, QPoint)
    def show_menu(self, slot: int, place: QPoint) -> None:
        """Go to `slot` and open the menu of its alternatives at a place on the screen."""
        self.entry_wanted.emit(QueueEntry(slot))
        if self._reviewer is None or self._reviewer.entry != QueueEntry(slot):
            return  # a refused edit must be corrected first
        choices = self._reviewer.alternatives()
        if not choices:
            return
        menu = MarksMenu(self, choices, self._reviewer.work.mark(slot))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.chosen.connect(lambda number: self._command(Action.ALTERNATIVE, str(number)))
        menu.popup(place)

    @Slot(int, QPoint)
    def _show_tip(self, slot: int, place: QPoint) -> None:
        if self._reviewer is not None:
            text = tip_text(self._reviewer.alternatives_at(slot))
            QToolTip.showText(place, text, self.slot_view)

    def _show_slot(self, reviewer: Reviewer, cues: SessionCues, slot: int) -> None:
        cue = reviewer.cue_of(slot)
        scene = _scene(reviewer, cues, slot, cue)
        self.slot_view.show_scene(scene)
        choices = reviewer.alternatives()
        self._show_choices(choices, reviewer.work.mark(slot))
        self._show_boundary(slot == reviewer.work.slots_of_cue(cue)[-1], cue, len(cues))
        text = scene.current.cue.text
        words = text[: scene.gap.start].split()
        mark = spoken_mark(reviewer.work.mark(slot), reviewer.work.label(slot))
        place = self.tr("after “{word}”, shown: {mark}")
        place = place.format(word=words[-1] if words else "", mark=mark)
        doubted = self._doubted_text(reviewer)
        self._announce(
            f"{doubted}. {place}" if doubted else place,
            [
                f"{spoken_mark(choice.mark, choice.label)} {percent_text(choice)}"
                for choice in choices
            ],
            text,
        )

    def _show_word(self, reviewer: Reviewer, cues: SessionCues, word: int) -> None:
        """Show the word whose casing is under review, without a cue boundary."""
        scene = _scene(reviewer, cues, word, reviewer.cue_of(word))
        self.slot_view.show_scene(scene)
        choices = reviewer.casing_alternatives()
        text = scene.current.cue.text
        shown = text[scene.gap.start : scene.gap.end]
        self._show_choices(choices, shown)
        self._hide_boundary()
        self._announce(
            self.tr("case of “{word}”").format(word=shown),
            [f"{choice.text} {percent_text(choice)}" for choice in choices],
            text,
        )

    def _show_nothing_left(self, reviewer: Reviewer) -> None:
        """Say that the cue has no words, that all is done, or that predictions are missing."""
        if reviewer.wordless is not None:
            text = self.tr("Cue {cue} has no words: there is nothing to review in it.")
            text = text.format(cue=reviewer.wordless + 1)
        elif reviewer.work.transcript.words:
            text = self._nothing_left_text(reviewer.counters())
        else:
            text = self.tr("This file has no words.")
        self._show_message(text)

    def _show_message(self, sentence: str) -> None:
        """Show a sentence in place of a question."""
        self.slot_view.show_message(sentence)
        self._show_choices((), "")
        self._hide_boundary()

    def _nothing_left_text(self, counters: Counters) -> str:
        if self._is_predicting:
            return self.tr("Predicting the marks…")
        if counters.predicted < 1:
            return stopped_text(counters)
        save = shown(self._keys.first_key(Action.SAVE)) or self.tr("the File menu")
        text = self.tr("Nothing left to look at. Save with {key}, or ask for more gaps above.")
        return text.format(key=save)

    def _hint_text(self) -> str:
        """Most useful keys, shown until there are steps to show."""
        asks_casing = self._reviewer is not None and self._reviewer.asks_casing
        keys = self._keys
        entries = [
            (shown(keys.first_key(Action.ACCEPT)), self._acceptance()),
            *(self._casing_hints() if asks_casing else self._mark_hints()),
            (shown(keys.first_key(Action.ACCEPT_CUE)), self.tr("accept the rest of the row")),
            (shown(keys.first_key(Action.ACCEPT_CONFIDENT)), self.tr("accept all sure ones")),
            (shown(keys.first_key(Action.NEXT_DOUBT)), self.tr("leave the gap open, go on")),
            (shown(keys.first_key(Action.UNDO)), self.tr("undo")),
        ]
        return BETWEEN.join(f"{key}  {meaning}" for key, meaning in entries if key)

    def _acceptance(self) -> str:
        """Effect of the accepting key: where marks are only suggested, none is shown yet."""
        reviewer = self._reviewer
        slot = None if reviewer is None or reviewer.asks_casing else reviewer.slot
        if reviewer is not None and slot is not None and reviewer.work.only_suggests(slot):
            return self.tr("accept the suggestion")
        return self.tr("accept the shown mark or case")

    def _mark_hints(self) -> list[tuple[str, str]]:
        marks = self._keys.menu_binding(Action.MARK).keys.split()[:_MARKS_NAMED]
        none = shown(self._keys.first_key(Action.NO_MARK))
        return [(" ".join(marks), self.tr("set this mark")), (none, self.tr("no mark"))]

    def _casing_hints(self) -> list[tuple[str, str]]:
        lower, capital = map(self._keys.first_key, (Action.LOWER, Action.CAPITAL))
        return [(shown(lower), self.tr("lower case")), (shown(capital), self.tr("capital"))]

    def _show_choices(
        self, choices: Sequence[Alternative | CasingAlternative], current: str
    ) -> None:
        likeliest = max((choice.probability for choice in choices), default=1.0)
        for button in self._choices[len(choices) :]:
            button.hide()
        for button, choice in zip(self._choices, choices, strict=False):
            button.show()
            button.show_alternative(
                choice,
                is_current=_written(choice) == current,
                is_likeliest=choice.probability == likeliest,
            )

    def _show_boundary(self, ends_cue: bool, cue: int, count: int) -> None:
        """Say whether the cue ends at this slot, and the key that changes it."""
        if ends_cue:
            self._boundary_action = Action.JOIN
            says, offers = self.tr("The cue ends here"), self.tr("join with next")
        else:
            self._boundary_action = Action.SPLIT
            says, offers = self.tr("The cue goes on"), self.tr("split here")
        self._boundary.setText(says)
        key = shown(self._keys.first_key(self._boundary_action))
        self._boundary_button.show_key(key, offers)
        self._boundary_button.setVisible(not ends_cue or cue + 1 < count)

    def _hide_boundary(self) -> None:
        self._boundary_button.hide()
        self._boundary.clear()

    def _announce(self, place: str, choices: Sequence[str], text: str) -> None:
        """Tell a screen reader the question, the alternatives with probabilities, and the cue."""
        likely = ", ".join([place, *map(str.strip, choices)])
        sentence = f"{likely}. {' '.join(text.split())}"
        self.slot_view.setAccessibleDescription(sentence)
        event = QAccessibleAnnouncementEvent(self.slot_view, sentence)
        QAccessible.updateAccessibility(event)

    def _lay_out(self) -> None:
        parts = self.queue_bar, self.slot_view, self._choice_row(), self._footer()
        self.setLayout(column(*parts, wide=self.slot_view, margins=NO_MARGINS, spacing=0))

    def changeEvent(self, event: QEvent) -> None:
        """Keep the rows below the text aligned with it after a change of font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._least = QSize(0, 0)
            self._indent()

    def minimumSizeHint(self) -> QSize:
        """Minimum size: room for the most choices shown so far, so that the size is stable.

        Another width begins anew.
        """
        if self._least_at != self.width():
            self._least, self._least_at = QSize(0, 0), self.width()
        self._least = self._least.expandedTo(super().minimumSizeHint())
        return self._least

    def _indent(self) -> None:
        """Align the rows with the texts, as far as there is room."""
        for space in self._indents:
            width = gutter(self.font()) - _MARGIN
            space.changeSize(width, 0, QSizePolicy.Policy.Preferred)
            space.invalidate()

    def _choice_row(self) -> QHBoxLayout:
        self._boundary.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._boundary.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._boundary.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        parts = *self._choices, self._boundary, self._boundary_button
        return row(self._indents[0], flow(*parts, margins=NO_MARGINS), margins=_MARGINS)

    def _footer(self) -> QHBoxLayout:
        # It takes the free width whatever it shows, so that no key causes a new layout.
        self._recent.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        for label in (self._recent, self._help):
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._measures.hide()
        self._show_keys()
        font = self._mode.font()
        font.setBold(True)
        self._mode.setFont(font)
        self._mode.setAccessibleName(self.tr("Mode"))
        self.set_editing(False)
        parts = self._indents[1], self._recent, self._measures, self._mode, self._help
        line = row(*parts, wide=self._recent, margins=_MARGINS, spacing=16)
        line.setStretchFactor(self._measures, 1)
        return line

    @Slot()
    def _show_keys(self) -> None:
        """Name the current keys."""
        key = shown(self._keys.first_key(Action.SHOW_KEYS))
        self._help.setText(self.tr("{key}  keys").format(key=key).strip())
        self.refresh()

    def _connect_buttons(self) -> None:
        for number, button in enumerate(self._choices, start=1):
            button.clicked.connect(partial(self._command, Action.ALTERNATIVE, str(number)))
        self._boundary_button.clicked.connect(lambda: self._command(self._boundary_action))

    def _command(self, action: Action, argument: str = "", _checked: bool = False) -> None:
        self.commanded.emit(KeyCommand(action, argument))


def _scene(reviewer: Reviewer, cues: SessionCues, slot: int, cue: int) -> SlotScene:
    """Scene of the slot view for `slot`, or for the word before it."""
    work, shown, is_word = reviewer.work, cues.shown(cue), reviewer.asks_casing
    gap = next(gap for gap in (shown.words if is_word else shown.gaps) if gap.slot == slot)
    decided = work.table.casing_decided if is_word else work.table.decided
    undoubted = Doubt.DECIDED if decided[slot] else Doubt.UNCERTAIN
    return SlotScene(
        before=_context(cues, cue - 1) if cue > 0 else None,
        current=_context(cues, cue),
        after=_context(cues, cue + 1) if cue + 1 < len(cues) else None,
        gap=replace(gap, doubt=gap.doubt or undoubted),
        is_word=is_word,
    )


def _context(cues: SessionCues, cue: int) -> ContextCue:
    return ContextCue(cues.shown(cue), str(cue + 1), cues.stamp(cues.cue(cue).start_ms))


def _written(choice: Alternative | CasingAlternative) -> str:
    return choice.text if isinstance(choice, CasingAlternative) else choice.mark


def _recent_text(recent: list[Decide | DecideCasing]) -> str:
    """Last decisions on one line, oldest first."""
    entries = (f"\u2068{step.word} {_sign(step)}\u2069" for step in recent)
    if not recent:
        return ""
    return "\u200e" + BETWEEN.join(entries)  # isolated, so that no script reverses the row


def _sign(step: Decide | DecideCasing) -> str:
    if isinstance(step, DecideCasing):
        return ("a", "Aa", "AA")[step.casing]
    return step.mark or "∅"
