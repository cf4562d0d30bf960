# SPDX-License-Identifier: Apache-2.0
"""A glossary: where it lies, what is in it, and the casing of its words."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpunct.captions.formats import SRT
from interpunct.captions.reading import parse_captions
from interpunct.errors import RuleError
from interpunct.labels import Casing
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.glossary import Glossary
from interpunct.transcript.glossary_file import NAME, add_term, find_glossary, glossary_of
from interpunct.transcript.transcript import Word

LOWER, CAPITAL, UPPER = Casing


def words_of(text: str) -> tuple[Word, ...]:
    document = parse_captions(f"1\n00:00:01,000 --> 00:00:09,000\n{text}\n".encode())
    assert document.format is SRT
    return tuple(build_transcript(document, languages=("en",)).words)


def cased(text: str, *terms: str) -> list[tuple[str, Casing]]:
    words = words_of(text)
    found = Glossary.of(terms).casings(words, range(len(words)))
    return [(words[place].text, casing) for place, casing in found]


def test_a_term_has_its_case_wherever_its_words_stand_together() -> None:
    assert cased("the bank of tarn, the old bank", "Bank of Tarn") == [
        ("bank", CAPITAL),
        ("of", LOWER),
        ("tarn", CAPITAL),
    ]
    assert cased("the wro and the wro's pier", "WRO") == [("wro", UPPER), ("wro's", UPPER)]


def test_the_longest_term_wins_and_a_word_of_mixed_case_is_left_out() -> None:
    assert cased("old tarn road", "tarn", "Tarn Road") == [("tarn", CAPITAL), ("road", CAPITAL)]
    assert cased("my ePier", "ePier") == []


def test_a_part_is_cased_by_words_outside_it() -> None:
    words = words_of("the bank of tarn opened")
    glossary = Glossary.of(["Bank of Tarn"])
    for stop in range(1, len(words) + 1):
        for start in range(stop):
            found = dict(glossary.casings(words, range(start, stop)))
            assert found.keys() == {1, 2, 3} & set(range(start, stop))


def test_words_of_terms_are_known_in_any_case_and_with_a_possessive() -> None:
    glossary = Glossary.of(["Bank of Tarn", "  ", "d’Arve"])
    assert glossary.terms == ("Bank of Tarn", "d’Arve")
    assert all(map(glossary.has_word, ("tarn", "TARN", "Tarn's", "d'arve")))
    assert not glossary.has_word("tarns")


def test_it_lies_beside_the_captions_or_above_them(tmp_path: Path) -> None:
    captions = tmp_path / "film" / "en" / "one.srt"
    captions.parent.mkdir(parents=True)
    assert find_glossary(captions) is None
    assert glossary_of(captions).terms == ()
    (tmp_path / NAME).write_text("# people\n\n Anna Tarn \n", encoding="utf-8-sig")
    assert glossary_of(captions).terms == ("Anna Tarn",)
    (captions.parent / NAME).write_text("Interpunct\n", encoding="utf-8")
    assert glossary_of(captions).terms == ("Interpunct",)
    far = tmp_path / "a" / "b" / "c" / "d" / "one.srt"
    far.parent.mkdir(parents=True)
    assert find_glossary(far) is None


def test_a_term_is_added_once_and_lines_by_hand_stay(tmp_path: Path) -> None:
    captions = tmp_path / "one.srt"
    path = add_term(captions, "Anna Tarn")
    assert path == tmp_path / NAME
    path.write_bytes(b"# people\r\nAnna Tarn")
    add_term(captions, "Interpunct")
    add_term(captions, "Anna Tarn")
    assert path.read_bytes() == b"# people\r\nAnna Tarn\nInterpunct\n"


def test_a_glossary_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"caf\xe9\n")
    for act in (glossary_of, lambda captions: add_term(captions, "Tarn")):
        with pytest.raises(RuleError, match=rf"{NAME}.*not UTF-8"):
            act(tmp_path / "one.srt")
    assert (tmp_path / NAME).read_bytes() == b"caf\xe9\n"
