# SPDX-License-Identifier: Apache-2.0
"""Files of a report by what to look at first, and the page about them."""

from __future__ import annotations

import json
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.captions.links import Place, link_to, read_link
from interpunct.errors import ReportError
from interpunct.folders.ranking import MARKS_A_WORD, RankedFile, ranked
from interpunct.folders.report_page import MOST_DOUBTS, page
from interpunct.folders.report_reading import ReportIndex, read_report

Report = Callable[..., Path]
ERROR = {"cue": 1, "rule": "line_length", "level": "error", "value": 9, "limit": 8, "message": "x"}
WARNING = ERROR | {"level": "warning"}


@pytest.fixture
def report(tmp_path: Path) -> Report:
    """Write a report of these entries."""

    def write(*entries: dict[str, Any], version: int = 2) -> Path:
        path = tmp_path / "r.jsonl"
        lines = [{"interpunct": "0", "version": version, "command": "punctuate"}, *entries]
        lines += [{"totals": {}, "complete": True}]
        path.write_text("".join(json.dumps(line) + "\n" for line in lines))
        return path

    return write


def entry(path: str, errors: float = 0, **more: Any) -> dict[str, Any]:
    """The entry of a file that was written, with so many expected errors."""
    told = {"path": path, "output": f"out/{path}", "status": "written", "counts": {"words": 100}}
    return told | {"expected_errors": errors, "slots": []} | more


def slot(word: str, confidence: float, **more: Any) -> dict[str, Any]:
    told = {"cue": 2, "offset": 7, "start_ms": 1000, "before": "and", "word": word, "after": "he"}
    told |= {"label": "comma", "mark": ",", "confidence": confidence, "uncertain": True}
    return told | {"alternatives": {"none": 0.25}} | more


def failed(path: str) -> dict[str, Any]:
    return {"path": path, "output": None, "status": "failed", "error": f"{path}: it is a picture."}


def files_of(path: Path) -> list[RankedFile]:
    return ranked(read_report(path))


def test_output_on_standard_output_is_looked_at_in_the_input(report: Report) -> None:
    (found,) = ranked(read_report(report(entry("a.srt", 1, output="-"))))
    assert found.opened == Path("a.srt")
    assert list(found.reasons()) == ["about 1 wrong mark"]


def test_failures_come_first_and_then_the_most_faults(report: Report) -> None:
    foreign = {"left_alone": {"foreign": {"ka": 1000}, "sooner_typed": {}}}
    broken = {"findings": [ERROR] * 30 + [WARNING] * 500}
    files = files_of(
        report(
            entry("few", 2),
            entry("styles", 1, **broken),
            entry("many", 40),
            entry("foreign", 0, **foreign),
            failed("broken"),
        )
    )
    assert [file.path for file in files] == ["broken", "foreign", "many", "styles", "few"]
    reasons = ["; ".join(file.reasons()) for file in files]
    assert reasons == [
        "broken: it is a picture.",
        "1,000 words left alone (ka)",
        "about 40 wrong marks",
        "30 style errors; about 1 wrong mark",
        "about 2 wrong marks",
    ]


def test_marks_that_are_only_suggested_are_missing_and_not_wrong(report: Report) -> None:
    typed = {"foreign": {}, "sooner_typed": {"ar": 300}}
    counts = {"words": 400, "undecided": 400}
    (file,) = files_of(report(entry("a", 80, counts=counts, left_alone=typed)))
    assert file.expected_errors == 20
    assert file.faults == 20 + 300 * MARKS_A_WORD
    assert list(file.reasons()) == ["300 words left alone (ar)", "about 20 wrong marks"]


def test_the_last_entry_of_a_file_counts(report: Report) -> None:
    files = files_of(report(entry("a", 50), entry("b", 9), entry("a", 1), failed("b")))
    assert [(file.path, file.expected_errors) for file in files] == [("b", 0), ("a", 1)]


