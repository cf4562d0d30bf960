# SPDX-License-Identifier: Apache-2.0
"""The sizes of a system: from a bundle, or as a command line writes them (`layers=4`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

from interpunct.decoding import typed
from interpunct.errors import InterpunctError


def configured(
    config: type,
    settings: Mapping[str, Any],
    error: type[InterpunctError],
    *,
    file: Path | None = None,
    from_text: bool = False,
) -> Any:
    """A `config`, a dataclass in which every field has a default, with these fields set.

    Raises `error` for a field that it does not have, and for a value of another kind.
    """
    inside = "config" if file else ""
    known = [field.name for field in fields(config)]
    unknown = [name for name in settings if name not in known]
    if unknown:
        raise error(
            f"there is no setting {unknown[0]!r}.",
            file=file,
            where=inside or None,
            remedy=f"There are {', '.join(known)}.",
        )
    return typed(settings, config, error, file=file, inside=inside, from_text=from_text)
