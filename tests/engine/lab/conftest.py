# SPDX-License-Identifier: Apache-2.0
"""What the laboratory's tests share: a text in two languages, and one tiny release made of it."""

from __future__ import annotations

import lzma
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest
from tests.conftest import Maker
from tests.engine.lab.quick import drawn_words, quicken, save_figure

from interpunct_lab.__main__ import main
from interpunct_lab.evaluation import plots
from interpunct_lab.text import vocabulary

ENGLISH = """\
The ferry leaves at seven, and it never waits. Who told you that? My uncle did, before he left.
When the fog lifts, we can see the island. It is small, but Anna likes it. Do you like it too?

Bread, salt and water: that is all we had. We were hungry, of course. Nobody said a word.
"""
CZECH = """\
Když prší, zůstaneme doma. Kdo přijde večer? Přijde Jana, protože slíbila, že přinese chleba.
Nevím, jestli přijede. Vlak má zpoždění, ale to se stává. Chceš počkat?
"""


@pytest.fixture(autouse=True, scope="session")
def _quick() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:
        quicken(patched)
        yield


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Figures are rendered and all words counted, as they are for the user."""
    monkeypatch.setattr(plots, "_save", save_figure)
    monkeypatch.setattr(vocabulary, "DRAWN_WORDS", drawn_words)


@pytest.fixture(scope="session")
def labelled(made_once: Callable[[str, Maker], Path]) -> Path:
    """A folder of labelled text, made of corpora by the command."""
    return made_once("lab", _label) / "labelled"


def _label(folder: Path) -> None:
    for code, text in (("en", ENGLISH), ("cs", CZECH)):
        (folder / "corpora" / code).mkdir(parents=True)
        with lzma.open(folder / "corpora" / code / "own.txt.xz", "wt", encoding="utf-8") as file:
            file.write(text * 30)
    main(["label", str(folder / "corpora"), str(folder / "labelled"), "--processes", "1"])


@dataclass(frozen=True)
class TinyRelease:
    """What the laboratory's commands have written: pieces, a training, a bundle."""

    folder: Path

    @property
    def pieces(self) -> Path:
        return self.folder / "pieces.model"

    @property
    def run(self) -> Path:
        return self.folder / "run"

    @property
    def bundle(self) -> Path:
        return self.folder / "bundle"


@pytest.fixture(scope="session")
def tiny_release(labelled: Path, made_once: Callable[[str, Maker], Path]) -> TinyRelease:
    """A bundle that three steps of training gave."""
    return TinyRelease(made_once("release", partial(_release, labelled)))


def _release(labelled: Path, folder: Path) -> None:
    made = TinyRelease(folder)
    main(["vocabulary", str(labelled), str(made.pieces), "--size", "200", "--word-pieces", "0"])
    sizes = ["--steps", "3", "--windows", "2", "--layers", "1", "--threads", "1"]
    main(["train", str(labelled), str(made.pieces), str(made.run), *sizes, "--random-start"])
    notes, tagged = folder / "notes.toml", folder / "tagged"
    notes.write_text('name = "own"\nversion = "1"\nlimits = ["It knows nothing."]\n')
    tagged.write_text("hello\tCOMMA\nanna\tPERIOD\n" * 30)
    tests = ["--notes", str(notes), "--words", "400", "--benchmark", "own", "en", str(tagged)]
    main(["release", str(made.run), str(made.pieces), str(labelled), str(made.bundle), *tests])
