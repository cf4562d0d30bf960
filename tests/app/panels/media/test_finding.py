# SPDX-License-Identifier: Apache-2.0
"""Which media file belongs to a caption file."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpunct_app.panels.media.finding import find_media


@pytest.mark.parametrize(
    ("caption", "beside", "found"),
    [
        ("talk.srt", ["talk.mp3"], "talk.mp3"),
        ("talk.en.srt", ["talk.mp3"], "talk.mp3"),
        ("talk.en.forced.srt", ["talk.mp3", "talk.en.mp3"], "talk.en.mp3"),
        ("talk.srt", ["talk.wav", "talk.mp4"], "talk.mp4"),
        ("Talk.SRT", ["tALK.Mp3"], "tALK.Mp3"),
        ("v1.2 talk.srt", ["v1.mp3"], "v1.mp3"),
        ("talk.srt", ["talk.txt", "talks.mp3", "talk.en.mp3"], None),
        (".srt", [".mp3"], None),
        ("گفتگو.fa.srt", ["گفتگو.webm"], "گفتگو.webm"),
    ],
)
def test_media_are_found_by_the_name(
    tmp_path: Path, caption: str, beside: list[str], found: str | None
) -> None:
    for name in beside:
        (tmp_path / name).touch()
    media = find_media(tmp_path / caption)
    assert (media.name if media else None) == found


def test_a_folder_is_no_media_file(tmp_path: Path) -> None:
    (tmp_path / "talk.mp4").mkdir()
    assert find_media(tmp_path / "talk.srt") is None
