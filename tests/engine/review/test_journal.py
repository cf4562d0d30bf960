# SPDX-License-Identifier: Apache-2.0
"""The journal: what is in it is done again, whatever happened to its end."""

from __future__ import annotations

import errno
import json
import math
import os
import threading
from collections.abc import Callable
from contextlib import nullcontext, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct, to_builtins

from interpunct.errors import InterpunctError, SessionError
from interpunct.labels import PaperLabel
from interpunct.review.commands import Decide, Step
from interpunct.review.history import History
from interpunct.review.journal import Journal, read_header, replay, replay_sound, survey
from interpunct.review.journal_lines import (
    FORMAT,
    AnyCommand,
    Done,
    Header,
    Line,
    Predicted,
    Redone,
    Saved,
    Undone,
    command_of,
    read_line,
)
from interpunct.runtime.predictions import Predictions
from interpunct.work.work import Work

MakeState = Callable[..., Work]
Plan = Callable[[Work, int, int, int], Step]
AllOf = Callable[[Work], tuple[Any, ...]]

HEADER = Header("film.srt", "0" * 64, {"languages": ["en"]})
UNDO, REDO = range(17, 19)
STEPS = st.lists(
    st.tuples(st.integers(0, REDO), st.integers(0, 60), st.integers(0, 90)), min_size=1, max_size=8
)


def written(
    path: Path,
    work: Work,
    plan: Plan,
    steps: list[tuple[int, int, int]],
    all_of: AllOf,
) -> list[tuple[int, tuple[Any, ...]]]:
    """A journal of the steps; gives the bytes and the state after each line of it."""
    path.unlink(missing_ok=True)
    journal = Journal.create(path, HEADER)
    history = History(work)
    held = [(path.stat().st_size, all_of(work))]
    for kind, one, other in steps:
        with suppress(InterpunctError):
            if kind == UNDO and history.done:
                journal.append(Undone())
                history.undo()
            elif kind == REDO and history.undone:
                journal.append(Redone())
                history.redo()
            elif kind < UNDO:
                command = plan(work, kind, one, other)
                journal.append(Done(command_of(command.record())))
                history.do(command)
        held.append((path.stat().st_size, all_of(work)))
    journal.close()
    return held


@settings(max_examples=15)
@given(STEPS, st.lists(st.integers(0, 10**6), max_size=3))
def test_a_journal_cut_off_anywhere_gives_the_state_of_its_last_whole_line(
    make_state: MakeState,
    plan: Plan,
    all_of: AllOf,
    steps: list[tuple[int, int, int]],
    cuts: list[int],
) -> None:
    with TemporaryDirectory() as folder:
        check_cuts(Path(folder) / "any.journal", make_state, plan, all_of, (steps, cuts))


def check_cuts(
    path: Path,
    make_state: MakeState,
    plan: Plan,
    all_of: AllOf,
    example: tuple[list[tuple[int, int, int]], list[int]],
) -> None:
    steps, cuts = example
    held = written(path, make_state(), plan, steps, all_of)
    data = path.read_bytes()
    for cut in [len(data), *(cut % (len(data) + 1) for cut in cuts)]:
        path.write_bytes(data[:cut])
        work = make_state()
        if cut < held[0][0]:
            with pytest.raises(SessionError):
                replay(path, History(work))
            continue
        replay(path, History(work))
        assert all_of(work) == [saved for size, saved in held if size <= cut][-1]


def test_every_prefix_of_a_journal_of_decisions_is_recovered(
    tmp_path: Path,
    make_state: MakeState,
    plan: Plan,
    all_of: AllOf,
) -> None:
    path = tmp_path / "all.journal"
    held = written(path, make_state(), plan, [(0, 3, 3), (10, 0, 0), (2, 4, 2)], all_of)
    data = path.read_bytes()
    for cut in range(held[0][0], len(data) + 1):
        path.write_bytes(data[:cut])
        history = History(make_state())
        replay(path, history, HEADER.sha256)
        expected = [saved for size, saved in held if size <= cut][-1]
        assert dict(history.work.decisions) == expected[6]
    for cut in range(held[0][0]):
        path.write_bytes(data[:cut])
        with pytest.raises(SessionError):
            read_header(path)


def test_no_step_waits_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    is_let = threading.Event()
    monkeypatch.setattr(os, "fsync", lambda _descriptor: is_let.wait())
    journal = Journal.create(tmp_path / "slow.journal", HEADER)
    journal.append(Undone())
    journal.append(Redone())
    assert journal.path.read_bytes().count(b"\n") == 3
    is_let.set()
    journal.close()


