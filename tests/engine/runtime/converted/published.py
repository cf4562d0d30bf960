# SPDX-License-Identifier: Apache-2.0
"""Tiny models of every published layout, with random weights, from the published settings.

The names of files, labels, inputs and outputs are those of the published models; docs/models.md
names the sources. Only the sizes are smaller.
"""

from __future__ import annotations

import io
import json
import tarfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import sentencepiece
import torch

_SAID = "the old pilot said that he would come back when fog lifts over anna's harbour"
_TOLD = "старый лоцман сказал что он ещё вернётся когда туман уйдёт из бухты твой дом"
ENGLISH, RUSSIAN = (text.split() for text in (_SAID, _TOLD))
FULLSTOP = ["0", ".", ",", "?", "-", ":"]
SBERT = [
    f"{casing}_{mark}"
    for casing in ("LOWER", "UPPER", "UPPER_TOTAL")
    for mark in ("O", "PERIOD", "COMMA", "QUESTION")
]
RPUNCT = [
    "OU", "OO", ".O", "!O", ",O", ".U", "!U", ",U", ":O", ";O", ":U", "'O", "-O", "?O", "?U",
]  # fmt: skip
PCS_47 = [
    "<NULL>", ".", ",", "?", "？", "，", "。", "、", "・", "।", "؟", "،", ";", "።", "፣", "፧",
]  # fmt: skip
CHINESE = ["我们", "都是", "木头人", "不会", "说话", "不会", "动"]
CT_MARKS = ["<unk>", "_", "，", "。", "？", "、"]
WIDTH = 16


@dataclass(frozen=True)
class PublishedLayout:
    """One layout: `write` makes a tiny model of it in a folder that exists."""

    name: str
    write: Callable[[Path], None]
    words: Sequence[str] = tuple(ENGLISH)
    language: str = "en"
    install: Mapping[str, Any] = field(default_factory=dict)
    archive: str = ""

    def make(self, folder: Path) -> Path:
        """Make a tiny model in the new folder `folder`; the path to install."""
        folder.mkdir()
        self.write(folder)
        return folder / self.archive


def random(*shape: int, seed: int = 5) -> Any:
    """Weights far enough from zero to tell one word from another."""
    return np.random.default_rng(seed).normal(0, 1, shape).astype(np.float32)


# Checkpoints of transformers


def token_classifier(family: str, labels: Sequence[str], vocabulary: int) -> Any:
    """A model of the transformers library with these labels."""
    import transformers

    torch.manual_seed(5)
    kind = {"bert": "Bert", "xlm-roberta": "XLMRoberta"}[family]
    config = getattr(transformers, f"{kind}Config")(
        vocab_size=vocabulary,
        hidden_size=WIDTH,
        num_hidden_layers=2,
        num_attention_heads=2,
        intermediate_size=24,
        max_position_embeddings=66,
        id2label=dict(enumerate(labels)),
    )
    model = transformers.AutoModelForTokenClassification.from_config(config)
    for parameter in model.parameters():
        if parameter.ndim > 1:  # norms that are no norms make all words alike
            torch.nn.init.normal_(parameter, std=0.3)
    return model.eval()


def sentence_pieces(words: Sequence[str], **ids: Any) -> bytes:
    """A SentencePiece model over these words."""
    written = io.BytesIO()
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter([" ".join(words)] * 20 + list(words) * 3),
        model_writer=written,
        vocab_size=48,
        hard_vocab_limit=False,
        minloglevel=2,
        **ids,
    )
    return written.getvalue()


def write_xlm_roberta(folder: Path) -> None:
    """FullStop, punctuate-all and sonar: XLM-R with its SentencePiece model, no tokenizer.json."""
    model = sentence_pieces(ENGLISH)
    size = sentencepiece.SentencePieceProcessor(model_proto=model).get_piece_size()
    token_classifier("xlm-roberta", FULLSTOP, size + 2).save_pretrained(folder)
    (folder / "sentencepiece.bpe.model").write_bytes(model)
    (folder / "README.md").write_text("---\nlicense: mit\nlanguage:\n- en\n- de\n---\n")


