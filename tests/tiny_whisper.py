# SPDX-License-Identifier: Apache-2.0
"""A tiny Whisper of random weights that writes a fixed sentence for each window of its sound.

The embedding of each place in the text points to the word that is to be written there. All else is
random, so word times are arbitrary; the way through the libraries is that of a real model.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

WORDS = ("Ġhello", "Ġworld", ",", "Ġhow", "Ġare", "Ġyou", "?", "Ġi", "Ġam", "Ġfine", ".")
SENTENCE = "hello world, how are you? i am fine."
DOUBTFUL = "how"
"""Word of the sentence that another word contests."""

WINDOW_END = 25.0
"""Seconds from the start of a window to the end that is written there."""

_WIDTH = 64
_TEXT = 50256  # tokens of the English model; its special tokens follow
_END, _START = "<|endoftext|>", "<|startoftranscript|>"


def make_whisper(folder: Path) -> None:
    """Write the model, converted for CTranslate2, to `folder`/tiny."""
    import torch
    from ctranslate2.converters import TransformersConverter

    ids = _write_tokenizer(folder)
    model = _model(ids)
    with torch.no_grad():
        _teach(model, ids)
    model.save_pretrained(folder)
    facts = {"feature_size": 80, "sampling_rate": 16000, "hop_length": 160, "chunk_length": 30}
    (folder / "preprocessor_config.json").write_text(json.dumps(facts))
    copied = ["tokenizer.json", "preprocessor_config.json"]
    TransformersConverter(str(folder), copy_files=copied).convert(str(folder / "tiny"))


def _write_tokenizer(folder: Path) -> dict[str, int]:
    """Write a tokenizer of whole words; returns the number of each token, without times."""
    from tokenizers import AddedToken, Tokenizer, decoders, models, pre_tokenizers

    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    words = [*letters, *(word for word in WORDS if word not in letters)]
    words += [f"Ġfiller{number}" for number in range(_TEXT - len(words))]
    tokens = {word: number for number, word in enumerate(words)}
    tokenizer = Tokenizer(models.BPE(vocab=tokens, merges=[]))
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    special = [_END, _START, "<|en|>", "<|translate|>", "<|transcribe|>", "<|startoflm|>"]
    special += ["<|startofprev|>", "<|nospeech|>", "<|notimestamps|>"]
    tokenizer.add_special_tokens([AddedToken(each, special=True) for each in special])
    tokenizer.save(str(folder / "tokenizer.json"))
    told = {"tokenizer_class": "PreTrainedTokenizerFast"}
    (folder / "tokenizer_config.json").write_text(json.dumps(told))
    found: dict[str, int] = tokenizer.get_vocab()
    return found


def _model(ids: dict[str, int]) -> Any:
    import torch
    from transformers import GenerationConfig, WhisperConfig, WhisperForConditionalGeneration

    torch.manual_seed(1)
    end, start = ids[_END], ids[_START]
    places = {"pad_token_id": end, "bos_token_id": end, "eos_token_id": end}
    places["decoder_start_token_id"] = start
    layers = {"encoder_layers": 1, "decoder_layers": 1, "d_model": _WIDTH}
    heads = {"encoder_attention_heads": 2, "decoder_attention_heads": 2}
    inner = {"encoder_ffn_dim": 16, "decoder_ffn_dim": 16}
    size = len(ids) + 1501  # times from 0.00 to 30.00
    config = WhisperConfig(vocab_size=size, **layers, **heads, **inner, **places)
    model = WhisperForConditionalGeneration(config)
    model.generation_config = GenerationConfig(
        suppress_tokens=[], begin_suppress_tokens=[], **places
    )
    model.generation_config.lang_to_id = {"<|en|>": ids["<|en|>"]}
    model.generation_config.alignment_heads = [[0, 0], [0, 1]]
    return model


def _teach(model: Any, ids: dict[str, int]) -> None:
    """Let each place of the text point to its token."""
    first_time = len(ids)
    script = [first_time, *(ids[word] for word in WORDS)]
    script += [first_time + round(WINDOW_END / 0.02), ids[_END]]
    tokens = model.model.decoder.embed_tokens.weight.normal_(0, 1)
    places = model.model.decoder.embed_positions.weight.normal_(0, 0.01)
    for place, token in enumerate(script):
        places[place] += 5 * tokens[token]
    doubtful, rival = tokens[ids[f"Ġ{DOUBTFUL}"]], tokens[ids["Ġfiller7"]]
    almost = 5.2 * (doubtful @ doubtful) / (rival @ rival)
    places[script.index(ids[f"Ġ{DOUBTFUL}"])] += almost * rival
