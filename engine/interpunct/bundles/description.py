# SPDX-License-Identifier: Apache-2.0
"""What `bundle.json` tells, typed: a description for each of the four kinds of bundle.

| `system` | its description |
|---|---|
| `compact`, or none | `CompactDescription`: the default bundle and what is adapted from it |
| `token-classification` | `ConvertedDescription`: a published checkpoint |
| the name of a published system | `SystemDescription` |
| the same, with `runtime` "ctranslate2" | `ExportedDescription`: its encoder in eight bits |

Fields that are not known are passed over, so that a bundle may tell more than this version asks.
"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from interpunct.bundles.encoder_shape import WINDOW_ENDS, CompactConfig, EncoderShape
from interpunct.labels import PAPER_LABELS, Label, LabelSet, PaperLabel

COMPACT = "compact"
TOKEN_CLASSIFICATION = "token-classification"

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
"""At which piece of a word its label is read."""
LabelsDescribed = Annotated[tuple[str | dict[str, Any], ...], Meta(min_length=2, max_length=64)]
"""Names of the papers' labels, descriptions of others; see `interpunct.labels.LabelSet.of`."""


class Fit(Struct, frozen=True):
    """The calibration of one language: scores are divided by `temperature`, `bias` is added."""

    temperature: Temperature
    bias: Annotated[tuple[Shift, ...], Meta(min_length=2, max_length=64)]


Fits = dict[str, Fit]
"""By language; that of all languages together stands under the empty code."""


class CasingFit(Struct, frozen=True):
    """As `Fit`, of casings."""

    temperature: Temperature
    bias: tuple[Shift, Shift, Shift]


class Mixture(Struct, frozen=True):
    """How an expert and the encoder are mixed in one language.

    `labels` and `casings` are the shares of the expert in the sum of log probabilities; the
    casings are calibrated here, the labels with those of all languages.
    """

    labels: Share
    casings: Share
    casing_fit: CasingFit


UNCALIBRATED: Fits = {"": Fit(1.0, (0.0,) * len(PAPER_LABELS))}


def uncalibrated(labels: LabelSet) -> Fits:
    """The fits that leave scores of these labels as they are."""
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
    """By the share of the slots that is reviewed."""


class LanguageFigures(Figures, frozen=True):
    """Those of one language, and what marks that are given add to the F1 of the others."""

    half_given_gain: float = 0.0


class CompactFigures(Struct, frozen=True):
    """What a release measured: by language, their means, all together, and public test sets."""

    languages: dict[str, LanguageFigures]
    mean_micro_f1: Share
    mean_casing_f1: Share
    mean_half_given_gain: float
    all: Figures
    benchmarks: dict[str, Figures] = {}
    quantisation_loss: dict[str, float] = {}


class HeldOutFigures(Struct, frozen=True):
    """What is told of a bundle on held-out slots; `f1` is by label, `casing_f1` may be unknown."""

    slots: Count
    micro_f1: Share
    slot_error_rate: Amount
    f1: dict[str, Share]
    casing_f1: Share | None
    calibration_error: Share


class Adapted(Struct, frozen=True, rename={"origin": "from", "origin_sha256": "from_sha256"}):
    """One adaptation: of which bundle, on which files, and what it was worth."""

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
    """A calibration that was fitted anew."""

    on: tuple[str, ...]
    languages: tuple[str, ...]
    before: HeldOutFigures
    after: HeldOutFigures


class Check(Struct, frozen=True):
    """What a check in training has found: mean loss since the one before, figures on dev text.

    `log_loss`, in nats a slot, is what a calibration leaves; bundles of earlier versions have it
    of experts only, as they have `casing_f1`.
    """

    step: Count
    loss: float
    micro_f1: Share
    macro_f1: Share
    slot_error_rate: Amount
    casing_f1: Share | None = None
    log_loss: Amount | None = None


class DrawnStretches(Struct, frozen=True):
    """How stretches of text were drawn; the rest of it is told for people."""

    unit: str = "window"


class TextSource(Struct, frozen=True):
    """A file that text comes from."""

    sha256: Sha256
    licence: str | None = None


class Training(Struct, frozen=True, kw_only=True):
    """How a bundle was trained; what a kind of training does not have is empty.

    `data` and `dev` are in words by language, `words` and `tokens` what was seen of them, `init`
    the bundle that it began with. `sources` are the files by name, by language and by what they
    were for ("data", "dev", "domain"). `commit` is that of the code, with `+` where it was changed
    since; the peaks are in bytes, of the first process.
    """

    step: Count = 0
    words: Count | None = None
    tokens: Count | None = None
    seconds: Amount | None = None
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


def marks_given(labels: object, label_set: LabelSet = PAPER_LABELS) -> tuple[Label, ...]:
    """The marks of a system of so many labels: one of three takes a question for a period."""
    return (Label.COMMA, Label.PERIOD) if labels == _THREE else label_set.marks


_THREE = 3


