# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from itertools import accumulate, pairwise
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.captions.document import CaptionDocument
from interpunct.captions.reading import parse_captions, read_captions
from interpunct.errors import CaptionError, LanguageError
from interpunct.labels import Label
from interpunct.transcript import from_document
from interpunct.transcript.from_document import BuildCancelled, build_transcript
from interpunct.transcript.plain_cues import PlainReader
from interpunct.transcript.transcript import Timing, Transcript


def srt(*payloads: str, seconds: int = 2) -> CaptionDocument:
    """A document of cues that follow each other closely."""
    blocks = []
    for index, payload in enumerate(payloads):
        start, end = index * seconds, (index + 1) * seconds
        times = (
            f"00:{start // 60:02d}:{start % 60:02d},000 --> 00:{end // 60:02d}:{end % 60:02d},000"
        )
        blocks.append(f"{index + 1}\n{times}\n{payload}\n")
    return parse_captions("\n".join(blocks).encode())


def vtt(*payloads: str) -> CaptionDocument:
    blocks = [
        f"00:{index:02d}.000 --> 00:{index + 1:02d}.000\n{payload}\n"
        for index, payload in enumerate(payloads)
    ]
    return parse_captions("\n".join(("WEBVTT\n", *blocks)).encode())


def texts(transcript: Transcript) -> list[str]:
    return [word.text for word in transcript.words]


def check_offsets(document: CaptionDocument, transcript: Transcript) -> None:
    """Words and marks are at their offsets, in order, and slots lie between the words."""
    assert len(transcript.words) == len(transcript.slots)
    for word, slot in zip(transcript.words, transcript.slots, strict=True):
        payload = document.cues[word.cue].payload
        assert payload[word.start : word.end] == word.text
        assert payload[slot.start : slot.end] == slot.mark
        assert word.text.strip()
        assert word.end <= slot.start
        assert bool(slot.mark) == (slot.label is not Label.NONE)
    for (word, slot), (following, _) in pairwise(
        zip(transcript.words, transcript.slots, strict=True)
    ):
        assert (word.cue, word.turn) <= (following.cue, following.turn)
        if word.cue == following.cue:
            assert slot.end <= following.start


def test_words_run_on_across_cues() -> None:
    transcript = build_transcript(srt("so we went", "to the sea"), languages=["en"])
    assert texts(transcript) == ["so", "we", "went", "to", "the", "sea"]
    assert {word.turn for word in transcript.words} == {0}
    assert [word.cue for word in transcript.words] == [0, 0, 0, 1, 1, 1]


@pytest.mark.parametrize(
    ("first", "second"),
    [("well", "- no"), ("- well\n- no", ""), ("well", "ANNA: no"), ("well", ">> no")],
)
def test_another_speaker_ends_the_turn(first: str, second: str) -> None:
    payloads = [payload for payload in (first, second) if payload]
    transcript = build_transcript(srt(*payloads), languages=["en"])
    assert texts(transcript) == ["well", "no"]
    assert transcript.words[0].turn < transcript.words[1].turn


def test_turns_are_counted_through_the_file() -> None:
    transcript = build_transcript(srt("- a\n- b", "c", "- d", "- e\n- f"), languages=["en"])
    assert [word.turn for word in transcript.words] == [0, 1, 1, 2, 3, 4]


def test_a_word_that_a_tag_parts_keeps_its_case_and_chinese_words_do_not() -> None:
    parted = build_transcript(srt("the b<i>old</i> one"), languages=["en"])
    assert [word.fixed for word in parted.words] == [False, True, True, False]
    touching = build_transcript(srt("我們去海邊"), languages=["zh-Hant"])
    assert len(touching.words) > 1
    assert not any(word.fixed for word in touching.words)


def test_a_cue_without_speech_ends_the_turn() -> None:
    transcript = build_transcript(srt("well", "[door opens]", "no"), languages=["en"])
    assert transcript.words[0].turn < transcript.words[1].turn
    assert list(transcript.turn_ends()) == [0, 1]


@pytest.mark.parametrize(
    ("payloads", "turns"),
    [
        (["so", "♪ la ♪", "<i>♪ la</i> ♪", "no"], [0, 1, 1, 2]),
        (["so", "♪ la", "la", "la ♪", "no"], [0, 1, 1, 1, 1]),
        (["♪ la ♪ so", "no"], [0, 0, 0]),
        (["so ♪ la ♪", "no"], [0, 0, 1]),
    ],
)
def test_a_song_is_a_turn_of_its_own(payloads: list[str], turns: list[int]) -> None:
    transcript = build_transcript(srt(*payloads), languages=["en"])
    assert [word.turn for word in transcript.words] == turns


