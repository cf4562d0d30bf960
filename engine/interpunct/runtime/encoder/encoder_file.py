# SPDX-License-Identifier: Apache-2.0
"""The encoder's files for CTranslate2: written from arrays, checked, read back as arrays.

CTranslate2's own converter needs transformers, and fails with its version 5. A spec filled from a
dictionary of arrays needs neither. The names of the arrays are those of
`interpunct.runtime.backends.torch_network.CompactModel`. The reader serves the torch backend and
the tests.

The files are checked before CTranslate2 reads them; wrong sizes may crash it. The variables of a
`model.bin` are listed without reading the weights. They must be exactly the ones that
`write_encoder` writes for an encoder of the bundle's shape.
"""

from __future__ import annotations

import mmap
import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import numpy as np
from msgspec import Meta, Struct
from numpy.typing import NDArray

from interpunct.arrays import ArrayKind
from interpunct.bundles.bundle import GET_ANOTHER
from interpunct.bundles.encoder_shape import EncoderShape
from interpunct.decoding import read_json
from interpunct.errors import BundleError
from interpunct.files import refuse_odd_file

EncoderWeights = Mapping[str, NDArray[np.float32]]

_EPSILON = 1e-12  # of BERT; the default of CTranslate2 is 1e-5
MODEL_FILE = "model.bin"
_SETTINGS_FILE, _WORDS_FILE = "config.json", "vocabulary.json"
ENCODER_FILES = (MODEL_FILE, _SETTINGS_FILE, _WORDS_FILE)
BINARY_VERSION = 6
STORED_TYPES = (np.float32, np.int8, np.int16, np.int32, np.float16)

_SPEC = "TransformerEncoderSpec"
_GELU = 3
_SETTINGS = {
    "activation": _GELU,
    "embeddings_merge": 0,
    "multi_query_attention": 0,
    "pre_norm": 0,
    "scale_embeddings": 0,
}
_SCALE = "_scale"


def write_encoder(
    weights: EncoderWeights,
    folder: Path,
    *,
    heads: int,
    quantization: str | None,
    epsilon: float = _EPSILON,
) -> None:
    """Write the encoder in `weights` to `folder`; `quantization` is None or "int8".

    `epsilon` is that of the layer norms. The arrays are copied first: CTranslate2's quantiser
    scales its input in place.
    """
    from ctranslate2.specs import common_spec
    from ctranslate2.specs import transformer_spec as spec

    layers = 1 + max(int(name.split(".")[1]) for name in weights if name.startswith("layers."))
    encoder = spec.TransformerEncoderSpec(
        layers,
        heads,
        pre_norm=False,
        no_final_norm=True,
        activation=common_spec.Activation.GELU,
        layernorm_embedding=True,
    )
    encoder.scale_embeddings = False
    encoder.embeddings[0].weight = weights["pieces.weight"].copy()
    encoder.position_encodings.encodings = weights["positions.weight"].copy()
    _fill_norm(encoder.layernorm_embedding, weights, "norm")
    for index, layer in enumerate(encoder.layer):
        _fill_layer(layer, weights, f"layers.{index}")
    model = spec.TransformerEncoderModelSpec(encoder)
    model.register_vocabulary([str(row) for row in range(len(weights["pieces.weight"]))])
    model.config.unk_token = "1"  # the default is not in this vocabulary
    model.config.layer_norm_epsilon = epsilon
    model.validate()
    model.optimize(quantization=quantization)
    folder.mkdir(parents=True, exist_ok=True)
    model.save(str(folder))


def _fill_layer(layer: Any, weights: EncoderWeights, name: str) -> None:
    attention = layer.self_attention
    _fill_linear(attention.linear[0], weights, f"{name}.attention")
    _fill_linear(attention.linear[1], weights, f"{name}.attention_out")
    _fill_norm(attention.layer_norm, weights, f"{name}.attention_norm")
    _fill_linear(layer.ffn.linear_0, weights, f"{name}.inner")
    _fill_linear(layer.ffn.linear_1, weights, f"{name}.outer")
    _fill_norm(layer.ffn.layer_norm, weights, f"{name}.norm")


def _fill_linear(linear: Any, weights: EncoderWeights, name: str) -> None:
    linear.weight = weights[f"{name}.weight"].copy()
    linear.bias = weights[f"{name}.bias"].copy()


def _fill_norm(norm: Any, weights: EncoderWeights, name: str) -> None:
    norm.gamma = weights[f"{name}.weight"].copy()
    norm.beta = weights[f"{name}.bias"].copy()


