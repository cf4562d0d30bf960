# SPDX-License-Identifier: Apache-2.0
"""State of a document under work: the predictions for it and the decisions of the human."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from operator import attrgetter
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from interpunct.captions.document import CaptionDocument
from interpunct.labels import PAPER_LABELS, Label, LabelSet, MarksMode
from interpunct.marking.casing import CasingMode, casing_confidences, is_shouted
from interpunct.marking.proposals import confidence_in, propose_slot
from interpunct.marking.rendering import Habit
from interpunct.marking.sentence_starts import capital_labels
from interpunct.marking.settled_casings import in_glossary, settle_address, settled_casings
from interpunct.marking.word_casings import WordCasings
from interpunct.media.shots import Shots
from interpunct.runtime.predictions import Predictions, Rows
from interpunct.transcript.glossary import Glossary
from interpunct.transcript.transcript import Transcript, Word, runs_of
from interpunct.work.cue_notes import CueNotes
from interpunct.work.decisions import CasingChoice, Decision, Excepted
from interpunct.work.excerpt import Excerpt, spliced
from interpunct.work.settled_labels import (
    end_opened_questions,
    end_turns,
    mark_before_openings,
)
from interpunct.work.shifted_words import ShiftedWords
from interpunct.work.slot_table import SlotTable

WORDS_AFTER_MARK = 3
"""Greatest distance of a capital from its mark: clitics pass it on, as the Dutch 't does."""

_Scalar = TypeVar("_Scalar", bound=np.generic)


