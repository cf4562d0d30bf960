# SPDX-License-Identifier: Apache-2.0
"""The content of `bundle.json` in types: a description for each of the five kinds of bundle.

| `system` | its description |
|---|---|
| `compact`, or none | `CompactDescription`: the default bundle and its adaptations |
| `token-classification` | `ConvertedDescription`: a published checkpoint |
| `onnx` | `OnnxDescription`: a published graph |
| the name of a published system | `SystemDescription` |
| the same, with `runtime` "ctranslate2" | `ExportedDescription`: its encoder in eight bits |

Unknown fields are ignored, so that a bundle may hold more than this version reads.
"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from interpunct.bundles.encoder_shape import WINDOW_ENDS, CompactConfig, EncoderShape
from interpunct.labels import PAPER_LABELS, Casing, Label, LabelSet, PaperLabel

COMPACT = "compact"
TOKEN_CLASSIFICATION = "token-classification"
ONNX = "onnx"

Count = Annotated[int, Meta(ge=0, le=1 << 53)]
Size = Annotated[int, Meta(ge=1, le=1 << 20)]
Layers = Annotated[int, Meta(ge=1, le=256)]
Width = Annotated[int, Meta(ge=1, le=1 << 14)]
VocabularySize = Annotated[int, Meta(ge=3, le=1 << 20)]
WordsAtOnce = Annotated[int, Meta(ge=1, le=1 << 12)]
Share = Annotated[float, Meta(ge=0, le=1)]
Reach = Annotated[int, Meta(ge=0, le=100)]
Dropout = Annotated[float, Meta(ge=0, lt=1)]
Factor = Annotated[float, Meta(ge=0, le=1e3)]
Amount = Annotated[float, Meta(ge=0, le=1e15)]
Temperature = Annotated[float, Meta(ge=1e-3, le=1e3)]
Shift = Annotated[float, Meta(ge=-1e3, le=1e3)]
Sha256 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Digests = dict[str, Sha256]
ReadAt = Literal["last", "first"]
"""The piece of a word at which its label is read."""
LabelsDescribed = Annotated[tuple[str | dict[str, Any], ...], Meta(min_length=2, max_length=64)]
"""Names of the papers' labels, descriptions of others; see `interpunct.labels.LabelSet.of`."""


class Fit(Struct, frozen=True):
    """The calibration of one language: scores are divided by `temperature`, plus `bias`."""

    temperature: Temperature
    bias: Annotated[tuple[Shift, ...], Meta(min_length=2, max_length=64)]


Fits = dict[str, Fit]
"""Fits by language; the empty code stands for all languages together."""


class CasingFit(Struct, frozen=True):
    """The same as `Fit`, for casings."""

    temperature: Temperature
    bias: tuple[Shift, Shift, Shift]


class Mixture(Struct, frozen=True):
    """The mixture of an expert and the encoder in one language.

    `labels` and `casings` are the expert's shares in the sum of log probabilities. Casings are
    calibrated here; labels are calibrated as in all languages.
    """

    labels: Share
    casings: Share
    casing_fit: CasingFit


UNCALIBRATED: Fits = {"": Fit(1.0, (0.0,) * len(PAPER_LABELS))}


def uncalibrated(labels: LabelSet) -> Fits:
    """The fits that leave scores of these labels unchanged."""
    return {"": Fit(1.0, (0.0,) * len(labels))}


class Figures(Struct, frozen=True):
    """All figures of one measurement; `f1` by label, `casing_f1` of words that need a capital."""

    words: Count
    micro_precision: Share
    micro_recall: Share
    micro_f1: Share
    macro_f1: Share
    weighted_f1: Share
    slot_error_rate: Amount
    f1: dict[str, Share]
    casing_f1: Share | None
    calibration_error: Share
    errors_caught: dict[str, Share]
    """By share of the slots under review."""


class LanguageFigures(Figures, frozen=True):
    """The figures of one language, and the gain in F1 from given marks for the other slots."""

    half_given_gain: float = 0.0


class CompactFigures(Struct, frozen=True):
    """The measurements of a release: by language, their means, all, and public test sets."""

    languages: dict[str, LanguageFigures]
    mean_micro_f1: Share
    mean_casing_f1: Share
    mean_half_given_gain: float
    all: Figures
    benchmarks: dict[str, Figures] = {}
    quantisation_loss: dict[str, float] = {}


class HeldOutFigures(Struct, frozen=True):
    """Figures of a bundle on held-out slots; `f1` by label, `casing_f1` None if unknown."""

    slots: Count
    micro_f1: Share
    slot_error_rate: Amount
    f1: dict[str, Share]
    casing_f1: Share | None
    calibration_error: Share


