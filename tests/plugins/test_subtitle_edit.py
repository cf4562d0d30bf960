# SPDX-License-Identifier: Apache-2.0
"""The plug-in for Subtitle Edit 5, started as its documentation describes; the real program."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "packaging/plugins/subtitle-edit/Interpunct"
SRT = "1\r\n00:00:01,000 --> 00:00:03,000\r\nhow are <i>you</i> today\r\n\r\n"
MARKED = SRT.replace("how are <i>you</i> today", "How are <i>you</i> today?")
ASS = """\
[Script Info]
ScriptType: v4.00+

[V4+ Styles]
Format: Name, Fontname, Fontsize
Style: Default,Arial,20

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Comment: 0,0:00:00.00,0:00:01.00,Default,,0,0,0,,never touch this
Dialogue: 0,0:00:01.00,0:00:03.00,Default,,0,0,0,,{\\i1}how are you{\\i0}\\Ntoday
"""


@pytest.fixture
def plugin(tmp_path: Path) -> Callable[..., Any]:
    """Runs the plug-in on a subtitle and reads its response."""
    temporary = tmp_path / "request folder"
    temporary.mkdir()

    def plugin(**subtitle: str) -> Any:
        response = temporary / "response.json"
        request = {
            "apiVersion": 1,
            "requestType": "run",
            "responseFilePath": str(response),
            "tempDirectory": str(temporary),
            "subtitle": {"fileName": "talk", "subRip": SRT, **subtitle},
            "selectedIndices": [],
        }
        asked = temporary / "request.json"
        asked.write_text(json.dumps(request), encoding="utf-8-sig")
        names = json.loads((FOLDER / "plugin.json").read_text("utf-8"))["executables"]
        command = [str(FOLDER / names["linux"]), str(asked)]
        if os.name == "nt":
            command.insert(0, sys.executable)
        subprocess.run(command, cwd=FOLDER, check=True)
        return json.loads(response.read_text("utf-8"))

    return plugin


@pytest.mark.usefixtures("program")
@pytest.mark.parametrize(
    ("subtitle", "form", "text"),
    [
        ({"format": "SubRip", "native": SRT}, "SubRip", MARKED),
        (
            {"format": "Advanced Sub Station Alpha", "native": ASS},
            "Advanced Sub Station Alpha",
            ASS.replace("how are you", "How are you").replace("Ntoday", "Ntoday?"),
        ),
        ({"format": "A format of its own", "native": "?"}, "SubRip", MARKED),
    ],
    ids=["srt", "ass", "other"],
)
def test_the_subtitle_gets_marks_and_capitals(
    plugin: Callable[..., Any], subtitle: dict[str, str], form: str, text: str
) -> None:
    response = plugin(**subtitle)
    assert response["status"] == "ok"
    assert response["apiVersion"] == 1
    assert response["subtitle"] == {"format": form, "native": text}


@pytest.mark.usefixtures("program")
def test_a_failure_is_told_by_subtitle_edit(plugin: Callable[..., Any]) -> None:
    response = plugin(format="SubRip", native="no captions")
    assert response["status"] == "error"
    assert response["message"].startswith("interpunct: ")


@pytest.mark.skipif(os.name == "nt", reason="Windows starts no script by its first line")
def test_a_missing_program_is_told(
    plugin: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "python3").symlink_to(sys.executable)
    monkeypatch.delenv("INTERPUNCT", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    response = plugin(format="SubRip", native=SRT)
    assert response["status"] == "error"
    assert "interpunct is not found" in response["message"]


@pytest.mark.skipif(os.name == "nt", reason="Windows starts no script by its first line")
def test_the_program_of_pipx_is_found(
    plugin: Callable[..., Any], program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "python3").symlink_to(sys.executable)
    (tmp_path / ".local" / "bin").mkdir(parents=True)
    (tmp_path / ".local" / "bin" / "interpunct").symlink_to(program)
    monkeypatch.delenv("INTERPUNCT")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert plugin(format="SubRip", native=SRT)["subtitle"]["native"] == MARKED


def test_every_named_executable_is_there() -> None:
    manifest = json.loads((FOLDER / "plugin.json").read_text("utf-8"))
    for name in manifest["executables"].values():
        assert (FOLDER / name).is_file()
    assert os.name == "nt" or os.access(FOLDER / manifest["executables"]["linux"], os.X_OK)
