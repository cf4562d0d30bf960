# SPDX-License-Identifier: Apache-2.0
"""Marks of bundles are kept whole, and two systems are compared by them."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.errors import LabError
from interpunct_lab.__main__ import main
from interpunct_lab.evaluation.input_tasks import Task
from interpunct_lab.evaluation.metrics import StretchCounts, paired_difference
from interpunct_lab.evaluation.shown_marks import Shown, keep_marks, kept_marks, system_of

CHUNK = Task.CHUNK


def text(slots: int, right: float, seed: int = 0) -> Shown:
    """The right labels of one text, and labels of which about a share is right."""
    wanted = np.random.default_rng(7).choice(4, slots, p=[0.85, 0.08, 0.06, 0.01])
    random = np.random.default_rng(seed)
    shown = np.where(random.random(slots) < right, wanted, random.integers(0, 4, slots))
    return wanted.astype(np.uint8), shown.astype(np.uint8)


pairs = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), max_size=60)


@given(st.lists(pairs, min_size=1, max_size=3))
def test_marks_are_read_as_they_were_written(bundles: list[list[tuple[int, int]]]) -> None:
    found = {
        f"bundle-{number} 1": (
            np.array([right for right, _ in slots], np.uint8),
            np.array([shown for _, shown in slots], np.uint8),
        )
        for number, slots in enumerate(bundles)
    }
    with TemporaryDirectory() as folder:
        for one in found.items():
            keep_marks(Path(folder), "set", CHUNK, [one])
        read = kept_marks(Path(folder), "set", CHUNK)
    assert {name: [part.tolist() for part in shown] for name, shown in read.items()} == {
        name: [part.tolist() for part in shown] for name, shown in found.items()
    }


def test_the_file_is_for_people_too(tmp_path: Path) -> None:
    wanted, shown = np.zeros((2, 9), np.uint8)
    wanted[[2, 5]], shown[[2, 6]] = (2, 1), (2, 3)
    keep_marks(tmp_path, "malay", CHUNK, [("crf 1", (wanted, shown))])
    assert (tmp_path / "marks" / "malay.chunk.tsv").read_text() == "crf 1\t2..2,_0_?2\n"


@pytest.mark.parametrize("damage", ["crf 1", "crf 1\t2x.3", "crf 1\t2.", "\t3", "crf 1\t"])
def test_a_damaged_file_is_told_with_its_line(tmp_path: Path, damage: str) -> None:
    keep_marks(tmp_path, "malay", CHUNK, [("char-delay 1", text(50, 0.9))])
    path = tmp_path / "marks" / "malay.chunk.tsv"
    path.write_text(path.read_text() + damage)
    with pytest.raises(LabError, match=r"malay\.chunk\.tsv.*line 2"):
        kept_marks(tmp_path, "malay", CHUNK)


def test_a_bundle_has_one_system() -> None:
    names = ["crf 1", "crf-seed2 1", "crf", "shift-lstm-4x1024 1", "shift-lstm-4x1024-seed3 1"]
    assert [system_of(name) for name in names] == ["crf"] * 3 + ["shift-lstm-4x1024"] * 2


def counts(slots: int, right: float, *seeds: int) -> list[StretchCounts]:
    return [StretchCounts.of(*text(slots, right, seed)) for seed in seeds]


def test_a_system_does_not_differ_from_itself() -> None:
    one = counts(3_000, 0.9, 1)
    found = paired_difference(one, one)
    assert found.value == 0
    assert found.interval == (0, 0)
    assert not found.is_clear


def test_pairs_tell_apart_systems_whose_intervals_overlap() -> None:
    """The second repeats the first, but for some of its marks."""
    wanted, shown = text(3_000, 0.9, 1)
    worse = shown.copy()
    worse[np.flatnonzero(shown)[::25]] = 0
    first, second = StretchCounts.of(wanted, shown), StretchCounts.of(wanted, worse)
    times = np.random.default_rng(1).multinomial(len(first), np.full(30, 1 / 30), 500)
    assert np.quantile(second.f1(times), 0.975) > np.quantile(first.f1(times), 0.025)
    found = paired_difference([first], [second])
    assert found.is_clear
    assert found.interval[0] < found.value < found.interval[1]
    assert found.value == -paired_difference([second], [first]).value


def test_trainings_that_differ_tell_less() -> None:
    """The mean of the second is the same, but its trainings are far apart."""
    first = counts(3_000, 0.9, 1, 2, 3)
    near, apart = counts(3_000, 0.85, 4, 5, 6), []
    for right, seed in ((0.75, 4), (0.85, 5), (0.95, 6)):
        apart += counts(3_000, right, seed)
    assert paired_difference(first, near).is_clear
    assert not paired_difference(first, apart).is_clear


def test_texts_of_different_lengths_are_not_compared() -> None:
    with pytest.raises(ValueError, match="one text"):
        paired_difference(counts(3_000, 0.9, 1), counts(2_000, 0.9, 1))


def test_two_systems_are_compared_on_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep_marks(
        tmp_path,
        "malay",
        CHUNK,
        [
            ("crf 1", text(3_000, 0.9, 1)),
            ("crf-seed2 1", text(3_000, 0.9, 2)),
            ("char-delay 1", text(3_000, 0.7, 3)),
        ],
    )
    main(["compare", str(tmp_path), "crf", "char-delay", "--set", "malay"])
    told = capsys.readouterr().out
    assert told.startswith("crf - char-delay on malay: +")
    assert told.endswith("): told apart by 2 and 1 trainings\n")
    with pytest.raises(LabError, match=r"no marks of electra.*char-delay, crf"):
        main(["compare", str(tmp_path), "crf", "electra", "--set", "malay"])
