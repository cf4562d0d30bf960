# SPDX-License-Identifier: Apache-2.0
"""Words that only get suggestions because of their language, and notes about them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from interpunct.sentences import Sentence, counted
from interpunct.transcript.foreign import foreign_words
from interpunct.transcript.language_names import language_name
from interpunct.transcript.transcript import Transcript
from interpunct.work.options import Options


@dataclass(frozen=True, slots=True)
class LeftAlone:
    """Number of words left alone per language code, largest number first.

    Interpunct does not know the `foreign` languages, and its model has not learned the `unlearned`
    ones. In the `sooner_typed` languages a review of its marks takes more keys than typing them.
    """

    foreign: Mapping[str, int] = field(default_factory=dict)
    sooner_typed: Mapping[str, int] = field(default_factory=dict)
    unlearned: Mapping[str, int] = field(default_factory=dict)

    def notes(self) -> tuple[Sentence, ...]:
        """One sentence per language, without a full stop."""
        told = (
            (_not_known, self.foreign),
            (_not_learned, self.unlearned),
            (_only_suggested, self.sooner_typed),
        )
        return tuple(
            sentence(count, _named(code))
            for sentence, words in told
            for code, count in words.items()
        )


def languages_left_alone(
    transcript: Transcript, options: Options
) -> tuple[NDArray[np.bool_], NDArray[np.bool_], LeftAlone]:
    """Masks of the foreign words and of those in weak languages, and a summary.

    Where the options name languages, only the unlearned ones are left alone.
    """
    weak = options.weak.with_marks_asked() if options.languages else options.weak
    finds_foreign = options.finds_foreign and not options.languages
    foreign = foreign_words(transcript) if finds_foreign else [""] * len(transcript)
    known = [
        "" if code else word.language for word, code in zip(transcript.words, foreign, strict=True)
    ]
    typed, unlearned = (
        [code if code in codes else "" for code in known]
        for codes in (weak.sooner_typed, weak.unlearned)
    )
    counts = LeftAlone(*map(_by_count, (foreign, typed, unlearned)))
    return _has_code(foreign), _has_code(typed) | _has_code(unlearned), counts


def _not_known(words: int, language: Sentence) -> Sentence:
    return counted(
        words,
        one="1 word is in {language}, which Interpunct does not know: it is left as it is",
        many="{count} words are in {language}, which Interpunct does not know: "
        "they are left as they are",
        language=language,
    )


def _not_learned(words: int, language: Sentence) -> Sentence:
    return counted(
        words,
        one="1 word is in {language}, which this model has not learned: it is left as it is",
        many="{count} words are in {language}, which this model has not learned: "
        "they are left as they are",
        language=language,
    )


def _only_suggested(words: int, language: Sentence) -> Sentence:
    return counted(
        words,
        one="1 word is in {language}, where typing the marks takes fewer keys than "
        "a review: marks and case are only suggested",
        many="{count} words are in {language}, where typing the marks takes fewer "
        "keys than a review: marks and case are only suggested",
        language=language,
    )


def _has_code(codes: Sequence[str]) -> NDArray[np.bool_]:
    return np.array(list(map(bool, codes)), np.bool_)


def _by_count(codes: Sequence[str]) -> dict[str, int]:
    return dict(Counter(filter(None, codes)).most_common())


def _named(code: str) -> Sentence:
    return Sentence("{name} ({code})", name=Sentence(language_name(code)), code=code)
