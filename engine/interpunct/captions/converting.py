# SPDX-License-Identifier: Apache-2.0
"""Payloads and settings of one format said in another, as far as the other can say them."""

from __future__ import annotations

import re
from html import escape, unescape

from interpunct.captions.cues import CaptionFormat, Cue
from interpunct.captions.lines import LINE_END

_SHARED_TAGS = frozenset({"i", "b", "u"})
_VTT_PIECE = re.compile(
    r"<(?P<close>/?)(?P<name>[A-Za-z]*+)(?:\.[^<>\s]*+)?+(?P<annotation>[^<>]*+)>"
    r"|(?P<reference>&(?:[A-Za-z][A-Za-z0-9]{1,31}|#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6});)"
)
_SRT_PIECE = re.compile(
    r"<(?P<close>/?)\s?(?P<name>[A-Za-z]++)(?=[\s/>])[^<>]*+>"
    r"|(?P<brace>\{\\[^{}\r\n]*\}|\{/?[ibusIBUS]\}|\{[A-Za-z]:[^{}\r\n]*\})"
    r"|(?P<sign>[&<>])"
)
_RUBY_BRACKETS = {"": "(", "/": ")"}
# {\an7} to {\an9} of Advanced SubStation Alpha put a subtitle at the top of the picture.
_AT_TOP = re.compile(r"\{\\an[789]\}")


def srt_payload(cue: Cue, source: CaptionFormat) -> str:
    """The payload as SRT: voices as `Name: `, ruby in brackets, references as what they mean."""
    payload = cue.payload
    if source is CaptionFormat.VTT:
        payload = _VTT_PIECE.sub(_srt_piece, payload)
    return _without_blank_lines(payload)


def vtt_payload(cue: Cue, source: CaptionFormat) -> str:
    """The payload as WebVTT: what would be read as markup escaped, SRT's other tags dropped."""
    if source is CaptionFormat.SRT:
        payload = _SRT_PIECE.sub(_vtt_piece, cue.payload)
    else:
        payload = escape(cue.payload, quote=False)
    return _without_blank_lines(payload)


def vtt_settings(cue: Cue) -> str:
    """The settings that SRT says inside the payload: the top of the picture is line 0."""
    return "line:0" if _AT_TOP.search(cue.payload) else ""


def _srt_piece(found: re.Match[str]) -> str:
    if found["reference"]:
        return unescape(found["reference"])
    name, close = found["name"].lower(), found["close"]
    if name in _SHARED_TAGS:
        return f"<{close}{name}>"
    if name == "rt":
        return _RUBY_BRACKETS[close]
    speaker = unescape(found["annotation"]).strip()
    return f"{speaker}: " if name == "v" and not close and speaker else ""


def _vtt_piece(found: re.Match[str]) -> str:
    if found["sign"]:
        return escape(found["sign"])
    name = (found["name"] or "").lower()
    return f"<{found['close']}{name}>" if name in _SHARED_TAGS else ""


def _without_blank_lines(payload: str) -> str:
    """Both formats end a cue at an empty line; WebVTT knows no NUL."""
    lines = LINE_END.split(payload.replace("\0", ""))
    return "\n".join(line for line in lines if line.strip())