class Description(Struct, frozen=True, kw_only=True, dict=True):
    """What every bundle tells."""

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

    def __post_init__(self) -> None:
        labels = len(self.label_set)  # a ValueError where they are no set
        for code, fit in self.calibration.items():
            if len(fit.bias) != labels:
                raise ValueError(f"the calibration of {code or 'all'} is not of {labels} labels")

    @cached_property
    def label_set(self) -> LabelSet:
        """The labels in the order of the columns."""
        return LabelSet.of(self.labels)

    @property
    def marks(self) -> tuple[Label, ...]:
        """The marks that the bundle can give; what it cannot tell from a period counts as one."""
        return self.label_set.marks


class TextLicence(Struct, frozen=True):
    """How much of the text stands under a licence."""

    licence: str
    megabytes: Amount


class AblationRow(Struct, frozen=True):
    """A short training that differs from the recipe in what its name says."""

    name: str
    micro_f1: Share
    macro_f1: Share
    casing_f1: Share
    half_given_gain: float


class AblationTable(Struct, frozen=True):
    """Short trainings that differ in one thing, and what they have in common."""

    languages: tuple[str, ...]
    steps: Size
    layers: Size
    rows: tuple[AblationRow, ...]


class RunByCtranslate2(Description, frozen=True, kw_only=True):
    """A bundle with an encoder that CTranslate2 runs, `window` tokens at once with both ends."""

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
    """A bundle of the compact system, and what its card tells."""

    encoder: CompactConfig
    experts: dict[str, Mixture] = {}
    """The languages that have an expert."""
    own_encoders: tuple[str, ...] = ()
    """The languages that have an encoder of their own instead of the one for all."""
    own_training: dict[str, Training] = {}
    """How the encoders of one language were trained on, from the one for all."""
    summary: str = ""
    training_notes: tuple[str, ...] = ()
    limits: tuple[str, ...] = ()
    recipe: tuple[str, ...] = ()
    data: tuple[TextLicence, ...] = ()
    ablation: AblationTable | None = None
    metrics: CompactFigures | None = None


class ConvertedLabels(Struct, frozen=True):
    """Our label of each of the checkpoint's."""

    labels: Annotated[tuple[PaperLabel, ...], Meta(min_length=1, max_length=1 << 10)]
    read_at: ReadAt


class CheckpointSource(Struct, frozen=True):
    """The checkpoint: its `type`, our label by the name of each of its, and its files."""

    type: str
    labels: dict[str, str]
    sha256: Digests


class ConvertedDescription(RunByCtranslate2, frozen=True, kw_only=True):
    """A published token-classification checkpoint."""

    config: ConvertedLabels
    source: CheckpointSource
    licence: str | None = None

    @property
    def marks(self) -> tuple[Label, ...]:
        """See `Description.marks`."""
        asks = PaperLabel.QUESTION in self.config.labels
        return marks_given(len(PAPER_LABELS) if asks else _THREE)


class DevFigures(Struct, frozen=True):
    """The averages on held-out text, all languages together; casing where it is predicted."""

    micro_f1: Share
    macro_f1: Share
    weighted_f1: Share
    slot_error_rate: Amount
    casing_f1: Share | None = None


class SystemFigures(Struct, frozen=True):
    """What a training of a published system measured."""

    dev: DevFigures


class SystemDescription(Description, frozen=True, kw_only=True):
    """A bundle of a published system; `config` has the sizes that its class knows."""

    config: dict[str, Any]
    metrics: SystemFigures | None = None

    @property
    def marks(self) -> tuple[Label, ...]:
        """See `Description.marks`."""
        return marks_given(self.config.get("labels"), self.label_set)


class SpecialPieces(Struct, frozen=True):
    """The ids of the pieces that stand for no text."""

    start: Count
    end: Count
    mask: Count
    unknown: Count


class LabelHead(Struct, frozen=True):
    """The two layers that label an encoder's states: the `width` of the first, what follows it."""

    width: Width
    activation: Literal["relu", "selu"]


class ExportedFrom(Struct, frozen=True, rename={"origin": "from", "origin_sha256": "from_sha256"}):
    """The bundle that one was exported from, and the hash of its description."""

    origin: str
    origin_sha256: Sha256


class ExportedDescription(RunByCtranslate2, frozen=True, kw_only=True):
    """A trained system whose encoder was exported for CTranslate2.

    `metrics` and `training` are those of the system before. It reads `words_at_once`, piece by
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
    """What says how to read the rest; `runtime` tells of a system what it was exported for."""

    format: int
    system: str = COMPACT
    runtime: Literal["", "ctranslate2"] = ""


def description_class(system: str, runtime: str = "") -> type[Description]:
    """The kind of description that a bundle of `system` has."""
    kinds: dict[str, type[Description]] = {
        COMPACT: CompactDescription,
        TOKEN_CLASSIFICATION: ConvertedDescription,
    }
    return kinds.get(system, ExportedDescription if runtime else SystemDescription)
