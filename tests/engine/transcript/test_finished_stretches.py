# SPDX-License-Identifier: Apache-2.0
"""Which files, and which stretches of a file, have their marks already."""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np
import pytest

from interpunct.captions.reading import parse_captions
from interpunct.transcript.finished_stretches import all_finished, finished_slots
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.transcript import Transcript

FINISHED = "the boat left the harbour, and nobody waved. "
BARE = "the boat left the harbour and nobody waved "

TALKS = {
    "en": (
        "The first winter was the worst because nobody had told us what the cold would do.",
        "We slept in our coats, and in the evenings we hardly talked at all.",
        "In March the ice broke on the river. Did anybody on the island cheer?",
        "My sister Anna had kept a diary all that time, and I still have it at home.",
        "She wrote mostly about bread and wood and about the dog that we lost in the snow.",
    ),
    "de": (
        "Der erste Winter war der schlimmste, weil uns niemand gesagt hatte, wie kalt es wird.",
        "Wir schliefen in unseren Mänteln und redeten an den Abenden kaum miteinander.",
        "Im März brach das Eis auf dem Fluss. Hat jemand auf der Insel gejubelt?",
        "Meine Schwester Anna schrieb die ganze Zeit ein Tagebuch, und ich habe es noch.",
        "Sie schrieb meist über Brot und Holz und über den Hund, den wir im Schnee verloren.",
    ),
    "fr": (
        "Le premier hiver fut le pire parce que personne ne nous avait parlé du froid.",
        "Nous dormions dans nos manteaux, et le soir nous parlions à peine entre nous.",
        "En mars la glace a cédé sur la rivière. Quelqu'un a crié de joie sur l'île ?",
        "Ma sœur Anna tenait un journal pendant tout ce temps, et je l'ai encore à la maison.",
        "Elle parlait surtout du pain et du bois et du chien que nous avons perdu à Lyon.",
    ),
    "ru": (
        "Первая зима была самой тяжёлой, потому что никто не сказал нам о таком холоде.",
        "Мы спали в своих пальто и по вечерам почти не разговаривали друг с другом.",
        "В марте на реке тронулся лёд. Кто-нибудь на острове радовался этому?",
        "Моя сестра Анна всё это время вела дневник, и он до сих пор лежит у меня дома.",
        "Она писала больше всего о хлебе и дровах и о собаке, которую мы потеряли в снегу.",
    ),
}
MARKS = re.compile(r"\s?[,.?]")


def transcript_of(payloads: Sequence[str], languages: Sequence[str] = ("en",)) -> Transcript:
    cues = (f"1\n00:00:01,000 --> 00:00:09,000\n{text.strip()}\n" for text in payloads)
    document = parse_captions("\n".join(cues).encode())
    return build_transcript(document, languages=list(languages))


def is_whole(*payloads: str, languages: tuple[str, ...] = ("en",)) -> bool:
    return all_finished(finished_slots(transcript_of(payloads, languages)))


def cues_of(code: str, times: int) -> list[str]:
    """The talk in one language, again and again, in cues of at most eight words."""
    words = " ".join(TALKS[code] * times).replace(" ?", "\u00a0?").split(" ")
    return [" ".join(words[start : start + 8]) for start in range(0, len(words), 8)]


def bare(cue: str) -> str:
    return MARKS.sub("", cue).lower()


def shares(payloads: Sequence[str], finished: Sequence[bool], code: str) -> tuple[float, float]:
    """Of the words of bare cues those that are called finished, and the other way round."""
    transcript = transcript_of(payloads, (code,))
    found = finished_slots(transcript)
    whole = np.array(finished)[[word.cue for word in transcript.words]]
    return float(found[~whole].mean()), float((~found)[whole].mean())


def test_a_text_with_sentence_ends_and_commas_throughout_is_finished() -> None:
    assert is_whole(*[FINISHED] * 20)


def test_bare_words_are_not_and_neither_is_a_text_with_a_few_marks() -> None:
    assert not is_whole(*[BARE] * 20)
    assert not is_whole(FINISHED, *[BARE] * 30, FINISHED)


def test_a_file_that_lost_its_marks_halfway_is_not_but_its_first_half_is() -> None:
    payloads = [FINISHED] * 30 + [BARE] * 30
    assert not is_whole(*payloads)
    found = finished_slots(transcript_of(payloads))
    assert found[: 8 * 30].all()
    assert not found[8 * 32 :].any()  # the border may be a cue off: nothing shows it


def test_sentences_that_lack_all_their_commas_are_not() -> None:
    assert not is_whole(*[FINISHED.replace(",", "")] * 20)


