# SPDX-License-Identifier: Apache-2.0
"""Built-in house rules: what each corrects, what it leaves, and the tags that stay."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.captions.formats import SRT
from interpunct.errors import SearchError
from interpunct.rules.common_errors import COMMON_ERRORS
from interpunct.transcript.languages import language, languages

RULES = {rule.key: rule for rule in COMMON_ERRORS}


def corrected(key: str, text: str, code: str = "en") -> str:
    return RULES[key].corrected(text, SRT, language(code))


@pytest.mark.parametrize(
    ("key", "code", "before", "after"),
    [
        ("double spaces", "en", "so  the   boat", "so the boat"),
        ("double spaces", "en", " so \r\n the boat ", "so\r\nthe boat"),
        ("double spaces", "zh-Hans", "到達  最終 ", "到達  最終"),
        ("double spaces", "en", "so <i> the</i> boat", "so <i> the</i> boat"),
        ("space before mark", "en", "so , we left !", "so, we left!"),
        ("space before mark", "en", "wait ... 5 .5", "wait ... 5 .5"),
        ("space before mark", "en", "wait . . . what", "wait . . . what"),
        ("space before mark", "de", "es steht 2 : 1", "es steht 2 : 1"),
        ("space before mark", "en", "see you :) a != b", "see you :) a != b"),
        ("space before mark", "fr", "alors , quoi ?", "alors, quoi ?"),
        ("space after mark", "en", "well,we left;then", "well, we left; then"),
        ("space after mark", "en", "1,000 a,b see x.org", "1,000 a,b see x.org"),
        (
            "space after mark",
            "en",
            "see.org/page?id=5 or watch?list=ab",
            "see.org/page?id=5 or watch?list=ab",
        ),
        ("space after mark", "zh-Hans", "你好,我们走", "你好,我们走"),
        ("spaces of language", "fr", "quoi? dit-il !", "quoi\u202f? dit-il\u202f!"),
        ("spaces of language", "fr", "quoi\u00a0?", "quoi\u00a0?"),
        ("spaces of language", "fr", "à 10:30", "à 10:30"),
        ("spaces of language", "en", "what?", "what?"),
        ("curly quotes", "en", '"so," I said, "it\'s"', "“so,” I said, “it’s”"),
        ("curly quotes", "de", 'er sagte "nein"', "er sagte „nein“"),
        ("curly quotes", "fr", 'il dit "non"', "il dit «\u202fnon\u202f»"),
        ("curly quotes", "en", '<font color="red">"so"</font>', '<font color="red">“so”</font>'),
        ("curly quotes", "en", "he is 5'10\" in the 90's", "he is 5'10\" in the 90’s"),
        ("curly quotes", "en", 'he has 12" wheels', 'he has 12" wheels'),
        ("curly quotes", "en", 'see "Apollo 8" and "Apollo 9"', "see “Apollo 8” and “Apollo 9”"),
        ("curly quotes", "en", '"a 12" wheel," he said', '“a 12" wheel,” he said'),
        ("curly quotes", "he", 'ד"ר "כן"', 'ד"ר ”כן”'),
        ("straight quotes", "en", "“so,” it’s ‘here’", "\"so,\" it's 'here'"),
        ("straight quotes", "fr", "«\u202fnon\u202f»", '"non"'),
        ("one ellipsis", "en", "so... well.... no", "so… well.... no"),
        ("three dots", "en", "so…", "so..."),
        ("dashes", "en", "so -- well - no well-known", "so — well – no well-known"),
        ("dashes", "en", "s(2+dt) - s(2), a - b, 5 - 3", "s(2+dt) - s(2), a - b, 5 - 3"),
        ("dialogue hyphens", "en", "–Yes.\n-No.\n-5 degrees", "- Yes.\n- No.\n-5 degrees"),
        ("dialogue hyphens", "en", "–so it was", "–so it was"),
        ("numbers", "en", "we saw 3 boats and 10 men", "we saw three boats and ten men"),
        ("numbers", "en", "it rained. 2 men came", "it rained. Two men came"),
        ("numbers", "en", "3 boats", "3 boats"),
        ("numbers", "en", "you see?\n- 3 boats here", "you see?\n- Three boats here"),
        ("numbers", "fr", "le 4 mai, avec 3 amis", "le 4 mai, avec trois amis"),
        ("numbers", "es", "el 4 de mayo, y 3 de ellos", "el 4 de mayo, y tres de ellos"),
        ("numbers", "de", "am 4. Mai", "am 4. Mai"),
        ("numbers", "it", "t = 2 volte t^3 volte", "t = 2 volte t^3 volte"),
        ("numbers", "en", "we saw two or 3 boats", "we saw two or three boats"),
        ("numbers", "de", "wir sahen 3 Boote", "wir sahen drei Boote"),
        ("numbers", "pl", "było 5 osób", "było 5 osób"),
        ("doubled words", "en", "so the the boat that that’s", "so the boat that that’s"),
        ("doubled words", "fr", "vous vous le le levez", "vous vous le levez"),
        ("doubled words", "vi", "mãi mãi", "mãi mãi"),
        ("ocr", "en", "on LinkedIn", "on LinkedIn"),
        ("ocr", "en", "l'm here, heIlo, lt is 1O0 and t0o", "I'm here, hello, It is 100 and too"),
        ("ocr", "en", "McIntosh left, ltd. and lbs, we'll", "McIntosh left, ltd. and lbs, we'll"),
        ("ocr", "en", "AIl 1O men, the AIs, H2O", "All 10 men, the AIs, H2O"),
        ("ocr", "de", "lch bin l hier", "Ich bin l hier"),
        ("ocr", "sk", "lčí", "lčí"),
    ],
)
def test_what_a_rule_corrects(key: str, code: str, before: str, after: str) -> None:
    assert corrected(key, before, code) == after


@pytest.mark.parametrize(
    "text",
    [
        "at 5 we left", "it has 5 km", "it costs 5 % more", "see 5:30", "about 5 000 men",
        "we won 5-4", "it has 2.5 metres", "version 3 is", "see no. 7 there", "the $5 note",
        "at 5 pm", "the 5th man", "in 10 hundred years", "we saw 11 men and 21 boats",
        "it is Season 2 of it", "the answer is 7", "rank 2, so",
        "we saw 2 or 3 people", "we need 2, 3 or 4 men", "we won 3 to 2",
        "in 2020 some 3 men came", "number 5 is", "in chapter 2 of it", "about 8 percent of it",
        "about 8 per\ncent of it",
    ],
)  # fmt: skip
def test_measures_times_and_parts_of_numbers_keep_their_digits(text: str) -> None:
    assert corrected("numbers", text) == text


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("de", "es sind 8 Prozent davon"),
        ("fr", "au chapitre 2 du livre"),
        ("fr", "il reste 8 pour cent"),
        ("it", "circa il 5 per cento"),
        ("sv", "kapitel 2 är"),
    ],
)
def test_chapters_and_percents_of_other_languages_keep_their_digits(code: str, text: str) -> None:
    assert corrected("numbers", text, code) == text


def test_each_language_with_words_for_numbers_has_those_of_chapters_and_percents() -> None:
    facts = [entry for entry in languages() if entry.small_numbers]
    assert all(entry.before_numbers and entry.percent for entry in facts)


def test_keys_are_different_because_the_settings_name_rules_by_them() -> None:
    assert len(RULES) == len(COMMON_ERRORS)


_TAG = re.compile(r"<[^<>]*>")
_TEXTS = st.lists(
    st.sampled_from(
        [
            *("<i>", "</i>", "<b>", " ", "  ", "\n", "\r\n", "-", "–", '"', "'", "...", "…", ","),
            *("?", "3", "10", "l", "I", "0", "the", "boat", "l'm", "Boat"),
        ]
    ),
    max_size=24,
).map("".join)


@given(text=_TEXTS, key=st.sampled_from(sorted(RULES)), code=st.sampled_from(["en", "fr", "de"]))
def test_tags_and_line_ends_stay_whatever_is_corrected(text: str, key: str, code: str) -> None:
    try:
        after = corrected(key, text, code)
    except SearchError:
        return
    assert _TAG.findall(after) == _TAG.findall(text)
    assert re.findall(r"\r?\n", after) == re.findall(r"\r?\n", text)


@given(text=_TEXTS, key=st.sampled_from(sorted(set(RULES) - {"doubled words", "ocr"})))
def test_a_corrected_text_is_not_corrected_again(text: str, key: str) -> None:
    try:
        once = corrected(key, text)
        assert corrected(key, once) == once
    except SearchError:
        return
