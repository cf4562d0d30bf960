# SPDX-License-Identifier: Apache-2.0
"""Tiny checkpoints in the layouts of published encoders: files, names of weights, tokenizers.

| layout | published as | tokenizer | weights |
|---|---|---|---|
| xlm-roberta | FacebookAI/xlm-roberta-base | unigram, `<mask>` last | `roberta.…`, `lm_head.…` |
| roberta | FacebookAI/roberta-base | pairs of bytes | `roberta.…`, `lm_head.…` |
| electra | google/electra-small-discriminator | word pieces | `electra.…` and a head |
| melectra | AILabTUL/mELECTRA | SentencePiece, in BERT's class | as electra |

Weights are random and sizes tiny. Of mELECTRA only the family, the presence of `tokenizer.json`
and SentencePiece are known here; the settings of its tokenizer are the worst case.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from string import ascii_lowercase
from typing import Any

import torch
from tokenizers import Tokenizer, models, normalizers, pre_tokenizers, processors, trainers
from torch import Tensor

LETTERS = (*ascii_lowercase, *"0123456789'řžůšýíéáčěťňú")
_SIZES = {
    "hidden_size": 32,
    "num_hidden_layers": 2,
    "num_attention_heads": 2,
    "intermediate_size": 64,
}


@dataclass(frozen=True, slots=True)
class Layout:
    """A published layout: its model, its tokenizer, and what its tokenizer's settings say."""

    model: str
    config: Mapping[str, Any]
    tokens: Callable[[Sequence[str]], Tokenizer]
    settings: Mapping[str, Any] | None
    renamed: Callable[[dict[str, Tensor]], dict[str, Tensor]] = dict


def write_published(layout: str, folder: Path, words: Sequence[str]) -> Path:
    """A tiny checkpoint in `layout` whose tokenizer has the lower-case `words` as pieces."""
    import transformers
    from safetensors.torch import save_file

    how = LAYOUTS[layout]
    folder.mkdir(parents=True)
    tokens = how.tokens(sorted(set(words)))
    tokens.save(str(folder / "tokenizer.json"))
    kind = getattr(transformers, how.model)
    config = kind.config_class(**_SIZES, **how.config, vocab_size=tokens.get_vocab_size())
    torch.manual_seed(1)
    weights = {name: part.clone() for name, part in kind(config).state_dict().items()}
    save_file(how.renamed(weights), folder / "model.safetensors", {"format": "pt"})
    told = {**config.to_dict(), "architectures": [how.model]}
    (folder / "config.json").write_text(json.dumps(told))
    if how.settings is not None:
        (folder / "tokenizer_config.json").write_text(json.dumps(how.settings))
    return folder


def _unigram(special: Sequence[str], last: Sequence[str], words: Sequence[str]) -> Tokenizer:
    """A SentencePiece unigram model as the tokenizers library keeps it."""
    spoken = [(f"▁{word}", -5.0) for word in words]
    letters = [(letter, -9.0) for letter in LETTERS]
    pieces = [(name, 0.0) for name in special] + [("▁", -4.0), *spoken, *letters]
    names = [*special, *last]
    unknown = next(place for place, name in enumerate(special) if "unk" in name.lower())
    tokens = Tokenizer(models.Unigram(pieces + [(name, 0.0) for name in last], unk_id=unknown))
    tokens.normalizer = normalizers.NFKC()
    tokens.pre_tokenizer = pre_tokenizers.Sequence(
        [pre_tokenizers.WhitespaceSplit(), pre_tokenizers.Metaspace()]
    )
    tokens.add_special_tokens(names)
    return tokens


def _xlm_roberta(words: Sequence[str]) -> Tokenizer:
    tokens = _unigram(("<s>", "<pad>", "</s>", "<unk>"), ("<mask>",), words)
    ends = [("<s>", 0), ("</s>", 2)]
    tokens.post_processor = processors.TemplateProcessing(
        single="<s> $A </s>", pair="<s> $A </s> </s> $B </s>", special_tokens=ends
    )
    return tokens


def _byte_pairs(words: Sequence[str]) -> Tokenizer:
    tokens = Tokenizer(models.BPE())
    tokens.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    trainer = trainers.BpeTrainer(
        vocab_size=600,
        show_progress=False,
        special_tokens=["<s>", "<pad>", "</s>", "<unk>"],
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
    )
    tokens.train_from_iterator([f" {word}" for word in words], trainer)
    tokens.add_special_tokens(["<mask>"])
    tokens.post_processor = processors.RobertaProcessing(("</s>", 2), ("<s>", 0))
    return tokens


_BERT = ("[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]")


def _word_pieces(words: Sequence[str]) -> Tokenizer:
    inner = [f"##{letter}" for letter in LETTERS]
    pieces = dict.fromkeys([*_BERT, *words, *LETTERS, *inner])
    tokens = Tokenizer(
        models.WordPiece({name: i for i, name in enumerate(pieces)}, unk_token="[UNK]")
    )
    tokens.normalizer = normalizers.BertNormalizer(strip_accents=False, lowercase=False)
    tokens.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    tokens.add_special_tokens(list(_BERT))
    ends = [("[CLS]", 2), ("[SEP]", 3)]
    tokens.post_processor = processors.TemplateProcessing(
        single="[CLS] $A [SEP]", pair="[CLS] $A [SEP] $B:1 [SEP]:1", special_tokens=ends
    )
    return tokens


def _bert_unigram(words: Sequence[str]) -> Tokenizer:
    return _unigram(_BERT, (), words)


def _of_their_time(weights: dict[str, Tensor]) -> dict[str, Tensor]:
    """The weights under the names of older checkpoints, with their pooler and positions."""
    places = torch.arange(514)[None]
    pooler = {"weight": torch.zeros(32, 32), "bias": torch.zeros(32)}
    return {
        **{name: part for name, part in weights.items() if "decoder" not in name},
        "roberta.embeddings.position_ids": places,
        **{f"roberta.pooler.dense.{name}": part for name, part in pooler.items()},
    }


_ROBERTA = {
    "max_position_embeddings": 514,
    "type_vocab_size": 1,
    "layer_norm_eps": 1e-5,
    "bos_token_id": 0,
    "pad_token_id": 1,
    "eos_token_id": 2,
}
_ELECTRA = {"embedding_size": 16, "max_position_embeddings": 512, "type_vocab_size": 2}
_NAMES = dict(zip(("pad", "unk", "cls", "sep", "mask"), _BERT, strict=True))
_NAMED = {f"{name}_token": token for name, token in _NAMES.items()}
_LENGTH = {"model_max_length": 512}

LAYOUTS = {
    "xlm-roberta": Layout(
        "XLMRobertaForMaskedLM", _ROBERTA, _xlm_roberta, _LENGTH, _of_their_time
    ),
    "roberta": Layout("RobertaForMaskedLM", _ROBERTA, _byte_pairs, _LENGTH, _of_their_time),
    "electra": Layout("ElectraForPreTraining", _ELECTRA, _word_pieces, None),
    "melectra": Layout(
        "ElectraForPreTraining",
        _ELECTRA,
        _bert_unigram,
        {**_NAMED, "tokenizer_class": "ElectraTokenizer"},
    ),
}
"""Each published layout by its name."""
