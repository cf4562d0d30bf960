#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Plug-in of Subtitle Edit 5: marks and capitals for the open subtitle, by `interpunct punctuate`.

Subtitle Edit names a request file, and reads the response file that the request names (its
documentation, "Plugins"). Any Python 3 runs this file; Interpunct is a program beside it.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ENDINGS = {
    "SubRip": ".srt",
    "WebVTT": ".vtt",
    "Advanced Sub Station Alpha": ".ass",
    "Sub Station Alpha": ".ssa",
}
"""The formats that are handed on as they are; others are handed on as SubRip."""
_BESIDE = Path.home() / ".local" / "bin"  # of pipx; programs of a desktop may not look there


def main() -> int:
    """Answer the request in the file that is named first."""
    request = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8-sig"))
    response = json.dumps({"apiVersion": 1, **answer(request)})
    Path(request["responseFilePath"]).write_text(response, encoding="utf-8")
    return 0


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """The response: the subtitle with marks and capitals, or a message."""
    subtitle = request["subtitle"]
    form = subtitle["format"] if subtitle["format"] in ENDINGS else "SubRip"
    text = subtitle["native"] if form == subtitle["format"] else subtitle["subRip"]
    program = os.environ.get("INTERPUNCT") or shutil.which("interpunct", path=_search_path())
    if program is None:
        return _error("The program interpunct is not found. Install it, or name it in INTERPUNCT.")
    folder = Path(request["tempDirectory"])
    given, made = (folder / f"{name}{ENDINGS[form]}" for name in ("given", "made"))
    given.write_bytes(text.encode())
    command = [program, "punctuate", str(given), "-o", str(made), "--encoding", "utf-8"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode or not made.is_file():
        return _error(done.stderr.strip() or f"interpunct ended with {done.returncode}.")
    marked = {"format": form, "native": made.read_bytes().decode()}
    return {"status": "ok", "subtitle": marked, "undoDescription": "Interpunct"}


def _search_path() -> str:
    return os.pathsep.join([os.environ.get("PATH", ""), str(_BESIDE)])


def _error(message: str) -> dict[str, Any]:
    return {"status": "error", "message": message}


if __name__ == "__main__":
    sys.exit(main())
