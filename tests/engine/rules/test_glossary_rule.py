# SPDX-License-Identifier: Apache-2.0
"""The house rule of a glossary: other cases, split words and near misses; nothing else."""

from __future__ import annotations

import pytest

from interpunct.captions.formats import SRT
from interpunct.rules.glossary_rule import GlossaryRule
from interpunct.transcript.glossary import Glossary
from interpunct.transcript.languages import language

TERMS = ("Interpunct", "Anna Tarn", "ePier", "Loch Arvie", "harbourmaster")


def corrected(text: str, code: str = "en", terms: tuple[str, ...] = TERMS) -> str:
    return GlossaryRule(Glossary.of(terms)).corrected(text, SRT, language(code))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("so interpunkt is here", "so Interpunct is here"),
        ("the inter punct, or INTERPUNCT", "the Interpunct, or INTERPUNCT"),
        ("anna tarn's boat, anna", "Anna Tarn's boat, anna"),
        ("an epier and an Epier", "an ePier and an ePier"),
        ("by <i>loch</i> arvie", "by <i>loch</i> arvie"),
        ("by <i>lock arvie</i>", "by <i>Loch Arvie</i>"),
        ("Harbourmaster, the harbour master", "Harbourmaster, the harbourmaster"),
        ("an inter-punct", "an Interpunct"),
        ("lock\narvie", "lock\narvie"),
    ],
)
def test_a_term_gets_its_spelling(before: str, after: str) -> None:
    assert corrected(before) == after


@pytest.mark.parametrize(
    "text",
    [
        "Interpunct, INTERPUNCT", "interpuncts", "inter, punct", "the harbourmasters",
        "a puncture", "nothing of this",
    ],
)  # fmt: skip
def test_forms_of_a_term_and_other_words_stay(text: str) -> None:
    assert corrected(text) == text


def test_a_common_word_is_no_near_miss() -> None:
    assert corrected("there", terms=("Thero",)) == "there"
    assert corrected("therro", terms=("Therro",)) == "Therro"
    assert corrected("thirro", terms=("Therro",)) == "Therro"


@pytest.mark.parametrize(
    ("code", "text", "term"),
    [
        ("en", "this is a test", "Isa"),
        ("en", "I ran to the shop", "Iran"),
        ("de", "wir sehen an na gut", "Anna"),
        ("en", "who is it", "WHO"),
        ("en", "it told us so", "US"),
    ],
)
def test_common_words_are_no_term_in_other_letters(code: str, text: str, term: str) -> None:
    assert corrected(text, code, (term,)) == text


def test_a_term_is_left_inside_a_longer_one() -> None:
    terms = ("Tarn", "tarn boat")
    assert corrected("a tarn boat of tarn", terms=terms) == "a tarn boat of Tarn"


def test_a_glossary_without_terms_corrects_nothing() -> None:
    assert corrected("so interpunkt", terms=()) == "so interpunkt"
