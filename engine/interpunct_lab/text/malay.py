# SPDX-License-Identifier: Apache-2.0
"""Written Malay to spoken Malay: numbers, money, addresses and telephones.

Rao et al. 2022, section IV-B, normalise their news like the output of a recogniser. Commas
separate thousands and a dot decimals, as in Malaysia.
"""

from __future__ import annotations

import re

_DIGITS = ("kosong", "satu", "dua", "tiga", "empat", "lima", "enam", "tujuh", "lapan", "sembilan")
_SCALES = (
    (10**12, "trilion"),
    (10**9, "bilion"),
    (10**6, "juta"),
    (1000, "ribu"),
    (100, "ratus"),
    (10, "puluh"),
)
_LARGEST = 10**15
_CURRENCIES = {
    "RM": "ringgit",
    "MYR": "ringgit",
    "USD": "dolar",
    "US$": "dolar",
    "S$": "dolar",
    "$": "dolar",
    "€": "euro",
    "£": "paun",
}
_NUMBER = r"\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?"
_FREE = r"(?<!\w)(?<![^\W\d_]-)"  # not a part of a word, such as COVID-19 or F16
_PHONE = re.compile(r"(?<![\w.,])\+?6?0\d{1,2}[- ]?\d{3,4}[- ]?\d{4}(?!\w)")
_URL = re.compile(
    r"(?:https?://)?(?:[\w-]+\.)+(?:com|my|org|net|gov|edu|info|co)(?:\.my)?(?:/[\w/-]*)?(?!\w)"
)
_MONEY = re.compile(
    rf"(?<!\w)(RM|MYR|USD|US\$|S\$|\$|€|£)\s?({_NUMBER})(?:\s(ribu|juta|bilion|trilion)\b)?(?!\w)"
)
_RANGE = re.compile(r"(?<=\d)\s?[-–]\s?(?=\d)")
_ORDINAL = re.compile(r"(?<!\w)([Kk]e)-(\d+)(?!\w)")
_PERCENT = re.compile(rf"{_FREE}({_NUMBER})\s?%")
_PLAIN = re.compile(rf"{_FREE}({_NUMBER})(?!\w)")


def spoken_malay(text: str) -> str:
    """`text` with its figures in words; all else, marks included, as it was."""
    text = _PHONE.sub(lambda found: _one_by_one(found[0]), text)
    text = _URL.sub(lambda found: _address(found[0]), text)
    text = _MONEY.sub(lambda found: _money(*found.groups()), text)
    text = _RANGE.sub(" hingga ", text)
    text = _ORDINAL.sub(lambda found: f"{found[1]}{cardinal(int(found[2]))}", text)
    text = _PERCENT.sub(lambda found: f"{_number(found[1])} peratus", text)
    return _PLAIN.sub(lambda found: _number(found[1]), text)


def cardinal(number: int) -> str:
    """A number from 0 up in words.

    One of a kind is put before tens, hundreds and thousands: sepuluh, seratus, seribu.
    """
    if number >= _LARGEST:
        return _one_by_one(str(number))
    return " ".join(_parts(number)) or _DIGITS[0]


def _parts(number: int) -> list[str]:
    if number < 10:
        return [_DIGITS[number]] if number else []
    if 11 <= number <= 19:
        return ["sebelas"] if number == 11 else [_DIGITS[number - 10], "belas"]
    size, name = next(scale for scale in _SCALES if number >= scale[0])
    count, rest = divmod(number, size)
    if count == 1 and size <= 1000:
        return [f"se{name}", *_parts(rest)]
    return [*_parts(count), name, *_parts(rest)]


def _number(written: str) -> str:
    """A number as it is written, decimals one by one."""
    whole, _, decimals = written.replace(",", "").partition(".")
    leads_with_zero = len(whole) > 1 and whole.startswith("0")
    words = _one_by_one(whole) if leads_with_zero else cardinal(int(whole))
    return f"{words} perpuluhan {_one_by_one(decimals)}" if decimals else words


def _one_by_one(written: str) -> str:
    return " ".join(_DIGITS[int(sign)] for sign in written if sign.isdecimal())


def _money(currency: str, amount: str, scale: str | None) -> str:
    whole, _, cents = amount.partition(".")
    unit = _CURRENCIES[currency]
    if len(cents) != 2 or scale:
        return " ".join(part for part in (_number(amount), scale, unit) if part)
    units, sens = f"{_number(whole)} {unit}", int(cents)
    return f"{units} {cardinal(sens)} sen" if sens else units


def _address(url: str) -> str:
    """An address as it is read out: its dots as words, without what stands before `//`."""
    parts = re.split(r"[/]+", re.sub(r"^https?://", "", url))
    return " ".join(part.replace(".", " dot ") for part in parts if part)
