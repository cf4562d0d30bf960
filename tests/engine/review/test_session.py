# SPDX-License-Identifier: Apache-2.0
"""Sessions: nothing decided is lost, and no two editors share a journal."""

from __future__ import annotations

import errno
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from interpunct.errors import SessionError
from interpunct.labels import Casing
from interpunct.review.commands import Decide, DecideMany, SetCasing
from interpunct.review.corrections import corrections
from interpunct.review.found_sessions import find_saved, find_session, open_sessions
from interpunct.review.restructuring import EditPayload
from interpunct.review.session import Session
from interpunct.review.session_files import copy_session, keep_source, take_lock
from interpunct.work.options import Json
from interpunct.work.work import Work

MakeState = Callable[..., Work]
AllOf = Callable[[Work], tuple[Any, ...]]
Start = Callable[..., Session]

CHILD = """
import sys
sys.path.insert(0, sys.argv[1])
from pathlib import Path
from conftest import MARKET, state_of
from interpunct.review.commands import Decide
from interpunct.review.session import Session

state = state_of()
folder, caption = Path(sys.argv[2]), Path("market.srt")
session = Session.start(state, MARKET.encode(), caption=caption, options={}, folder=folder)
marks = ",.?!"
for number in range(10**6):
    slot, mark = number % 9, marks[number // 9 % 4]
    session.do(Decide.plan(state, slot, mark, seconds=number))
    print(number, flush=True)
"""


@pytest.fixture
def started(tmp_path: Path, make_state: MakeState, market: str) -> Start:
    def start(**options: Json) -> Session:
        return Session.start(
            make_state(), market.encode(), caption=Path("a.srt"), options=options, folder=tmp_path
        )

    return start


def with_a_step(session: Session) -> Session:
    session.do(Decide.plan(session.work, 0, "!"))
    return session


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL is a POSIX signal")
@pytest.mark.parametrize("acknowledged", [1, 25, 60])
def test_a_killed_editor_loses_no_acknowledged_decision(
    tmp_path: Path, make_state: MakeState, acknowledged: int
) -> None:
    here = str(Path(__file__).parents[1])
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, here, str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    with child:
        assert child.stdout is not None
        last = -1
        while last < acknowledged:
            last = int(child.stdout.readline())
        os.kill(child.pid, signal.SIGKILL)
        last = max([last, *map(int, filter(str.strip, child.stdout))])
    (found,) = open_sessions(tmp_path)
    session = Session.recover(found, make_state())
    done = len(session.history.done)
    assert done in (last + 1, last + 2)
    assert session.notice is None
    for slot in range(9):
        newest = max((n for n in range(done) if n % 9 == slot), default=None)
        if newest is not None:
            assert session.work.decisions[slot].seconds == newest
    session.abandon()


def test_a_recovered_session_goes_on_and_can_undo_what_came_before(
    tmp_path: Path,
    started: Start,
    make_state: MakeState,
    all_of: AllOf,
) -> None:
    session = started()
    session.do(Decide.plan(session.work, 0, "!"))
    session.do(EditPayload.plan(session.work, 5, "the bitter end"))
    session.undo()
    session.redo()
    held = all_of(session.work)
    session.abandon()
    (found,) = open_sessions(tmp_path)
    again = Session.recover(found, make_state())
    assert all_of(again.work) == held
    again.do(Decide.plan(again.work, 1, "?"))
    again.undo()
    again.undo()
    again.undo()
    assert not again.work.decisions
    assert again.undo() is None
    again.abandon()
    (found,) = open_sessions(tmp_path)
    last = Session.recover(found, make_state())
    assert not last.work.decisions
    assert len(last.history.undone) == 3
    last.abandon()


def test_open_sessions_tell_what_a_dialog_shows(
    tmp_path: Path, started: Start, market: str
) -> None:
    session = started(languages=["en"])
    session.do(Decide.plan(session.work, 0, "!"))
    assert open_sessions(tmp_path) == []  # held by this editor
    session.abandon()
    (found,) = open_sessions(tmp_path)
    assert (found.caption, found.steps, found.options) == ("a.srt", 1, {"languages": ["en"]})
    assert found.source_bytes() == market.encode()
    assert find_session(market.encode(), tmp_path) == found
    assert find_session(b"another", tmp_path) is None


