# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.labels import Label
from interpunct.review.comparing import MarkedWord, compare

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from typer.testing import Result

    Invoke = Callable[..., Result]

REFERENCE = "Really, the boat left the harbour. Anna waved from the pier. Did she?\n"
HYPOTHESIS = "Really the boat left the harbour. Anna waved, from the Pier. Did she?\n"
PUNCTUATED = "Really, the boat left the harbour. Anna waved from the pier.\n"


def compared(run: Invoke, *arguments: str) -> dict[str, Any]:
    """What comparing two files gives, as JSON."""
    done = run("evaluate", *arguments, "--language", "en", "--json")
    assert done.exit_code == 0, done.stderr
    entry: dict[str, Any] = json.loads(done.stdout)
    return entry


def test_the_same_text_has_no_errors(run: Invoke, folder: Path) -> None:
    (folder / "a.txt").write_text(f"{PUNCTUATED} Did she?")
    entry = compared(run, "a.txt", "a.txt")
    assert entry["version"] == 1
    assert entry["differences"] == {"only_hypothesis": 0, "only_reference": 0, "replaced": 0}
    assert entry["micro"] == {"precision": 1, "recall": 1, "f1": 1}
    assert (entry["macro_f1"], entry["weighted_f1"], entry["slot_error_rate"]) == (1, 1, 0)
    assert (entry["casing_accuracy"], entry["casing_f1"]) == (1, 1)


def test_captions_are_compared_across_formats(run: Invoke, folder: Path) -> None:
    lines = PUNCTUATED.replace(". ", ".\n").splitlines()
    (folder / "a.vtt").write_text(
        "WEBVTT\n\n" + "".join(f"00:0{at}.000 --> 00:0{at}.900\n{lines[at]}\n\n" for at in (0, 1))
    )
    (folder / "a.sbv").write_text(
        "".join(f"0:00:0{at}.000,0:00:0{at}.900\n{lines[at]}\n\n" for at in (0, 1))
    )
    assert compared(run, "a.sbv", "a.vtt")["slot_error_rate"] == 0
    entry = compared(run, "talk.srt", "a.vtt")
    assert entry["slots"] == 11
    assert entry["slot_error_rate"] == 1  # every mark is missing
    assert entry["casing_accuracy"] == pytest.approx(9 / 11)


def test_rolling_captions_count_every_word_once(run: Invoke, folder: Path) -> None:
    said = ["Really the boat", "left the harbour", "Anna waved there", "and left again"]
    cues = "".join(
        f"00:00:{2 * at:02}.000 --> 00:00:{2 * at + 1:02}.990\n{said[at - 1] if at else ' '}\n"
        + said[at].replace(" ", f"<00:00:{2 * at:02}.500><c> ", 1).replace("d ", "d</c> ", 1)
        + f"</c>\n\n00:00:{2 * at + 1:02}.990 --> 00:00:{2 * at + 2:02}.000\n{said[at]}\n \n\n"
        for at in range(4)
    )
    (folder / "rolling.vtt").write_text(f"WEBVTT\n\n{cues}")
    (folder / "said.txt").write_text(" ".join(said) + ".")
    entry = compared(run, "rolling.vtt", "said.txt")
    assert entry["slots"] == 12
    assert not any(entry["differences"].values())


def test_text_in_another_encoding_is_read(run: Invoke, folder: Path) -> None:
    (folder / "a.txt").write_bytes("Le café est fermé. Où est-il?".encode("utf-16"))
    (folder / "b.txt").write_text("Le café est fermé. Où est-il?")
    done = run("evaluate", "a.txt", "b.txt", "-l", "fr", "--json")
    assert json.loads(done.stdout)["slot_error_rate"] == 0


def test_the_table_has_a_row_for_each_mark_and_average(run: Invoke, folder: Path) -> None:
    (folder / "a.txt").write_text(PUNCTUATED)
    (folder / "b.txt").write_text(PUNCTUATED.replace(",", ""))
    done = run("evaluate", "a.txt", "b.txt", "--language", "en")
    rows = {line.split()[0]: line.split()[1:] for line in done.stdout.splitlines() if line}
    assert rows["comma"] == ["0.0%", "0.0%", "0.0%", "0"]
    assert rows["period"] == ["100.0%", "100.0%", "100.0%", "2"]
    assert rows["micro"][:2] == ["66.7%", "100.0%"]
    assert {"macro", "weighted"} <= set(rows)
    assert "slots compared: 11" in done.stdout
    assert "casing right: 100.0% of the words, capitals F1 100.0%" in done.stdout


def test_text_without_case_has_no_figures_of_casing(run: Invoke, folder: Path) -> None:
    (folder / "a.txt").write_text("今天天气很好。")
    done = run("evaluate", "a.txt", "a.txt", "-l", "zh")
    assert "casing" not in done.stdout
    entry = json.loads(run("evaluate", "a.txt", "a.txt", "-l", "zh", "--json").stdout)
    assert entry["casing_accuracy"] is None


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("talk.srt", "missing.txt"), "missing.txt: the file cannot be read"),
        (("talk.srt", "talk.srt", "-l", "tlh"), "'tlh' is not a language"),
        (("talk.srt",), "'reference'"),
    ],
)
def test_what_cannot_be_compared_is_one_line(
    run: Invoke, arguments: tuple[str, ...], reason: str
) -> None:
    done = run("evaluate", *arguments)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert reason in done.stderr


