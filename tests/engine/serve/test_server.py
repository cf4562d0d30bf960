# SPDX-License-Identifier: Apache-2.0
"""Another program asks for marks: every line gets one line."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from io import BytesIO
from typing import Any, BinaryIO

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.engine.serve.endless import LONG, Endless

from interpunct.bundles.weak_languages import WeakLanguages
from interpunct.labels import MarksMode
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor, never
from interpunct.serve.messages import LONGEST_LINE, MOST_WAITING
from interpunct.serve.server import Server, lines_of
from interpunct.transcript.transcript import Transcript

Answer = dict[str, Any]


@pytest.fixture
def ask(fake_predictor: Predictor) -> Callable[..., list[Answer]]:
    """Sends lines, or objects as lines, and gives the answers."""

    def ask(*lines: bytes | dict[str, object]) -> list[Answer]:
        sent = [line if isinstance(line, bytes) else json.dumps(line).encode() for line in lines]
        target = BytesIO()
        Server(fake_predictor, BytesIO(b"".join(line + b"\n" for line in sent)), target).run()
        return [json.loads(line) for line in target.getvalue().splitlines()]

    return ask


def request(**fields: object) -> dict[str, object]:
    return {"version": 1, "language": "en"} | fields


def test_text_comes_back_with_its_marks_and_where_they_go(ask: Callable[..., Any]) -> None:
    (answer,) = ask(request(id="a", text="really anna left"))
    assert answer["id"] == "a"
    assert answer["text"] == "Really, Anna left."
    assert [(mark["start"], mark["mark"]) for mark in answer["marks"]] == [(6, ","), (16, ".")]
    assert answer["marks"][0]["probability"] == pytest.approx(0.6, abs=0.01)
    assert answer["marks"][1]["probabilities"]["PERIOD"] == 0.9677  # 0.9 of 0.93
    assert [(word["start"], word["text"]) for word in answer["casing"]] == [
        (0, "Really"),
        (7, "Anna"),
    ]
    assert answer["languages"] == {"en": 3}


def test_cues_come_back_as_cues(ask: Callable[..., Any]) -> None:
    cues = [{"text": "the boat", "start": 1, "end": 2.5}, {"text": "<i>left</i>"}]
    (answer,) = ask(request(cues=cues, format="srt"))
    assert [cue["text"] for cue in answer["cues"]] == ["The boat.", "<i>Left.</i>"]
    assert answer["cues"][0]["end"] == 2.5
    assert [(mark["cue"], mark["start"]) for mark in answer["marks"]] == [(0, 8), (1, 7)]


def test_lines_of_ass_keep_their_tags_and_line_ends(ask: Callable[..., Any]) -> None:
    (answer,) = ask(request(cues=[{"text": r"{\i1}the boat{\i0}\Nleft"}], format="ass"))
    assert answer["cues"][0]["text"] == r"{\i1}The boat{\i0}\Nleft."


@pytest.mark.parametrize(("units", "end"), [("codepoint", 6), ("utf-16", 7), ("byte", 9)])
def test_offsets_are_counted_as_the_client_does(
    ask: Callable[..., Any], units: str, end: int
) -> None:
    (answer,) = ask(request(text="😀 left", units=units))
    assert answer["marks"][-1]["start"] == end


def test_all_slots_are_told_where_they_are_asked_for(ask: Callable[..., Any]) -> None:
    marked, every = ask(request(text="the boat left"), request(text="the boat left", slots="all"))
    assert len(marked["marks"]) == 1
    assert [slot["label"] for slot in every["marks"]] == ["NONE", "NONE", "PERIOD"]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (b"", "the line is empty."),
        (b"{", "the line is no JSON: "),
        (b"[1]", "the line is no JSON object."),
        (b'"\xff"', "the line is no JSON: "),
        (b'{"version": 3, "id": 4}', "version: this program speaks the versions 1 and 2."),
        (b'{"id": 4}', "it lacks `version`."),
        (b'{"version": 1}', "give either text or cues."),
        (b'{"version": 1, "text": "a", "cues": []}', "give either text or cues."),
        (b'{"version": 1, "text": 5}', "text: expected `str | null`, got `int`."),
        (b'{"version": 1, "texts": ""}', "object contains unknown field `texts`."),
        (b'{"version": 1, "text": "a", "language": "xx"}', "'xx' is not a language"),
        (b'{"version": 1, "do": "cancel"}', "of: say which request is to be cancelled."),
        (b"[" * 100_000, "the line is no JSON"),
        (b"x" * (LONGEST_LINE + 1), f"the line is longer than {LONGEST_LINE} bytes. Send the"),
    ],
)
def test_what_is_no_request_is_told_in_a_sentence(
    ask: Callable[..., Any], line: bytes, sentence: str
) -> None:
    wrong, right = ask(line, request(id=2, text="left"))
    assert wrong["error"]["sentence"].startswith(sentence)
    assert wrong["error"]["kind"] == "request"
    assert right["text"] == "Left."


def test_a_wrong_request_keeps_its_identifier(ask: Callable[..., Any]) -> None:
    (answer,) = ask({"version": 9, "id": "mine"})
    assert answer["id"] == "mine"


def test_nothing_is_answered_after_the_end(ask: Callable[..., Any]) -> None:
    answers = ask(request(id=1, text="left"), request(do="quit", id=2), request(text="more"))
    assert [answer["id"] for answer in answers] == [1, 2]
    assert answers[-1]["quit"] is True


def test_a_last_line_without_an_end_is_a_line() -> None:
    assert list(lines_of(BytesIO(b"a\nb"))) == [b"a\n", b"b"]


def test_a_line_of_the_longest_length_is_read() -> None:
    longest = b"x" * LONGEST_LINE + b"\n"
    assert list(lines_of(BytesIO(longest + b"y" + longest + b"z\n"))) == [longest, None, b"z\n"]


texts = st.text("ab I'.,?!。？،-—<i>/{}&;[]♪:0\n\r\t\0é中文ا😀\u200b\ud800", max_size=20)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | texts,
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(texts, inner, max_size=2),
    max_leaves=4,
)
requests = st.fixed_dictionaries(
    {"version": st.sampled_from([1, 2]) | values},
    optional={
        "id": values,
        "do": st.sampled_from(["punctuate", "cancel"]) | values,
        "of": values,
        "text": texts | values,
        "cues": st.lists(
            st.fixed_dictionaries(
                {"text": texts | values}, optional={"start": values, "end": values}
            ),
            max_size=3,
        ),
        "language": st.sampled_from(["auto", "en", "zh,en", "ar"]) | values,
        "marks": st.sampled_from(["complete", "replace", "suggest"]),
        "casing": st.sampled_from(["keep", "sentence", "model"]),
        "format": st.sampled_from(["plain", "srt", "vtt", "ass"]),
        "slots": st.sampled_from(["marked", "all"]),
        "units": st.sampled_from(["codepoint", "utf-16", "byte"]),
    },
)
lines = st.one_of(
    st.binary(max_size=80).map(lambda data: data.replace(b"\n", b"")),
    requests.map(lambda value: json.dumps(value).encode()),
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(sent=st.lists(lines, max_size=6))
def test_every_line_gets_one_line(ask: Callable[..., list[Answer]], sent: list[bytes]) -> None:
    answers = ask(*sent)
    assert len(answers) == len(sent)
    for answer in answers:
        assert answer["version"] in {1, 2}
        assert answer.get("error", {}).get("kind") != "internal", answer


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(
    text=st.lists(st.sampled_from(["really", "anna", "Émile", "😀", "left", "3.5", "—"])).map(
        " ".join
    )
)
def test_marks_and_casing_make_the_text(ask: Callable[..., list[Answer]], text: str) -> None:
    (answer,) = ask(request(text=text))
    edits = [(each["start"], each["end"], each["mark"]) for each in answer["marks"]]
    edits += [(each["start"], each["end"], each["text"]) for each in answer["casing"]]
    for start, end, new in sorted(edits, reverse=True):
        text = text[:start] + new + text[end:]
    assert text == answer["text"]


class _Slow(Predictor):
    """Predicts nothing until it is cancelled."""

    def __init__(self) -> None:
        self.begun = threading.Event()

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        self.begun.set()
        while not cancelled():
            pass
        yield from ()


def _write(target: BinaryIO, lines: Sequence[dict[str, object]]) -> None:
    target.writelines(json.dumps(line).encode() + b"\n" for line in lines)
    target.flush()


def test_a_request_in_work_is_cancelled() -> None:
    reader, writer = os.pipe()
    slow, target = _Slow(), BytesIO()
    with os.fdopen(reader, "rb") as source, os.fdopen(writer, "wb") as client:
        serving = threading.Thread(target=Server(slow, source, target).run)
        serving.start()
        _write(client, [request(id=1, text="the boat"), request(id=2, text="left")])
        assert slow.begun.wait(60)
        _write(client, [request(id=3, do="cancel", of=2), request(id=4, do="cancel", of=1)])
        _write(client, [request(id=5, do="quit")])
        serving.join(60)
    answers = {answer["id"]: answer for answer in map(json.loads, target.getvalue().splitlines())}
    assert answers[1]["error"]["kind"] == answers[2]["error"]["kind"] == "cancelled"
    assert answers[3]["cancelled"] == answers[4]["cancelled"] == 1
    assert answers[5]["quit"] is True


class Client:
    """A client of a server on a thread, over pipes."""

    def __init__(self, predictor: Predictor, files: ExitStack) -> None:
        (theirs, to), (source, target) = os.pipe(), os.pipe()
        self._to = files.enter_context(os.fdopen(to, "wb"))
        self._from = files.enter_context(os.fdopen(source, "rb"))
        reader = files.enter_context(os.fdopen(theirs, "rb"))
        server = Server(predictor, reader, files.enter_context(os.fdopen(target, "wb")))
        self._serving = threading.Thread(target=server.run)
        self._serving.start()

    def send(self, **fields: object) -> None:
        _write(self._to, [{"version": 2, "language": "en", **fields}])

    def answer(self) -> Answer:
        answer: Answer = json.loads(self._from.readline())
        return answer

    def quit(self) -> None:
        self.send(do="quit", id="quit")
        assert self.answer()["quit"] is True
        self._serving.join(60)
        assert not self._serving.is_alive()


@pytest.fixture
def client(endless: Endless) -> Iterator[Client]:
    """A client of a server with an endless predictor; it quits at the end."""
    with ExitStack() as files:
        client = Client(endless, files)
        yield client
        client.quit()


def test_a_short_request_does_not_wait_for_the_end_of_a_long_one(
    client: Client, endless: Endless
) -> None:
    client.send(id="long", text=LONG)
    assert endless.begun.wait(60)
    for number in range(20):
        client.send(id=number, text="the boat left")
        assert (answer := client.answer())["id"] == number
        assert answer["text"] == "The boat left."
    client.send(id="stop", do="cancel", of="long")
    answers = {answer["id"]: answer for answer in (client.answer(), client.answer())}
    assert answers["stop"]["cancelled"] == 1
    assert answers["long"]["error"]["kind"] == "cancelled"


def test_an_answer_does_not_depend_on_the_requests_beside_it(ask: Callable[..., Any]) -> None:
    texts = [
        "really anna left",
        GEORGIAN,
        "今天天气很好我们去公园吧",
        "昨日は天気が良かった",
        "ไปไหนมา",
    ]
    asked = [
        {"version": 2, "id": each, "text": texts[each % len(texts)] * (1 + each % 7)}
        for each in range(40)
    ]
    together = {answer["id"]: answer for answer in ask(*asked)}
    assert together == {each["id"]: ask(each)[0] for each in asked}


@pytest.mark.parametrize("version", [1, 2])
def test_more_requests_than_can_wait_are_answered(ask: Callable[..., Any], version: int) -> None:
    count = 3 * MOST_WAITING
    answers = ask(*(request(version=version, id=each, text="left") for each in range(count)))
    assert sorted(answer["id"] for answer in answers) == [*range(count)]
    assert {answer["text"] for answer in answers} == {"Left."}


def test_long_requests_are_worked_on_one_after_the_other(client: Client, endless: Endless) -> None:
    for number in range(3):
        client.send(id=number, text=LONG)
    assert endless.begun.wait(60)
    client.send(id="short", text="left")
    assert client.answer()["id"] == "short"
    for number in range(3):
        client.send(id="stop", do="cancel", of=number)
        assert {client.answer()["id"] for _ in range(2)} == {"stop", number}
    assert endless.most_working == 1


def test_requests_of_version_1_are_answered_in_their_order(
    client: Client, endless: Endless
) -> None:
    client.send(version=1, id=1, text=LONG)
    client.send(version=1, id=2, text="left")
    client.send(version=1, id=3, texts="a fault")
    assert endless.begun.wait(60)
    client.send(version=2, id=4, text="left")
    assert client.answer()["id"] == 4
    client.send(version=1, id=5, do="cancel", of=1)
    assert [client.answer()["id"] for _ in range(4)] == [5, 1, 2, 3]


def test_a_client_that_goes_away_ends_the_work(endless: Endless) -> None:
    (theirs, to), (source, target) = os.pipe(), os.pipe()
    os.close(source)
    with os.fdopen(theirs, "rb") as reader, os.fdopen(to, "wb") as client:
        _write(client, [{"version": 2, "text": LONG[:6_000], "language": "en"}, request(id=2)])
        with os.fdopen(target, "wb", buffering=0) as gone, pytest.raises(BrokenPipeError):
            Server(endless, reader, gone).run()
    assert endless.working == 0


GEORGIAN = "იქ ჩემი ძველი მეგობარი შემხვდა და დიდხანს ვისაუბრეთ"


def test_a_language_that_is_not_known_is_told_and_its_text_stays(
    ask: Callable[..., Any],
) -> None:
    (answer,) = ask(request(text=GEORGIAN, language="auto", marks="replace"))
    assert answer["text"] == GEORGIAN
    assert answer["left_alone"] == {"foreign": {"ka": 8}, "sooner_typed": {}, "unlearned": {}}
    assert answer["languages"] == {"ka": 8}
    assert answer["notes"] == [
        "8 words are in Georgian (ka), which Interpunct does not know: they are left as they are"
    ]
    assert answer["casing"] == []


@pytest.mark.parametrize(
    ("named", "stays"),
    [({}, True), ({"marks": "complete"}, False), ({"language": "he"}, False)],
)
def test_marks_are_only_suggested_where_typing_them_is_sooner_done(
    fake_predictor: Predictor, named: dict[str, object], stays: bool
) -> None:
    text = "הבוקר קמתי מוקדם והלכתי לשוק לקנות פירות"
    target = BytesIO()
    line = json.dumps({"version": 1, "text": text, **named}).encode()
    Server(fake_predictor, BytesIO(line + b"\n"), target, WeakLanguages(("he",))).run()
    answer = json.loads(target.getvalue())
    assert (answer["text"] == text) is stays
    assert answer["left_alone"]["sooner_typed"] == ({"he": 7} if stays else {})
    assert answer["marks"][-1]["mark"] == "."
