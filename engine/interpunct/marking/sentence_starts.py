# SPDX-License-Identifier: Apache-2.0
"""Which words take a sentence's capital, and which slot gives it to them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import compress, count
from operator import attrgetter

from interpunct.labels import Label
from interpunct.transcript.lettercase import is_clitic
from interpunct.transcript.transcript import Transcript

START_OF_TEXT = -1
_SEMICOLONS = (";", "；")
_ENDS = attrgetter("ends_sentence")
_MARK_AND_LABEL = attrgetter("mark", "label")


def capital_labels(marks: Iterable[tuple[str, Label]]) -> list[Label]:
    """The labels of marks as `sentence_starts` wants them, from the marks and what they say.

    A semicolon ends a sentence, but the next one goes on in lower case.
    """
    return [
        Label.COMMA if label.ends_sentence and mark.startswith(_SEMICOLONS) else label
        for mark, label in marks
    ]


def written_starts(transcript: Transcript) -> dict[int, int]:
    """`sentence_starts` by the marks that the text has."""
    return sentence_starts(transcript, capital_labels(map(_MARK_AND_LABEL, transcript.slots)))


def sentence_starts(transcript: Transcript, labels: Sequence[Label]) -> dict[int, int]:
    """The words that take a sentence's capital, in order; with each the slot that gives it.

    A sentence starts after one that ends and with every turn and change of language. Dutch 't and
    Afrikaans 'n pass the capital on to the next word. The first slot is `START_OF_TEXT`.
    """
    words = transcript.words
    ends = set(transcript.turn_ends())
    giving = ends.union(compress(count(), map(_ENDS, labels)))
    starts: dict[int, int] = {}
    for slot in (START_OF_TEXT, *sorted(giving)):
        for index in range(slot + 1, len(words)):
            if index in ends or not is_clitic(words[index].text, words[index].language):
                starts[index] = slot
                break
            if index in giving:
                break  # which gives its own to the word after it
    return starts
