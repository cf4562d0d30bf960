# SPDX-License-Identifier: Apache-2.0
"""Addresses of captions."""

from __future__ import annotations

import pytest

from interpunct.captions import addresses
from interpunct.captions.addresses import FetchCancelled, fetch_captions, is_address, name_at
from interpunct.errors import CaptionError


@pytest.mark.parametrize("address", ["https://example.org/talk.srt", "http://example.org"])
def test_addresses_of_the_web_are_taken(address: str) -> None:
    assert is_address(address)


@pytest.mark.parametrize(
    "text",
    ["file:///etc/passwd", "ftp://example.org/talk.srt", "https:///talk.srt", "talk.srt", ""],
)
def test_all_else_is_refused_unfetched(text: str) -> None:
    assert not is_address(text)
    with pytest.raises(CaptionError, match="no address of the web"):
        fetch_captions(text, lambda: False)


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("https://example.org/files/talk.en.vtt?key=1#top", "talk.en.vtt"),
        ("https://example.org/a%20talk.srt", "a talk.srt"),
        ("https://example.org/", "captions.vtt"),
        ("https://example.org/..%2F..%2F.profile", "captions.vtt"),
        ("https://example.org/a%00b.srt", "captions.vtt"),
    ],
)
def test_a_name_never_leads_out_of_its_folder(address: str, name: str) -> None:
    assert name_at(address) == name


class Answer:
    """An answer without end."""

    def __init__(self, *_: object, **__: object) -> None:
        self.read_bytes = 0

    def __enter__(self) -> Answer:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def read(self, count: int) -> bytes:
        self.read_bytes += count
        return b"x" * count


def test_an_endless_file_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "urlopen", Answer)
    with pytest.raises(CaptionError, match="larger than 64 MB"):
        fetch_captions("https://example.org/talk.srt", lambda: False)


def test_fetching_can_be_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "urlopen", Answer)
    with pytest.raises(FetchCancelled):
        fetch_captions("https://example.org/talk.srt", lambda: True)


@pytest.mark.parametrize("address", ["http://localhost:abc/x.vtt", "http://exa mple/x.vtt"])
def test_an_odd_address_is_one_sentence(address: str) -> None:
    with pytest.raises(CaptionError, match=r"fetched|no address"):
        fetch_captions(address, lambda: False)


def test_a_broken_address_is_none() -> None:
    assert not is_address("http://[::1")
