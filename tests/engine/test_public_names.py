# SPDX-License-Identifier: Apache-2.0
"""The public door: what `import interpunct` offers to a script, and no more."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import interpunct
from interpunct.runtime.predictor import Predictor

README = Path(__file__).resolve().parents[2] / "README.md"


def test_the_public_names_are_these() -> None:
    assert interpunct.__all__ == [
        "FORMATS",
        "Alternative",
        "CaptionDocument",
        "CaptionFormat",
        "CasingMode",
        "Cue",
        "CutMode",
        "Doubt",
        "Finding",
        "InterpunctError",
        "Label",
        "MarksMode",
        "OpinionOptions",
        "Options",
        "Policy",
        "Predictor",
        "Profile",
        "Unroll",
        "Work",
        "from_pysrt",
        "from_webvtt",
        "load_predictor",
        "load_profile",
        "parse_captions",
        "punctuate",
        "push_to_hub",
        "read_captions",
        "save_pretrained",
        "to_pysrt",
        "to_webvtt",
    ]


@pytest.mark.parametrize("name", interpunct.__all__)
def test_every_public_name_is_there_and_says_what_it_is(name: str) -> None:
    assert getattr(interpunct, name).__doc__


def test_another_name_is_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Wrk'"):
        getattr(interpunct, "Wrk")  # noqa: B009 - mypy would know


def test_a_script_opens_punctuates_cuts_and_saves(
    tmp_path: Path, fake_predictor: Predictor
) -> None:
    path = tmp_path / "talk.srt"
    path.write_text("1\n00:00:01,000 --> 00:00:03,000\nthe boat left\n")
    work = interpunct.Work.read(str(path), interpunct.Options(languages=("en",)))
    work.punctuate(fake_predictor)
    profile = interpunct.load_profile("netflix")
    work.cut(work.plan_cut(profile))
    assert not work.findings(profile)
    assert work.save(tmp_path / "done.srt") == (tmp_path / "done.srt").read_bytes()
    assert "The boat left." in (tmp_path / "done.srt").read_text()


def test_the_script_in_the_readme_uses_public_names_only() -> None:
    _, _, rest = README.read_text(encoding="utf-8").partition("```python\n")
    script = ast.parse(rest.partition("```")[0])
    used = {
        node.attr
        for node in ast.walk(script)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "interpunct"
    }
    assert used
    assert used <= set(interpunct.__all__)


def test_doubts_tell_their_words_marks_and_alternatives(fake_predictor: Predictor) -> None:
    work = interpunct.Work.of_bytes(
        b"1\n00:00:01,000 --> 00:00:03,000\nslowly the boat left\n",
        interpunct.Options(languages=("en",)),
    )
    work.punctuate(fake_predictor)
    (doubt,) = work.doubts()
    assert (doubt.cue, doubt.before, doubt.mark, doubt.after) == (1, "slowly", ",", "the")
    assert 1.0 < doubt.seconds < 3.0
    assert doubt.confidence < 0.75
    assert doubt.alternatives[0].mark == ","
    assert str(doubt) == f"cue 1: slowly [,] the, {doubt.confidence:.0%}"


def test_findings_are_sentences_that_count_cues_from_1() -> None:
    work = interpunct.Work.of_bytes(b"1\n00:00:01,000 --> 00:00:01,100\n" + b"word " * 30)
    found = work.findings(interpunct.load_profile("netflix"))
    assert all(str(finding).startswith("cue 1: ") for finding in found)


def test_another_ending_chooses_the_format(tmp_path: Path) -> None:
    srt = b"1\n00:00:01,000 --> 00:00:03,000\nthe boat left\n"
    (tmp_path / "talk.txt").write_bytes(srt)
    work = interpunct.Work.read(tmp_path / "talk.txt")
    assert work.save(tmp_path / "other.txt") == srt  # as the file that was read
    assert work.save(tmp_path / "talk.srt") == srt
    assert work.save(tmp_path / "talk.old") == srt
    assert work.save(tmp_path / "talk.vtt").startswith(b"WEBVTT")
    assert interpunct.Work.of_bytes(srt).save(tmp_path / "new.txt") == b"the boat left\n"
