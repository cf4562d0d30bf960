# SPDX-License-Identifier: Apache-2.0
"""Versions for a bug report. Nothing is imported to find them."""

from __future__ import annotations

import platform
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version

from interpunct.bundles.language_packages import is_packed

_PACKAGES = {
    "PySide6_Essentials": "Qt (PySide6)",
    "av": "PyAV",
    "spylls": "spylls",
    "ctranslate2": "CTranslate2",
    "sentencepiece": "SentencePiece",
    "numpy": "NumPy",
    "rjieba": "rjieba",
    "budoux": "BudouX",
    "py3langid": "py3langid",
    "torch": "torch",
    "faster-whisper": "faster-whisper",
}
"""The reported packages, with their display names."""


def own_version() -> str:
    """The version of Interpunct, which only `pyproject.toml` defines."""
    return version("interpunct")


def package_version(name: str) -> str | None:
    """The version of an installed package, None where it is not installed."""
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def versions() -> Iterator[tuple[str, str]]:
    """Components and their versions: the program, its bundle, then their dependencies."""
    yield "interpunct", own_version()
    yield "default bundle", _bundle()
    bits = "" if sys.maxsize > 2**32 else ", 32 bit"
    frozen = ", packed by PyInstaller" if is_packed() else ""
    yield "Python", f"{platform.python_version()}{bits}{frozen}"
    yield "system", platform.platform()
    for name, title in _PACKAGES.items():
        yield title, package_version(name) or "not installed"


def how_to_add(extra: str) -> str:
    """Instruction to add an extra; a packed program with its own Python cannot be extended."""
    command = f"pip install 'interpunct[{extra}]'"
    return f"Not in this package; where there is Python: {command}" if is_packed() else command


def _bundle() -> str:
    from interpunct.bundles.bundle import default_bundle
    from interpunct.errors import InterpunctError

    try:
        return default_bundle().name
    except InterpunctError:
        return "not readable; see interpunct doctor"