_NAMES = {
    "embeddings_0": "pieces",
    "position_encodings": "positions",
    "layernorm_embedding": "norm",
    "self_attention/linear_0": "attention",
    "self_attention/linear_1": "attention_out",
    "self_attention/layer_norm": "attention_norm",
    "ffn/linear_0": "inner",
    "ffn/linear_1": "outer",
    "ffn/layer_norm": "norm",
}
_KINDS = {"weight": "weight", "encodings": "weight", "gamma": "weight"}


def read_encoder(path: Path) -> dict[str, NDArray[np.float32]]:
    """The weights in `model.bin`, as float32 for any stored type.

    Raises BundleError for a file of another layout.
    """
    try:
        data = path.read_bytes()
        stored = {name: array.values(data) for name, array in stored_arrays(data).items()}
        names = [name for name in stored if name.startswith("encoder/") and "/" in name[8:]]
        return {
            _our_name(name): _dequantised(stored, name)
            for name in names
            if not name.endswith(("_scale", "/num_heads"))
        }
    except (OSError, struct.error, ValueError, KeyError, IndexError) as error:
        raise BundleError(
            f"the encoder cannot be read: {error}.", file=path, remedy=GET_ANOTHER
        ) from error


def _our_name(name: str) -> str:
    module, kind = name.removeprefix("encoder/").rsplit("/", 1)
    prefix = ""
    if module.startswith("layer_"):
        number, module = module.removeprefix("layer_").split("/", 1)
        prefix = f"layers.{number}."
    return f"{prefix}{_NAMES[module]}.{_KINDS.get(kind, 'bias')}"


def _dequantised(stored: dict[str, NDArray[Any]], name: str) -> NDArray[np.float32]:
    values = stored[name].astype(np.float32)
    scale = stored.get(f"{name}_scale")
    return values if scale is None else values / scale.reshape(-1, *[1] * (values.ndim - 1))


@dataclass(frozen=True, slots=True)
class StoredArray:
    """An array in a `model.bin`: its type, its shape and its byte range."""

    dtype: np.dtype[Any]
    shape: tuple[int, ...]
    start: int
    stop: int

    def values(self, data: bytes | mmap.mmap) -> NDArray[Any]:
        """The array itself, sharing the memory of `data`."""
        size = (self.stop - self.start) // self.dtype.itemsize
        return np.frombuffer(data, self.dtype, size, self.start).reshape(self.shape)


class _Settings(Struct, frozen=True):
    """The settings that CTranslate2 reads from its `config.json`."""

    layer_norm_epsilon: Annotated[float, Meta(gt=0, lt=1)]
    unk_token: str
    bos_token: str = ""
    eos_token: str = ""
    multi_query_attention: bool = False


def check_encoder(folder: Path, shape: EncoderShape) -> None:
    """Raise BundleError unless the files in `folder` are those of an encoder of `shape`."""
    read_json(folder / _SETTINGS_FILE, _Settings, BundleError, remedy=GET_ANOTHER)
    path = folder / _WORDS_FILE
    words = len(read_json(path, list[str], BundleError, remedy=GET_ANOTHER))
    if words != shape.vocabulary:
        what = f"it has {words} pieces, the bundle {shape.vocabulary}."
        raise BundleError(what, file=path, remedy=GET_ANOTHER)
    path = folder / MODEL_FILE
    try:
        refuse_odd_file(path)
        with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
            _check_weights(data, shape)
    except (OSError, ValueError, KeyError, IndexError, struct.error) as error:
        raise BundleError(
            f"the encoder cannot be read: {error}.", file=path, remedy=GET_ANOTHER
        ) from error


def _check_weights(data: mmap.mmap, shape: EncoderShape) -> None:
    wanted = dict(_kinds(shape))
    stored = stored_arrays(data)
    for name in wanted:
        if name not in stored:
            raise ValueError(f"it lacks {name}")
    for name, array in stored.items():
        kind = wanted.get(name)
        if kind is None and name.removesuffix(_SCALE) in wanted:
            kind = ArrayKind(array.shape[:1], ("float32",))
        if kind is None:
            raise ValueError(f"it has {name}, which no encoder of its shape has")
        _check_array(name, array, kind, stored, data)
    for name, value in {**_SETTINGS, "num_heads": shape.heads}.items():
        if int(stored[f"encoder/{name}"].values(data)) != value:
            raise ValueError(f"{name} is not {value}")


