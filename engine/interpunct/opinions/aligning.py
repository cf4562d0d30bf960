# SPDX-License-Identifier: Apache-2.0
"""The marks in the answer of a language model, once its words are proved to be those sent.

The answer is read as running text. Nothing but labels comes out of it, so no answer can change a
word. An answer with other words, fewer, more, or in another order gives nothing at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from interpunct.labels import Label, LabelSet
from interpunct.transcript.languages import language
from interpunct.transcript.lettercase import bare_former
from interpunct.transcript.running_text import LabelledWord, words_of_text

_AFTER_THOUGHTS = "</think>"  # some servers pass on the reasoning of a model before its answer


def marks_in_answer(
    answer: str, words: Sequence[str], language_code: str, labels: LabelSet
) -> list[Label] | None:
    """The label of `labels` after each of `words`; None unless the answer has exactly these words.

    Case, apostrophes and the dot of an abbreviation may differ; letters and digits may not.
    """
    spoken = language(language_code)
    form = bare_former(spoken.code)
    text = answer.rpartition(_AFTER_THOUGHTS)[2]
    found = [(form(word), label) for word, label in words_of_text(text, spoken.code, labels)]
    wanted = list(map(form, words))
    if spoken.spaced:
        return [label for _, label in found] if _words(found) == wanted else None
    return _by_place(found, wanted) if "".join(_words(found)) == "".join(wanted) else None


def _words(found: Sequence[LabelledWord]) -> list[str]:
    return [word for word, _ in found]


def _by_place(found: Sequence[LabelledWord], wanted: Sequence[str]) -> list[Label]:
    """The labels by the places where words end, for text without spaces.

    A segmenter may part the answer in another way; a mark where no word of ours ends is dropped.
    """
    ends = accumulate(map(len, _words(found)))
    marks = {end: label for end, (_, label) in zip(ends, found, strict=True) if label}
    places = accumulate(map(len, wanted))
    return [marks.get(place, Label.NONE) for place in places]
