# SPDX-License-Identifier: Apache-2.0
"""Sentences for people: English text that can still be translated.

    Sentence("cue {number}", number=3)                          # "cue 3"
    counted(2, one="1 decision", many="{count} decisions")      # "2 decisions"

The engine only has English. Code that shows a sentence looks up its template, translates the
values that are sentences themselves, and inserts them; the editor does so in one place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self


class Sentence(str):
    """The text of `template` with its `values` inserted, as `str.format` does it.

    It behaves as that text everywhere (in journals, reports, comparisons). `number` selects the
    plural form in other languages, None where there is none.
    """

    template: str
    values: Mapping[str, object]
    number: int | None

    def __new__(cls, template: str, /, **values: object) -> Self:
        """Insert the values; a template without values is taken as it is."""
        return cls._made(template.format(**values) if values else template, template, values)

    @classmethod
    def of(cls, text: str) -> Sentence:
        """`text` as a sentence, itself if it is one."""
        return text if isinstance(text, Sentence) else cls(text)

    @classmethod
    def _made(
        cls, text: str, template: str, values: Mapping[str, object], number: int | None = None
    ) -> Self:
        sentence = super().__new__(cls, text)
        sentence.template, sentence.values, sentence.number = template, values, number
        return sentence


def counted(count: int, *, one: str, many: str, **values: object) -> Sentence:
    """The template `one` where `count` is 1, else `many`, with `{count}` among the values.

    Other languages have other plurals, which are looked up by `many` and the number.
    """
    values = {**values, "count": count}
    text = (one if count == 1 else many).format(**values)
    return Sentence._made(text, many, values, count)
