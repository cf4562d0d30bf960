# SPDX-License-Identifier: Apache-2.0
"""Devices of a training: one or several processes, full or lower precision."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Literal

import torch
from torch import Tensor, nn
from torch.optim import Optimizer
from torch.utils import deterministic

from interpunct.errors import LabError

if TYPE_CHECKING:
    from accelerate import Accelerator

Precision = Literal["fp32", "bf16", "fp16"]
_SAME_WORKSPACE = ("CUBLAS_WORKSPACE_CONFIG", ":4096:8")  # see `same_sums`
_MOST_ERROR = 0.1  # of a gradient in lower precision, as a share of it; bfloat16 has some 0.005


class Alone:
    """One process in full precision, which needs no accelerate; see `Accelerator`."""

    num_processes = 1
    process_index = 0
    is_main_process = True
    mixed_precision = "no"
    scaler = None

    def __init__(self, device: torch.device | str = "cpu") -> None:
        os.environ.setdefault(*_SAME_WORKSPACE)
        self.device = torch.device(device)

    def prepare(self, module: nn.Module, optimizer: Optimizer) -> tuple[nn.Module, Optimizer]:
        """See `Accelerator.prepare`."""
        return module, optimizer

    def backward(self, loss: Tensor) -> None:
        """See `Accelerator.backward`."""
        loss.backward()  # type: ignore[no-untyped-call]

    def clip_grad_norm_(self, parameters: Iterable[Tensor], norm: float) -> None:
        """See `Accelerator.clip_grad_norm_`."""
        torch.nn.utils.clip_grad_norm_(parameters, norm)

    def no_sync(self, _: nn.Module) -> AbstractContextManager[None]:
        """See `Accelerator.no_sync`."""
        return nullcontext()


def usual_precision(device: str) -> Precision:
    """The precision of long trainings on `device`: what GPUs are fast with."""
    return "bf16" if device != "cpu" and torch.cuda.is_available() else "fp32"


def open_accelerator(device: str, precision: Precision | None = None) -> Accelerator:
    """The accelerator for the steps on `device` (`auto`, `cpu` or `cuda`).

    `accelerate launch` and `torchrun` make it one of several processes. The default `precision` is
    that of `accelerate config`, else float32. Raises LabError where accelerate is not installed,
    where there is no GPU for `cuda`, or none for float16.
    """
    try:
        from accelerate import Accelerator, DistributedDataParallelKwargs
        from accelerate.state import AcceleratorState
    except ImportError as error:
        raise LabError(
            "training needs accelerate, which is not installed.",
            remedy="Install interpunct[train].",
        ) from error
    has_gpu = torch.cuda.is_available()
    if device == "cuda" and not has_gpu:
        raise LabError("torch finds no GPU.", remedy="Use --device cpu.")
    if precision == "fp16" and (device == "cpu" or not has_gpu):
        raise LabError("float16 is for GPUs.", remedy="Use --precision bf16 or fp32.")
    os.environ.setdefault(*_SAME_WORKSPACE)
    AcceleratorState._reset_state()  # an earlier training here may have had another precision
    # A system that thaws layer by layer has parameters without a gradient.
    several = DistributedDataParallelKwargs(find_unused_parameters=True)
    return Accelerator(
        cpu=device == "cpu",
        mixed_precision="no" if precision == "fp32" else precision,
        kwargs_handlers=[several],
    )


def end_training(accelerator: Accelerator) -> None:
    """End the connection of the processes; the caller no longer holds the trained module.

    A module that is the last holder of the connection can wait for ever: its end holds the lock of
    Python, for which a thread of the connection waits.
    """
    accelerator.free_memory()  # it holds the module too
    accelerator.end_training()


def refuse_precision(system: nn.Module, accelerator: Accelerator) -> None:
    """Raise LabError where an LSTM of the system cannot be trained in the precision chosen."""
    if accelerator.mixed_precision == "no":
        return
    recurrent = [part for part in system.modules() if isinstance(part, nn.LSTM)]
    for width in sorted({lstm.hidden_size for lstm in recurrent}):
        with torch.random.fork_rng(devices=[]):
            trial = nn.LSTM(8, width).to(accelerator.device)
        _refuse_lstm(trial, accelerator)


def _refuse_lstm(trial: nn.LSTM, accelerator: Accelerator) -> None:
    """See `refuse_precision`.

    In bfloat16, torch 2.13 gives wrong gradients on processors with AMX where a width of 1,024 or
    more is a multiple of 32.
    """
    precision = accelerator.mixed_precision
    right = _slope(trial, nullcontext())
    try:
        error = (_slope(trial, accelerator.autocast()) - right).norm() / right.norm()
    except RuntimeError as failure:
        raise LabError(
            f"an LSTM cannot be run in {precision} here.", remedy="Use --precision fp32."
        ) from failure
    if not error <= _MOST_ERROR:  # it may be NaN
        raise LabError(
            f"here torch trains an LSTM of {trial.hidden_size} units wrongly in {precision}.",
            remedy="Use --precision fp32.",
        )


def _slope(lstm: nn.LSTM, precision: AbstractContextManager[None]) -> Tensor:
    """Gradient of the sum of an LSTM's states by its input, (2, 1, inputs)."""
    given = next(lstm.parameters()).new_ones(2, 1, lstm.input_size).requires_grad_()
    with precision:
        states, _ = lstm(given)
    return torch.autograd.grad(states.sum(), given)[0]


@contextmanager
def same_sums() -> Iterator[None]:
    """Add in the same order at every run; without it a resumed training is almost, not exactly,
    the same.
    """
    before = torch.are_deterministic_algorithms_enabled()
    only_warned = torch.is_deterministic_algorithms_warn_only_enabled()
    filled = deterministic.fill_uninitialized_memory  # type: ignore[attr-defined]
    torch.use_deterministic_algorithms(True, warn_only=True)
    _fill_memory(False)  # a fifth of a step, and no operation here reads what it has not written
    try:
        yield
    finally:
        _fill_memory(filled)
        torch.use_deterministic_algorithms(before, warn_only=only_warned)


def _fill_memory(fill: bool) -> None:
    deterministic.fill_uninitialized_memory = fill  # type: ignore[attr-defined]


def said_by_first(accelerator: Accelerator | Alone, value: bool) -> bool:
    """The value of the first process, in all of them."""
    if accelerator.num_processes == 1:
        return value
    from accelerate.utils import broadcast_object_list

    shared = [value]
    broadcast_object_list(shared)
    return shared[0]
