# SPDX-License-Identifier: Apache-2.0
"""`interpunct punctuate --second-opinion` against a server with real sockets."""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.engine import processes
from tests.engine.opinions.endpoint_server import Act, serving, unused_address

from interpunct.opinions.options import KEY_VARIABLE

if TYPE_CHECKING:
    from typer.testing import Result

    Invoke = Callable[..., Result]

ENGLISH = ("--language", "en")
OUT = "talk.punctuated.srt"


def test_an_answer_changes_a_doubtful_mark(run: Invoke, folder: Path) -> None:
    with serving(Act()) as server:  # repeats the text without any mark
        done = run("punctuate", "talk.srt", *ENGLISH, "--second-opinion", server.address)
    assert done.exit_code == 0
    assert "Really the boat left the harbour." in (folder / OUT).read_text()
    assert server.requests[0]["model"] == "default"
    assert "words go to the language model at 127.0.0.1:" in done.stderr
    assert "this machine" in done.stderr


def test_the_model_is_named(run: Invoke, folder: Path) -> None:
    given = ("--opinion-model", "qwen3:8b")
    with serving(Act()) as server:
        run("punctuate", "talk.srt", *ENGLISH, "--second-opinion", server.address, *given)
    assert server.requests[0]["model"] == "qwen3:8b"


def test_an_endpoint_that_is_down_is_one_sentence(run: Invoke, folder: Path) -> None:
    run("punctuate", "talk.srt", *ENGLISH, "-o", "alone.srt")
    done = run("punctuate", "talk.srt", *ENGLISH, "--second-opinion", unused_address())
    assert done.exit_code == 0
    assert (folder / OUT).read_bytes() == (folder / "alone.srt").read_bytes()
    assert done.stderr.count("no second opinion") == 1
    assert "Traceback" not in done.stderr


def test_another_machine_needs_consent(run: Invoke, folder: Path) -> None:
    given = ("--second-opinion", "https://models.example/v1", "--opinion-price", "2.5")
    done = run("punctuate", "talk.srt", *ENGLISH, *given)
    assert done.exit_code == 2
    assert "up to 14 words go to the language model at models.example, another machine" in (
        done.stderr
    )
    assert "which cost less than 0.01." in done.stderr
    assert "--yes" in done.stderr
    assert not (folder / OUT).exists()


def test_no_address_is_refused(run: Invoke, folder: Path) -> None:
    done = run("punctuate", "talk.srt", *ENGLISH, "--second-opinion", "gpt")
    assert done.exit_code == 2
    assert "no address of a language model" in done.stderr


def test_the_key_is_in_no_file_and_no_message(
    run: Invoke, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(KEY_VARIABLE, "sk-secret")
    given = ("--report", "report.json", "--no-resume")
    with serving(Act(status=401)) as server:
        done = run("punctuate", "talk.srt", *ENGLISH, "--second-opinion", server.address, *given)
    assert server.keys == ["Bearer sk-secret"]
    assert done.exit_code == 0
    assert KEY_VARIABLE in done.stderr
    written = b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())
    assert b"secret" not in written + done.output.encode()
    report = json.loads((folder / "report.json").read_text())
    assert report["options"]["second_opinion"] == server.address.split("/")[2]


def test_a_file_with_another_opinion_is_made_again(run: Invoke, folder: Path) -> None:
    (folder / "in").mkdir()
    (folder / "talk.srt").rename(folder / "in" / "talk.srt")
    run("punctuate", "in", *ENGLISH, "-o", "out")
    with serving(Act()) as server:
        given = ("punctuate", "in", *ENGLISH, "-o", "out", "--second-opinion", server.address)
        run(*given)
        assert len(server.requests) == 1
        run(*given, "--opinion-price", "1", "--yes")
        assert len(server.requests) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="a signal to another process")
def test_a_signal_ends_the_wait_for_an_answer(folder: Path, tiny_bundle: Path) -> None:
    given = ("punctuate", "talk.srt", *ENGLISH, "--bundle", tiny_bundle)
    with serving(Act(silent=True)) as server:
        running = processes.start(*given, "--second-opinion", server.address, cwd=folder)
        assert server.asked.wait(60)
        running.send_signal(signal.SIGINT)
        _, told = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "stopped; 0 of 1 files are written" in told
    assert not (folder / OUT).exists()