def write_bert(folder: Path, words: Sequence[str], labels: Sequence[str]) -> Any:
    """BERT with its word pieces."""
    letters = sorted({letter for word in words for letter in word})
    pieces = [*letters, *(f"##{letter}" for letter in letters), *words]
    vocabulary = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *dict.fromkeys(pieces)]
    (folder / "vocab.txt").write_text("\n".join(vocabulary), encoding="utf-8")
    model = token_classifier("bert", labels, len(vocabulary))
    model.save_pretrained(folder)
    return model


def write_sbert(folder: Path) -> None:
    """sbert_punc_case_ru: thirteen outputs without names in its settings; the first is unused."""
    write_bert(folder, RUSSIAN, [f"LABEL_{index}" for index in range(13)])
    (folder / "README.md").write_text("---\nlicense: apache-2.0\nlanguage:\n- ru\n---\n")


def write_felflare(folder: Path) -> None:
    """bert-restore-punctuation: weights in a pickle beside other pickles of simpletransformers."""
    model = write_bert(folder, ENGLISH, RPUNCT)
    (folder / "model.safetensors").unlink()
    torch.save(model.state_dict(), folder / "pytorch_model.bin")
    (folder / "training_args.bin").write_bytes(b"cos\nsystem\n(S'false'\ntR.")
    (folder / "README.md").write_text("---\nlicense: mit\nlanguage:\n- en\n---\n")


# Graphs


