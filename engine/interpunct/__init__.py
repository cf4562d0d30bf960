# SPDX-License-Identifier: Apache-2.0
"""Interpunct: restores punctuation and casing in captions, and cuts them at the sentence ends.

    work = interpunct.Work.read("talk.srt")
    work.punctuate(interpunct.load_predictor())
    work.cut(work.plan_cut(interpunct.load_profile("netflix")))
    work.save("talk.cut.srt")

The words, tags, times and settings of a caption file change only where the user changes them.
Every failure is an `InterpunctError`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from interpunct.captions.document import CaptionDocument
    from interpunct.captions.reading import parse_captions, read_captions
    from interpunct.cutting.plan import CutMode
    from interpunct.cutting.profiles import Profile, load_profile
    from interpunct.errors import InterpunctError
    from interpunct.labels import Label, MarksMode
    from interpunct.marking.casing import CasingMode
    from interpunct.runtime.opening import load_predictor
    from interpunct.runtime.predictor import Predictor
    from interpunct.work.options import Options, Unroll
    from interpunct.work.uncertainty import Policy
    from interpunct.work.work import Work

_HOMES = {
    "interpunct.captions.document": ("CaptionDocument",),
    "interpunct.captions.reading": ("parse_captions", "read_captions"),
    "interpunct.errors": ("InterpunctError",),
    "interpunct.marking.casing": ("CasingMode",),
    "interpunct.runtime.opening": ("load_predictor",),
    "interpunct.runtime.predictor": ("Predictor",),
    "interpunct.cutting.plan": ("CutMode",),
    "interpunct.cutting.profiles": ("Profile", "load_profile"),
    "interpunct.labels": ("Label", "MarksMode"),
    "interpunct.work.options": ("Options", "Unroll"),
    "interpunct.work.uncertainty": ("Policy",),
    "interpunct.work.work": ("Work",),
}

__all__ = [
    "CaptionDocument",
    "CasingMode",
    "CutMode",
    "InterpunctError",
    "Label",
    "MarksMode",
    "Options",
    "Policy",
    "Predictor",
    "Profile",
    "Unroll",
    "Work",
    "load_predictor",
    "load_profile",
    "parse_captions",
    "read_captions",
]


def __getattr__(name: str) -> object:
    """A public name, loaded on first use (PEP 562), so that the command line starts fast."""
    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(home), name)
    raise AttributeError(f"module 'interpunct' has no attribute {name!r}")
