# SPDX-License-Identifier: Apache-2.0
"""Guard of overridden Qt methods, whose errors would end the process on Python 3.11.

Code in C raises a class and a text; Python makes the exception when somebody catches it. PySide
reads the text as an exception when it reports the error of an override. Later Pythons make every
exception at once.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from types import FunctionType
from typing import Any

from PySide6.QtCore import QObject


def guard_overrides() -> None:
    """Guard the overrides of all classes of Qt objects that are defined from now on."""
    if sys.version_info < (3, 12):
        QObject.__init_subclass__ = classmethod(_guard)  # type: ignore[assignment]


def _guard(cls: type[QObject], /, **named: Any) -> None:
    """Guard the methods that a class overrides."""
    super(QObject, cls).__init_subclass__(**named)
    of_qt = [vars(base) for base in cls.__mro__ if base.__module__.startswith("PySide6.")]
    for name, member in tuple(vars(cls).items()):
        if isinstance(member, FunctionType) and any(name in names for names in of_qt):
            setattr(cls, name, _with_made_errors(member))


def _with_made_errors(method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def guarded(*args: Any, **named: Any) -> Any:
        try:
            return method(*args, **named)
        except BaseException:
            raise  # caught once, the exception is made

    return guarded
