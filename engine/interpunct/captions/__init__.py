# SPDX-License-Identifier: Apache-2.0
"""Caption files to documents and back, byte for byte."""

from interpunct.captions.cues import Cue, RecutCue, WordTime
from interpunct.captions.document import CaptionDocument
from interpunct.captions.encoding import Encoding
from interpunct.captions.formats import ASS, FORMATS, JSON, SBV, SRT, VTT, CaptionFormat
from interpunct.captions.payload import Token, TokenKind, tokenise
from interpunct.captions.reading import parse_captions, read_captions
from interpunct.captions.writing import export, losses, write_atomic
from interpunct.captions.youtube import is_rolling, unroll

__all__ = [
    "ASS",
    "FORMATS",
    "JSON",
    "SBV",
    "SRT",
    "VTT",
    "CaptionDocument",
    "CaptionFormat",
    "Cue",
    "Encoding",
    "RecutCue",
    "Token",
    "TokenKind",
    "WordTime",
    "export",
    "is_rolling",
    "losses",
    "parse_captions",
    "read_captions",
    "tokenise",
    "unroll",
    "write_atomic",
]
