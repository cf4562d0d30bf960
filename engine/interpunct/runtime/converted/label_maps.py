# SPDX-License-Identifier: Apache-2.0
"""Meaning of a published checkpoint's labels: a label of ours, and the casing of the word.

Known labels are signs (`.`, `,`, `?`, `0` for none) and words (`PERIOD`, `QUESTION_MARK`, the
Russian `TIRE`), also with the prefixes of tagging (`B-`). The casing is a letter after a sign
(`.U`, `OO` of rpunct) or a word before a name (`LOWER_`, `UPPER_`, `UPPER_TOTAL_`).

Signs have the labels of `transcript.signs`, except the semicolon. Such checkpoints count it as a
comma, as is usual since Tilk & Alumäe 2016. Marks that the papers lack are only offered: a
published checkpoint knows them too little to show them (field: FullStop has F1 0.43 to 0.65).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from interpunct.errors import BundleError
from interpunct.labels import (
    COLON,
    DASH,
    ELLIPSIS,
    EXCLAMATION,
    PAPER_LABELS,
    SEMICOLON,
    Casing,
    Label,
    LabelSet,
    PaperLabel,
)
from interpunct.transcript.signs import is_mark, label_of

_COMMA = PaperLabel.COMMA
_EXCLAMATION, _ELLIPSIS, _COLON, _DASH = (
    replace(label, offered=True) for label in (EXCLAMATION, ELLIPSIS, COLON, DASH)
)
_SEMICOLON = replace(SEMICOLON, counts_as=_COMMA, offered=True)
_LIST_COMMA = Label("LIST_COMMA", _COMMA, "、", is_pause=True, offered=True)
_OTHERS = (_EXCLAMATION, _ELLIPSIS, _SEMICOLON, _COLON, _DASH, _LIST_COMMA)

_KNOWN = {
    Label.NONE: (
        "0", "O", "NONE", "NOPUNCT", "NULL", "BLANK", "EMPTY", "_", "'", "SPACE", "<UNK>",
        "<NULL>", "<ACRONYM>",
    ),
    Label.COMMA: ("COMMA",),
    Label.PERIOD: ("PERIOD", "FULLSTOP", "STOP"),
    Label.QUESTION: ("QUESTION", "QUESTIONMARK", "QUESTIONVOSKL"),
    _EXCLAMATION: ("EXCLAMATION", "EXCLAMATIONMARK", "VOSKL"),
    _ELLIPSIS: ("ELLIPSIS", "MNOGOTOCHIE"),
    _SEMICOLON: ("SEMICOLON", "PERIODCOMMA"),
    _COLON: ("COLON", "DVOETOCHIE"),
    _DASH: ("DASH", "HYPHEN", "TIRE", "DEFIS"),
}  # fmt: skip
_LABELS = {name: label for label, names in _KNOWN.items() for name in names}
_SIGNS = {sign: label for label in _OTHERS for sign in label.all_signs}
_TILK_ALUMAE_2016 = {";": Label.COMMA}

_TAG = re.compile(r"[BI]-(?=.)")
_JOINED = re.compile(r"[ _-](?=MARK|STOP|PUNCT)")
_LETTER = re.compile(r"(?P<mark>.)(?P<casing>[OU])\Z")
_WORD = re.compile(r"(?P<casing>LOWER|UPPER_TOTAL|UPPER)_(?P<mark>.+)\Z")
_CASINGS = {
    "O": Casing.LOWER, "U": Casing.CAPITALISED,
    "LOWER": Casing.LOWER, "UPPER": Casing.CAPITALISED, "UPPER_TOTAL": Casing.UPPER,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class LabelMap:
    """Meaning of each label of a checkpoint, in its order.

    `columns` are those of `label_set`, which begins with the labels of the papers. `casings` are
    empty where the labels tell no casing.
    """

    label_set: LabelSet
    columns: tuple[int, ...]
    casings: tuple[Casing, ...]


def read_labels(names: Sequence[str], overrides: Mapping[str, str], *, file: Path) -> LabelMap:
    """The meaning of the labels called `names`, in the order of the checkpoint's outputs.

    `overrides` map names to labels of the papers: `{"LABEL_1": "comma"}`. Raises BundleError for
    an unknown name.
    """
    unused = set(overrides) - set(names)
    if unused:
        raise BundleError(
            f"it has no label {', '.join(sorted(unused))}.",
            file=file,
            remedy=f"Its labels are {', '.join(names)}.",
        )
    meanings = [_meaning(overrides.get(name, name), name, file) for name in names]
    found = {label for label, _ in meanings}
    label_set = LabelSet((*PAPER_LABELS, *(label for label in _OTHERS if label in found)))
    casings = tuple(casing or Casing.LOWER for _, casing in meanings)
    is_cased = any(casing is not None for _, casing in meanings)
    columns = tuple(label_set.column(label) for label, _ in meanings)
    return LabelMap(label_set, columns, casings if is_cased else ())


def _meaning(wanted: str, name: str, file: Path) -> tuple[Label, Casing | None]:
    form = _TAG.sub("", wanted.strip().upper()) or "O"
    cased = _LETTER.match(form) or _WORD.match(form)
    label = _label(form)
    if label is not None:
        return label, None
    if cased and (label := _label(cased["mark"])) is not None:
        return label, _CASINGS[cased["casing"]]
    raise BundleError(
        f"what its label {name!r} stands for is not known.",
        file=file,
        remedy=f"Say it: --label {name}=none, comma, period or question.",
    )


def _label(form: str) -> Label | None:
    """The label of a sign or of a name in capitals; None if it is unknown."""
    named = _LABELS.get(form) or _LABELS.get(_JOINED.sub("", form))
    if named is not None:
        return named
    if form in _SIGNS:
        return _SIGNS[form]
    return label_of(form, otherwise=_TILK_ALUMAE_2016) if is_mark(form) else None
