# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from interpunct.folders.shards import roughly_words_in, words_of

SRT = "1\n00:00:01,000 --> 00:00:02,000\n<i>the old</i> harbour-pilot's boat\n\n"


def test_words_are_counted_without_numbers_times_and_tags() -> None:
    assert roughly_words_in(SRT.encode(), ".srt") == 4


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "latin-1"])
def test_words_are_counted_in_any_encoding(encoding: str) -> None:
    assert roughly_words_in(SRT.replace("old", "Müller").encode(encoding), ".srt") == 4


def test_signs_of_scripts_without_spaces_are_counted() -> None:
    assert roughly_words_in("1\n00:00:01,000 --> 00:00:02,000\n今天天气很好".encode(), ".srt") == 3


def test_vowel_signs_part_no_words() -> None:
    assert roughly_words_in("1\n00:00:01,000 --> 00:00:02,000\nमुझे हिन्दी".encode(), ".srt") == 2


def test_a_recognisers_words_are_counted_once() -> None:
    words = [{"word": "the", "start": 0.0}, {"word": "boat", "start": 0.5}]
    content = {"text": "the boat", "segments": [{"text": "the boat", "words": words}]}
    assert roughly_words_in(json.dumps(content).encode(), ".json") == 2


@pytest.mark.parametrize("content", ["{", "[1]", '"text"', '{"segments": 3}'])
def test_other_json_is_counted_somehow(content: str) -> None:
    assert roughly_words_in(content.encode(), ".json") >= 0


def test_a_file_that_cannot_be_read_has_no_words(tmp_path: Path) -> None:
    assert words_of(tmp_path / "missing.srt") == 0
    (tmp_path / "large.srt").write_text("many words " * 10)
    assert words_of(tmp_path / "large.srt", most_bytes=20) == 0


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.srt")
    assert words_of(tmp_path / "pipe.srt") == 0
