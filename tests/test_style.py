# SPDX-License-Identifier: Apache-2.0
"""Rules of style that ruff does not know: short functions, and no idea written twice."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles

import pytest

from tests.sources import Function, files_of, source

ROOT = Path(__file__).resolve().parents[1]
NINETIETH = {"engine/interpunct": 18, "engine/interpunct_lab": 19, "app/interpunct_app": 18}
"""Most lines of the shortest nine tenths of the functions of a package."""
PACKAGES = tuple(NINETIETH)
MEDIAN = 8


def functions(package: str) -> Iterator[tuple[Path, Function]]:
    """Every function of a package, with its file."""
    for file in files_of(ROOT / package):
        for function in source(file).functions:
            yield file, function


@pytest.mark.parametrize("package", PACKAGES)
def test_functions_are_short(package: str) -> None:
    lengths = [function.lines for _, function in functions(package)]
    assert median(lengths) <= MEDIAN
    assert quantiles(lengths, n=10)[-1] <= NINETIETH[package]


def is_telling(docstring: str | None) -> bool:
    """Whether a docstring is of one function: references and one-word docstrings are not."""
    return docstring is not None and not docstring.startswith("See ") and len(docstring) > 40


@pytest.mark.parametrize("package", PACKAGES)
def test_no_two_functions_have_one_docstring(package: str) -> None:
    found = defaultdict(list)
    for file, function in functions(package):
        if is_telling(function.docstring):
            found[function.docstring].append(f"{file.relative_to(ROOT)}:{function.line}")
    twice = {docstring: places for docstring, places in found.items() if len(places) > 1}
    assert not twice
