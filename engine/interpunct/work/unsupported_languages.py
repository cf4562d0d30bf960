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

    Interpunct does not know the `foreign` languages. In the `sooner_typed` languages a review of
    its marks takes more keys than typing the marks.
    """

    foreign: Mapping[str, int] = field(default_factory=dict)
    sooner_typed: Mapping[str, int] = field(default_factory=dict)

    def notes(self) -> tuple[Sentence, ...]:
        """One sentence per language, without a full stop."""
        told = ((_not_known, self.foreign), (_only_suggested, self.sooner_typed))
        return tuple(
            sentence(count, _named(code))
            for sentence, words in told
            for code, count in words.items()
        )


def languages_left_alone(
    transcript: Transcript, options: Options
) -> tuple[NDArray[np.bool_], NDArray[np.bool_], LeftAlone]:
    """Masks of the foreign and of the sooner-typed words, and a summary.

    All are empty where the options name languages.
    """
    foreign = typed = [""] * len(transcript)
    if not options.languages:
        foreign = foreign_words(transcript) if options.finds_foreign else foreign
        typed = [
            word.language if word.language in options.sooner_typed and not code else ""
            for word, code in zip(transcript.words, foreign, strict=True)
        ]
    return _has_code(foreign), _has_code(typed), LeftAlone(_by_count(foreign), _by_count(typed))


def _not_known(words: int, language: Sentence) -> Sentence:
    return counted(
        words,
        one="1 word is in {language}, which Interpunct does not know: it is left as it is",
        many="{count} words are in {language}, which Interpunct does not know: "
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
