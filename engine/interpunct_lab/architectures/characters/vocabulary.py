# SPDX-License-Identifier: Apache-2.0
"""The vocabulary of the character systems (Gale and Parthasarathy 2017, sections 2.1 and 3.2).

Text is lower-cased, and every digit is 0, so that the length of a number stays. A space after
every word, the last one too, carries the tag of its slot. Chinese and Japanese write no spaces:
there it is a separator, a sign of its own, after each word that the segmenter found. The paper
leaves open which characters are known: here those that are frequent enough. The word-level systems
of its Table 1 have whole words in place of characters, and no spaces.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, ClassVar, Self

from msgspec import Meta

from interpunct.decoding import read_json
from interpunct.errors import BundleError, LabError
from interpunct.transcript.languages import language

PAD = 0
"""Id around a text: the paper's <PAD> and <NULL>, and the padding of a batch."""
UNKNOWN = 1
END = 2
SPACE = 3
SEPARATOR = 4
_FIRST = 5

FILE = "characters.json"

Character = Annotated[str, Meta(min_length=1, max_length=1)]
Form = Annotated[str, Meta(min_length=1)]


class CharacterVocabulary:
    """The known characters in the order of their ids, which start at `_FIRST`."""

    file: ClassVar[str] = FILE
    kind: ClassVar[Any] = list[Character]

    def __init__(self, characters: Sequence[str]) -> None:
        self.characters = tuple(characters)
        self._ids = {character: id_ for id_, character in enumerate(characters, _FIRST)}

    def __len__(self) -> int:
        return _FIRST + len(self.characters)

    @classmethod
    def learn(cls, words: dict[str, float], least_count: float) -> Self:
        """The characters seen at least `least_count` times in `words` (form: count).

        Raises LabError where there is none.
        """
        counts: defaultdict[str, float] = defaultdict(float)
        for word, count in words.items():
            for character in cls.units(word):
                counts[character] += count
        known = [
            character
            for character, count in counts.items()
            if count >= least_count and not character.isspace()
        ]
        if not known:
            raise LabError(
                f"no character stands {least_count:,.0f} times in the text.",
                remedy="Set a smaller least_count, or give more text.",
            )
        return cls(sorted(known, key=lambda character: (-counts[character], character)))

    @staticmethod
    def units(word: str) -> Sequence[str]:
        """Units of a word, in order."""
        return normalised(word)

    def save(self, folder: Path) -> None:
        """Write the characters into `folder`."""
        (folder / self.file).write_text(json.dumps(self.characters), encoding="utf-8")

    @classmethod
    def load(cls, folder: Path) -> Self:
        """Read what `save` wrote.

        Raises BundleError where the file is missing or holds no list of characters.
        """
        path, remedy = folder / cls.file, "Train the system again."
        characters = read_json(path, cls.kind, BundleError, remedy=remedy)
        if len(set(characters)) < len(characters):
            raise BundleError("an entry occurs twice.", file=path, remedy=remedy)
        return cls(characters)

    def encode(
        self, words: Sequence[str], languages: Sequence[str]
    ) -> tuple[list[int], list[int]]:
        """The ids of `words`, each with its space or separator, and where those signs stand."""
        ids: list[int] = []
        signs: list[int] = []
        for word, code in zip(words, languages, strict=True):
            ids.extend(self._ids.get(character, UNKNOWN) for character in normalised(word))
            signs.append(len(ids))
            ids.append(SPACE if language(code).spaced else SEPARATOR)
        return ids, signs


class WordVocabulary(CharacterVocabulary):
    """The known words, each read as one sign, which carries the tag of its slot."""

    file = "words.json"
    kind = list[Form]

    @staticmethod
    def units(word: str) -> Sequence[str]:
        """The whole word."""
        return (normalised(word),)

    def encode(
        self,
        words: Sequence[str],
        languages: Sequence[str],  # noqa: ARG002
    ) -> tuple[list[int], list[int]]:
        """The id of each of `words`, and their places."""
        ids = [self._ids.get(normalised(word), UNKNOWN) for word in words]
        return ids, list(range(len(ids)))


def normalised(word: str) -> str:
    """`word` in lower case, with 0 for every decimal digit of any script."""
    return "".join("0" if sign.isdecimal() else sign for sign in word.lower())
