# SPDX-License-Identifier: Apache-2.0
"""Labels: classes of marks predicted for a slot, and the label set of a bundle.

The papers have four labels. A bundle may have others, such as an exclamation mark. Each label says
whether it ends a sentence and how it is written in every language. It also says which of the
papers' four it counts as. So no code but this file needs the name of a label.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from enum import IntEnum, StrEnum
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Self

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray


class PaperLabel(IntEnum):
    """The four labels in the papers; the value is the strength of a mark.

    Of several marks in one slot the strongest counts.
    """

    NONE = 0
    COMMA = 1
    PERIOD = 2
    QUESTION = 3


@dataclass(frozen=True, slots=True)
class Label:
    """A class of marks. `NONE`, no mark, is false.

    `sign` is the mark in most languages; `signs` has other forms by language code. `also` lists
    other spellings that are read as this label. The comma, full stop and question mark of a
    language are in its own table (`interpunct.transcript.languages`). A label that is only
    `offered` is an alternative for the human; the model never shows it by itself.
    """

    name: str
    counts_as: PaperLabel
    sign: str = ""
    ends_sentence: bool = False
    is_pause: bool = False
    signs: Mapping[str, str] = field(default_factory=dict, hash=False)
    also: tuple[str, ...] = ()
    offered: bool = False

    NONE: ClassVar[Label]
    COMMA: ClassVar[Label]
    PERIOD: ClassVar[Label]
    QUESTION: ClassVar[Label]

    def __repr__(self) -> str:
        return f"Label({self.name})"

    def __bool__(self) -> bool:
        return bool(self.counts_as)

    def __reduce__(self) -> tuple[Any, ...]:
        """Restore a paper's label as the same object in copies and pickles."""
        if _BY_NAME.get(self.name) is self:
            return getattr, (Label, self.name)
        return Label, tuple(getattr(self, each.name) for each in fields(self))

    @property
    def is_question(self) -> bool:
        """Whether it ends a question."""
        return self.counts_as is PaperLabel.QUESTION

    @property
    def all_signs(self) -> frozenset[str]:
        """Every spelling of the mark."""
        return frozenset((self.sign, *self.signs.values(), *self.also)) - {""}


Label.NONE = Label("NONE", PaperLabel.NONE)
Label.COMMA = Label("COMMA", PaperLabel.COMMA, ",", is_pause=True)
Label.PERIOD = Label("PERIOD", PaperLabel.PERIOD, ".", ends_sentence=True)
Label.QUESTION = Label("QUESTION", PaperLabel.QUESTION, "?", ends_sentence=True)

_STRENGTH = attrgetter("counts_as")
_BY_NAME = {each.name: each for each in (Label.NONE, Label.COMMA, Label.PERIOD, Label.QUESTION)}


def strongest(labels: Iterable[Label]) -> Label:
    """The strongest of several labels: a question before an end before a pause, else NONE."""
    return max(labels, key=_STRENGTH, default=Label.NONE)


