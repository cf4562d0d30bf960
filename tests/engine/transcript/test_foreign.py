# SPDX-License-Identifier: Apache-2.0
"""What a stretch is in, where it is in none of our languages."""

from __future__ import annotations

import subprocess
import sys

import pytest

from interpunct.captions.cues import Cue
from interpunct.captions.document import CaptionDocument
from interpunct.captions.encoding import Encoding
from interpunct.captions.formats import SRT
from interpunct.transcript.foreign import foreign_words
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.language_names import language_name
from interpunct.transcript.languages import Language, languages
from interpunct.transcript.transcript import Transcript

BULGARIAN = ["днес сутринта излязох от къщи много рано", "защото имах работа в града"]
ENGLISH = ["this morning i left the house very early", "because i had work to do in the town"]


def read(lines: list[str]) -> Transcript:
    cues = [Cue("", 2000 * n, 2000 * n + 1900, "", line) for n, line in enumerate(lines)]
    return build_transcript(CaptionDocument.unwritten(SRT, Encoding("utf-8"), cues))


def named(lines: list[str]) -> list[str]:
    """The code of each line, as that of its first word; all its words have the same."""
    transcript = read(lines)
    codes = foreign_words(transcript)
    found = {
        line: {
            code for code, word in zip(codes, transcript.words, strict=True) if word.cue == line
        }
        for line in range(len(lines))
    }
    assert all(len(each) <= 1 for each in found.values())
    return [next(iter(each), "") for each in found.values()]


def test_lines_are_named_each_by_itself() -> None:
    lines = [*ENGLISH * 5, *BULGARIAN * 3, *ENGLISH * 5]
    assert named(lines) == [""] * 10 + ["bg"] * 6 + [""] * 10


def test_lines_that_take_turns_are_told_apart() -> None:
    lines = [line for pair in zip(ENGLISH * 4, BULGARIAN * 4, strict=True) for line in pair]
    assert named(lines) == ["", "bg"] * 8


def test_a_foreign_part_of_a_very_long_file_is_found() -> None:
    lines = [*ENGLISH * 2001, *BULGARIAN * 200]  # so many that a sample is looked at first
    codes = foreign_words(read(lines))
    assert set(codes[:20_000]) == {""}
    assert set(codes[-2000:]) == {"bg"}


@pytest.mark.parametrize("count", [2, 6])
def test_a_language_in_our_script_is_named(count: int) -> None:
    assert named(BULGARIAN * count) == ["bg"] * (2 * count)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("gaur goizean euria egin du", "eu"),
        ("gaur goizean euria egin", ""),
        ("sot në mëngjes ra shi dhe", "sq"),
        ("tá sneachta ar an sliabh anois", "ga"),
        ("rytas buvo labai gražus ir šiltas", ""),
        ("um yeah okay so uh well", ""),
        ("na montaña hai neve e frío", ""),
        ("la la la la la la la", ""),
    ],
)
def test_a_file_of_a_few_words_is_foreign_if_that_is_nearly_certain(line: str, code: str) -> None:
    assert named([line]) == [code]


def test_a_foreign_line_is_not_doubted_where_the_file_has_other_lines() -> None:
    assert named([*ENGLISH * 5, "gaur goizean euria egin du"])[-1] == ""


def test_a_script_that_nothing_of_ours_is_written_in_is_enough() -> None:
    assert named([ENGLISH[0], "გამარჯობა", "ᚠᛇᚻ ᛒᛦᚦ"]) == ["", "ka", "und"]


@pytest.mark.parametrize("line", ["", "12 34", "ＯＫ ５", "…", "♪♪", "https://example.org/a/b"])
def test_what_has_no_words_of_any_language_is_none_of_a_foreign_one(line: str) -> None:
    assert named([line] * 30) == [""] * 30


@pytest.mark.parametrize("entry", languages(), ids=lambda entry: entry.code)
def test_every_language_of_ours_is_called_by_its_own_name(entry: Language) -> None:
    assert language_name(entry.code) == entry.name


def test_every_language_that_is_named_has_a_name() -> None:
    from py3langid.langid import MODEL_FILE, LanguageIdentifier

    labels = LanguageIdentifier.from_model_file(MODEL_FILE).labels
    assert len(labels) > 100
    own = {"arz", "ary", "ltg", "wuu", "zxx"}
    assert [code for code in labels if language_name(code) == code and code not in own] == []
    assert language_name("und") == "an unknown language"


def test_the_identifier_is_loaded_when_there_is_something_to_name() -> None:
    program = (
        "import sys, interpunct, interpunct.transcript.foreign; print('py3langid' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert done.stdout.strip() == b"False"
