# SPDX-License-Identifier: Apache-2.0
"""In which languages a review of a bundle's marks takes more keys than typing the marks.

A mark that is typed takes two keys, one to go there and one for the mark; a slot of the queue
takes one, right or wrong; a wrong slot that is not in the queue takes two. Counted so on held-out
text of a dozen languages, with the queue below 0.75, review takes 1.1 to 1.2 times the slot error
rate of what typing takes where that rate is high: both are even at about 0.88.

What a bundle marks in a language that it has not learned is hardly more than a guess. Such a
language has no figures, and is sooner typed, too.
"""

from __future__ import annotations

from interpunct.models.bundle import Bundle
from interpunct.models.description import CompactDescription
from interpunct.transcript.languages import codes

EVEN_SLOT_ERROR_RATE = 0.88


def sooner_typed(bundle: Bundle) -> tuple[str, ...]:
    """The sorted languages that are sooner typed, as far as the bundle tells its figures.

    They are those with the figures for it, and those that the bundle has not learned.
    """
    description = bundle.description
    if not isinstance(description, CompactDescription) or description.metrics is None:
        return ()
    figures = description.metrics.languages.items()
    costly = {code for code, found in figures if found.slot_error_rate >= EVEN_SLOT_ERROR_RATE}
    return tuple(sorted(costly | set(codes()) - set(description.languages)))
