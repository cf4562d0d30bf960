# SPDX-License-Identifier: Apache-2.0
"""The character systems: tags on the spaces, what each system sees, learning and storing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

from interpunct.bundles.bundle import load_bundle
from interpunct.errors import BundleError
from interpunct.labels import PaperLabel
from interpunct.runtime.labeller import LabelledStretch
from interpunct.runtime.system_files import load_system, save_system
from interpunct.runtime.systems import system_class
from interpunct_lab.architectures.characters.convolution import (
    CharCnn,
    CharCnnNgram,
    CharDilated,
    ConvolutionConfig,
    DilatedConfig,
    PooledConfig,
    kernels_by_width,
)
from interpunct_lab.architectures.characters.system import (
    BidirectionalLstm,
    CharacterSystem,
    CharBilstm,
    CharDelay,
    CharNgram,
    DelayConfig,
    NgramConfig,
    RecurrentConfig,
)
from interpunct_lab.architectures.characters.vocabulary import (
    END,
    FILE,
    PAD,
    SEPARATOR,
    SPACE,
    UNKNOWN,
    CharacterVocabulary,
)

WORDS = ["so", "where", "are", "you", "now", "we", "stay", "home"]
VOCABULARY = CharacterVocabulary(sorted(set("".join(WORDS))))
LENGTH = 44

SMALL: dict[type[CharacterSystem], Any] = {
    CharDelay: DelayConfig(layers=1, width=16, dropout=0.0),
    CharNgram: NgramConfig(layers=1, width=16, dropout=0.0),
    CharBilstm: RecurrentConfig(layers=1, width=8, dropout=0.0),
    CharCnn: ConvolutionConfig(kernels=22, layers=1, width=16, input_dropout=0, dropout=0),
    CharCnnNgram: PooledConfig(kernels=22, layers=1, width=16, input_dropout=0, dropout=0),
    CharDilated: DilatedConfig(
        kernels=12, layers=1, width=16, input_dropout=0, convolution_dropout=0, dropout=0
    ),
}
ALL = pytest.mark.parametrize("kind", SMALL, ids=lambda kind: kind.name)


@pytest.fixture(autouse=True)
def _one_thread() -> Iterator[None]:
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    torch.manual_seed(3)
    yield
    torch.set_num_threads(threads)


def small(kind: type[CharacterSystem]) -> CharacterSystem:
    return kind(SMALL[kind], VOCABULARY).eval()


def touched(system: CharacterSystem, place: int) -> tuple[int, int]:
    """The first and the last character whose scores change with that at `place`.

    In double precision and in many texts: an LSTM remembers less and less of a character, and
    pooling leaves most of a window out.
    """
    system.double()
    ids = torch.randint(END + 1, len(VOCABULARY), (20, LENGTH))
    other = ids.clone()
    other[:, place] = UNKNOWN
    lengths = torch.full((len(ids),), LENGTH)
    with torch.inference_mode():
        differs = (system(ids, lengths) != system(other, lengths)).any(-1).any(0).nonzero()
    return int(differs[0]), int(differs[-1])


def test_the_tag_of_a_word_sits_on_the_space_after_it() -> None:
    encoded = small(CharBilstm).encode(["see", "you"], ["en", "en"])
    assert encoded.slots.tolist() == [3, 7]
    assert encoded.ids[encoded.slots].tolist() == [SPACE, SPACE]
    assert encoded.ids[-1] == END
    assert len(encoded.ids) == 9


def test_chinese_and_japanese_words_are_set_apart_by_a_separator_instead() -> None:
    encoded = small(CharBilstm).encode(["你好", "ok", "はい"], ["zh-Hans", "en", "ja"])
    assert encoded.ids[encoded.slots].tolist() == [SEPARATOR, SPACE, SEPARATOR]


def test_a_delay_pads_the_source_after_the_end_and_reads_that_much_later() -> None:
    plain = small(CharBilstm).encode(["see", "you"], ["en", "en"])
    late = small(CharDelay).encode(["see", "you"], ["en", "en"])
    assert (late.slots - plain.slots).tolist() == [8, 8]
    assert late.ids.tolist() == [*plain.ids.tolist(), *[PAD] * 7]
    assert late.slots[-1] == len(late.ids) - 1


def test_case_and_digits_are_dropped_but_not_how_many_digits_there_are() -> None:
    vocabulary = CharacterVocabulary.learn({"AB12": 3.0, "٣": 4.0, "q": 1.0}, least_count=2)
    assert vocabulary.characters == ("0", "a", "b")
    same = vocabulary.encode(["ab98", "AB12"], ["en", "en"])[0]
    assert same[:4] == same[5:9]
    assert vocabulary.encode(["xa"], ["en"])[0][0] == UNKNOWN


@settings(max_examples=50)
@given(
    kind=st.sampled_from([CharDelay, CharBilstm]),
    words=st.lists(
        st.one_of(
            st.text(max_size=6),
            st.sampled_from(["", "😀", "👩‍👩‍👧", "e\u0301\u0323", "\u200d", "\u00a0", "İ", "١٢٣"]),
        ),
        max_size=8,
    ),
    code=st.sampled_from(["en", "ja", "fa", "zh-Hant"]),
)
def test_every_word_has_exactly_one_slot_whatever_it_is(
    kind: type[CharacterSystem], words: list[str], code: str
) -> None:
    system = small(kind)
    encoded = system.encode(words, [code] * len(words))
    assert len(encoded.slots) == len(words)
    assert (np.diff(encoded.slots) > 0).all()
    assert not len(words) or encoded.slots[-1] < len(encoded.ids)
    signs = np.isin(encoded.ids, (SPACE, SEPARATOR)).nonzero()[0]
    assert (signs + system.delay).tolist() == encoded.slots.tolist()


def test_a_delayed_label_sees_eight_characters_after_its_space_and_no_more() -> None:
    system = small(CharDelay)
    for slot in (0, 17, 30):
        assert touched(system, slot + 8)[0] == slot + system.delay
        assert touched(system, slot + 9)[0] == slot + system.delay + 1


@pytest.mark.parametrize(
    ("kind", "ahead"),
    [(CharNgram, 10), (CharCnn, 3), (CharCnnNgram, 5), (CharDilated, 16)],
    ids=lambda value: getattr(value, "name", None),
)
def test_a_window_of_characters_ends_where_it_should(
    kind: type[CharacterSystem], ahead: int
) -> None:
    first, last = touched(small(kind), 24)
    assert first == 24 - ahead
    assert last == LENGTH - 1  # the LSTM remembers


def test_dilated_convolutions_make_n_grams_of_32_characters() -> None:
    system = small(CharDilated)
    system.tagger = Features()
    assert touched(system, 20) == (20 - 16, 20 + 15)


def test_a_bidirectional_lstm_sees_the_whole_text() -> None:
    assert touched(small(CharBilstm), 20) == (0, LENGTH - 1)


def test_a_bidirectional_lstm_is_that_of_pytorch_over_packed_texts() -> None:
    ours, theirs = (
        BidirectionalLstm(3, 2, 4, 0.0),
        torch.nn.LSTM(3, 4, 2, batch_first=True, bidirectional=True),
    )
    names = [
        f"{part}_l{layer}{'_reverse' * back}"
        for back in (False, True)
        for layer in (0, 1)
        for part in ("weight_ih", "weight_hh", "bias_ih", "bias_hh")
    ]
    theirs.load_state_dict(dict(zip(names, ours.state_dict().values(), strict=True)))
    texts, lengths = torch.rand(2, 5, 3), torch.tensor([5, 3])
    packed = pack_padded_sequence(texts, lengths, batch_first=True)
    wanted = pad_packed_sequence(theirs(packed)[0], batch_first=True)[0]
    found = ours(texts, lengths)
    torch.testing.assert_close(found[0], wanted[0])
    torch.testing.assert_close(found[1, :3], wanted[1, :3])


class Features(torch.nn.Module):
    """Stands for the LSTM: gives what it is given."""

    def forward(self, features: torch.Tensor, lengths: torch.Tensor) -> torch.Tensor:
        return features


@ALL
def test_scores_do_not_depend_on_what_else_is_in_the_batch(kind: type[CharacterSystem]) -> None:
    system = small(kind)
    texts = [LabelledStretch(WORDS[:n], np.zeros(n, np.int64), ["en"] * n) for n in (3, 8)]
    with torch.inference_mode():
        batch = system.batch(texts)
        together = system(batch.ids, batch.lengths).flatten(0, 1)[batch.slots][:3]
    alone = system.scores(WORDS[:3], ["en"] * 3)
    np.testing.assert_allclose(together.numpy(), alone, atol=1e-5)


@ALL
def test_a_toy_text_is_learnt(kind: type[CharacterSystem]) -> None:
    system = kind(SMALL[kind], VOCABULARY).train()
    batch = system.batch(toy())
    optimizer = torch.optim.Adam(system.parameters(), 0.03)
    for _ in range(150):
        loss = system.loss(batch)
        optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        optimizer.step()
        if loss.item() < 0.04:
            break
    assert loss.item() < 0.1
    for text in toy():
        scores = system.eval().scores(text.words, text.languages)
        assert scores.argmax(1).tolist() == text.labels.tolist()


def toy() -> list[LabelledStretch]:
    """The text in two pieces, with a comma, a question and a full stop in it."""
    labels = np.zeros(len(WORDS), np.int64)
    labels[[0, 4, -1]] = PaperLabel.COMMA, PaperLabel.QUESTION, PaperLabel.PERIOD
    return [
        LabelledStretch(WORDS[where], labels[where], ["en"] * len(WORDS[where]))
        for where in (slice(0, 5), slice(5, None))
    ]


@ALL
def test_a_saved_system_gives_the_same_scores(kind: type[CharacterSystem], tmp_path: Path) -> None:
    system = small(kind)
    save_system(system, tmp_path / "b", {"name": "toy", "version": "1", "languages": ["en"]})
    loaded = load_system(load_bundle(tmp_path / "b"))
    assert type(loaded) is system_class(kind.name) is kind
    words, languages = WORDS * 8, ["en"] * (8 * len(WORDS))
    before, after = system.scores(words, languages), loaded.scores(words, languages)
    assert before.tolist() == after.tolist()


@pytest.mark.parametrize("content", ["", "{}", '["ab"]', '["a", "a"]', "[1]"])
def test_a_damaged_vocabulary_is_told_by_name(tmp_path: Path, content: str) -> None:
    (tmp_path / FILE).write_text(content, encoding="utf-8")
    with pytest.raises(BundleError, match=FILE):
        CharacterVocabulary.load(tmp_path)


def test_the_default_sizes_are_those_of_the_paper() -> None:
    assert kernels_by_width(1650, 7) == {1: 75, 2: 150, 3: 225, 4: 300, 5: 300, 6: 300, 7: 300}
    assert sum(kernels_by_width(40, 7).values()) == 40
    assert replace(DelayConfig(), least_count=1.0).delay == 8
    dilated = CharDilated(DilatedConfig(), VOCABULARY)
    assert sum(dilated.around) + 1 == 32
    assert [block.dilation for block in dilated.blocks] == [1, 2, 4, 8, 16]
