# SPDX-License-Identifier: Apache-2.0
"""Options to open, punctuate and cut a document: one class for the editor and the batch."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from interpunct.bundles.weak_languages import NO_WEAK_LANGUAGES, WeakLanguages
from interpunct.captions.reading import MOST_BYTES
from interpunct.cutting.plan import CutMode
from interpunct.cutting.profiles import Profile
from interpunct.errors import ProfileError, SessionError
from interpunct.labels import MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.media.shots import Shots
from interpunct.opinions.options import OpinionOptions
from interpunct.sentences import Sentence
from interpunct.work.uncertainty import Policy

_FileSize = Annotated[int, Meta(ge=1, le=1 << 31)]
Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]

BELOW_THREE_QUARTERS = Policy(threshold=0.75)
"""Default policy for uncertain slots.

A calibrated model is wrong in at least every fourth of these slots: few, and worth a look.
"""


class Unroll(StrEnum):
    """Whether captions that roll, as YouTube's automatic captions do, get each line once."""

    AUTO = "auto"
    """Un-roll if they roll, and more than suggestions is wanted."""

    NEVER = "never"
    """Leave them as they are."""

    ALWAYS = "always"
    """Un-roll even if they hardly roll."""


@dataclass(frozen=True, slots=True)
class Options:
    """Options for reading a document, for the model and for the cut.

    `encoding` None detects it; empty `languages` allow all. A cut needs a `profile`. `policy`
    selects the uncertain slots. `spares_punctuated` only suggests marks in a document, or in a
    stretch of it, that has its marks already. A file of more than `most_bytes` is refused.

    Where no languages are named, text in an unknown language is detected and left as it is, unless
    `finds_foreign` is false. In the `weak` languages marks and case are only suggested.
    `shots` are those of the film.
    `glossary` are names and terms whose case wins over a predicted one. A `second_opinion` of a
    language model is asked for about doubtful slots.
    """

    encoding: str | None = None
    languages: tuple[str, ...] = ()
    unroll: Unroll = Unroll.AUTO
    marks: MarksMode = MarksMode.COMPLETE
    casing: CasingMode = CasingMode.MODEL
    cut: CutMode = CutMode.OFF
    profile: Profile | None = None
    policy: Policy = BELOW_THREE_QUARTERS
    spares_punctuated: bool = False
    most_bytes: _FileSize = MOST_BYTES
    finds_foreign: bool = True
    weak: WeakLanguages = NO_WEAK_LANGUAGES
    shots: Shots | None = None
    glossary: tuple[str, ...] = ()
    second_opinion: OpinionOptions | None = None

    @property
    def cut_profile(self) -> Profile:
        """The profile of the cut; raises ProfileError where there is none."""
        if self.profile is None:
            raise ProfileError("a cut needs a profile.", remedy="Name one, such as netflix.")
        return self.profile

    def record(self) -> dict[str, Json]:
        """The options that a journal keeps: the conditions under which the work was opened."""
        return {
            "encoding": self.encoding,
            "languages": list(self.languages),
            "marks": self.marks.value,
            "casing": self.casing.value,
            "unroll": self.unroll.value,
            "sooner_typed": list(self.weak.sooner_typed),
            "unlearned": list(self.weak.unlearned),
            "glossary": list(self.glossary),
            "finds_foreign": self.finds_foreign,
            "spares_punctuated": self.spares_punctuated,
        }

    @classmethod
    def of_record(cls, record: Mapping[str, Json]) -> Options:
        """The options of a journal; missing fields have their defaults.

        Raises SessionError for an unknown mode.
        """
        encoding = record.get("encoding")
        try:
            return cls(
                encoding=encoding if isinstance(encoding, str) else None,
                languages=_texts(record.get("languages")),
                unroll=Unroll(str(record.get("unroll", Unroll.NEVER))),
                marks=MarksMode(str(record.get("marks", MarksMode.COMPLETE))),
                casing=CasingMode(str(record.get("casing", CasingMode.MODEL))),
                finds_foreign=record.get("finds_foreign") is True,
                weak=WeakLanguages(
                    _texts(record.get("sooner_typed")), _texts(record.get("unlearned"))
                ),
                glossary=_texts(record.get("glossary")),
                spares_punctuated=record.get("spares_punctuated") is True,
            )
        except ValueError as error:
            raise SessionError(
                Sentence("a field is wrong: {reason}.", reason=error),
                remedy="Discard it.",
            ) from error


def _texts(value: Json) -> tuple[str, ...]:
    return tuple(map(str, value)) if isinstance(value, list) else ()