def test_that_a_step_did_not_reach_the_disk_is_told_at_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal.create(tmp_path / "broken.journal", HEADER)
    wait_for_disk(journal)
    monkeypatch.setattr(os, "fsync", failing_disk)
    journal._next_sync = 0.0
    journal.append(Undone())
    wait_for_disk(journal)
    before = journal.path.read_bytes()
    with pytest.raises(SessionError, match=os.strerror(errno.EIO)):
        journal.append(Redone())
    assert journal.path.read_bytes() == before
    monkeypatch.undo()
    journal.append(Redone())
    journal.close()
    assert journal.path.read_bytes().startswith(before)


def test_that_the_last_step_did_not_reach_the_disk_is_told_before_the_journal_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal.create(tmp_path / "broken.journal", HEADER)
    wait_for_disk(journal)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", failing_disk)
        journal._next_sync = 0.0
        journal.append(Undone())
        wait_for_disk(journal)
    with pytest.raises(SessionError, match=os.strerror(errno.EIO)):
        journal.force()  # the system tells it once, and says that all is well after that
    journal.append(Redone())
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", failing_disk)
        with pytest.raises(SessionError, match=os.strerror(errno.EIO)):
            journal.close()
    journal.close()  # which it is


def test_where_a_half_line_cannot_be_cut_off_no_step_follows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal.create(tmp_path / "stuck.journal", HEADER)
    before = journal.path.read_bytes()
    whole = os.write

    def half(descriptor: int, data: bytes) -> int:
        if len(data) < 8:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return whole(descriptor, data[: len(data) // 2])

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", half)
        patch.setattr(os, "ftruncate", failing_truncate)
        for _ in range(2):
            with pytest.raises(SessionError, match=os.strerror(errno.EIO)):
                journal.append(Undone())
    assert journal.path.read_bytes().startswith(before + b"{")
    journal.append(Redone())
    journal.close()
    assert journal.path.read_bytes() == before + b'{"step":"redo"}\n'


def failing_truncate(_descriptor: int, _length: int) -> None:
    raise OSError(errno.EIO, os.strerror(errno.EIO))


def wait_for_disk(journal: Journal) -> None:
    """Wait until what was written is on the disk, or could not be brought there."""
    assert journal._syncing is not None
    journal._syncing.result()


def failing_disk(_descriptor: int) -> None:
    raise OSError(errno.EIO, os.strerror(errno.EIO))


def journal_of(path: Path, *lines: bytes) -> Path:
    Journal.create(path, HEADER).close()
    with path.open("ab") as file:
        file.writelines(line + b"\n" for line in lines)
    return path


GOOD = b'{"step":"do","command":{"do":"decide","slot":0,"word":"yesterday","mark":",","label":1}}'


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\xff\xfe",
        b"[" * 100_000,
        b"9" * 10_000,
        b'{"step":"do"}',
        b'{"step":"do","command":[]}',
        b'{"step":"undo","step":"fly"}',
        b'{"step":"redo"}',
        b'{"step":"\\ud800"}',
        b'{"step":"predicted","first":0,"rows":"","shown":"","\\ud800":0}',
        b'{"step":"do","command":{"do":"decide","slot":NaN,"word":"a","mark":".","label":1}}',
        b'{"step":"do","command":{"do":"decide","slot":1,"word":"went","mark":".","label":2}}',
        b'{"step":"do","command":{"do":"edit","cue":0,"payload":"a\\ud800","decisions":[],"as_written":[]}}',
        b'{"step":"predicted","first":0,"rows":"AAAA","shown":""}',
        b'{"step":"predicted","first":0,"rows":"","shown":""}',
        b'{"step":"predicted","first":0,"rows":"?","shown":""}',
        b'{"step":"predicted","first":999999,"rows":"' + b"A" * 37 + b'I=","shown":""}',
        b'{"step":"predicted","first":0,"rows":"' + b"/" * 37 + b'8=","shown":""}',
        b'{"step":"typing","cue":-1,"opened":"","text":"a"}',
        b"null",
    ],
)
def test_a_damaged_line_is_named_and_what_came_before_it_is_kept(
    tmp_path: Path, make_state: MakeState, line: bytes
) -> None:
    path = journal_of(tmp_path / "damaged.journal", GOOD, line, GOOD)
    history = History(make_state())
    with pytest.raises(SessionError, match="line 3"):
        replay(path, history)
    assert list(history.work.decisions) == [0]
    assert len(history.done) == 1
    replayed = replay_sound(path, History(make_state()))
    assert replayed.steps == 1
    assert path.read_bytes()[: replayed.length].endswith(GOOD + b"\n")


def test_the_journal_of_another_file_is_refused_before_anything_is_done(
    tmp_path: Path, make_state: MakeState
) -> None:
    path = journal_of(tmp_path / "other.journal", GOOD)
    history = History(make_state())
    with pytest.raises(SessionError, match=r"another version of film\.srt"):
        replay(path, history, "1" * 64)
    assert not history.done


def test_a_journal_of_a_later_format_is_refused(tmp_path: Path, make_state: MakeState) -> None:
    path = tmp_path / "later.journal"
    path.write_bytes(b'{"interpunct":5,"caption":"a","sha256":"b","options":{}}\n')
    with pytest.raises(SessionError, match="format 5"):
        replay(path, History(make_state()))


