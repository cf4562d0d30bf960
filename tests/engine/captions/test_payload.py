# SPDX-License-Identifier: Apache-2.0
"""Payloads to tokens."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.captions.formats import FORMATS, JSON, SRT, VTT, CaptionFormat
from interpunct.captions.payload import TokenKind, tokenise


def kinds(payload: str, caption_format: CaptionFormat) -> list[tuple[str, str]]:
    """The tokens but for spaces, by the first letter of their kind."""
    return [
        (token.kind.value[:2], payload[token.start : token.end])
        for token in tokenise(payload, caption_format)
        if token.kind is not TokenKind.SPACE
    ]


def words(text: str) -> list[tuple[str, str]]:
    return [("te", word) for word in text.split()]


@pytest.mark.parametrize(
    ("payload", "expected"),
    [
        ("Hello, world!", [("te", "Hello,"), ("te", "world!")]),
        ("<i>Hello</i> you", [("ma", "<i>"), ("te", "Hello"), ("ma", "</i>"), ("te", "you")]),
        ("{\\an8}{b}up", [("ma", "{\\an8}"), ("ma", "{b}"), ("te", "up")]),
        (
            "{y:i}old {not a tag}",
            [("ma", "{y:i}"), *words("old {not a tag}")],
        ),
        ("a <3 b & c < d > e", words("a <3 b & c < d > e")),
        (
            '<font color="#f00">x</font>',
            [("ma", '<font color="#f00">'), ("te", "x"), ("ma", "</font>")],
        ),
        ("&amp; x", [("en", "&amp;"), ("te", "x")]),
        ("[music] Go", [("so", "[music]"), ("te", "Go")]),
        ("(door slams)", [("so", "(door slams)")]),
        ("Go. (door slams)", [("te", "Go."), ("so", "(door slams)")]),
        ("the (old) man", [("te", "the"), ("te", "(old)"), ("te", "man")]),
        ("f(x) is", [("te", "f(x)"), ("te", "is")]),
        ("[open (never", [("te", "[open"), ("te", "(never")]),
        ("【音楽】（笑）はい", [("so", "【音楽】"), ("so", "（笑）"), ("te", "はい")]),
        ("はい（笑）", [("te", "はい"), ("so", "（笑）")]),
        ("[sighs] - Go", [("so", "[sighs]"), ("da", "-"), ("te", "Go")]),
        ("ANN: (sighs) Go", [("sp", "ANN:"), ("so", "(sighs)"), ("te", "Go")]),
        ("ANN: Go (on) up", [("sp", "ANN:"), ("te", "Go"), ("te", "(on)"), ("te", "up")]),
        ("♪ la la ♪", [("ly", "♪"), ("te", "la"), ("te", "la"), ("ly", "♪")]),
        ("# la la #", [("ly", "#"), ("te", "la"), ("te", "la"), ("ly", "#")]),
        ("#tag C# x", [("te", "#tag"), ("te", "C#"), ("te", "x")]),
        ("- Yes.\n-No.", [("da", "-"), ("te", "Yes."), ("da", "-"), ("te", "No.")]),
        ("<i>– Yes</i>", [("ma", "<i>"), ("da", "–"), ("te", "Yes"), ("ma", "</i>")]),
        (
            "\u202b- כן\u202c\n\u200f-לא",
            [
                ("te", "\u202b"),
                ("da", "-"),
                ("te", "כן\u202c"),
                ("te", "\u200f"),
                ("da", "-"),
                ("te", "לא"),
            ],
        ),
        ("\u200f(צוחק)\u200f", [("te", "\u200f"), ("so", "(צוחק)"), ("te", "\u200f")]),
        ("\u202a>> Hi", [("te", "\u202a"), ("sp", ">>"), ("te", "Hi")]),
        ("well - no", [("te", "well"), ("te", "-"), ("te", "no")]),
        ("-5 degrees\n--and", [("te", "-5"), ("te", "degrees"), ("te", "--and")]),
        ("ANNA: Hi", [("sp", "ANNA:"), ("te", "Hi")]),
        ("- DR. ŻUK: Hi", [("da", "-"), ("sp", "DR. ŻUK:"), ("te", "Hi")]),
        ("Note: this", [("te", "Note:"), ("te", "this")]),
        ("10: ten", [("te", "10:"), ("te", "ten")]),
        (">> Hi", [("sp", ">>"), ("te", "Hi")]),
        (">> BOB: Hi\n>>> so", [("sp", ">> BOB:"), ("te", "Hi"), ("sp", ">>>"), ("te", "so")]),
        (">> Dr. Bo: Hi", [("sp", ">> Dr. Bo:"), ("te", "Hi")]),
        (">> She said: Hi", [("sp", ">>"), *words("She said: Hi")]),
        ("so. >> Hi", [("te", "so."), ("sp", ">>"), ("te", "Hi")]),
        ("so. >>Hi >>", [("te", "so."), ("sp", ">>"), ("te", "Hi"), ("sp", ">>")]),
        ("so >> BOB: Hi", [("te", "so"), ("sp", ">> BOB:"), ("te", "Hi")]),
        ("1>>2 >>3 >>>> so", words("1>>2 >>3 >>>> so")),
        ("[SPEAKER_01]: Hi", [("sp", "[SPEAKER_01]:"), ("te", "Hi")]),
        ("<b>ANNA:</b> Hi", [("ma", "<b>"), ("sp", "ANNA:"), ("ma", "</b>"), ("te", "Hi")]),
        (
            "{\\i1}[Anna]:{\\i0} Hi",
            [("ma", "{\\i1}"), ("sp", "[Anna]:"), ("ma", "{\\i0}"), ("te", "Hi")],
        ),
        (
            "<b>ANNA</b>: Hi",
            [("ma", "<b>"), ("sp", "ANNA"), ("ma", "</b>"), ("sp", ":"), ("te", "Hi")],
        ),
        (
            "- <i><b>DR. B</b></i>:\nHi",
            [
                ("da", "-"),
                ("ma", "<i>"),
                ("ma", "<b>"),
                ("sp", "DR. B"),
                ("ma", "</b>"),
                ("ma", "</i>"),
                ("sp", ":"),
                ("te", "Hi"),
            ],
        ),
        (
            "<b>Anna</b>: Hi",
            [("ma", "<b>"), ("te", "Anna"), ("ma", "</b>"), ("te", ":"), ("te", "Hi")],
        ),
        ("<b>ANNA</b>:Hi", [("ma", "<b>"), ("te", "ANNA"), ("ma", "</b>"), ("te", ":Hi")]),
        ("I said ANNA: hi", words("I said ANNA: hi")),
    ],
)
def test_srt_tokens(payload: str, expected: list[tuple[str, str]]) -> None:
    assert kinds(payload, SRT) == expected


@pytest.mark.parametrize(
    ("payload", "expected"),
    [
        ("<v Anna B>Hi</v>", [("ma", "<v Anna B>"), ("te", "Hi"), ("ma", "</v>")]),
        (
            "so<00:00:01.200><c> it</c>",
            [("te", "so"), ("ma", "<00:00:01.200>"), ("ma", "<c>"), ("te", "it"), ("ma", "</c>")],
        ),
        (
            "R&amp;D &#39;x&nbsp;y",
            [("te", "R"), ("en", "&amp;"), ("te", "D"), ("en", "&#39;"), ("te", "x"), ("te", "y")],
        ),
        ("AT&T & co", [("te", "AT&T"), ("te", "&"), ("te", "co")]),
        ("&gt;&gt; ANN: Hi", [("sp", "&gt;&gt; ANN:"), ("te", "Hi")]),
        (
            "<ruby>漢<rt>かん</rt></ruby>",
            [
                ("ma", "<ruby>"),
                ("te", "漢"),
                ("ma", "<rt>かん</rt>"),
                ("ma", "</ruby>"),
            ],
        ),
        ("[&nbsp;__&nbsp;] off", [("so", "[&nbsp;__&nbsp;]"), ("te", "off")]),
    ],
)
def test_vtt_tokens(payload: str, expected: list[tuple[str, str]]) -> None:
    assert kinds(payload, VTT) == expected


def test_no_break_space_reference_is_a_space() -> None:
    assert [token.kind for token in tokenise("a&nbsp; b", VTT)] == [
        TokenKind.TEXT,
        TokenKind.SPACE,
        TokenKind.TEXT,
    ]


def test_json_has_no_markup() -> None:
    assert kinds("<i> &amp; {b}", JSON) == [("te", "<i>"), ("te", "&amp;"), ("te", "{b}")]


def assert_tokens_cover(payload: str, form: CaptionFormat) -> None:
    position = 0
    previous = None
    for token in tokenise(payload, form):
        assert token.start == position < token.end
        text = payload[token.start : token.end]
        if token.kind is TokenKind.TEXT:
            assert previous is not TokenKind.TEXT
            assert not any(character.isspace() for character in text)
        position, previous = token.end, token.kind
    assert position == len(payload)


@given(
    st.text(
        alphabet=st.sampled_from(" \n\r\t-–—<>/ivc.:0123[](){}\\pnh&amp;#♪（）【】ABaé字\u2028")
    )
)
def test_tokens_cover_the_payload_in_order(payload: str) -> None:
    for form in FORMATS:
        assert_tokens_cover(payload, form)


@pytest.mark.parametrize("form", FORMATS, ids=repr)
@pytest.mark.parametrize(
    "piece",
    ["<", "[", "(", "<a", "&", "{", " #", "\n-", "(a) ", "&gt;", "A:", "{\\p1", "{\\p1}{a"],
)
def test_payloads_that_open_brackets_for_ever_have_an_end(piece: str, form: CaptionFormat) -> None:
    assert_tokens_cover(piece * 4_000, form)