def test_a_long_gap_ends_the_turn_and_a_short_one_does_not() -> None:
    body = "1\n00:00:00,000 --> 00:00:01,000\na\n\n2\n00:00:{} --> 00:00:09,000\nb\n"
    near = build_transcript(parse_captions(body.format("04,000").encode()), languages=["en"])
    far = build_transcript(parse_captions(body.format("04,001").encode()), languages=["en"])
    assert near.words[0].turn == near.words[1].turn
    assert far.words[0].turn < far.words[1].turn


def test_another_voice_ends_the_turn_and_the_same_voice_does_not() -> None:
    document = vtt("<v Ann>well", "<v Ann>yes", "<v Bob>no")
    turns = [word.turn for word in build_transcript(document, languages=["en"]).words]
    assert turns[0] == turns[1] < turns[2]


def test_another_actor_of_ass_ends_the_turn() -> None:
    lines = "".join(
        f"Dialogue: 0,0:00:0{n}.00,0:00:0{n}.90,Default,{actor},0,0,0,,so\n"
        for n, actor in enumerate(["Ann", "Ann", "", "Bo", "Ann"])
    )
    document = parse_captions(f"[Script Info]\n\n[Events]\n{lines}".encode())
    assert list(build_transcript(document, languages=["en"]).turn_ends()) == [2, 3, 4]


def test_a_mark_goes_inside_a_closing_tag() -> None:
    document = srt("<i>word</i>")
    (slot,) = build_transcript(document, languages=["en"]).slots
    assert document.cues[0].payload[: slot.start] == "<i>word"


@pytest.mark.parametrize(
    ("code", "before"),
    [("en", 'he said "word'), ("de", 'he said "word"'), ("cs", 'he said "word"')],
)
def test_a_mark_goes_before_or_after_a_closing_quote_as_the_language_has_it(
    code: str, before: str
) -> None:
    document = srt('he said "word"')
    slot = build_transcript(document, languages=[code]).slots[-1]
    assert document.cues[0].payload[: slot.start] == before


@pytest.mark.parametrize(
    "payload",
    [
        "他说|“好的”|走了",
        "他说|‘好’|走了",
        "他说|「好的」|走了",
        '他说|"好的"|走了',
        '"好的"|走了',
        '他说|"好的"|',
        '"走了',
        '走了"|',
    ],
)
def test_without_spaces_a_mark_goes_before_an_opening_quote_and_after_a_closing_one(
    payload: str,
) -> None:
    document = srt(payload.replace("|", ""))
    slots = build_transcript(document, languages=["zh-Hans"]).slots
    places = [index - number for number, index in enumerate(_places(payload))]
    assert set(places) <= {slot.start for slot in slots}
    quotes = {index for index, sign in enumerate(document.cues[0].payload) if sign in "“‘「"}
    assert not {index + 1 for index in quotes} & {slot.start for slot in slots}


def _places(payload: str) -> list[int]:
    return [index for index, sign in enumerate(payload) if sign == "|"]


def test_a_sign_is_no_word_of_its_own_where_there_are_no_spaces() -> None:
    transcript = build_transcript(srt("对吧~，大家好～"), languages=["zh-Hans"])
    assert texts(transcript) == ["对", "吧~", "大家", "好～"]


def test_a_mark_goes_after_a_closing_bracket() -> None:
    document = srt("a (long way) off")
    slot = build_transcript(document, languages=["en"]).slots[2]
    assert document.cues[0].payload[: slot.start] == "a (long way)"


def test_marks_in_the_file_are_read_with_their_labels() -> None:
    transcript = build_transcript(srt('"Well," she said — no?! Yes…'), languages=["en"])
    assert [(slot.mark, slot.label.name) for slot in transcript.slots] == [
        (",", "COMMA"),
        ("", "NONE"),
        ("—", "COMMA"),
        ("?!", "QUESTION"),
        ("…", "PERIOD"),
    ]


def test_character_references_belong_to_words_and_marks() -> None:
    document = vtt("AT&amp;T said &quot;stop&quot;&hellip; don&rsquo;t&nbsp;go")
    transcript = build_transcript(document, languages=["en"])
    check_offsets(document, transcript)
    assert texts(transcript) == ["AT&amp;T", "said", "stop", "don&rsquo;t", "go"]
    assert transcript.slots[2].mark == "&hellip;"
    assert transcript.slots[2].label is Label.PERIOD


