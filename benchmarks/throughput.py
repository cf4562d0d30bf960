# SPDX-License-Identifier: Apache-2.0
"""Words a second of the default bundle, beside an encoder of XLM-R base's shape in torch.

The large encoder has random weights: its speed does not depend on them. Both read the same
windows of the same words, so that the ratio is one per word.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

import torch

from benchmarks.sizes import sized
from benchmarks.text import captions_of_words
from interpunct.bundles.bundle import PIECES, default_bundle
from interpunct.bundles.encoder_shape import WINDOW_ENDS, CompactConfig
from interpunct.captions.reading import parse_captions
from interpunct.labels import MarksMode
from interpunct.runtime.backends import open_backend
from interpunct.runtime.backends.torch_network import CompactModel
from interpunct.runtime.encoder.encoding import SHARED, EncoderWindow, tokens_of
from interpunct.runtime.encoder.tokenizer import Tokenizer
from interpunct.runtime.given import GivenWords
from interpunct.runtime.punctuator import Punctuator
from interpunct.runtime.windows import windows_over
from interpunct.transcript.from_document import build_transcript

WORDS = sized(20_000, 2_000)
LARGE_WINDOWS = sized(6, 1)  # of the large encoder a round: it needs a second for each
ROUNDS = sized(4, 1)

XLM_R_BASE = CompactConfig(
    vocabulary=30_000, layers=12, width=768, heads=12, inner=3072, positions=256, dropout=0.0
)


def measurements() -> Iterator[tuple[str, str, str]]:
    """Rows of (what, measured, target); the two models take turns."""
    transcript = build_transcript(parse_captions(captions_of_words(WORDS)), languages=["en"])
    bundle = default_bundle()
    punctuator = Punctuator(open_backend(bundle, "ctranslate2", "cpu"))
    tokens = tokens_of(
        transcript,
        Tokenizer(bundle.path(PIECES)),
        GivenWords.of(transcript, MarksMode.REPLACE),
    )
    windows = windows_over(tokens, bundle.window - WINDOW_ENDS)
    ids = [EncoderWindow(SHARED, 0, tokens, window).ids() for window in windows]
    per_window = len(transcript) / len(windows)
    large = CompactModel(XLM_R_BASE).eval()

    small_rates, large_rates = [], []
    for round_ in range(ROUNDS):
        began = time.perf_counter()
        for _ in punctuator.predict(transcript):
            pass
        small_rates.append(len(transcript) / (time.perf_counter() - began))
        large_rates.append(_rate(large, ids[round_ * LARGE_WINDOWS :], per_window))
    ratio = _median([a / b for a, b in zip(small_rates, large_rates, strict=True)])
    yield (
        f"words a second, {len(transcript):,} words, int8, CTranslate2",
        f"{_median(small_rates):,.0f}",
        "",
    )
    yield "words a second, XLM-R base shape, float32, torch", f"{_median(large_rates):,.0f}", ""
    yield "how many times faster a word", f"{ratio:.1f}", "12 or more"


def _rate(model: CompactModel, ids: list[list[int]], words_per_window: float) -> float:
    began = time.perf_counter()
    with torch.inference_mode():
        for window in ids[:LARGE_WINDOWS]:
            model.encode(torch.tensor([window]))
    return LARGE_WINDOWS * words_per_window / (time.perf_counter() - began)


def _median(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]
