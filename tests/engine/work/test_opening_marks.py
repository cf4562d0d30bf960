# SPDX-License-Identifier: Apache-2.0
"""The mark that opens a Spanish question comes and goes with the one that ends it."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.captions.reading import parse_captions
from interpunct.labels import MarksMode, PaperLabel
from interpunct.marking.casing import CasingMode
from interpunct.review.commands import Decide
from interpunct.review.history import History
from interpunct.review.restructuring import EditPayload
from interpunct.runtime.predictions import Predictions
from interpunct.work.options import Options
from interpunct.work.work import Work


def work_of(*cues: str, marks: MarksMode = MarksMode.COMPLETE, encoding: str = "utf-8") -> Work:
    """Spanish cues; a word that is followed by `_?`, `_.` or `_,` gets that mark predicted."""
    wanted = [token.partition("_")[2] for cue in cues for token in cue.split()]
    texts = [" ".join(token.partition("_")[0] for token in cue.split()) for cue in cues]
    blocks = (
        f"{number}\n00:00:{number:02},000 --> 00:00:{number:02},900\n{text}\n"
        for number, text in enumerate(texts, 1)
    )
    options = Options(languages=("es",), casing=CasingMode.KEEP, marks=marks)
    work = Work.of_bytes("\n".join(blocks).encode(encoding), options)
    assert len(work.transcript) == len(wanted)
    labels = np.full((len(wanted), 4), 0.01, np.float32)
    labels[range(len(wanted)), ["_,.?".index(sign or "_") for sign in wanted]] = 0.97
    work.take(Predictions(0, labels, np.full((len(wanted), 3), 1 / 3, np.float32)))
    return work


def shown(work: Work) -> list[str]:
    """The cues as they are shown, which is as they are written."""
    texts = [work.cue_text(cue).text for cue in range(len(work.document.cues))]
    assert texts == [cue.payload for cue in work.rendered().document.cues]
    return texts


@pytest.mark.parametrize(
    ("cue", "wanted"),
    [
        ("dónde vives_?", "¿dónde vives?"),
        ("hola_. cómo estás_? bien_.", "hola. ¿cómo estás? bien."),
        ("hola_, cómo estás_?", "hola, ¿cómo estás?"),
        ("oye_, de dónde eres_?", "oye, ¿de dónde eres?"),
        ("es bonito_, verdad_?", "es bonito, ¿verdad?"),
        ("la pregunta es: hay alguien_?", "la pregunta es: ¿hay alguien?"),
        ("si quieres_, vamos al cine_?", "¿si quieres, vamos al cine?"),
        ("si puedes_, no vienes_?", "¿si puedes, no vienes?"),
        ("«cómo estás»_?", "¿«cómo estás»?"),
        ("hola_. «cómo “estás”»_?", "hola. ¿«cómo “estás”»?"),
        ('"cómo" dices_?', '¿"cómo" dices?'),
        ('"cómo estás_? bien"_.', '"¿cómo estás? bien".'),
        ("«“cómo” estás_? bien»_.", "«¿“cómo” estás? bien»."),
        ("<i>«cómo</i> estás»_?", "<i>¿«cómo</i> estás»?"),
        ("<i>dónde</i> vives_?", "<i>¿dónde</i> vives?"),
        ("hola_. ¿cómo estás_?", "hola. ¿cómo estás?"),
        ("no sé dónde vives_.", "no sé dónde vives."),
        ("dónde vives?", "dónde vives?"),
    ],
)
def test_a_new_question_opens_where_it_begins(cue: str, wanted: str) -> None:
    assert shown(work_of(cue)) == [wanted]


@pytest.mark.parametrize(
    ("cue", "wanted"),
    [
        ("hola ¿cómo estás", "hola, ¿cómo estás?"),
        ("hola ¡qué bonito", "hola, ¡qué bonito"),
        ("pero ¿dónde vives", "pero ¿dónde vives?"),
        ("y ¿dónde vives", "y ¿dónde vives?"),
        ("hola «¿cómo» estás", "hola «¿cómo» estás?"),
        ("hola: ¿cómo estás", "hola: ¿cómo estás?"),
    ],
)
def test_a_mark_stands_before_a_question_after_a_content_word(cue: str, wanted: str) -> None:
    work = work_of(cue)
    labels = np.tile(np.array([0.7, 0.2, 0.05, 0.05], np.float32), (len(work.transcript), 1))
    labels[1:] = [0.97, 0.01, 0.01, 0.01]
    work.take(Predictions(0, labels, np.full((len(labels), 3), 1 / 3, np.float32)))
    assert shown(work) == [wanted]


def test_it_may_begin_some_cues_before_its_end() -> None:
    assert shown(work_of("bueno_. dónde", "vives ahora", "con tu hermano_?")) == [
        "bueno. ¿dónde",
        "vives ahora",
        "con tu hermano?",
    ]


def test_quotes_round_its_beginning_may_close_in_another_cue() -> None:
    assert shown(work_of("«cómo", "estás»", "dijo_?")) == ["¿«cómo", "estás»", "dijo?"]
    assert shown(work_of("«cómo", "estás_?", "bien»_.")) == ["«¿cómo", "estás?", "bien»."]


def test_a_question_without_a_beginning_in_sight_is_left_as_it_is() -> None:
    text = " ".join(["uno"] * 80)
    assert "¿" not in shown(work_of(f"{text}_?"))[0]


def test_it_follows_a_decision_and_its_undo() -> None:
    work = work_of("dónde", "vives_. ok")
    history = History(work)
    step = Decide.plan(work, 1, "?")
    history.do(step)
    assert step.cues == range(2)  # both are to be shown again
    assert shown(work) == ["¿dónde", "vives? Ok"]
    history.undo()
    assert shown(work) == ["dónde", "vives. ok"]


def test_that_of_the_file_goes_when_its_question_is_one_no_more() -> None:
    work = work_of("y <b>¿dónde</b> vives?", marks=MarksMode.REPLACE)
    history = History(work)
    history.do(Decide.plan(work, 2, "."))
    assert shown(work) == ["y <b>dónde</b> vives."]
    history.do(Decide.plan(work, 2, "?"))
    assert shown(work) == ["y <b>¿dónde</b> vives?"]


def test_accepting_what_the_file_has_changes_nothing() -> None:
    work = work_of("¿dónde vives.", "cómo estás?")
    for slot, mark in ((1, "."), (3, "?")):
        History(work).do(Decide.plan(work, slot, mark))
    assert shown(work) == ["¿dónde vives.", "cómo estás?"]


def test_what_was_typed_away_stays_away() -> None:
    work = work_of("bien_. dónde vives_?")
    history = History(work)
    assert shown(work) == ["bien. ¿dónde vives?"]
    history.do(EditPayload.plan(work, 0, "bien. dónde vives?"))
    assert shown(work) == ["bien. dónde vives?"]
    history.undo()
    assert shown(work) == ["bien. ¿dónde vives?"]


@pytest.mark.parametrize(
    ("cue", "typed"),
    [
        ("bien_. dónde vives_?", "mal. ¿dónde vives?"),
        ("dónde vives_?", "y ¿dónde vives?"),
        ("dónde vivs_?", "¿dónde vives?"),
        ("dónde vives_? qué haces_?", "¿dónde vivía? ¿qué haces?"),
        ("dónde vive_? qué haces_?", "¿dónde vive él? y ¿qué haces?"),
        ("donde vives?", "dónde vives ahora?"),
    ],
)
def test_typing_beside_it_leaves_it_alone(cue: str, typed: str) -> None:
    work = work_of(cue)
    before, history = work.to_bytes(), History(work)
    history.do(EditPayload.plan(work, 0, typed))
    assert shown(work) == [typed]
    history.undo()
    assert work.to_bytes() == before


def test_typing_at_the_end_of_a_question_leaves_its_beginning_in_another_cue_alone() -> None:
    work = work_of("dónde", "vivs_?")
    History(work).do(EditPayload.plan(work, 1, "vives?"))
    assert shown(work) == ["¿dónde", "vives?"]


def test_what_stayed_while_the_user_typed_beside_it_still_goes_with_its_question() -> None:
    work = work_of("ven_. dónde vives_?")
    history = History(work)
    history.do(EditPayload.plan(work, 0, "ven ya. ¿dónde vives?"))
    history.do(Decide.plan(work, 3, "."))
    assert shown(work) == ["ven ya. dónde vives."]
    history.undo()
    assert shown(work) == ["ven ya. ¿dónde vives?"]


def test_a_file_that_does_without_goes_on_so() -> None:
    given_ones = ("vienes?", "vas?", "sales?")
    assert shown(work_of(*given_ones, "dónde vives_?"))[-1] == "dónde vives?"
    assert shown(work_of("¿vienes?", "vas?", "sales?", "dónde vives_?"))[-1] == "¿dónde vives?"


def test_an_encoding_that_lacks_it_stays_readable() -> None:
    work = work_of("dónde vives_?", encoding="utf-8")
    assert shown(work) == ["¿dónde vives?"]
    plain = Work(
        parse_captions(b"1\n00:00:01,000 --> 00:00:02,000\ndonde vives\n", encoding="cp1250"),
        Options(languages=("es",)),
    )
    assert plain.habit.openings == {}


@given(st.data())
def test_words_stay_and_every_decision_can_be_undone(data: st.DataObject) -> None:
    signs = st.sampled_from(["", "_,", "_.", "_?"])
    words = st.sampled_from(["hola", "cómo", "de", "dónde", "«vas", "ven»", "verdad", "<i>y</i>"])
    tokens = data.draw(st.lists(st.builds(str.__add__, words, signs), min_size=1, max_size=12))
    split = data.draw(st.integers(0, len(tokens)))
    cues = [" ".join(part) for part in (tokens[:split], tokens[split:]) if part]
    work = work_of(*cues)
    before, history = work.to_bytes(), History(work)
    decisions = st.tuples(st.integers(0, len(tokens) - 1), st.sampled_from(["", ",", ".", "?"]))
    for slot, mark in data.draw(st.lists(decisions, max_size=6)):
        history.do(Decide.plan(work, slot, mark))
        text = " ".join(shown(work))
        assert text.translate(_NO_MARKS).lower() == " ".join(t.partition("_")[0] for t in tokens)
        assert text.count("¿") <= text.count("?")
    while history.undo():
        pass
    assert work.to_bytes() == before


_NO_MARKS = str.maketrans("", "", "¿?.,")


@pytest.mark.parametrize(
    ("cue", "wanted"),
    [
        ("¿qué tal estás_. yo bien_.", "¿qué tal estás? yo bien."),
        ("¿dónde vives ahora", "¿dónde vives ahora?"),
        ("¿dónde vives ¡qué bien_.", "¿dónde vives? ¡qué bien."),
        ("hola_, ¿cómo estás_. bien_.", "hola, ¿cómo estás? bien."),
        ("¿dónde vives? bien_.", "¿dónde vives? bien."),
        ("¿dónde vives. bien_.", "¿dónde vives. bien."),
    ],
)
def test_a_question_that_the_text_opens_ends_with_its_mark(cue: str, wanted: str) -> None:
    assert shown(work_of(cue)) == [wanted]


@pytest.mark.parametrize(
    ("cue", "wanted"),
    [
        ("¿qué tal? ¡hola!", "¿qué tal? ¡hola!"),
        ("¿qué_. tal?_. bien_.", "¿qué tal? bien."),
        ("y <b>¿dónde</b> vives?", "y <b>¿dónde</b> vives?"),
        ("¿dónde vives. bien_.", "¿dónde vives? bien."),
        ("¿dónde_, dime, vives?", "¿dónde, dime vives?"),
        ("dónde vives? bien_.", "dónde vives bien."),
    ],
)
def test_one_that_the_text_opens_stays_one_where_marks_are_replaced(cue: str, wanted: str) -> None:
    assert shown(work_of(cue, marks=MarksMode.REPLACE)) == [wanted]


@given(st.lists(st.lists(st.sampled_from(["", "_,", "_.", "_?"]), min_size=1), min_size=1))
def test_the_pairs_of_the_text_stay_whatever_is_predicted(questions: list[list[str]]) -> None:
    cues = [
        " ".join(["¿qué", *(f"tal{sign}" for sign in signs[1:]), f"tal?{signs[0]}"])
        for signs in questions
    ]
    work = work_of(*cues, marks=MarksMode.REPLACE)
    kept = [f"¿qué{' tal' * len(signs)}?" for signs in questions]
    assert [text.replace(",", "") for text in shown(work)] == kept


def test_a_question_that_the_text_opens_may_end_in_another_cue() -> None:
    assert shown(work_of("¿dónde vives", "ahora_. bien_.")) == ["¿dónde vives", "ahora? bien."]


def test_a_statement_before_a_question_is_not_asked() -> None:
    work = work_of("me llamo juan y cuántos años tienes_?")
    assert shown(work) == ["me llamo juan ¿y cuántos años tienes?"]


def test_the_end_of_a_question_that_is_longer_than_any_is_nowhere_forced() -> None:
    asked = " ".join(["¿" + "y", *["si"] * 70])
    work = work_of(asked)
    assert max(work.table.label_probabilities[:60, PaperLabel.QUESTION]) > 0.5, "its likeliest end"
    assert work.table.label_probabilities[59, PaperLabel.QUESTION] < 0.5, "the last word looked at"
