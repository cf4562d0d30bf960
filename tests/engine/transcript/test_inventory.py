# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import time

import pytest

from interpunct.transcript.formulas import formulas
from interpunct.transcript.inventory import Inventory, Sign
from interpunct.transcript.languages import language
from interpunct.transcript.text_pieces import PieceKind, scan


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("so (2+dt)^3 - (2)^3 is it", ["(2+dt)^3 - (2)^3"]),
        ("e^{i * t}=1", ["e^{i * t}=1"]),
        ("f(x) ; g(x)", ["f(x)", "g(x)"]),
        ("d(sin(θ)), małej", ["d(sin(θ))"]),
        ("w_ {jk} ^ (L) ile", ["w_ {jk} ^ (L)"]),
        ("olduğu w ^", ["w ^"]),
        ("x - y and no - i said", ["x - y"]),
        ("and/or, _this_ word (laughs) - he", []),
        ("Gäste (die aus Rom) kamen", []),
    ],
)
def test_formulas_are_told_from_words(text: str, expected: list[str]) -> None:
    assert [text[span.start : span.stop] for span in formulas(text)] == expected


@pytest.mark.parametrize("piece", ["a(", "(a ", "a ^ ", "(a)(", "a + ", "{", "_a", "  ", "1,"])
def test_formulas_are_looked_for_in_linear_time(piece: str) -> None:
    took = []
    for count in (1_000, 16_000):
        start = time.process_time()
        list(formulas(piece * count))
        took.append(time.process_time() - start)
    assert took[1] < 64 * max(took[0], 0.005)


def signs(text: str, code: str) -> list[Sign]:
    """What each mark of `text` is."""
    spoken = language(code)
    pieces = scan(text, spoken)
    inventory = Inventory.of(text, spoken)
    return [
        inventory.sign(piece, next(iter(pieces[place + 1 :]), None), spoken)
        for place, piece in enumerate(pieces)
        if piece.kind is PieceKind.MARK
    ]


@pytest.mark.parametrize(
    ("text", "code", "expected"),
    [
        ("one, two. three?", "en", [Sign.RESTORED] * 3),
        ("one! two; three: four... five?! six", "en", [Sign.KEPT] * 5),
        ("was - 5", "en", [Sign.KEPT]),
        ("ist –5", "de", [Sign.CONTENT]),
        ("d - 1", "en", [Sign.CONTENT]),
        ("f(x, y)", "en", [Sign.CONTENT]),
        ("john: well", "en", [Sign.SPEAKER]),
        ("dr. john: well", "en", [Sign.SPEAKER]),
        ("so what. JOHN: well", "en", [Sign.RESTORED, Sign.KEPT]),
        ("教授：昨天", "zh", [Sign.SPEAKER]),
        ("I said to him, john: well", "en", [Sign.RESTORED, Sign.KEPT]),
        ("τι; ναι· όχι", "el", [Sign.RESTORED, Sign.KEPT]),
        ("红、绿，蓝", "zh", [Sign.KEPT, Sign.RESTORED]),
        ("赤、緑", "ja", [Sign.RESTORED]),
    ],
)
def test_each_sign_is_of_one_kind(text: str, code: str, expected: list[Sign]) -> None:
    assert signs(text, code) == expected


@pytest.mark.parametrize(
    ("name", "is_name"), [("一二三四五六七八", True), ("一二三四五六七八九", False)]
)
def test_a_name_without_spaces_is_short(name: str, is_name: bool) -> None:
    assert Inventory.of(f"{name}：好", language("zh-Hans")).speakers == (
        (range(len(name)),) if is_name else ()
    )