@pytest.mark.parametrize(
    ("payload", "word"),
    [("wo<i>rd</i> x", "wo"), ("20 % x", "20"), ("rock & roll", "rock"), ("Dr. No", "Dr.")],
)
def test_no_mark_is_written_where_it_would_be_wrong(payload: str, word: str) -> None:
    transcript = build_transcript(srt(payload), languages=["en"])
    assert transcript.slots[texts(transcript).index(word)].protected


def test_lyrics_are_protected() -> None:
    transcript = build_transcript(srt("♪ la la ♪"), languages=["en"])
    assert all(slot.protected for slot in transcript.slots)


def test_chinese_and_japanese_words_come_from_their_segmenters() -> None:
    chinese = build_transcript(srt("我们今天去北京，好吗？"), languages=["zh"])
    assert "北京" in texts(chinese)
    assert "".join(texts(chinese)) == "我们今天去北京好吗"
    japanese = build_transcript(srt("今日は東京に行きます。"), languages=["ja"])
    assert 2 < len(japanese) < 9


@pytest.mark.parametrize(
    ("code", "first", "second"),
    [
        ("ja", "この問題については新しい視", "点から考えることが大切です"),
        ("ja", "以上のように前の章で述", "べたとおりに進めていきます"),
        ("zh", "我们今天下午要去北", "京看望几位老朋友"),
    ],
)
@pytest.mark.parametrize("in_one_cue", [True, False])
def test_no_mark_goes_where_a_line_end_cuts_a_word(
    code: str, first: str, second: str, in_one_cue: bool
) -> None:
    document = srt(f"{first}\n{second}") if in_one_cue else srt(first, second)
    transcript = build_transcript(document, languages=[code])
    read = list(accumulate(len(word) for word in texts(transcript)))
    assert transcript.slots[read.index(len(first))].settled == ""


@pytest.mark.parametrize(
    ("code", "first", "second"),
    [("ja", "今日は東京に行きます", "明日は家にいます"), ("zh", "我们今天去北京", "你去不去")],
)
@pytest.mark.parametrize("in_one_cue", [True, False])
def test_a_mark_goes_to_the_end_of_a_line_where_a_word_ends(
    code: str, first: str, second: str, in_one_cue: bool
) -> None:
    document = srt(f"{first}\n{second}") if in_one_cue else srt(first, second)
    slots = build_transcript(document, languages=[code]).slots
    assert all(slot.settled is None for slot in slots)


def test_no_mark_goes_where_a_tag_parts_a_japanese_word() -> None:
    transcript = build_transcript(
        srt("とても<i>楽</i>しかった。<b>また</b>来ます"), languages=["ja"]
    )
    inside = [
        word.text
        for word, slot in zip(transcript.words, transcript.slots, strict=True)
        if slot.settled == ""
    ]
    assert inside == ["楽"]


def test_no_mark_goes_between_thai_words_but_where_a_space_stands() -> None:
    transcript = build_transcript(srt("วันนี้อากาศดีมาก เราจะไปเที่ยวทะเล"), languages=["th"])
    placed = zip(transcript.words, transcript.slots, strict=True)
    open_slots = [word.end for word, slot in placed if not slot.protected]
    assert len(transcript) > 6
    assert open_slots == [len("วันนี้อากาศดีมาก"), len("วันนี้อากาศดีมาก เราจะไปเที่ยวทะเล")]


def test_an_armenian_question_is_marked_inside_its_word_and_may_cross_cues() -> None:
    transcript = build_transcript(srt("Ո՞ւր", "գնացիր։ Տուն։"), languages=["hy"])
    assert [slot.label for slot in transcript.slots] == [Label.NONE, Label.QUESTION, Label.PERIOD]


def test_the_language_of_a_cue_can_be_set() -> None:
    document = srt("ja das ist gut", "yes that is good")
    transcript = build_transcript(document, languages=["de", "en"], cue_languages={1: ("nl",)})
    assert [word.language for word in transcript.words] == ["de"] * 4 + ["nl"] * 4
    with pytest.raises(LanguageError):
        build_transcript(document, languages=["xx"])