def test_evaluation_of_texts(run: Invoke, folder: Path) -> None:
    (folder / "hyp.txt").write_text(HYPOTHESIS)
    (folder / "ref.txt").write_text(REFERENCE)
    done = run("evaluate", "hyp.txt", "ref.txt", "--language", "en")
    assert done.exit_code == 0
    assert "slot error rate: 50.0%" in done.stdout  # one missing, one too many, of four marks
    entry = json.loads(run("evaluate", "hyp.txt", "ref.txt", "--json").stdout)
    assert entry["slots"] == 13
    assert entry["labels"]["comma"]["f1"] == 0
    assert entry["labels"]["period"]["f1"] == 1
    assert entry["micro"]["precision"] == pytest.approx(0.75)
    assert entry["casing_accuracy"] == pytest.approx(12 / 13)


def test_evaluation_of_captions_against_text_aligns_other_words(run: Invoke, folder: Path) -> None:
    (folder / "ref.txt").write_text(
        "Oh really, a boat left the harbour. Anna waved from the pier."
    )
    done = run("evaluate", "talk.srt", "ref.txt", "--language", "en", "--json")
    entry = json.loads(done.stdout)
    assert entry["differences"] == {"only_hypothesis": 0, "only_reference": 1, "replaced": 1}
    assert entry["slots"] == 11
    assert entry["micro"]["recall"] == 0
    assert "the words are not the same" in done.stderr


@pytest.mark.parametrize("more", [(), ("--json",)])
def test_a_reference_without_marks_is_refused(
    run: Invoke, folder: Path, more: tuple[str, ...]
) -> None:
    (folder / "ref.txt").write_text(REFERENCE)
    assert "mean nothing" not in run("evaluate", "talk.srt", "ref.txt", *more).stderr
    swapped = run("evaluate", "ref.txt", "talk.srt", *more)
    assert (swapped.exit_code, swapped.stdout) == (2, "")
    assert "talk.srt: the reference has no marks, so that figures would mean nothing" in (
        swapped.stderr
    )


OTHER = (
    "The committee of the town met on a Monday, and the mayor spoke of the new bridge. It was to "
    "be built in the spring, he said, but nobody knew who was to pay for it."
)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(OTHER, id="another text"),
        pytest.param("今天天气很好。我们去散步吧，好吗？", id="another language"),
        pytest.param("She.", id="a word of it"),
    ],
)
@pytest.mark.parametrize("more", [(), ("--json",)])
def test_unrelated_texts_are_refused(
    run: Invoke, folder: Path, text: str, more: tuple[str, ...]
) -> None:
    (folder / "a.txt").write_text(text)
    (folder / "b.txt").write_text(REFERENCE)
    for names in (("a.txt", "b.txt"), ("b.txt", "a.txt")):
        done = run("evaluate", *names, *more)
        assert (done.exit_code, done.stdout) == (2, "")
        assert f"of the words match {names[1]}; a comparison needs 20%." in done.stderr
        assert done.stderr.count("\n") == 1


@given(share=st.floats(0, 0.75), seed=st.integers(0, 999))
@settings(max_examples=40, deadline=None)
def test_recognised_words_with_many_errors_are_compared(share: float, seed: int) -> None:
    random = Random(seed)
    reference = [MarkedWord(f"w{random.randrange(60)}", Label.NONE) for _ in range(400)]
    errors = set(random.sample(range(400), round(share * 400)))
    recognised = [
        MarkedWord("x", word.label) if place in errors else word
        for place, word in enumerate(reference)
        if place not in errors or random.random() < 0.7
    ]
    assert compare(recognised, reference).same_words >= 0.2


def test_one_encoding_is_named_for_both_files(run: Invoke, folder: Path) -> None:
    text = "Příliš žluťoučký kůň, říkal. Úpěl ďábelské ódy?"
    (folder / "a.txt").write_bytes(text.encode("cp1250"))
    (folder / "b.txt").write_bytes(text.replace(",", "").encode("cp1250"))
    done = run("evaluate", "a.txt", "b.txt", "-l", "cs", "--encoding", "cp1250", "--json")
    entry = json.loads(done.stdout)
    assert (entry["slots"], any(entry["differences"].values())) == (7, False)
    refused = run("evaluate", "a.txt", "b.txt", "--encoding", "utf-8")
    assert refused.exit_code == 2
    assert refused.stderr.endswith("Set it with --encoding.\n")


def test_evaluation_needs_words(run: Invoke, folder: Path) -> None:
    (folder / "none.txt").write_text("\n")
    assert run("evaluate", "none.txt", "talk.srt").exit_code == 2
    assert run("evaluate", "talk.srt", "missing.txt").exit_code == 2
