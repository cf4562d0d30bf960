# SPDX-License-Identifier: Apache-2.0
"""Real caption files, as found."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from interpunct.captions import CaptionDocument, read_captions
from interpunct.errors import CaptionError

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.corpus
def test_every_real_file_is_written_as_read_or_refused_in_a_sentence(
    captions_folder: Path,
) -> None:
    paths = [path for path in sorted(captions_folder.rglob("*.*")) if path.is_file()]
    documents = {path: _read(path) for path in paths}
    for path, document in documents.items():
        if document is not None:
            assert document.to_bytes() == path.read_bytes(), path
            assert document.source.unfaithful_at is None, path
    assert sum(document is not None for document in documents.values()) > 0.85 * len(paths)


def _read(path: Path) -> CaptionDocument | None:
    try:
        return read_captions(path)
    except CaptionError:
        return None
