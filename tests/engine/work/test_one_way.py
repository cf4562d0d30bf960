# SPDX-License-Identifier: Apache-2.0
"""The way with a human and the way without one give the same file."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from interpunct.captions.cues import Cue
from interpunct.captions.formats import WRITTEN
from interpunct.captions.reading import parse_captions
from interpunct.cutting.plan import CutMode
from interpunct.cutting.profiles import Profile, load_profile
from interpunct.errors import CaptionError
from interpunct.folders.pipeline import finish
from interpunct.labels import MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.review.history import History
from interpunct.review.restructuring import Recut
from interpunct.runtime.predictions import Predictions
from interpunct.work.options import BELOW_THREE_QUARTERS, Options, Unroll
from interpunct.work.work import Work

TOKENS = {
    "en": ["so", "the old boat", "enn 1.", "Mr.", "...call", "(maybe)", "it's 5 p.m.", "well,",
           "no.", "why?", '"yes"', "plan B", "— and", "I", "<i>left", "the</i> pier", "- who",
           "[door]", "BOB: hey", "3.5 %", "&amp; co", "\n", "e-mail", "NATO", "wait…",
           "您在做什么，您的代码", "是什么，这样"],
    "fr": ["ça va", "l'eau", "oui ?", "non\u202f!", "« bon »", "aujourd'hui", "M.", "\n"],
    "zh-Hans": ["发生了什么？", "我们走吧", "，", "今天", "天气很好。", "“你好”", "3 个", "\n",
                "《书》"],
    "ru": ["...звонок", "да", "нет.", "т.е.", "кто?", "— это", "\n", "Иван"],
    "hy": ["ինչո՞ւ", "այո։", "ոչ", "բարև,", "\n"],
    "ar": ["مرحبا", "كيف؟", "نعم،", "لا", "\n"],
}  # fmt: skip
PROFILES = ["netflix", "bbc", "ted"]


@st.composite
def captions(draw: st.DrawFn) -> tuple[bytes, str]:
    """A file in one language: any format, any line ends, cues of odd lengths and gaps."""
    code = draw(st.sampled_from(sorted(TOKENS)))
    payload = st.lists(st.sampled_from(TOKENS[code]), max_size=16).map(
        lambda parts: " ".join(parts).replace(" \n ", "\n").strip()
    )
    clock, cues = 1000, []
    for number, text in enumerate(draw(st.lists(payload, min_size=1, max_size=6)), start=1):
        start = clock + draw(st.sampled_from([0, 0, 40, 900, 4000]))
        clock = start + draw(st.sampled_from([300, 1500, 4000, 9000]))
        cues.append(Cue(str(number), start, clock, "", text))
    end = draw(st.sampled_from(["\n", "\r\n"]))
    return draw(st.sampled_from(WRITTEN)).new_file(cues).replace("\n", end).encode(), code


def taken(data: bytes, options: Options, seed: int) -> Work:
    """The work with made-up predictions, the same for the same seed."""
    work = Work.of_bytes(data, options)
    draws = np.random.default_rng(seed)
    slots = len(work.transcript)
    labels = draws.dirichlet([2.0, 0.6, 0.6, 0.3], slots).astype(np.float32)
    casings = draws.dirichlet([2.0, 0.8, 0.2], slots).astype(np.float32)
    work.take(Predictions(0, labels, casings))
    return work


def shown_words(work: Work) -> list[tuple[str, str]]:
    """Every word as it will be written, with its mark."""
    shown = work.rendered().transcript
    return [(word.text, slot.mark) for word, slot in zip(shown.words, shown.slots, strict=True)]


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    file=captions(),
    options=st.builds(
        Options,
        unroll=st.just(Unroll.NEVER),
        marks=st.sampled_from(MarksMode),
        casing=st.sampled_from(CasingMode),
        cut=st.sampled_from([CutMode.SENTENCES, CutMode.KEEP_CUES]),
        profile=st.sampled_from(PROFILES).map(load_profile),
        policy=st.just(BELOW_THREE_QUARTERS),
    ),
    seed=st.integers(0, 2**16),
)
def test_a_preview_is_what_is_applied_and_what_the_batch_writes(
    file: tuple[bytes, str], options: Options, seed: int
) -> None:
    data, code = file
    options = replace(options, languages=(code,))
    house = options.cut_profile
    try:
        work = taken(data, options, seed)
    except CaptionError:
        return  # a file without a cue
    before, original = shown_words(work), work.rendered().document.to_bytes()
    preview = work.compare_cut(house, options.cut)
    history = History(work)
    history.do(Recut.plan(work, preview.plan))

    assert work.rendered().document.to_bytes() == preview.after.to_bytes()
    assert shown_words(work) == before
    shown = work.rendered()
    for word, slot in zip(shown.transcript.words, shown.transcript.slots, strict=True):
        payload = shown.document.cues[word.cue].payload
        assert payload[word.start : word.end] == word.text
        assert payload[slot.start : slot.end] == slot.mark

    written = finish(taken(data, options, seed)).written
    as_house = None if options.marks is MarksMode.SUGGEST else house
    assert written.document.to_bytes() == work.rendered(as_house).document.to_bytes()

    history.undo()
    assert work.rendered().document.to_bytes() == original


@settings(max_examples=100, deadline=None)
@given(
    file=captions(),
    house=st.sampled_from(PROFILES).map(load_profile),
    mode=st.sampled_from([CutMode.SENTENCES, CutMode.KEEP_CUES]),
    seed=st.integers(0, 2**16),
    data=st.data(),
)
def test_what_is_refused_of_a_cut_stays_as_it_is(
    file: tuple[bytes, str], house: Profile, mode: CutMode, seed: int, data: st.DataObject
) -> None:
    source, code = file
    try:
        work = taken(source, Options(unroll=Unroll.NEVER, languages=(code,)), seed)
    except CaptionError:
        return  # a file without a cue
    before, original = work.rendered().document, work.to_bytes()
    words = shown_words(work)
    whole = work.compare_cut(house, mode)
    changes = whole.changes
    chosen = data.draw(st.sets(st.sampled_from(changes))) if changes else set()
    assert whole.only(changes) == whole.plan
    assert whole.only(()).changed == 0

    history = History(work)
    history.do(Recut.plan(work, whole.only(chosen)))
    after = work.rendered().document
    assert shown_words(work) == words
    shown = [
        (whole.after, row.new) if row.group in chosen else (before, row.old) for row in whole.rows
    ]
    expected = [document.cues[cue] for document, cue in shown if cue is not None]
    assert [replace(cue, identifier="") for cue in after.cues] == [
        replace(cue, identifier="") for cue in expected
    ]
    assert chosen or work.to_bytes() == original
    history.undo()
    assert work.to_bytes() == original


@given(captions())
@settings(max_examples=60)
def test_an_untouched_work_is_its_file(file: tuple[bytes, str]) -> None:
    data, code = file
    try:
        document = parse_captions(data)
    except CaptionError:
        return
    work = Work(document, Options(languages=(code,), unroll=Unroll.NEVER))
    assert work.to_bytes() == data


def test_words_that_only_a_mark_would_part_stay_in_one_cue() -> None:
    payload = "，".join(letter * 38 for letter in "abcdef")
    data = f"1\n00:00:01,000 --> 00:00:18,000\n{payload}\n".encode()
    options = Options(languages=("en",), marks=MarksMode.REPLACE, casing=CasingMode.KEEP)
    work = Work.of_bytes(data, options)
    labels = np.tile(np.array([0.1, 0.0, 0.9, 0.0], np.float32), (len(work.transcript), 1))
    casings = np.tile(np.array([1.0, 0.0, 0.0], np.float32), (len(work.transcript), 1))
    work.take(Predictions(0, labels, casings))
    before = shown_words(work)
    comparison = work.compare_cut(load_profile("netflix"))
    work.cut(comparison.plan)
    assert len(work.document.cues) < len(comparison.plan.cues)
    assert work.rendered().document.to_bytes() == comparison.after.to_bytes()
    assert shown_words(work) == before
    assert work.document.cues[-1].end_ms == 18000
