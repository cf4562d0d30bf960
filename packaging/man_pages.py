# SPDX-License-Identifier: Apache-2.0
"""Writes the man pages and the completions from the help: `python packaging/man_pages.py`.

They are kept in `packaging/share`, as a build should need nothing but the files; a test compares
them. The page of the editor is written by hand.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from command_line import PROGRAM, Entry, Page, pages

SHARE = Path(__file__).resolve().parent / "share"
COMPLETIONS = {
    "bash": Path("bash-completion/completions/interpunct"),
    "zsh": Path("zsh/site-functions/_interpunct"),
    "fish": Path("fish/vendor_completions.d/interpunct.fish"),
}

_REGISTERED = "compdef _interpunct_completion interpunct"


def man_page(page: Page) -> str:
    """A page of section 1, in the macros of man(7)."""
    lines = [
        f'.TH "{_file_stem(page).upper()}" 1 "" "Interpunct" "User commands"',
        ".SH NAME",
        f"{_file_stem(page)} \\- {_roff(page.summary)}",
        ".SH SYNOPSIS",
        f".B {_roff(page.usage)}",
        ".SH DESCRIPTION",
        "\n.PP\n".join(map(_roff, page.paragraphs)),
    ]
    for title, entries in page.entries.items():
        lines += [f".SH {title.upper()}", *_tagged(entries)]
    if page.examples:
        lines += [".SH EXAMPLES", *_tagged(page.examples)]
    lines += [".SH SEE ALSO", ", ".join(_see_also(page))]
    return "\n".join(lines) + "\n"


def _tagged(entries: list[Entry] | tuple[Entry, ...]) -> Iterator[str]:
    for entry in entries:
        yield from (".TP", f".B {_roff(entry.term)}", _roff(entry.text))


def _see_also(page: Page) -> Iterator[str]:
    """The editor, and the commands around this one."""
    yield r"interpunct\-editor(1)"
    parts = page.name.split()
    around = {parts[0], " ".join(parts[:-1])} if len(parts) > 1 else set()
    inner = [f"{page.name} {entry.term}" for entry in page.entries.get("Commands", [])]
    for name in (*sorted(around - {""}), *inner):
        yield f"{_roff(name.replace(' ', '-'))}(1)"


def _file_stem(page: Page) -> str:
    return page.name.replace(" ", "-")


def _roff(text: str) -> str:
    """Text with nothing in it that roff would take for more."""
    escaped = text.replace("\\", r"\e").replace("-", r"\-")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped


def completion(shell: str) -> str:
    """The script that makes a shell ask the program what could come next."""
    asked = {**os.environ, "_INTERPUNCT_COMPLETE": f"source_{shell}"}
    command = [sys.executable, "-m", "interpunct.cli.main"]
    done = subprocess.run(command, env=asked, capture_output=True, text=True, check=True)
    # zsh runs the file at the first Tab: what only registers itself completes at the second.
    script = done.stdout.strip().replace(_REGISTERED, '_interpunct_completion "$@"')
    return f"{script}\n"


def files() -> Iterator[tuple[Path, str]]:
    """The files below `packaging/share` that are generated, and their texts."""
    for page in pages():
        yield Path(f"man/man1/{_file_stem(page)}.1"), man_page(page)
    for shell, path in COMPLETIONS.items():
        yield path, completion(shell)


def write(share: Path = SHARE) -> None:
    """Write all of them; pages of commands that are no more go."""
    written = dict(files())
    for old in (share / "man" / "man1").glob(f"{PROGRAM}*.1"):
        if old.relative_to(share) not in written and old.stem != "interpunct-editor":
            old.unlink()
    for name, text in written.items():
        (share / name).parent.mkdir(parents=True, exist_ok=True)
        (share / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
