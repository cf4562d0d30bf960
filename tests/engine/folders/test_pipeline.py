# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from interpunct.captions.document import CaptionDocument, Cue
from interpunct.captions.reading import parse_captions
from interpunct.cutting.plan import CutMode
from interpunct.cutting.profiles import load_profile
from interpunct.errors import ProfileError
from interpunct.folders.pipeline import punctuate_document
from interpunct.labels import Label, MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.runtime.predictor import Predictor
from interpunct.work.options import Options
from interpunct.work.uncertainty import Policy

ENGLISH = ("en",)


def srt(*payloads: str) -> CaptionDocument:
    blocks = [
        f"{number}\n00:00:{number:02},000 --> 00:00:{number:02},900\n{payload}\n"
        for number, payload in enumerate(payloads, start=1)
    ]
    return parse_captions("\n".join(blocks).encode())


def payloads(document: CaptionDocument) -> list[str]:
    return [cue.payload for cue in document.cues]


def test_marks_and_casing_are_written(fake_predictor: Predictor) -> None:
    document = srt("really the boat left", "then anna waved from <i>the pier</i>")
    result = punctuate_document(document, fake_predictor, Options(languages=ENGLISH))
    assert payloads(result.written.document) == [
        "Really, the boat left.",
        "Then Anna waved from <i>the pier.</i>",
    ]
    assert len(result.work.table.proposals) == len(result.transcript) == 10


def test_the_casing_can_stay_or_follow_sentences(fake_predictor: Predictor) -> None:
    document = srt("the boat left", "then anna waved")
    kept = punctuate_document(
        document, fake_predictor, Options(languages=ENGLISH, casing=CasingMode.KEEP)
    )
    assert payloads(kept.written.document) == ["the boat left.", "then anna waved."]
    options = Options(languages=ENGLISH, casing=CasingMode.SENTENCE)
    sentence = punctuate_document(document, fake_predictor, options)
    assert payloads(sentence.written.document) == ["The boat left.", "Then anna waved."]


def test_marks_of_the_file_stay_or_are_replaced(fake_predictor: Predictor) -> None:
    document = srt("The, boat left!")
    complete = punctuate_document(document, fake_predictor, Options(languages=ENGLISH))
    assert complete.written.document is document
    replaced = punctuate_document(
        document, fake_predictor, Options(languages=ENGLISH, marks=MarksMode.REPLACE)
    )
    assert payloads(replaced.written.document) == ["The boat left!"]


def test_suggestions_change_nothing(fake_predictor: Predictor) -> None:
    document = srt("really the boat left")
    options = Options(languages=ENGLISH, marks=MarksMode.SUGGEST)
    result = punctuate_document(document, fake_predictor, options)
    assert result.written.document is document
    assert result.work.proposed(0) == (",", Label.COMMA)


def test_punctuating_twice_changes_nothing_more(fake_predictor: Predictor) -> None:
    once = punctuate_document(
        srt("really the boat left"), fake_predictor, Options(languages=ENGLISH)
    )
    twice = punctuate_document(once.written.document, fake_predictor, Options(languages=ENGLISH))
    assert twice.written.document.to_bytes() == once.written.document.to_bytes()


def test_a_budget_is_a_share_of_the_slots(fake_predictor: Predictor) -> None:
    document = srt("really the boat left the quay early in fog", "It, was, late.")
    options = Options(languages=ENGLISH, policy=Policy(percent=20))
    work = punctuate_document(document, fake_predictor, options).work
    uncertain = set(work.uncertain().tolist())
    assert len(uncertain) == round(len(work.transcript) * 0.2)
    others = set(range(len(work.transcript))) - uncertain
    least = max(work.table.confidences[list(uncertain)])
    assert all(
        work.table.confidences[slot] >= least for slot in others if work.table.reviewable[slot]
    )


def test_a_cut_makes_cues_of_sentences_and_reports_what_is_left(fake_predictor: Predictor) -> None:
    document = parse_captions(
        b"1\n00:00:01,000 --> 00:00:09,000\nthe boat left. then it came back to the old harbour "
        b"in the fog of the morning and nobody was there to see it.\n"
    )
    options = Options(languages=ENGLISH, cut=CutMode.SENTENCES, profile=load_profile("netflix"))
    result = punctuate_document(document, fake_predictor, options)
    assert len(result.written.document.cues) > 1
    assert [word.text.lower() for word in result.written.transcript.words] == [
        word.text.lower() for word in result.transcript.words
    ]


def test_a_cut_writes_the_marks_of_the_house(fake_predictor: Predictor) -> None:
    document = srt("今天天气很好。", "我们去公园。")
    options = Options(languages=("zh",), cut=CutMode.KEEP_CUES, profile=load_profile("netflix"))
    result = punctuate_document(document, fake_predictor, options)
    assert "。" not in "".join(payloads(result.written.document))


