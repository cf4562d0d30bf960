# SPDX-License-Identifier: Apache-2.0
"""Decisions of the human beside the predictions of the model, for calibration and adaptation.

One JSON object per decision. Stored on this machine only.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from interpunct.files import replace_file
from interpunct.work.options import Json
from interpunct.work.work import Work

CONTEXT = 16  # words stored on each side


def corrections(work: Work) -> Iterator[dict[str, Json]]:
    """One entry for every decided slot, in file order.

    `before` ends with the word before the slot. `label` and `probabilities` are the model's, in
    the order of the work's label set, None where nothing was predicted. `mark` and `chosen` are
    the human's.
    """
    words = work.transcript.words
    for slot, decision in sorted(work.decisions.items()):
        proposal = work.table.proposals[slot]
        before = words[max(0, slot + 1 - CONTEXT) : slot + 1]
        after = words[slot + 1 : slot + 1 + CONTEXT]
        likely = work.table.label_probabilities[slot].tolist()
        yield {
            "language": words[slot].language,
            "before": [word.text for word in before],
            "after": [word.text for word in after],
            "label": None if proposal is None else work.label_set.column(proposal.label),
            "probabilities": None if proposal is None else likely,
            "mark": decision.mark,
            "chosen": work.label_set.column(decision.label),
            "seconds": decision.seconds,
        }


def keep_corrections(work: Work, path: Path) -> int:
    """Write the corrections of `work` to `path` as JSON lines; returns their number.

    Writes nothing if there are none. Raises OSError where they cannot be written.
    """
    lines = [json.dumps(entry, ensure_ascii=False) + "\n" for entry in corrections(work)]
    if lines:
        data = "".join(lines).encode(errors="backslashreplace")  # lone surrogates as JSON escapes
        path.parent.mkdir(parents=True, exist_ok=True)
        replace_file(path, lambda part: part.write_bytes(data))
    return len(lines)
