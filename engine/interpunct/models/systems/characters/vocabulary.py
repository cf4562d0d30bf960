# SPDX-License-Identifier: Apache-2.0
"""The vocabulary of the character systems (Gale and Parthasarathy 2017, sections 2.1 and 3.2).

Text is lower-cased, every digit is 0 (so that the length of a number stays), and after every word
stands the space that carries the tag of its slot, after the last one too. Chinese and Japanese
write no spaces: there it is a separator, a sign of its own, after each word that the segmenter
found. The paper leaves open which characters are known: here those that are frequent enough.
"""

from __future__ import annotations

import json
from collections import defaultdict
from typing import TYPE_CHECKING, Any

from interpunct.errors import BundleError
from interpunct.transcript.languages import language

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path
    from typing import Self

PAD = 0
"""What stands around a text: the paper's <PAD> and <NULL>, and the padding of a batch."""
UNKNOWN = 1
END = 2
SPACE = 3
SEPARATOR = 4
_FIRST = 5

FILE = "characters.json"


class CharacterVocabulary:
    """The known characters in the order of their ids, which start at `_FIRST`."""

    def __init__(self, characters: Sequence[str]) -> None:
        self.characters = tuple(characters)
        self._ids = {character: id_ for id_, character in enumerate(characters, _FIRST)}

    def __len__(self) -> int:
        return _FIRST + len(self.characters)

    @classmethod
    def learn(cls, words: dict[str, float], least_count: float) -> Self:
        """The characters seen at least `least_count` times in `words` (form: count)."""
        counts: defaultdict[str, float] = defaultdict(float)
        for word, count in words.items():
            for character in normalised(word):
                counts[character] += count
        known = [
            character
            for character, count in counts.items()
            if count >= least_count and not character.isspace()
        ]
        return cls(sorted(known, key=lambda character: (-counts[character], character)))

    def save(self, folder: Path) -> None:
        """Write the characters into `folder`."""
        (folder / FILE).write_text(json.dumps(self.characters), encoding="utf-8")

    @classmethod
    def load(cls, folder: Path) -> Self:
        """Read what `save` wrote.

        Raises BundleError where the file is missing or holds no list of characters.
        """
        path = folder / FILE
        try:
            characters = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise BundleError(
                f"it cannot be read: {error}.", file=path, remedy="Train the system again."
            ) from error
        if not _are_characters(characters):
            raise BundleError(
                "it is no list of characters.", file=path, remedy="Train the system again."
            )
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


def _are_characters(value: Any) -> bool:
    return (
        isinstance(value, list)
        and all(isinstance(item, str) and len(item) == 1 for item in value)
        and len(set(value)) == len(value)
    )


def normalised(word: str) -> str:
    """`word` in lower case, with 0 for every decimal digit of any script."""
    return "".join("0" if sign.isdecimal() else sign for sign in word.lower())
