# SPDX-License-Identifier: Apache-2.0
"""Languages in which the marks of a model are not written unasked."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class WeakLanguages:
    """Codes of the languages in which a model is of little use, or of none.

    In the `sooner_typed` languages a review takes more keys than typing the marks. The `unlearned`
    languages are those that the model has not learned.
    """

    sooner_typed: tuple[str, ...] = ()
    unlearned: tuple[str, ...] = ()

    def with_marks_asked(self) -> WeakLanguages:
        """Those that stay weak where the user asks for marks: the unlearned ones."""
        return replace(self, sooner_typed=())


NO_WEAK_LANGUAGES = WeakLanguages()
