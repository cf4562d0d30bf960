# SPDX-License-Identifier: Apache-2.0
"""Words that take the capital of a sentence start, and the slots that cause it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from interpunct.labels import Label
from interpunct.transcript.lettercase import is_clitic
from interpunct.transcript.transcript import Transcript

START_OF_TEXT = -1
_SEMICOLONS = (";", "；")


def capital_labels(marks: Iterable[tuple[str, Label]]) -> list[Label]:
    """Labels for `sentence_starts`, from the marks and their labels.

    A semicolon ends a sentence, but the next sentence starts in lower case.
    """
    return [
        Label.COMMA if label.ends_sentence and mark.startswith(_SEMICOLONS) else label
        for mark, label in marks
    ]


def written_starts(transcript: Transcript) -> dict[int, int]:
    """`sentence_starts` for the marks of the text."""
    written = ((slot.mark, slot.label) for slot in transcript.slots)
    return sentence_starts(transcript, capital_labels(written))


def sentence_starts(transcript: Transcript, labels: Sequence[Label]) -> dict[int, int]:
    """The words that take the capital of a sentence start, in order, each with its causing slot.

    A sentence starts after a sentence end, and with every turn and change of language. Dutch 't
    and Afrikaans 'n pass the capital on to the next word. The first slot is `START_OF_TEXT`.
    """
    words = transcript.words
    ends = set(transcript.turn_ends())
    giving = ends.union(slot for slot, label in enumerate(labels) if label.ends_sentence)
    starts: dict[int, int] = {}
    for slot in (START_OF_TEXT, *sorted(giving)):
        for index in range(slot + 1, len(words)):
            if index in ends or not is_clitic(words[index].text, words[index].language):
                starts[index] = slot
                break
            if index in giving:
                break  # this slot gives the capital to its own next word
    return starts
