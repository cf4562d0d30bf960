# SPDX-License-Identifier: Apache-2.0
"""What the table keeps of its cells is what it would work out anew, whatever has happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QColor, QFont, QImage
from PySide6.QtWidgets import QApplication

from interpunct.cutting.profiles import load_profile
from interpunct.marking.casing import CasingMode
from interpunct.review.bookmarks import SetBookmarks
from interpunct.review.retiming import SetTimes
from interpunct_app.cues.columns import Column
from interpunct_app.cues.figures import Figure, Figures
from interpunct_app.cues.layouts import Layouts
from interpunct_app.cues.model import BOOKMARK_ROLE, FINDINGS_ROLE, CueModel
from interpunct_app.cues.shown_cue import ShownCue
from interpunct_app.looks.theme import Scheme, apply_scheme
from interpunct_app.pages.page import Page
from interpunct_app.review.reviewer import Reviewer

Press = Callable[..., None]
ROLES = (Qt.ItemDataRole.DisplayRole, FINDINGS_ROLE, BOOKMARK_ROLE)
GREY = QColor("#808080")


@pytest.fixture
def _light() -> Iterator[None]:
    yield
    apply_scheme(Scheme.LIGHT)


def looks(model: CueModel) -> list[object]:
    """All that the cells of a model show."""
    cells = (model.index(row, column) for row in range(model.rowCount()) for column in Column)
    return [model.data(cell, role) for cell in cells for role in ROLES]


def is_as_made_anew(page: Page) -> bool:
    assert page._cues is not None  # the table asks it and nobody else
    return looks(page.model) == looks(CueModel(page._cues))


def painted(page: Page) -> QImage:
    QApplication.processEvents()  # a font or a palette is passed on
    return page.table.viewport().grab().toImage()


def test_every_cell_shows_what_is_true_after_each_step(
    page: Page, reviewer: Reviewer, press: Press
) -> None:
    assert is_as_made_anew(page)
    press("!")
    assert is_as_made_anew(page)
    reviewer.undo()
    assert is_as_made_anew(page)
    reviewer.redo()
    assert page.model.setData(
        page.model.index(1, Column.TEXT), "Quite another text, which is long"
    )
    assert is_as_made_anew(page)
    assert page.model.setData(page.model.index(0, Column.DURATION), "0.300")
    assert is_as_made_anew(page)
    reviewer.undo()
    assert is_as_made_anew(page)
    end = reviewer.work.document.cues[0].end_ms
    page.do(lambda work: SetTimes.plan(work, 1, end - 500, end + 1500))  # which overlap
    assert is_as_made_anew(page)
    page.do(lambda work: SetBookmarks.toggle(work, 1, None))
    assert is_as_made_anew(page)
    page.use_modes(casing=CasingMode.KEEP)
    assert is_as_made_anew(page)
    for _ in range(3):
        reviewer.undo()
        assert is_as_made_anew(page)
    page.set_profile(load_profile("bbc"))
    assert is_as_made_anew(page)


def test_a_decision_tells_only_of_the_cells_that_look_different(page: Page, press: Press) -> None:
    looks(page.model)
    told: list[range] = []

    def note(first: QModelIndex, last: QModelIndex) -> None:
        told.append(range(first.column(), last.column() + 1))

    page.model.dataChanged.connect(note)
    press("!")
    columns = {column for columns in told for column in columns}
    assert Column.TEXT in columns
    assert not columns & {Column.START, Column.END, Column.LANGUAGE}


def test_figures_are_worked_out_once_and_anew_for_other_cues() -> None:
    shown, basis = ["one"], ["one"]
    asked: list[tuple[int, Column]] = []

    def work_out(row: int, column: Column) -> Figure:
        asked.append((row, column))
        return Figure(shown[0], (), None)

    figures = Figures(work_out, lambda _row: basis[0])
    assert figures.of(0, Column.SPEED) == figures.of(0, Column.SPEED)
    assert asked == [(0, Column.SPEED)]
    assert figures.others(0) == []
    assert asked == [(0, Column.SPEED)]
    basis[0] = "one, differently"
    assert Column.SPEED not in figures.others(0)
    shown[0] = basis[0] = "two"
    assert Column.SPEED in figures.others(0)
    assert figures.of(0, Column.SPEED).text == "two"
    shown[0] = "three"
    figures.forget()
    assert figures.of(0, Column.SPEED).text == "three"


@pytest.mark.usefixtures("_light")
def test_cells_are_painted_as_the_font_and_the_scheme_want_it(page: Page) -> None:
    apply_scheme(Scheme.LIGHT)
    small = painted(page)
    font = QFont(page.table.font())
    font.setPointSizeF(font.pointSizeF() + 3)
    page.table.setFont(font)
    large = painted(page)
    apply_scheme(Scheme.DARK)
    dark = painted(page)
    assert small != large
    assert large != dark
    page.table._set_delegates()  # those that have kept nothing
    assert painted(page) == dark


@pytest.mark.usefixtures("qtbot")
def test_a_layout_is_kept_for_all_that_it_follows_from() -> None:
    layouts = Layouts(3)
    cue, font, bold = ShownCue("one two three", markup=((0, 3),)), QFont(), QFont()
    bold.setBold(True)
    kept = layouts.of(cue, font, 200, GREY)
    assert layouts.of(cue, QFont(), 200, GREY) is kept
    others = (
        layouts.of(cue, bold, 200, GREY),
        layouts.of(cue, font, 20, GREY),
        layouts.of(cue, font, 200, QColor("#ff0000")),
    )
    assert all(other is not kept for other in others)
    assert layouts.of(cue, font, 200, GREY) is not kept  # the last three are others
