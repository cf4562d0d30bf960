# SPDX-License-Identifier: Apache-2.0
"""One hidden file tells of all outputs of a run, however deep their folders are."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from interpunct.folders import homes
from interpunct.folders.claims import CLAIMS, Claims
from interpunct.folders.homes import folders_over, name_in
from interpunct.folders.journal import JOURNAL, DoneJournal, recipe_of
from interpunct.folders.outcomes import Outcome, Standing
from interpunct.folders.planning import Destination, Plan, plan
from interpunct.folders.running import Run
from interpunct.runtime.predictor import Predictor
from interpunct.work.options import Options

Write = Callable[..., Path]

ENGLISH = Options(languages=("en",))
RECIPE = recipe_of(ENGLISH, "bundle")
NAMES = ("one/1.srt", "one/2.srt", "two/deep/1.srt", "top.srt")


@pytest.fixture
def archive(write: Write) -> Path:
    """A folder with files at several depths."""
    for name in NAMES:
        write(f"in/{name}")
    return write("in/top.srt").parent


def planned(source: Path, **destination: object) -> Plan:
    return plan([source], Destination("punctuated", **destination), recipe=RECIPE)  # type: ignore[arg-type]


def carried_out(found: Plan, predictor: Predictor) -> list[Outcome]:
    return list(Run(ENGLISH, predictor, recipe=RECIPE).outcomes(found.jobs))


def hidden(folder: Path) -> list[Path]:
    return sorted(path.relative_to(folder) for path in folder.rglob(".*"))


@pytest.mark.parametrize("place", ["out", "beside", "in place"])
def test_a_run_leaves_one_hidden_file(
    archive: Path, tmp_path: Path, fake_predictor: Predictor, place: str
) -> None:
    out = tmp_path / "out"
    places: dict[str, dict[str, object]] = {
        "out": {"out": out},
        "beside": {},
        "in place": {"in_place": True},
    }
    destination = places[place]
    carried_out(planned(archive, **destination), fake_predictor)
    home = out if place == "out" else archive
    assert hidden(home) == [Path(JOURNAL)]
    again = planned(archive, **destination)
    assert not again.jobs
    assert {outcome.standing for outcome in again.done} == {Standing.DONE}


def test_a_run_over_a_part_knows_the_work_of_the_whole_and_the_whole_that_of_a_part(
    archive: Path, tmp_path: Path, fake_predictor: Predictor
) -> None:
    out = tmp_path / "out"
    carried_out(planned(archive / "two", out=out / "two"), fake_predictor)
    rest = planned(archive, out=out)
    assert [job.source.name for job in rest.jobs] == ["top.srt", "1.srt", "2.srt"]
    carried_out(rest, fake_predictor)
    for part in ("", "one", "two", "two/deep"):
        assert not planned(archive / part, out=out / part).jobs
    (archive / "one/1.srt").write_text("1\n00:00:01,000 --> 00:00:02,000\nnow another text\n")
    assert [job.source.name for job in planned(archive / "one", out=out / "one").jobs] == ["1.srt"]


def test_outputs_move_with_their_hidden_file(
    archive: Path, tmp_path: Path, fake_predictor: Predictor
) -> None:
    carried_out(planned(archive, out=tmp_path / "out"), fake_predictor)
    shutil.move(tmp_path / "out", tmp_path / "elsewhere")
    assert not planned(archive, out=tmp_path / "elsewhere").jobs


def test_the_journals_of_earlier_versions_count(
    archive: Path, tmp_path: Path, fake_predictor: Predictor
) -> None:
    """Those had a journal in each folder of outputs."""
    out = tmp_path / "out"
    for part in ("two/deep", "one", ""):
        carried_out(planned(archive / part, out=out / part), fake_predictor)
    assert [path.as_posix() for path in hidden(out)] == [
        JOURNAL,
        f"one/{JOURNAL}",
        f"two/deep/{JOURNAL}",
    ]
    assert DoneJournal(out / "one").lines("1.srt")
    assert not planned(archive, out=out).jobs


def test_one_named_file_is_noted_in_the_nearest_journal_over_it(
    archive: Path, tmp_path: Path, fake_predictor: Predictor
) -> None:
    out = tmp_path / "out"
    carried_out(planned(archive, out=out), fake_predictor)
    source, output = archive / "two/deep/1.srt", out / "two/deep/1.srt"
    source.write_text("1\n00:00:01,000 --> 00:00:02,000\nnow another text\n")
    run = Run(ENGLISH, fake_predictor, recipe=RECIPE, begins_journals=False)
    list(run.outcomes(planned(source, out=output).jobs))
    assert hidden(out) == [Path(JOURNAL)]
    assert len(DoneJournal(out).lines("two/deep/1.srt")) == 2


def test_a_link_out_of_the_home_is_its_own_home(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    home = tmp_path / "home"
    home.mkdir()
    (home / "link").symlink_to(other)
    assert name_in(home, home / "link" / "a.srt") == (other, "a.srt")
    assert name_in(home, home / "new" / "a.srt") == (home, "new/a.srt")
    assert name_in(home, other / ".." / "home" / "a.srt") == (home, "a.srt")
    assert name_in(None, home / "new" / "a.srt") == (home / "new", "a.srt")


def test_a_folder_of_somebody_else_tells_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = tmp_path / "shared" / "mine" / "deep"
    owners = {tmp_path / "shared": 1}
    monkeypatch.setattr(homes, "_owner", lambda folder: owners.get(folder, 2))
    assert list(folders_over(mine)) == [mine, mine.parent]


def test_runs_with_one_home_see_each_others_claims_at_any_depth(tmp_path: Path) -> None:
    deep = tmp_path / "a" / "b" / "1.srt"
    with Claims() as claims:
        assert claims.take(deep, tmp_path)
        assert claims.take(tmp_path / "1.srt", tmp_path)
        assert hidden(tmp_path) == [Path(CLAIMS)]
        claims.drop(deep, tmp_path)
        claims.drop(tmp_path / "1.srt", tmp_path)
    assert hidden(tmp_path) == []