def test_a_cut_needs_a_profile(fake_predictor: Predictor) -> None:
    with pytest.raises(ProfileError):
        punctuate_document(srt("a"), fake_predictor, Options(cut=CutMode.SENTENCES))


def test_a_document_without_words_passes(fake_predictor: Predictor) -> None:
    for document in (srt("♪ ♪"), parse_captions(b"WEBVTT\n")):
        result = punctuate_document(document, fake_predictor)
        assert result.written.document is document


ROLLING = """WEBVTT
Kind: captions
Language: en

00:00:00.000 --> 00:00:01.990 align:start position:0%
\x20
so<00:00:00.500><c> this</c><00:00:01.000><c> is</c>

00:00:01.990 --> 00:00:02.000 align:start position:0%
so this is
\x20

00:00:02.000 --> 00:00:03.990 align:start position:0%
so this is
how<00:00:02.500><c> it</c><00:00:03.000><c> rolls</c>

00:00:03.990 --> 00:00:04.000 align:start position:0%
how it rolls
\x20

00:00:04.000 --> 00:00:05.990 align:start position:0%
how it rolls
line<00:00:04.500><c> by</c><00:00:05.000><c> line</c>

00:00:05.990 --> 00:00:06.000 align:start position:0%
line by line
\x20
"""


def test_rolling_captions_are_unrolled_and_it_is_told(fake_predictor: Predictor) -> None:
    document = parse_captions(ROLLING.encode())
    result = punctuate_document(document, fake_predictor, Options(languages=ENGLISH))
    assert payloads(result.written.document) == ["So this is.", "How it rolls.", "Line by line."]
    assert result.work.notice is not None
    assert "6 cues became 3" in result.work.notice


PLAIN = st.sampled_from(["a", "boat", "left", "early", "anna", "3", "4", "don't", "NATO", "你好"])
PROTECTED = st.sampled_from(["Mr.", "e.g.", "www.sea.org", "18:30", "[door]", "♪", "{\\an8}rain"])
MARKED_UP = st.sampled_from(["<i>fog</i>", "<font color=red>red</font>", "- no", "«oui»", "¿que"])
WORDS = PLAIN | PROTECTED | MARKED_UP
GAPS = st.sampled_from([" ", " ", ", ", ". ", "\n", " — ", "… ", "? "])
PAYLOADS = st.lists(st.tuples(WORDS, GAPS), max_size=9).map(
    lambda parts: "".join(word + gap for word, gap in parts).strip()
)


@st.composite
def captions(draw: st.DrawFn) -> bytes:
    """An SRT or WebVTT file of a few cues, with settings and odd line ends."""
    is_vtt = draw(st.booleans())
    end = draw(st.sampled_from(["\n", "\r\n"]))
    sign, settings_ = (".", " line:0 align:start") if is_vtt else (",", " X1:10 Y1:20")
    cues = []
    for number, payload in enumerate(draw(st.lists(PAYLOADS, min_size=1, max_size=6))):
        extra = draw(st.sampled_from(["", settings_]))
        times = f"00:00:{number:02}{sign}000 --> 00:00:{number:02}{sign}900{extra}"
        cues.append(f"{number + 1}\n{times}\n{payload}\n")
    text = ("WEBVTT\n\nNOTE kept\n\n" if is_vtt else "") + "\n".join(cues)
    return text.replace("\n", end).encode()


def without_marks(cue: Cue) -> str:
    """Everything of a cue but marks, spaces and case: its words, tags and signs."""
    return "".join(sign for sign in cue.payload.casefold() if sign not in " \r\n.,?!…—-。，？;¿")


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=captions(), marks=st.sampled_from(MarksMode), casing=st.sampled_from(CasingMode))
@example("1\n00:00:00,000 --> 00:00:00,900\n¿que?\n".encode(), MarksMode.REPLACE, CasingMode.KEEP)
def test_words_tags_times_and_settings_stay(
    fake_predictor: Predictor, data: bytes, marks: MarksMode, casing: CasingMode
) -> None:
    document = parse_captions(data)
    result = punctuate_document(document, fake_predictor, Options(marks=marks, casing=casing))
    written = parse_captions(result.written.document.to_bytes(), format=document.format)
    assert len(written.cues) == len(document.cues)
    for old, new in zip(document.cues, written.cues, strict=True):
        assert (old.identifier, old.start_ms, old.end_ms, old.settings) == (
            new.identifier,
            new.start_ms,
            new.end_ms,
            new.settings,
        )
        assert without_marks(old) == without_marks(new)
