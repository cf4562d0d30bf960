# SPDX-License-Identifier: Apache-2.0
"""The ranked files of a report as one HTML page, which loads nothing and runs nothing.

Texts of captions and names of files are from strangers. They are escaped, their control
characters are shown as signs, and each stands alone, so that none can turn the text around it.
"""

from __future__ import annotations

import html
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from unicodedata import category

from interpunct.captions.links import command_line_to, link_to
from interpunct.captions.times import ON_SCREEN
from interpunct.folders.outcomes import Status
from interpunct.folders.ranking import Doubt, RankedFile

START = (
    "<!doctype html>\n<html lang=en>\n<head>\n<meta charset=utf-8>\n"
    '<meta http-equiv="Content-Security-Policy" '
    "content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
)
"""Start of every page."""

MOST_DOUBTS = 50
"""Largest number of slots of a file on the page."""

_STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
h1 { font-size: 1.5rem; }
details, .failed { border-top: 1px solid #8886; padding: .5rem 0; }
summary { cursor: pointer; display: grid; gap: 0 1rem;
  grid-template-columns: 1rem 2rem 1fr 6rem; }
summary::before { content: "▸"; }
details[open] > summary::before { content: "▾"; }
.number { text-align: end; font-variant-numeric: tabular-nums; }
.why { grid-column: 3; opacity: .75; }
.failed { border-inline-start: .25rem solid #c33; padding-inline-start: .5rem; }
table { border-collapse: collapse; margin: .5rem 0 1rem 4rem; }
th, td { padding: .15rem .75rem; text-align: start; vertical-align: top; }
mark { padding: 0 .3em; border-radius: .2em; }
code { overflow-wrap: anywhere; }
"""


def page(files: Sequence[RankedFile], most: int, report: Path) -> Iterator[str]:
    """The parts of the page about the first `most` of the ranked `files` of a `report`."""
    yield START
    yield '<meta name=viewport content="width=device-width">\n'
    yield f"<title>{escaped(report.name)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
    yield f"<h1>Look at these files first</h1>\n<p>{_totals(files, most)}</p>\n"
    for rank, file in enumerate(files[:most], start=1):
        yield from _file(rank, file)
    yield (
        "<p>A click on a place opens the editor there, if this system knows its links; else copy "
        f"the command.</p>\n<p>{_text(report)}, Interpunct {version('interpunct')}</p>\n"
        "</body>\n</html>\n"
    )


def escaped(text: object) -> str:
    """A text for a page; control characters become replacement signs."""
    shown = "".join("\ufffd" if category(sign) in ("Cc", "Cs") else sign for sign in str(text))
    return html.escape(shown)


def _text(text: object) -> str:
    """A text of strangers; its direction does not reach beyond it."""
    return f"<bdi>{escaped(text)}</bdi>"


def _totals(files: Sequence[RankedFile], most: int) -> str:
    failed = sum(file.status is Status.FAILED for file in files)
    faults = sum(file.faults for file in files)
    shown = f"{min(most, len(files)):,} of {len(files):,} files"
    told = f"{shown}; {failed:,} failed; about {faults:,.0f} faults in all files."
    return f"{told} A click on a file shows its doubts."


def _file(rank: int, file: RankedFile) -> Iterator[str]:
    name, why = _text(file.opened), _text("; ".join(file.reasons()) or "nothing in particular")
    head = f"<span class=number>{rank}</span> <strong>{name}</strong>"
    if file.status is Status.FAILED:
        yield f"<div class=failed>{head} <span class=why>{why}</span></div>\n"
        return
    yield f"<details{' open' if rank == 1 else ''}>\n<summary>{head}"
    yield f"<span class=number>{file.faults:,.0f}</span><span class=why>{why}</span></summary>\n"
    yield f"<p><code>{escaped(command_line_to(file.opened))}</code></p>\n<table>\n"
    yield "<tr><th>place<th>time<th>text<th>sure<th>or else<th>command</tr>\n"
    for doubt in file.doubts(MOST_DOUBTS):
        yield _row(file, doubt)
    yield "</table>\n</details>\n"


def _row(file: RankedFile, doubt: Doubt) -> str:
    link = html.escape(link_to(file.opened, doubt.place))
    time = "" if doubt.start_ms is None else ON_SCREEN.stamp(doubt.start_ms)
    others = ", ".join(f"{label} {share:.0%}" for label, share in doubt.others())
    text = (
        f"{_text(f'{doubt.before} {doubt.word}')} <mark>{escaped(doubt.mark or '␣')}</mark> "
        f"{_text(doubt.after)}"
    )
    command = escaped(command_line_to(file.opened, doubt.place))
    return (
        f'<tr><td><a href="{link}">{doubt.place}</a><td class=number>{time}<td>{text}'
        f"<td class=number>{doubt.confidence:.0%}<td>{_text(others)}"
        f"<td><code>{command}</code></tr>\n"
    )