class Adapted(Struct, frozen=True, rename={"origin": "from", "origin_sha256": "from_sha256"}):
    """One adaptation: its original bundle, its files, and its effect."""

    scope: str
    steps: Count
    seed: int
    origin: str
    origin_sha256: Sha256
    on: tuple[str, ...]
    words: Count
    before: HeldOutFigures
    after: HeldOutFigures


class Recalibrated(Struct, frozen=True):
    """A newly fitted calibration."""

    on: tuple[str, ...]
    languages: tuple[str, ...]
    before: HeldOutFigures
    after: HeldOutFigures


class Check(Struct, frozen=True):
    """Result of a check in training: mean loss since the last check, figures on dev text.

    `log_loss`, in nats per slot, is measured after calibration. Bundles of earlier versions have
    `log_loss` and `casing_f1` for experts only.
    """

    step: Count
    loss: float
    micro_f1: Share
    macro_f1: Share
    slot_error_rate: Amount
    casing_f1: Share | None = None
    log_loss: Amount | None = None


class DrawnStretches(Struct, frozen=True):
    """The method of drawing stretches of text; further fields are for people."""

    unit: str = "window"


class TextSource(Struct, frozen=True):
    """A file of training text."""

    sha256: Sha256
    licence: str | None = None


class Training(Struct, frozen=True, kw_only=True):
    """The training of a bundle; fields that do not apply are empty.

    `data` and `dev` are in words by language, `words` and `tokens` the amounts seen, `init` the
    initial bundle. `cpu_seconds` are those of the process on all its cores. `sources` are the
    files by name, by language and by purpose ("data", "dev", "domain"). `commit` is that of the
    code, with `+` after later changes. The peaks are in bytes, of the first process.
    """

    step: Count = 0
    words: Count | None = None
    tokens: Count | None = None
    seconds: Amount | None = None
    cpu_seconds: Amount | None = None
    device: str = "cpu"
    init: str | None = None
    data: dict[str, Count] = {}
    dev: dict[str, Count] = {}
    plan: dict[str, Any] = {}
    config: dict[str, Any] = {}
    stretch: DrawnStretches = DrawnStretches()
    checks: tuple[Check, ...] = ()
    sources: dict[str, dict[str, dict[str, TextSource]]] = {}
    commit: str | None = None
    words_per_second: Amount | None = None
    peak_memory: Count | None = None
    peak_gpu_memory: Count | None = None

    @property
    def duration(self) -> str:
        """Processor minutes of a training on a CPU, else minutes on its device."""
        if self.device == "cpu" and self.cpu_seconds is not None:
            return f"{self.cpu_seconds / 60:.0f} CPU min"
        return "" if self.seconds is None else f"{self.seconds / 60:.0f} min on {self.device}"


def marks_given(labels: object, label_set: LabelSet = PAPER_LABELS) -> tuple[Label, ...]:
    """The marks of a system with `labels` labels; with three, a question counts as a period."""
    return (Label.COMMA, Label.PERIOD) if labels == _THREE else label_set.marks


_THREE = 3


class Description(Struct, frozen=True, kw_only=True, dict=True):
    """The fields of every bundle's description."""

    format: int
    name: Annotated[str, Meta(min_length=1)]
    version: str
    labels: LabelsDescribed = PAPER_LABELS.names
    languages: tuple[str, ...]
    calibration: Fits
    sha256: Digests
    system: str = COMPACT
    training: Training = Training()
    trained_on: str | None = None
    adapted: tuple[Adapted, ...] = ()
    recalibrated: Recalibrated | None = None
    licence: str | None = None

    def __post_init__(self) -> None:
        labels = len(self.label_set)  # raises ValueError for an invalid set
        for code, fit in self.calibration.items():
            if len(fit.bias) != labels:
                raise ValueError(f"the calibration of {code or 'all'} is not of {labels} labels")

    @cached_property
    def label_set(self) -> LabelSet:
        """The labels in the order of the columns."""
        return LabelSet.of(self.labels)

    @property
    def marks(self) -> tuple[Label, ...]:
        """The marks that the bundle can give.

        A mark that it cannot tell from a period counts as a period.
        """
        return self.label_set.marks


class TextLicence(Struct, frozen=True):
    """The amount of text under a licence."""

    licence: str
    megabytes: Amount


class AblationRow(Struct, frozen=True):
    """A short training that differs from the recipe as its name says."""

    name: str
    micro_f1: Share
    macro_f1: Share
    casing_f1: Share
    half_given_gain: float


