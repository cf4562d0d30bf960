# SPDX-License-Identifier: Apache-2.0
"""Proposals of house rules for a work, and the texts that follow from the ticked ones.

Rules see the text of the document, without the marks and capitals that a model proposes. So a
correction beside a doubtful gap does not decide the gap.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from interpunct.errors import SearchError
from interpunct.rules.house_rule import HouseRule
from interpunct.sentences import Sentence
from interpunct.transcript.languages import language
from interpunct.transcript.transcript import languages_of_lines
from interpunct.work.work import Work


@dataclass(frozen=True, slots=True)
class Proposal:
    """A change by `rule` of the payload of cue number `cue`.

    `before` is the payload after the earlier rules.
    """

    cue: int
    rule: HouseRule
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Proposals:
    """Proposals in the order of cues and rules, and sentences on cues that stay as they are."""

    rows: tuple[Proposal, ...]
    problems: tuple[Sentence, ...]


def proposals(work: Work, rules: Sequence[HouseRule], cues: Iterable[int]) -> Proposals:
    """The changes that `rules` propose in `cues`; `work` is only read.

    Where a rule would change a tag or takes too long, it proposes nothing and the problem is told.
    """
    rows: list[Proposal] = []
    problems: list[Sentence] = []
    for cue in cues:
        text = work.document.cues[cue].payload
        for rule in rules:
            try:
                after = _corrected(work, cue, rule, text)
            except SearchError as error:
                problems.append(_left(cue, error))
                continue
            if after != text:
                rows.append(Proposal(cue, rule, text, after))
                text = after
    return Proposals(tuple(rows), tuple(problems))


def payloads_of(work: Work, ticked: Iterable[Proposal]) -> dict[int, str]:
    """The new payload of each cue by the `ticked` proposals; see `EditPayloads.plan_payloads`.

    The rules are applied again, as an earlier proposal in the same cue may not be ticked.
    """
    cues = work.document.cues
    payloads: dict[int, str] = {}
    for one in ticked:
        before = payloads.get(one.cue, cues[one.cue].payload)
        payloads[one.cue] = _corrected(work, one.cue, one.rule, before)
    return {cue: text for cue, text in payloads.items() if text != cues[cue].payload}


def _corrected(work: Work, cue: int, rule: HouseRule, text: str) -> str:
    """The text after a rule; unchanged where a rule would leave no text.

    A cue in several languages is corrected line by line.
    """
    kind = work.document.format
    parts = _parts(work, cue, text)
    after = "".join(rule.corrected(part, kind, language(code)) for part, code in parts)
    return after if after.strip() else text


def _parts(work: Work, cue: int, text: str) -> list[tuple[str, str]]:
    """Parts of the text of a cue and their languages: its lines, where the languages differ.

    A text whose lines an earlier rule joined is one part.
    """
    codes = work.languages_of_cue(cue)
    if len(codes) > 1:
        words = [work.transcript.words[slot] for slot in work.slots_of_cue(cue)]
        lines = text.splitlines(keepends=True)
        spoken = languages_of_lines(work.document.cues[cue].payload, words)
        if len(lines) == len(spoken):
            return list(zip(lines, spoken, strict=True))
    return [(text, codes[0])]


def _left(cue: int, error: SearchError) -> Sentence:
    return Sentence("Cue {cue} stays unchanged: {why}", cue=cue + 1, why=error.sentence)