def test_a_line_that_cannot_be_written_leaves_no_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "full.journal"
    journal = Journal.create(path, HEADER)
    before = path.read_bytes()
    whole = os.write

    def half(descriptor: int, data: bytes) -> int:
        if len(data) < 20:
            raise OSError(28, "No space left on device")
        return whole(descriptor, data[: len(data) // 2])

    monkeypatch.setattr(os, "write", half)
    with pytest.raises(SessionError, match="No space left"):
        journal.append(Saved("x" * 100, "y"))
    monkeypatch.undo()
    assert path.read_bytes() == before
    journal.append(Undone())
    journal.close()
    assert path.read_bytes() == before + b'{"step":"undo"}\n'


def test_a_step_that_does_not_fit_tells_why(tmp_path: Path, make_state: MakeState) -> None:
    other = b'{"step":"do","command":{"do":"set-casing","index":0,"word":"nope","casing":1}}'
    with pytest.raises(SessionError, match="reads 'nope'"):
        replay(journal_of(tmp_path / "other.journal", other), History(make_state()))


def test_what_could_not_be_read_again_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "film.journal"
    journal = Journal.create(path, HEADER)
    before = path.read_bytes()
    with pytest.raises(ValueError, match="not JSON compliant"):
        journal.append(Done(Decide(0, "so", ".", PaperLabel.PERIOD, math.nan)))
    journal.close()
    assert path.read_bytes() == before


def test_predictions_for_more_words_than_there_are_are_damage(
    tmp_path: Path, make_state: MakeState, predict: Callable[..., Predictions]
) -> None:
    work = make_state()
    line = Predicted.of(work, predict(len(work.transcript)))
    path = tmp_path / "film.journal"
    journal = Journal.create(path, HEADER)
    journal.append(line)
    journal.close()
    with pytest.raises(SessionError, match="do not fit the words"):
        replay(path, History(make_state("1\n00:00:01,000 --> 00:00:03,000\nso it goes\n")))


def test_each_step_of_the_user_counts(tmp_path: Path, make_state: MakeState) -> None:
    path = journal_of(tmp_path / "film.journal", GOOD, b'{"step":"undo"}', b'{"step":"redo"}')
    assert replay(path, History(make_state())) == survey(path).steps == 3


@pytest.mark.parametrize(("spare", "is_taken"), [(0, True), (-1, False)])
def test_a_line_of_the_longest_length_is_written_and_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spare: int, is_taken: bool
) -> None:
    path, line = tmp_path / "film.journal", Saved("0" * 64, "film.srt" * 30)
    journal = Journal.create(path, HEADER)
    longest = len(json.dumps(to_builtins(line), separators=(",", ":"))) + 1
    monkeypatch.setattr("interpunct.review.journal._LONGEST_LINE", longest + spare)
    with nullcontext() if is_taken else pytest.raises(SessionError, match="too long for"):
        journal.append(line)
    journal.close()
    assert len(survey(path).saves) == is_taken


def test_too_many_lines_are_refused_with_their_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("interpunct.review.journal._MOST_LINES", 2)
    path = journal_of(tmp_path / "film.journal", GOOD)
    with pytest.raises(SessionError, match="too many lines") as caught:
        replay(path, History(Work.of_bytes(b"1\n00:00:01,000 --> 00:00:03,000\nyesterday\n")))
    assert caught.value.file == str(path)
    assert caught.value.where == "line 2"


def test_what_is_on_its_way_to_the_disk_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal.create(tmp_path / "slow.journal", HEADER)
    wait_for_disk(journal)
    is_let = threading.Event()

    def slowly_failing(descriptor: int) -> None:
        if threading.current_thread() is not threading.main_thread():
            is_let.wait()
            failing_disk(descriptor)

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", slowly_failing)
        journal._next_sync = 0.0
        journal.append(Undone())
        threading.Timer(0.05, is_let.set).start()
        with pytest.raises(SessionError, match=os.strerror(errno.EIO)):
            journal.force()
    journal.close()


@pytest.mark.parametrize("kind", [Header, *get_args(Line), *get_args(AnyCommand)])
def test_nothing_that_a_journal_keeps_can_be_changed(kind: type[Struct]) -> None:
    assert kind.__struct_config__.frozen


def test_what_a_line_does_not_tell_was_at_no_time_and_nowhere() -> None:
    assert read_line(GOOD, Line).at == 0
    saved = read_line(b'{"step":"saved","sha256":"0","caption":"a"}', Line)
    assert saved == Saved("0", "a", predictions="", seen_only=False, at=0)
    header = read_line(b'{"caption":"a","sha256":"0","options":{}}', Header)
    assert header == Header("a", "0", {}, begun=0, interpunct=FORMAT)