class LabelSet(tuple[Label, ...]):
    """The labels of a bundle in the order of its columns; the first is `NONE`."""

    _columns: dict[str, int]
    _by_sign: dict[str, Label]
    folds: tuple[tuple[int, int], ...]
    """Columns of labels that are only offered, each with the shown label that it counts for."""
    paper_columns: list[PaperLabel]
    """The papers' label of each column."""

    def __new__(cls, labels: Iterable[Label]) -> Self:
        """Take the labels in order.

        Raises ValueError for an invalid set: without NONE in front, with a repeated name, with a
        sign shared by two labels, or with a label that is offered in place of none.
        """
        made = super().__new__(cls, labels)
        made._columns = {label.name: column for column, label in enumerate(made)}
        made.paper_columns = [label.counts_as for label in made]
        if not made or made[0] != Label.NONE:
            raise ValueError("the first label has to be NONE")
        if len(made._columns) != len(made):
            raise ValueError("a label is named twice")
        if not all(made.marks):
            raise ValueError("only the first label can count as NONE")
        signs: dict[str, Label] = {}
        for label in made:
            for sign in label.all_signs:
                if signs.setdefault(sign, label) is not label:
                    raise ValueError(f"two labels have the sign {sign}")
        made.folds = tuple(
            (column, made._shown_for(label)) for column, label in enumerate(made) if label.offered
        )
        # The signs of the papers' labels depend on the language: `interpunct.transcript.signs`.
        made._by_sign = {
            sign: label for sign, label in signs.items() if label.name not in _BY_NAME
        }
        return made

    @classmethod
    def of(cls, described: Iterable[str | Mapping[str, Any]]) -> LabelSet:
        """The set from its description by `described`. Raises ValueError for other values."""
        return cls(map(_label_of, described))

    def described(self) -> list[str | dict[str, Any]]:
        """The set in the form of a file: names of the papers' labels, objects for all others."""
        return [each.name if each in PAPER_LABELS else _description(each) for each in self]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the labels, in order."""
        return tuple(self._columns)

    @property
    def marks(self) -> tuple[Label, ...]:
        """All labels but NONE."""
        return self[1:]

    def named(self, name: str) -> Label:
        """The label called `name`. Raises KeyError where there is none."""
        return self[self._columns[name]]

    def column(self, label: Label) -> int:
        """The column of `label`; where the set lacks it, that of the nearest label.

        The nearest is the first that counts as the same label of the papers. Otherwise it is the
        first with the same role in a sentence (end or pause), or NONE.
        """
        found = self._columns.get(label.name)
        return self._nearest(label) if found is None else found

    def _shown_for(self, offered: Label) -> int:
        """The column of the first shown label that counts the same; ValueError without one."""
        for column in self.columns_of(offered.counts_as):
            if not self[column].offered:
                return column
        raise ValueError(f"no label is shown in place of {offered.name}")

    def _nearest(self, label: Label) -> int:
        for column, own in enumerate(self):
            if own.counts_as is label.counts_as:
                return column
        alike = (c for c, own in enumerate(self) if own and _role(own) == _role(label))
        return next(alike, 0)

    def read(self, mark: str, otherwise: Label) -> Label:
        """The label of a written mark: the label with that sign, else the nearest to `otherwise`.

        `otherwise` is the label of the papers that the mark has in its language. A label that
        counts differently is not meant: an Armenian colon is a full stop.
        """
        found = self._by_sign.get(mark)
        if found and found.counts_as is otherwise.counts_as:
            return found
        return self[self.column(otherwise)]

    def restores(self, mark: str) -> bool:
        """Whether `mark` is the sign of a label that the papers lack, and that is shown."""
        found = self._by_sign.get(mark)
        return found is not None and not found.offered

    def columns_of(self, counted: PaperLabel) -> list[int]:
        """The columns of the labels that count as `counted`."""
        return [c for c, label in enumerate(self.paper_columns) if label is counted]

    @property
    def ends(self) -> list[int]:
        """The columns of the labels that end a sentence."""
        return [c for c, label in enumerate(self) if label.ends_sentence]

    @property
    def pauses(self) -> list[int]:
        """The columns of the labels that mark a pause within a sentence."""
        return [c for c, label in enumerate(self) if label.is_pause]

    def ends_sentence(self, columns: ArrayLike) -> NDArray[np.bool_]:
        """Whether each of the labels in `columns` ends a sentence, with the same shape."""
        import numpy as np

        table = np.array([label.ends_sentence for label in self])
        ends: NDArray[np.bool_] = table[np.asarray(columns)]
        return ends

    def counted_as(self, columns: ArrayLike) -> NDArray[np.uint8]:
        """The labels of the papers (values of `PaperLabel`) for labels in `columns`."""
        import numpy as np

        table = np.array(self.paper_columns, np.uint8)
        counted: NDArray[np.uint8] = table[np.asarray(columns)]
        return counted

    def shown_columns(self, columns: ArrayLike) -> NDArray[np.int_]:
        """The columns with each label that is only offered replaced by the label shown for it."""
        import numpy as np

        table = np.arange(len(self))
        for offered, instead in self.folds:
            table[offered] = instead
        shown: NDArray[np.int_] = table[np.asarray(columns)]
        return shown

    def columns_in(self, other: LabelSet) -> list[int]:
        """The column of each label in `other`; see `column` for a label that `other` lacks."""
        return [other.column(label) for label in self]

    def by_paper_labels(self, probabilities: NDArray[np.float32]) -> NDArray[np.float32]:
        """Probabilities (n, 4) of the papers' labels, from those of the set (n, labels)."""
        import numpy as np

        columns = map(self.columns_of, PaperLabel)
        return np.stack([probabilities[:, same].sum(axis=1) for same in columns], axis=1)


