# SPDX-License-Identifier: Apache-2.0
"""Bytes and JSON made wrong in small ways, as disks, editors and attackers do."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

_PIECES = (
    *(b"<", b">", b"</i>", b"<i>", b"<c.loud>", b"<v Ann>", b"<00:00:01.000>"),
    *(b"{\\an8}", b"{\\p1}", b"&", b"&amp;", b"&#11;", b"&shy;", b"&zwj;", b"[", b"]", b"(", b")"),
    *(b"-->", b"->", b"NOTE x", b"\r", b"\n", b"\r\n", b"\n\n", b"\t", b"\0", b"\x0b", b"\x1a"),
    *(b"\x1b[31m", b"\xff", b"\xfe", b"\xef\xbb\xbf", b"\xc3", b"\xe2\x80\xa8", b"\xe2\x80\xae"),
    *(b"\xe2\x80\x8d", b"\xcc\x81" * 40, b"00:00:01,000 --> 00:00:00,500", b"99:99:99,999"),
    *(b"-1", b"1e9", b"9" * 40, b"a..a..@", b"..."),
    *(sign.encode() for sign in ("。", "؟", "ß", "İ", "\u0e01\u0e33", "𝕏")),
)  # fmt: skip
_ENCODINGS = ("utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252", "gb18030", "shift_jis")
_VALUES: tuple[Any, ...] = (
    *(None, True, 0, -1, 1 << 70, 1e308, -0.0, "", "\0", "NaN", [], {}, [[]], "<b>"),
    *("a" * 10_000, {"x": {}}, [0] * 1000, "../../x", "C:\\x", "𝕏"),
)


def damaged(data: bytes, random: Random) -> bytes:
    """`data` with one to eight things wrong; now and then in another encoding."""
    if random.random() < 0.05:
        text = data.decode("utf-8", "replace")
        data = text.encode(random.choice(_ENCODINGS), "replace")
    for _ in range(random.choice((1, 1, 2, 3, 8))):
        data = random.choice(_WAYS)(data, random)
    return data


def damaged_json(value: Any, random: Random) -> Any:
    """A JSON value with something wrong somewhere in it; `value` stays as it is."""
    if isinstance(value, dict) and value and random.random() < 0.85:
        key = random.choice(sorted(value))
        rest = {name: item for name, item in value.items() if name != key}
        if random.random() < 0.2:
            return rest
        name = key if random.random() < 0.9 else f"{key}?"
        return {**rest, name: damaged_json(value[key], random)}
    if isinstance(value, list) and value and random.random() < 0.85:
        place = random.randrange(len(value))
        return [*value[:place], damaged_json(value[place], random), *value[place + 1 :]]
    return random.choice(_VALUES)


def _inserted(data: bytes, random: Random) -> bytes:
    place = random.randint(0, len(data))
    return data[:place] + random.choice(_PIECES) + data[place:]


def _repeated(data: bytes, random: Random) -> bytes:
    place = random.randint(0, len(data))
    return data[:place] + random.choice(_PIECES) * random.choice((5, 50, 300)) + data[place:]


def _removed(data: bytes, random: Random) -> bytes:
    start = random.randint(0, len(data))
    return data[:start] + data[start + random.choice((1, 1, 3, 40)) :]


def _cut_short(data: bytes, random: Random) -> bytes:
    return data[: random.randint(0, len(data))]


def _doubled(data: bytes, random: Random) -> bytes:
    start = random.randint(0, len(data))
    stop = start + random.choice((1, 20, 200))
    return data[:stop] + data[start:]


def _flipped(data: bytes, random: Random) -> bytes:
    if not data:
        return data
    place = random.randrange(len(data))
    return data[:place] + bytes([data[place] ^ (1 << random.randrange(8))]) + data[place + 1 :]


def _shuffled(data: bytes, random: Random) -> bytes:
    lines = data.split(b"\n")
    random.shuffle(lines)
    return b"\n".join(lines)


_WAYS: tuple[Callable[[bytes, Random], bytes], ...] = (
    *(_inserted, _inserted, _inserted, _inserted, _repeated, _removed, _removed, _doubled),
    *(_flipped, _flipped, _cut_short, _shuffled),
)