class AblationTable(Struct, frozen=True):
    """Short trainings that each differ in one point, and their common settings."""

    languages: tuple[str, ...]
    steps: Size
    layers: Size
    rows: tuple[AblationRow, ...]


class RunByCtranslate2(Description, frozen=True, kw_only=True):
    """A bundle whose encoder CTranslate2 runs; a window has `window` tokens with both ends."""

    window: Annotated[int, Meta(ge=4, le=1 << 14)]
    encoder: EncoderShape

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.window > self.encoder.positions:
            raise ValueError(
                f"a window of {self.window} tokens is longer than the {self.encoder.positions} "
                "that its encoder knows"
            )


class CompactDescription(RunByCtranslate2, frozen=True, kw_only=True):
    """A bundle of the compact system, with the content of its card."""

    encoder: CompactConfig
    experts: dict[str, Mixture] = {}
    """The languages with an expert."""
    shared_encoder: bool = True
    """Whether an encoder reads all languages without one of their own."""
    own_encoders: tuple[str, ...] = ()
    """The languages with a separate encoder instead of the shared one."""
    own_training: dict[str, Training] = {}
    """The further training of the separate encoders, starting from the shared one."""
    summary: str = ""
    training_notes: tuple[str, ...] = ()
    limits: tuple[str, ...] = ()
    recipe: tuple[str, ...] = ()
    data: tuple[TextLicence, ...] = ()
    ablation: AblationTable | None = None
    metrics: CompactFigures | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.shared_encoder:
            return
        if not self.own_encoders:
            raise ValueError("it has no encoder")
        if unread := set(self.languages) - {*self.experts, *self.own_encoders}:
            raise ValueError(f"nothing in it reads {', '.join(sorted(unread))}")


Columns = Annotated[tuple[Count, ...], Meta(min_length=1, max_length=1 << 10)]
"""Our column for each label of a published model."""
Casings = Annotated[tuple[Casing, ...], Meta(max_length=1 << 10)]


HeadSizes = Annotated[tuple[Size, ...], Meta(max_length=8)]
"""The width of each layer of a head; empty without the head."""


class PcsHeads(Struct, frozen=True):
    """The heads of PCS: for marks, for capitals of a piece's characters, and for sentence ends.

    `embedding` is the width of what ends are told of marks; 0 where no head depends on another.
    """

    marks: HeadSizes
    capitals: HeadSizes = ()
    ends: HeadSizes = ()
    embedding: Annotated[int, Meta(ge=0, le=1 << 14)] = 0

    def __post_init__(self) -> None:
        if not self.marks or (self.ends and self.ends[-1] != 2):
            raise ValueError("its heads are not of marks and of ends")
        if bool(self.ends) != bool(self.capitals):
            raise ValueError("it has capitals or ends, but not both")


class ConvertedLabels(Struct, frozen=True):
    """Our column for each label of the checkpoint, and where it is read.

    `casings` tell the casing of the word by label. `capitals` are the classes of a separate casing
    head. Both are empty for checkpoints without casing. `pcs` has the sizes of heads of PCS.
    """

    labels: Columns
    read_at: ReadAt
    casings: Casings = ()
    capitals: Casings = ()
    pcs: PcsHeads | None = None

    def __post_init__(self) -> None:
        if self.pcs is not None and self.pcs.marks[-1] != len(self.labels):
            raise ValueError(f"{self.pcs.marks[-1]} marks are not of {len(self.labels)} labels")
        if self.casings and len(self.casings) != len(self.labels):
            raise ValueError(f"{len(self.casings)} casings are not of {len(self.labels)} labels")


class PublishedSource(Struct, frozen=True):
    """The published model: its `type`, our label by the name of its label, and its files.

    `repository` and `revision` are known for models that were fetched.
    """

    type: str
    labels: dict[str, str]
    sha256: Digests
    repository: str | None = None
    revision: str | None = None


class ShippedTextFigures(Struct, frozen=True):
    """Figures on the calibration text of one language, which ships with the program.

    Each half was measured with the calibration of the other. `default_f1` is that of the default
    bundle on the same text.
    """

    words: Count
    micro_f1: Share
    slot_error_rate: Amount
    casing_f1: Share | None = None
    default_f1: Share | None = None


def _refuse_unknown_columns(columns: tuple[int, ...], label_set: LabelSet) -> None:
    if max(columns) >= len(label_set):
        raise ValueError(f"there is no label {max(columns)}, it has {len(label_set)}")


