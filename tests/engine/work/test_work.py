# SPDX-License-Identifier: Apache-2.0
"""A document under work: opened, predicted, shown, cut and saved."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from interpunct.bundles.weak_languages import WeakLanguages
from interpunct.captions.formats import SRT, TTML, VTT
from interpunct.captions.reading import parse_captions
from interpunct.cutting.apply import apply_plan
from interpunct.cutting.checks import Rule
from interpunct.cutting.plan import CutCancelled, CutMode, CutPlan, KeptCue
from interpunct.cutting.profiles import load_profile
from interpunct.errors import CaptionError, LanguageError, ProfileError, SessionError
from interpunct.labels import PAPER_LABELS, Label, MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.review.restructuring import EditPayload, JoinCues
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor
from interpunct.work.decisions import Decision
from interpunct.work.options import Options, Unroll
from interpunct.work.uncertainty import Policy
from interpunct.work.work import Work

ENGLISH = Options(languages=("en",))
TALK = b"1\n00:00:01,000 --> 00:00:03,000\nreally the boat left\n\n"
TALK += b"2\n00:00:03,000 --> 00:00:06,000\nthen anna <i>waved</i>\n"
ROLLING = b"""WEBVTT

00:00:00.000 --> 00:00:01.990
\x20
so<00:00:00.500><c> this</c>

00:00:01.990 --> 00:00:02.000
so this
\x20

00:00:02.000 --> 00:00:03.990
so this
how<00:00:02.500><c> it</c>

00:00:03.990 --> 00:00:04.000
how it
\x20

00:00:04.000 --> 00:00:05.990
how it
line<00:00:04.500><c> by</c>

