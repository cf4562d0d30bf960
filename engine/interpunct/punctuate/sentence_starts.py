# SPDX-License-Identifier: Apache-2.0
"""Which words take a sentence's capital, and which slot gives it to them."""

from __future__ import annotations

from collections.abc import Sequence

from interpunct.transcript.labels import Label
from interpunct.transcript.lettercase import is_clitic
from interpunct.transcript.transcript import Transcript

START_OF_TEXT = -1


def sentence_starts(transcript: Transcript, labels: Sequence[Label]) -> dict[int, int]:
    """The words that take a sentence's capital, in order; with each the slot that gives it.

    A sentence starts after one that ends and with every turn and change of language. Dutch 't and
    Afrikaans 'n pass the capital on to the next word. The first slot is `START_OF_TEXT`.
    """
    ends = set(transcript.turn_ends())
    starts: dict[int, int] = {}
    slot: int | None = START_OF_TEXT
    for index, word in enumerate(transcript.words):
        if slot is not None and not (is_clitic(word.text, word.language) and index not in ends):
            starts[index] = slot
            slot = None
        if index in ends or labels[index].ends_sentence:
            slot = index
    return starts
