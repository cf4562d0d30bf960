# SPDX-License-Identifier: Apache-2.0
"""References and tags, known or not, come through every mode as they were."""

from __future__ import annotations

import re
from html import unescape
from html.entities import html5

import numpy as np
import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from interpunct.captions.cues import Cue
from interpunct.captions.formats import SRT, VTT, CaptionFormat
from interpunct.labels import MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.runtime.predictions import Predictions
from interpunct.transcript.signs import is_mark
from interpunct.work.options import Options
from interpunct.work.work import Work

NAMED = sorted(f"&{name}" for name in html5 if name.endswith(";"))
REFERENCE = re.compile(r"&(?:#\d+|#[xX][0-9a-fA-F]+|[A-Za-z][A-Za-z0-9]*);")
TAG = re.compile(r"<[^<>]*>")
CONTEXTS = ("so {0} we", "so{0} we", "{0}so we", "{0}", "hy{0}phen it", "so. {0} it")
MARKS = ".,?!"

numbered = st.integers(0, 0x10FFFF).map("&#{};".format) | st.integers(0, 300).map("&#{};".format)
references = numbered | st.sampled_from(NAMED) | st.integers(0, 0x10FFFF).map("&#x{:X};".format)
tags = st.sampled_from(
    ["<00:01.000 >", "< 00:00:01.000>", "<00:01,000>", "<1>", "<01:02:03.004 x>", "<c.x >", "<>",
     "</>", "<! a>", "<?x?>", "<00:01.000", "</00:01.000>"]
)  # fmt: skip


def written(text: str, form: CaptionFormat, marks: MarksMode, seed: int) -> str:
    """The payload that comes of `text` when made-up predictions are taken."""
    data = form.new_file([Cue("1", 1000, 3000, "", text)]).encode()
    work = Work.of_bytes(data, Options(languages=("en",), marks=marks, casing=CasingMode.MODEL))
    draws = np.random.default_rng(seed)
    slots = len(work.transcript)
    labels = draws.dirichlet([0.5, 0.6, 0.6, 0.3], slots).astype(np.float32)
    casings = draws.dirichlet([0.5, 0.8, 0.2], slots).astype(np.float32)
    work.take(Predictions(0, labels, casings))
    return work.rendered().document.cues[0].payload


def bare(text: str, whole: re.Pattern[str]) -> str:
    """What of `text` is neither what must stay whole nor a mark or space, in small letters."""
    return re.sub(rf"[\s{MARKS}]", "", whole.sub("", text)).casefold()


@given(references, st.sampled_from(CONTEXTS), st.sampled_from([SRT, VTT]),
       st.sampled_from([MarksMode.COMPLETE, MarksMode.REPLACE]), st.integers(0, 9))  # fmt: skip
@example("&#63;", CONTEXTS[0], SRT, MarksMode.COMPLETE, 0)
def test_a_reference_stays_whole(
    reference: str, context: str, form: CaptionFormat, marks: MarksMode, seed: int
) -> None:
    assume(marks is MarksMode.COMPLETE or not is_mark(unescape(reference)))  # that is replaced
    text = context.format(reference)
    after = written(text, form, marks, seed)
    assert REFERENCE.findall(after) == REFERENCE.findall(text)
    assert bare(after, REFERENCE) == bare(text, REFERENCE)


@given(tags, st.sampled_from(CONTEXTS), st.sampled_from([SRT, VTT]),
       st.sampled_from([MarksMode.COMPLETE, MarksMode.REPLACE]), st.integers(0, 9))  # fmt: skip
def test_a_tag_stays_whole(
    tag: str, context: str, form: CaptionFormat, marks: MarksMode, seed: int
) -> None:
    text = context.format(tag)
    after = written(text, form, marks, seed)
    assert TAG.findall(after) == TAG.findall(text)
    assert bare(after, TAG) == bare(text, TAG)


@pytest.mark.parametrize("reference", ["&#11;", "&#1;", "&shy;", "&zwj;", "&zwnj;", "&lrm;"])
def test_a_reference_that_shows_nothing_is_no_word(reference: str) -> None:
    data = VTT.new_file([Cue("1", 1000, 3000, "", f"so {reference} we hy{reference}phen it")])
    work = Work.of_bytes(data.encode(), Options(languages=("en",)))
    assert [word.text for word in work.transcript.words] == [
        "so", "we", f"hy{reference}phen", "it",
    ]  # fmt: skip
