# SPDX-License-Identifier: Apache-2.0
"""Formulas in running text: `(2+dt)^3 - (2)^3`, `e^{i * t}=1`, `f(x)`.

Only almost certain formulas count. They are operators between short names, numbers and groups in
brackets, powers and indices, and a name that touches a bracket. Words around an operator are not a
formula.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

OPERATORS = "=+*/^<>≤≥≠≈→←↔⇒×÷−±|\\"
"""Signs that join their neighbours."""

_MAYBE = re.compile(f"[{re.escape(OPERATORS)}_({{\\[–—-]")
_GAP = r"[^\S\r\n]*"
_LETTER = "[^\\W\\d_\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\u0e00-\u0e7f]"
_NUMBER = r"\d+(?:[.,]\d+)*"
_END = r"(?![\w'’])"
_ATOM = rf"(?<![\w'’])(?:{_NUMBER}{_LETTER}{{0,2}}|{_LETTER}{{1,2}}\d*){_END}"
_SINGLE = rf"(?<![\w'’])(?:{_NUMBER}|{_LETTER}){_END}"
_NO_PROSE = rf"(?![^(){{}}\[\]]{{0,40}}{_LETTER}{{3}}\s+{_LETTER}{{3}})"
_GROUP = (
    rf"(?:\({_NO_PROSE}(?:[^()\r\n]|\([^()\r\n]{{0,40}}\)){{1,40}}\)"
    rf"|\{{{_NO_PROSE}[^{{}}\r\n]{{1,40}}\}}|\[{_NO_PROSE}[^\[\]\r\n]{{1,40}}\])"
)
_CALL = rf"(?<!\w){_LETTER}[\w.]{{0,30}}(?:{_GROUP}|\(\))"
_RAISED = rf"(?:{_GAP}\^{_GAP}(?:{_GROUP}|[-−]?\w+)|_(?:{_GAP}{_GROUP}|\w+))"
_TERM = rf"[-−–]?(?:{_CALL}|{_GROUP}|{_ATOM}){_RAISED}*"
_STRONG = r"--?>|=>|<=|>=|[=+*/<>≤≥≠≈→←↔⇒×÷−±|]"
_JOINED = rf"{_GAP}(?:{_STRONG}){_GAP}"
_OPERATOR = rf"{_GAP}(?:{_STRONG}|[-–]){_GAP}"
_FORMULA = (
    rf"{_TERM}{_JOINED}{_TERM}(?:{_OPERATOR}{_TERM})*"
    rf"|(?:{_CALL}|(?:{_GROUP}|(?<!\w)\w+){_RAISED}){_RAISED}*(?:{_OPERATOR}{_TERM})*"
    rf"|{_SINGLE}(?:[^\S\r\n]+[-–—][^\S\r\n]+{_SINGLE})+"
    rf"|(?<!\w)\w+{_GAP}\^"
)


@cache
def _formula() -> re.Pattern[str]:
    """Compiled at the first sign of a formula: it takes a quarter of a second."""
    return re.compile(_FORMULA)


def formulas(text: str) -> Iterator[range]:
    """The spans of the formulas in a text, in order."""
    if _MAYBE.search(text):
        for found in _formula().finditer(text):
            yield range(*found.span())
