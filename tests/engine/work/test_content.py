# SPDX-License-Identifier: Apache-2.0
"""Only commas, full stops and question marks are restored; every other sign is content.

Predictions are made up, so that every mark and every casing is tried everywhere.
"""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from benchmarks.content import differences, kept_signs, restored_signs
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.captions.document import CaptionDocument
from interpunct.captions.formats import WRITTEN, CaptionFormat
from interpunct.captions.reading import parse_captions
from interpunct.captions.writing import export
from interpunct.labels import PAPER_LABELS, Casing, Label, MarksMode
from interpunct.review.commands import Decide
from interpunct.runtime.predictions import Predictions
from interpunct.work.options import Options
from interpunct.work.work import Work

MODES = (MarksMode.COMPLETE, MarksMode.REPLACE)
SAMPLES = {  # own sentences, with the signs that each language writes
    "en": (
        "it was - 5 degrees outside; (2+dt)^3 - (2)^3, then",
        "an arrow d --> e. John said: no... never!\nf(x) ; g(x)",
        "mid-air – he paused – the so-called “quick” file_name.txt, isn't it?",
        "A: B; C: D",
        "john: well, the value x = 5, y = 7",
        "U.S., e.g. this & that, 3:30, 50% 'quoted'?!",
    ),
    "de": (
        "Wert = 3 - x, also e^{i * t}=1; „Ja“, sagte er – und ging…",
        "anna: straße und maße, 100^{d - 1}?",
        "Preis: 3,50 €! z. B. am 3. Oktober",
    ),
    "fr": (
        "Quoi ? ! Non ; jamais : « bien sûr », dit-il…",
        "s'énonce ainsi :\n– Oui ! – Non.",
    ),
    "es": ("¿qué tal? ¡hola! Sí: claro; pero…", "—Hola —dijo él—. ¡¿Cómo?!"),
    "pt": ("Espera – disse ele –, é 2:1? «Sim»!",),
    "it": ("Perché? «No», disse: è finita; però…",),
    "nl": ("'t is zo: ja! 's avonds, zei ze; ‘nee’",),
    "pl": ("Nie: „tak” – powiedział; co?! x + y = z",),
    "ru": ("Он сказал: «да» — и ушёл… Что?! 5 – 3",),
    "uk": ("Він: ні! – «так»; п'ять…",),
    "tr": ("İstanbul: ılık! Neden? “Evet”; hayır…",),
    "fi": ("Hän sanoi: ”ei” – niin; mitä?!",),
    "hu": ("Mondta: „nem” – jó; mi?!",),
    "el": ("ζήτα του - 1 ισούται· τι; «ναι»: όχι!", "εἶπεν: –1/12"),
    "hy": ("Ի՞նչ է։ «Այո»՝ ասաց: Ո՛չ – գնա՜նք",),
    "he": ('פונקציה ל - d; "כן": לא! צה"ל',),
    "ar": ("قال: نعم! «لا»؛ ماذا؟ – حسنا،",),
    "fa": ("گفت: «بله»؛ چرا؟ – نه!",),
    "hi": ("उसने कहा: “हाँ”; क्यों? – नहीं! ठीक॥",),
    "zh": ("教授：昨天我们看了、听了；“好”！", "Frink：嗯……是吗？——不"),
    "ja": ("先生：「はい」、そう…… 本当？！ー行く。",),
    "ko": ('그는 말했다: "네"; 정말?! – 아니…',),
    "th": ("เขาพูดว่า: “ใช่”! จริงหรือ? – ไม่",),
    "vi": ("Anh nói: “vâng”; sao?! – không…",),
}


def captions(text: str, form: CaptionFormat = WRITTEN[0]) -> CaptionDocument:
    """A file of two cues, `text` and one after it."""
    times = "1\n00:00:01,000 --> 00:00:04,000\n{}\n\n2\n00:00:04,500 --> 00:00:06,000\nend\n"
    return parse_captions(export(parse_captions(times.format(text).encode()), form))


def made_up(document: CaptionDocument, options: Options, seed: int) -> CaptionDocument:
    """The file with marks and casings that nobody would predict."""
    work = Work(document, options)
    work.leave_alone(np.zeros(len(work.transcript), np.bool_))  # neither stretches nor languages
    random = np.random.default_rng(seed)
    labels, casings = (
        random.dirichlet([0.3] * width, len(work.transcript)).astype(np.float32)
        for width in (len(PAPER_LABELS), len(Casing))
    )
    work.take(Predictions(0, labels, casings))
    return parse_captions(work.rendered().document.to_bytes())


def sure(text: str, code: str, label: Label, marks: MarksMode = MarksMode.REPLACE) -> str:
    """The cue `text` where `label` is predicted everywhere, and no capitals."""
    work = Work(captions(text), Options(languages=(code,), marks=marks))
    labels = np.tile(
        np.eye(len(PAPER_LABELS), dtype=np.float32)[PAPER_LABELS.column(label)],
        (len(work.transcript), 1),
    )
    casings = np.tile(np.array([1, 0, 0], np.float32), (len(work.transcript), 1))
    work.take(Predictions(0, labels, casings))
    return work.rendered().document.cues[0].payload


