# SPDX-License-Identifier: Apache-2.0
"""Label sets in files: a JSON list of names of the papers' labels and descriptions of others.

    ["NONE", "COMMA", "PERIOD", "QUESTION",
     {"name": "EXCLAMATION", "counts_as": "PERIOD", "ends_sentence": true, "sign": "!"}]

`interpunct.labels.Label` tells what a description can have.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from interpunct.decoding import read_json
from interpunct.errors import LabError
from interpunct.labels import PAPER_LABELS, LabelSet
from interpunct_lab.text.labelled import LabelledText


def read_label_set(path: Path | None) -> LabelSet:
    """The label set in a file, the papers' without any. Raises LabError for anything else."""
    if path is None:
        return PAPER_LABELS
    described = read_json(path, list[str | dict[str, Any]], LabError)
    try:
        return LabelSet.of(described)
    except ValueError as error:
        raise LabError(
            f"this is no label set: {error}.",
            file=path,
            remedy="Name NONE first, and give each label a name, what it counts_as and a sign.",
        ) from error


def refuse_other_labels(texts: Mapping[str, LabelledText], labels: LabelSet, file: Path) -> None:
    """Raise LabError where a text was labelled with other labels than these."""
    for code, text in texts.items():
        if text.label_set != labels:
            raise LabError(
                f"the text in {code} is labelled with {', '.join(text.label_set.names)}.",
                file=file,
                remedy=f"Label it with {', '.join(labels.names)}, or name its own --labels.",
            )
