# SPDX-License-Identifier: Apache-2.0
"""Talks whose cuts were read and found good: weights that are changed show here what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Make = Callable[..., Any]

FERRY = (
    (0.5, 2, "so when the first ferry of the"),
    (2, 4.4, "morning left the harbour, nobody on"),
    (4.4, 7, "board had any idea that the storm would"),
    (7.3, 9.6, "arrive before noon. We had been told,"),
    (9.6, 10.4, "as always, to"),
    (10.4, 13.9, "expect a little rain in the evening and perhaps"),
    (13.9, 15.2, "some fog. No."),
    (15.3, 16.2, "It came at ten. And"),
    (17, 20.6, "it came so fast that the captain, who had sailed here for thirty years,"),
    (20.6, 23, "turned the ship around without a word"),
    (24, 25, "to anybody."),
    (25.1, 31, ("People in the bar kept on talking about the price of fish "
         "and about the new bridge and about the mayor, who")),
    (31, 32.2, "wants it. Then"),
    (32.2, 33, "a glass fell."),
    (33.8, 35, "Then another."),
    (36, 43.5, "And then"),
    (43.5, 46, "all of them did. I looked out"),
    (46, 48.9, "of the window, because it was suddenly so dark in there"),
    (49, 49.6, "that you could not see"),
    (49.6, 50.4, "your own hand in front of your face."),
)  # fmt: skip
FERRY_CUT = [
    (500, 3676, "so when the first ferry\nof the morning left the harbour,"),
    (3759, 8477, "nobody on board had any idea\nthat the storm would arrive before noon."),
    (8560, 9517, "We had been told,"),
    (9600, 14762, "as always, to expect a little rain\nin the evening and perhaps some fog."),
    (14845, 15217, "No."),
    (15300, 15937, "It came at ten."),
    (16020, 20517, "And it came so fast that the captain,\nwho had sailed here for thirty years,"),
    (20600, 25000, "turned the ship\naround without a word to anybody."),
    (25100, 28173, "People in the bar kept\non talking about the price of fish"),
    (28256, 31717, "and about the new bridge\nand about the mayor, who wants it."),
    (31800, 33000, "Then a glass fell."),
    (33800, 35000, "Then another."),
    (36000, 43000, "And then all of them did."),
    (44913, 48365, "I looked out of the window,\nbecause it was suddenly so dark"),
    (48448, 51798, "in there that you could not see\nyour own hand in front of your face."),
]
STORM = (
    (0, 2.5, "Als die erste Fähre am Morgen den"),
    (2.5, 5, "Hafen verließ, wusste niemand an Bord,"),
    (5, 8, "dass der Sturm noch vor dem Mittag kommen würde. Man"),
    (8, 9, "hatte uns wie immer gesagt,"),
    (
        9,
        12.4,
        "dass es am Abend ein wenig regnen könnte. Er kam um zehn und er kam so schnell, dass",
    ),
    (12.4, 15, "der Kapitän das Schiff wortlos umdrehte."),
)
STORM_CUT = [
    (0, 4917, "Als die erste Fähre am Morgen\nden Hafen verließ, wusste niemand an Bord,"),
    (5000, 7707, "dass der Sturm noch\nvor dem Mittag kommen würde."),
    (7790, 10641, "Man hatte uns wie immer gesagt,\ndass es am Abend ein wenig regnen könnte."),
    (10724, 15548, ("Er kam um zehn und er kam so schnell, dass\n"
         "der Kapitän das Schiff wortlos umdrehte.")),
]  # fmt: skip


def cut_of(cutting: Any, talk: Any) -> list[tuple[int, int, str]]:
    cues = cutting.cut(cutting.document(*talk)).document.cues
    return [(cue.start_ms, cue.end_ms, cue.payload) for cue in cues]


def test_an_english_talk_is_cut_as_when_it_was_read(cutting: Make) -> None:
    assert cut_of(cutting(), FERRY) == FERRY_CUT


def test_a_german_talk_is_cut_as_when_it_was_read(cutting: Make) -> None:
    assert cut_of(cutting("de"), STORM) == STORM_CUT
