# SPDX-License-Identifier: Apache-2.0
"""What a folder remembers of its outputs, and what a run makes of it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct import files
from interpunct.cutting.plan import CutMode
from interpunct.cutting.profiles import Limits, Profile, load_profile
from interpunct.folders.byte_locks import PLACES, lock, unlock
from interpunct.folders.claims import CLAIMS, Claims
from interpunct.folders.journal import JOURNAL, DoneJournal, DoneLine, digest, recipe_of
from interpunct.folders.outcomes import Outcome, Standing, Status
from interpunct.folders.planning import Destination, Plan, plan
from interpunct.folders.report import Totals
from interpunct.folders.running import Run
from interpunct.labels import MarksMode
from interpunct.runtime.predictor import Predictor
from interpunct.work.options import Options
from interpunct.work.uncertainty import Policy

Write = Callable[..., Path]

ENGLISH = Options(languages=("en",))
RECIPE = recipe_of(ENGLISH, "bundle")
LINES = st.builds(DoneLine, *[st.text(max_size=5)] * 5)


def season(write: Write) -> Path:
    """A folder with two files."""
    return write("in/a.srt").parent if write("in/b.srt") else Path()


def planned(
    folder: Path, *, recipe: str = RECIPE, in_place: bool = False, overwrite: bool = False
) -> Plan:
    destination = Destination("punctuated", in_place=in_place, overwrite=overwrite)
    return plan([folder], destination, recipe=recipe)


def done(found: Plan, predictor: Predictor, recipe: str = RECIPE) -> list[Outcome]:
    return list(Run(ENGLISH, predictor, recipe=recipe).outcomes(found.jobs))


def standings(found: Plan) -> dict[str, str | None]:
    """Why files are skipped, by name."""
    return {each.path.name: each.standing for each in found.done}


def waiting(found: Plan) -> list[str]:
    return [job.source.name for job in found.jobs]


def test_what_is_done_is_skipped(write: Write, fake_predictor: Predictor) -> None:
    folder = season(write)
    done(planned(folder), fake_predictor)
    again = planned(folder)
    assert not again.jobs
    assert standings(again) == {"a.srt": Standing.DONE, "b.srt": Standing.DONE}


def test_the_output_of_another_source_stays_while_that_is_there(
    write: Write, tmp_path: Path, fake_predictor: Predictor
) -> None:
    first, second = write("one/a.srt"), write("two/a.srt")
    second.write_text("1\n00:00:01,000 --> 00:00:02,000\nanother talk\n")
    destination = Destination("punctuated", tmp_path / "out")

    def plan_of(source: Path) -> Plan:
        return plan([source.parent], destination, recipe=RECIPE)

    done(plan_of(first), fake_predictor)
    before = (tmp_path / "out" / "a.srt").read_bytes()
    assert standings(plan_of(second)) == {"a.srt": Standing.THERE}
    assert (tmp_path / "out" / "a.srt").read_bytes() == before
    first.rename(tmp_path / "gone.srt")
    assert waiting(plan_of(second)) == ["a.srt"]


def test_an_input_that_changed_is_done_again(write: Write, fake_predictor: Predictor) -> None:
    folder = season(write)
    done(planned(folder), fake_predictor)
    write("in/a.srt", "1\n00:00:01,000 --> 00:00:02,000\nnow it says this\n")
    again = planned(folder)
    assert waiting(again) == ["a.srt"]
    (outcome,) = done(again, fake_predictor)
    assert outcome.status is Status.WRITTEN
    assert "Now it says this." in (folder / "a.punctuated.srt").read_text()
    assert not planned(folder).jobs


def test_other_options_do_everything_again(write: Write, fake_predictor: Predictor) -> None:
    folder, other = season(write), recipe_of(ENGLISH, "another bundle")
    done(planned(folder), fake_predictor)
    assert waiting(planned(folder, recipe=other)) == ["a.srt", "b.srt"]


def test_an_output_that_was_edited_stays_unless_overwritten(
    write: Write, fake_predictor: Predictor
) -> None:
    folder = season(write)
    done(planned(folder), fake_predictor)
    (folder / "a.punctuated.srt").write_text("by hand")
    write("in/a.srt", "1\n00:00:01,000 --> 00:00:02,000\nnow it says this\n")
    again = planned(folder)
    assert standings(again) == {"a.srt": Standing.EDITED, "b.srt": Standing.DONE}
    assert not again.jobs
    assert waiting(planned(folder, overwrite=True)) == ["a.srt", "b.srt"]


def test_an_output_that_no_journal_knows_stays(write: Write, fake_predictor: Predictor) -> None:
    folder = season(write)
    write("in/a.punctuated.srt", "by hand")
    done(planned(folder), fake_predictor)
    assert standings(planned(folder)) == {"a.srt": Standing.THERE, "b.srt": Standing.DONE}


def test_an_output_that_was_removed_is_written_again(
    write: Write, fake_predictor: Predictor
) -> None:
    folder = season(write)
    done(planned(folder), fake_predictor)
    (folder / "a.punctuated.srt").unlink()
    assert waiting(planned(folder)) == ["a.srt"]


def test_a_kill_between_the_journal_and_the_file_leaves_it_to_be_done(
    write: Write, fake_predictor: Predictor
) -> None:
    folder = season(write)
    done(planned(folder), fake_predictor)
    journal, output = DoneJournal(folder), folder / "a.punctuated.srt"
    journal.note(replace(journal.lines(output.name)[0], input="new", output="never written"))
    assert standings(planned(folder))["a.srt"] is Standing.DONE


def test_in_place_nothing_is_punctuated_twice(write: Write, fake_predictor: Predictor) -> None:
    folder = season(write)
    done(planned(folder, in_place=True), fake_predictor)
    assert not planned(folder, in_place=True).jobs
    write("in/a.srt")
    assert waiting(planned(folder, in_place=True)) == ["a.srt"]


def test_what_appears_after_the_plan_stays(write: Write, fake_predictor: Predictor) -> None:
    folder = season(write)
    found = planned(folder, overwrite=True)
    steps = Run(ENGLISH, fake_predictor, recipe=RECIPE).steps(found.jobs)
    first = next(step for step in steps if isinstance(step, Outcome))
    write("in/b.punctuated.srt", "by another program")
    second = next(step for step in steps if isinstance(step, Outcome))
    assert first.status is Status.WRITTEN
    assert (second.status, second.standing) == (Status.SKIPPED, Standing.TAKEN)
    assert "meanwhile" in str(second.error)
    assert (folder / "b.punctuated.srt").read_text() == "by another program"


def test_what_another_run_has_claimed_is_left_to_it(
    write: Write, fake_predictor: Predictor
) -> None:
    folder = season(write)
    found = planned(folder)
    held = (
        "import sys; from pathlib import Path; from interpunct.folders.claims import Claims;"
        "claims = Claims();"
        "print(claims.take(Path(sys.argv[1])), flush=True); sys.stdin.read()"
    )
    other = subprocess.Popen(
        [sys.executable, "-c", held, str(folder / "a.punctuated.srt")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert other.stdout is not None
    assert other.stdout.readline() == "True\n"
    outcomes = done(found, fake_predictor)
    assert {each.path.name: each.standing for each in outcomes} == {
        "a.srt": Standing.TAKEN,
        "b.srt": None,
    }
    assert (folder / CLAIMS).exists()
    other.kill()
    other.communicate()
    (outcome,) = done(planned(folder), fake_predictor)
    assert outcome.status is Status.WRITTEN
    assert not (folder / CLAIMS).exists()


def test_a_file_is_claimed_once_and_given_back(tmp_path: Path) -> None:
    output = tmp_path / "new" / "a.srt"
    with Claims() as claims:
        assert claims.take(output)
        assert (output.parent / CLAIMS).exists()
        claims.drop(output)
        assert not (output.parent / CLAIMS).exists()
        assert claims.take(output)
    assert list(output.parent.iterdir()) == []


def test_a_claim_holds_where_another_run_removed_the_file_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    removed: list[int] = []

    def removed_before(file: int, place: int, count: int = 1) -> bool:
        if not removed:
            removed.append(place)
            (tmp_path / CLAIMS).unlink()
        return lock(file, place, count)

    monkeypatch.setattr("interpunct.folders.claims.lock", removed_before)
    with Claims() as claims:
        assert claims.take(tmp_path / "a.srt")
        assert (tmp_path / CLAIMS).exists()  # which others will look at
        assert claims.take(tmp_path / "b.srt")
    assert list(tmp_path.iterdir()) == []


def test_every_place_can_be_locked_on_every_system() -> None:
    assert PLACES.bit_length() < 32


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="no list of the open files")
def test_a_journal_is_open_only_while_it_is_written(tmp_path: Path) -> None:
    before = len(list(Path("/proc/self/fd").iterdir()))
    for number in range(3):
        DoneJournal(tmp_path).note(DoneLine(f"{number}.srt", "1", "2", "3"))
    assert len(list(Path("/proc/self/fd").iterdir())) == before


def test_a_lock_that_cannot_be_given_back_is_no_fault(tmp_path: Path) -> None:
    file = os.open(tmp_path / "a", os.O_CREAT | os.O_RDWR)
    os.close(file)
    unlock(file, 0)


def test_what_a_run_that_died_has_left_is_cleared_by_the_first_claim(tmp_path: Path) -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    part = files.own_part(Path()).name.replace(f"-{os.getpid()}-", f"-{ended.pid}-")
    (tmp_path / part).touch()
    with Claims() as claims:
        claims.take(tmp_path / "a.srt")
        assert not (tmp_path / part).exists()


def test_a_line_is_on_the_disk_and_locked_while_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[tuple[str, int]] = []

    def noted(what: str) -> Callable[..., None]:
        return lambda file, *_, **__: done.append((what, os.fstat(file).st_ino))

    monkeypatch.setattr("interpunct.folders.journal.lock", noted("locked"))
    monkeypatch.setattr("interpunct.folders.journal.os.fsync", noted("forced"))
    DoneJournal(tmp_path).note(DoneLine("a.srt", "1", "2", "3"))
    inode = (tmp_path / JOURNAL).stat().st_ino
    assert done == [("locked", inode), ("forced", inode)]


def test_a_line_that_nests_without_an_end_is_ignored(tmp_path: Path) -> None:
    whole = DoneLine("a.srt", "1", "2", "3")
    DoneJournal(tmp_path).note(whole)
    path = tmp_path / JOURNAL
    path.write_bytes(b"[" * 100_000 + b"\n" + path.read_bytes())
    assert DoneJournal(tmp_path).lines("a.srt") == [whole]


@settings(max_examples=25, deadline=None)
@given(lines=st.lists(LINES, max_size=4), torn=st.integers(1, 60))
def test_a_torn_line_is_ignored_and_the_next_one_is_whole(
    tmp_path_factory: pytest.TempPathFactory, lines: list[DoneLine], torn: int
) -> None:
    folder = tmp_path_factory.mktemp("journal")
    last = DoneLine("last", "i", "r", "o")
    for line in (*lines, last):
        DoneJournal(folder).note(line)
    path = folder / JOURNAL
    path.write_bytes(path.read_bytes()[:-torn])
    DoneJournal(folder).note(replace(last, output="again"))
    kept = [each for each in lines if each.name != "last"]
    for line in kept:
        assert list(DoneJournal(folder).lines(line.name)) == [
            each for each in kept if each.name == line.name
        ]
    assert DoneJournal(folder).lines("last")[-1].output == "again"


def test_a_journal_that_is_none_is_no_obstacle(write: Write, fake_predictor: Predictor) -> None:
    folder = season(write)
    (folder / JOURNAL).write_bytes(b'\xff\n[]\n{"name": 3}\nnull\n{')
    assert len(done(planned(folder), fake_predictor)) == 2
    assert not planned(folder).jobs


def test_a_recipe_is_what_the_bytes_depend_on() -> None:
    cut = replace(ENGLISH, cut=CutMode.SENTENCES)
    same = replace(ENGLISH, policy=Policy(percent=5), profile=load_profile("bbc"))
    assert recipe_of(same, "bundle") == RECIPE
    others = [
        recipe_of(ENGLISH, None),
        recipe_of(replace(ENGLISH, marks=MarksMode.REPLACE), "bundle"),
        *(
            recipe_of(replace(cut, profile=load_profile(name)), "bundle")
            for name in ("bbc", "netflix")
        ),
    ]
    assert len({RECIPE, *others}) == 5


def test_an_option_that_is_new_gives_the_recipes_of_before_until_it_is_used() -> None:
    @dataclass(frozen=True)
    class Later(Options):
        new: int = 3

    assert recipe_of(Later(languages=("en",)), "bundle") == RECIPE
    assert recipe_of(Later(languages=("en",), new=4), "bundle") != RECIPE


def test_a_limit_of_size_makes_no_other_output() -> None:
    assert recipe_of(replace(ENGLISH, most_bytes=5), "bundle") == RECIPE


def test_recipes_are_those_of_the_journals_that_are_out_there() -> None:
    """Whoever changes a default has to tell recipes of before from those since then."""
    profile = Profile("one", "One", Limits(max_cpl=40))
    cut = replace(ENGLISH, cut=CutMode.SENTENCES, profile=profile)
    told = "{'languages': ('en',)} bundle"
    assert recipe_of(ENGLISH, "bundle") == digest(told.encode())
    told = (
        "{'languages': ('en',), 'cut': <CutMode.SENTENCES: 'sentences'>, 'profile': "
        "{'name': 'one', 'title': 'One', 'general': {'max_cpl': 40}}} bundle"
    )
    assert recipe_of(cut, "bundle") == digest(told.encode())
    defaults = {
        "encoding": None,
        "languages": (),
        "unroll": "auto",
        "marks": "complete",
        "casing": "model",
        "cut": "off",
        "profile": None,
        "spares_punctuated": False,
    }
    assert {name: getattr(Options(), name) for name in defaults} == defaults


def test_a_journal_that_cannot_be_written_costs_no_file(
    write: Write, fake_predictor: Predictor
) -> None:
    folder = season(write)
    (folder / JOURNAL).mkdir()
    outcomes = done(planned(folder), fake_predictor)
    assert {each.status for each in outcomes} == {Status.WRITTEN}
    assert all("cannot be noted" in each.notes[0] for each in outcomes)
    totals = Totals()
    for each in outcomes:
        totals.add(each, None)
    assert totals.unnoted == 2


def test_a_single_file_begins_no_journal_but_keeps_one(
    write: Write, fake_predictor: Predictor
) -> None:
    source = write("in/a.srt")
    run = Run(ENGLISH, fake_predictor, recipe=RECIPE, begins_journals=False)
    list(run.outcomes(plan([source], Destination("punctuated"), recipe=RECIPE).jobs))
    assert not (source.parent / JOURNAL).exists()
    over = Destination("punctuated", overwrite=True)
    list(replace(run, begins_journals=True).outcomes(plan([source], over).jobs))
    write("in/a.srt", "1\n00:00:01,000 --> 00:00:02,000\nhi\n")
    list(run.outcomes(plan([source], over).jobs))
    (first, second) = DoneJournal(source.parent).lines("a.punctuated.srt")
    assert first.input != second.input
    assert second.output == digest((source.parent / "a.punctuated.srt").read_bytes())


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="open files are listed on Linux")
def test_no_file_of_claims_stays_open_or_there(tmp_path: Path) -> None:
    with Claims() as claims:
        assert claims.take(tmp_path / "a.srt")
        assert str(tmp_path / CLAIMS) in open_files()
        claims.drop(tmp_path / "a.srt")
        assert not [name for name in open_files() if CLAIMS in name]
    assert list(tmp_path.iterdir()) == []


def open_files() -> list[str]:
    """The names of the files that this process has open."""
    found = []
    for number in Path("/proc/self/fd").iterdir():
        with suppress(OSError):  # the listing itself
            found.append(str(number.readlink()))
    return found


def test_a_journal_that_is_read_on_has_every_whole_line_once(tmp_path: Path) -> None:
    journal, path = DoneJournal(tmp_path), tmp_path / JOURNAL
    lines = [DoneLine("a.srt", str(number), "r", "o") for number in range(4)]
    assert journal.lines("a.srt") == []
    for number, line in enumerate(lines, start=1):
        DoneJournal(tmp_path).note(line)
        journal.read_on()
        journal.read_on()
        assert journal.lines("a.srt") == lines[:number]
    whole = path.read_bytes()
    path.write_bytes(whole + whole[:20])  # another run is writing a line
    journal.read_on()
    assert journal.lines("a.srt") == lines
    path.write_bytes(whole + whole)
    journal.read_on()
    assert journal.lines("a.srt") == lines * 2
    path.write_bytes(whole)
    journal.read_on()
    assert journal.lines("a.srt") == lines
