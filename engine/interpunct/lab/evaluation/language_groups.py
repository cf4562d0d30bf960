# SPDX-License-Identifier: Apache-2.0
"""Languages that a figure shows together: by family, the small families by region.

Forty-odd lines in one plot say nothing; nine do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from interpunct.errors import LanguageError

if TYPE_CHECKING:
    from collections.abc import Mapping

GROUPS = {
    "Germanic": ("af", "da", "de", "en", "is", "nl", "no", "sv"),
    "Romance": ("ca", "es", "fr", "gl", "it", "pt", "ro"),
    "Slavic": ("cs", "hr", "pl", "ru", "sk", "sl", "sr", "uk"),
    "Baltic": ("lt", "lv"),
    "Uralic and Turkic": ("et", "fi", "hu", "tr"),
    "Indo-Aryan and Iranian": ("bn", "fa", "hi", "ur"),
    "South-East Asian": ("id", "ms", "th", "vi"),
    "Chinese, Japanese, Korean": ("ja", "ko", "zh-Hans", "zh-Hant"),
    "Greek, Armenian, Semitic, Tamil": ("ar", "el", "he", "hy", "ta"),
}
"""The codes of each group's languages."""

Item = TypeVar("Item")


def group_of(code: str) -> str:
    """The group of the language `code`.

    Raises LanguageError for a code that is in none.
    """
    for name, codes in GROUPS.items():
        if code in codes:
            return name
    raise LanguageError(
        f"the language {code!r} is in no group.", remedy="Add it to lab/language_groups.py."
    )


def grouped(items: Mapping[str, Item]) -> dict[str, list[Item]]:
    """What is given by language, by group; groups without any are left out."""
    groups: dict[str, list[Item]] = {name: [] for name in GROUPS}
    for code, item in items.items():
        groups[group_of(code)].append(item)
    return {name: members for name, members in groups.items() if members}
