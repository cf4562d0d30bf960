# SPDX-License-Identifier: Apache-2.0
"""A tiny model of every published layout: installed, punctuates, is reviewed, is removed."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.engine.runtime.converted.published import LAYOUTS, PublishedLayout

from interpunct.bundles.bundle import find_bundle, installed_bundles
from interpunct.bundles.installed import remove_bundle
from interpunct.review.commands import Decide
from interpunct.review.history import History
from interpunct.runtime.converted.installing import install
from interpunct.runtime.opening import open_punctuator
from interpunct.transcript.lettercase import lower
from interpunct.work.options import Options
from interpunct.work.work import Work


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder of bundles, empty."""
    place = tmp_path / "user"
    monkeypatch.setattr(
        "interpunct.bundles.bundle.platformdirs.user_data_path", lambda *_, **__: place
    )
    return place / "bundles"


def captions(layout: PublishedLayout) -> bytes:
    gap = "" if layout.language.startswith("zh") else " "
    lines = (gap.join(layout.words[start : start + 5]) for start in range(0, len(layout.words), 5))
    blocks = [
        f"{number}\n00:00:{number:02},000 --> 00:00:{number:02},900\n{line}\n"
        for number, line in enumerate(lines, 1)
    ]
    return "\n".join(blocks).encode()


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
def test_a_published_layout_goes_all_the_way(
    tmp_path: Path, installed: Path, layout: PublishedLayout
) -> None:
    source = layout.make(tmp_path / layout.name)
    install(str(source), name=layout.name, **layout.install)
    bundle = find_bundle(layout.name)
    bundle.verify()
    assert layout.language in bundle.languages

    opened = open_punctuator(bundle, device="cpu")
    assert opened.notice is None
    data = captions(layout)
    work = Work.of_bytes(data, Options(languages=(layout.language,)))
    work.punctuate(opened.punctuator)
    sums = [work.alternatives(slot) for slot in range(len(work.transcript))]
    assert all(0.99 < sum(each.probability for each in one) < 1.01 for one in sums)

    history = History(work)
    before = work.rendered().document.to_bytes()
    history.do(Decide.plan(work, 1, "?"))
    assert work.label(1).is_question
    assert "?" in work.rendered().document.to_bytes().decode().replace("？", "?")
    history.undo()
    assert work.rendered().document.to_bytes() == before
    assert words_of(before, layout.language) == words_of(data, layout.language)

    remove_bundle(bundle)
    assert installed_bundles() == []
    assert list(installed.iterdir()) == []


def words_of(data: bytes, language: str) -> list[str]:
    """The words of captions in lower case, marks left out."""
    texts = (line for line in data.decode().splitlines() if line and not line[0].isdigit())
    plain = "".join(sign if sign.isalnum() or sign in " '" else "" for sign in " ".join(texts))
    return lower(plain, language).split()