def test_few_commas_are_enough_where_every_sentence_ends() -> None:
    plain = "The boat left the Blakeney harbour at noon and nobody waved. "
    assert is_whole(*[*[plain] * 9, FINISHED.capitalize()] * 3)


def test_a_few_words_tell_nothing() -> None:
    assert not is_whole(*[FINISHED] * 5)
    assert not all_finished(finished_slots(Transcript((), ())))


@pytest.mark.parametrize(
    ("german", "finished"),
    [("das Boot verließ den Hafen, und niemand winkte. ", True), ("das Boot fuhr weiter ", False)],
)
def test_every_language_of_a_file_counts(german: str, finished: bool) -> None:
    assert is_whole(*[FINISHED] * 20, *[german] * 40, languages=("en", "de")) is finished


@pytest.mark.parametrize("code", TALKS)
@pytest.mark.parametrize("block", [3, 5, 9])
def test_finished_and_bare_blocks_are_told_apart(code: str, block: int) -> None:
    cues = cues_of(code, 8)
    finished = [place // block % 2 == 0 for place in range(len(cues))]
    payloads = [cue if whole else bare(cue) for cue, whole in zip(cues, finished, strict=True)]
    bare_lost, finished_lost = shares(payloads, finished, code)
    assert bare_lost < (0.05 if block > 3 else 0.4)  # a long sentence has no mark in 3 cues
    assert finished_lost < 0.2


@pytest.mark.parametrize("code", TALKS)
def test_every_second_mark_does_not_make_a_text_finished(code: str) -> None:
    text = " ".join(cues_of(code, 8))
    for mark in reversed(list(MARKS.finditer(text))[::2]):
        text = text[: mark.start()] + text[mark.end() :]
    text = re.sub(r"(?<=[^.?] )\w", lambda letter: letter[0].lower(), text)
    words = text.split(" ")
    payloads = [" ".join(words[start : start + 8]) for start in range(0, len(words), 8)]
    assert finished_slots(transcript_of(payloads, (code,))).mean() < 0.05


@pytest.mark.parametrize("code", TALKS)
def test_stray_full_stops_do_not_make_a_text_finished(code: str) -> None:
    cues = [bare(cue) for cue in cues_of(code, 8)]
    payloads = [f"{cue}." if place % 6 == 0 else cue for place, cue in enumerate(cues)]
    assert not finished_slots(transcript_of(payloads, (code,))).any()


LONG = (
    "We walked along the shore for hours, looking at the birds and at the many small boats that "
    "came in slowly, and when it grew dark we turned back to the old stone house on the hill "
    "where everybody waited. "
)
WITH_A_NAME = LONG.replace("everybody", "Anna")


def test_long_sentences_are_finished_where_names_have_their_capitals() -> None:
    assert is_whole(*[*[LONG] * 9, WITH_A_NAME] * 6)
    assert not is_whole(*[*[LONG] * 9, WITH_A_NAME.replace("Anna", "anna")] * 6)


def test_long_sentences_that_lack_every_second_mark_are_not_for_their_names() -> None:
    half = WITH_A_NAME.replace(",", "", 1) + WITH_A_NAME.replace(".", "").lower()
    assert not is_whole(*[half] * 15)


def test_capitals_that_no_mark_explains_show_that_marks_are_missing() -> None:
    assert is_whole(*[WITH_A_NAME] * 20)
    assert not is_whole(*[WITH_A_NAME.replace("birds and", "birds And")] * 20)


def test_each_language_of_a_cue_is_held_to_its_own_marks() -> None:
    cues = (
        "我们今天去海边，看那些船。\nToday all of us go down to the harbour",
        "那些船都还在那里。\nto look at the many old boats that lie in front of the houses.",
    )
    assert is_whole(*cues * 15, languages=("zh-Hans", "en"))


LINES = (
    "昨日の夜、私たちは海まで歩きました",
    "船はもう、港を出た後でした",
    "妹は、何も言いませんでした",
)
ASKED = "あなたは、その船を見ましたか？"


def test_lines_that_end_without_a_full_stop_are_finished_where_questions_have_their_mark() -> None:
    lines = (*LINES * 9, ASKED) * 3
    assert is_whole(*lines, languages=("ja",))
    assert not is_whole(*[line.replace("？", "") for line in lines], languages=("ja",))
    assert not is_whole(*[line.replace("、", "") for line in lines], languages=("ja",))
    assert not is_whole(
        *[line.replace("、", "") for line in LINES] * 20, *lines, languages=("ja",)
    )
