# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from interpunct.captions.document import CaptionDocument
from interpunct.captions.encoding import Encoding
from interpunct.captions.payload import TokenKind, tokenise
from interpunct.captions.reading import parse_captions
from interpunct.labels import Casing, Label
from interpunct.marking.rendering import Habit, file_habit, mark_for, render, render_document
from interpunct.marking.splicing import OpeningEdit
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.transcript import Transcript


def document_of(*payloads: str) -> CaptionDocument:
    blocks = [
        f"00:{index:02d}.000 --> 00:{index + 1:02d}.000 line:90%\n{payload}\n"
        for index, payload in enumerate(payloads)
    ]
    return parse_captions("\n".join(("WEBVTT\n", *blocks)).encode())


def rendered(payload: str, code: str, marks: dict[int, str]) -> str:
    document = document_of(payload)
    transcript = build_transcript(document, languages=[code])
    return render(document, transcript, marks, {}).document.cues[0].payload


def changed(
    document: CaptionDocument,
    transcript: Transcript,
    marks: dict[int, str],
    casings: dict[int, Casing] | None = None,
) -> dict[int, str]:
    """The payloads of the cues that are not as they were."""
    after = render(document, transcript, marks, casings or {}).document
    pairs = zip(document.cues, after.cues, strict=True)
    return {index: new.payload for index, (old, new) in enumerate(pairs) if new is not old}


@pytest.mark.parametrize(
    ("payload", "code", "marks", "expected"),
    [
        ("<i>yes sir</i>", "en", {0: ",", 1: "."}, "<i>yes, sir.</i>"),
        ('he said "go"', "en", {1: ",", 2: "."}, 'he said, "go."'),
        ('er sagt "ja"', "de", {1: ",", 2: "."}, 'er sagt, "ja".'),
        ("well (maybe) so", "en", {1: ","}, "well (maybe), so"),
        ("'chi è?', disse", "it", {1: ","}, "'chi è', disse"),
        ("'chi è?', disse", "it", {1: "!"}, "'chi è!', disse"),
        ("'chi è?', disse", "it", {1: ""}, "'chi è', disse"),
        ('"va bene!". Poi', "it", {1: "."}, '"va bene". Poi'),
        ("yes. no", "en", {0: ","}, "yes, no"),
        ("yes. no", "en", {0: ""}, "yes no"),
        ("yes — no", "en", {0: ","}, "yes, no"),
        ("yes—no", "en", {0: ","}, "yes, no"),
        ("yes—no", "en", {0: ""}, "yes no"),
        ("yes,no", "en", {0: "."}, "yes. no"),
        ("at 5 p.m. now", "en", {2: "."}, "at 5 p.m. now"),
        ("at 5 p.m. now", "en", {2: ","}, "at 5 p.m., now"),
        ("20 % more", "en", {0: ","}, "20 % more"),
        ("ça va", "fr", {1: "?"}, "ça va\u202f?"),
        ("ça va ?", "fr", {1: "."}, "ça va."),
        ("ça va.", "fr", {1: "?"}, "ça va\u202f?"),
        ("ça va ?", "fr", {1: "!"}, "ça va !"),
        ("ça va&nbsp;?", "fr", {1: "."}, "ça va."),
        ("qué tal", "es", {1: "?"}, "qué tal?"),
        ("我们走吧 好的", "zh", {2: "，"}, "我们走吧，好的"),
        ("我们走吧，好的", "zh", {2: ""}, "我们走吧好的"),
        ("我们走吧 好的", "zh", {2: "!"}, "我们走吧! 好的"),
        ("我们走吧", "zh", {2: "。"}, "我们走吧。"),
        ("GPT,ok", "zh", {0: ""}, "GPT ok"),
        ("да,нет", "ru", {0: "."}, "да. нет"),
        ("کیا حال ہے", "ur", {2: "؟"}, "کیا حال ہے؟"),
        ("one &amp; only &quot;you&quot;", "en", {3: "."}, "one &amp; only &quot;you.&quot;"),
    ],
)
def test_marks_are_written_as_the_language_has_them(
    payload: str, code: str, marks: dict[int, str], expected: str
) -> None:
    assert rendered(payload, code, marks) == expected


