# SPDX-License-Identifier: Apache-2.0
"""New systems learn marks within few steps, and learn nothing from text that was cut off."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.labels import PaperLabel
from interpunct.runtime.labeller import NOT_SCORED, LabelledStretch
from interpunct.runtime.systems import system_class
from interpunct.runtime.systems import systems as known_systems
from interpunct_lab.architectures.base import System

SMALL: dict[str, dict[str, Any]] = {
    "shift-lstm": {"width": 64, "embedding": 32, "units": "word", "vocabulary": 500},
    "char-cnn": {"kernels": 56, "width": 48},
    "char-cnn-ngram": {"kernels": 56, "width": 48},
    "char-dilated": {"width": 48},
    "layer-attention": {"encoder": "tiny", "pieces": 90},
    "electra": {"encoder": "tiny", "pieces": 90},
    "slot-filling": {"encoder": "tiny", "pieces": 90},
}
OTHER = {"width": 48, "layers": 1}
FILLERS = ("harbour", "pilot", "fog", "lifts", "city", "return", "boat", "night", "left", "soon")
MARKED = {"well": PaperLabel.COMMA, "over": PaperLabel.PERIOD, "why": PaperLabel.QUESTION}
SHARES = np.array([0.86, 0.05, 0.07, 0.02], np.float32)
STEPS = 200
EASIER = {"slot-filling": (4, 0.35)}
"""Words of a stretch and share of marks, where masks find their words by the positions alone."""


def torch_systems() -> list[str]:
    """The names of the published systems that learn in steps."""
    return [name for name in known_systems() if issubclass(system_class(name), System)]


def new_system(name: str) -> System:
    torch.manual_seed(1)
    chosen: Any = system_class(name)
    config = chosen.Config(**SMALL.get(name, OTHER))
    letters = dict.fromkeys("abcdefghijklmnopqrstuvwxyz", 9.0)
    words = dict.fromkeys((*FILLERS, *MARKED), 9.0) | letters
    system: System = chosen(config, chosen.learn_vocabulary(config, words))
    return system


def stretch(random: np.random.Generator, words: int = 16, share: float = 0.12) -> LabelledStretch:
    """Words of which a `share` has a mark; the text goes on behind them."""
    drawn = [
        str(random.choice(list(MARKED) if random.random() < share else FILLERS))
        for _ in range(words)
    ]
    labels = np.array([int(MARKED.get(word, PaperLabel.NONE)) for word in drawn], np.int64)
    return LabelledStretch(drawn, labels, ["en"] * words)


@pytest.mark.parametrize("name", torch_systems())
def test_after_200_steps_every_system_shows_marks(name: str) -> None:
    system, random = new_system(name), np.random.default_rng(1)
    words, share = EASIER.get(name, (16, 0.12))
    system.begin(SHARES)
    optimizer = torch.optim.AdamW(system.parameter_groups(3e-3))
    system.train()
    for step in range(STEPS):
        system.before_step(STEPS - 1, STEPS)  # thawed
        loss = system.loss(
            system.batch([stretch(random, words, share) for _ in range(64 // words)])
        )
        loss.backward()  # type: ignore[no-untyped-call]
        optimizer.step()
        optimizer.zero_grad()
        if step % 20 == 19 and shows_marks(system, words, share):
            return
    pytest.fail("no right mark was shown")


def shows_marks(system: System, words: int, share: float) -> bool:
    """Whether more than a third of the marks of new texts are shown, and most of them rightly."""
    random = np.random.default_rng(999)
    texts = [stretch(random, words, share) for _ in range(160 // words)]
    found = [system.scores(text.words, text.languages).argmax(1) for text in texts]
    system.train()
    shown, right = np.concatenate(found), np.concatenate([text.labels for text in texts])
    hits = int(((shown == right) & (shown > 0)).sum())
    return 3 * hits > int((right > 0).sum()) and 2 * hits > int((shown > 0).sum())


@pytest.mark.parametrize("name", torch_systems())
def test_a_new_system_tells_the_shares_of_the_labels(name: str) -> None:
    system = new_system(name)
    system.begin(SHARES)
    text = stretch(np.random.default_rng(3), 40)
    scores = torch.from_numpy(system.scores(text.words, text.languages))
    told = scores.softmax(1).mean(0).numpy()
    wanted = SHARES
    if name == "slot-filling":  # its loss weighs NONE by a quarter
        wanted = SHARES * np.array([0.25, 1, 1, 1], np.float32)
        wanted = wanted / wanted.sum()
    assert told == pytest.approx(wanted, abs=0.12)


@pytest.mark.parametrize("name", torch_systems())
@settings(max_examples=12, deadline=None)
@given(
    words=st.integers(1, 30), last=st.sampled_from([*MARKED, "harbour"]), seed=st.integers(0, 99)
)
def test_only_slots_at_a_cut_end_are_not_scored(
    systems: dict[str, System], name: str, words: int, last: str, seed: int
) -> None:
    system = systems.setdefault(name, new_system(name))
    text = stretch(np.random.default_rng(seed), words)
    text.words[-1], text.labels[-1] = last, MARKED.get(last, PaperLabel.NONE)
    learnt = system.batch([text]).labels.numpy()
    if last in {"over", "why"}:
        assert (learnt == text.labels).all()
        return
    scored = np.flatnonzero(learnt != NOT_SCORED)
    assert scored.tolist() == list(range(len(scored)))  # from the first word on, without a gap
    assert len(scored) < words
    assert (learnt[scored] == text.labels[scored]).all()
    if words > 20:
        assert len(scored)


@pytest.fixture(scope="module")
def systems() -> dict[str, System]:
    """The systems that a test has made."""
    return {}
