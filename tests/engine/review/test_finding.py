# SPDX-License-Identifier: Apache-2.0
"""Finding and replacing in the text of a cue: never in a tag, never without end."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.captions.formats import ASS, SRT, VTT, CaptionFormat
from interpunct.captions.payload import TokenKind, tokenise
from interpunct.errors import SearchError
from interpunct.review.finding import Query, Search

TEXT = "We saw <i>the sea</i>, the SEA,\nthe seaside"


def found(query: Query, text: str = TEXT, kind: CaptionFormat = SRT) -> list[str]:
    return [text[hit.start : hit.end] for hit in Search(query).hits(text, kind)]


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        (Query("sea"), ["sea", "SEA", "sea"]),
        (Query("sea", case_sensitive=True), ["sea", "sea"]),
        (Query("sea", whole_word=True), ["sea", "SEA"]),
        (Query("s.a"), []),
        (Query("s.a", is_regex=True), ["sea", "SEA", "sea"]),
        (Query("a|i", is_regex=True, whole_word=True), []),
        (Query("i"), ["i"]),
        (Query("<i>"), []),
        (Query("x*", is_regex=True), []),
        (Query(""), []),
    ],
)
def test_what_is_found(query: Query, wanted: list[str]) -> None:
    assert found(query) == wanted


def test_a_space_finds_a_line_end_and_what_stands_over_a_tag_is_found() -> None:
    assert found(Query("sea, the seaside"), "the sea,\r\nthe seaside") == ["sea,\r\nthe seaside"]
    assert found(Query("the sea, the")) == ["the sea</i>, the"]


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_an_expression_meets_a_line_end_as_one_sign_whatever_the_file_writes(end: str) -> None:
    text = f"the sea,{end}the seaside"
    search = Search(Query(r",\nthe", is_regex=True))
    assert [text[hit.start : hit.end] for hit in search.hits(text, SRT)] == [f",{end}the"]
    assert search.replaced(text, SRT, "; the") == "the sea; the seaside"
    to_the_end = Search(Query(r"sea.*", is_regex=True))
    assert to_the_end.replaced(text, SRT, "bay") == f"the bay{end}the bay"


def test_a_character_reference_is_found_whole_or_not_at_all() -> None:
    assert found(Query("a"), "R&amp;B and", VTT) == ["a"]
    assert found(Query("&amp;"), "R&amp;B", VTT) == ["&amp;"]
    assert found(Query("&amp;"), "R&amp;B", ASS) == ["&amp;"]
    assert found(Query("R&B"), "R&amp;B", VTT) == ["R&amp;B"]
    assert found(Query("b"), "Tu viens&nbsp;? Bien", VTT) == ["B"]
    assert found(Query("bar", whole_word=True), r"Hello\hbar h", ASS) == ["bar"]
    assert found(Query("h"), r"Hello\hbar h", ASS) == ["H", "h"]


def test_an_expression_keeps_the_character_references_that_it_finds() -> None:
    search = Search(Query(r"(\w)&amp;(\w)|x", is_regex=True))
    assert search.replaced("R&amp;B x", VTT, r"\2&\1") == r"R&amp;B &"
    assert Search(Query("R&B")).replaced("R&amp;B", VTT, "RnB") == "RnB"


@pytest.mark.parametrize(
    "text", ["(", "[a", "*", "a{99999999999}", "(((a{999}){999}){9})", "a" * 2000]
)
def test_what_cannot_be_understood_is_told_in_a_sentence(text: str) -> None:
    with pytest.raises(SearchError, match=r"\.$"):
        Search(Query(text, is_regex=True))


def test_a_query_that_is_too_long_is_told_how_long_it_may_be() -> None:
    Search(Query("a" * 1000))
    with pytest.raises(SearchError, match="longer than 1000 characters"):
        Search(Query("a" * 1001))


def test_a_search_that_takes_too_long_is_told() -> None:
    search = Search(Query("(?:a|aa)+$", is_regex=True))
    with pytest.raises(SearchError, match="too long"):
        search.hits("a" * 80 + "b", SRT)


def test_all_hits_or_one_are_replaced_and_tags_stay() -> None:
    search = Search(Query("the sea"))
    first, *_ = search.hits(TEXT, SRT)
    assert search.replaced(TEXT, SRT, "a bay") == "We saw <i>a bay</i>, a bay,\na bayside"
    assert (
        search.replaced(TEXT, SRT, "a bay", first) == "We saw <i>a bay</i>, the SEA,\nthe seaside"
    )


def test_groups_stand_in_the_replacement_of_an_expression_only() -> None:
    named = Search(Query(r"(\w+) and (\w+)", is_regex=True))
    assert named.replaced("salt and pepper", SRT, r"\2 and \1") == "pepper and salt"
    assert Search(Query("and")).replaced("salt and pepper", SRT, r"\1") == r"salt \1 pepper"
    with pytest.raises(SearchError, match="replacement cannot be read"):
        named.replaced("salt and pepper", SRT, r"\3")


def test_an_expression_that_looks_backwards_replaces_each_match_once() -> None:
    assert Search(Query("(?r)o", is_regex=True)).replaced("foo bar o", SRT, "x") == "fxx bar x"


def test_what_stands_over_a_tag_or_a_line_end_is_not_replaced() -> None:
    assert Search(Query("sea, the")).replaced(TEXT, SRT, "") == TEXT
    assert Search(Query("SEA, the")).replaced("the SEA,\nthe sea", SRT, "") == "the SEA,\nthe sea"
    asked = Search(Query(r",\n", is_regex=True))
    assert asked.replaced("the SEA,\nthe sea", SRT, "; ") == "the SEA; the sea"


def test_no_replacement_makes_a_tag() -> None:
    with pytest.raises(SearchError, match="tag"):
        Search(Query("sea")).replaced("the sea", SRT, "<b>sea</b>")


PIECES = st.lists(
    st.sampled_from(["a", "b", "ab", " ", "\n", "<i>", "</i>", "{\\an8}", "&amp;", "<", ">", "♪"])
)


@given(
    PIECES.map("".join),
    st.sampled_from(["a", "b", "i", "a b", ">", "&amp;", r"[ai]+", r"\W"]),
    st.sampled_from(["", "x", "a", "&", "i>"]),
    st.booleans(),
    st.sampled_from([SRT, VTT, ASS]),
)
def test_hits_hold_no_part_of_a_tag_and_tags_outlive_every_replacement(
    text: str, wanted: str, by: str, is_regex: bool, kind: CaptionFormat
) -> None:
    search = Search(Query(wanted, is_regex=is_regex))
    tags = [one for one in tokenise(text, kind) if one.kind is TokenKind.MARKUP]
    hits = search.hits(text, kind)
    for hit in hits:
        assert not any(
            tag.start <= edge < tag.end for tag in tags for edge in (hit.start, hit.end - 1)
        )
        assert hit.whole <= all(tag.end <= hit.start or tag.start >= hit.end for tag in tags)
    assert [(hit.start, hit.end) for hit in hits] == sorted({(hit.start, hit.end) for hit in hits})
    try:
        new = search.replaced(text, kind, by)
    except SearchError:
        return
    kept = [one for one in tokenise(new, kind) if one.kind is TokenKind.MARKUP]
    assert [new[one.start : one.end] for one in kept] == [
        text[one.start : one.end] for one in tags
    ]