def _check_array(
    name: str,
    array: StoredArray,
    kind: ArrayKind,
    stored: dict[str, StoredArray],
    data: mmap.mmap,
) -> None:
    try:
        kind.refuse_other(array.shape, array.dtype)
    except ValueError as error:
        raise ValueError(f"{name}: {error}") from error
    if array.dtype == np.int8 and array.shape:
        scale = stored.get(name + _SCALE)
        if scale is None or scale.shape != array.shape[:1]:
            raise ValueError(f"{name} has no scale for each row")
    if array.dtype.kind == "f":
        values = array.values(data)
        if not np.isfinite(values).all() or (name.endswith(_SCALE) and not (values > 0).all()):
            raise ValueError(f"{name} holds what is no number")


def _kinds(shape: EncoderShape) -> Iterator[tuple[str, ArrayKind]]:
    """Every array of an encoder by name, except the scales of int8 arrays."""
    width, weights = shape.width, ("int8", "float16", "float32")
    for name in _SETTINGS:
        yield f"encoder/{name}", ArrayKind((), ("int8",))
    yield "encoder/num_heads", ArrayKind((), ("int16",))
    yield "encoder/embeddings_0/weight", ArrayKind((shape.vocabulary, width), weights)
    yield "encoder/position_encodings/encodings", ArrayKind((shape.positions, width))
    yield from _norm("encoder/layernorm_embedding", width)
    linear = {
        "self_attention/linear_0": (3 * width, width),
        "self_attention/linear_1": (width, width),
        "ffn/linear_0": (shape.inner, width),
        "ffn/linear_1": (width, shape.inner),
    }
    for layer in (f"encoder/layer_{index}" for index in range(shape.layers)):
        for name, sizes in linear.items():
            yield f"{layer}/{name}/weight", ArrayKind(sizes, weights)
            yield f"{layer}/{name}/bias", ArrayKind(sizes[:1])
        yield from _norm(f"{layer}/self_attention/layer_norm", width)
        yield from _norm(f"{layer}/ffn/layer_norm", width)


def _norm(name: str, width: int) -> Iterator[tuple[str, ArrayKind]]:
    for part in ("gamma", "beta"):
        yield f"{name}/{part}", ArrayKind((width,))


def stored_arrays(data: bytes | mmap.mmap) -> dict[str, StoredArray]:
    """The arrays of a `model.bin` by name.

    The binary layout is that of `ctranslate2.specs.model_spec.ModelSpec` (version 6). Raises
    ValueError or struct.error for another layout.
    """
    walk = _Walk(data)
    if walk.number("I") != BINARY_VERSION:
        raise ValueError("its layout is of another version")
    if walk.text() != _SPEC:
        raise ValueError("it is no encoder")
    walk.number("I")
    arrays = dict(walk.array() for _ in range(walk.number("I")))
    aliases = [(walk.text(), walk.text()) for _ in range(walk.number("I"))]
    walk.refuse_rest()
    return arrays | {alias: arrays[name] for alias, name in aliases}


class _Walk:
    """Cursor over the bytes of a `model.bin`."""

    def __init__(self, data: bytes | mmap.mmap) -> None:
        self._data = data
        self._at = 0

    def array(self) -> tuple[str, StoredArray]:
        name = self.text()
        shape = tuple(self.number("I") for _ in range(self.number("B")))
        kind = self.number("B")
        if kind >= len(STORED_TYPES):
            raise ValueError(f"{name} is of an unknown type")
        dtype, size = np.dtype(STORED_TYPES[kind]), self.number("I")
        wanted = dtype.itemsize
        for length in shape:
            wanted *= length
        if wanted != size:
            raise ValueError(f"{name} has {size} bytes, not {wanted}")
        start = self._take(size)
        return name, StoredArray(dtype, shape, start, self._at)

    def text(self) -> str:
        start = self._take(self.number("H"))
        return self._data[start : self._at][:-1].decode()

    def number(self, kind: str) -> int:
        value: int
        (value,) = struct.unpack_from(kind, self._data, self._at)
        self._at += struct.calcsize(kind)
        return value

    def refuse_rest(self) -> None:
        if self._at != len(self._data):
            raise ValueError("it is longer than it says")

    def _take(self, size: int) -> int:
        start = self._at
        if start + size > len(self._data):
            raise ValueError("it is cut short")
        self._at += size
        return start