@pytest.mark.parametrize("form", WRITTEN, ids=lambda form: form.title)
@pytest.mark.parametrize(
    ("code", "text"), [(code, text) for code, texts in SAMPLES.items() for text in texts]
)
def test_all_but_restored_marks_stays_in_order(code: str, text: str, form: CaptionFormat) -> None:
    document = captions(text, form)
    first = 4 * WRITTEN.index(form)  # other marks in every format
    for seed, marks in product(range(first, first + 4), MODES):
        assert not differences(
            document, made_up(document, Options(None, (code,), marks=marks), seed)
        )


PIECES = st.sampled_from(
    [
        *("word", "Word", "WORD", "straße", "i", "x", "we", "слово", "λόγος", "ό,τι", "U.S."),
        *("5", "3.5", "2x", "x^2", "f(x)", "{i * t}", "e^{", "}", "(2+dt)^3", "a_b", "camelCase"),
        *("john:", "PROFESSOR:", ">> john:", "[Anna]:", "教授：", "昨天", "はい", "ไทย", "مرحبا"),
        *("-", "–", "—", "--", "-->", "->", "=", "+", "*", "/", "<", ">", "&", "|", "\\"),
        *(",", ".", "?", "!", ":", ";", "…", "...", "?!", ". . .", "¿", "¡", "؟", "،", "；", "："),
        *('"', "'", "“", "”", "„", "«", "»", "‘", "’", "(", ")", "[x]", "♪", "<i>", "</i>"),
        *("–1/12", "-5", "\u200f", "՞", "·", "、", "。", "，", "&hellip;", "&quot;", "&amp;"),
    ]
)  # fmt: skip
SPACES = st.sampled_from(["", " ", " ", " ", " ", "\n", "\u00a0"])


@settings(max_examples=150)
@given(
    st.lists(st.tuples(PIECES, SPACES), min_size=1, max_size=16),
    st.sampled_from(["en", "de", "fr", "es", "el", "hy", "he", "zh", "ja", "th", "tr"]),
    st.sampled_from(MODES),
    st.sampled_from(WRITTEN),
    st.integers(0, 2**16),
)
def test_no_text_loses_a_sign(
    pieces: list[tuple[str, str]], code: str, marks: MarksMode, form: CaptionFormat, seed: int
) -> None:
    lines = "".join(piece + space for piece, space in pieces).split("\n")
    text = "\n".join(line for line in map(str.strip, lines) if line) or "x"
    document = captions(text, form)
    after = made_up(document, Options(None, (code,), marks=marks), seed)
    signs = restored_signs(text) | {"el": {";"}, "ja": {"、"}}.get(code, set())
    for one, other in zip(document.cues, after.cues, strict=True):
        assert kept_signs(one.payload, signs) == kept_signs(other.payload, signs)


@pytest.mark.parametrize("label", PAPER_LABELS)
@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "was - 5"),
        ("el", "ισούται –1/12"),
        ("en", "(2+dt)^3 - (2)^3"),
        ("he", "ל - d"),
        ("en", "d --> e"),
        ("zh", "教授：昨天"),
        ("en", "f(x) ; g(x)"),
        ("en", "A: B; C: D"),
        ("es", "¡hola! ¡ya!"),
        ("en", "what?! well ... no"),
        ("en", "e^{i * t}=1"),
        ("en", "100^{d - 1}"),
        ("en", "f(x, y) = g(y. z)"),
    ],
)
def test_nothing_is_restored_beside_a_sign_that_no_model_restores(
    code: str, text: str, label: Label
) -> None:
    after = sure(text, code, label)
    assert after.rstrip(",.?，。？;").removeprefix("¿").lower() == text.rstrip("?").lower()


@pytest.mark.parametrize(
    ("text", "code", "label", "expected"),
    [
        ("john: well", "en", Label.QUESTION, "john: well?"),
        (">> john: well", "en", Label.PERIOD, ">> john: well."),
        ("¿qué tal? ¡hola!", "es", Label.NONE, "¿Qué tal? ¡Hola!"),
        ("du J.T., oui", "fr", Label.PERIOD, "Du. J.T. Oui."),
        ("x = y", "de", Label.PERIOD, "x = y."),
        ("my_file is", "en", Label.NONE, "my_file is"),
    ],
)
def test_labels_formulas_and_identifiers_keep_their_case(
    text: str, code: str, label: Label, expected: str
) -> None:
    assert sure(text, code, label) == expected


def test_what_no_model_restores_is_not_proposed_away_but_may_be_taken_away() -> None:
    work = Work(captions("one: two, three"), Options(languages=("en",), marks=MarksMode.SUGGEST))
    count = len(work.transcript)
    work.take(
        Predictions(
            0,
            np.tile(np.array([0.7, 0.1, 0.1, 0.1], np.float32), (count, 1)),
            np.tile(np.array([1, 0, 0], np.float32), (count, 1)),
        )
    )
    assert [work.proposed(slot)[0] for slot in range(2)] == [":", ""]
    assert work.table.reviewable.tolist()[:2] == [False, True]
    Decide.plan(work, 0, "").apply(work)
    assert work.mark(0) == ""
