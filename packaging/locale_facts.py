# SPDX-License-Identifier: Apache-2.0
"""Writes what Unicode CLDR knows of numbers, dates and units into the tables of the languages.

    pip install babel icu4py
    python packaging/locale_facts.py

Both hold data of CLDR (Unicode licence v3). They are needed here only: what the engine reads is
the section `[locale]` at the end of each table.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import fill
from typing import Any

TABLES = Path(__file__).resolve().parents[1] / "engine/interpunct/transcript/languages"
HEADING = (
    "\n# Unicode CLDR 48, Unicode licence v3; written by packaging/locale_facts.py\n[locale]\n"
)
LOCALES = {"no": "nb", "zh-Hans": "zh", "zh-Hant": "zh_Hant"}
# ICU spells the first three in English; in the others, words of numbers are other words as well.
WITHOUT_SPELLING = ("bn", "gl", "ur", "id", "ms", "vi")
GENDERS = ("", "-masculine", "-feminine", "-neuter", "-common", "-masculine-animate")
CASES = ("", "-genitive", "-dative", "-accusative", "-instrumental", "-locative", "-prepositional")
RULES = ["", *(f", %spellout-cardinal{gender}{case}" for gender in GENDERS for case in CASES)]
ROUND = (*range(100, 1000, 100), 1000, 2000, 3000, 5000, 10**5, 10**6, 2 * 10**6, 5 * 10**6)
MEASURES = """
mass-gram mass-kilogram mass-milligram mass-microgram length-kilometer length-meter
length-centimeter length-millimeter length-micrometer length-nanometer speed-kilometer-per-hour
speed-meter-per-second speed-mile-per-hour volume-liter volume-milliliter volume-centiliter
volume-deciliter volume-hectoliter power-kilowatt power-megawatt power-gigawatt
energy-kilowatt-hour energy-kilojoule energy-kilocalorie electric-milliampere frequency-hertz
frequency-kilohertz frequency-megahertz frequency-gigahertz digital-kilobyte digital-megabyte
digital-gigabyte digital-terabyte digital-megabit area-square-kilometer area-square-meter
area-square-centimeter area-hectare pressure-hectopascal pressure-bar"""


def main() -> None:
    """Write the section of every table anew."""
    for table in sorted(TABLES.glob("*.toml")):
        own = table.read_text(encoding="utf-8").partition(HEADING)[0]
        facts = dict(_facts(table.stem, _small_words(tomllib.loads(own))))
        lines = (f"{name} = {_value(found)}\n" for name, found in facts.items() if found)
        table.write_text(own + "".join([HEADING, *lines]), encoding="utf-8")


def _small_words(table: dict[str, Any]) -> set[str]:
    """The words that build sentences: where one is also a sign, it is none."""
    return set(" ".join(table["function_words"].values()).lower().split())


def _value(found: bool | set[str]) -> str:
    if isinstance(found, bool):
        return str(found).lower()
    text = fill(" ".join(sorted(found)), 98, break_on_hyphens=False, break_long_words=False)
    return f'"""\n{text}"""' if len(text) > 60 else f'"{text}"'


def _facts(code: str, small: set[str]) -> Iterator[tuple[str, bool | set[str]]]:
    """What CLDR knows of one language, by the names of `LocaleFacts`."""
    from babel import Locale

    locale = Locale.parse(LOCALES.get(code, code))
    if code not in WITHOUT_SPELLING:
        yield from _numerals(str(locale).replace("_", "-")).items()
    dates = locale.date_formats["long"].pattern
    if re.search(r"d\. ?M", dates):
        names = (locale.months[form]["wide"].values() for form in ("format", "stand-alone"))
        yield "dotted_day_months", {name.lower() for form in names for name in form}
    yield "hours", set(_hours(locale))
    yield "units", {unit for unit in _units(locale) if unit.lower() not in small}


def _numerals(locale: str) -> dict[str, set[str]]:
    """The words of spelled numbers, where they are words of their own.

    A word that is a number below ten as well, as in Indonesian, is not among the tens: "two,
    three" may be a list.
    """
    tens, ones, joins, powers = set[str](), set[str](), set[str](), set[str]()
    for rule in RULES:
        for number in range(21, 100):
            words = _spelled(number, locale, rule)
            if number % 10 and len(words) in (2, 3):
                tens.add(words[0])
                joins.update(words[1:-1])
                ones.add(words[-1])
        small = (_spelled(number, locale, rule) for number in range(1, 10))
        ones.update(words[0] for words in small if len(words) == 1)
        spelled = (_spelled(number, locale, rule) for number in ROUND)
        powers.update(words[1] for words in spelled if len(words) == 2)
    return {"tens": tens - ones, "ones": ones, "powers": powers, "number_joins": joins}


def _spelled(number: int, locale: str, rule: str) -> list[str]:
    """A number in words; empty where the language has no such rule."""
    from icu4py.messageformat import MessageFormat

    try:
        text: str = MessageFormat(f"{{n, spellout{rule}}}", locale).format({"n": number})
    except ValueError:
        return []
    return text.replace("\u00ad", "").replace("ʼ", "'").replace("-", " ").lower().split()


def _hours(locale: Any) -> Iterator[str]:
    """What follows the time of day: "am" where a day has twice twelve hours, "Uhr"."""
    if "a" in locale.time_formats["short"].pattern:
        widths = (width for periods in locale.day_periods.values() for width in periods.values())
        halves = (_bare(width[half]) for width in widths for half in ("am", "pm") if half in width)
        yield from (half for half in halves if len(half) > 1)
    hour = locale.datetime_skeletons.get("H")
    if hour is not None:
        yield from map(_bare, re.findall(r"'([^']+)'", hour.pattern))


def _bare(text: str) -> str:
    return re.sub(r"[\s.]", "", text).lower()


def _units(locale: Any) -> Iterable[str]:
    """The signs of measures, as they are written."""
    patterns = locale._data["unit_patterns"]
    for measure in MEASURES.split():
        for style in ("short", "narrow"):
            for pattern in patterns.get(measure, {}).get(style, {}).values():
                sign = pattern.replace("{0}", "").strip() if isinstance(pattern, str) else ""
                if re.fullmatch(r"[^\W\d_]{1,5}[²³]?(/[^\W\d_]{1,4})?", sign):
                    yield sign


if __name__ == "__main__":
    main()
