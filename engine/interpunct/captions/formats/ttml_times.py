# SPDX-License-Identifier: Apache-2.0
"""Time expressions of TTML: clock times, frames, ticks and offsets.

Source: W3C TTML1 (third edition), section 10.3.1, and 6.2 for the rates. Times of a block count
from the begin of the block around it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from interpunct.captions import smpte

_CLOCK = re.compile(
    r"(?:(\d{1,7}):)?(\d{1,4}):(\d{1,4})(?:([.,])(\d{1,9})|[:;](\d{1,4})(?:\.\d{1,4})?)?", re.ASCII
)
_OFFSET = re.compile(r"(\d{1,15})(?:\.(\d{1,9}))?(h|ms|m|s|f|t)?", re.ASCII)
_TIME = re.compile(r"""(?<![\w:.-])(begin|end|dur)(\s*=\s*)(["'])([^"'<>]*)\3""")
_SECONDS = {
    "h": Fraction(3600),
    "m": Fraction(60),
    "s": Fraction(1),
    "": Fraction(1),
    "ms": Fraction(1, 1000),
}
_LEAST_RATE = Fraction(1)
_MILLISECOND_DIGITS = 3


@dataclass(frozen=True, slots=True)
class Clock:
    """The rates of a file, a second: nominal frames, real frames, and ticks."""

    nominal: int = 30
    rate: Fraction = Fraction(30)
    ticks: Fraction = Fraction(1)
    smpte: bool = False
    drops: bool = False
    absolute: bool = False  # Apple's lyrics count all times from the start

    @classmethod
    def of(cls, attributes: Mapping[str, str]) -> Clock:
        """The rates from the attributes of the root element; the usual ones for odd values."""
        given = {name.rpartition(":")[2]: value.strip() for name, value in attributes.items()}
        nominal = _number(given.get("frameRate", "")) or 30
        ratio = re.fullmatch(r"(\d{1,6})[\s:]+(\d{1,6})", given.get("frameRateMultiplier", "1 1"))
        times, over = map(int, ratio.groups()) if ratio else (1, 1)
        rate = max(Fraction(nominal * times, over or 1), _LEAST_RATE)
        sub_frames = _number(given.get("subFrameRate", "")) or 1
        ticks = _number(given.get("tickRate", ""))
        ticks = ticks or (nominal * sub_frames if "frameRate" in given else 1)
        is_smpte = given.get("timeBase") == "smpte"
        drops = is_smpte and nominal == 30 and given.get("dropMode", "") == "dropNTSC"
        absolute = "itunes:timing" in attributes
        return cls(nominal, rate, Fraction(ticks), is_smpte, drops, absolute)

    def times(self, rest: str, begin_ms: int, end_ms: int | None) -> tuple[int, int] | None:
        """Start and end of a paragraph with the attributes `rest` in a block; None if unknown."""
        if not _TIME.search(rest) and end_ms is None:
            return None
        start, end = self.within(rest, begin_ms, end_ms)
        return None if end is None else (start, end)

    def reads(self, rest: str) -> bool:
        """Whether all times among the attributes `rest` can be read."""
        return all(self.read(value) is not None for _, _, _, value in _TIME.findall(rest))

    def within(self, rest: str, begin_ms: int, end_ms: int | None) -> tuple[int, int | None]:
        """Start and end of a block inside another; None for an open end."""
        own = {name: self.read(value) for name, _, _, value in _TIME.findall(rest)}
        base = 0 if self.absolute else begin_ms
        begin = own.get("begin")
        start = begin_ms if begin is None else base + begin
        end, duration = own.get("end"), own.get("dur")
        if end is not None:
            return start, base + end
        return start, end_ms if duration is None else start + duration

    def read(self, stamp: str) -> int | None:
        """Milliseconds of a time expression, None for any other text."""
        stamp = stamp.strip()
        if clock := _CLOCK.fullmatch(stamp):
            return self._clock_time(clock)
        if offset := _OFFSET.fullmatch(stamp):
            number = Fraction(f"{offset[1]}.{offset[2] or 0}")
            return round(number * self._unit(offset[3] or "") * 1000)
        return None

    def moved(self, rest: str, old: tuple[int, int], new: tuple[int, int]) -> str:
        """The attributes of a paragraph with changed times; only changed values are written."""
        start, end = new[0] - old[0], new[1] - old[1]
        changes = {"begin": start, "end": end, "dur": end - start}
        named = {name for name, *_ in _TIME.findall(rest)}
        rest = _TIME.sub(lambda found: self._moved(found, changes[found[1]]), rest)
        missing = {"begin": "begin" not in named, "end": named.isdisjoint(("end", "dur"))}
        for name in ("end", "begin"):
            if missing[name] and changes[name]:
                rest = f' {name}="{(new[1] - old[0] if name == "end" else start) / 1000:g}s"{rest}'
        return rest

    def framed(self, rest: str) -> str:
        """The first time among the attributes `rest` that counts frames; empty without any."""
        stamps = (value.strip() for _, _, _, value in _TIME.findall(rest))
        return next((stamp for stamp in stamps if _counts_frames(stamp)), "")

    def _moved(self, found: re.Match[str], by_ms: int) -> str:
        name, equals, quote, stamp = found.groups()
        before = self.read(stamp)
        if not by_ms or before is None:
            return found[0]
        return f"{name}{equals}{quote}{self.like(stamp.strip(), before + by_ms)}{quote}"

    def like(self, stamp: str, milliseconds: int) -> str:
        """A time in the notation of `stamp`, with more decimals where it needs them."""
        milliseconds = max(0, milliseconds)
        clock = _CLOCK.fullmatch(stamp)
        if clock is not None:
            return self._clock_like(clock, milliseconds)
        offset = _OFFSET.fullmatch(stamp)
        assert offset is not None  # it was read
        value = Fraction(milliseconds, 1000) / self._unit(offset[3] or "")
        if offset[3] in ("f", "t"):
            return f"{round(value)}{offset[3]}"
        return f"{_decimals(value, len(offset[2] or ''))}{offset[3] or ''}"

    def _unit(self, metric: str) -> Fraction:
        """Seconds of a unit."""
        if metric in ("f", "t"):
            return 1 / (self.rate if metric == "f" else self.ticks)
        return _SECONDS[metric]

    def _clock_time(self, clock: re.Match[str]) -> int:
        hours, minutes, seconds, _, fraction, frames = clock.groups(default="0")
        whole = (int(hours) * 60 + int(minutes)) * 60 + int(seconds)
        if clock[6] is None and (clock[5] is not None or not self.smpte):
            if len(fraction) <= _MILLISECOND_DIGITS:  # most files; much faster than fractions
                return whole * 1000 + int(fraction.ljust(_MILLISECOND_DIGITS, "0"))
            return round(1000 * Fraction(f"{whole}.{fraction}"))
        fields = int(hours), int(minutes), int(seconds), int(frames)
        if self.smpte:
            frame = smpte.frame_of(*fields, self.nominal, drops=self.drops)
            return smpte.time_of(frame, self.rate)
        return whole * 1000 + smpte.time_of(int(frames), self.rate)

    def _clock_like(self, clock: re.Match[str], milliseconds: int) -> str:
        hours, _, _, decimal, fraction, frames = clock.groups()
        shown = ""
        if self.smpte and fraction is None:
            frames = frames or "00"
            frame = smpte.frame_at(milliseconds, self.rate)
            *fields, count = smpte.code_of(frame, self.nominal, drops=self.drops)
        else:
            seconds, rest = divmod(milliseconds, 1000)
            count = smpte.frame_at(rest, self.rate)
            if frames is not None and count >= self.rate:
                seconds, count = seconds + 1, 0
            fields = [seconds // 3600, seconds // 60 % 60, seconds % 60]
            if frames is None:
                shown = _decimals(Fraction(rest, 1000), len(fraction or ""))[1:]
        if frames is not None:
            separator = clock[0][clock.start(6) - 1 - clock.start()] if clock[6] else ":"
            shown = f"{separator}{count:0{len(frames)}d}"
        written_hours = f"{fields[0]:0{len(hours or '')}d}:" if hours or fields[0] else ""
        return (
            f"{written_hours}{fields[1]:02d}:{fields[2]:02d}{shown.replace('.', decimal or '.')}"
        )


def _counts_frames(stamp: str) -> bool:
    clock = _CLOCK.fullmatch(stamp)
    offset = _OFFSET.fullmatch(stamp)
    return bool(clock and clock[6]) or bool(offset and offset[3] == "f")


def _number(text: str) -> int:
    """A whole number of at most nine digits; 0 for any other text."""
    return int(text) if re.fullmatch(r"\d{1,9}", text, re.ASCII) else 0


def _decimals(value: Fraction, least: int) -> str:
    """A number with at least so many decimals, and more, up to six, where it needs them."""
    most = next((count for count in range(least, 6) if (value * 10**count).denominator == 1), 6)
    whole, rest = divmod(round(value * 10**most), 10**most)
    return f"{whole}.{rest:0{most}d}" if most else str(whole)