00:00:05.990 --> 00:00:06.000
line by
\x20
"""


def work_of(data: bytes = TALK, options: Options = ENGLISH) -> Work:
    return Work.of_bytes(data, options)


def test_a_work_is_read_from_a_file_by_path_or_name(tmp_path: Path) -> None:
    path = tmp_path / "talk.srt"
    path.write_bytes(TALK)
    for named in (path, str(path)):
        work = Work.read(named, ENGLISH)
        assert work.document.path == path
        assert work.to_bytes() == TALK


def test_what_cannot_be_opened_is_told(tmp_path: Path) -> None:
    with pytest.raises(CaptionError, match="cannot be read"):
        Work.read(tmp_path / "missing.srt")
    with pytest.raises(LanguageError):
        work_of(options=Options(languages=("klingon",)))


def test_the_encoding_of_the_options_reads_the_file() -> None:
    data = "1\n00:00:01,000 --> 00:00:03,000\nпривет\n".encode("koi8-r")
    work = work_of(data, Options(encoding="koi8-r", languages=("ru",)))
    assert [word.text for word in work.transcript.words] == ["привет"]
    assert work.to_bytes() == data


def test_captions_that_roll_stay_where_only_suggestions_are_wanted() -> None:
    work = work_of(ROLLING, Options(languages=("en",), marks=MarksMode.SUGGEST))
    assert len(work.document.cues) == 6
    assert work.notice is None


def rolling(lines: list[str]) -> bytes:
    """Captions as YouTube makes them: each line comes in below the one before, and moves up."""
    cues = []
    for place, (above, line) in enumerate(pairwise(["\x20", *lines])):
        second = f"00:00:{place:02}"
        first, rest = line.split(" ", 1)
        stamped = f"{first}<{second}.500><c> {rest}</c>"
        cues.append(f"{second}.000 --> {second}.990\n{above}\n{stamped}\n")
        cues.append(f"{second}.990 --> 00:00:{place + 1:02}.000\n{line}\n\x20\n")
    return ("WEBVTT\n\n" + "\n".join(cues)).encode()


@pytest.mark.parametrize(("end", "cues"), [(".", 80), ("", 40)])
def test_captions_that_roll_and_have_their_marks_stay(end: str, cues: int) -> None:
    data = rolling([f"And then we went, to place number {place}{end}" for place in range(40)])
    work = work_of(data, Options(languages=("en",), spares_punctuated=True))
    assert (len(work.document.cues), work.was_punctuated) == (cues, bool(end))
    assert (work.notice is None) is bool(end)


@pytest.mark.parametrize(
    ("unroll", "cues"), [(Unroll.AUTO, 3), (Unroll.NEVER, 6), (Unroll.ALWAYS, 3)]
)
def test_captions_that_roll_are_unrolled_as_the_options_say(unroll: Unroll, cues: int) -> None:
    work = work_of(ROLLING, Options(languages=("en",), unroll=unroll))
    assert len(work.document.cues) == cues
    assert (work.notice is None) is (unroll is Unroll.NEVER)


def test_captions_that_do_not_roll_stay_as_they_are() -> None:
    work = work_of()
    assert work.notice is None
    assert work.to_bytes() == TALK


def test_predictions_are_taken_and_shown(fake_predictor: Predictor) -> None:
    work = work_of()
    work.punctuate(fake_predictor)
    assert work.unpredicted() == []
    shown = work.rendered()
    assert [cue.payload for cue in shown.document.cues] == [
        "Really, the boat left.",
        "Then Anna <i>waved.</i>",
    ]
    assert [slot.mark for slot in shown.transcript.slots] == [",", "", "", ".", "", "", "."]
    assert work.document.to_bytes() == TALK


def test_a_stretch_of_an_older_transcript_is_dropped() -> None:
    work, older = work_of(), work_of().transcript
    labels = np.full((7, 4), 0.25, np.float32)
    casings = np.full((7, 3), 1 / 3, np.float32)
    assert work.take(Predictions(0, labels, casings), of=older) == range(0)
    assert work.unpredicted() == [range(7)]


def test_alternatives_are_all_labels_the_likeliest_first(fake_predictor: Predictor) -> None:
    work = work_of()
    assert work.alternatives(0) == ()
    work.punctuate(fake_predictor)
    found = work.alternatives(0)
    assert found[0].label is Label.COMMA
    assert sorted(map(PAPER_LABELS.column, (one.label for one in found))) == [0, 1, 2, 3]
    chances = [one.probability for one in found]
    assert chances == sorted(chances, reverse=True)
    assert found[0].mark == ","


def test_decided_slots_are_expected_to_be_right(fake_predictor: Predictor) -> None:
    work = work_of()
    work.punctuate(fake_predictor)
    before, doubt = work.expected_errors(), 1 - work.confidence(0)
    work.decide(0, Decision("", Label.NONE))
    assert doubt > 0.3
    assert work.expected_errors() == pytest.approx(before - doubt, abs=1e-5)


def test_the_policy_of_the_options_says_what_is_uncertain(fake_predictor: Predictor) -> None:
    sure = work_of(options=Options(languages=("en",), policy=Policy(threshold=0.7)))
    sure.punctuate(fake_predictor)
    assert sure.uncertain().tolist() == [0]
    nothing = work_of(options=Options(languages=("en",), policy=Policy(threshold=0.5)))
    nothing.punctuate(fake_predictor)
    assert not nothing.uncertain().tolist()


def test_what_is_saved_is_what_is_shown(tmp_path: Path, fake_predictor: Predictor) -> None:
    work = work_of()
    work.punctuate(fake_predictor)
    path = tmp_path / "out.vtt"
    written = work.save(path, VTT)
    assert path.read_bytes() == written
    again = parse_captions(written)
    assert again.format is VTT
    assert [cue.payload for cue in again.cues] == [
        "Really, the boat left.",
        "Then Anna <i>waved.</i>",
    ]
    with pytest.raises(CaptionError, match="cannot be written"):
        work.save(tmp_path / "no" / "folder.srt", SRT)
    (tmp_path / "notes.json").write_text("mine")
    with pytest.raises(CaptionError, match="no format has this ending"):
        work.save(tmp_path / "notes.json")
    assert (tmp_path / "notes.json").read_text() == "mine"


def test_house_marks_are_written_where_a_house_is_named() -> None:
    data = "1\n00:00:01,000 --> 00:00:03,000\n下雨了，我们回家。\n".encode()
    work = work_of(data, Options(languages=("zh-Hans",)))
    house = load_profile("netflix")
    assert work.rendered().document.cues[0].payload == "下雨了，我们回家。"
    assert work.rendered(house).document.cues[0].payload == "下雨了\u3000我们回家"
    assert work.to_bytes() == data
    assert "，" not in work.to_bytes(house=house).decode()


def test_findings_are_about_what_is_shown(fake_predictor: Predictor) -> None:
    data = b"1\n00:00:01,000 --> 00:00:02,000\n<b>" + b"word " * 6 + b"end</b>\n"
    work = work_of(data)
    work.punctuate(fake_predictor)
    found = {finding.rule: finding.value for finding in work.findings(load_profile("netflix"))}
    shown = work.rendered().document.cues[0].payload
    assert found[Rule.SPEED] == len(shown) - len("<b></b>")


def test_a_comparison_changes_nothing_and_a_cut_does_what_it_shows(
    fake_predictor: Predictor,
) -> None:
    data = (
        b"1\n00:00:01,000 --> 00:00:09,000\nthe boat left. then it came back to the old harbour "
        b"in the fog of the morning and nobody was there to see it.\n"
    )
    work = work_of(data)
    work.punctuate(fake_predictor)
    comparison = work.compare_cut(load_profile("netflix"))
    assert len(work.document.cues) == 1
    assert comparison.plan.changed == len(comparison.after.cues) > 1
    assert [row.old for row in comparison.rows] == [0, *[None] * (len(comparison.rows) - 1)]
    assert [row.new for row in comparison.rows] == list(range(len(comparison.after.cues)))
    again = work.compare_plan(comparison.plan, load_profile("netflix"))
    assert again.before.to_bytes() == comparison.before.to_bytes()
    assert (again.after.cues, again.rows) == (comparison.after.cues, comparison.rows)
    work.cut(comparison.plan)
    assert work.rendered().document.cues == comparison.after.cues
    assert tuple(work.findings(load_profile("netflix"))) == comparison.findings
    with pytest.raises(SessionError):
        work.cut(CutPlan((KeptCue(0), KeptCue(9))))


def test_a_comparison_is_cancelled_even_after_its_cut_is_made() -> None:
    work, profile = work_of(TALK), load_profile("netflix")
    plan = work.compare_cut(profile).plan
    looks, most = 0, -1

    def cancelled() -> bool:
        nonlocal looks
        looks += 1
        return looks > most > 0

    apply_plan(work.document, work.transcript, plan, cancelled=cancelled)
    looks, most = 0, looks + 1
    with pytest.raises(CutCancelled):
        work.compare_plan(plan, profile, cancelled=cancelled)


def test_a_comparison_stops_soon_after_it_is_cancelled() -> None:
    cues = "".join(
        f"{k + 1}\n00:{k // 60:02}:{k % 60:02},000 --> 00:{k // 60:02}:{k % 60:02},900\n"
        f"the boat number {k} left and came back. nobody\n\n"
        for k in range(300)
    )
    profile = load_profile("netflix")
    looks = 0

    def cancelled() -> bool:
        nonlocal looks
        looks += 1
        return looks == last

    last = -1
    comparison = work_of(cues.encode()).compare_cut(profile, cancelled=cancelled)
    assert comparison.plan.changed
    assert looks > 600  # at every cue while it is planned, and while it is carried out
    for last in (1, looks // 3, looks // 2, looks - 1, looks):
        looks = 0
        with pytest.raises(CutCancelled):
            work_of(cues.encode()).compare_cut(profile, cancelled=cancelled)
        assert looks == last


def test_cues_that_stay_stand_beside_themselves() -> None:
    comparison = work_of().compare_cut(load_profile("netflix"), CutMode.OFF)
    assert [(row.old, row.new, row.changed) for row in comparison.rows] == [
        (0, 0, False),
        (1, 1, False),
    ]


def test_a_cut_needs_a_profile() -> None:
    with pytest.raises(ProfileError, match="needs a profile"):
        _ = Options(cut=CutMode.SENTENCES).cut_profile


@pytest.mark.parametrize(
    "options",
    [
        Options(),
        Options(encoding="cp1250", languages=("cs", "sk"), unroll=Unroll.ALWAYS),
        Options(marks=MarksMode.SUGGEST, casing=CasingMode.KEEP, unroll=Unroll.NEVER),
        Options(weak=WeakLanguages(("he", "vi"), ("ar",)), finds_foreign=False),
        Options(spares_punctuated=True),
    ],
)
def test_a_journal_gives_the_options_back(options: Options) -> None:
    assert Options.of_record(options.record()) == options


def test_a_journal_of_a_mode_that_does_not_exist_is_refused() -> None:
    for field in ("unroll", "marks", "casing"):
        with pytest.raises(SessionError, match="nonsense"):
            Options.of_record({field: "nonsense"})


def test_a_file_with_its_marks_is_spared_where_that_is_wanted(
    fake_predictor: Predictor,
) -> None:
    cue = "{0}\n00:00:{0:02},000 --> 00:00:{0:02},900\n{1}\n\n"
    finished = "the boat, they said, left. nobody saw her\nreally leave. "
    data = "".join(cue.format(place, finished) for place in range(1, 15)).encode()
    for spares, marks in ((True, MarksMode.SUGGEST), (False, MarksMode.COMPLETE)):
        work = work_of(data, Options(languages=("en",), spares_punctuated=spares))
        assert (work.was_punctuated, work.marks_mode) == (spares, marks)
        work.punctuate(fake_predictor)
        assert (work.to_bytes() == data) is spares
    assert not work_of(data).was_punctuated
    replaced = Options(languages=("en",), marks=MarksMode.REPLACE, spares_punctuated=True)
    assert work_of(data, replaced).marks_mode is MarksMode.REPLACE
    assert not work_of(TALK, Options(languages=("en",), spares_punctuated=True)).was_punctuated


def test_what_stands_before_the_word_typed_over_is_not_decided_by_that(
    make_state: Callable[..., Work],
) -> None:
    text = "1\n00:00:01,000 --> 00:00:02,000\nso it goes on and on\n"
    work = make_state(text)
    shown = work.cue_text(0).text
    EditPayload.plan(work, 0, shown.replace("goes", "went")).apply(work)
    typed = [word.text for word in work.transcript.words].index("went")
    assert set(work.decisions) <= {typed}


def test_a_file_is_read_with_its_options(tmp_path: Path) -> None:
    path = tmp_path / "talk.srt"
    path.write_bytes(TALK)
    work = Work.read(path, Options(languages=("cs",)))
    assert {word.language for word in work.transcript.words} == {"cs"}
    assert work.options.languages == ("cs",)


def test_measured_times_stay_at_their_words_where_cues_are_joined() -> None:
    talk = b"WEBVTT\n\n00:01.000 --> 00:02.000\n[music]\n\n"
    talk += b"00:02.000 --> 00:03.000\nso <00:00:02.500>it goes\n"
    work = Work.of_bytes(talk, ENGLISH)
    JoinCues.plan(work, 0).apply(work)
    (joined,) = work.document.cues
    (again,) = parse_captions(work.document.to_bytes()).cues
    assert joined.word_times == again.word_times
    assert len(joined.word_times) == 1


def test_an_export_names_the_language_of_most_words() -> None:
    work = Work(parse_captions(TALK), ENGLISH)
    assert work.main_language == "en"
    assert b'xml:lang="en"' in work.to_bytes(TTML)
    assert Work(parse_captions(b"1\n00:00:01,000 --> 00:00:03,000\n-\n")).main_language == ""
