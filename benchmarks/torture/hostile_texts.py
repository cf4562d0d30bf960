# SPDX-License-Identifier: Apache-2.0
"""Texts that try the patience of a caption program, as files of about a given size.

`hostile_texts` makes them; each is read, checked, punctuated and cut, or refused in a sentence,
within seconds and without much memory.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

_WORDS = (
    *("the", "old", "pilot", "said", "he", "would", "come", "back"),
    *("when", "fog", "lifts", "over", "harbour", "and", "city"),
)
_CHINESE = "我们今天去海边看船他们说明天会下雨所以大家都回家了老人在港口等着朋友"
_JAPANESE = "私たちは今日海へ船を見に行きました明日は雨が降るそうですから皆家に帰りました"
_THAI = "วันนี้เราไปดูเรือที่ทะเลพวกเขาบอกว่าพรุ่งนี้ฝนจะตกดังนั้นทุกคนจึงกลับบ้าน"
_CUE_CHARACTERS = 60


def hostile_texts(seed: int = 0, size: int = 1 << 20) -> Iterator[tuple[str, bytes]]:
    """Files of about `size` bytes, by what is odd about each; a `seed` gives the same again."""
    chance = random.Random(seed)
    for name, unit in _UNITS.items():
        yield f"cues of {name}", _cues(unit, size)
        yield f"one line of {name}", _one_line(unit, size)
    for name, make in _FILES.items():
        yield name, make(size)
    yield "words without marks", _words(chance, size)
    yield "random bytes", chance.randbytes(size)
    yield "random signs", _signs(chance, size)


_UNITS = {
    "italics": "<i>",
    "closed italics": "<i></i>",
    "references": "&amp;",
    "halves of references": "&am",
    "dots": "a..a..",
    "brackets": "[[[[",
    "closing brackets": "]]]]",
    "braces": "{",
    "positions": r"{\an8}",
    "angles": "<<<<",
    "angles around": "<a<b>>",
    "voices": "<v a>",
    "times": "<00:00:01.000>",
    "arrows": " --> ",
    "at signs": "a@",
    "dots and at signs": "a.b@c.",
    "addresses": "http://a.b/",
    "hyphens": "-",
    "dialogue": "- a ",
    "numbers": "1",
    "groups of numbers": "1 000 ",
    "digits and dots": "1.1.",
    "quotes": '"',
    "apostrophes": "a'",
    "question marks": "?",
    "commas": "a, ",
    "notes": "♪ ",
    "speakers": "ANNA: ",
    "letters": "a",
    "spaces": " ",
    "hard spaces": "\u00a0",
    "tabs": "\t",
    "combining characters": "e\u0301\u0301\u0301",
    "only combining characters": "\u0301",
    "zero-width joiners": "\u200d",
    "families": "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "overrides of direction": "\u202ea\u202c",
    "isolates": "\u2067a",
    "capitals that grow": "ŉß",
    "dotted capitals": "İ",
    "Chinese": _CHINESE,
    "Japanese": _JAPANESE,
    "Thai": _THAI,
    "Chinese and Latin": "我a们b",
    "Arabic": "كان الولد ",
    "nulls": "\0",
    "line separators": "\u2028",
    "form feeds": "\f",
    "replacements": "\ufffd",
}


def _time(ms: int) -> str:
    seconds, ms = divmod(ms, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours:02}:{minutes:02}:{seconds:02},{ms:03}"


def _cue(number: int, text: str, start: int, stop: int) -> str:
    return f"{number}\n{_time(start)} --> {_time(stop)}\n{text}\n\n"


def _cues(unit: str, size: int) -> bytes:
    """As many cues of some repetitions of `unit` as make `size`."""
    text = unit * max(1, _CUE_CHARACTERS // len(unit))
    count = size // len(_cue(1000, text, 0, 0).encode()) + 1
    return "".join(
        _cue(number, text, 3000 * number, 3000 * number + 2900) for number in range(1, count)
    ).encode()


def _one_line(unit: str, size: int) -> bytes:
    """A cue with one long line between two others."""
    line = unit * (size // len(unit.encode()))
    cues = ((1, "the first cue", 0), (2, line, 3000), (3, "the last cue", 6000))
    return "".join(_cue(n, text, start, start + 2900) for n, text, start in cues).encode()


def _empty_cues(size: int) -> bytes:
    return "".join(_cue(n, "", 30 * n, 30 * n + 20) for n in range(1, size // 36)).encode()


def _cues_at_once(size: int) -> bytes:
    return "".join(_cue(n, "a word", 1000, 2000) for n in range(1, size // 42)).encode()


def _cues_backwards(size: int) -> bytes:
    count = size // 42
    return "".join(
        _cue(n, "a word", 1000 * (count - n), 1000 * (count - n) + 900) for n in range(1, count)
    ).encode()


def _arrow_lines(size: int) -> bytes:
    return (_cue(1, "one", 0, 900) + "-->\n" * (size // 4)).encode()


def _stamp_lines(size: int) -> bytes:
    line = "00:00:01,000 --> 00:00:02,000\n"
    return (line * (size // len(line))).encode()


def _numbers_alone(size: int) -> bytes:
    return (_cue(1, "one", 0, 900) + "1\n" * (size // 2)).encode()


def _blank_lines(size: int) -> bytes:
    return (_cue(1, "one", 0, 900) + "\n" * size + _cue(2, "two", 1000, 1900)).encode()


def _many_lines(size: int) -> bytes:
    return (_cue(1, "a\n" * (size // 2), 0, 900) + _cue(2, "two", 1000, 1900)).encode()


def _utf16_odd(size: int) -> bytes:
    text = "".join(_cue(n, "a word", 1000 * n, 1000 * n + 900) for n in range(1, size // 90))
    return text.encode("utf-16") + b"a"


def _surrogates(size: int) -> bytes:
    text = _cue(1, "one", 0, 900) + "\ud800" * (size // 3)
    return text.encode("utf-8", "surrogatepass")


def _latin_1(size: int) -> bytes:
    text = "".join(
        _cue(n, "où était l'été, señor", 1000 * n, 1000 * n + 900) for n in range(1, size // 55)
    )
    return text.encode("latin-1")


def _vtt(size: int) -> bytes:
    cue = "00:01.000 --> 00:02.000 position:50%,line-left align:start\n<c.a.b.c>word</c>\n\n"
    return ("WEBVTT\n\n" + cue * (size // len(cue))).encode()


def _vtt_styles(size: int) -> bytes:
    block = "STYLE\n::cue(.a) { color: red }\n\nNOTE a\n\n"
    return ("WEBVTT\n\n" + block * (size // len(block)) + "00:01.000 --> 00:02.000\na\n").encode()


def _ass(size: int) -> bytes:
    head = (
        "[Script Info]\nScriptType: v4.00+\n\n[Events]\nFormat: Layer, Start, End, Style, Text\n"
    )
    line = r"Dialogue: 0,0:00:01.00,0:00:02.00,Default,{\k10}a{\k10}b{\p1}m 0 0{\p0}" + "\n"
    return (head + line * (size // len(line))).encode()


def _json(size: int) -> bytes:
    word = '{"word": " a", "start": 1.0, "end": 1.1, "probability": 0.5}'
    words = ",".join([word] * (size // (len(word) + 1)))
    segment = f'{{"start": 0.0, "end": 9.0, "text": "a", "words": [{words}]}}'
    return f'{{"segments": [{segment}]}}'.encode()


def _deep_json(size: int) -> bytes:
    return b"[" * size


_FILES: dict[str, Callable[[int], bytes]] = {
    "empty cues": _empty_cues,
    "cues at the same time": _cues_at_once,
    "cues backwards": _cues_backwards,
    "lines of arrows": _arrow_lines,
    "lines of times": _stamp_lines,
    "lines of numbers": _numbers_alone,
    "blank lines": _blank_lines,
    "a cue of many lines": _many_lines,
    "UTF-16 of an odd length": _utf16_odd,
    "lone surrogates": _surrogates,
    "Latin 1": _latin_1,
    "WebVTT": _vtt,
    "WebVTT of styles": _vtt_styles,
    "ASS": _ass,
    "JSON of words": _json,
    "deep JSON": _deep_json,
}


def _words(chance: random.Random, size: int) -> bytes:
    count = size // 80
    lines = (" ".join(chance.choices(_WORDS, k=9)) for _ in range(count))
    return "".join(
        _cue(n, line, 3000 * n, 3000 * n + 2900) for n, line in enumerate(lines, 1)
    ).encode()


def _signs(chance: random.Random, size: int) -> bytes:
    signs = [chr(code) for code in (*range(32, 127), *range(0x300, 0x340), *range(0x2000, 0x2070))]
    text = "".join(chance.choices(signs, k=size // 2))
    return (_cue(1, text, 0, 900) + _cue(2, "two", 1000, 1900)).encode()
