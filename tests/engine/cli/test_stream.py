# SPDX-License-Identifier: Apache-2.0
"""`interpunct stream` over real pipes."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.engine import processes

COMMAND = [*processes.COMMAND, "stream"]
ENVIRONMENT = processes.ENVIRONMENT | {"PYTHONIOENCODING": "utf-8"}
WORDS = b"the old harbour pilot said that he would come back when the fog lifts "


@pytest.fixture
def process(tiny_bundle: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A stream that listens."""
    with processes.popen(
        [*COMMAND, "--bundle", str(tiny_bundle), "-l", "en", "--delay", "2"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    ) as running:
        yield running
        running.kill()


def say(process: subprocess.Popen[bytes], data: bytes) -> None:
    assert process.stdin is not None
    process.stdin.write(data)
    process.stdin.flush()


def heard(process: subprocess.Popen[bytes]) -> bytes:
    """What comes out next, however little."""
    assert process.stdout is not None
    return os.read(process.stdout.fileno(), 1 << 16)


def bare(text: bytes) -> list[str]:
    return re.sub("[.,?]", "", text.decode().lower()).split()


def test_text_comes_out_before_the_input_ends(process: subprocess.Popen[bytes]) -> None:
    say(process, WORDS)
    first = heard(process)
    assert first.lower().startswith(b"the")
    say(process, b"over the ci")
    say(process, b"ty and the p\xc3")
    say(process, b"\xa9rgola\n")
    rest, errors = process.communicate()
    assert process.returncode == 0
    assert errors == b""
    assert bare(first + rest) == bare(WORDS + "over the city and the pérgola".encode())
    assert (first + rest).endswith(b"\n")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for another process")
def test_ctrl_c_gives_what_was_heard(process: subprocess.Popen[bytes]) -> None:
    say(process, WORDS)
    first = heard(process)
    process.send_signal(signal.SIGINT)
    rest, errors = process.communicate()
    assert process.returncode == 130
    assert bare(first + rest) == bare(WORDS)
    assert errors == b"interpunct: stopped.\n"


def test_a_reader_that_goes_away_is_no_traceback(process: subprocess.Popen[bytes]) -> None:
    assert process.stdout is not None
    process.stdout.close()
    assert process.stdin is not None
    say(process, WORDS)
    process.stdin.close()
    assert process.stderr is not None
    assert b"Traceback" not in process.stderr.read()
    process.wait()


def finished(bundle: Path, *arguments: str, text: str) -> subprocess.CompletedProcess[str]:
    """A stream that was given all of `text` at once."""
    command = [*COMMAND, "--bundle", str(bundle), *arguments]
    return processes.run(command, data=text, encoding="utf-8", env=ENVIRONMENT)


def test_an_input_without_words_comes_out_as_it_is(tiny_bundle: Path) -> None:
    for text in ("", "\n", "  \n\n "):
        done = finished(tiny_bundle, "-l", "en", text=text)
        assert (done.returncode, done.stdout, done.stderr) == (0, text, "")


def test_marks_and_spaces_that_are_there_stay(tiny_bundle: Path) -> None:
    text = "The  old pilot,\n\nsaid: «no!»  "
    done = finished(tiny_bundle, "-l", "en", text=text)
    assert done.returncode == 0
    places = [done.stdout.lower().index(part) for part in ("pilot,\n\n", "said:", "«no!»")]
    assert places == sorted(places)
    assert done.stdout.endswith("  ")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--delay", "0"), "--delay"),
        (("--delay", "soon"), "--delay"),
        (("-l", "tlh"), "'tlh' is not a language"),
    ],
)
def test_a_wrong_option_is_one_line(
    tiny_bundle: Path, arguments: tuple[str, ...], reason: str
) -> None:
    done = finished(tiny_bundle, *arguments, text="the old pilot")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert reason in done.stderr


def recoded(bundle: Path, data: bytes, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    """A stream that was given all of `data` at once."""
    command = [*COMMAND, "--bundle", str(bundle), "-l", "en", *arguments]
    return processes.run(command, data=data, env=ENVIRONMENT)


def test_bytes_that_are_no_utf8_are_refused_after_the_last_whole_line(tiny_bundle: Path) -> None:
    done = recoded(tiny_bundle, b"the old pilot\nand the caf\xe9 said that")
    assert done.returncode == 2
    assert bare(done.stdout) == ["the", "old", "pilot"]
    assert done.stderr.count(b"\n") == 1
    assert b"-, byte 25: the bytes are not utf-8." in done.stderr
    assert b"--encoding" in done.stderr


def test_half_a_word_before_bytes_that_are_no_text_is_not_written(
    process: subprocess.Popen[bytes],
) -> None:
    say(process, b"the old harbour pilot said that he would come back when the ca")
    first = heard(process)
    say(process, b"f\xe9 opens")
    rest, errors = process.communicate()
    assert process.returncode == 2
    assert bare(first + rest)[-1] == "the"
    assert b"byte 63" in errors


@pytest.mark.parametrize("name", ["latin-1", "cp1252", "utf-16", "utf-8", "gb18030"])
def test_text_comes_out_in_the_encoding_it_came_in(tiny_bundle: Path, name: str) -> None:
    said = "the old café\r\nsaid  that "
    done = recoded(tiny_bundle, said.encode(name), "--encoding", name)
    assert (done.returncode, done.stderr) == (0, b"")
    out = done.stdout.decode(name)
    assert re.sub("[.,?]", "", out.lower()) == said
    assert done.stdout == out.encode(name)


def test_an_unknown_encoding_is_one_line(tiny_bundle: Path) -> None:
    done = recoded(tiny_bundle, b"the old", "--encoding", "klingon")
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"there is no encoding named 'klingon'" in done.stderr


def test_a_bundle_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "--bundle", str(tmp_path)],
        input=b"",
        capture_output=True,
        env=ENVIRONMENT,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
