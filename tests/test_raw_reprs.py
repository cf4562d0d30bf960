# SPDX-License-Identifier: Apache-2.0
"""No page of the site shows an object of Python as it prints itself."""

from __future__ import annotations

import html
import importlib
from collections.abc import Callable
from pathlib import Path

import pytest

from interpunct.labels import MarksMode
from interpunct.runtime.predictor import never

PACKAGING = Path(__file__).resolve().parents[1] / "packaging"


@pytest.fixture
def raw_reprs(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], list[str]]:
    monkeypatch.syspath_prepend(PACKAGING)
    found: Callable[[str], list[str]] = importlib.import_module("raw_reprs").raw_reprs
    return found


@pytest.mark.parametrize(
    "value",
    [never, object(), MarksMode, MarksMode.COMPLETE, html, print, [object()]],
    ids=lambda value: type(value).__name__,  # each process must see the same names
)
def test_a_raw_object_is_found(raw_reprs: Callable[[str], list[str]], value: object) -> None:
    signature = html.escape(f"predict(cancelled: Callable = {value!r})")
    assert raw_reprs(f"<p><code>{signature}</code></p>")
    in_colours = signature.replace(" ", " <span>").replace("&gt;", "</span>&gt;")
    assert raw_reprs(f"<pre>{in_colours}</pre>")


@pytest.mark.parametrize(
    "text",
    [
        "f(cancelled: Callable[[], bool] = never)",
        "a < b and c > d at 0x10",
        "&lt;i&gt;anna&lt;/i&gt; and &lt;v Name&gt;, &lt;00:00:01.200&gt;, &lt;c&gt;",
        '<a class="x" href="y">z</a>',
    ],
)
def test_text_of_a_page_is_no_object(raw_reprs: Callable[[str], list[str]], text: str) -> None:
    assert raw_reprs(f"<p>{text}</p>") == []
