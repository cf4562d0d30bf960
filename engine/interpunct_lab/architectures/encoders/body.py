# SPDX-License-Identifier: Apache-2.0
"""Encoders in the format of the transformers library: read from a checkpoint, or made by size.

A checkpoint is a folder with `config.json`, a tokenizer (`tokenizer.json`, or files from which the
library makes one) and `*.safetensors`. No code is loaded from it and nothing is unpickled.
`tests/engine/lab/architectures/published_encoders.py` writes the layouts of published ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from msgspec import Struct
from torch import Tensor, nn

from interpunct.bundles.description import Layers, Size
from interpunct.decoding import typed
from interpunct.errors import BundleError, first_line
from interpunct.runtime.converted.checkpoint import Checkpoint
from interpunct.runtime.converted.checkpoint_vocabulary import TOKENIZER, open_tokenizer
from interpunct.runtime.converted.fetching import checkpoint_folder
from interpunct.runtime.encoder.tokenizer import WORD_START, Special, Tokenizer, piece_text
from interpunct_lab.architectures.encoders.sizes import COUNTS_FROM_PADDING, SIZES
from interpunct_lab.text.piece_training import train_pieces


@dataclass(frozen=True, slots=True)
class Body:
    """An encoder before its weights: its configuration and its tokenizer, both of transformers.

    `checkpoint` is the folder with the weights to start from; None where they start random or come
    with a trained system.
    """

    config: Any
    tokenizer: Any
    checkpoint: Path | None = None

    @classmethod
    def of_size(cls, size: str, family: str, words: Mapping[str, float], pieces: int) -> Body:
        """A new encoder; its vocabulary has about `pieces` pieces, learnt from counted `words`."""
        tokenizer = learn_tokenizer(words, pieces)
        return cls(SIZES[size].config(family, len(tokenizer)), tokenizer)

    @classmethod
    def read(cls, folder: Path) -> Body:
        """The configuration and the tokenizer in a folder.

        Raises BundleError where one is missing or damaged.
        """
        from transformers import AutoConfig, AutoTokenizer

        try:
            options: dict[str, Any] = {"local_files_only": True, "trust_remote_code": False}
            config = AutoConfig.from_pretrained(folder, **options)
            tokenizer = AutoTokenizer.from_pretrained(folder, **options)
        except Exception as error:  # the tokenizers library raises nothing narrower
            reason = first_line(error)
            raise BundleError(
                f"the encoder cannot be read: {reason}.",
                file=folder,
                remedy="It needs config.json and tokenizer.json.",
            ) from error
        if not tokenizer.is_fast:
            raise BundleError(
                "its tokenizer is one that only Python code can run.",
                file=folder,
                remedy="Use an encoder with a tokenizer.json.",
            )
        if len(tokenizer) <= len(tokenizer.all_special_ids):
            raise BundleError(
                "there is no tokenizer here, so every word would be unknown.",
                file=folder,
                remedy="Put the encoder's tokenizer.json beside its config.json.",
            )
        if (folder / TOKENIZER).exists():
            tokenizer = _as_published(folder / TOKENIZER, tokenizer)
        _check_sizes(config, len(tokenizer), folder)
        return cls(config, tokenizer)

    def save(self, folder: Path) -> None:
        """Write the configuration and the tokenizer, not the weights."""
        folder.mkdir(parents=True, exist_ok=True)
        self.config.save_pretrained(folder)
        self.tokenizer.save_pretrained(folder)


def _as_published(path: Path, known: Any) -> Any:
    """The tokenizer in a `tokenizer.json`, with the special tokens of the `known` one.

    The library knows those of each family. But it takes the pieces alone from the file and puts
    the family's own steps around them: word pieces become lower case, a unigram model of an
    ELECTRA becomes word pieces.
    """
    from transformers import PreTrainedTokenizerFast

    tokens = open_tokenizer(path)
    special = known.special_tokens_map.items()
    there = {name: token for name, token in special if tokens.token_to_id(token) is not None}
    return PreTrainedTokenizerFast(tokenizer_object=tokens, **there)


class _Sizes(Struct, frozen=True):
    """The sizes of an encoder, which its library takes as they come."""

    hidden_size: Size
    num_hidden_layers: Layers
    num_attention_heads: Size
    vocab_size: Size
    max_position_embeddings: Size

    def __post_init__(self) -> None:
        if self.hidden_size % self.num_attention_heads:
            heads, width = self.num_attention_heads, self.hidden_size
            raise ValueError(f"{heads} heads do not share a width of {width}")


def _check_sizes(config: Any, pieces: int, folder: Path) -> None:
    """Raise BundleError for sizes that no encoder has, and for fewer pieces than `pieces`."""
    sizes = {name: getattr(config, name, None) for name in _Sizes.__struct_fields__}
    path = folder / "config.json"
    if typed(sizes, _Sizes, BundleError, file=path).vocab_size < pieces:
        raise BundleError(
            f"it has {config.vocab_size} pieces, its tokenizer {pieces}.",
            file=path,
            remedy="Use the tokenizer that belongs to the encoder.",
        )


def open_checkpoint(name: str, families: Sequence[str]) -> Body:
    """The encoder in the folder `name`, or of that name on the Hugging Face hub.

    Raises BundleError where there is none, where it is of none of the `families`, or where its
    weights are a pickle.
    """
    remedy = f"Use one of {', '.join(SIZES)}, or the folder of a checkpoint."
    folder = checkpoint_folder(name, remedy)
    Checkpoint.read(folder).weight_files()
    body = Body.read(folder)
    if body.config.model_type not in families:
        raise BundleError(
            f"this is an encoder of the family {body.config.model_type!r}.",
            file=folder,
            remedy=f"Use one of {', '.join(families)}.",
        )
    return Body(body.config, body.tokenizer, folder)


class Encoder(nn.Module):
    """An encoder of the transformers library; random weights where the body names none."""

    def __init__(self, body: Body) -> None:
        super().__init__()
        from transformers import AutoModel

        poolless = {} if body.config.model_type == "electra" else {"add_pooling_layer": False}
        # Half-precision checkpoints are trained in full precision, too.
        self.model: Any = AutoModel.from_config(body.config, **poolless).float()
        self.width: int = body.config.hidden_size
        self.layers: int = body.config.num_hidden_layers
        counted_from_padding = body.config.model_type in COUNTS_FROM_PADDING
        unused = body.config.pad_token_id + 1 if counted_from_padding else 0
        self.positions = int(body.config.max_position_embeddings) - unused
        """Most tokens of a window."""
        if body.checkpoint is not None:
            load_pretrained(self.model, body.checkpoint)

    def forward(self, ids: Tensor, lengths: Tensor) -> tuple[Tensor, ...]:
        """States (batch, tokens, width) of the embeddings and of each layer, the last one last."""
        mask = torch.arange(ids.shape[1], device=ids.device) < lengths[:, None]
        output = self.model(input_ids=ids, attention_mask=mask.long(), output_hidden_states=True)
        states: tuple[Tensor, ...] = output.hidden_states
        return states


def load_pretrained(model: Any, folder: Path) -> None:
    """Put the weights of a checkpoint into an encoder; those of its heads are passed over.

    Raises BundleError where some are missing, of another shape or damaged.
    """
    stored = Checkpoint.read(folder).stored("pt")
    body = {_own_name(name, model.base_model_prefix): weight for name, weight in stored}
    try:
        missing = model.load_state_dict(body, strict=False).missing_keys
    except RuntimeError as error:
        reason = str(error).strip().split("\n")[-1].strip()
        raise BundleError(f"the weights cannot be read: {reason}", file=folder) from error
    if missing:
        raise BundleError(
            f"{len(missing)} weights are missing, {missing[0]} among them.",
            file=folder,
            remedy="Use another checkpoint.",
        )


def _own_name(name: str, prefix: str) -> str:
    """A weight's name in the bare encoder; the first checkpoints called a norm's weights so."""
    name = name.removeprefix(f"{prefix}.")
    return name.replace("LayerNorm.gamma", "LayerNorm.weight").replace(
        "LayerNorm.beta", "LayerNorm.bias"
    )


def learn_tokenizer(words: Mapping[str, float], pieces: int) -> Any:
    """A unigram tokenizer (Kudo 2018) of about `pieces` pieces over counted word forms.

    Every digit is a token of its own, as in Polacek 2025, section 4.1.
    """
    from tokenizers import pre_tokenizers

    model = train_pieces({piece_text(word): count for word, count in words.items()}, pieces)
    tokenizer = unigram_tokenizer(Tokenizer(model).scored_pieces())
    tokenizer.backend_tokenizer.pre_tokenizer = pre_tokenizers.Digits(individual_digits=True)
    return tokenizer


def unigram_tokenizer(pieces: Sequence[tuple[str, float]]) -> Any:
    """A tokenizer of the transformers library with these pieces and their log probabilities.

    The special tokens are those of `Special`, in that order.
    """
    from tokenizers import Tokenizer as Tokens
    from tokenizers import models, normalizers
    from transformers import PreTrainedTokenizerFast

    tokens = Tokens(models.Unigram(list(pieces), unk_id=int(Special.UNKNOWN)))
    tokens.normalizer = normalizers.Replace(" ", WORD_START)
    return PreTrainedTokenizerFast(
        tokenizer_object=tokens,
        pad_token=Special.PAD.piece,
        unk_token=Special.UNKNOWN.piece,
        cls_token=Special.START.piece,
        sep_token=Special.END.piece,
        mask_token=Special.MASK.piece,
    )
