# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.transcript.languages import codes, language
from interpunct.transcript.text_pieces import PieceKind, scan


def read(text: str, code: str = "en") -> str:
    """The pieces of `text`, with a letter for the kind of each that is no word."""
    names = {
        PieceKind.WORD: "",
        PieceKind.MARK: "m",
        PieceKind.OPENING: "o",
        PieceKind.CLOSING: "c",
    }
    pieces = scan(text, language(code))
    return " ".join(f"{names[kind]}{text[start:end]}" for kind, start, end in pieces)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("see https://a.b/c?d=e, or write", "see https://a.b/c?d=e m, or write"),
        ("see \x00www.a.org.\x00 it", "see www.a.org m. it"),
        ("to jo.doe+x@mail.example.org.", "to jo.doe+x@mail.example.org m."),
        ("..jo@mail.org and a.b_c-d@mail.org", "..jo@mail.org and a.b_c-d@mail.org"),
        ("a..b..c and jo.@mail.org", "a m.. b m.. c and jo m. @mail.org"),
        ("at 12:30, 3.5 or 1,000", "at 12:30 m, 3.5 or 1,000"),
        ("well-known — but", "well-known m— but"),
        ("wait -- no - yes", "wait m-- no m- yes"),
        ("she said: “Go!”", "she said m: o“ Go m! c”"),
        ("(Really?)", "o( Really m? c)"),
        ("'tis the '90s, he's 'fine'", "'tis the '90s m, he's o' fine c'"),
        ("the dogs' bowl", "the dogs' bowl"),
        ("so...?!", "so m...?!"),
        ("♪ la la ♪", "la la"),
        ("bye ❤️. see😂😂you 👨‍👩‍👧 in C♯ 👋🏽", "bye m. see you in C♯"),
    ],
)
def test_english_text_is_cut_into_words_marks_and_quotes(text: str, expected: str) -> None:
    assert read(text) == expected


@pytest.mark.parametrize(
    ("code", "text", "expected"),
    [
        ("el", "ό,τι θες; ναι·", "ό,τι θες m; ναι m·"),
        ("en", "one·two", "one·two"),
        ("hy", "Ո՞ւր: 12:30", "Ո՞ւր m: 12:30"),
        ("he", 'צה"ל הגיע', 'צה"ל הגיע'),
        ("fi", "sanoi ”moi” taas", "sanoi o” moi c” taas"),
        ("da", "sagde »hej« igen", "sagde o» hej c« igen"),
        ("hu", "»szia« mondta", "o» szia c« mondta"),
        ("nl", "'t is 's avonds", "'t is 's avonds"),
        ("fr", "l'été 'cause' fini", "l'été o' cause c' fini"),
        ("ca", "la col·lecció", "la col·lecció"),
    ],
)
def test_languages_have_signs_of_their_own(code: str, text: str, expected: str) -> None:
    assert read(text, code) == expected


def test_without_spaces_a_straight_quote_opens_and_closes_by_turns() -> None:
    assert read('他说"好"吧', "zh") == '他 说 o" 好 c" 吧'


@given(
    st.text(alphabet=st.sampled_from("ab Я我は.,;:?!…-—–'\"“”«»()¿·՞։0\u200b\n♪&@/"), max_size=60),
    st.sampled_from(codes()),
)
def test_pieces_stand_in_order_and_leave_only_spaces_and_hyphens_out(text: str, code: str) -> None:
    position = 0
    for _, start, end in scan(text, language(code)):
        assert position <= start < end
        assert not text[position:start].strip(" \n\u200b♪-")
        position = end
    assert not text[position:].strip(" \n\u200b♪-")
