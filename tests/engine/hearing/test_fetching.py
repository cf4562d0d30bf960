# SPDX-License-Identifier: Apache-2.0
"""Fetching a recogniser from a hub on this machine."""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from interpunct.captions.addresses import FetchCancelled
from interpunct.errors import HearingError
from interpunct.hearing import models
from interpunct.hearing.fetching import fetch_recogniser
from interpunct.hearing.models import Recogniser, recogniser_folder, recognisers

pytest.importorskip("huggingface_hub", reason="it fetches the models")

REVISION = "8" * 40
WEIGHTS = bytes(range(256)) * (5 << 12)  # 5 MiB


class Hub:
    """Files of one repository, with what their users asked for."""

    def __init__(self) -> None:
        self.files = {
            "model.bin": WEIGHTS,
            "config.json": b"{}",
            "tokenizer.json": b'{"version": "1.0"}',
            "vocabulary.json": b"[]",
            "README.md": b"# model",
        }
        self.sent = dict(self.files)
        self.asked: list[tuple[str, str | None]] = []

    def info(self) -> dict[str, Any]:
        return {
            "id": "makers/model",
            "sha": REVISION,
            "cardData": {"license": "mit"},
            "siblings": [self._sibling(name, data) for name, data in self.files.items()],
        }

    def _sibling(self, name: str, data: bytes) -> dict[str, Any]:
        blob = hashlib.sha1(b"blob %d\0%s" % (len(data), data)).hexdigest()
        facts = {"rfilename": name, "size": len(data), "blobId": blob}
        if name == "model.bin":
            digest = hashlib.sha256(data).hexdigest()
            facts["lfs"] = {"sha256": digest, "size": len(data), "pointerSize": 132}
        return facts


@pytest.fixture
def hub() -> Hub:
    return Hub()


@pytest.fixture
def endpoint(hub: Hub) -> Iterator[str]:
    """Address of the hub."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            place = self.path.partition("?")[0]
            if place == "/api/models/makers/model":
                self.answer(200, json.dumps(hub.info()).encode())
                return
            name = place.removeprefix(f"/makers/model/resolve/{REVISION}/")
            span = self.headers["Range"]
            hub.asked.append((name, span))
            start = int(span.removeprefix("bytes=").rstrip("-")) if span else 0
            self.answer(206 if span else 200, hub.sent[name][start:])

        def answer(self, code: int, data: bytes) -> None:
            self.send_response(code)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            try:
                self.wfile.write(data)
            except OSError:
                self.close_connection = True  # cancelled

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of recognisers."""
    monkeypatch.setattr(models, "recognisers_folder", lambda: tmp_path / "recognisers")
    return tmp_path / "recognisers"


MODEL = Recogniser("own", "makers/model", "MIT", 5, 100)


def fetch(endpoint: str, told: list[tuple[int, int]], most: int = 10**9) -> Path:
    def tell(here: int, size: int) -> None:
        told.append((here, size))

    return fetch_recogniser(
        MODEL,
        told=tell,
        cancelled=lambda: bool(told) and told[-1][0] >= most,
        endpoint=endpoint,
    )


def test_a_fetched_model_is_a_folder_with_the_facts_of_the_hub(endpoint: str, hub: Hub) -> None:
    told: list[tuple[int, int]] = []
    folder = fetch(endpoint, told)
    size = sum(len(data) for name, data in hub.files.items() if name != "README.md")
    assert told[-1] == (size, size)
    assert [here for here, _ in told] == sorted(here for here, _ in told)
    assert (folder / "model.bin").read_bytes() == WEIGHTS
    facts = json.loads((folder / "recogniser.json").read_text())
    assert facts["repository"] == "makers/model"
    assert facts["revision"] == REVISION
    assert facts["licence"] == "mit"
    assert facts["files"]["model.bin"] == f"sha256:{hashlib.sha256(WEIGHTS).hexdigest()}"
    assert sorted(facts["files"]) == sorted(set(hub.files) - {"README.md"})
    assert [path.name for path in folder.parent.iterdir() if path.suffix != ".lock"] == ["own"]


def test_a_model_that_is_here_is_not_fetched_again(endpoint: str, hub: Hub) -> None:
    fetch(endpoint, [])
    hub.asked.clear()
    fetch(endpoint, [])
    assert not hub.asked


def test_a_cancelled_fetch_goes_on_where_it_stopped(endpoint: str, hub: Hub) -> None:
    with pytest.raises(FetchCancelled):
        fetch(endpoint, [], most=2 << 20)
    assert not MODEL.is_fetched
    hub.asked.clear()
    folder = fetch(endpoint, [])
    ((_, span),) = [asked for asked in hub.asked if asked[0] == "model.bin"]
    assert span is not None
    assert int(span.removeprefix("bytes=").rstrip("-")) >= 2 << 20
    assert (folder / "model.bin").read_bytes() == WEIGHTS


@pytest.mark.parametrize("name", ["model.bin", "config.json"])
def test_other_bytes_than_the_hub_states_are_refused(endpoint: str, hub: Hub, name: str) -> None:
    hub.sent[name] = hub.files[name][:-1] + b"!"
    with pytest.raises(HearingError, match=f"{name} came with other bytes"):
        fetch(endpoint, [])
    assert not MODEL.is_fetched
    hub.sent = dict(hub.files)
    assert (fetch(endpoint, []) / name).read_bytes() == hub.files[name]


def test_a_repository_without_a_model_is_refused(endpoint: str, hub: Hub) -> None:
    del hub.files["tokenizer.json"]
    with pytest.raises(HearingError, match=r"the hub has no tokenizer\.json of it"):
        fetch(endpoint, [])


def test_a_hub_that_does_not_answer_is_an_error_with_a_way_out() -> None:
    with pytest.raises(HearingError, match=r"cannot be had from the hub.*name that folder"):
        fetch("http://127.0.0.1:9", [])


def test_a_model_that_is_not_here_is_named_with_size_and_licence() -> None:
    with pytest.raises(HearingError, match=r"486 MB, licence MIT"):
        recogniser_folder("small")


def test_a_folder_without_a_tokenizer_is_no_model(tmp_path: Path) -> None:
    (tmp_path / "model.bin").touch()
    (tmp_path / "config.json").touch()
    with pytest.raises(HearingError, match=r"it lacks tokenizer\.json"):
        recogniser_folder(str(tmp_path))


def test_an_unknown_name_lists_the_known_names() -> None:
    with pytest.raises(HearingError, match="Choose one of tiny, base, small"):
        recogniser_folder("gigantic")


def test_recognisers_are_listed_from_small_to_large() -> None:
    sizes = [each.megabytes for each in recognisers() if not each.languages]
    assert sizes == sorted(sizes)
    assert all(each.licence and each.memory and "/" in each.repository for each in recognisers())
