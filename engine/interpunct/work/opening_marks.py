# SPDX-License-Identifier: Apache-2.0
"""The mark that opens a question in Spanish; it is added and removed with the closing mark.

It follows the marks in effect, as capitals do: nobody is asked about it. The file keeps its
opening mark as long as nobody ends the sentence with another mark. The mark stands where the
question begins, which may be after a comma: "Hola, ¿cómo estás?" (Real Academia Española,
Ortografía de la lengua española, 3.4.9). It stands on the same side of quotes as the closing mark.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from interpunct.captions.document import CaptionDocument
from interpunct.labels import Label
from interpunct.marking.splicing import OpeningEdit
from interpunct.transcript.languages import Language, language
from interpunct.transcript.signs import STRAIGHT_QUOTES
from interpunct.transcript.transcript import Transcript
from interpunct.work.settled_labels import LONGEST_QUESTION, gap_before
from interpunct.work.state import WorkState

_Labels = Callable[[int], Label]


def openings_of(
    work: WorkState,
    words: range,
    document: CaptionDocument | None = None,
    transcript: Transcript | None = None,
) -> dict[int, OpeningEdit]:
    """Changes of the opening mark before each of these `words`, by word.

    `document` and `transcript` may replace those of the state: the same words in other places.
    """
    if not work.habit.openings:
        return {}
    text = _Text(document or work.document, transcript or work.transcript)
    last = min(words.stop + LONGEST_QUESTION, len(text.transcript))
    found = (
        (word, edit)
        for slot in range(words.start, last)
        for word, edit in _edits(work, text, slot)
        if slot in work.decisions or not work.table.left_alone[word]
    )
    return {word: edit for word, edit in found if word in words}


def first_word_of_sentence(work: WorkState, slot: int) -> int:
    """The first word of the sentence that ends at `slot`, within the search limit."""
    text = _Text(work.document, work.transcript)
    return text.sentence(slot, work.label).start


class _Text:
    """Words, and the signs in the payloads before them."""

    def __init__(self, document: CaptionDocument, transcript: Transcript) -> None:
        self._cues = document.cues
        self.transcript = transcript

    def label(self, slot: int) -> Label:
        """Label of the mark that the text has at `slot`."""
        return self.transcript.slots[slot].label

    def sentence(self, slot: int, labels: _Labels) -> range:
        """The words of the sentence that ends at `slot` by these `labels`, or its last words."""
        first = slot
        while first > max(0, slot + 1 - LONGEST_QUESTION) and not self._ends(first - 1, labels):
            first -= 1
        return range(first, slot + 1)

    def _ends(self, slot: int, labels: _Labels) -> bool:
        word, following = self.transcript.words[slot : slot + 2]
        if not word.shares_sentences_with(following):
            return True
        return labels(slot).ends_sentence and not self.transcript.slots[slot].protected

    def before(self, word: int) -> range:
        """See `gap_before`."""
        return gap_before(self.transcript.words, word)

    def place_of(self, mark: str, word: int) -> int:
        """Offset of the last `mark` before word number `word`, -1 if there is none."""
        gap = self.before(word)
        return self._payload(word).rfind(mark, gap.start, gap.stop)

    def opening_place(self, question: range) -> int:
        """Offset of the opening mark: before quotes around the first word that also close."""
        place, gap = self.transcript.words[question.start].start, self.before(question.start)
        payload, signs = self._payload(question.start), self._signs_in(question)
        pairs = dict(language(self.transcript.words[question.start].language).quotes)
        while place > gap.start and _closes_in(payload[place - 1], signs, pairs):
            place -= 1
        return place

    def _signs_in(self, question: range) -> str:
        """The signs after the words of a question, before its mark."""
        words, slots = self.transcript.words, self.transcript.slots
        gaps = []
        for place in question[:-1]:
            behind, before = self._payload(place)[words[place].end :], self.before(place + 1)
            if words[place].cue == words[place + 1].cue:
                behind = ""
            gaps.append(behind + self._payload(place + 1)[before.start : before.stop])
        last = question[-1]
        return "".join(gaps) + self._payload(last)[words[last].end : slots[last].start]

    def _payload(self, word: int) -> str:
        return self._cues[self.transcript.words[word].cue].payload


def _edits(work: WorkState, text: _Text, slot: int) -> Iterator[tuple[int, OpeningEdit]]:
    """Edits at the start of the sentence that the mark in effect at `slot` causes.

    A question that the text has keeps its beginning. The exception is a question whose last word
    was typed. Its closing mark may be a prediction from before, and so may its opening mark in
    another cue. In the typed cue itself the typing included the opening mark.
    """
    word, written = text.transcript.words[slot], text.transcript.slots[slot]
    mark, label = work.habit.openings.get(word.language), work.label(slot)
    asked, asks = written.label.is_question, label.is_question
    retyped = asked and asks and _is_typed(work, slot)
    decided = slot in work.decisions and label.ends_sentence and label is not written.label
    if mark is None or written.protected or not (asked is not asks or retyped or decided):
        return
    sentence = text.sentence(slot, text.label if asked and not asks else work.label)
    opened = [place for place in sentence if text.place_of(mark, place) >= 0]
    if asks and not opened and len(sentence) < LONGEST_QUESTION:
        place = _beginning(work, text, sentence, language(word.language))
        elsewhere = text.transcript.words[place].cue != word.cue
        if not _is_typed(work, place) and (elsewhere or not retyped):
            start = text.opening_place(range(place, sentence.stop))
            yield place, OpeningEdit(start, start, mark)
    elif opened and not asks:
        start = text.place_of(mark, opened[-1])
        yield opened[-1], OpeningEdit(start, start + len(mark), "")


def _is_typed(work: WorkState, word: int) -> bool:
    """Whether the user typed this word as it stands, and thus also the signs before it."""
    choice = work.casings.get(word)
    return choice is not None and choice.casing is None


def _closes_in(sign: str, signs: str, pairs: Mapping[str, str]) -> bool:
    """Whether the quote that `sign` opens closes in `signs`."""
    if sign in STRAIGHT_QUOTES:
        return signs.count(sign) % 2 == 1
    return sign in pairs and signs.count(pairs[sign]) > signs.count(sign)


def _beginning(work: WorkState, text: _Text, sentence: range, spoken: Language) -> int:
    """The first word of the question at the end of a sentence."""
    words = text.transcript.words
    commas = [slot for slot in sentence[:-1] if work.label(slot).is_pause]
    if not commas:
        return _after_statement(
            [words[place].text.lower() for place in sentence], sentence, spoken
        )
    if work.mark(commas[-1]).startswith(":"):
        return commas[-1] + 1
    clause = [words[place].text.lower() for place in range(commas[-1] + 1, sentence.stop)]
    asking = clause[1:2] if clause[0] in spoken.function_words.prepositions else clause[:1]
    is_tag = len(clause) == 1 and clause[0] in spoken.question_tags
    if is_tag or spoken.question_words.issuperset(asking or ("",)):
        return commas[-1] + 1
    return sentence.start


def _after_statement(texts: Sequence[str], sentence: range, spoken: Language) -> int:
    """The first word of a question without commas: "me llamo Juan ¿y cuántos …?".

    It is the first word of the sentence, unless the only question word follows a conjunction. Then
    it is the conjunction.
    """
    asking = [place for place, text in enumerate(texts) if text in spoken.question_words]
    if len(asking) == 1 and asking[0] > 1:
        before = asking[0] - 1
        if texts[before] in spoken.function_words.conjunctions:
            return sentence[before]
    return sentence.start
