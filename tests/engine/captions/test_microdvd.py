# SPDX-License-Identifier: Apache-2.0
"""MicroDVD: times are numbers of frames, a bar ends a line."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.captions.cues import Cue
from interpunct.captions.document import CaptionDocument
from interpunct.captions.formats import MICRODVD, SRT
from interpunct.captions.reading import parse_captions, read_captions
from interpunct.captions.retiming import CueTimes
from interpunct.captions.writing import export, losses

FILE = "{1}{1}25.000\r\n{25}{75}the old|pilot\r\n{100}{}{y:i}waved|back\r\njunk\r\n"


def opened(text: str) -> CaptionDocument:
    document = parse_captions(text.encode())
    assert document.format is MICRODVD
    return document


def test_frames_are_times_by_the_rate_of_the_first_line() -> None:
    document = opened(FILE)
    assert document.warnings == ("line 3: a cue without an end",)
    assert [(cue.start_ms, cue.end_ms, cue.payload) for cue in document.cues] == [
        (1000, 3000, "the old\npilot"),
        (4000, 4000, "{y:i}waved\nback"),
    ]


def test_a_missing_rate_is_told() -> None:
    document = opened("{24}{48}so\n")
    assert document.cues[0].start_ms == 1001
    assert document.warnings == ("line 1: no line gives the frames a second; 23.976 are taken",)


def test_texts_and_frames_are_edited_and_nothing_else() -> None:
    document = opened(FILE).replace_payloads({0: "The old\npilot."})
    document = document.retime({1: CueTimes(4080, 6000)})
    assert document.to_bytes().decode() == FILE.replace("the old|pilot", "The old|pilot.").replace(
        "{100}{}", "{102}{150}"
    )


def test_an_end_that_is_not_told_stays_so_where_a_cue_moves() -> None:
    document = opened(FILE)
    moved = document.retime({1: CueTimes(5000, 5000)})
    assert moved.to_bytes().decode() == FILE.replace("{100}{}", "{125}{}")


def test_styles_are_those_of_lines() -> None:
    document = opened("{1}{1}25\n{25}{50}{y:i,b}so|it{c:$0000ff} is\n{50}{75}{Y:i}all|of it\n")
    assert export(document, SRT).decode().split("\n\n")[0].splitlines()[2:] == [
        "<b><i>so</i></b>",
        "it is",
    ]
    assert losses(document, SRT) == ("1 cue: fonts and colours left out, which SRT cannot store",)
    srt = "1\n00:00:01,000 --> 00:00:02,000\n<i>so\nit</i>\n\n2\n00:00:03,000 --> 00:00:04,000\n"
    told = parse_captions(f"{srt}a <i>b</i> | c\n".encode())
    assert export(told, MICRODVD).decode() == (
        "{1}{1}25.000\n{25}{50}{y:i}so|{y:i}it\n{75}{100}a b ¦ c\n"
    )
    assert losses(told, MICRODVD) == (
        "1 cue: styles of words left out, which MicroDVD cannot store",
        "1 cue: vertical bars left out, which MicroDVD cannot store",
    )


@given(
    st.sampled_from(["23.976", "24", "25.000", "29,97", "30", "50", "59.940", "12.5"]),
    st.integers(0, 10_000_000),
)
def test_frames_come_back_from_their_times(rate: str, frame: int) -> None:
    document = opened(f"{{1}}{{1}}{rate}\n{{{frame}}}{{{frame + 50}}}so\n")
    (cue,) = document.cues
    real = {"23.976": Fraction(24000, 1001), "29,97": Fraction(30000, 1001)}
    real["59.940"] = Fraction(60000, 1001)
    seconds = frame / (real.get(rate) or Fraction(rate))
    assert abs(cue.start_ms - seconds * 1000) <= Fraction(1, 2)
    later = document.retime({0: CueTimes(cue.start_ms + 60_000, cue.end_ms + 60_000)})
    back = later.retime({0: CueTimes(cue.start_ms, cue.end_ms)})
    assert back.to_bytes() == document.to_bytes()


def test_what_a_new_file_has_is_read_without_a_warning() -> None:
    text = MICRODVD.new_file([Cue("1", 1000, 3000, "", "so\nit is")])
    assert text == "{1}{1}25.000\n{25}{75}so|it is\n"
    assert opened(text).warnings == ()


@pytest.mark.corpus
def test_files_of_other_programs_are_read(captions_folder: Path) -> None:
    folder = captions_folder / "mantas-done+subtitles" / "tests" / "files"
    first, second = read_captions(folder / "sub_microdvd_with_styles.sub").cues
    assert (round(first.start_ms, -2), round(second.end_ms, -2)) == (137_400, 3_742_500)
    example = captions_folder / "pbs+pycaption" / "examples"
    cues = read_captions(example / "example.sub").cues
    others = read_captions(example / "example.xml").cues
    assert len(cues) > 20
    texts = [cue.payload.split() for cue in cues[:10]]
    assert texts == [cue.payload.split() for cue in others[:10]]


@pytest.mark.parametrize("rate", ["0", "0.0", "9,99"])
def test_an_impossible_rate_counts_as_none(rate: str) -> None:
    document = parse_captions(f"{{1}}{{1}}{rate}\n{{24}}{{48}}so\n".encode())
    assert document.warnings == ("line 1: no line gives the frames a second; 23.976 are taken",)
    assert [(cue.start_ms, cue.end_ms) for cue in document.cues] == [(1001, 2002)]