def write_graph(
    path: Path,
    inputs: Mapping[str, int],
    outputs: Mapping[str, tuple[int, Sequence[str | int]]],
    nodes: Sequence[Any],
    weights: Mapping[str, Any],
    metadata: Mapping[str, str] | None = None,
) -> None:
    """Write a graph; inputs are integers with a number of axes, outputs have type and axes."""
    import onnx
    from onnx import TensorProto, helper, numpy_helper

    names = ("N", "T")
    integers = TensorProto.INT64 if "input_ids" in inputs else TensorProto.INT32
    graph = helper.make_graph(
        list(nodes),
        "tiny",
        [
            helper.make_tensor_value_info(name, integers, names[:axes])
            for name, axes in inputs.items()
        ],
        [
            helper.make_tensor_value_info(name, kind, list(axes))
            for name, (kind, axes) in outputs.items()
        ],
        [numpy_helper.from_array(np.asarray(array), name) for name, array in weights.items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    for key, value in (metadata or {}).items():
        entry = model.metadata_props.add()
        entry.key, entry.value = key, value
    onnx.save(model, str(path))


def pcs_weights(vocabulary: int) -> dict[str, Any]:
    """The weights of a tiny PCS graph: embeddings, and one layer for each of the four heads."""
    return {
        "embeddings": random(vocabulary, WIDTH, seed=1),
        "marks": random(len(PCS_47), WIDTH, seed=2),
        "post": random(WIDTH, len(PCS_47), seed=3),
        "pre": random(WIDTH, 2, seed=4),
        "cap": random(WIDTH, 16, seed=6),
        "seg": random(WIDTH, 2, seed=7),
        "half": np.float32(0.5),
    }


def write_pcs(folder: Path) -> None:
    """PCS of punctuators: the three other heads read the mark that the first decides on."""
    from onnx import TensorProto, helper

    model = sentence_pieces(ENGLISH, unk_id=0, bos_id=1, eos_id=2, pad_id=3)
    (folder / "spe_unigram_64k_lowercase_47lang.model").write_bytes(model)
    size = sentencepiece.SentencePieceProcessor(model_proto=model).get_piece_size()
    node = helper.make_node
    nodes = [
        node("Gather", ["embeddings", "input_ids"], ["encoded"]),
        node("MatMul", ["encoded", "post"], ["post_logits"]),
        node("ArgMax", ["post_logits"], ["post_preds"], axis=-1, keepdims=0),
        node("Gather", ["marks", "post_preds"], ["marked"]),
        node("Add", ["encoded", "marked"], ["encoded_again"]),
        node("MatMul", ["encoded_again", "pre"], ["pre_logits"]),
        node("ArgMax", ["pre_logits"], ["pre_preds"], axis=-1, keepdims=0),
        node("MatMul", ["encoded_again", "seg"], ["seg_logits"]),
        node("ArgMax", ["seg_logits"], ["seg_numbers"], axis=-1, keepdims=0),
        node("Cast", ["seg_numbers"], ["seg_preds"], to=TensorProto.BOOL),
        node("MatMul", ["encoded_again", "cap"], ["cap_logits"]),
        node("Sigmoid", ["cap_logits"], ["cap_shares"]),
        node("Greater", ["cap_shares", "half"], ["cap_preds"]),
    ]
    two: tuple[str | int, ...] = ("N", "T")
    outputs: dict[str, tuple[int, Sequence[str | int]]] = {
        "pre_preds": (TensorProto.INT64, two),
        "post_preds": (TensorProto.INT64, two),
        "cap_preds": (TensorProto.BOOL, (*two, 16)),
        "seg_preds": (TensorProto.BOOL, two),
    }
    path = folder / "punct_cap_seg_47lang.onnx"
    write_graph(path, {"input_ids": 2}, outputs, nodes, pcs_weights(size))
    listed = json.dumps(PCS_47, ensure_ascii=False)
    (folder / "config.yaml").write_text(
        f'max_length: 32\npre_labels: ["<NULL>", "¿"]\npost_labels: {listed}\n'
        "languages: [af, am, en, es, zh]\n",
        encoding="utf-8",
    )
    (folder / "README.md").write_text("---\nlicense: apache-2.0\nlibrary_name: onnx\n---\n")


CT_TOKENS = ["<blank>", *"我们都是木头人不会说话动的今天气很好吗", "hello", "world", "<unk>"]


def write_ct_transformer(folder: Path) -> None:
    """CT-Transformer of FunASR, in the package of sherpa-onnx."""
    from onnx import TensorProto, helper

    nodes = [
        helper.make_node("Gather", ["embeddings", "inputs"], ["encoded"]),
        helper.make_node("MatMul", ["encoded", "decoder"], ["logits"]),
    ]
    weights = {
        "embeddings": random(len(CT_TOKENS), WIDTH, seed=1),
        "decoder": random(WIDTH, len(CT_MARKS), seed=2),
    }
    outputs = {"logits": (TensorProto.FLOAT, ("N", "T", len(CT_MARKS)))}
    metadata = {
        "model_type": "ct_transformer",
        "tokens": "|".join(CT_TOKENS),
        "vocab_size": str(len(CT_TOKENS)),
        "punctuations": "|".join(CT_MARKS),
        "unk_symbol": "<unk>",
    }
    inputs = {"inputs": 2, "text_lengths": 1}
    write_graph(folder / "model.onnx", inputs, outputs, nodes, weights, metadata)
    (folder / "tokens.json").write_text(json.dumps(CT_TOKENS), encoding="utf-8")
    marks = "".join(f"    - {json.dumps(mark, ensure_ascii=False)}\n" for mark in CT_MARKS)
    (folder / "config.yaml").write_text(
        "model: CTTransformer\nmodel_conf:\n    ignore_id: 0\n    punc_list:\n"
        f"{marks}    sentence_end_id: 3\nencoder: SANMEncoder\n",
        encoding="utf-8",
    )
    (folder / "README.md").write_text("# From modelscope.cn\n")


def edge_pieces() -> Any:
    """The SentencePiece model behind the `bpe.vocab` of a tiny Edge-Punct model."""
    trained = io.BytesIO()
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter([" ".join(ENGLISH)] * 20), model_writer=trained, vocab_size=60,
        model_type="bpe", unk_id=0, bos_id=1, eos_id=2, minloglevel=2,
        normalization_rule_name="identity",
    )  # fmt: skip
    return sentencepiece.SentencePieceProcessor(model_proto=trained.getvalue())


def write_edge_punct(folder: Path) -> None:
    """Edge-Punct-Casing of sherpa-onnx: one row for each word, the ends of windows left out."""
    from onnx import TensorProto, helper

    pieces = edge_pieces()
    size = pieces.get_piece_size()
    lines = (f"{pieces.id_to_piece(i)}\t{pieces.get_score(i)}" for i in range(size))
    (folder / "bpe.vocab").write_text("\n".join(lines) + "\n", encoding="utf-8")
    node = helper.make_node
    nodes = [
        node("Gather", ["embeddings", "token_ids"], ["encoded"]),
        node("Greater", ["valid_ids", "zero"], ["valid"]),
        node("Greater", ["token_ids", "two"], ["inside"]),
        node("And", ["valid", "inside"], ["is_word"]),
        node("NonZero", ["is_word"], ["places"]),
        node("Transpose", ["places"], ["rows"]),
        node("GatherND", ["encoded", "rows"], ["words"]),
        node("MatMul", ["words", "case"], ["active_case_logits"]),
        node("MatMul", ["words", "punct"], ["active_punct_logits"]),
        node("Identity", ["is_word"], ["mask"]),
    ]
    weights = {
        "embeddings": random(size, WIDTH, seed=1),
        "case": random(WIDTH, 4, seed=2),
        "punct": random(WIDTH, 4, seed=3),
        "zero": np.int32(0),
        "two": np.int32(2),
    }
    outputs: dict[str, tuple[int, Sequence[str | int]]] = {
        "active_case_logits": (TensorProto.FLOAT, ("W", 4)),
        "active_punct_logits": (TensorProto.FLOAT, ("W", 4)),
        "mask": (TensorProto.BOOL, ("N", "T")),
    }
    names = {"COMMA": 1, "PERIOD": 2, "QUESTION": 3, "UPPER": 1, "CAP": 2, "MIX_CASE": 3}
    metadata = {"NO_PUNCT": "0", "LOWER": "0", **{key: str(n) for key, n in names.items()}}
    inputs = {"token_ids": 2, "valid_ids": 2, "label_lens": 1}
    write_graph(folder / "model.int8.onnx", inputs, outputs, nodes, weights, metadata)


# Archives of NeMo


def encoder_state(family: str, vocabulary: int, width: int = WIDTH) -> dict[str, torch.Tensor]:
    """A bare encoder as NeMo stores it, under `bert_model`."""
    import transformers

    torch.manual_seed(5)
    if family == "distilbert":
        config: Any = transformers.DistilBertConfig(
            vocab_size=vocabulary, dim=width, n_layers=2, n_heads=1, hidden_dim=24,
            max_position_embeddings=66,
        )  # fmt: skip
    else:
        kind = transformers.BertConfig if family == "bert" else transformers.XLMRobertaConfig
        config = kind(
            vocab_size=vocabulary, hidden_size=width, num_hidden_layers=2, intermediate_size=24,
            num_attention_heads=1, max_position_embeddings=66, type_vocab_size=1,
        )  # fmt: skip
    model = transformers.AutoModel.from_config(config)
    for parameter in model.parameters():
        if parameter.ndim > 1:
            torch.nn.init.normal_(parameter, std=0.3)
    return {f"bert_model.{name}": value for name, value in model.state_dict().items()}


def write_nemo(
    folder: Path, settings: str, state: dict[str, torch.Tensor], mode: str, **files: bytes
) -> None:
    """Write the archive `model.nemo`; in `files`, double underscores stand for dots."""
    content = {"model_config.yaml": settings.encode(), **{
        name.replace("__", "."): data for name, data in files.items()
    }}  # fmt: skip
    written = io.BytesIO()
    torch.save(state, written)
    content["model_weights.ckpt"] = written.getvalue()
    with tarfile.open(folder / "model.nemo", mode) as packed:  # type: ignore[call-overload]
        for name, data in content.items():
            told = tarfile.TarInfo(f"./{name}")
            told.size = len(data)
            packed.addfile(told, io.BytesIO(data))


NEMO_BERT = """
tokenizer:
  tokenizer_name: {model}
  vocab_file: nemo:tokenizer.vocab_file
  tokenizer_model: null
  special_tokens: null
language_model:
  pretrained_model_name: {model}
  lm_checkpoint: null
  config_file: null
  config: null
punct_head:
  punct_num_fc_layers: 1
  activation: relu
capit_head:
  capit_num_fc_layers: 1
  activation: relu
punct_label_ids:
  O: 0
  ',': 1
  .: 2
  '?': 3
capit_label_ids:
  O: 0
  U: 1
class_labels:
  punct_labels_file: nemo:punct_label_ids.csv
  capit_labels_file: nemo:capit_label_ids.csv
target: nemo.collections.nlp.models.token_classification.punctuation_capitalization_model
nemo_version: 1.0.0rc1
"""


def nemo_bert_state(family: str, vocabulary: int) -> dict[str, torch.Tensor]:
    """The state of a PunctuationCapitalizationModel."""
    state = encoder_state(family, vocabulary)
    for head, classes, seed in (("punct", 4, 2), ("capit", 2, 3)):
        name = f"{head}_classifier.mlp.layer0"
        state[f"{name}.weight"] = torch.from_numpy(random(classes, WIDTH, seed=seed))
        state[f"{name}.bias"] = torch.zeros(classes)
    return state


def word_pieces() -> bytes:
    """The English word pieces, as in `vocab.txt`."""
    letters = sorted({letter for word in ENGLISH for letter in word})
    pieces = [*letters, *(f"##{letter}" for letter in letters), *ENGLISH]
    special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
    return "\n".join([*special, *dict.fromkeys(pieces)]).encode()


def write_nemo_bert(folder: Path, family: str = "bert", mode: str = "w:gz") -> None:
    """punctuation_en_bert and punctuation_en_distilbert of NeMo."""
    words = word_pieces()
    state = nemo_bert_state(family, len(words.splitlines()))
    settings = NEMO_BERT.format(model=f"{family}-base-uncased")
    labels = {"punct_label_ids__csv": b"O\n,\n.\n?\n", "capit_label_ids__csv": b"O\nU\n"}
    write_nemo(folder, settings, state, mode, tokenizer__vocab_file=words, **labels)


def write_nemo_distilbert(folder: Path) -> None:
    """The same, smaller, in an archive that is not packed."""
    write_nemo_bert(folder, "distilbert", "w:")


def pcs_state(decoder: str, vocabulary: int) -> dict[str, torch.Tensor]:
    """The state of PCS in NeMo with one of its decoders: `linear`, `conditioned` or `attending`.

    The conditioned one has two layers in each head, as that on XLM-R.
    """
    state = encoder_state("xlm-roberta" if decoder == "conditioned" else "bert", vocabulary)
    told = 0 if decoder == "linear" else 4
    again = told if decoder == "attending" else 0
    starts = int(decoder != "linear")
    heads = {
        "_punct_head_post": (WIDTH, len(PCS_47)),
        "_punct_head_pre": (WIDTH + again, 2),
        "_seg_head": (WIDTH + told, 2),
        "_cap_head": (WIDTH + again + starts, 16),
    }
    for seed, (head, (width, classes)) in enumerate(heads.items(), 2):
        sizes = (width, 12, classes) if decoder == "conditioned" else (width, classes)
        for number, (inside, outside) in enumerate(pairwise(sizes)):
            name = f"_decoder.{head}._linears.{number}"
            state[f"{name}.weight"] = torch.from_numpy(random(outside, inside, seed=seed))
            state[f"{name}.bias"] = 0.1 * torch.from_numpy(random(outside, seed=seed + 20))
    last = 1 if decoder == "conditioned" else 0
    # so that some pieces end a sentence, and others do not
    state[f"_decoder._seg_head._linears.{last}.bias"][1] += {"conditioned": -6.2}.get(decoder, 10)
    if told:
        state["_decoder._punct_emb.weight"] = torch.from_numpy(random(len(PCS_47), told, seed=9))
    if again:
        name = "_decoder._cap_seg_encoder.layers.0.layer_norm_1.weight"
        state[name] = torch.ones(WIDTH + told)
    return state


def nemo_pieces(decoder: str) -> bytes:
    """The SentencePiece model of a tiny PCS in NeMo; that on XLM-R has the ids of XLM-R."""
    if decoder == "conditioned":
        return sentence_pieces(ENGLISH, unk_id=3, bos_id=0, eos_id=2, pad_id=1)
    return sentence_pieces(ENGLISH, unk_id=0, bos_id=1, eos_id=2, pad_id=3)


def write_nemo_pcs(folder: Path, decoder: str = "conditioned") -> None:
    """PCS as NeMo stores it: an encoder, and a decoder with further heads."""
    model = nemo_pieces(decoder)
    size = sentencepiece.SentencePieceProcessor(model_proto=model).get_piece_size()
    listed = json.dumps(PCS_47, ensure_ascii=False)
    own = f"""
    pretrained_model_name: null
    config:
      model_type: BertModel
      vocab_size: {size}
      hidden_size: {WIDTH}
      num_hidden_layers: 2
      num_attention_heads: 1
      intermediate_size: 24
      hidden_act: gelu
      max_position_embeddings: 66
      type_vocab_size: 1"""
    known = """
    pretrained_model_name: xlm-roberta-base
    config: null"""
    settings = f"""
supported_languages: [af, am, en, es, zh]
max_length: 66
tokenizer:
  tokenizer_name: sentencepiece
  tokenizer_model: nemo:0a1b_spe_unigram_64k_lowercase_47lang.model
  vocab_file: null
language_model:
    config_file: null{known if decoder == "conditioned" else own}
null_punct_token: <NULL>
punct_pre_labels: [<NULL>, ¿]
punct_post_labels: {listed}
"""
    files = {"0a1b_spe_unigram_64k_lowercase_47lang__model": model}
    write_nemo(folder, settings, pcs_state(decoder, size), "w:", **files)


LAYOUTS = [
    PublishedLayout("fullstop-large", write_xlm_roberta),
    PublishedLayout("fullstop-base", write_xlm_roberta),
    PublishedLayout("punctuate-all", write_xlm_roberta),
    PublishedLayout("fullstop-sonar", write_xlm_roberta),
    PublishedLayout(
        "sbert-punc-case-ru", write_sbert, RUSSIAN, "ru",
        {"like": "sbert-punc-case-ru"},
    ),
    PublishedLayout(
        "felflare", write_felflare, install={"like": "felflare", "pickles": True},
    ),
    PublishedLayout("pcs-47", write_pcs),
    PublishedLayout(
        "ct-transformer-zh-en", write_ct_transformer, CHINESE,
        "zh-Hans", {"languages": ["zh", "en"]},
    ),
    PublishedLayout(
        "edge-punct-en", write_edge_punct, install={"languages": ["en"]}
    ),
    PublishedLayout(
        "nemo-bert-en", write_nemo_bert, archive="model.nemo",
        install={"like": "nemo-bert-en", "pickles": True},
    ),
    PublishedLayout(
        "nemo-distilbert-en", write_nemo_distilbert, archive="model.nemo",
        install={"like": "nemo-distilbert-en", "pickles": True},
    ),
    PublishedLayout("nemo-pcs", write_nemo_pcs, archive="model.nemo", install={"pickles": True}),
]  # fmt: skip
