# SPDX-License-Identifier: Apache-2.0
"""Decision whether a word with the capital of a sentence start keeps it inside a sentence.

The word alone does not show it: *Each* would be lower case, *Anna* would not. The evidence is the
rest of the file, where the word is inside other sentences. Further evidence is the casing head,
which was trained inside sentences only, and the language's table of words with capitals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from interpunct.arrays import FloatArray
from interpunct.labels import Casing
from interpunct.marking.sentence_starts import written_starts
from interpunct.transcript.languages import Language, language
from interpunct.transcript.lettercase import casing_of, lower
from interpunct.transcript.transcript import Transcript, Word

LOWER_THRESHOLD = 0.6
"""Probability from which a word is left in lower case.

As with marks, the likeliest casing alone would leave too many names in lower case. On the text for
fitting the calibration, mean F1 rises up to 0.8. In English, where the model is surer, it is best
at 0.5: a wrong capital inside a sentence disturbs more than a missing one.
"""

_HEAD_COUNTS = 2.0
"""Number of occurrences that the casing head counts as.

One capital in the file (a title, a slip) does not outweigh a confident head; two do.
"""

_Form = tuple[str, str]


@dataclass(frozen=True, slots=True)
class WordCasings:
    """Number of times that a file has a word in lower case, and with a capital inside a sentence.

    Words are identified by their language and lower-case form.
    """

    small: Mapping[_Form, int]
    capital: Mapping[_Form, int]

    @classmethod
    def of(cls, transcript: Transcript) -> WordCasings:
        """Counts from `transcript`; a capital at the start of a sentence or cue does not count."""
        words = transcript.words
        written = Counter((word.language, word.text) for word in words)
        small = {form: count for form, count in written.items() if form[1].islower()}
        starts = written_starts(transcript)
        capital = Counter(
            _form(word)
            for index, word in enumerate(words)
            if word.text[:1].isupper() and index not in starts and _is_inside(transcript, index)
            if casing_of(word.text) is Casing.CAPITALISED
        )
        return cls(small, capital)

    def keeps_capital(self, word: Word, head: FloatArray | None = None) -> bool:
        """Whether `word`, which has a capital, would have it inside a sentence as well.

        `head` are the probabilities (3,) of its casing there, None where nothing is predicted.
        """
        spoken = language(word.language)
        if word.fixed or not spoken.cased or casing_of(word.text) is not Casing.CAPITALISED:
            return True
        if always_capital(word):
            return True
        form = _form(word)
        small, capital = self.small.get(form, 0), self.capital.get(form, 0)
        expected = _HEAD_COUNTS * _lower_by_head(form[1], spoken, head)
        return small + expected < LOWER_THRESHOLD * (small + capital + _HEAD_COUNTS)


def always_capital(word: Word) -> bool:
    """Whether `word` always takes a capital, as the English I does; the head need not learn it."""
    return _is_capital_word(word.text, word.language)


def capital_words(words: Sequence[Word]) -> Iterator[int]:
    """The places of the words that always take a capital."""
    return (index for index, word in enumerate(words) if always_capital(word))


@lru_cache(maxsize=8192)
def _is_capital_word(text: str, language_code: str) -> bool:
    capital_words = language(language_code).capital_words
    return bool(capital_words) and text.lower().replace("’", "'") in capital_words


def _form(word: Word) -> _Form:
    return word.language, lower(word.text, word.language)


def _is_inside(transcript: Transcript, index: int) -> bool:
    """Whether word `index` follows a word of its cue with no mark or a comma between them."""
    before = transcript.slots[index - 1]
    joined = not before.mark or (before.label.is_pause and before.mark[0] != ":")
    return transcript.words[index - 1].cue == transcript.words[index].cue and joined


def _lower_by_head(form: str, spoken: Language, head: FloatArray | None) -> float:
    """Probability of lower case for the word, without the evidence of the file.

    A trained head never says 0; a value of 0 only repeats the written form. Without the head the
    result is 1, or 0 for German words that may be nouns.
    """
    if head is not None and head[Casing.LOWER] > 0:
        return float(head[Casing.LOWER])
    return float(not spoken.capital_nouns or form in spoken.function_words)
