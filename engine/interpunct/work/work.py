# SPDX-License-Identifier: Apache-2.0
"""The document under work: one way from a file to the saved file, with or without a human.

    work = Work.read(path, options)
    work.punctuate(predictor)
    work.cut(work.plan_cut(profile))
    work.save(path)

The editor, the command line, the laboratory and scripts all use it. The commands of
`interpunct.review` make the decisions of a human in between.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from interpunct.captions.document import CaptionDocument
from interpunct.captions.formats import Target, by_ending, target_of
from interpunct.captions.reading import parse_captions, read_captions
from interpunct.captions.writing import export, target_at, write_atomic
from interpunct.captions.youtube import is_rolling, unroll
from interpunct.collecting import no_collection
from interpunct.cutting.apply import apply_plan
from interpunct.cutting.checks import Finding, check
from interpunct.cutting.groups import cut_groups
from interpunct.cutting.house_marks import with_house_marks
from interpunct.cutting.plan import CutMode, CutPlan, checkpoint_of, plan_cut
from interpunct.cutting.profiles import Profile
from interpunct.cutting.shot_ends import EndsAtShots
from interpunct.cutting.statistics import Statistics, statistics
from interpunct.labels import Casing, Label, MarksMode
from interpunct.marking.proposals import as_shown
from interpunct.marking.rendering import Rendered, file_habit, mark_for
from interpunct.runtime.predictor import Predictor
from interpunct.sentences import Sentence
from interpunct.transcript.finished_stretches import all_finished, finished_slots
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.glossary import Glossary
from interpunct.transcript.lettercase import casing_of, with_casing
from interpunct.work.comparison import CutComparison, side_by_side
from interpunct.work.options import Options, Unroll
from interpunct.work.output_text import (
    Changes,
    CueView,
    casings_of,
    changes_of,
    cue_view,
    rendered,
    rendered_document,
)
from interpunct.work.predicting import captions_predictor, opinion_notes
from interpunct.work.state import WorkState
from interpunct.work.uncertainty import uncertain_slots
from interpunct.work.unsupported_languages import languages_left_alone

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from interpunct.transcript.transcript import Word


@dataclass(frozen=True, slots=True)
class Alternative:
    """A label, its mark (empty for none), and its calibrated probability, from 0 to 1.

    A label that is only offered has 0: it counts in the probability of the label shown for it.
    """

    label: Label
    mark: str
    probability: float


@dataclass(frozen=True, slots=True)
class CasingAlternative:
    """A casing, the word written in it, and its calibrated probability inside a sentence."""

    casing: Casing
    text: str
    probability: float


@dataclass(frozen=True, slots=True)
class Doubt:
    """A slot whose mark the model is unsure of; a list of them makes a frame of pandas.

    `cue` counts from 1, as in the file; `seconds` is the end of the word `before`. `mark` is the
    mark shown, empty for none, and `confidence` its calibrated probability. The first of the
    `alternatives` is the likeliest.
    """

    slot: int
    cue: int
    seconds: float
    before: str
    after: str
    mark: str
    confidence: float
    alternatives: tuple[Alternative, ...]

    def __str__(self) -> str:
        """The place, the mark and the confidence."""
        return f"cue {self.cue}: {self.before} [{self.mark}] {self.after}, {self.confidence:.0%}"


class Work(WorkState):
    """A document under work.

    `options` are the options at opening. `notice` says that rolling captions were un-rolled, None
    if not. `was_punctuated` says that the document had its marks already and the options then only
    suggest others. If only some stretches had their marks, those are left alone, and
    `finished_words` counts their words.

    `opinion_notes` tell of answers of a second opinion that could not be used.

    `languages_left_alone` are the languages whose words were left as they were at opening: unknown
    languages, and languages in which marks are sooner typed. Naming `Options.languages` overrides
    both; `notes` describes it in sentences.
    """

    def __init__(
        self,
        document: CaptionDocument,
        options: Options | None = None,
        *,
        cancelled: Callable[[], bool] | None = None,
    ) -> None:
        """Take a document under work.

        `cancelled` is called repeatedly; BuildCancelled is raised when it returns True. Raises
        LanguageError for an unknown language.
        """
        self.options = options or Options()
        self.notice: str | None = None
        self.opinion_notes: tuple[Sentence, ...] = ()
        read = partial(
            build_transcript, languages=self.options.languages or None, cancelled=cancelled
        )
        once = self._unrolled(document)
        transcript = read(once)
        spares = self.options.spares_punctuated and self.options.marks is MarksMode.COMPLETE
        finished = finished_slots(transcript) if spares else np.zeros(len(transcript), np.bool_)
        self.was_punctuated = all_finished(finished)
        if self.was_punctuated and once is not document and self.options.unroll is Unroll.AUTO:
            once, self.notice, transcript = document, None, read(document)
        super().__init__(
            once,
            transcript,
            file_habit(transcript, once),
            marks_mode=MarksMode.SUGGEST if self.was_punctuated else self.options.marks,
            casing_mode=self.options.casing,
            glossary=Glossary.of(self.options.glossary),
        )
        self.shots = self.options.shots
        self.table.foreign, typed, self.languages_left_alone = languages_left_alone(
            transcript, self.options
        )
        self.table.left_alone = self.table.foreign | typed
        self.finished_words = 0 if self.was_punctuated else int(finished.sum())
        if self.finished_words:
            self.table.left_alone |= finished

    @property
    def notes(self) -> tuple[Sentence, ...]:
        """Notes for the user about the languages; sentences without a full stop."""
        return self.languages_left_alone.notes()

    @property
    def main_language(self) -> str:
        """The code of the language with the most words; empty without words."""
        return next(iter(self.words_by_language()), "")

    def words_by_language(self) -> dict[str, int]:
        """Number of words in each language, by code, the most first.

        Foreign words count as what they are, not as the language of ours that they are read in.
        """
        words = zip(self.transcript.words, self.table.foreign.tolist(), strict=True)
        ours = Counter(word.language for word, is_foreign in words if not is_foreign)
        return dict((ours + Counter(self.languages_left_alone.foreign)).most_common())

    @classmethod
    def read(cls, path: Path | str, options: Options | None = None) -> Work:
        """The captions in the file at `path`; raises CaptionError as `read_captions` does."""
        options = options or Options()
        document = read_captions(
            Path(path), encoding=options.encoding, most_bytes=options.most_bytes
        )
        return cls(document, options)

    @classmethod
    def of_bytes(
        cls, data: bytes, options: Options | None = None, *, path: Path | None = None
    ) -> Work:
        """The captions in `data`, read from `path`; CaptionError as in `parse_captions`."""
        options = options or Options()
        return cls(parse_captions(data, path=path, encoding=options.encoding), options)

    def _unrolled(self, document: CaptionDocument) -> CaptionDocument:
        wanted = self.options.unroll
        if wanted is Unroll.NEVER or (wanted is Unroll.AUTO and self._stays(document)):
            return document
        once = unroll(document)
        self.notice = (
            f"the captions roll up, as YouTube's automatic ones do: {len(document.cues)} cues "
            f"became {len(once.cues)}, each line once"
        )
        return once

    def _stays(self, document: CaptionDocument) -> bool:
        """Whether a document is not un-rolled under `Unroll.AUTO`."""
        return self.options.marks is MarksMode.SUGGEST or not is_rolling(document)

    def punctuate(self, predictor: Predictor) -> None:
        """Take all predictions of `predictor`, combined with the evidence of cue ends.

        With `Options.second_opinion`, a language model is asked about the doubtful slots. Raises
        OpinionError where words would leave this machine without the user's consent.
        """
        over = captions_predictor(predictor, self.options, [self.spared])
        for stretch in over.predict(self.transcript, marks=self.marks_mode):
            self.take(stretch)
        self.opinion_notes = opinion_notes(over)

    @property
    def spared(self) -> NDArray[np.bool_]:
        """The slots (slots,) that need no second opinion: they keep what they have anyway."""
        return self.table.left_alone | self.was_punctuated

    # Views of the document

    def cue_text(self, cue: int) -> CueView:
        """One cue with marks and casing as it will be written. Linear in its number of words."""
        return cue_view(self, cue)

    def rendered(self, house: Profile | None = None) -> Rendered:
        """The whole document as it will be written; cues without changes keep their bytes.

        With a profile `house`, the last step writes the marks in its style.
        """
        shown = rendered(self)
        if house is None:
            return shown
        return with_house_marks(shown, house, self.table.left_alone.tolist())

    def to_bytes(
        self,
        target: Target | None = None,
        house: Profile | None = None,
    ) -> bytes:
        """Bytes of the file to save, in its own format or `target`. Raises CaptionError."""
        document = self.rendered(house).document
        return export(document, target or document.format, self.main_language)

    def save(
        self,
        path: Path | str,
        target: Target | None = None,
        house: Profile | None = None,
    ) -> bytes:
        """Write the file atomically and return the written bytes; see `to_bytes`.

        Without a `target` another ending than that of the file read chooses the format. Raises
        CaptionError if that fails; the file on disk is then unchanged.
        """
        data = self.to_bytes(target or self._target(Path(path)), house)
        write_atomic(Path(path), data)
        return data

    def _target(self, path: Path) -> Target | None:
        """The format of another ending than that of the file read; None for the file's own.

        An ending of no format, as of a backup, has the file's own. Raises CaptionError for one of
        a format that is only read.
        """
        ending, read = path.suffix.lower(), self.document.path
        own = ("", *self.document.format.endings, read.suffix.lower() if read else "")
        is_own = ending in own or not (by_ending(ending) or target_of(ending))
        return None if is_own else target_at(path)

    def alternatives(self, slot: int) -> tuple[Alternative, ...]:
        """One alternative a label, likeliest first; none where nothing is predicted yet.

        Labels that are only offered come last, the likeliest of them first.
        """
        if self.table.proposals[slot] is None:
            return ()
        language = self.transcript.words[slot].language
        likely = self.table.label_probabilities[slot].tolist()
        found = sorted(
            zip(as_shown(likely, self.label_set), likely, self.label_set, strict=True),
            key=lambda one: one[:2],
            reverse=True,
        )
        return tuple(
            Alternative(label, mark_for(label, language, self.habit), shown)
            for shown, _, label in found
        )

    def casing_alternatives(self, word: int) -> tuple[CasingAlternative, ...]:
        """Lower case, a capital, and all capitals where they differ from a capital.

        Empty where the model does not decide the casing of word number `word`.
        """
        if np.isnan(self.table.casing_confidences[word]):
            return ()
        written = self.transcript.words[word]
        likely = self.table.casing_probabilities[word].tolist()
        if len(written.text) == 1:  # a letter alone is a capital or none
            likely = [likely[Casing.LOWER], 1 - likely[Casing.LOWER]]
        return tuple(
            CasingAlternative(
                casing, with_casing(written.text, casing, written.language), probability
            )
            for casing, probability in zip(Casing, likely, strict=False)
        )

    def shown_casing(self, word: int) -> Casing | None:
        """The casing in which a word will be written; None where it is mixed or has no case."""
        new = casings_of(self, range(word, word + 1))
        return new.get(word, casing_of(self.transcript.words[word].text))

    def unseen(self) -> list[int]:
        """The slots whose mark in effect is the model's and that nobody decided."""
        written = self.transcript.slots
        undecided = (slot for slot in range(len(written)) if slot not in self.decisions)
        return [slot for slot in undecided if self.mark(slot) != written[slot].mark]

    def seen_only(self) -> Work:
        """The work as it would be written without unreviewed predictions; to be read only.

        Undecided slots keep the marks of the file, and no capital follows from predicted marks.
        """
        seen = copy(self)
        seen.marks_mode = MarksMode.SUGGEST
        return seen

    def still(self) -> Work:
        """A read-only snapshot, unaffected by later changes of this work."""
        held = copy(self)
        held.decisions, held.casings = dict(self.decisions), dict(self.casings)
        held.exceptions = dict(self.exceptions)
        held.table = self.table.copy()
        return held

    def uncertain(self) -> NDArray[np.intp]:
        """The slots that a human should look at by the policy of the options."""
        return uncertain_slots(self.table.confidences, self.table.reviewable, self.options.policy)

    def doubts(self) -> list[Doubt]:
        """The slots of `uncertain`, with their words and alternatives."""
        words = [*self.transcript.words, None]
        return [self._doubt(slot, words[slot + 1]) for slot in self.uncertain().tolist()]

    def _doubt(self, slot: int, after: Word | None) -> Doubt:
        word = self.transcript.words[slot]
        return Doubt(
            slot,
            word.cue + 1,
            word.end_ms / 1000,
            word.text,
            after.text if after else "",
            self.mark(slot),
            round(self.confidence(slot), 4),
            self.alternatives(slot),
        )

    def findings(self, profile: Profile) -> list[Finding]:
        """Violations of `profile` in the document as it will be written."""
        shown = self.rendered()
        return check(shown.document, shown.transcript, profile, self.shots)

    def statistics(self, profile: Profile) -> Statistics:
        """Statistics of the document as it will be written."""
        shown = self.rendered()
        return statistics(shown.document, shown.transcript, profile)

    # The cut

    @no_collection()
    def plan_cut(self, profile: Profile, mode: CutMode = CutMode.SENTENCES) -> CutPlan:
        """The plan of a cut of the document as it would be written now."""
        shown = self.rendered()
        return self._plan(shown, profile, mode)

    @no_collection()
    def compare_cut(
        self,
        profile: Profile,
        mode: CutMode = CutMode.SENTENCES,
        *,
        cancelled: Callable[[], bool] | None = None,
    ) -> CutComparison:
        """A plan, and the document after it beside the present document.

        `cancelled` is called repeatedly; CutCancelled is raised when it returns True.
        """
        changes = changes_of(self)
        shown = rendered(self, changes)
        plan = self._plan(shown, profile, mode, cancelled)
        before = shown.document
        del shown  # frees memory: the next steps need as much
        return self._compared(before, changes, plan, profile, cancelled)

    def _plan(
        self,
        shown: Rendered,
        profile: Profile,
        mode: CutMode,
        cancelled: Callable[[], bool] | None = None,
    ) -> CutPlan:
        """The plan of a cut of `shown`, with ends that keep away from the shot changes."""
        document, transcript = shown.document, shown.transcript
        plan = plan_cut(document, transcript, profile, mode, cancelled=cancelled)
        if self.shots is None or mode is not CutMode.SENTENCES:
            return plan
        return EndsAtShots(document, transcript, profile, self.shots).of(plan)

    def compare_plan(
        self, plan: CutPlan, profile: Profile, *, cancelled: Callable[[], bool] | None = None
    ) -> CutComparison:
        """`compare_cut` for an existing plan, or a part of one."""
        changes = changes_of(self)
        before = rendered_document(self, changes, self.document, self.transcript)
        return self._compared(before, changes, plan, profile, cancelled)

    def _compared(
        self,
        before: CaptionDocument,
        changes: Changes,
        plan: CutPlan,
        profile: Profile,
        cancelled: Callable[[], bool] | None,
    ) -> CutComparison:
        checkpoint = checkpoint_of(cancelled)
        checkpoint()
        cut = apply_plan(self.document, self.transcript, plan, cancelled=cancelled)
        checkpoint()
        after = rendered_document(self, changes, cut.document, cut.transcript)
        checkpoint()
        groups = tuple(cut_groups(plan, self.transcript.words))
        return CutComparison(
            before=before,
            after=after,
            rows=tuple(side_by_side(groups, cut.sources)),
            plan=plan,
            cut=cut,
            findings=tuple(check(after, cut.transcript, profile, self.shots)),
            groups=groups,
        )

    def cut(self, plan: CutPlan) -> None:
        """Cut as planned; predictions and decisions stay with their words.

        Raises SessionError for a plan of another document, CaptionError if the document cannot be
        written.
        """
        cut = apply_plan(self.document, self.transcript, plan)
        self.use(cut.document, cut.transcript)