def test_times_are_interpolated_by_characters_and_known_to_be() -> None:
    words = build_transcript(srt("ab cdefgh"), languages=["en"]).words
    assert [(word.start_ms, word.end_ms) for word in words] == [(0, 500), (500, 2000)]
    assert {word.timing for word in words} == {Timing.ESTIMATED}


def test_inline_times_are_kept_and_known_to_be_starts() -> None:
    document = vtt("one<00:00:00.400> two<00:00:00.700> three")
    words = build_transcript(document, languages=["en"]).words
    assert [word.start_ms for word in words[1:]] == [400, 700]
    assert words[1].timing is Timing.STARTED
    assert words[1].end_ms == 700


PIECES = st.sampled_from(
    [
        "word",
        "Mr.",
        "3.5",
        ",",
        ".",
        "?",
        " ",
        "\n",
        "<i>",
        "</i>",
        "{\\an8}",
        '"',
        "’",
        "-",
        "—",
        "♪",
        "[x]",
        "<ruby>",
        "<rt>",
        "<rt>か</rt>",
        "</ruby>",
        "&",
        "&amp;",
        "&quot;",
        "我们",
        "、",
        "。",
        "کتاب",
        "؟",
        "\u200f",
        "...",
        "ß",
        "İ",
        "5",
        "&nbsp;",
        "՞",
        ";",
        "(",
        ")",
    ]
)


@given(
    st.lists(PIECES, max_size=25).map("".join),
    st.sampled_from(["en", "zh", "ja", "fr", "hy", "ur"]),
)
def test_words_and_marks_stand_at_their_offsets(payload: str, code: str) -> None:
    document = vtt(payload.replace("\n\n", "\n"), "next one")
    transcript = build_transcript(document, languages=[code])
    check_offsets(document, transcript)
    times = [(word.start_ms, word.end_ms) for word in transcript.words]
    assert all(start <= end for start, end in times)


PLAIN = st.sampled_from(
    [
        *("word", "Mr.", "e.g.", "J.", "don't", "'tis", "boys'", "NATO", "iPhone", "A", "&"),
        *("%", "5", "20", "000", "3.5", "3.", "www.a.org", "jo@a.b", "well-known", "--", "-"),
        *("…", "...", "no.", "N°", "$", "ß", "İ", "ό,τι", "бо́льшая", "हिन्दी", "שלום", "کتاب"),
        *("\u200f", "\x02", "\x01", ",", ".", "?", "!", ":", ";", "։", "՞", "؟", "·", "n't"),
        *("我们", "ไทย", '"', "(", "♪", "<i>"),
    ]
)  # fmt: skip
SPACES = st.sampled_from(["", " ", " ", " ", "  ", "\n", "\u00a0", "\u202f", "\t"])


@settings(max_examples=300)
@given(
    st.lists(st.lists(st.tuples(PLAIN, SPACES), max_size=9), min_size=1, max_size=4),
    st.sampled_from([None, ["en"], ["fr"], ["de"], ["el"], ["hy"], ["hi"], ["he"], ["th"]]),
)
def test_plain_cues_are_read_as_all_others(
    cues: list[list[tuple[str, str]]], languages: list[str] | None
) -> None:
    payloads = ("".join(word + space for word, space in cue).strip() or "x" for cue in cues)
    document = srt(*(payload.replace("\n\n", "\n") for payload in payloads))
    with patch.object(PlainReader, "runs", return_value=None):
        expected = build_transcript(document, languages=languages)
    assert build_transcript(document, languages=languages) == expected
    with patch.object(from_document, "_CUES_AT_ONCE", 2):
        assert build_transcript(document, languages=languages) == expected


def test_equal_words_of_a_file_share_their_text() -> None:
    words = build_transcript(srt("the old boat", "the boat"), languages=["en"]).words
    assert words[0].text is words[3].text


@pytest.mark.corpus
def test_every_real_file_becomes_a_transcript(captions_folder: Path) -> None:
    paths = sorted(path for path in captions_folder.rglob("*") if path.suffix in {".srt", ".vtt"})
    for path in paths[::8]:
        try:
            document = read_captions(path)
        except CaptionError:
            continue
        transcript = build_transcript(document)
        check_offsets(document, transcript)


def test_a_build_that_nobody_wants_any_more_ends() -> None:
    document = srt("one", "two")
    with pytest.raises(BuildCancelled):
        build_transcript(document, languages=["en"], cancelled=lambda: True)
    transcript = build_transcript(document, languages=["en"], cancelled=lambda: False)
    assert len(transcript) == 2
