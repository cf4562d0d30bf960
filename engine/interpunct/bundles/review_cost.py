# SPDX-License-Identifier: Apache-2.0
"""Languages in which reviewing a bundle's marks takes more keys than typing them.

A typed mark takes two keys, one to go there and one for the mark. A slot of the queue takes one,
right or wrong; a wrong slot outside the queue takes two. This count was made on held-out text of a
dozen languages, with the queue below 0.75. At high slot error rates, review keys over typing keys
are 1.1 to 1.2 times that rate; both are even at about 0.88.

Marks in a language that a bundle has not learned are hardly more than guesses. Such a language has
no figures, and is sooner typed, too.
"""

from __future__ import annotations

from interpunct.bundles.bundle import Bundle
from interpunct.bundles.description import CompactDescription
from interpunct.transcript.languages import codes

EVEN_SLOT_ERROR_RATE = 0.88


def sooner_typed(bundle: Bundle) -> tuple[str, ...]:
    """The sorted languages that are sooner typed, as far as the bundle tells its figures.

    They are the languages with such figures, and those that the bundle has not learned.
    """
    description = bundle.description
    if not isinstance(description, CompactDescription) or description.metrics is None:
        return ()
    figures = description.metrics.languages.items()
    costly = {code for code, found in figures if found.slot_error_rate >= EVEN_SLOT_ERROR_RATE}
    return tuple(sorted(costly | set(codes()) - set(description.languages)))
