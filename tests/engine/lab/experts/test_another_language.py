"""The page that tells how a language is added: its commands work as they stand there."""

from __future__ import annotations

import lzma
import re
import shlex
from collections.abc import Iterator, Sequence
from importlib.readers import MultiplexedPath
from pathlib import Path

import pytest
from typer.testing import CliRunner

from interpunct.bundles.bundle import load_bundle
from interpunct.cli.app import app
from interpunct.transcript import languages

PAGE = Path(__file__).parents[4] / "docs" / "another-language.md"


def blocks(kind: str) -> list[str]:
    """The blocks of the page that are of a kind, such as `sh`."""
    parts = PAGE.read_text(encoding="utf-8").split("```")[1::2]
    return [part.removeprefix(f"{kind}\n") for part in parts if part.startswith(f"{kind}\n")]


def forget() -> None:
    for cached in (languages.codes, languages.language, languages._names, languages._load):
        cached.cache_clear()


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The page's table beside the others."""
    (tmp_path / "tables").mkdir()
    (facts,) = blocks("toml")
    (tmp_path / "tables" / "cy.toml").write_text(facts, encoding="utf-8")
    beside = MultiplexedPath(Path(languages.__file__).parent, tmp_path / "tables")
    monkeypatch.setattr(languages, "files", lambda name: beside)
    forget()
    yield
    monkeypatch.undo()
    forget()


def captions(lines: Sequence[str]) -> str:
    """The lines as SRT, a second each."""
    return "".join(
        f"{number}\n00:{number // 60:02}:{number % 60:02},000 --> "
        f"00:{number // 60:02}:{number % 60:02},900\n{line}\n\n"
        for number, line in enumerate(lines, 1)
    )


@pytest.fixture
def sentences(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The page's sample, many times over, in the folders that its commands name."""
    (sample,) = blocks("text")
    for folder in ("open", "dev"):
        place = tmp_path / "corpora" / folder / "cy"
        place.mkdir(parents=True)
        (place / "own.txt.xz").write_bytes(lzma.compress((sample * 60).encode()))
    found = re.findall(r"\S[^.?]*[.?]", sample)
    (tmp_path / "finished").mkdir()
    for name in "abcd":
        (tmp_path / "finished" / f"{name}.srt").write_text(captions(found * 8), encoding="utf-8")
    bare = [re.sub("[,.?]", "", sentence).lower() for sentence in found]
    (tmp_path / "film.srt").write_text(captions(bare), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return found


@pytest.mark.usefixtures("table")
def test_the_commands_of_the_page_work(sentences: list[str], tmp_path: Path) -> None:
    assert languages.language("Cymraeg").code == "cy"
    for command in "".join(blocks("sh")).splitlines():
        program, *arguments = shlex.split(command)
        assert program == "interpunct"
        done = CliRunner().invoke(app, arguments)
        assert done.exit_code == 0, f"{command}\n{done.output}"
    bundle = load_bundle(tmp_path / "welsh")
    bundle.verify()
    assert (bundle.system, bundle.languages) == ("expert", ("cy",))
    written = (tmp_path / "film.punctuated.srt").read_text(encoding="utf-8")
    assert written == captions(sentences)
    assert "| dev-cy |" in (tmp_path / "results" / "benchmark.md").read_text(encoding="utf-8")
    assert load_bundle(tmp_path / "welsh-calibrated").description.recalibrated
