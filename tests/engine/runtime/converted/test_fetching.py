# SPDX-License-Identifier: Apache-2.0
"""Models of the catalogue, fetched from a hub and from addresses on this machine."""

from __future__ import annotations

import hashlib
import io
import json
import shutil
import tarfile
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from tests.engine.runtime.converted.published import (
    write_edge_punct,
    write_felflare,
    write_nemo_bert,
    write_pcs,
    write_xlm_roberta,
)

from interpunct.bundles.bundle import Bundle, find_bundle, load_bundle
from interpunct.bundles.catalogue import find_published, model_of, published, published_models
from interpunct.bundles.description import PUBLISHED
from interpunct.bundles.publishing import save_pretrained
from interpunct.captions.addresses import FetchCancelled
from interpunct.errors import BundleError
from interpunct.runtime.converted import fetching
from interpunct.runtime.converted.installing import install
from interpunct.runtime.converted.pickles import PickleError
from interpunct.transcript.languages import codes

COMMIT = "1234567890abcdef1234567890abcdef12345678"


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder, empty."""
    monkeypatch.setattr(
        "interpunct.bundles.bundle.platformdirs.user_data_path", lambda *_, **__: tmp_path / "user"
    )
    monkeypatch.setattr(fetching, "_cache", lambda: tmp_path / "cache" / "models")
    return tmp_path / "user"


class Hub:
    """A hub with one repository at one commit, on this machine."""

    def __init__(self, folder: Path) -> None:
        self.published = folder
        self.published.mkdir(parents=True)
        self.asked: list[str] = []

    def answer(self, place: str, span: str | None) -> tuple[int, bytes]:
        if place.startswith("/api/models/"):
            return 200, json.dumps(self._info(place)).encode()
        self.asked.append(place)
        data = (self.published / place.partition(f"/{COMMIT}/")[2]).read_bytes()
        start = int(span.removeprefix("bytes=").rstrip("-")) if span else 0
        return (206 if span else 200), data[start:]

    def names(self) -> set[str]:
        return {place.rpartition("/")[2] for place in self.asked}

    def _info(self, place: str) -> dict[str, Any]:
        name = "/".join(place.split("/")[3:5])
        files = [path for path in self.published.rglob("*") if path.is_file()]
        return {"id": name, "sha": COMMIT, "siblings": [self._sibling(path) for path in files]}

    def _sibling(self, path: Path) -> dict[str, Any]:
        data = path.read_bytes()
        blob = hashlib.sha1(b"blob %d\0%s" % (len(data), data)).hexdigest()
        name = path.relative_to(self.published).as_posix()
        told: dict[str, Any] = {"rfilename": name, "size": len(data), "blobId": blob}
        if path.suffix in {".onnx", ".bin", ".safetensors", ".nemo"}:
            digest = hashlib.sha256(data).hexdigest()
            told["lfs"] = {"sha256": digest, "size": len(data), "pointerSize": 132}
        return told


@pytest.fixture
def hub(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hub]:
    made = Hub(tmp_path / "hub")

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            code, data = made.answer(self.path.partition("?")[0], self.headers["Range"])
            self.send_response(code)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            with suppress(OSError):  # cancelled
                self.wfile.write(data)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        monkeypatch.setattr(fetching, "ENDPOINT", f"http://127.0.0.1:{server.server_port}")
        yield made
        server.shutdown()
        thread.join()


def source_of(bundle: Bundle) -> Any:
    assert isinstance(bundle.description, PUBLISHED)
    return bundle.description.source


def test_a_name_of_the_catalogue_is_fetched_and_keeps_its_revision(hub: Hub) -> None:
    write_xlm_roberta(hub.published)
    bundle = install("punctuate-all")
    assert all(place.startswith(f"/kredor/punctuate-all/resolve/{COMMIT}/") for place in hub.asked)
    assert bundle == find_bundle("punctuate-all")
    assert source_of(bundle).revision == COMMIT
    assert source_of(bundle).repository == "huggingface.co/kredor/punctuate-all"
    assert f"revision {COMMIT}" in bundle.card()
    assert bundle.licence == "mit"  # of its README, before that of the catalogue
    assert {"cs", "de", "en", "pl"} <= set(bundle.languages)
    assert model_of(bundle) == published("punctuate-all")
    assert "" in bundle.calibration
    assert "en" in bundle.calibration


def test_only_the_files_that_a_graph_needs_are_fetched(hub: Hub) -> None:
    write_pcs(hub.published)
    (hub.published / "punct_cap_seg_47lang.nemo").write_bytes(b"large")
    bundle = install("pcs-47")
    assert "punct_cap_seg_47lang.nemo" not in hub.names()
    assert {"en", "zh-Hans", "am"} - set(bundle.languages) == {"am"}  # a language unknown here


def test_a_pickle_of_the_hub_is_fetched_only_where_it_is_allowed(hub: Hub) -> None:
    write_felflare(hub.published)
    with pytest.raises(PickleError, match="allow-pickle"):
        install("felflare")
    assert hub.asked == []
    bundle = install("felflare", pickles=True)
    assert source_of(bundle).labels["!U"] == "EXCLAMATION"
    assert "pytorch_model.bin" in hub.names()
    assert "training_args.bin" not in hub.names()


def test_safetensors_are_taken_before_a_pickle(hub: Hub) -> None:
    write_xlm_roberta(hub.published)
    (hub.published / "pytorch_model.bin").write_bytes(b"cos\nsystem\n(S'false'\ntR.")
    install("fullstop-large", pickles=True)
    assert "pytorch_model.bin" not in hub.names()


def test_a_name_that_is_a_folder_here_is_the_folder(
    hub: Hub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "punctuate-all"
    folder.mkdir()
    write_xlm_roberta(folder)
    install("punctuate-all")
    assert hub.asked == []


def test_a_bundle_of_the_hub_is_installed_as_it_was_saved(hub: Hub, tiny_bundle: Path) -> None:
    hub.published.rmdir()
    save_pretrained(tiny_bundle, hub.published, licence="cc-by-4.0")
    (hub.published / ".gitattributes").write_text("*.bin filter=lfs")
    bundle = install("somebody/theirs")
    assert bundle.folder.name == "theirs"
    assert bundle.licence == "cc-by-4.0"
    assert bundle.digest == load_bundle(hub.published).digest
    bundle.verify()
    assert ".gitattributes" not in hub.names()
    assert not (bundle.folder / "README.md").exists()


def test_no_file_of_a_folder_is_fetched_for_a_checkpoint(hub: Hub) -> None:
    write_xlm_roberta(hub.published)
    (hub.published / "onnx").mkdir()
    (hub.published / "onnx" / "other.json").write_text("{}")
    install("somebody/model")
    assert "other.json" not in hub.names()


def test_a_cancelled_fetch_goes_on_and_leaves_nothing_at_the_end(hub: Hub, place: Path) -> None:
    write_xlm_roberta(hub.published)
    weights = hub.published / "model.safetensors"
    weights.write_bytes(weights.read_bytes() + bytes(3 << 20))
    told: list[int] = []

    def tell(here: int, size: int) -> None:
        assert here <= size
        told.append(here)

    with pytest.raises(FetchCancelled):
        install("somebody/model", told=tell, cancelled=lambda: bool(told) and told[-1] > 1 << 20)
    (kept,) = (place.parent / "cache" / "models").glob("*--model")
    assert sum(path.stat().st_size for path in kept.iterdir()) > 1 << 20
    weights.write_bytes(weights.read_bytes()[: -(3 << 20)])
    shutil.rmtree(kept)
    bundle = install("somebody/model", name="mine")
    assert source_of(bundle).revision == COMMIT
    assert not kept.exists()


def test_other_bytes_than_the_hub_states_are_refused(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_xlm_roberta(hub.published)
    answer = hub.answer

    def spoilt(place: str, span: str | None) -> tuple[int, bytes]:
        code, data = answer(place, span)
        return code, data[:-1] + b"!" if place.endswith(".safetensors") else data

    monkeypatch.setattr(hub, "answer", spoilt)
    with pytest.raises(BundleError, match="came with other bytes than the hub states"):
        install("punctuate-all")


def answer_with(monkeypatch: pytest.MonkeyPatch, data: bytes) -> list[str]:
    asked: list[str] = []

    def answer(request: Any, timeout: int) -> io.BytesIO:
        asked.append(request.full_url)
        return io.BytesIO(data)

    monkeypatch.setattr("interpunct.runtime.converted.fetching.urlopen", answer)
    return asked


def packed(tmp_path: Path, write: Callable[[Path], None], mode: str) -> bytes:
    folder = tmp_path / "inside"
    folder.mkdir()
    write(folder)
    written = io.BytesIO()
    with tarfile.open(fileobj=written, mode=mode) as archive:  # type: ignore[call-overload]
        archive.add(folder, "sherpa-onnx-online-punct-en-2024-08-06")
    return written.getvalue()


def test_a_packed_model_is_fetched_from_its_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = answer_with(monkeypatch, packed(tmp_path, write_edge_punct, "w:bz2"))
    bundle = install("edge-punct-en")
    assert asked == list(published("edge-punct-en").addresses)
    assert source_of(bundle).revision == "2024-08-06"
    assert bundle.licence == "Apache-2.0"
    assert bundle.languages == ("en",)


def test_an_archive_of_nemo_is_fetched_only_where_a_pickle_is_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_nemo_bert(tmp_path)
    asked = answer_with(monkeypatch, (tmp_path / "model.nemo").read_bytes())
    with pytest.raises(PickleError):
        install("nemo-bert-en")
    assert asked == []
    assert install("nemo-bert-en", pickles=True).languages == ("en",)


def test_a_failure_of_the_network_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, place: Path
) -> None:
    def fail(*_: object, **__: object) -> io.BytesIO:
        raise OSError("no route to host")

    monkeypatch.setattr("interpunct.runtime.converted.fetching.urlopen", fail)
    with pytest.raises(BundleError, match=r"edge-punct-en cannot be fetched: no route") as failure:
        install("edge-punct-en")
    assert "\n" not in str(failure.value)
    assert not (place / "bundles" / "edge-punct-en").exists()


def test_a_broken_model_leaves_nothing(hub: Hub, place: Path) -> None:
    write_pcs(hub.published)
    (path,) = hub.published.glob("*.onnx")
    path.write_bytes(b"no graph")
    with pytest.raises(BundleError):
        install("pcs-47")
    assert not list((place / "bundles").glob("*"))


def test_every_entry_of_the_catalogue_is_whole() -> None:
    models = published_models()
    assert len({model.name for model in models}) == len(models)
    for model in models:
        assert bool(model.repository) != bool(model.addresses)
        assert all(address.startswith("https://") for address in model.addresses)
        assert all((model.licence, model.figures, model.source, model.title))
        assert model.megabytes > 0
        assert {code.split("-")[0] for code in codes()} & set(model.languages)
        assert find_published(model.name) == model


def test_the_catalogue_has_the_systems_of_the_field() -> None:
    places = " ".join(model.place for model in published_models())
    for name in (
        "multilang-large", "multilingual-base", "sonar", "punctuate-all", "47_language",
        "sbert_punc_case_ru", "felflare", "punctuation_en_bert", "ct-transformer", "online-punct",
    ):  # fmt: skip
        assert name in places
