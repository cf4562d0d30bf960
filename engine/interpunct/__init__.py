# SPDX-License-Identifier: Apache-2.0
"""Interpunct: restores punctuation and casing in captions, and cuts them at the sentence ends.

    interpunct.punctuate("how are you today i am fine")
    interpunct.punctuate("talk.srt", cut="netflix", to="talk.cut.srt")

or step by step:

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
    from interpunct.bundles.publishing import push_to_hub, save_pretrained
    from interpunct.captions.cues import Cue
    from interpunct.captions.document import CaptionDocument
    from interpunct.captions.formats import FORMATS, CaptionFormat
    from interpunct.captions.interop import from_pysrt, from_webvtt, to_pysrt, to_webvtt
    from interpunct.captions.reading import parse_captions, read_captions
    from interpunct.cutting.checks import Finding
    from interpunct.cutting.plan import CutMode
    from interpunct.cutting.profiles import Profile, load_profile
    from interpunct.errors import InterpunctError
    from interpunct.labels import Label, MarksMode
    from interpunct.marking.casing import CasingMode
    from interpunct.one_call.punctuate import punctuate
    from interpunct.opinions.options import OpinionOptions
    from interpunct.runtime.opening import load_predictor
    from interpunct.runtime.predictor import Predictor
    from interpunct.work.options import Options, Unroll
    from interpunct.work.uncertainty import Policy
    from interpunct.work.work import Alternative, Doubt, Work

_HOMES = {
    "interpunct.bundles.publishing": ("push_to_hub", "save_pretrained"),
    "interpunct.captions.cues": ("Cue",),
    "interpunct.captions.document": ("CaptionDocument",),
    "interpunct.captions.formats": ("CaptionFormat", "FORMATS"),
    "interpunct.captions.interop": ("from_pysrt", "from_webvtt", "to_pysrt", "to_webvtt"),
    "interpunct.captions.reading": ("parse_captions", "read_captions"),
    "interpunct.cutting.checks": ("Finding",),
    "interpunct.cutting.plan": ("CutMode",),
    "interpunct.cutting.profiles": ("Profile", "load_profile"),
    "interpunct.errors": ("InterpunctError",),
    "interpunct.labels": ("Label", "MarksMode"),
    "interpunct.marking.casing": ("CasingMode",),
    "interpunct.one_call.punctuate": ("punctuate",),
    "interpunct.opinions.options": ("OpinionOptions",),
    "interpunct.runtime.opening": ("load_predictor",),
    "interpunct.runtime.predictor": ("Predictor",),
    "interpunct.work.options": ("Options", "Unroll"),
    "interpunct.work.uncertainty": ("Policy",),
    "interpunct.work.work": ("Alternative", "Doubt", "Work"),
}

__all__ = [
    "FORMATS",
    "Alternative",
    "CaptionDocument",
    "CaptionFormat",
    "CasingMode",
    "Cue",
    "CutMode",
    "Doubt",
    "Finding",
    "InterpunctError",
    "Label",
    "MarksMode",
    "OpinionOptions",
    "Options",
    "Policy",
    "Predictor",
    "Profile",
    "Unroll",
    "Work",
    "from_pysrt",
    "from_webvtt",
    "load_predictor",
    "load_profile",
    "parse_captions",
    "punctuate",
    "push_to_hub",
    "read_captions",
    "save_pretrained",
    "to_pysrt",
    "to_webvtt",
]


def __getattr__(name: str) -> object:
    """A public name, loaded on first use (PEP 562), so that the command line starts fast."""
    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(home), name)
    raise AttributeError(f"module 'interpunct' has no attribute {name!r}")


def __dir__() -> list[str]:
    """The public names, loaded or not."""
    return sorted({*globals(), *__all__})
