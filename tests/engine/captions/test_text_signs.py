# SPDX-License-Identifier: Apache-2.0
"""Dashes, italics, notes and brackets around whole texts."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.captions.formats import ASS, MICRODVD, SBV, SRT, TTML, VTT
from interpunct.captions.formats.base import CaptionFormat
from interpunct.captions.reading import parse_captions
from interpunct.captions.text_signs import TextSign, toggled
from interpunct.errors import CaptionError

D, I, N, O = TextSign.DIALOGUE, TextSign.ITALICS, TextSign.LYRICS, TextSign.SOUND  # noqa: E741
SPAN = '<span xmlns:tts="http://www.w3.org/ns/ttml#styling" tts:fontStyle="italic">'
RED = '<span tts:color="red">'


@pytest.mark.parametrize(
    ("sign", "form", "text", "expected"),
    [
        (D, SRT, "so\noh no", "- so\n- oh no"),
        (I, SRT, "so\noh no", "<i>so\noh no</i>"),
        (I, VTT, "so\noh no", "<i>so\noh no</i>"),
        (I, ASS, "so\noh no", "{\\i1}so\noh no{\\i0}"),
        (I, TTML, "so\noh no", f"{SPAN}so\noh no</span>"),
        (I, MICRODVD, "so\noh no", "{Y:i}so\noh no"),
        (N, SBV, "so\noh no", "♪ so\noh no ♪"),
        (N, SRT, "-3B1B: so", "♪ -3B1B: so ♪"),
        (N, SRT, "ANNA: so", "♪ ANNA: so ♪"),
        (O, SRT, "so\noh no", "[so\noh no]"),
        # Tags that begin a text or a line stand before the sign.
        (I, SRT, "{\\an8}so", "{\\an8}<i>so</i>"),
        (I, ASS, "{\\an8}so", "{\\an8}{\\i1}so{\\i0}"),
        (O, SRT, "{\\an8}so", "{\\an8}[so]"),
        (N, SRT, "<b>so</b>", "<b>♪ so ♪</b>"),
        (I, VTT, "<v Ann>so", "<v Ann><i>so</i>"),
        (D, VTT, "<v Ann>so</v>\n<v Bob>no", "<v Ann>- so</v>\n<v Bob>- no"),
        # Tags that end in the middle are not crossed.
        (I, SRT, "<b>so</b> no", "<b><i>so</i></b> <i>no</i>"),
        (I, VTT, "<v Ann>so</v>\n<v Bob>no", "<v Ann><i>so</i></v>\n<v Bob><i>no</i>"),
        (I, SRT, "[<b>so] no</b>", "<i>[</i><b><i>so] no</i></b>"),
        (I, TTML, f"{RED}so</span> no", f"{RED}{SPAN}so</span></span> {SPAN}no</span>"),
        (I, ASS, "so{\\r} no", "{\\i1}so{\\i0}{\\r} {\\i1}no{\\i0}"),
        # A sign that stands for a part is no sign of the whole.
        (O, SRT, "[door] hello [bang]", "[[door] hello [bang]]"),
        (O, SRT, "[door][bang]", "[[door][bang]]"),
        (N, SRT, "so ♪ no", "♪ so ♪ no ♪"),
        (D, SRT, "-40 degrees", "- -40 degrees"),
        (D, SRT, "so\n-", "- so\n- -"),
    ],
)
def test_a_sign_is_put_and_taken_away(
    sign: TextSign, form: CaptionFormat, text: str, expected: str
) -> None:
    assert toggled([text], sign, form) == [expected]
    assert toggled([expected], sign, form) == [text]


@pytest.mark.parametrize(
    ("sign", "form", "text", "expected"),
    [
        (I, SRT, "<i>a</i>\n<i>b</i>", "a\nb"),
        (I, SRT, "{\\an8}<i>x</i>", "{\\an8}x"),
        (I, SRT, "<i>a</i> b <I>c</I>", "<i>a b c</i>"),
        (I, VTT, "<i.soft>a</i> b", "<i>a b</i>"),
        (I, ASS, "{\\i1}one{\\i0} two {\\i1}three{\\i0}", "{\\i1}one two three{\\i0}"),
        (I, ASS, "she {\\i1}laughed{\\i0} a little", "{\\i1}she laughed a little{\\i0}"),
        (I, ASS, "{\\an8\\i1}so{\\i0}", "{\\an8}so"),
        (I, MICRODVD, "{y:b,i}so\n{y:i}no", "{y:b}so\nno"),
        (I, TTML, f"{SPAN}so</span>", "so"),
        (I, TTML, '<span tts:color="red" tts:fontStyle="italic">so</span>', f"{RED}so</span>"),
        (O, SRT, "[wind]\n<i>[rain]</i>", "wind\n<i>rain</i>"),
        (O, SRT, "[a long", "a long"),
        (O, SRT, "sound]", "sound"),
        (N, SRT, "♪ one ♪\n♪ two ♪", "one\ntwo"),
        (N, SRT, "♫one\ntwo  ♫", "one\ntwo"),
        (N, SRT, "♪ one", "♪ one ♪"),
        (N, SRT, "♪", "♪"),
        (D, SRT, "<i>- a</i>", "<i>a</i>"),
        (D, SRT, "\u202b- a", "\u202ba"),
    ],
)
def test_signs_of_a_text_itself_are_known(
    sign: TextSign, form: CaptionFormat, text: str, expected: str
) -> None:
    assert toggled([text], sign, form) == [expected]


def test_texts_that_have_the_sign_stay_until_all_have_it() -> None:
    assert toggled(["[wind]", "rain", ""], O, SRT) == ["[wind]", "[rain]", ""]
    assert toggled(["[wind]", "[rain]", ""], O, SRT) == ["wind", "rain", ""]
    assert toggled(["– so\nno"], D, SRT) == ["– so\n- no"]
    assert toggled(["–so\r\n- no"], D, SRT) == ["so\r\nno"]


@pytest.mark.parametrize("sign", TextSign)
@pytest.mark.parametrize(("form", "text"), [(SRT, ""), (SRT, " \n"), (ASS, "{\\p1}m 0 0{\\p0}")])
def test_a_text_without_words_gets_no_sign(form: CaptionFormat, text: str, sign: TextSign) -> None:
    assert toggled([text], sign, form) == [text]


def test_a_format_without_italics_refuses_them() -> None:
    with pytest.raises(CaptionError, match="no italics"):
        toggled(["so"], I, SBV)


TAGS = {
    SRT: [("<b>", "</b>"), ('<font color="red">', "</font>"), ("{\\an8}", ""), ("<b>", "")],
    VTT: [("<b>", "</b>"), ("<v Ann>", "</v>"), ("<v.loud Bob>", ""), ("<00:01.000>", "")],
    ASS: [("{\\b1}", "{\\b0}"), ("{\\an8\\k20}", ""), ("{a note}", "{\\r}")],
    TTML: [(RED, "</span>"), ('<span xml:id="x">', "</span>"), ("<!-- - [ -->", "<metadata/>")],
    MICRODVD: [("{y:b}", ""), ("{c:$0000FF}", "")],
}
ITALICS = {
    SRT: [("<i>", "</i>"), ("<I>", "</ I>"), ("{\\i1}", "{\\i0}"), ("<i>", "")],
    VTT: [("<i>", "</i>"), ("<i.soft>", "</i>")],
    ASS: [("{\\i1}", "{\\i0}"), ("{\\an8\\i1\\b1}", "{\\b0\\i}")],
    TTML: [
        (SPAN, "</span>"),
        ('<span tts:fontStyle="italic" tts:color="red">', "</span>"),
        ("<span tts:fontStyle = 'oblique'>", "</span>"),
    ],
    MICRODVD: [("{y:i}", ""), ("{Y:b, i}", "")],
}
SIGNS = [("[", "]"), ("[[", "]]"), ("♪ ", " ♪"), ("♪", ""), ("- ", ""), ("—", ""), ("-4 ", "")]
FORMS = st.sampled_from(list(TAGS))
WORDS = st.sampled_from(["so", "x i", "ANNA: so", "no ♪ no", "a-b", "it's", "é.", "3"])


def test_a_row_of_a_ttml_file_in_italics_keeps_the_file_well_formed() -> None:
    file = (
        '<tt:tt xmlns:tt="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling">'
        '<tt:body><tt:div><tt:p begin="1s" end="2s">a<tt:br/><tt:span tts:color="red">x &lt; y'
        "</tt:span></tt:p></tt:div></tt:body></tt:tt>"
    )
    document = parse_captions(file.encode())
    put = toggled([document.cues[0].payload], I, TTML)
    edited = document.replace_payloads({0: put[0]})
    parsed = ET.fromstring(edited.to_bytes().decode())
    assert "".join(parsed.itertext()) == "ax < y"
    assert edited.replace_payloads({0: toggled(put, I, TTML)[0]}).to_bytes().decode() == file


def texts(pairs: list[tuple[str, str]]) -> st.SearchStrategy[str]:
    """Texts in which the pairs stand around words, nested and one after the other."""

    def nested(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
        joined = st.tuples(st.sampled_from([" ", "\n"]), st.lists(inner, min_size=1, max_size=3))
        parts = st.tuples(st.sampled_from([*pairs, ("", "")]), joined)
        return parts.map(lambda part: part[1][0].join(part[1][1]).join(part[0]))

    return st.recursive(WORDS, nested, max_leaves=5)


def words(text: str, form: CaptionFormat) -> list[str]:
    """The words that a viewer reads; for TTML those that a parser of XML finds."""
    if form is TTML:
        parsed = ET.fromstring(f'<p xmlns:tts="http://www.w3.org/ns/ttml#styling">{text}</p>')
        return re.findall(r"\w+", "".join(parsed.itertext()))
    return re.findall(r"\w+", re.sub(r"<[^<>]*>|\{[^{}]*\}", "", text))


@given(data=st.data(), form=FORMS, sign=st.sampled_from(TextSign))
def test_the_key_pressed_twice_gives_the_same_text_back(
    data: st.DataObject, form: CaptionFormat, sign: TextSign
) -> None:
    before = data.draw(st.lists(texts(TAGS[form]), min_size=1, max_size=3))
    put = toggled(before, sign, form)
    assert all(after != text for after, text in zip(put, before, strict=True))
    assert toggled(put, sign, form) == before


@given(data=st.data(), form=FORMS, sign=st.sampled_from(TextSign))
def test_words_stay_tags_stay_whole_and_no_sign_piles_up(
    data: st.DataObject, form: CaptionFormat, sign: TextSign
) -> None:
    before = data.draw(texts([*TAGS[form], *ITALICS[form], *SIGNS]))
    states = [before]
    for _ in range(4):
        states += toggled(states[-1:], sign, form)
    assert all(words(state, form) == words(before, form) for state in states)
    assert all(form.holds(state) for state in states)
    # Brackets in brackets are taken away one by one.
    assert len("".join(states[4].split())) <= len("".join(states[2].split()))
