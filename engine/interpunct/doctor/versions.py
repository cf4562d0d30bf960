# SPDX-License-Identifier: Apache-2.0
"""The versions that matter for a bug report. Nothing is imported to learn them."""

from __future__ import annotations

import platform
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version

_PACKAGES = {
    "PySide6_Essentials": "Qt (PySide6)",
    "av": "PyAV",
    "spylls": "spylls",
    "ctranslate2": "CTranslate2",
    "sentencepiece": "SentencePiece",
    "numpy": "NumPy",
    "jieba": "jieba",
    "budoux": "BudouX",
    "py3langid": "py3langid",
    "torch": "torch",
}
"""What is told, with its name for people."""


def own_version() -> str:
    """The version of Interpunct; it is written in `pyproject.toml` and nowhere else."""
    return version("interpunct")


def package_version(name: str) -> str | None:
    """The version of an installed package, None where it is not installed."""
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def versions() -> Iterator[tuple[str, str]]:
    """What there is and its version: the program, its bundle, then what they stand on."""
    yield "interpunct", own_version()
    yield "default bundle", _bundle()
    bits = "" if sys.maxsize > 2**32 else ", 32 bit"
    frozen = ", packed by PyInstaller" if is_packed() else ""
    yield "Python", f"{platform.python_version()}{bits}{frozen}"
    yield "system", platform.platform()
    for name, title in _PACKAGES.items():
        yield title, package_version(name) or "not installed"


def is_packed() -> bool:
    """Whether the program brings its own Python along."""
    return bool(getattr(sys, "frozen", False))


def how_to_add(extra: str) -> str:
    """How to get an extra; nothing can be added to a program that brings its own Python."""
    command = f"pip install 'interpunct[{extra}]'"
    return f"Not in this package; where there is Python: {command}" if is_packed() else command


def _bundle() -> str:
    from interpunct.bundles.bundle import default_bundle
    from interpunct.errors import InterpunctError

    try:
        return default_bundle().name
    except InterpunctError:
        return "not readable; see interpunct doctor"
