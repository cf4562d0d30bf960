# SPDX-License-Identifier: Apache-2.0
"""Proposals of house rules for a file: each in its cue, and any of them applied as one step."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from interpunct.review.restructuring import EditPayloads
from interpunct.rules.common_errors import COMMON_ERRORS
from interpunct.rules.house_rule import HouseRule
from interpunct.rules.proposing import payloads_of, proposals
from interpunct.rules.replace_lists import read_list
from interpunct.work.options import Options
from interpunct.work.work import Work

MakeState = Callable[..., Work]
AllOf = Callable[[Work], tuple[object, ...]]
RULES = {rule.key: rule for rule in COMMON_ERRORS}
BOATS = (
    "1\n00:00:01,000 --> 00:00:03,000\nwe  saw <i>3  boats</i> there\n\n"
    "2\n00:00:03,000 --> 00:00:05,000\nnobody came\n\n"
    "3\n00:00:05,000 --> 00:00:07,000\nand  so\n"
)


def rules(*keys: str) -> list[HouseRule]:
    return [RULES[key] for key in keys]


def test_every_change_names_its_cue_and_rule(make_state: MakeState, all_of: AllOf) -> None:
    work = make_state(BOATS, seed=None)
    before = all_of(work)
    found = proposals(work, rules("double spaces", "numbers"), range(3))
    assert [(one.cue, one.rule.key, one.before, one.after) for one in found.rows] == [
        (0, "double spaces", "we  saw <i>3  boats</i> there", "we saw <i>3 boats</i> there"),
        (0, "numbers", "we saw <i>3 boats</i> there", "we saw <i>three boats</i> there"),
        (2, "double spaces", "and  so", "and so"),
    ]
    assert all_of(work) == before


def test_a_proposal_holds_without_the_one_before_it(make_state: MakeState) -> None:
    work = make_state(BOATS, seed=None)
    _, numbers, _ = proposals(work, rules("double spaces", "numbers"), range(3)).rows
    assert payloads_of(work, [numbers]) == {0: "we  saw <i>three  boats</i> there"}


def test_ticked_proposals_are_one_step_and_times_stay(
    make_state: MakeState, all_of: AllOf
) -> None:
    work = make_state(BOATS, seed=None)
    before, times = all_of(work), [cue.start_ms for cue in work.document.cues]
    found = proposals(work, rules("double spaces", "numbers"), range(3))
    step = EditPayloads.plan_payloads(work, payloads_of(work, found.rows))
    step.apply(work)
    payloads = [cue.payload for cue in work.document.cues]
    assert payloads == ["we saw <i>three boats</i> there", "nobody came", "and so"]
    assert [cue.start_ms for cue in work.document.cues] == times
    step.revert(work)
    assert all_of(work) == before


def test_only_the_asked_cues_are_looked_at(make_state: MakeState) -> None:
    work = make_state(BOATS, seed=None)
    found = proposals(work, rules("double spaces"), [2])
    assert [one.cue for one in found.rows] == [2]


def test_a_rule_that_cannot_be_applied_is_told_and_the_next_goes_on(
    make_state: MakeState, tmp_path: Path
) -> None:
    (tmp_path / "tags.tsv").write_text("saw\t<b>\n", encoding="utf-8")
    work = make_state(BOATS, seed=None)
    found = proposals(work, [read_list(tmp_path / "tags.tsv"), *rules("numbers")], range(3))
    assert [one.rule.key for one in found.rows] == ["numbers"]
    assert list(found.problems) == [
        "Cue 1 stays unchanged: this replacement would change a tag. Edit the text instead."
    ]


def test_no_rule_leaves_a_cue_without_text(make_state: MakeState, tmp_path: Path) -> None:
    (tmp_path / "all.toml").write_text(
        '[[replace]]\nfind = "nobody came"\nby = ""\n', encoding="utf-8"
    )
    assert not proposals(
        make_state(BOATS, seed=None),
        [read_list(tmp_path / "all.toml")],
        [1],
    ).rows


def test_a_correction_beside_a_doubtful_gap_decides_nothing(make_state: MakeState) -> None:
    work = make_state("1\n00:00:01,000 --> 00:00:03,000\nhe slowly  turned over\n")
    found = proposals(work, rules("double spaces"), [0])
    EditPayloads.plan_payloads(work, payloads_of(work, found.rows)).apply(work)
    assert work.document.cues[0].payload == "he slowly turned over"
    assert not work.decisions
    assert not work.casings


def test_lines_in_two_languages_are_corrected_each_in_its_own() -> None:
    lines = [
        ("we saw them there tonight !", "nous les avons vus ce soir !"),
        ("who was it ?", "qui était-ce ?"),
    ]
    cues = [
        f"{n}\n00:00:0{n},000 --> 00:00:0{n},900\n{one}\n{other}\n"
        for n, (one, other) in enumerate(lines * 3, start=1)
    ]
    work = Work.of_bytes("\n".join(cues).encode(), Options(languages=("en", "fr")))
    assert work.languages_of_cue(0) == ("en", "fr")
    found = proposals(work, rules("space before mark"), range(1))
    assert [one.after for one in found.rows] == [
        "we saw them there tonight!\nnous les avons vus ce soir !"
    ]
