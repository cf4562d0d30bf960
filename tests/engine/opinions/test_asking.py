# SPDX-License-Identifier: Apache-2.0
"""The endpoint of a language model: good servers, bad servers, and none."""

from __future__ import annotations

import json
import shutil
import subprocess
import threading
import time
from pathlib import Path

import pytest
from tests.engine.opinions.endpoint_server import Act, EndpointServer, serving, unused_address

from interpunct.errors import OpinionError
from interpunct.opinions.asking import Endpoint, UnusableAnswerError
from interpunct.opinions.exchange import Cancelled
from interpunct.opinions.options import KEY_VARIABLE, OpinionOptions, Sending
from interpunct.opinions.prompting import Prompt
from interpunct.runtime.predictor import never

PROMPT = Prompt("Add marks.", "so anna came", ("so", "anna", "came"), "en")
ANSWER = "So, Anna came."


class Clock:
    """A clock that only sleeping moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


def endpoint(address: str, clock: Clock, **options: float) -> Endpoint:
    given = OpinionOptions(address, model="tiny", **options)  # type: ignore[arg-type]
    return Endpoint(given, clock, clock.sleep)


def asked(server: EndpointServer, clock: Clock, **options: float) -> str:
    return endpoint(server.address, clock, **options).answer(PROMPT, never)


def test_the_text_goes_out_and_comes_back(clock: Clock) -> None:
    with serving(Act(lambda _: ANSWER)) as server:
        assert asked(server, clock) == ANSWER
    assert server.paths == ["/v1/chat/completions"]
    assert server.requests[0]["model"] == "tiny"
    assert server.requests[0]["temperature"] == 0
    assert [message["content"] for message in server.requests[0]["messages"]] == [
        PROMPT.instructions,
        PROMPT.text,
    ]
    assert server.keys == [None]
    assert clock.now == 0


def test_an_address_may_be_whole_and_have_a_query(clock: Clock) -> None:
    with serving(Act(lambda _: ANSWER)) as server:
        address = f"{server.address}/chat/completions?api-version=1"
        assert endpoint(address, clock).answer(PROMPT, never) == ANSWER
    assert server.paths == ["/v1/chat/completions?api-version=1"]


@pytest.mark.parametrize("status", [429, 500, 503])
def test_a_busy_server_is_asked_again_after_a_growing_pause(clock: Clock, status: int) -> None:
    busy = Act(status=status)
    with serving(busy, busy, Act(lambda _: ANSWER)) as server:
        assert asked(server, clock) == ANSWER
    assert len(server.requests) == 3
    assert clock.now == pytest.approx(1 + 2)


@pytest.mark.parametrize(("told", "waited"), [("7", 7), ("86400", 30), ("tomorrow", 1), ("0", 1)])
def test_a_server_may_ask_for_a_pause_within_bounds(
    clock: Clock, told: str, waited: float
) -> None:
    busy = Act(status=429, headers={"Retry-After": told})
    with serving(busy, Act(lambda _: ANSWER)) as server:
        assert asked(server, clock) == ANSWER
    assert clock.now == pytest.approx(waited)


def test_a_server_that_stays_busy_is_given_up(clock: Clock) -> None:
    with (
        serving(Act(status=503)) as server,
        pytest.raises(OpinionError, match=r"status 503.*later"),
    ):
        asked(server, clock, tries=4)
    assert len(server.requests) == 4


@pytest.mark.parametrize(
    ("status", "remedy"), [(401, KEY_VARIABLE), (403, KEY_VARIABLE), (404, "name of the model")]
)
def test_a_refusal_is_told_at_once(clock: Clock, status: int, remedy: str) -> None:
    with serving(Act(status=status)) as server, pytest.raises(OpinionError, match=remedy):
        asked(server, clock)
    assert len(server.requests) == 1


def test_a_redirect_is_not_followed(clock: Clock) -> None:
    with serving(Act()) as other:
        away = Act(status=307, headers={"Location": other.address + "/chat/completions"})
        with serving(away) as server, pytest.raises(OpinionError, match="status 307"):
            asked(server, clock)
        assert not other.requests


def test_nobody_there_is_one_sentence(clock: Clock) -> None:
    address = unused_address()
    with pytest.raises(OpinionError, match=r"does not answer: .*refused\. Start its server"):
        endpoint(address, clock).answer(PROMPT, never)
    assert clock.now == pytest.approx(1 + 2)


def test_a_cut_connection_is_tried_again(clock: Clock) -> None:
    with serving(Act(cut_after=9), Act(lambda _: ANSWER)) as server:
        assert asked(server, clock) == ANSWER
    assert len(server.requests) == 2


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"<html>502</html>",
        b"{",
        b"[]",
        b'{"choices": {}}',
        b'{"choices": [{"message": 5}]}',
        b"[" * 12_000,
        b"\xff\xfe",
    ],
)
def test_anything_but_an_answer_is_unusable(clock: Clock, body: bytes) -> None:
    with serving(Act(body=body)) as server, pytest.raises(UnusableAnswerError):
        asked(server, clock)
    assert len(server.requests) == 1


@pytest.mark.parametrize("body", [b'{"choices": []}', b'{"choices": [{"message": {}}]}'])
def test_an_empty_answer_is_an_empty_text(clock: Clock, body: bytes) -> None:
    with serving(Act(body=body)) as server:
        assert not asked(server, clock)


def test_a_huge_answer_is_not_read(clock: Clock) -> None:
    huge = Act(lambda _: "x" * 10_000_000)
    with serving(huge) as server, pytest.raises(UnusableAnswerError, match="longer than"):
        asked(server, clock)


def test_a_silent_server_runs_into_the_time() -> None:
    with serving(Act(silent=True)) as server:
        options = OpinionOptions(server.address, seconds=0.3)
        with pytest.raises(OpinionError, match=r"no answer came in 0\.3 s"):
            Endpoint(options).answer(PROMPT, never)
    assert len(server.requests) == 1


def test_a_dripping_server_runs_into_the_time() -> None:
    body = b" " * 100_000
    with serving(Act(drips=True, body=body)) as server:
        options = OpinionOptions(server.address, seconds=0.3)
        with pytest.raises(OpinionError, match="no answer came"):
            Endpoint(options).answer(PROMPT, never)


def test_a_waiting_request_is_cancelled() -> None:
    cancelled = threading.Event()
    with serving(Act(silent=True)) as server:
        threading.Timer(0.05, cancelled.set).start()
        began = time.monotonic()
        with pytest.raises(Cancelled):
            Endpoint(OpinionOptions(server.address)).answer(PROMPT, cancelled.is_set)
    assert time.monotonic() - began < 60


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    """A folder with a key and a certificate for localhost."""
    tool = shutil.which("openssl")
    if tool is None:
        pytest.skip("openssl makes the certificate")
    files: list[str | Path] = ["-keyout", tmp_path / "key.pem", "-out", tmp_path / "cert.pem"]
    named = ["-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    command = [tool, "req", "-x509", "-newkey", "rsa:2048", "-nodes", *files, *named]
    subprocess.run(command, check=True, capture_output=True)
    return tmp_path


def test_https_is_verified_bounded_and_cancelled(
    certificate: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(Act(lambda _: ANSWER), Act(silent=True), certificate=certificate) as server:
        address = server.address.replace("127.0.0.1", "localhost")
        asker = endpoint(address, clock, tries=1)
        with pytest.raises(OpinionError, match="certificate"):
            asker.answer(PROMPT, never)
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate / "cert.pem"))
        assert asker.answer(PROMPT, never) == ANSWER
        with pytest.raises(Cancelled):
            asker.answer(PROMPT, lambda: len(server.requests) > 1)
        late = Endpoint(OpinionOptions(address, seconds=0.3))
        with pytest.raises(OpinionError, match="no answer came"):
            late.answer(PROMPT, never)


def test_a_pause_is_cancelled(clock: Clock) -> None:
    with serving(Act(status=429, headers={"Retry-After": "30"})) as server:
        asker = endpoint(server.address, clock)
        with pytest.raises(Cancelled):
            asker.answer(PROMPT, lambda: clock.now > 3)
    assert 3 < clock.now < 3.5


def test_the_key_comes_from_the_environment_and_is_shown_nowhere(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(KEY_VARIABLE, "sk-secret")
    with serving(Act(lambda _: ANSWER), Act(status=401)) as server:
        asker = endpoint(server.address, clock)
        asker.answer(PROMPT, never)
        with pytest.raises(OpinionError) as caught:
            asker.answer(PROMPT, never)
    assert server.keys[0] == "Bearer sk-secret"
    assert "secret" not in str(caught.value) + repr(asker) + json.dumps(server.requests)


def test_the_key_never_goes_out_unencrypted(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KEY_VARIABLE, "sk-secret")
    asker = endpoint("http://models.example/v1", clock)
    with pytest.raises(OpinionError, match="unencrypted"):
        asker.answer(PROMPT, never)


@pytest.mark.parametrize(
    "address",
    ["", "models", "ftp://models.example/v1", "http://", "http://[", "http://me:pw@x.example/v1",
     "http://x.example:99999999/v1", "file:///etc/passwd"],
)  # fmt: skip
def test_anything_but_an_address_is_refused(address: str) -> None:
    with pytest.raises(OpinionError, match="no address") as caught:
        OpinionOptions(address)
    assert "pw" not in str(caught.value)


@pytest.mark.parametrize(
    ("price", "told"),
    [
        (None, "about 9,000 tokens with the answers."),
        (3.0, "with the answers, which cost 0.03."),
        (0.5, "which cost less than 0.01."),
    ],
)
def test_the_estimate_names_words_host_tokens_and_price(price: float | None, told: str) -> None:
    sentence = Sending(1_200, 9_000).sentence(OpinionOptions("ollama", price=price))
    assert sentence.startswith("up to 1,200 words go to the language model at 127.0.0.1:11434,")
    assert sentence.endswith(told)


@pytest.mark.parametrize("weight", [0.5, 0, -1, 17, float("nan"), float("inf")])
def test_a_weight_out_of_bounds_is_refused(weight: float) -> None:
    with pytest.raises(OpinionError, match="from 1 to 16"):
        OpinionOptions("ollama", weight=weight)


@pytest.mark.parametrize(
    ("address", "local"),
    [
        ("ollama", True),
        ("llama.cpp", True),
        ("http://localhost:8080/v1", True),
        ("http://[::1]:8080/v1", True),
        ("http://127.0.0.1.models.example/v1", False),
        ("https://192.168.0.5/v1", False),
        ("https://models.example/v1", False),
    ],
)
def test_only_addresses_of_this_machine_are_local(address: str, local: bool) -> None:
    assert OpinionOptions(address).is_local is local
