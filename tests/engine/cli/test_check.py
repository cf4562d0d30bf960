# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from tests.engine.media.films import field, write_film

from interpunct.captions.cues import Cue
from interpunct.captions.formats import EBU_STL, ENDINGS, SCC

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from typer.testing import Result

    Invoke = Callable[..., Result]

LONG = "word " * 20
SRT = f"1\n00:00:01,000 --> 00:00:06,900\n{LONG}\n"
VTT = f"WEBVTT\n\n00:01.000 --> 00:06.900\n{LONG}\n"
ASS = f"""[Script Info]
ScriptType: v4.00+

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Dialogue: 0,0:00:01.00,0:00:06.90,Default,,0,0,0,,{LONG}
"""
TTML = f'<tt><body><p begin="1s" end="6.9s">{LONG}</p></body></tt>'
FILES = {
    ".srt": SRT,
    ".vtt": VTT,
    ".webvtt": VTT,
    ".sbv": f"0:00:01.000,0:00:06.900\n{LONG}\n",
    ".ass": ASS,
    ".ssa": ASS,
    ".sub": f"{{1}}{{1}}25\n{{25}}{{173}}{LONG}\n",
    ".lrc": f"[00:01.00]{LONG}\n[00:06.90]\n",
    **dict.fromkeys((".ttml", ".dfxp", ".itt"), TTML),
    ".json": json.dumps({"segments": [{"start": 1, "end": 6.9, "text": LONG, "words": []}]}),
    ".json3": json.dumps(
        {"events": [{"tStartMs": 1000, "dDurationMs": 5900, "segs": [{"utf8": LONG}]}]}
    ),
}


BROADCAST = {".scc": SCC, ".stl": EBU_STL}


def content(ending: str) -> bytes:
    """A file with one long line; those of broadcasters are made by the program itself."""
    if ending in BROADCAST:
        return BROADCAST[ending].file([Cue("1", 1000, 6900, "", LONG.strip())])
    return FILES[ending].encode()


def checked(done: Result) -> dict[str, Any]:
    """The report that was printed, its files by their paths."""
    report: dict[str, Any] = json.loads(done.stdout)
    return report | {"files": {file["path"]: file for file in report["files"]}}


def test_every_format_in_a_folder_is_checked(run: Invoke, folder: Path) -> None:
    season = folder / "season"
    season.mkdir()
    pytest.importorskip("ttconv", reason="ttconv is not installed")
    assert FILES.keys() | BROADCAST.keys() == set(ENDINGS), "give each ending a file above"
    for ending in ENDINGS:
        (season / f"talk{ending}").write_bytes(content(ending))
    done = run("check", "season", "--language", "en", "--json")
    assert done.exit_code == 1
    files = checked(done)["files"]
    assert {path.removeprefix("season/talk") for path in files} == set(ENDINGS)
    for file in files.values():
        assert file["error"] is None
        broken = file["path"].endswith(".scc")  # into lines of 32 signs, the width of the screen
        expected = ["lines"] if broken else ["line-length"]
        assert [found["rule"] for found in file["findings"]] == expected, file["path"]


def test_files_that_are_no_captions_are_told(run: Invoke, folder: Path) -> None:
    (folder / "notes.txt").write_text("nothing")
    (folder / ".hidden.txt").write_text("nothing")
    (folder / "package.json").write_text('{"name": "package"}')
    done = run("check", ".", "--language", "en", "--json")
    assert done.exit_code == 0
    assert done.stderr == (
        "interpunct: skipped, as they are not captions: notes.txt, package.json.\n"
    )
    report = checked(done)
    assert report["passed_over"] == ["notes.txt", "package.json"]
    assert list(report["files"]) == ["talk.srt"]


def test_of_many_other_files_some_are_named(run: Invoke, folder: Path) -> None:
    for number in range(8):
        (folder / f"{number}.mp4").touch()
    done = run("check", ".", "--language", "en")
    assert done.stderr.endswith("0.mp4, 1.mp4, 2.mp4, 3.mp4, 4.mp4 and 3 more.\n")
    assert done.stdout == "talk.srt: no findings\n"


def test_json_without_captions_fails_where_it_is_named(run: Invoke, folder: Path) -> None:
    (folder / "package.json").write_text('{"name": "package"}')
    done = run("check", "package.json", "--json")
    assert done.exit_code == 2
    (file,) = checked(done)["files"].values()
    assert file["error"].startswith("package.json: ")
    assert file["findings"] == []


def test_our_own_outputs_are_checked_too(run: Invoke, folder: Path) -> None:
    (folder / "talk.punctuated.srt").write_text(SRT)
    done = run("check", ".", "--language", "en", "--json")
    assert list(checked(done)["files"]) == ["talk.punctuated.srt", "talk.srt"]


def test_a_folder_without_captions_is_exit_code_1(run: Invoke, folder: Path) -> None:
    (folder / "empty").mkdir()
    done = run("check", "empty")
    assert done.exit_code == 1
    assert "empty: no caption file" in done.stderr


