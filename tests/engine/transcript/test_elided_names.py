# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import pytest

from interpunct.labels import Casing
from interpunct.transcript.elided_names import elided_name
from interpunct.transcript.lettercase import with_casing


@pytest.mark.parametrize(
    ("text", "code", "inside", "at_start"),
    [
        ("l'italie", "fr", "l'Italie", "L'Italie"),
        ("l’onu", "fr", "l’ONU", "L’ONU"),
        ("qu'alice", "fr", "qu'Alice", "Qu'Alice"),
        ("L'ITALIE", "fr", "l'Italie", "L'Italie"),
        ("d'aix-en-provence", "fr", "d'Aix-en-Provence", "D'Aix-en-Provence"),
        ("dell'onu", "it", "dell'ONU", "Dell'ONU"),
        ("dall'italia", "it", "dall'Italia", "Dall'Italia"),
        ("d'espanya", "ca", "d'Espanya", "D'Espanya"),
        ("l'hôtel", "fr", "l'hôtel", "L'hôtel"),
        ("l'école", "fr", "l'école", "L'école"),
        ("aujourd'hui", "fr", "aujourd'hui", "Aujourd'hui"),
        ("l'italie", "en", "l'italie", "L'italie"),
        ("italie", "fr", "italie", "Italie"),
    ],
)
def test_a_known_name_behind_an_elided_word_keeps_its_capital(
    text: str, code: str, inside: str, at_start: str
) -> None:
    assert with_casing(text, Casing.LOWER, code) == inside
    assert with_casing(text, Casing.CAPITALISED, code) == at_start
    assert with_casing(text, Casing.UPPER, code) == text.upper()


@pytest.mark.parametrize("text", ["", "l'", "'italie", "l'italie'", "l'italie-", "l''italie"])
def test_other_words_hold_no_name(text: str) -> None:
    assert elided_name(text, "fr") is None