def _description(label: Label) -> dict[str, Any]:
    told = {each.name: getattr(label, each.name) for each in fields(label)}
    told |= {"counts_as": label.counts_as.name, "signs": dict(label.signs), "also": [*label.also]}
    return {name: value for name, value in told.items() if value}


_KINDS = {
    "name": str, "counts_as": str, "sign": str, "ends_sentence": bool, "is_pause": bool,
    "signs": dict, "also": list, "offered": bool,
}  # fmt: skip


def _label_of(described: str | Mapping[str, Any]) -> Label:
    """The label from its description; ValueError for an invalid description."""
    if isinstance(described, str):
        if described not in _BY_NAME:
            raise ValueError(f"the label {described} is no label of the papers, and not described")
        return _BY_NAME[described]
    wrong = [
        name for name, value in described.items() if not isinstance(value, _KINDS.get(name, ()))
    ]
    told = {name: value for name, value in described.items() if name in _KINDS}
    if wrong or told.get("counts_as") not in _BY_NAME or not told.get("name"):
        raise ValueError(f"a label cannot be described by {dict(described)}")
    told["counts_as"] = PaperLabel[told["counts_as"]]
    told["also"] = tuple(told.get("also", ()))
    return Label(**told)


def _role(label: Label) -> tuple[bool, bool]:
    return label.ends_sentence, label.is_pause


PAPER_LABELS = LabelSet(_BY_NAME.values())
"""The label set of the papers, and of each bundle without its own set."""


def _wide(sign: str) -> dict[str, str]:
    return dict.fromkeys(("ja", "zh-Hans", "zh-Hant"), sign)


EXCLAMATION = Label(
    "EXCLAMATION", PaperLabel.PERIOD, "!", ends_sentence=True, signs=_wide("！"),
    also=("!!", "!!!"),
)  # fmt: skip
ELLIPSIS = Label("ELLIPSIS", PaperLabel.PERIOD, "…", ends_sentence=True, also=("...", ".."))
SEMICOLON = Label(
    "SEMICOLON", PaperLabel.PERIOD, ";", is_pause=True,
    signs=_wide("；") | dict.fromkeys(("ar", "fa", "ur"), "؛"),
)  # fmt: skip
COLON = Label("COLON", PaperLabel.COMMA, ":", is_pause=True, signs=_wide("："))
DASH = Label(
    "DASH", PaperLabel.COMMA, "–", is_pause=True,
    signs=dict.fromkeys(("en", "es", "ru", "uk"), "—"), also=("-", "--", "―"),
)  # fmt: skip

WRITTEN_LABELS = LabelSet((*PAPER_LABELS, EXCLAMATION, ELLIPSIS, SEMICOLON, COLON, DASH))
"""The labels of the marks that are commonly written."""


class Casing(IntEnum):
    """The casing of a word; the value is its column in every probability array."""

    LOWER = 0
    CAPITALISED = 1
    UPPER = 2


RAISED = (Casing.CAPITALISED, Casing.UPPER)
"""The casings with capitals."""


class MarksMode(StrEnum):
    """Treatment of the marks that a file has already."""

    COMPLETE = "complete"
    """They stay, and missing marks are added."""

    REPLACE = "replace"
    """Marks that the bundle has labels for are restored from scratch; every other sign stays."""

    SUGGEST = "suggest"
    """Nothing is written; differences go to the review queue."""
