# SPDX-License-Identifier: Apache-2.0
"""A work compared with a reference: the figures follow the decisions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.errors import InterpunctError
from interpunct.labels import Label
from interpunct.marking.casing import CasingMode
from interpunct.review.commands import Step
from interpunct.review.comparing import Comparison, MarkedWord, align, compare
from interpunct.review.reference import AgainstReference, DifferenceKind
from interpunct.review.restructuring import EditPayload, JoinCues
from interpunct.transcript.transcript import Transcript
from interpunct.work.work import Work

MakeState = Callable[..., Work]
REFERENCE = """\
1
00:00:01,000 --> 00:00:03,000
Yesterday, I went to the market

2
00:00:03,000 --> 00:00:05,500
and bought three apples. Then I came home.

3
00:00:06,100 --> 00:00:08,000
She asked: where have you been? Nowhere, I said.

4
00:00:08,100 --> 00:00:09,000
Dr. Smith knows, at 10 000 volts it's over!
"""


def words_of(transcript: Transcript) -> list[MarkedWord]:
    pairs = zip(transcript.words, transcript.slots, strict=True)
    return [MarkedWord(word.text, slot.label) for word, slot in pairs]


def from_scratch(work: Work, reference: Transcript) -> Comparison:
    """What `interpunct evaluate` says of the file as it would be saved now."""
    return compare(words_of(work.rendered().transcript), words_of(reference))


def against(make_state: MakeState, **options: Any) -> tuple[Work, AgainstReference]:
    work = make_state(**options)
    return work, AgainstReference(work, make_state(REFERENCE, seed=None).transcript)


def test_words_are_aligned_without_their_case() -> None:
    found = align(["So", "the", "boat", "went"], ["so", "a", "boat", "went", "away"])
    assert found.given.tolist() == [0, 1, 2, 3]
    assert found.wanted.tolist() == [0, 1, 2, 3]
    assert found.same.tolist() == [True, False, True, True]
    assert (found.differences.replaced, found.differences.only_reference) == (1, 1)


def test_differences_come_in_order_with_what_the_reference_has(make_state: MakeState) -> None:
    work, compared = against(make_state, seed=None, casing=CasingMode.KEEP)
    found = compared.differences()
    shown = [
        (one.kind, work.transcript.words[one.word].text, compared.reference.slots[one.there].mark)
        for one in found[:4]
    ]
    assert shown == [
        (DifferenceKind.CASING, "yesterday", ","),
        (DifferenceKind.MARK, "yesterday", ","),
        (DifferenceKind.CASING, "i", ""),
        (DifferenceKind.MARK, "apples", "."),
    ]
    assert found[0].slot == 0
    assert found[2].slot == found[2].word - 1
    for kind in DifferenceKind:
        assert list(compared.differences(kind)) == [one for one in found if one.kind is kind]


def test_taking_every_difference_leaves_none_but_what_is_protected(
    make_state: MakeState,
) -> None:
    work, compared = against(make_state)
    for _ in range(3):  # the casing follows the marks: what is right may become wrong once
        for difference in compared.differences():
            try:
                step = compared.taking(difference)
            except InterpunctError:
                assert work.transcript.slots[difference.word].protected
                continue
            step.apply(work)
            compared.look_again(step.cues)
    assert not [
        one for one in compared.differences() if not work.transcript.slots[one.word].protected
    ]
    assert compared.comparison().casing_errors == 0


def test_a_mark_is_taken_as_the_reference_writes_it(make_state: MakeState) -> None:
    work, compared = against(make_state)
    over = next(
        one
        for one in compared.differences()
        if work.transcript.words[one.word].text == "over" and one.kind is DifferenceKind.MARK
    )
    compared.taking(over).apply(work)
    assert work.mark(over.word) == "!"


@given(data=st.data())
@settings(max_examples=40)
def test_the_figures_are_those_of_the_saved_file_after_every_step(
    make_state: MakeState, data: st.DataObject
) -> None:
    work, compared = against(make_state, seed=data.draw(st.integers(0, 5)))
    done: list[Step] = []
    for _ in range(data.draw(st.integers(0, 8))):
        found = compared.differences()
        if done and (not found or data.draw(st.booleans())):
            step = done.pop()
            step.revert(work)
        elif found:
            try:
                step = compared.taking(data.draw(st.sampled_from(found)))
            except InterpunctError:
                continue
            step.apply(work)
            done.append(step)
        compared.look_again(step.cues)
        assert compared.comparison() == from_scratch(work, compared.reference)
    assert compared.fits()


def test_a_work_with_other_words_fits_no_more(make_state: MakeState) -> None:
    work, compared = against(make_state)
    JoinCues.plan(work, 0).apply(work)
    assert compared.fits()
    EditPayload.plan(work, 0, "something else was said").apply(work)
    assert not compared.fits()


def test_how_much_of_the_work_is_in_the_reference(make_state: MakeState) -> None:
    work = make_state(seed=None)
    assert AgainstReference(work, work.transcript).alike == 1
    other = make_state("1\n00:00:00,000 --> 00:00:01,000\nthe end\n", seed=None)
    assert AgainstReference(other, make_state(REFERENCE, seed=None).transcript).alike <= 0.5


def test_there_is_no_accuracy_of_casing_where_no_word_has_case() -> None:
    numbers = [MarkedWord("10", Label.NONE), MarkedWord("000", Label.PERIOD)]
    assert compare(numbers, numbers).casing_f1 is None


def test_the_share_of_the_words_that_are_the_same_is_that_of_both_texts() -> None:
    def same(ours: str, theirs: str) -> float:
        texts = ours.split(), theirs.split()
        given, wanted = ([MarkedWord(word, Label.NONE) for word in text] for text in texts)
        return compare(given, wanted).same_words

    assert same("so it goes on", "so it goes on") == 1
    assert same("so it goes on", "so it went on") == 6 / 8
    assert same("so it goes on", "so it goes") == 6 / 7
    assert same("so", "no") == same("", "") == 0