def test_a_session_is_found_by_what_was_saved_in_between(tmp_path: Path, started: Start) -> None:
    session = started()
    session.do(Decide.plan(session.work, 0, "!"))
    written = session.work.rendered().document.to_bytes()
    session.saved(written, Path("b.srt"))
    session.do(Decide.plan(session.work, 1, "?"))
    session.abandon()
    found = find_session(written, tmp_path)
    assert found is not None
    assert found.steps == 3
    assert found.caption == "b.srt"


def test_a_damaged_note_of_a_save_hides_no_session(tmp_path: Path, started: Start) -> None:
    session = started()
    session.do(Decide.plan(session.work, 0, "!"))
    session.abandon()
    (found,) = open_sessions(tmp_path)
    with found.journal.open("ab") as file:
        file.write(b'{"step":"saved","sha256":7}\n')
    (damaged,) = open_sessions(tmp_path)
    assert damaged.caption == "a.srt"


def test_a_closed_session_is_archived_with_its_corrections(tmp_path: Path, started: Start) -> None:
    session = started()
    session.do(Decide.plan(session.work, 9, "!", seconds=1.5))
    session.close()
    assert open_sessions(tmp_path) == []
    names = {path.suffix for path in (tmp_path / "archive").iterdir()}
    assert names == {".journal", ".source"}
    (kept,) = (tmp_path / "corrections").iterdir()
    (entry,) = map(json.loads, kept.read_text(encoding="utf-8").splitlines())
    assert entry["before"][-1] == "apples"
    assert entry["after"][0] == "then"
    assert (entry["language"], entry["mark"], entry["chosen"]) == ("en", "!", 2)
    assert len(entry["probabilities"]) == 4
    started().abandon()


def test_corrections_of_half_a_character_have_its_replacement(
    tmp_path: Path,
) -> None:
    source = b'{"segments":[{"start":0,"end":2,"text":"hello \\ud800 you"}]}'
    work, caption = Work.of_bytes(source), tmp_path / "a.json"
    session = Session.start(work, source, caption=caption, options={}, folder=tmp_path)
    session.do(Decide.plan(work, 0, "!"))
    session.close()
    (kept,) = (tmp_path / "corrections").iterdir()
    assert json.loads(kept.read_text(encoding="utf-8"))["after"] == ["\ufffd", "you"]


def test_two_editors_never_share_a_journal(started: Start) -> None:
    session = started()
    with pytest.raises(SessionError, match="another editor"):
        started()
    session.do(Decide.plan(session.work, 0, "!"))
    session.abandon()
    with pytest.raises(SessionError, match="not closed"):
        started()


def test_a_lock_is_free_again_once_released(tmp_path: Path) -> None:
    lock = take_lock(tmp_path / "a.lock")
    with pytest.raises(SessionError):
        take_lock(tmp_path / "a.lock")
    lock.release()
    lock.release()
    take_lock(tmp_path / "a.lock").release()


def test_a_discarded_session_is_kept_but_no_longer_found(tmp_path: Path, started: Start) -> None:
    with_a_step(started()).abandon()
    open_sessions(tmp_path)[0].discard()
    assert open_sessions(tmp_path) == []
    assert len(list((tmp_path / "archive").iterdir())) == 2


def test_a_session_that_an_editor_has_taken_up_meanwhile_is_not_discarded(
    tmp_path: Path, started: Start, make_state: MakeState
) -> None:
    with_a_step(started()).abandon()
    (found,) = open_sessions(tmp_path)
    session = Session.recover(found, make_state())
    with pytest.raises(SessionError, match=r"^a\.srt: another editor has this file open\."):
        found.discard()
    session.do(Decide.plan(session.work, 1, "?"))
    session.abandon()
    (found,) = open_sessions(tmp_path)
    assert found.steps == 2
    found.discard()
    assert open_sessions(tmp_path) == []


