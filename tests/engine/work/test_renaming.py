# SPDX-License-Identifier: Apache-2.0
"""Another name for a speaker, in the text only."""

from __future__ import annotations

import pytest

from interpunct.errors import SessionError
from interpunct.transcript.speakers import speakers
from interpunct.work.options import Options
from interpunct.work.renaming import renamed
from interpunct.work.work import Work

TALK = b"""WEBVTT

00:01.000 --> 00:02.000
<v Ann>so it was

00:02.000 --> 00:03.000
<v Ben>was it

00:03.000 --> 00:04.000
<v Ann>it was
"""


def test_a_name_in_mixed_case_may_become_another() -> None:
    turns = ("Ann: so", "Ben: no", "Ann: oh", "Ben: we go")
    cues = (f"00:0{n}.000 --> 00:0{n}.900\n{turn}\n\n" for n, turn in enumerate(turns))
    work = Work.of_bytes(f"WEBVTT\n\n{''.join(cues)}".encode(), Options(languages=("en",)))
    document, _, _ = renamed(work, "Ann", "Dr. Lee")
    assert speakers(document) == {"Dr. Lee": 2, "Ben": 2}
    with pytest.raises(SessionError, match="would not be read as the name"):
        renamed(work, "Ann", "lee")


@pytest.mark.parametrize(("first", "cues"), [(None, [0, 2]), (0, [0, 2]), (1, [2]), (3, [])])
def test_a_speaker_has_another_name_from_a_cue_on(first: int | None, cues: list[int]) -> None:
    work = Work.of_bytes(TALK, Options(languages=("en",)))
    document, transcript, found = renamed(work, "Ann", "Anna", *([] if first is None else [first]))
    assert found == cues
    named = [n for n, cue in enumerate(document.cues) if cue.payload.startswith("<v Anna>")]
    assert named == cues
    texts = [document.cues[word.cue].payload[word.start : word.end] for word in transcript.words]
    assert texts == [word.text for word in work.transcript.words]