def _published_marks(columns: tuple[int, ...], label_set: LabelSet) -> tuple[Label, ...]:
    """The marks of a published model; without a question mark, a question is a period."""
    if PaperLabel.QUESTION in label_set.counted_as(columns):
        return label_set.marks
    return marks_given(_THREE)


class ConvertedDescription(RunByCtranslate2, frozen=True, kw_only=True):
    """A published token-classification checkpoint."""

    config: ConvertedLabels
    source: PublishedSource
    measured: dict[str, ShippedTextFigures] = {}

    def __post_init__(self) -> None:
        super().__post_init__()
        _refuse_unknown_columns(self.config.labels, self.label_set)

    @property
    def marks(self) -> tuple[Label, ...]:
        """See `Description.marks`."""
        return _published_marks(self.config.labels, self.label_set)


class OnnxDescription(Description, frozen=True, kw_only=True):
    """A published graph, run by ONNX Runtime; a window has `window` tokens with both ends.

    `columns` are ours for each of its labels. `scores_shown` tells whether the graph gives scores,
    or only its decisions. `vocabulary` is the number of its pieces.
    """

    layout: Literal["pcs", "ct-transformer", "edge-punct"]
    window: Annotated[int, Meta(ge=4, le=1 << 14)]
    columns: Columns
    vocabulary: Annotated[int, Meta(ge=3, le=1 << 21)]
    source: PublishedSource
    scores_shown: bool = True
    whole_words: bool = False
    measured: dict[str, ShippedTextFigures] = {}

    def __post_init__(self) -> None:
        super().__post_init__()
        _refuse_unknown_columns(self.columns, self.label_set)

    @property
    def marks(self) -> tuple[Label, ...]:
        """See `Description.marks`."""
        return _published_marks(self.columns, self.label_set)


PUBLISHED = (ConvertedDescription, OnnxDescription)
"""The kinds of descriptions of published models."""


class DevFigures(Struct, frozen=True):
    """The averages on held-out text, all languages together; casing if it is predicted."""

    micro_f1: Share
    macro_f1: Share
    weighted_f1: Share
    slot_error_rate: Amount
    casing_f1: Share | None = None


class SystemFigures(Struct, frozen=True):
    """The measurements of a training of a published system."""

    dev: DevFigures


class SystemDescription(Description, frozen=True, kw_only=True):
    """A bundle of a published system; `config` holds the sizes of its class."""

    config: dict[str, Any]
    metrics: SystemFigures | None = None

    @property
    def marks(self) -> tuple[Label, ...]:
        """See `Description.marks`."""
        return marks_given(self.config.get("labels"), self.label_set)


class SpecialPieces(Struct, frozen=True):
    """The ids of the pieces without text."""

    start: Count
    end: Count
    mask: Count
    unknown: Count


class LabelHead(Struct, frozen=True):
    """The two layers that label an encoder's states: `width` and `activation` of the first."""

    width: Width
    activation: Literal["relu", "selu"]


class ExportedFrom(Struct, frozen=True, rename={"origin": "from", "origin_sha256": "from_sha256"}):
    """The original bundle of an export, and the hash of its description."""

    origin: str
    origin_sha256: Sha256


class ExportedDescription(RunByCtranslate2, frozen=True, kw_only=True):
    """A trained system whose encoder was exported for CTranslate2.

    `metrics` and `training` are those of the original system. It reads `words_at_once`, piece by
    piece or with masks between them; see `interpunct.runtime.exported.reading`.
    """

    runtime: Literal["ctranslate2"]
    exported: ExportedFrom
    reads: Literal["pieces", "masks", "character-masks"]
    words_at_once: WordsAtOnce
    special: SpecialPieces
    head: LabelHead
    metrics: SystemFigures | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        highest = max(getattr(self.special, name) for name in self.special.__struct_fields__)
        if highest >= self.encoder.vocabulary:
            raise ValueError(f"there is no piece {highest}, its encoder knows fewer")
        pieces = self.words_at_once * (1 if self.reads == "pieces" else 2) + WINDOW_ENDS
        if pieces > self.window:
            raise ValueError(f"{self.words_at_once} words do not fit into its window")


class Head(Struct, frozen=True):
    """The fields that decide how to read the rest; `runtime` is the target of an export."""

    format: int
    system: str = COMPACT
    runtime: Literal["", "ctranslate2"] = ""


def description_class(system: str, runtime: str = "") -> type[Description]:
    """The description class of a bundle of `system`."""
    kinds: dict[str, type[Description]] = {
        COMPACT: CompactDescription,
        TOKEN_CLASSIFICATION: ConvertedDescription,
        ONNX: OnnxDescription,
    }
    return kinds.get(system, ExportedDescription if runtime else SystemDescription)
