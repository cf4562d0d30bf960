# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from interpunct.captions.cues import Cue
from interpunct.captions.formats import ASS, SRT, VTT
from interpunct.cutting.boxes.boxes import line_widths
from interpunct.cutting.checks import Rule, check, limits_of_cues, reading_speed
from interpunct.cutting.measure import Counting
from interpunct.cutting.profiles import load_profile
from interpunct.media.shots import Shots
from interpunct.transcript.transcript import Transcript
from interpunct.work.options import Options
from interpunct.work.work import Work

Make = Callable[..., Any]


def rules(cutting: Make, *cues: tuple[float, float, str], profile: str = "netflix") -> Any:
    document = cutting().document(*cues)
    transcript = cutting().transcript(document)
    return [(f.cue, f.rule) for f in check(document, transcript, load_profile(profile))]


def test_a_good_document_has_no_findings(cutting: Make) -> None:
    assert rules(cutting, (0, 2, "It rained all night."), (2.1, 4, "The <i>river</i> rose.")) == []


def test_each_rule_is_found(cutting: Make) -> None:
    found = rules(
        cutting,
        (0, 0.5, "Short?"),
        (0.55, 9, "This is a line that nobody could ever fit on one screen."),
        (9.1, 13, "a\nb\nc"),
        (14, 15, "This was said so fast that nobody reads"),
        (14.5, 17, "While this"),
        (14.2, 18, "was late"),
        (19, 19, "No time"),
        (20, 22, ""),
    )
    assert found == [
        (0, Rule.TOO_SHORT),
        (0, Rule.GAP),
        (1, Rule.LINE_LENGTH),
        (1, Rule.TOO_LONG),
        (2, Rule.LINES),
        (3, Rule.SPEED),
        (3, Rule.OVERLAP),
        (4, Rule.ORDER),
        (6, Rule.DURATION),
        (7, Rule.EMPTY),
    ]


def test_cues_that_touch_lack_a_gap_and_do_not_overlap(cutting: Make) -> None:
    cues = (0, 2, "It rained all night."), (2, 4, "The river rose.")
    assert rules(cutting, *cues) == [(0, Rule.GAP)]


def test_a_written_space_and_a_reference_have_the_width_of_one_sign() -> None:
    cue = Cue("", 0, 1000, "", "Tu&nbsp;viens &amp;&#160;moi\n&ensp;Toi")
    assert line_widths(cue, VTT, Counting.CHARACTERS) == [14, 4]
    assert line_widths(replace(cue, payload=r"a\hb"), ASS, Counting.CHARACTERS) == [3]


def test_a_cue_in_two_languages_has_the_limits_of_its_first(cutting: Make) -> None:
    document = cutting().document((0, 2, "the boats came back"))
    words = cutting().transcript(document).words
    mixed = [word._replace(language="zh-Hans" if word.start else "en") for word in words]
    netflix = load_profile("netflix")
    limits = limits_of_cues(document, Transcript(tuple(mixed), ()), netflix)
    assert limits == [netflix.limits("en")]


def test_a_line_in_another_language_has_its_own_length() -> None:
    pairs = [
        ("the boats came back to the harbour today", "船今天晚上又回到了那个很大很远的港口里面"),
        ("they wanted to stay there for the night", "他们想在那里过夜"),
    ]
    cues = [
        f"{n}\n00:00:{n:02},000 --> 00:00:{n:02},900\n{one}\n{other}\n"
        for n, (one, other) in enumerate(pairs * 3, start=1)
    ]
    work = Work.of_bytes("\n".join(cues).encode(), Options(languages=("en", "zh-Hans")))
    assert work.languages_of_cue(0) == ("en", "zh-Hans")
    long = [one for one in work.findings(load_profile("netflix")) if one.rule is Rule.LINE_LENGTH]
    assert [(one.cue, one.value, one.limit) for one in long] == [
        (0, 20, 16),
        (2, 20, 16),
        (4, 20, 16),
    ]


def test_findings_tell_value_and_limit(cutting: Make) -> None:
    document = cutting().document((0, 8, "Slow."))
    (finding,) = check(document, None, load_profile("netflix"))
    assert (finding.value, finding.limit) == (8000, 7000)
    assert "8000 ms" in finding.message


def test_limits_are_those_of_the_language(cutting: Make) -> None:
    document = cutting("ja").document((0, 6, "川沿いの道を通って駅まで行く"))
    transcript = cutting("ja").transcript(document)
    assert [f.rule for f in check(document, transcript, load_profile("netflix"))] == [
        Rule.LINE_LENGTH
    ]


def test_no_limits_find_nothing(cutting: Make) -> None:
    assert rules(cutting, (0, 0, ""), (5, 4, "x" * 500), profile="none") == []


def test_a_reading_speed_is_the_width_over_the_seconds_of_a_cue(cutting: Make) -> None:
    document = cutting().document((0, 2, "It <i>rained</i>."), (3, 3, "So."))
    speeds = [reading_speed(cue, SRT, Counting.CHARACTERS) for cue in document.cues]
    assert speeds == [5, None]


def test_what_is_just_at_a_limit_is_no_finding(cutting: Make) -> None:
    lines = f"{'x' * 42}\n{'y' * 42}"
    at_limit = (0, 0.833, "x" * 14), (0.916, 7.916, lines), (8, 9, "x" * 17)
    assert check(cutting().document(*at_limit), None, load_profile("netflix")) == []


def test_the_message_of_a_finding_tells_by_how_much_and_what_is_wanted(cutting: Make) -> None:
    document = cutting().document(
        (0, 0.5, "Oh."),
        (2, 9.5, "x" * 60),
        (9.52, 10.6, "word " * 7),
        (10.5, 13, "a\nb\nc"),
        (10, 12, "So."),
        (13, 12, "So."),
    )
    shots = Shots((480, 1_960), 25)
    found = {f.rule: f for f in check(document, None, load_profile("netflix"), shots)}
    assert set(found) == set(Rule) - {Rule.EMPTY}
    assert found.pop(Rule.SHOT_START).value == 1
    assert found.pop(Rule.SHOT_END).value == 0.5
    for finding in found.values():
        told = finding.value if finding.rule is Rule.DURATION else abs(finding.value)
        assert f" {told:g} " in finding.message
        if finding.rule not in (Rule.OVERLAP, Rule.ORDER, Rule.DURATION):
            assert f"{finding.limit:g}" in finding.message
