# SPDX-License-Identifier: Apache-2.0
"""Reading and editing of graphs while they are converted; needs the library onnx.

Some published graphs answer with decisions only: the last step takes the class with the highest
score. Where that step is the last of an output, its input is made a further output. So the scores
are known, and with them the confidence.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from interpunct.errors import BackendError, BundleError, first_line

_PASSED = ("Cast", "Identity", "Squeeze", "Unsqueeze")
_COMPARED = ("Greater", "GreaterOrEqual")
_QUANTISED = ("MatMulInteger", "DynamicQuantizeLinear", "QLinearMatMul", "DequantizeLinear")


class Graph:
    """A graph in memory.

    Raises BackendError without the library, and BundleError for a file that is no graph. Weights
    outside the file are refused, since their names may lead anywhere.
    """

    def __init__(self, path: Path) -> None:
        onnx = _onnx()
        try:
            self.model = onnx.load(str(path), load_external_data=False)
            onnx.checker.check_model(self.model)
        except Exception as error:  # the library has an own error for each kind of damage
            raise BundleError(
                f"the graph cannot be read: {first_line(error)}.",
                file=path,
                remedy="Download it again.",
            ) from error
        graph = self.model.graph
        if any(tensor.data_location == tensor.EXTERNAL for tensor in graph.initializer):
            raise BundleError("its weights lie in other files, which are not read.", file=path)
        self._path = path
        self._makers = {name: node for node in graph.node for name in node.output}
        weights = {tensor.name for tensor in graph.initializer}
        self.inputs = tuple(each.name for each in graph.input if each.name not in weights)
        self.outputs = tuple(each.name for each in graph.output)

    @property
    def metadata(self) -> Mapping[str, str]:
        """The texts that its author stored in it."""
        return {each.key: each.value for each in self.model.metadata_props}

    def refuse_other(self, inputs: int, outputs: int) -> None:
        """Raise BundleError unless it has that many inputs, and at least that many outputs."""
        if len(self.inputs) != inputs or len(self.outputs) < outputs:
            raise BundleError(
                f"it has {len(self.inputs)} inputs and {len(self.outputs)} outputs, not {inputs} "
                f"and {outputs}.",
                file=self._path,
                remedy="Use a model of a layout in docs/models.md.",
            )

    def classes(self, output: str) -> int | None:
        """The size of the last axis of an output; None where the graph does not tell it."""
        for each in self.model.graph.output:
            sizes = each.type.tensor_type.shape.dim
            if each.name == output and sizes:
                return sizes[-1].dim_value or None
        return None

    def show_scores(self, names: Mapping[str, str]) -> bool:
        """Add the scores behind decisions as outputs; `names` maps outputs to the new names.

        False, and nothing is added, where a decision is taken in another way.
        """
        found = {new: self._scores(output) for output, new in names.items()}
        if None in found.values():
            return False
        helper, float_type = _onnx().helper, _onnx().TensorProto.FLOAT
        for new, scores in found.items():
            self.model.graph.node.append(helper.make_node("Identity", [scores], [new]))
            added = helper.make_tensor_value_info(new, float_type, None)
            self.model.graph.output.append(added)
        return True

    def _scores(self, output: str) -> str | None:
        """The tensor with the scores of a decision: the input of its ArgMax, or of its limit."""
        for node in self._chain(output):
            if node.op_type == "ArgMax":
                return str(node.input[0])
            if node.op_type in _COMPARED:
                maker = self._makers.get(node.input[0])
                is_share = maker is not None and maker.op_type == "Sigmoid"
                return str(maker.input[0] if is_share and maker else node.input[0])
        return None

    def _chain(self, name: str) -> Iterator[Any]:
        """The nodes that make a tensor, backwards, up to the first that changes its values."""
        while node := self._makers.get(name):
            yield node
            if node.op_type not in _PASSED:
                return
            name = node.input[0]

    @property
    def is_quantised(self) -> bool:
        """Whether its weights have eight bits already."""
        return any(node.op_type in _QUANTISED for node in self.model.graph.node)

    def save(self, path: Path, *, quantised: bool) -> None:
        """Write it to `path`; with `quantised`, its weights in eight bits."""
        _onnx().save(self.model, str(path))
        if quantised and not self.is_quantised:
            _quantise(path)


def _quantise(path: Path) -> None:
    """Replace a graph by the same with weights in eight bits."""
    from onnxruntime.quantization import QuantType, quantize_dynamic

    small = path.with_suffix(".small")
    quantize_dynamic(str(path), str(small), weight_type=QuantType.QInt8)
    small.replace(path)


def _onnx() -> Any:
    try:
        import onnx
    except ImportError as error:
        raise BackendError(
            "converting this model needs the library onnx, which is not installed.",
            remedy="Install interpunct[onnx].",
        ) from error
    return onnx
