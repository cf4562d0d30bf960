# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest
import torch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import to_builtins

from interpunct.bundles.bundle import ENCODER, EXPERTS, HEADS, load_bundle, redescribe
from interpunct.bundles.description import CasingFit, CompactDescription, Mixture
from interpunct.errors import BundleError
from interpunct.labels import Label
from interpunct.runtime.backends import open_backend
from interpunct.runtime.backends.torch_backend import load_compact
from interpunct.runtime.experts.expert import Expert
from interpunct.runtime.labelling import ExpertPunctuator
from interpunct.runtime.punctuator import Punctuator
from interpunct.transcript.transcript import Slot, Timing, Transcript, Word

WORDS = ["the", "old", "harbour", "pilot", "said", "that", "he", "would", "come", "back"]


def transcript_of(codes: list[str]) -> Transcript:
    words = tuple(
        Word(WORDS[place % len(WORDS)], 0, 0, 0, code, 0, 0, 0, Timing.ESTIMATED)
        for place, code in enumerate(codes)
    )
    return Transcript(words, (Slot(0, 0, "", Label.NONE),) * len(words))


def labels_of(punctuator: Punctuator, transcript: Transcript, first: int = 0) -> np.ndarray:
    labels = np.full((len(transcript), 4), np.nan, np.float32)
    for part in punctuator.predict(transcript, first=first):
        rows = labels[part.first : part.first + len(part)]
        assert np.isnan(rows).all(), "a slot was predicted twice"
        rows[:] = part.labels
    return labels


@pytest.fixture(scope="module")
def own(tiny_bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Punctuator:
    """English has an encoder of its own, the same as the shared one but for its heads."""
    folder = tmp_path_factory.mktemp("bundles") / "own"
    shutil.copytree(tiny_bundle, folder)
    part = folder / EXPERTS / "en"
    shutil.copytree(folder / ENCODER, part / ENCODER)
    with np.load(folder / HEADS) as heads:
        np.savez(
            part / HEADS, **{**heads, "punctuation.out_bias": np.array([0, 9, 0, 0], np.float32)}
        )
    redescribe(folder, {"own_encoders": ["en"]})
    return Punctuator(open_backend(load_bundle(folder), "ctranslate2", "cpu"))


@pytest.fixture(scope="module")
def shared(tiny_bundle: Path) -> Punctuator:
    return Punctuator(open_backend(load_bundle(tiny_bundle), "ctranslate2", "cpu"))


def test_a_language_is_read_by_its_own_encoder(own: Punctuator, shared: Punctuator) -> None:
    for code, is_its_own in (("en", True), ("de", False)):
        transcript = transcript_of([code] * 40)
        same = np.allclose(labels_of(own, transcript), labels_of(shared, transcript), atol=1e-5)
        assert same is not is_its_own


def test_a_change_of_encoder_ends_the_context(own: Punctuator) -> None:
    alone = labels_of(own, transcript_of(["en"] * 14))
    mixed = labels_of(own, transcript_of(["en"] * 14 + ["de"] * 9))
    np.testing.assert_allclose(mixed[:14], alone, atol=1e-5)


@settings(max_examples=20, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.sampled_from(["en", "de"]), max_size=40), st.integers(0, 39))
def test_every_slot_is_read_once_wherever_reading_begins(
    own: Punctuator, codes: list[str], first: int
) -> None:
    transcript = transcript_of(codes)
    labels = labels_of(own, transcript, min(first, len(codes)))
    assert not np.isnan(labels).any()
    np.testing.assert_allclose(labels, labels_of(own, transcript), atol=1e-5)


@pytest.fixture(scope="module")
def unshared(
    mixed_bundle: Path, tiny_expert: Expert, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """English has an encoder and an expert, German an expert alone."""
    folder = Path(shutil.copytree(mixed_bundle, tmp_path_factory.mktemp("bundles") / "unshared"))
    shutil.rmtree(folder / ENCODER)
    (folder / HEADS).unlink()
    tiny_expert.save(folder / EXPERTS / "de")
    told = load_bundle(mixed_bundle).described(CompactDescription)
    alone = to_builtins(Mixture(1.0, 1.0, CasingFit(1.0, (0.0, 0.0, 0.0))))
    redescribe(
        folder,
        {
            "languages": ["de", "en"],
            "shared_encoder": False,
            "experts": {**to_builtins(told.experts), "de": alone},
        },
    )
    return folder


def test_without_a_shared_encoder_an_expert_reads_alone(
    unshared: Path, mixed_bundle: Path
) -> None:
    punctuator, with_shared = (
        Punctuator(open_backend(load_bundle(folder), "ctranslate2", "cpu"))
        for folder in (unshared, mixed_bundle)
    )
    english, german = transcript_of(["en"] * 60), transcript_of(["de"] * 1000)
    np.testing.assert_allclose(
        labels_of(punctuator, english), labels_of(with_shared, english), atol=1e-5
    )
    expert = Expert.load(unshared / EXPERTS / "de")
    alone = ExpertPunctuator({"de": expert}, load_bundle(unshared).calibration)
    read = labels_of(punctuator, german, first=500)
    expected = np.concatenate([part.labels for part in alone.predict(german)])
    np.testing.assert_allclose(read, expected, atol=1e-5)


def test_without_a_shared_encoder_torch_has_that_of_the_language(
    unshared: Path, mixed_bundle: Path
) -> None:
    whole = load_bundle(unshared)
    loaded, own = (
        load_compact(bundle).state_dict() for bundle in (whole, whole.of_language("en"))
    )
    for name, values in loaded.items():
        assert torch.equal(values, own[name])


def test_a_language_that_nothing_reads_is_refused(unshared: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(unshared, tmp_path / "broken"))
    with pytest.raises(BundleError, match="nothing in it reads cs"):
        redescribe(folder, {"languages": ["cs", "de", "en"]})