@pytest.mark.parametrize(
    ("payload", "expected"),
    [
        ("the fog,— it was", "the fog— it was"),
        ("the fog, – it was", "the fog – it was"),
        ("the fog,</i> -- it was", "the fog</i> -- it was"),
        ("the fog,” — it was", "the fog” — it was"),
        ("the fog,\n— it was", "the fog —\n— it was"),
        ("it was, -5 degrees", "it was — -5 degrees"),
    ],
)
def test_a_dash_is_not_doubled_where_one_follows_the_mark_that_it_replaces(
    payload: str, expected: str
) -> None:
    assert rendered(payload, "en", {1: "—"}) == expected


def test_only_cues_that_change_are_returned() -> None:
    document = document_of("one two", "three four")
    transcript = build_transcript(document, languages=["en"])
    assert changed(document, transcript, {0: "", 3: "."}) == {1: "three four."}


def test_casing_changes_words_but_not_fixed_ones() -> None:
    document = document_of("hello iPhone i nato 5th")
    transcript = build_transcript(document, languages=["en"])
    casings = dict(enumerate([Casing.CAPITALISED] * 3 + [Casing.UPPER] * 2))
    assert changed(document, transcript, {}, casings) == {0: "Hello iPhone I NATO 5th"}


@pytest.mark.parametrize(("code", "comma"), [("ar", "،"), ("fa", "،"), ("zh-Hans", "，")])
def test_commas_of_formulas_are_no_habit_of_another_script(code: str, comma: str) -> None:
    document = document_of("(a,b) (x,y) (c,d) a,b,c,d")
    habit = file_habit(build_transcript(document, languages=(code,)), document)
    assert mark_for(Label.COMMA, code, habit) == comma


def test_the_marks_of_the_file_win_over_the_table() -> None:
    document = document_of("एक. दो. तीन. चार, पाँच")
    transcript = build_transcript(document, languages=["hi"])
    habit = file_habit(transcript, document)
    assert mark_for(Label.PERIOD, "hi", habit) == "."
    assert mark_for(Label.PERIOD, "hi", Habit()) == "।"


def test_the_french_space_of_the_file_wins_over_the_table() -> None:
    document = document_of("oui ? non ? si ? ah", "bon")
    transcript = build_transcript(document, languages=["fr"])
    assert changed(document, transcript, {4: "?"}) == {1: "bon ?"}
    plain = document_of("oui? non? si? ah", "bon")
    transcript = build_transcript(plain, languages=["fr"])
    assert changed(plain, transcript, {4: "?"}) == {1: "bon?"}


@pytest.mark.parametrize(
    ("payload", "opening"),
    [
        ("cómo? cuándo?", "¿"),
        ("cómo? cuándo? dónde?", None),
        ("¿cómo? cuándo? dónde?", "¿"),
        ("sí. no. ya.", "¿"),
    ],
)
def test_a_file_with_questions_and_no_opening_mark_gets_none(
    payload: str, opening: str | None
) -> None:
    document = document_of(payload)
    habit = file_habit(build_transcript(document, languages=["es"]), document)
    assert habit.openings.get("es") == opening


def test_a_code_page_that_lacks_the_narrow_space_gets_the_wide_one() -> None:
    document = replace(document_of("où es-tu"), encoding=Encoding("cp1252"))
    transcript = build_transcript(document, languages=["fr"])
    assert changed(document, transcript, {1: "?"}) == {0: "où es-tu\u00a0?"}


def test_openings_marks_and_capitals_of_one_cue_are_written_together() -> None:
    document = document_of("hola. cómo estás bien", "sí")
    transcript = build_transcript(document, languages=["es"])
    marks, casings = {2: "?"}, {1: Casing.UPPER, 3: Casing.CAPITALISED}
    openings = {1: OpeningEdit(6, 6, "¿")}
    new = render(document, transcript, marks, casings, openings=openings)
    payload = new.document.cues[0].payload
    assert payload == "hola. ¿CÓMO estás? Bien"
    words = new.transcript.words[:4]
    assert [payload[word.start : word.end] for word in words] == ["hola", "CÓMO", "estás", "Bien"]
    assert (
        render_document(
            document, transcript, marks, casings, habit=Habit(), openings=openings
        ).cues
        == new.document.cues
    )


def test_an_opening_alone_changes_its_cue() -> None:
    document = document_of("y ¿cómo? sí", "sí")
    transcript = build_transcript(document, languages=["es"])
    new = render(document, transcript, {}, {}, openings={1: OpeningEdit(2, 3, "")})
    assert [cue.payload for cue in new.document.cues] == ["y cómo? sí", "sí"]
    slot = new.transcript.slots[1]
    assert (slot.start, slot.mark) == (6, "?")


