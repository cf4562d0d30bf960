# SPDX-License-Identifier: Apache-2.0
"""Replacement of a word wherever a file has it."""

from __future__ import annotations

from interpunct.labels import Casing
from interpunct.transcript.lettercase import casing_of, with_casing
from interpunct.transcript.transcript import Word
from interpunct.work.work import Work
from interpunct_app.spelling.words import folded


def with_word_everywhere(
    work: Work, number: int, shown: str, suggestion: str, *, is_name: bool = False
) -> dict[int, str]:
    """Payloads, by cue, with `suggestion` for word `number`, shown as `shown`, everywhere.

    An occurrence in another case than the shown word has the suggestion in its own case. Several
    words, and mixed case as in McDonald, stay as suggested; a name is never without its capital.
    """
    wrong = work.transcript.words[number]
    payloads: dict[int, str] = {}
    for word in reversed(work.transcript.words):  # from the end, so that places before it hold
        if word.language == wrong.language and folded(word.text) == folded(wrong.text):
            before = payloads.get(word.cue, work.document.cues[word.cue].payload)
            new = _like(word, shown, suggestion, is_name=is_name)
            payloads[word.cue] = before[: word.start] + new + before[word.end :]
    return payloads


def _like(word: Word, shown: str, suggestion: str, *, is_name: bool) -> str:
    """The suggestion, in the case of `word` where that differs from the shown word's."""
    casing = casing_of(word.text)
    is_own = casing_of(suggestion) is None or " " in suggestion
    is_own = is_own or (is_name and casing is Casing.LOWER)
    if is_own or casing is None or casing is casing_of(shown):
        return suggestion
    return with_casing(suggestion, casing, word.language)
