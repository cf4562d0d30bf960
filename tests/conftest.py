# SPDX-License-Identifier: Apache-2.0
"""A tiny bundle for every test that needs a model: random weights, a vocabulary of a few words."""

from __future__ import annotations

import gc
import os
import signal
import tempfile
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from filelock import FileLock
from hypothesis import settings

if TYPE_CHECKING:
    from interpunct.runtime.backends.torch_network import CompactModel
    from interpunct.runtime.experts.expert import Expert

Maker = Callable[[Path], object]  # fills an empty folder

# How long an example takes is the machine's affair, not a test's. A submission is judged on the
# same examples every time; new ones are looked for at home.
settings.register_profile("ci", derandomize=True, deadline=None)
settings.register_profile("home", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "home")

LONGEST = ("tests/engine/lab/", "tests/engine/cli/")
SENTENCE = "the old harbour pilot said that he would come back when fog lifts over city 你好 今天"


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no garbage while modules and tests are made, nor later among them: they stay."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the rooms with the longest tests first, so that workers end at the same time."""

    def is_short(item: pytest.Item) -> bool:
        return not item.nodeid.startswith(LONGEST)

    items.sort(key=is_short)


@pytest.fixture(scope="session")
def shared_base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The temporary folder that all workers of pytest-xdist share."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session")
def made_once(shared_base: Path) -> Callable[[str, Maker], Path]:
    """Make a named folder once for all workers; the tests leave it unchanged."""

    def made(name: str, make: Maker) -> Path:
        marker = shared_base / f"{name}.made"
        with FileLock(shared_base / f"{name}.lock"):
            if not marker.exists():
                folder = Path(tempfile.mkdtemp(prefix=f"{name}-", dir=shared_base))
                make(folder)
                marker.write_text(folder.name)
        return shared_base / marker.read_text()

    return made


@pytest.fixture(autouse=True, scope="session")
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keeps the hashes of the tests' bundles out of the user's cache."""
    with pytest.MonkeyPatch.context() as patched:
        cache = tmp_path_factory.mktemp("cache")
        patched.setattr("interpunct.bundles.integrity._cache", lambda: cache / "hashes.json")
        yield


@pytest.fixture(autouse=True, scope="session")
def _children_hear_every_signal() -> Iterator[None]:
    """Lets the processes that tests start hear what ends them, under nohup and in the background.

    A new process ignores what its parent ignores; what its parent handles is reset in it. So the
    tests themselves still outlive their terminal.
    """
    numbers = [getattr(signal, name, None) for name in ("SIGINT", "SIGTERM", "SIGHUP")]
    ignored = [each for each in numbers if each and signal.getsignal(each) is signal.SIG_IGN]
    for number in ignored:
        signal.signal(number, lambda *_: None)
    yield
    for number in ignored:
        signal.signal(number, signal.SIG_IGN)


@pytest.fixture(scope="session")
def tiny_pieces(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SentencePiece model over a few words."""
    from interpunct.runtime.encoder.tokenizer import piece_text
    from interpunct_lab.text.vocabulary import rescore, save_vocabulary, train_model

    path = tmp_path_factory.mktemp("pieces") / "pieces.model"
    counts = {piece_text(word): 10.0 + index for index, word in enumerate(SENTENCE.split())}
    counts |= {piece_text(letter): 1.0 for letter in "abcdefghijklmnopqrstuvwxyz0'"}
    save_vocabulary(rescore(train_model(counts, size=80), counts), path)
    return path


@pytest.fixture(scope="session")
def tiny_model(tiny_pieces: Path) -> CompactModel:
    """A compact model of two narrow layers; the same weights in every run."""
    import torch

    from interpunct.bundles.encoder_shape import CompactConfig
    from interpunct.runtime.backends.torch_network import CompactModel
    from interpunct.runtime.encoder.tokenizer import Tokenizer

    torch.manual_seed(1)
    config = CompactConfig(
        len(Tokenizer(tiny_pieces)), layers=2, width=32, heads=2, inner=64, positions=64
    )
    return CompactModel(config).eval()


