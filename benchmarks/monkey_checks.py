# SPDX-License-Identifier: Apache-2.0
"""What must hold of an open file after whatever keys and clicks."""

from __future__ import annotations

from collections.abc import Iterator

from interpunct.captions.reading import parse_captions
from interpunct.review.history import History
from interpunct.review.journal import read_header, replay_sound
from interpunct.work.options import Options
from interpunct.work.work import Work
from interpunct_app.pages.page import Page


def faults_of(page: Page) -> Iterator[str]:
    """What the journal replays otherwise than it is shown."""
    if page.reviewer is None:
        return
    work, session = page.reviewer.work, page.reviewer.session
    history = History(_as_begun(page))
    damage = replay_sound(session._journal.path, history).damage
    if damage is not None:
        yield f"the journal is damaged: {damage}"
        return
    again = history.work
    if _held(again) != _held(work):
        yield f"the journal replays {_held(again)}, shown is {_held(work)}"
        return
    again.put_back(work.predicted())
    for cue in range(len(work.document.cues)):
        replayed, shown = again.cue_text(cue).text, work.cue_text(cue).text
        if replayed != shown:
            yield f"cue {cue + 1} is shown as {shown!r}, the journal gives {replayed!r}"
            return


def faults_when_undone(page: Page) -> Iterator[str]:
    """What is left of the file's review when everything is undone."""
    if page.reviewer is None:
        return
    while page.reviewer.undoable is not None:
        left = page.reviewer.undoable
        page.reviewer.undo()
        if page.reviewer.undoable is left:
            yield f"this cannot be undone: {left.description}"
            return
    work, begun = page.reviewer.work, _as_begun(page)
    if _held(work) != _held(begun):
        yield f"all undone, there is {_held(work)}"
    elif work.document.format.editable and work.document.to_bytes() != _bytes(begun):
        yield "all undone, the file is another"


def _as_begun(page: Page) -> Work:
    """The file as its review began, which may be a review that was taken up."""
    assert page.reviewer is not None
    journal = page.reviewer.session._journal.path
    source = journal.with_suffix(".source").read_bytes()
    # Not the page's: those are what the file is being opened with anew, perhaps.
    options = Options.of_record(read_header(journal).options)
    return Work(parse_captions(source, path=page.path, encoding=options.encoding), options)


def _held(work: Work) -> tuple[object, ...]:
    return (
        [cue.payload for cue in work.document.cues],
        [(cue.start_ms, cue.end_ms) for cue in work.document.cues],
        work.marks_mode,
        work.casing_mode,
        sorted(work.decisions.items(), key=lambda item: item[0]),
        sorted(work.casings.items(), key=lambda item: item[0]),
        sorted(work.bookmarks.items()),
        sorted(work.exceptions.items()),
    )


def _bytes(work: Work) -> bytes:
    return work.document.to_bytes()
