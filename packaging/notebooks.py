# SPDX-License-Identifier: Apache-2.0
"""Notebooks as pages in Markdown, for the site and the tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def notebook_page(path: Path) -> str:
    """The cells of a notebook: text as it is, code as blocks of Python, without outputs."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return "\n\n".join(map(_block, cells)) + "\n"


def _block(cell: dict[str, Any]) -> str:
    text = "".join(cell["source"])
    return f"```python\n{text}\n```" if cell["cell_type"] == "code" else text