class WorkState:
    """The mutable state of a `Work`. Only commands change it; all other code reads it.

    `document` is the file with the user's own edits, without the model's marks; `opened` is the
    file without those edits. Where nothing is predicted yet, rows of the probability arrays are
    NaN and `proposals` are None. `edition` grows whenever slots, predictions or modes change, but
    not with decisions, so that derived data can be cached. `shouted` says whether the file, as it
    was opened, is all in capitals. `bookmarks` are notes, maybe empty, by word number; they are
    not part of the document, and neither are the `exceptions` from the quality check, by word.
    `cue_notes` are both for cues without words. The case of a term of the `glossary` wins over a
    predicted casing. `shots` are the shot changes of the film, None where not known.

    `left_alone` marks the slots and words whose predictions are only suggested in every mode. The
    mark and the casing of the file stay in effect there until a human decides. Words that are
    `foreign`, in an unknown language, are left alone too, and nobody is asked about them.

    `casing_confidences` are the confidences of the casings that the model gives, NaN where it
    gives none. They follow the marks in effect; `casing_edition` grows when a decision changes
    them.
    """

    def __init__(
        self,
        document: CaptionDocument,
        transcript: Transcript,
        habit: Habit,
        *,
        marks_mode: MarksMode,
        casing_mode: CasingMode,
        glossary: Glossary,
    ) -> None:
        slots = len(transcript)
        self.opened = document
        self._opened = transcript
        self.document = document
        self.transcript = transcript
        self.habit = habit
        self.shots: Shots | None = None
        self.marks_mode = marks_mode
        self.casing_mode = casing_mode
        self.glossary = glossary
        self.shouted = is_shouted(transcript)  # state at opening; later edits do not count
        self.label_set = PAPER_LABELS
        self.table = SlotTable.of(slots)
        self.decisions: dict[int, Decision] = {}
        self.casings: dict[int, CasingChoice] = {}
        self.bookmarks: dict[int, str] = {}
        self.exceptions: dict[int, tuple[Excepted, ...]] = {}
        self.cue_notes = CueNotes()
        self.edition = 0
        self.casing_edition = 0
        self._cues_of_words = _cues_of(transcript.words)
        self._first_slots = _first_slots(document, self._cues_of_words)

    # Predictions

    def take(self, predictions: Predictions, of: Transcript | None = None) -> range:
        """Take in a finished stretch; returns the slots whose proposals are new.

        `of` is the predicted transcript. A stretch of an outdated transcript is dropped and an
        empty range returned, because the user edited text meanwhile.
        """
        if of is not None and of is not self.transcript:
            return range(0)
        stretch = predictions.slots
        self._use_label_set(predictions.label_set)
        part = slice(stretch.start, stretch.stop)
        words = self.transcript.words
        self.table.label_probabilities[part] = predictions.labels
        end_turns(words, self.table.label_probabilities, self.label_set, stretch)
        settled = settled_casings(words, part.start, predictions.casings)
        self.table.casing_probabilities[part] = in_glossary(
            words, part.start, settled, self.glossary
        )
        asked = self.document, self.transcript, self.table.label_probabilities, self.label_set
        mark_before_openings(*asked, stretch)
        replaces = self.marks_mode is MarksMode.REPLACE
        stretch = end_opened_questions(*asked, stretch, replaces=replaces)
        for slot in stretch:
            self._propose(slot)
        self.edition += 1
        if self.is_predicted and (found := settle_address(words, self.table.casing_probabilities)):
            stretch = range(min(stretch.start, found[0]), max(stretch.stop, found[-1] + 1))
        self._weigh_casings(range(stretch.start, stretch.stop + WORDS_AFTER_MARK))
        return stretch

    def _use_label_set(self, label_set: LabelSet) -> None:
        """Drop the predictions made with other labels."""
        if label_set != self.label_set:
            slots = len(self.transcript)
            new = SlotTable.of(slots, label_set)
            self.put_back(Rows(new.label_probabilities, new.casing_probabilities, label_set))

    def predicted(self) -> Rows:
        """A copy of the probabilities of labels and casings."""
        table = self.table
        return Rows(
            table.label_probabilities.copy(), table.casing_probabilities.copy(), self.label_set
        )

    def put_back(self, predicted: Rows) -> None:
        """Restore earlier predictions of the same slots."""
        labels, casings, self.label_set = predicted
        self.table.label_probabilities = labels.copy()
        self.table.casing_probabilities = casings.copy()
        self.table.proposals = [None] * len(labels)
        self.table.confidences.fill(np.nan)
        self.table.reviewable.fill(False)
        for slot in np.flatnonzero(~np.isnan(labels[:, 0])).tolist():
            self._propose(slot)
        self._weigh_casings(range(len(labels)))
        self.edition += 1

    def _propose(self, slot: int) -> None:
        proposal = propose_slot(
            self.transcript.slots[slot],
            self.table.label_probabilities[slot].tolist(),
            self.transcript.words[slot].language,
            self.habit,
            self.marks_mode,
            labels=self.label_set,
        )
        self.table.proposals[slot] = proposal
        self._weigh(slot)

    def _weigh(self, slot: int) -> None:
        """Store the confidence of the mark shown at a slot, and whether the slot is reviewable.

        Where predictions are only suggested, the shown mark is the mark of the text.
        """
        proposal = self.table.proposals[slot]
        if proposal is None:
            return
        written = self.transcript.slots[slot]
        suggested = self.only_suggests(slot) and not proposal.given
        likely = self.table.label_probabilities[slot].tolist()
        shown = self.label_set.read(written.mark, written.label) if suggested else proposal.label
        sure = proposal.given and not suggested
        self.table.confidences[slot] = 1 if sure else confidence_in(shown, likely, self.label_set)
        self.table.reviewable[slot] = not (
            proposal.given or written.protected or self.table.foreign[slot]
        )

    def _weigh_casings(self, words: range) -> None:
        """Store the confidences of the casings of these words, where the model decides them."""
        words = range(words.start, min(words.stop, len(self.transcript)))
        place = slice(words.start, words.stop)
        if self.casing_mode is not CasingMode.MODEL or self.marks_mode is MarksMode.SUGGEST:
            self.table.casing_confidences[place] = np.nan
            return
        context = range(max(0, words.start - WORDS_AFTER_MARK), words.stop)
        part = slice(context.start, context.stop)
        found = casing_confidences(
            Transcript(self.transcript.words[part], self.transcript.slots[part]),
            self.capital_labels(context),
            self.table.casing_probabilities[part],
            shouted=self.shouted,
        )
        found = found[words.start - context.start :]
        found[self.table.left_alone[place]] = np.nan
        self.table.casing_confidences[place] = found

    def use_modes(self, marks: MarksMode, casing: CasingMode) -> None:
        """Make the proposals again under other modes; decisions stay."""
        self.marks_mode, self.casing_mode = marks, casing
        for slot, proposal in enumerate(self.table.proposals):
            if proposal is not None:
                self._propose(slot)
        self._weigh_casings(range(len(self.transcript)))
        self.edition += 1

    def leave_alone(self, slots: NDArray[np.bool_]) -> None:
        """Set `left_alone`, one value a slot, and weigh anew what is predicted."""
        self.table.left_alone = slots
        self.use_modes(self.marks_mode, self.casing_mode)

    def only_suggests(self, slot: int) -> bool:
        """Whether a prediction at `slot` stays a suggestion until a human decides."""
        return self.marks_mode is MarksMode.SUGGEST or bool(self.table.left_alone[slot])

    @property
    def is_predicted(self) -> bool:
        """Whether every slot has a prediction."""
        return not np.isnan(self.table.confidences).any()

    def unpredicted(self) -> list[range]:
        """Runs of slots without a prediction, in order; empty when all are predicted."""
        missing = np.isnan(self.table.confidences)
        edges = np.flatnonzero(np.diff(missing, prepend=False, append=False))
        return [range(start, stop) for start, stop in edges.reshape(-1, 2).tolist()]

    # Marks and casing in effect

    def slots_of_cue(self, cue: int) -> range:
        """The slots of cue number `cue`; empty for a cue without words."""
        return range(int(self._first_slots[cue]), int(self._first_slots[cue + 1]))

    def language_of_cue(self, cue: int) -> str:
        """The language of a cue's words; without words, of the nearest word before, else after.

        English if the document has no words.
        """
        words = self.transcript.words
        if not words:
            return "en"
        slots = self.slots_of_cue(cue)
        return words[slots.start if slots else max(slots.start - 1, 0)].language

    def languages_of_cue(self, cue: int) -> tuple[str, ...]:
        """The languages of a cue in the order of its lines; several only where lines differ."""
        spoken = self.slots_of_cue(cue) if self.transcript.words else range(0)
        return self.languages_of(spoken) or (self.language_of_cue(cue),)

    def languages_of(self, words: range) -> tuple[str, ...]:
        """The languages of these words, one per run."""
        part = self.transcript.words[words.start : words.stop]
        return tuple(code for code, _ in runs_of(word.language for word in part))

    def proposed(self, slot: int) -> tuple[str, Label]:
        """The mark that accepting gives a slot, and its label: the proposal, else the text's."""
        proposal = self.table.proposals[slot]
        written = self.transcript.slots[slot]
        if proposal is None or written.protected:
            return written.mark, written.label
        return proposal.mark, proposal.label

    def confidence(self, slot: int) -> float:
        """Confidence in the proposal at a slot, from 0 to 1; 0 where there is none yet."""
        proposal = self.table.proposals[slot]
        if proposal is None or proposal.given:
            return float(proposal is not None)
        likely = self.table.label_probabilities[slot].tolist()
        return confidence_in(proposal.label, likely, self.label_set)

    def in_effect(self, slot: int) -> tuple[str, Label]:
        """The mark in effect and its label: the decision, else the proposal if it is written."""
        decision = self.decisions.get(slot)
        if decision is not None:
            return decision.mark, decision.label
        if self.only_suggests(slot):
            written = self.transcript.slots[slot]
            return written.mark, written.label
        return self.proposed(slot)

    def mark(self, slot: int) -> str:
        """The mark in effect at `slot`, empty for none."""
        return self.in_effect(slot)[0]

    def label(self, slot: int) -> Label:
        """Label of the mark in effect at `slot`."""
        return self.in_effect(slot)[1]

    def capital_labels(self, slots: Iterable[int]) -> list[Label]:
        """The labels in effect at `slots`, as far as they cause capitals."""
        return capital_labels(map(self.in_effect, slots))

    def sentence_ends(self) -> frozenset[int]:
        """The slots whose mark in effect ends a sentence."""
        written = self.transcript.slots
        return frozenset(
            slot
            for slot in range(len(written))
            if self.label(slot).ends_sentence and not written[slot].protected
        )

    @cached_property
    def word_casings(self) -> WordCasings:
        """Evidence for the casing of words from the file as it was opened."""
        return WordCasings.of(self._opened)

    def expected_errors(self) -> float:
        """The wrong marks to be expected among all undecided slots that are predicted."""
        asked = self.table.confidences[self.table.reviewable & ~self.table.decided]
        return float(np.sum(1 - asked, dtype=np.float64))

    # Changes by commands

    def decide(self, slot: int, decision: Decision | None) -> None:
        """Set a decision, or remove it (None)."""
        before = self.capital_labels((slot,))
        if decision is None:
            self.decisions.pop(slot, None)
        else:
            self.decisions[slot] = decision
        self.table.decided[slot] = decision is not None
        if self.capital_labels((slot,)) != before:
            self._weigh_casings(range(slot + 1, slot + 1 + WORDS_AFTER_MARK))
            self.casing_edition += 1

    def choose_casing(self, word: int, choice: CasingChoice | None) -> None:
        """Set the human's casing of a word, or remove it (None)."""
        if choice is None:
            self.casings.pop(word, None)
        else:
            self.casings[word] = choice
        self.table.casing_decided[word] = choice is not None

    def bookmark(self, word: int, note: str | None) -> None:
        """Set a bookmark at a word, or remove it (None)."""
        if note is None:
            self.bookmarks.pop(word, None)
        else:
            self.bookmarks[word] = note

    def except_word(self, word: int, held: tuple[Excepted, ...]) -> None:
        """Set the exceptions at a word, maybe none."""
        self.exceptions.pop(word, None)
        if held:
            self.exceptions[word] = held

    def use(
        self,
        document: CaptionDocument,
        transcript: Transcript,
        cue_notes: CueNotes | None = None,
    ) -> None:
        """Replace the document by one that has the same words and slots in other places.

        `cue_notes` are those of its cues, by default the present ones.
        """
        self.document, self.transcript = document, transcript
        self.cue_notes = cue_notes or self.cue_notes
        self._cues_of_words = _cues_of(transcript.words)
        self._first_slots = _first_slots(document, self._cues_of_words)
        self.edition += 1

    def excerpt(self, words: range) -> Excerpt:
        """All data of the state about these words and their slots."""
        part = slice(words.start, words.stop)
        return Excerpt(
            words=self.transcript.words[part],
            slots=self.transcript.slots[part],
            label_set=self.label_set,
            table=self.table.at(words),
            decisions={k: self.decisions[i] for k, i in enumerate(words) if i in self.decisions},
            casings={k: self.casings[i] for k, i in enumerate(words) if i in self.casings},
            bookmarks={k: self.bookmarks[i] for k, i in enumerate(words) if i in self.bookmarks},
            exceptions={
                k: self.exceptions[i] for k, i in enumerate(words) if i in self.exceptions
            },
        )

    def replace(
        self,
        document: CaptionDocument,
        words: range,
        by: Excerpt,
        *,
        cue_shift: int,
        turn_shift: int,
    ) -> None:
        """Replace `words` by the excerpt `by`, and the present document by `document`.

        The words after them move by `cue_shift` cues and `turn_shift` turns. Unchanged data is not
        made again, but lists are copied.
        """
        old = self.transcript
        self.document = document
        self.transcript = Transcript(
            words=ShiftedWords.of(old.words).exchanged(words, by.words, cue_shift, turn_shift),
            slots=(*old.slots[: words.start], *by.slots, *old.slots[words.stop :]),
        )
        length = len(by.words)
        by = by.with_labels_of(self.label_set)
        self.table = self.table.exchanged(words, by.table)
        self.decisions = spliced(self.decisions, words, by.decisions, length)
        self.casings = spliced(self.casings, words, by.casings, length)
        self.bookmarks = spliced(self.bookmarks, words, by.bookmarks, length)
        self.exceptions = spliced(self.exceptions, words, by.exceptions, length)
        self.table.decided[:], self.table.casing_decided[:] = False, False
        self.table.decided[list(self.decisions)] = True
        self.table.casing_decided[list(self.casings)] = True
        for slot in range(words.start, words.start + length):
            self._weigh(slot)
        self._weigh_casings(range(words.start, words.start + length + WORDS_AFTER_MARK))
        after = self._cues_of_words[words.stop :] + cue_shift
        self._cues_of_words = np.concatenate(
            (self._cues_of_words[: words.start], _cues_of(by.words), after)
        )
        self._first_slots = _first_slots(document, self._cues_of_words)
        self.edition += 1


def _cues_of(words: Sequence[Word]) -> NDArray[np.intp]:
    return np.fromiter(map(attrgetter("cue"), words), np.intp, len(words))


def _first_slots(document: CaptionDocument, cues: NDArray[np.intp]) -> NDArray[np.intp]:
    """The first slot of every cue, or its place if the cue is empty; one value more than cues.

    `cues` are the cue numbers of the words.
    """
    return np.searchsorted(cues, np.arange(len(document.cues) + 1))
