# SPDX-License-Identifier: Apache-2.0
"""Which words of a work only get suggestions because of their language, and what is said of it."""

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
    """How many words of which languages are left as they are, by code, the most words first.

    Interpunct does not know the `foreign` ones. Of those `sooner_typed` it knows that a review of
    its marks takes more keys than typing them.
    """

    foreign: Mapping[str, int] = field(default_factory=dict)
    sooner_typed: Mapping[str, int] = field(default_factory=dict)

    def notes(self) -> tuple[Sentence, ...]:
        """A sentence for each language, without a full stop."""
        return (
            *(
                counted(
                    count,
                    one="1 word is in {language}, which Interpunct does not know: "
                    "it is left as it is",
                    many="{count} words are in {language}, which Interpunct does not know: "
                    "they are left as they are",
                    language=_named(code),
                )
                for code, count in self.foreign.items()
            ),
            *(
                counted(
                    count,
                    one="1 word is in {language}, where typing the marks takes fewer keys than "
                    "a review: marks and case are only suggested",
                    many="{count} words are in {language}, where typing the marks takes fewer "
                    "keys than a review: marks and case are only suggested",
                    language=_named(code),
                )
                for code, count in self.sooner_typed.items()
            ),
        )


def languages_left_alone(
    transcript: Transcript, options: Options
) -> tuple[NDArray[np.bool_], LeftAlone]:
    """Which words are left as they are, and a summary; nothing where languages are named."""
    none = [""] * len(transcript)
    if options.languages:
        return np.zeros(len(transcript), np.bool_), LeftAlone()
    foreign = foreign_words(transcript) if options.finds_foreign else none
    typed = [
        word.language if word.language in options.sooner_typed and not code else ""
        for word, code in zip(transcript.words, foreign, strict=True)
    ]
    mask = np.array([bool(a or b) for a, b in zip(foreign, typed, strict=True)], np.bool_)
    return mask, LeftAlone(_by_count(foreign), _by_count(typed))


def _by_count(codes: Sequence[str]) -> dict[str, int]:
    return dict(Counter(filter(None, codes)).most_common())


def _named(code: str) -> Sentence:
    return Sentence("{name} ({code})", name=Sentence(language_name(code)), code=code)
