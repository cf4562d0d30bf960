# SPDX-License-Identifier: Apache-2.0
"""Second opinions on whole files, against a server with real sockets."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.engine.opinions.endpoint_server import Act, serving, unused_address

from interpunct.errors import OpinionError
from interpunct.folders.planning import Job
from interpunct.folders.running import Run
from interpunct.labels import MarksMode, PaperLabel
from interpunct.opinions.asking import UnusableAnswerError
from interpunct.opinions.options import OpinionOptions
from interpunct.opinions.second_opinion import WithSecondOpinion
from interpunct.runtime.predictor import Predictor
from interpunct.work.options import Options
from interpunct.work.work import Work

SRT = (
    b"1\r\n00:00:01,000 --> 00:00:02,000\r\n<i>slowly anna</i> came\r\n\r\n"
    b"2\r\n00:00:02,000 --> 00:00:03,000\r\nhome slowly and\r\nearly\r\n"
)
WORDS = ["slowly", "anna", "came", "home", "slowly", "and", "early"]


def options(address: str, **more: object) -> Options:
    asked = OpinionOptions(address, below=0.95, tries=1, **more)  # type: ignore[arg-type]
    return Options(languages=("en",), second_opinion=asked)


def punctuated(predictor: Predictor, given: Options, source: bytes = SRT) -> Work:
    work = Work.of_bytes(source, given)
    work.punctuate(predictor)
    return work


def probabilities(work: Work) -> np.ndarray:
    return work.table.label_probabilities


def without_marks(data: bytes) -> str:
    """Everything but marks and case, so that any changed word, tag or time shows."""
    return re.sub(r"[.,?!](?=\s|<|$)", "", data.decode().lower())


def test_agreement_raises_and_dissent_lowers_confidence(fake_predictor: Predictor) -> None:
    alone = punctuated(fake_predictor, Options(languages=("en",)))
    with serving(Act(lambda _: "slowly, Anna came home slowly and early.")) as server:
        work = punctuated(fake_predictor, options(server.address))
    assert server.texts == [" ".join(WORDS)]
    comma = PaperLabel.COMMA
    assert probabilities(work)[0, comma] > probabilities(alone)[0, comma]
    assert probabilities(work)[4, comma] < probabilities(alone)[4, comma]
    assert alone.mark(4) == ","
    assert work.mark(4) == ""
    assert work.opinion_notes == ()


def test_a_sure_file_sends_nothing(fake_predictor: Predictor) -> None:
    source = b"1\n00:00:01,000 --> 00:00:02,000\nanna came\n"
    with serving(Act()) as server:
        given = replace(
            options(server.address), second_opinion=OpinionOptions(server.address, below=0.5)
        )
        punctuated(fake_predictor, given, source)
    assert not server.requests


@pytest.mark.parametrize(
    "answer",
    ["", "slowly, anna came", "Slowly Anna went home slowly and early.", "I cannot do that."],
)
def test_wrong_words_change_nothing_and_are_told(fake_predictor: Predictor, answer: str) -> None:
    alone = punctuated(fake_predictor, Options(languages=("en",)))
    with serving(Act(lambda _: answer)) as server:
        work = punctuated(fake_predictor, options(server.address))
    assert np.array_equal(probabilities(work), probabilities(alone))
    assert work.opinion_notes == (
        "1 of 1 answers of the second opinion had other words and were thrown away",
    )


def test_a_server_that_is_down_changes_nothing_and_is_told_once(fake_predictor: Predictor) -> None:
    alone = punctuated(fake_predictor, Options(languages=("en",)))
    work = punctuated(fake_predictor, options(unused_address()))
    assert work.to_bytes() == alone.to_bytes()
    (note,) = work.opinion_notes
    assert note.startswith("no second opinion (the language model at 127.0.0.1:")


def test_no_word_leaves_the_machine_without_consent(fake_predictor: Predictor) -> None:
    with pytest.raises(
        OpinionError, match=r"up to 7 words go .* at models\.example, another.*--yes"
    ):
        punctuated(fake_predictor, options("https://models.example/v1"))


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(
    st.one_of(
        st.text(max_size=80),
        st.lists(st.sampled_from([*WORDS, "Anna,", "came.", "home?", "x"]), max_size=9).map(
            " ".join
        ),
        st.lists(st.sampled_from(["", ",", ".", "?", "!"]), min_size=7, max_size=7).map(
            lambda signs: " ".join(map(str.__add__, WORDS, signs))
        ),
    ),
    st.sampled_from(MarksMode),
)
def test_no_answer_changes_a_word_a_tag_or_a_time(
    fake_predictor: Predictor, answer: str, marks: MarksMode
) -> None:
    class Said:
        def answer(self, *_: object) -> str:
            if len(answer) == 3:
                raise UnusableAnswerError("it is of no use.")
            return answer

    given = OpinionOptions("ollama", below=1.0)
    work = Work.of_bytes(SRT, Options(languages=("en",), marks=marks))
    over = WithSecondOpinion(fake_predictor, Said(), given)
    for stretch in over.predict(work.transcript, marks=marks):
        work.take(stretch)
    assert work.is_predicted
    assert without_marks(work.to_bytes()) == without_marks(SRT)
    rows = probabilities(work)
    assert np.allclose(rows.sum(axis=1), 1, atol=1e-4)


def test_files_of_a_run_are_asked_about_and_written_whole(
    fake_predictor: Predictor, tmp_path: Path
) -> None:
    jobs = []
    for name in ("a", "b"):
        (tmp_path / f"{name}.srt").write_bytes(SRT)
        jobs.append(Job(tmp_path / f"{name}.srt", tmp_path / f"{name}.out.srt"))
    with serving(
        Act(lambda _: "nonsense"), Act(lambda _: "slowly anna came home slowly and early")
    ) as server:
        run = Run(options(server.address), fake_predictor)
        outcomes = list(run.outcomes(jobs))
    assert [len(outcome.notes) for outcome in outcomes] == [1, 0]
    assert "thrown away" in outcomes[0].notes[0]
    assert b"slowly, anna" in (tmp_path / "a.out.srt").read_bytes().lower()
    assert b"," not in (tmp_path / "b.out.srt").read_bytes().split(b"-->", 1)[1].split(b"\r\n")[1]
    assert [without_marks(job.output.read_bytes()) for job in jobs if job.output] == [
        without_marks(SRT)
    ] * 2


def test_after_a_failure_the_other_files_are_not_asked_about(
    fake_predictor: Predictor, tmp_path: Path
) -> None:
    jobs = []
    for name in ("a", "b", "c"):
        (tmp_path / f"{name}.srt").write_bytes(SRT)
        jobs.append(Job(tmp_path / f"{name}.srt", tmp_path / f"{name}.out.srt"))
    with serving(Act(status=401)) as server:
        outcomes = list(Run(options(server.address), fake_predictor).outcomes(jobs))
    assert len(server.requests) == 1
    assert [outcome.status for outcome in outcomes] == ["written"] * 3
    assert [len(outcome.notes) for outcome in outcomes] == [1, 0, 0]


def test_a_finished_file_is_not_asked_about(fake_predictor: Predictor) -> None:
    text = "He came. She left. They slept, and we went on. It rained. " * 40
    source = f"1\n00:00:01,000 --> 00:01:00,000\n{text}\n".encode()
    with serving(Act()) as server:
        given = replace(options(server.address), spares_punctuated=True)
        work = punctuated(fake_predictor, given, source)
    assert work.was_punctuated
    assert not server.requests


def test_three_quarters_are_sure_enough_by_default(fake_predictor: Predictor) -> None:
    source = b"1\n00:00:01,000 --> 00:00:02,000\nanna came\n"  # 95 % and 90 %
    with serving(Act()) as server:
        asked = OpinionOptions(server.address)
        punctuated(fake_predictor, Options(languages=("en",), second_opinion=asked), source)
        assert not server.requests
        punctuated(fake_predictor, Options(languages=("en",), second_opinion=asked))
        assert len(server.requests) == 1


def test_only_slots_near_the_doubt_are_changed(fake_predictor: Predictor) -> None:
    words = ["anna"] * 60 + ["slowly"] + ["anna"] * 60
    source = f"1\n00:00:01,000 --> 00:00:50,000\n{' '.join(words)}\n".encode()
    alone = punctuated(fake_predictor, Options(languages=("en",)), source)
    with serving(Act()) as server:
        given = OpinionOptions(server.address)
        work = punctuated(fake_predictor, Options(languages=("en",), second_opinion=given), source)
    assert [len(text.split()) for text in server.texts] == [49]
    changed = np.flatnonzero((probabilities(work) != probabilities(alone)).any(axis=1))
    assert changed.tolist() == list(range(60 - 24 + 8, 60 + 24 + 1 - 8))
