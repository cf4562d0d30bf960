# SPDX-License-Identifier: Apache-2.0
"""The tutorials, and the Python of the README: what is printed there is run.

A block with a title is a file: written if it is new, otherwise compared. A block of `sh` is run
as commands, one of `python` in one namespace a page. The title `Output` compares what the last of
them has printed. Notebooks have no outputs, which differ from machine to machine.
"""

from __future__ import annotations

import importlib
import json
import re
import shlex
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from interpunct.cli.app import app

ROOT = Path(__file__).resolve().parents[1]
TUTORIALS = ROOT / "docs" / "tutorials"
NEEDED = {
    "other-libraries": ("pysrt", "webvtt"),
    "own-language": ("torch",),
    "service": ("fastapi", "httpx2"),
}
"""The modules that a tutorial needs besides Interpunct."""
_BLOCK = re.compile(r'^```([\w-]+)(?: title="([^"]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)


def run_page(page: Path) -> int:
    """Run the blocks of a page in the present folder; returns their number."""
    names: dict[str, Any] = {"__name__": page.stem}
    printed, count = "", 0
    for count, (kind, title, text) in enumerate(_BLOCK.findall(page.read_text("utf-8")), 1):
        if title == "Output":
            assert text == printed, f"{page.name}: block {count}"
        elif title:
            _file(Path(title), text)
        elif kind == "sh":
            printed = "".join(map(_command, text.splitlines()))
        elif kind == "python":
            with redirect_stdout(StringIO()) as output:
                exec(compile(text, f"{page.name}, block {count}", "exec"), names)
            printed = output.getvalue()
    return count


def _file(path: Path, text: str) -> None:
    if path.exists():
        assert path.read_text("utf-8") == text, path
    else:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def _command(line: str) -> str:
    program, *arguments = shlex.split(line)
    assert program == "interpunct"
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, f"{line}\n{done.output}"
    return done.stdout


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The present folder, from which Python imports too."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


@pytest.mark.parametrize("name", sorted(page.stem for page in TUTORIALS.glob("*.md")))
@pytest.mark.usefixtures("folder")
def test_a_tutorial_runs_as_it_is_printed(name: str) -> None:
    for module in NEEDED.get(name, ()):
        pytest.importorskip(module, reason=f"the tutorial needs {module}")
    assert run_page(TUTORIALS / f"{name}.md") > 3
    assert f"tutorials/{name}.md\n" in (ROOT / "mkdocs.yml").read_text("utf-8")


NOTEBOOKS = sorted(TUTORIALS.glob("*.ipynb"), key=str)


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_as_it_is_printed(
    notebook: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("torch", reason="the notebook trains")
    pyplot = pytest.importorskip("matplotlib.pyplot", reason="the notebook draws")
    pyplot.switch_backend("agg")
    monkeypatch.syspath_prepend(ROOT / "packaging")
    page = folder / f"{notebook.stem}.md"
    page.write_text(importlib.import_module("notebooks").notebook_page(notebook), "utf-8")
    assert run_page(page) > 3
    pyplot.close("all")
    assert f"tutorials/{page.name}\n" in (ROOT / "mkdocs.yml").read_text("utf-8")


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_kept_without_outputs(notebook: Path) -> None:
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)


SAMPLE = "1\n00:00:01,000 --> 00:00:04,000\nhow are you today i am fine\n"


class _Recogniser:
    """A recogniser that understands one sentence."""

    def transcribe(self, sound: str) -> dict[str, Any]:
        said = {"start": 0.0, "end": 2.0, "text": " how are you today"}
        return {"language": "en", "segments": [said], "text": said["text"]}


def test_the_python_of_the_readme_runs(folder: Path) -> None:
    (folder / "talk.srt").write_text(SAMPLE, encoding="utf-8")
    blocks = _BLOCK.findall((ROOT / "README.md").read_text("utf-8"))
    names: dict[str, Any] = {"model": _Recogniser()}
    for text in (text for kind, _, text in blocks if kind == "python"):
        exec(compile(text, "README.md", "exec"), names)
        for expression, told in re.findall(r'^(\S.*?)  # "(.*)"$', text, re.MULTILINE):
            assert eval(expression, names) == told
    assert (folder / "talk.vtt").read_text("utf-8").startswith("WEBVTT")
    assert "How are you today?" in (folder / "talk.cut.srt").read_text("utf-8")
    assert (folder / "talk.srt").read_text("utf-8") == SAMPLE