def test_a_finding_is_told_with_its_cue_and_limit(run: Invoke, folder: Path) -> None:
    (folder / "fast.srt").write_text(
        "1\n00:00:01,000 --> 00:00:02,000\nshort\n\n2\n00:00:02,500 --> 00:00:03,500\n"
        "a line that nobody reads so fast\n"
    )
    done = run("check", "fast.srt", "--profile", "netflix", "--language", "en", "--json")
    assert done.exit_code == 0  # a warning breaks nothing
    report = checked(done)
    assert (report["version"], report["profile"]) == (1, "netflix")
    (finding,) = report["files"]["fast.srt"]["findings"]
    assert (finding["cue"], finding["rule"], finding["level"]) == (2, "speed", "warning")
    assert finding["value"] == 32
    assert finding["limit"] < 32
    assert "32 characters a second" in finding["message"]


def test_the_house_style_can_be_a_file(run: Invoke, folder: Path) -> None:
    (folder / "house.toml").write_text('title = "mine"\nmax_cpl = 10\n')
    done = run("check", "talk.srt", "--profile", "house.toml", "--language", "en")
    assert done.exit_code == 1
    assert "talk.srt: 2 findings" in done.stdout
    assert "32 characters; the maximum is 10" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("talk.srt", "--profile", "nobody"), "'nobody' is not a profile"),
        (("talk.srt", "--language", "tlh"), "'tlh' is not a language"),
        (("missing.srt",), "missing.srt: the file cannot be read"),
        ((), "PATH"),
    ],
)
def test_what_cannot_be_checked_is_one_line(
    run: Invoke, arguments: tuple[str, ...], reason: str
) -> None:
    done = run("check", *arguments)
    assert done.exit_code == 2
    assert done.stderr.count("\n") == 1
    assert reason in done.stderr


def test_rolling_captions_are_checked_as_they_are_shown(run: Invoke, folder: Path) -> None:
    cues = "".join(
        f"00:00:{2 * line:02}.000 --> 00:00:{2 * line + 1:02}.990\n"
        f"{f'line {line - 1} here' if line else ' '}\n"
        f"line<00:00:{2 * line:02}.500><c> {line}</c><00:00:{2 * line + 1:02}.000><c> here</c>\n\n"
        f"00:00:{2 * line + 1:02}.990 --> 00:00:{2 * line + 2:02}.000\nline {line} here\n \n\n"
        for line in range(6)
    )
    (folder / "rolling.vtt").write_text(f"WEBVTT\n\n{cues}")
    done = run("check", "rolling.vtt", "--language", "en", "--json")
    found = checked(done)["files"]["rolling.vtt"]["findings"]
    assert max(finding["cue"] for finding in found) == 12
    assert done.stderr == ""


def test_findings_of_level_error_are_exit_code_1(run: Invoke, folder: Path) -> None:
    assert run("check", "talk.srt").exit_code == 0
    long = "word " * 20
    (folder / "long.srt").write_text(f"1\n00:00:01,000 --> 00:00:06,900\n{long}\n")
    done = run("check", "long.srt", "--profile", "bbc")
    assert done.exit_code == 1
    assert "0:00:01.0  error" in done.stdout
    (file,) = json.loads(run("check", "long.srt", "--json").stdout)["files"]
    assert file["findings"][0]["rule"] == "line-length"
    assert file["findings"][0]["level"] == "error"


def test_checking_goes_on_after_a_bad_file(run: Invoke, folder: Path) -> None:
    (folder / "empty.srt").touch()
    done = run("check", "empty.srt", "talk.srt")
    assert done.exit_code == 1
    assert "empty.srt: the file is empty." in done.stderr
    assert "talk.srt: no findings" in done.stdout
    assert run("check", "empty.srt").exit_code == 2


@pytest.fixture
def film(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A film of 24 frames a second with a shot change after 2 s, and captions that miss it."""
    pytest.importorskip("av", reason="films are read by PyAV")
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
    (folder / "near.srt").write_text("1\n00:00:02,083 --> 00:00:04,000\nIt rained.\n")
    pictures = [*field((200, 30, 30), 48), *field((20, 120, 40), 60)]
    return write_film(folder / "near.mp4", pictures)


def test_the_shots_of_a_film_are_heeded(run: Invoke, film: Path) -> None:
    assert checked(run("check", "near.srt", "--json"))["files"]["near.srt"]["findings"] == []
    found = checked(run("check", "near.srt", "--shots", "near.mp4", "--json"))
    (finding,) = found["files"]["near.srt"]["findings"]
    assert finding["rule"] == "shot-start"
    assert finding["value"] == pytest.approx(2, abs=0.1)


def test_a_film_belongs_to_one_file(run: Invoke, film: Path) -> None:
    done = run("check", "near.srt", "talk.srt", "--shots", "near.mp4")
    assert done.exit_code == 2
    assert "a film belongs to one caption file" in done.stderr


def test_a_cut_ends_before_a_shot(run: Invoke, film: Path, folder: Path) -> None:
    (folder / "near.srt").write_text("1\n00:00:00,500 --> 00:00:02,083\nIt rained.\n")
    done = run("cut", "near.srt", "--shots", "near.mp4", "-o", "new.srt")
    assert done.exit_code == 0, done.output
    assert "00:00:00,500 --> 00:00:01,917" in (folder / "new.srt").read_text()
