# SPDX-License-Identifier: Apache-2.0
"""The page about the protocol: its tables are those of the messages, its client runs."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from interpunct.serve.answers import Failed, Greeting, Punctuated
from interpunct.serve.messages import LONGEST_LINE, MOST_WAITING, Request, read_request

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "serve.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def rows(heading: str) -> set[str]:
    """The first cells of the table below a heading."""
    section = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return set(re.findall(r"^\| `([^`]+)` \|", section, re.MULTILINE))


def test_the_table_has_every_field_of_a_request() -> None:
    assert rows("Requests") == set(Request.__struct_fields__)


def test_the_messages_of_the_page_are_messages() -> None:
    request, answer, failure = blocks("json")
    assert read_request(request.encode(), Request).text == "how are you today i am fine"
    assert msgspec.json.decode(answer, type=Punctuated).text == "How are you today? I am fine."
    assert msgspec.json.decode(failure, type=Failed).error.kind == "request"
    greeting = msgspec.json.decode(blocks("text")[0].splitlines()[1], type=Greeting)
    assert (greeting.limits.bytes, greeting.limits.waiting) == (LONGEST_LINE, MOST_WAITING)


def test_every_field_of_an_answer_is_explained() -> None:
    section = PAGE.partition("\n## Answers\n")[2].partition("\n## ")[0]
    fields = set(Punctuated.__struct_fields__) - {"id", "version"}
    assert [field for field in sorted(fields) if f"`{field}`" not in section] == []


@pytest.mark.usefixtures("program")
def test_the_client_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (client,) = blocks("python")
    names: dict[str, object] = {}
    exec(compile(client, "docs/serve.md", "exec"), names)
    server = names["server"]
    server.stdout.close()  # type: ignore[attr-defined]
    assert server.returncode == 0  # type: ignore[attr-defined]
    assert capsys.readouterr().out.splitlines()[-1] == "How are you?"
