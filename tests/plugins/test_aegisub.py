# SPDX-License-Identifier: Apache-2.0
"""The script for Aegisub, run by a real Lua over the real program, with a stand-in for Aegisub."""

from __future__ import annotations

import importlib
import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

pytest.importorskip("lupa", reason="lupa, which runs Lua, is not installed")

SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "plugins" / "aegisub"
LUAS = ("luajit21", "lua51", "lua54")
"""That of Aegisub, and the versions of the language that it is near to."""
AEGISUB = """
logged, undone, macros = {}, {}, {}
aegisub = {
  log = function(level, form, ...) table.insert(logged, string.format(form, ...)) end,
  cancel = function() error("cancelled") end,
  decode_path = function(path) return (path:gsub("?temp", function() return temporary end)) end,
  set_undo_point = function(name) table.insert(undone, name) end,
  register_macro = function(name, description, run) macros[name] = run end,
  progress = { title = function() end },
}
"""
TEXTS = (
    r"{\i1}how{\i0} are\Nyou today",
    r"{\p1}m 0 0 l 100 0 100 100{\p0}",
    'the last boat leaves at ten do you have a "ticket"',
    "no i thought zoë\tand anna had them",
)


def runtime(lua: str, temporary: Path) -> Any:
    """A Lua that has loaded the script."""
    made = importlib.import_module(f"lupa.{lua}").LuaRuntime(unpack_returned_tuples=True)
    made.globals().temporary = str(temporary)
    made.execute(AEGISUB)
    made.execute((SCRIPT / "interpunct.lua").read_text(encoding="utf-8"))
    return made


def subtitles(lua: Any, texts: tuple[str, ...]) -> Any:
    """Lines of dialogue after a line of another class and a comment."""
    lines: list[dict[str, Any]] = [{"class": "style", "name": "Default"}]
    lines.append({"class": "dialogue", "comment": True, "text": "never touch this"})
    for number, text in enumerate(texts):
        times = {"start_time": 3000 * number, "end_time": 3000 * number + 2500}
        lines.append({"class": "dialogue", "comment": False, "text": text, "layer": 7, **times})
    return lua.table_from([lua.table_from(line) for line in lines])


def run(lua: Any, lines: Any, *selected: int) -> None:
    (macro,) = lua.globals().macros.values()
    macro(lines, lua.table_from(selected or range(1, len(lines) + 1)))


@pytest.fixture(params=LUAS)
def lua(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    return runtime(request.param, tmp_path)


@pytest.mark.usefixtures("program")
def test_the_selected_lines_get_marks_and_capitals_alone(tmp_path: Path) -> None:
    lua = runtime(LUAS[0], tmp_path)
    lines = subtitles(lua, TEXTS)
    before = [dict(line) for line in lines.values()]
    run(lua, lines)
    after = [dict(line) for line in lines.values()]
    comment, first, drawing, *others = (line["text"] for line in after[1:])
    assert (comment, drawing) == ("never touch this", TEXTS[1])
    assert first.startswith(r"{\i1}How{\i0} are\Nyou today")
    assert others[-1].endswith("I thought Zoë\tand Anna had them.")
    for given_text, text in zip(TEXTS, (first, drawing, *others), strict=True):
        assert re.sub("[.,?!]", "", text).lower() == given_text.lower()
    for line in (*before, *after):
        line.pop("text", None)
    assert before == after
    assert list(lua.globals().undone.values()) == ["marks and capitals"]
    assert [path.name for path in tmp_path.iterdir()] == ["bin folder"]


@pytest.mark.usefixtures("program")
def test_other_lines_stay(tmp_path: Path) -> None:
    lua = runtime(LUAS[0], tmp_path)
    lines = subtitles(lua, ("how are you", "i am fine"))
    run(lua, lines, 4)
    assert (lines[3]["text"], lines[4]["text"]) == ("how are you", "I am fine.")


def test_no_program_is_told(lua: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INTERPUNCT", str(tmp_path / "nowhere"))
    lua.execute((SCRIPT / "interpunct.lua").read_text(encoding="utf-8"))
    lines = subtitles(lua, TEXTS)
    with pytest.raises(Exception, match="cancelled"):
        run(lua, lines)
    assert "gave no answer" in lua.globals().logged[1]
    assert tuple(line["text"] for line in list(lines.values())[2:]) == TEXTS


def test_a_selection_without_dialogue_is_told(lua: Any) -> None:
    with pytest.raises(Exception, match="cancelled"):
        run(lua, subtitles(lua, TEXTS), 1, 2)
    assert "no line of dialogue" in lua.globals().logged[1]


@pytest.fixture
def echoed(lua: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], Any]:
    """Has a program give an answer, and returns the line that the script makes of it."""
    if os.name == "nt":
        pytest.skip("the program of the test is a script of sh")
    program, said = tmp_path / "program", tmp_path / "said"
    program.write_text(f"#!/bin/sh\necho greeting\ncat '{said}'\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("INTERPUNCT", str(program))
    lua.execute((SCRIPT / "interpunct.lua").read_text(encoding="utf-8"))

    def echoed(answer: Any) -> Any:
        line = json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
        said.write_text(line + "\n", encoding="utf-8")
        lines = subtitles(lua, ("given",))
        run(lua, lines, 3)
        return lines[3]["text"]

    return echoed


@pytest.mark.parametrize(
    "text", ["", 'a "b" \\N {\\i1}', "zoë 😀 中文", "a\x01b\tc\x7f/", "]}," * 3]
)
def test_every_text_is_read_as_it_was_written(echoed: Callable[[Any], Any], text: str) -> None:
    odd = {"": None, "a,]": [True, False, -1.5e-3, {}, []], text: text}
    answer = {"odd": odd, "cues": [{"start": 0.0, "text": text}], "notes": []}
    assert echoed(answer) == text


def test_an_error_of_the_program_is_told(echoed: Callable[[Any], Any], lua: Any) -> None:
    with pytest.raises(Exception, match="cancelled"):
        echoed({"error": {"kind": "request", "sentence": "it is wrong."}})
    assert lua.globals().logged[1] == "Interpunct: it is wrong.\n"


@given(st.text(st.characters(codec="utf-8")))
def test_every_text_is_sent_as_json(text: str) -> None:
    lua = importlib.import_module(f"lupa.{LUAS[0]}").LuaRuntime()
    source = (SCRIPT / "interpunct.lua").read_text(encoding="utf-8")
    quoted = lua.execute(source.partition("local ESCAPES")[0] + "return quoted")
    assert json.loads(quoted(text)) == text