def test_inner_question_marks_are_never_written_silently() -> None:
    assert mark_for(Label.QUESTION, "hy", Habit()) == "։"
    assert mark_for(Label.QUESTION, "el", Habit()) == ";"
    assert mark_for(Label.NONE, "en", Habit()) == ""


PIECES = st.sampled_from(
    [
        "word",
        "Mr",
        "U.S.",
        "3.5",
        "20",
        "000",
        ",",
        ".",
        "?",
        " ",
        " ",
        " ",
        "\n",
        "<i>",
        "</i>",
        '"',
        "'",
        "’",
        "-",
        "—",
        "♪",
        "[x]",
        "&amp;",
        "&quot;",
        "&nbsp;",
        "Node.js",
        "don’t",
        "(",
        ")",
        "...",
        "ß",
        "straße",
        "İ",
        "%",
        "Hello",
        "NASA",
        ":",
        ";",
        "«",
        "»",
    ]
)
# Not the colon: after capitals it makes a speaker of the first word of a line.
MARKS = st.sampled_from(["", ",", ".", "?", "!", "…", "—"])


def test_a_mark_on_a_line_of_its_own_gives_way_to_one_on_the_line_before() -> None:
    document = document_of("word\n,\nword", "the end")
    transcript = build_transcript(document, languages=["en"])
    assert changed(document, transcript, {0: ""}) == {0: "word\nword"}
    assert changed(document, transcript, {0: "—"}) == {0: "word —\nword"}
    document = document_of("word\n:word", "the end")
    transcript = build_transcript(document, languages=["en"])
    assert changed(document, transcript, {0: "—"}) == {0: "word —\nword"}


def test_no_dash_is_left_to_lead_a_line() -> None:
    document = document_of("word\n:- word", "the end")
    transcript = build_transcript(document, languages=["en"])
    assert changed(document, transcript, {0: ""}) == {}


def letters(document: CaptionDocument, code: str) -> str:
    """The letters and digits of a document's words in order, without case.

    Not its words: glued text such as "wordU.S.'word" is one word or two by its capitals. The
    Turkish i and ı are two letters that fold into one.
    """
    words = build_transcript(document, languages=[code]).words
    folded = "".join(word.text.casefold() for word in words)
    return re.sub(r"[\W_]+", "", folded.replace("i\u0307", "i").replace("ı", "i"))


def frame(payload: str, document: CaptionDocument) -> str:
    """The tags and sounds of a payload, together: signs between which a mark stood are one."""
    kinds = (TokenKind.MARKUP, TokenKind.SOUND, TokenKind.LYRIC, TokenKind.DASH)
    tokens = tokenise(payload, document.format)
    return "".join(payload[token.start : token.end] for token in tokens if token.kind in kinds)


@given(
    st.lists(PIECES, min_size=1, max_size=20).map("".join),
    st.lists(MARKS, min_size=20, max_size=20),
    st.lists(st.sampled_from(list(Casing)), min_size=20, max_size=20),
    st.sampled_from(["en", "fr", "tr", "nl"]),
)
@example("word♪,♪", [""] * 20, [Casing.LOWER] * 20, "en")
def test_words_tags_times_and_settings_never_change(
    payload: str, marks: list[str], casings: list[Casing], code: str
) -> None:
    document = document_of(re.sub(r"\n\s*", "\n", payload).strip() or "x", "the end")
    transcript = build_transcript(document, languages=[code])
    count = len(transcript)
    new = render(
        document,
        transcript,
        dict(zip(range(count), marks, strict=False)),
        dict(zip(range(count), casings, strict=False)),
    )
    edited = new.document
    for word, slot in zip(new.transcript.words, new.transcript.slots, strict=True):
        text = edited.cues[word.cue].payload
        assert text[word.start : word.end] == word.text
        assert text[slot.start : slot.end] == slot.mark
    assert letters(edited, code) == letters(document, code)
    for old_cue, new_cue in zip(document.cues, edited.cues, strict=True):
        assert (old_cue.start_ms, old_cue.end_ms) == (new_cue.start_ms, new_cue.end_ms)
        assert old_cue.settings == new_cue.settings
        assert frame(old_cue.payload, document) == frame(new_cue.payload, document)