def test_a_damaged_journal_is_kept_whole_and_what_came_before_the_damage_goes_on(
    tmp_path: Path, started: Start, make_state: MakeState
) -> None:
    session = started()
    session.do(Decide.plan(session.work, 0, "!"))
    session.do(Decide.plan(session.work, 1, "!"))
    session.abandon()
    (found,) = open_sessions(tmp_path)
    lines = found.journal.read_bytes().splitlines(keepends=True)
    damaged = b"".join([*lines[:2], b"{oops\n", *lines[2:]])
    found.journal.write_bytes(damaged)
    again = Session.recover(found, make_state())
    assert "line 3" in (again.notice or "")
    assert list(again.work.decisions) == [0]
    again.do(Decide.plan(again.work, 2, "?"))
    again.abandon()
    last = Session.recover(open_sessions(tmp_path)[0], make_state())
    assert list(last.work.decisions) == [0, 2]
    assert last.notice is None
    last.abandon()
    assert damaged in [path.read_bytes() for path in (tmp_path / "archive").iterdir()]


def test_a_source_that_was_changed_is_not_recovered_from(tmp_path: Path, started: Start) -> None:
    with_a_step(started()).abandon()
    (found,) = open_sessions(tmp_path)
    found.journal.with_suffix(".source").write_bytes(b"changed")
    with pytest.raises(SessionError, match="was changed"):
        found.source_bytes()


def test_a_journal_that_died_before_its_first_line_does_not_block_the_file(
    tmp_path: Path, started: Start, market: str
) -> None:
    with_a_step(started()).abandon()
    (found,) = open_sessions(tmp_path)
    found.journal.write_bytes(b'{"interpunct":1,"cap')
    assert open_sessions(tmp_path) == []
    started().abandon()


def test_copies_of_a_file_have_sessions_of_their_own(
    tmp_path: Path, make_state: MakeState, market: str
) -> None:
    source = market.encode()
    captions = [tmp_path / "one" / "a.srt", tmp_path / "two" / "a.srt", tmp_path / "b.srt"]
    for number, caption in enumerate(captions):
        caption.parent.mkdir(exist_ok=True)
        caption.write_bytes(source)
        work, folder = make_state(), tmp_path / "sessions"
        session = Session.start(work, source, caption=caption, options={}, folder=folder)
        for slot in range(number + 1):
            session.do(Decide.plan(work, slot, "!"))
        session.abandon()
    for number, caption in enumerate(captions):
        found = find_session(source, tmp_path / "sessions", caption)
        assert found is not None
        assert (found.caption, found.steps) == (str(caption), number + 1)


def test_a_session_follows_a_file_that_was_moved_but_not_a_copy(
    tmp_path: Path, make_state: MakeState, market: str
) -> None:
    source, folder = market.encode(), tmp_path / "sessions"
    caption, other = tmp_path / "a.srt", tmp_path / "b.srt"
    caption.write_bytes(source)
    work = make_state()
    session = Session.start(work, source, caption=caption, options={}, folder=folder)
    session.do(Decide.plan(work, 0, "!"))
    session.abandon()
    other.write_bytes(source)
    assert find_session(source, folder, other) is None
    other.unlink()
    caption.rename(other)
    found = find_session(source, folder, other)
    assert found is not None
    assert found.steps == 1


def test_a_session_without_a_step_is_nothing_to_recover(tmp_path: Path, started: Start) -> None:
    started().abandon()
    assert open_sessions(tmp_path) == []
    started().abandon()  # and does not stand in the way


def test_a_file_that_another_editor_has_open_is_named(started: Start) -> None:
    session = started()
    with pytest.raises(SessionError, match=r"^a\.srt: another editor has this file open\."):
        started()
    session.abandon()


def test_a_session_saved_under_another_name_is_that_of_the_other_file(
    tmp_path: Path, make_state: MakeState, market: str
) -> None:
    source, folder, work = market.encode(), tmp_path / "sessions", make_state()
    caption, other = tmp_path / "a.srt", tmp_path / "b.srt"
    caption.write_bytes(source)
    session = Session.start(work, source, caption=caption, options={}, folder=folder)
    session.do(Decide.plan(work, 0, "!"))
    other.write_bytes(work.to_bytes())
    session.saved(other.read_bytes(), other)
    session.do(Decide.plan(work, 1, "?"))
    session.abandon()
    assert find_session(source, folder, caption) is None
    found = find_session(other.read_bytes(), folder, other)
    assert found is not None
    assert found.steps == 3


