# SPDX-License-Identifier: Apache-2.0
"""Mapping from the labels of published checkpoints to ours.

Known labels are signs (`.`, `,`, `?`, `0` for none) and words (`PERIOD`, `QUESTION_MARK`), also
with the prefixes of tagging (`B-`). A sign may have a letter for the word's casing (`.U`, `OO`).
Signs have the labels of `transcript.signs`, except the semicolon. Such checkpoints count it as a
comma, as is usual since Tilk & Alumäe 2016.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from interpunct.errors import BundleError
from interpunct.labels import Label, PaperLabel
from interpunct.transcript.signs import is_mark, label_of

_KNOWN = {
    PaperLabel.NONE: ("0", "O", "NONE", "NOPUNCT", "NULL", "BLANK", "EMPTY", "_", "'", "SPACE"),
    PaperLabel.COMMA: ("COMMA", "COLON", "SEMICOLON", "DASH", "HYPHEN"),
    PaperLabel.PERIOD: (
        "PERIOD",
        "FULLSTOP",
        "STOP",
        "EXCLAMATION",
        "EXCLAMATIONMARK",
        "ELLIPSIS",
    ),
    PaperLabel.QUESTION: ("QUESTION", "QUESTIONMARK"),
}
_LABELS = {name: label for label, names in _KNOWN.items() for name in names}
_TILK_ALUMAE_2016 = {";": Label.COMMA}
_CASED = re.compile(r"(?P<mark>.)[OU]\Z")


def labels_of(
    config: Mapping[str, Any], overrides: Mapping[str, str], *, file: Path
) -> list[PaperLabel]:
    """Our label of every output of a checkpoint, from `id2label` of its configuration.

    `overrides` map names of the checkpoint to labels: `{"LABEL_1": "comma"}`. Raises BundleError
    for an unknown name, and for a configuration without names.
    """
    names = config.get("id2label")
    if not isinstance(names, dict) or not names:
        raise BundleError("it has no id2label.", file=file)
    try:
        ordered = [str(names[str(index)]) for index in range(len(names))]
    except KeyError as error:
        raise BundleError(f"its id2label lacks {error}.", file=file) from error
    unused = set(overrides) - set(ordered)
    if unused:
        raise BundleError(
            f"it has no label {', '.join(sorted(unused))}.",
            file=file,
            remedy=f"Its labels are {', '.join(ordered)}.",
        )
    return [_label(overrides.get(name, name), name, file) for name in ordered]


def _label(meaning: str, name: str, file: Path) -> PaperLabel:
    wanted = meaning.strip().upper().removeprefix("B-").removeprefix("I-") or "O"
    cased = _CASED.match(wanted)
    for form in (wanted, re.sub(r"[ _-](?=MARK|STOP|PUNCT)", "", wanted), cased and cased["mark"]):
        if form in _LABELS:
            return _LABELS[form]
        if form and is_mark(form):
            return label_of(form, otherwise=_TILK_ALUMAE_2016).counts_as
    raise BundleError(
        f"what its label {name!r} stands for is not known.",
        file=file,
        remedy=f"Say it: --label {name}=none, comma, period or question.",
    )
