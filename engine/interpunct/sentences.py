# SPDX-License-Identifier: Apache-2.0
"""Sentences for people: English text that can still be said in another language.

    Sentence("cue {number}", number=3)                          # "cue 3"
    counted(2, one="1 decision", many="{count} decisions")      # "2 decisions"

The engine knows no other language. Whoever shows a sentence looks its template up, translates the
values that are sentences themselves, and fills them in; the editor does so in one place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self


class Sentence(str):
    """The text of `template` with its `values` filled in, as `str.format` does it.

    It is that text everywhere (in journals, reports, comparisons). `number` is the one that
    the plural forms of other languages go by, None where there is none.
    """

    template: str
    values: Mapping[str, object]
    number: int | None

    def __new__(cls, template: str, /, **values: object) -> Self:
        """Fill the values in; a template without any is taken as it stands."""
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

    Other languages have other plurals: they are looked up by `many` and the number.
    """
    values = {**values, "count": count}
    text = (one if count == 1 else many).format(**values)
    return Sentence._made(text, many, values, count)