def no_disk(*_: object, **__: object) -> None:
    raise OSError(errno.EIO, os.strerror(errno.EIO))


def test_steps_that_are_not_on_the_disk_are_not_let_go_of(
    tmp_path: Path, started: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = with_a_step(started())
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", no_disk)
        with pytest.raises(SessionError, match="Save the captions first"):
            session.abandon()
    assert open_sessions(tmp_path) == []  # it is held
    session.do(Decide.plan(session.work, 1, "?"))
    session.abandon()
    (found,) = open_sessions(tmp_path)
    assert found.steps == 2


def test_a_review_that_is_over_ends_on_a_failing_disk_too(
    tmp_path: Path, started: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = with_a_step(started())
    (tmp_path / "corrections").write_bytes(b"no folder")
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", no_disk)
        session.close()
    started().abandon()  # nobody holds it any more


def test_a_damaged_journal_that_cannot_be_copied_is_left_whole(
    tmp_path: Path, started: Start, make_state: MakeState, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_a_step(started()).abandon()
    (found,) = open_sessions(tmp_path)
    with found.journal.open("ab") as file:
        file.write(b"{oops\n")
    damaged = found.journal.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_bytes", no_disk)
        with pytest.raises(SessionError, match=os.strerror(errno.EIO)):
            Session.recover(found, make_state())
    assert found.journal.read_bytes() == damaged
    Session.recover(found, make_state()).abandon()


def test_a_session_that_died_early_and_cannot_be_moved_is_told(
    started: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    started().abandon()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", no_disk)
        with pytest.raises(SessionError, match=os.strerror(errno.EIO)):
            started()
    started().abandon()  # the lock was let go of


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are bytes there only")
def test_a_name_that_is_no_text_has_a_review_like_any_other(
    tmp_path: Path, make_state: MakeState, market: str
) -> None:
    source, folder, work = market.encode(), tmp_path / "sessions", make_state()
    caption = Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.srt"))
    caption.write_bytes(source)
    assert find_saved(source, caption, folder) is None
    session = Session.start(work, source, caption=caption, options={}, folder=folder)
    session.do(Decide.plan(work, 0, "!"))
    written = work.to_bytes()
    caption.write_bytes(written)
    session.saved(written, caption)
    session.close()
    found = find_saved(written, caption, folder)
    assert found is not None
    assert found.caption == str(caption)


@pytest.mark.parametrize("begun", ["1e300", "-1e300"])
def test_a_journal_that_began_at_no_time_is_none(
    tmp_path: Path, started: Start, begun: str
) -> None:
    with_a_step(started()).abandon()
    (found,) = open_sessions(tmp_path)
    text = found.journal.read_text(encoding="ascii")
    found.journal.write_text(re.sub('"begun":[0-9.]+', f'"begun":{begun}', text), "ascii")
    assert open_sessions(tmp_path) == []


def saved_elsewhere(session: Session, other: Path) -> bytes:
    """Save a review as another file, with which it goes on."""
    written = session.work.to_bytes()
    other.write_bytes(written)
    session.saved(written, other)
    return written


def test_a_file_can_be_opened_again_once_its_review_goes_on_with_another(
    tmp_path: Path, make_state: MakeState, market: str
) -> None:
    source, folder = market.encode(), tmp_path / "sessions"
    caption, other = tmp_path / "a.srt", tmp_path / "b.srt"
    first = Session.start(make_state(), source, caption=caption, options={}, folder=folder)
    first.do(Decide.plan(first.work, 0, "!"))
    written = saved_elsewhere(first, other)
    second = Session.start(make_state(), source, caption=caption, options={}, folder=folder)
    second.do(Decide.plan(second.work, 1, "?"))
    first.do(Decide.plan(first.work, 2, "!"))
    with pytest.raises(SessionError, match="another editor"):
        Session.start(make_state(), source, caption=caption, options={}, folder=folder)
    first.abandon()
    second.abandon()
    for path, data, steps in ((other, written, 3), (caption, source, 1)):
        found = find_session(data, folder, path)
        assert found is not None
        assert (found.caption, found.steps) == (str(path), steps)
        assert found.source_bytes() == source


def test_a_review_stays_where_it_is_when_it_cannot_go_along(
    tmp_path: Path, make_state: MakeState, market: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, folder = market.encode(), tmp_path / "sessions"
    caption, other = tmp_path / "a.srt", tmp_path / "b.srt"
    in_the_way = Session.start(make_state(), source, caption=other, options={}, folder=folder)
    session = Session.start(make_state(), source, caption=caption, options={}, folder=folder)
    session.do(Decide.plan(session.work, 0, "!"))
    saved_elsewhere(session, other)  # which another editor has open
    in_the_way.abandon()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", no_disk)
        saved_elsewhere(session, tmp_path / "c.srt")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", no_disk)
        saved_elsewhere(session, tmp_path / "d.srt")
    session.do(Decide.plan(session.work, 1, "?"))
    session.abandon()
    found, left_over = open_sessions(folder)
    assert (found.caption, found.steps) == (str(tmp_path / "d.srt"), 5)
    left_over.discard()
    again = Session.recover(found, make_state())
    assert list(again.work.decisions) == [0, 1]
    again.close()
    assert open_sessions(folder) == []


def test_a_review_that_cannot_go_along_leaves_the_place_to_others(
    tmp_path: Path, make_state: MakeState, market: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, folder = market.encode(), tmp_path / "sessions"
    other = tmp_path / "b.srt"
    session = Session.start(
        make_state(), source, caption=tmp_path / "a.srt", options={}, folder=folder
    )
    with_a_step(session)
    with monkeypatch.context() as patch:
        patch.setattr("interpunct.review.session_files.copy_session", no_session)
        saved_elsewhere(session, other)
    Session.start(make_state(), source, caption=other, options={}, folder=folder).abandon()
    session.abandon()


def no_session(*_: object) -> None:
    raise SessionError("no space left")


def test_a_lock_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    path = tmp_path / "film.lock"
    path.mkdir()
    with pytest.raises(SessionError) as caught:
        take_lock(path)
    assert caught.value.file == str(path)
    assert os.strerror(errno.EISDIR) in caught.value.what


def test_a_session_that_cannot_be_copied_is_told_with_the_reason(tmp_path: Path) -> None:
    journal = tmp_path / "film.journal"
    journal.write_bytes(b"1")
    with pytest.raises(SessionError, match=os.strerror(errno.ENOENT)) as caught:
        copy_session(journal, tmp_path / "absent" / "film.journal")
    assert caught.value.file == str(journal)


def test_what_is_unsaved_is_counted_by_what_it_is(started: Start) -> None:
    session = started()
    work = session.work
    session.do(SetCasing.plan(work, 0, Casing.UPPER))
    session.do(EditPayload.plan(work, 0, "Yesterday it rained"))
    session.do(DecideMany.plan(work, [1, 2]))
    found = session.unsaved()
    assert (found.casings, found.edits, found.decisions) == (1, 1, 2)
    session.abandon()


def test_corrections_of_what_was_not_predicted_have_no_probabilities(
    make_state: MakeState,
) -> None:
    work = make_state(seed=None)
    Decide.plan(work, 0, "!").apply(work)
    (entry,) = corrections(work)
    assert (entry["label"], entry["probabilities"], entry["mark"]) == (None, None, "!")


def test_captions_that_cannot_be_copied_are_told_with_their_journal(tmp_path: Path) -> None:
    journal = tmp_path / "absent" / "film.journal"
    with pytest.raises(SessionError, match="cannot be copied") as caught:
        keep_source(b"1", journal)
    assert caught.value.file == str(journal)


def test_a_source_that_is_gone_is_told(tmp_path: Path, started: Start) -> None:
    with_a_step(started()).abandon()
    (found,) = open_sessions(tmp_path)
    found.journal.with_suffix(".source").unlink()
    with pytest.raises(SessionError, match="cannot be read"):
        found.source_bytes()