@pytest.fixture(scope="session")
def tiny_bundle(
    tiny_model: CompactModel, tiny_pieces: Path, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """The folder of a bundle with `tiny_model`, in float32."""
    from interpunct_lab.making.compact_export import write_bundle

    folder = tmp_path_factory.mktemp("bundles") / "tiny"
    description = {"name": "tiny", "version": "1", "languages": ["en"], "window": 32}
    write_bundle(tiny_model, tiny_pieces, folder, description, card="# tiny\n", quantization=None)
    return folder


@pytest.fixture(scope="session")
def tiny_expert() -> Expert:
    """An expert of English with a narrow layer and random weights, as its file gives it."""
    import numpy as np

    from interpunct.runtime.experts.description import ExpertDescription, Shape
    from interpunct.runtime.experts.expert import Expert
    from interpunct.runtime.experts.features import FeatureSet
    from interpunct.runtime.experts.keys import KeyIndex, keys_of, text_hashes
    from interpunct.runtime.experts.weights import ExpertWeights

    features = FeatureSet(("form", "suffix2"), ("form+0 form+1", "suffix2-1 form+0"), ("form+0",))
    sizes = {"words": 20, "slots": 12, "casings": 9}
    keys = {
        name: KeyIndex.of(keys_of(text_hashes(map(str, range(size)))))
        for name, size in sizes.items()
    }
    shapes: dict[str, tuple[int, ...]] = {
        "slot_evidence": (12, 3),
        "casing_evidence": (9, 2),
        "words.weight": (22, 8),
        "marks.weight": (5, 8),
        "cases.weight": (4, 8),
        "norm.weight": (8,),
        "norm.bias": (8,),
        "rnn.weight_ih_l0": (24, 8),
        "rnn.weight_hh_l0": (24, 6),
        "rnn.weight_ih_l0_reverse": (24, 8),
        "rnn.weight_hh_l0_reverse": (24, 6),
        "label_before.weight": (5, 12),
        "label_before.bias": (5,),
        "label_after.weight": (5, 12),
        "label_out.weight": (4, 5),
        "label_out.bias": (4,),
        "casing_state.weight": (4, 12),
        "casing_state.bias": (4,),
        "casing_word.weight": (4, 8),
        "casing_out.weight": (3, 4),
        "casing_out.bias": (3,),
        "rnn.bias_l0": (24,),
        "rnn.bias_l0_reverse": (24,),
    }
    random = np.random.default_rng(1)
    arrays = {name: random.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}
    shape = Shape(embedding=8, state=6, layers=1, label_head=5, casing_head=4)
    described = ExpertDescription(language="en", features=features, shape=shape)
    return Expert(described, ExpertWeights(arrays, keys))


@pytest.fixture(scope="session")
def mixed_bundle(
    tiny_bundle: Path, tiny_expert: Expert, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """The folder of a bundle like the shipped one: English has an expert and its own encoder."""
    import shutil

    from interpunct.bundles.bundle import ENCODER, EXPERTS, HEADS, redescribe

    folder = Path(shutil.copytree(tiny_bundle, tmp_path_factory.mktemp("mixed") / "mixed"))
    own = folder / EXPERTS / "en"
    tiny_expert.save(own)
    shutil.copytree(folder / ENCODER, own / ENCODER)
    shutil.copyfile(folder / HEADS, own / HEADS)
    fit = {"temperature": 1.0, "bias": [0.0, 0.1, 0.2]}
    mixture = {"labels": 0.5, "casings": 0.5, "casing_fit": fit}
    redescribe(folder, {"experts": {"en": mixture}, "own_encoders": ["en"]})
    return folder


@pytest.fixture(scope="session")
def whisper(made_once: Callable[[str, Maker], Path]) -> Path:
    """A recogniser that writes one sentence for each half minute; skips without its library."""
    from tests.tiny_whisper import make_whisper

    for library in ("faster_whisper", "torch", "transformers"):
        pytest.importorskip(library, reason="the recogniser of the tests needs it")
    return made_once("whisper", make_whisper) / "tiny"