def test_the_least_certain_gaps_come_first_and_others_are_no_doubts(report: Report) -> None:
    slots = [
        slot("sure", 0.9, uncertain=False),
        slot("half", 0.5),
        slot("least", 0.3),
        slot("proposed", 0.95, uncertain=False, written=""),
        slot("kept", 0.95, uncertain=False, written=","),
    ]
    (file,) = files_of(report(entry("a", 2, slots=slots)))
    assert [doubt.word for doubt in file.doubts(9)] == ["least", "half", "proposed"]
    assert [doubt.word for doubt in file.doubts(1)] == ["least"]


def test_a_report_of_the_first_version_is_ranked_as_well(report: Report) -> None:
    told = {"cue": 2, "offset": 7, "source_cue": 2, "start_ms": 0, "end_ms": 9, "word": "left"}
    told |= {"language": "en", "label": "comma", "confidence": 0.4, "given": False}
    told |= {"uncertain": True, "mark": ",", "written": ","}
    told |= {"alternatives": [{"label": "none", "mark": "", "probability": 0.3}]}
    sure = told | {"uncertain": False, "word": "sure"}
    (file,) = files_of(report(entry("a", 2, slots=[sure, told]), version=1))
    (doubt,) = file.doubts(9)
    assert (doubt.word, doubt.place) == ("left", Place(2, 7))
    assert list(doubt.others()) == [("none", 0.3)]


def test_a_damaged_entry_is_a_sentence(report: Report) -> None:
    with pytest.raises(ReportError, match=r"r\.jsonl: an entry is damaged"):
        files_of(report(entry("a", 2, left_alone=3)))


class _Parsed(HTMLParser):
    """The page as a browser reads it: tags with attributes, and texts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data


def _visible(text: str) -> str:
    return "".join(sign for sign in text if sign.isprintable() and sign != "\ufffd")


HOSTILE = st.text(max_size=12) | st.sampled_from(
    ["</bdi><script>x</script>", "&lt;b&gt;", "\u202eabc", "'\"><img src=//x onerror=x>", "<!--"]
)


@given(HOSTILE, HOSTILE)
def test_no_text_or_name_changes_the_page(word: str, name: str) -> None:
    def parsed(word: str, name: str) -> _Parsed:
        told = entry(name, 3, slots=[slot(word, 0.5)], output=None)
        index = ReportIndex()
        with TemporaryFile() as stream:
            stream.write(json.dumps(told).encode() + b"\n")
            stream.flush()
            index.read(Path("r.jsonl"), stream.fileno())
            return _Parsed("".join(page(ranked(index), 10, Path("r.jsonl"))))

    plain, hostile = parsed("word", "name"), parsed(word, name)
    assert [tag for tag, _ in hostile.tags] == [tag for tag, _ in plain.tags]
    assert [set(told) for _, told in hostile.tags] == [set(told) for _, told in plain.tags]
    for text in (word, str(Path(name))):
        assert _visible(text) in _visible(hostile.text)


def test_the_page_loads_nothing_and_each_gap_has_a_link(report: Report) -> None:
    path = report(entry("a.srt", 3, slots=[slot("word", 0.5)]), entry("b.srt", 1), failed("c"))
    parsed = _Parsed("".join(page(files_of(path), 10, path)))
    loading = {"script", "img", "link", "iframe", "object", "form", "base"}
    assert not loading & {tag for tag, _ in parsed.tags}
    assert not [told for _, told in parsed.tags if "src" in told]
    links = [told["href"] for tag, told in parsed.tags if tag == "a"]
    assert links == [link_to(Path("out/a.srt"), Place(2, 7))]
    assert read_link(str(links[0])) == (Path("out/a.srt").absolute(), Place(2, 7))
    assert "interpunct-editor --at 2:7 out/a.srt" in parsed.text
    assert "c: it is a picture." in parsed.text


def test_the_page_is_bounded(report: Report) -> None:
    many = [slot(f"word{number}", 0.5) for number in range(500)]
    path = report(*(entry(f"{number}.srt", number, slots=many) for number in range(5)))
    parsed = _Parsed("".join(page(files_of(path), 2, path)))
    assert sum(tag == "details" for tag, _ in parsed.tags) == 2
    assert sum(tag == "a" for tag, _ in parsed.tags) == 2 * MOST_DOUBTS
    assert "2 of 5 files" in parsed.text
