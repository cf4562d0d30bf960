# SPDX-License-Identifier: Apache-2.0
"""Which code page a text was written in, as far as its letters tell.

Statistics tell scripts apart, but hardly two pages of one: there a file differs in a few letters.
Those of the right page are in one language's alphabet; a wrong page has some of none. Kana come
out of no bytes but Japanese ones.
"""

from __future__ import annotations

import re
from collections import Counter

PAGES = (
    ("cp1252", "cp1250", "iso8859_2", "cp1254", "cp1257", "cp1258", "mac_roman"),
    ("cp1253", "iso8859_7"),
)
"""The code pages of the Latin and of the Greek script; those come first that are used more."""

# By language, the small letters beyond ASCII, with those of words that are often borrowed.
_SMALL = (
    "àâæçèéêëîïôœùûüÿñáíóúö",  # French, and names in English
    "äöüßéàèç",  # German
    "áéíñóúüªº",  # Spanish, Galician
    "àáâãçéêíóôõúüªº",  # Portuguese
    "àáèéìíîòóùú",  # Italian
    "àçèéíïòóúü·",  # Catalan
    "àáâäçèéêëíîïñóôöúûü",  # Dutch, Afrikaans
    "æøåäöéèêóòâôü",  # Danish, Norwegian
    "åäöéàü",  # Swedish
    "åäöšž",  # Finnish
    "áéíóúýðþæö",  # Icelandic
    "äõöüšžé",  # Estonian
    "ąčęėįšųūž",  # Lithuanian
    "āčēģīķļņšūžō",  # Latvian
    "ąćęłńóśźżé",  # Polish
    "áčďéěíňóřšťúůýžö",  # Czech
    "áäčďéíĺľňóôŕšťúýžö",  # Slovak
    "áéíóöőúüű",  # Hungarian
    "čćđšž",  # Croatian, Slovenian, Serbian
    "ăâîşţșțé",  # Romanian
    "çğıöşüâîûİ",  # Turkish
    "ăâđêôơưàáãèéìíòóõùúýñ\u0300\u0301\u0303\u0309\u0323",  # Vietnamese
    "άέήίόύώϊϋΐΰαβγδεζηθικλμνξοπρστυφχψως",  # Greek
)
_ALPHABETS = tuple(frozenset(small + small.upper()) for small in _SMALL)
_IN_ALL = frozenset("“”„‘’‚«»‹›–—―…¡¿°§€£©®™♪½¼²³×•\u00a0\u00ad·")
_INNER_CAPITAL = re.compile(r"[a-z][À-ÖØ-ÞŒŠŸŽ]")

_KANA = re.compile("[\u3041-\u3096\u30a1-\u30fa]")
_LEAST_KANA = 0.2  # of the signs beyond ASCII; titles and sounds have few


def is_japanese(text: str) -> bool:
    """Whether `text` has as many kana as none has that was read in a wrong page."""
    beyond = sum(not sign.isascii() for sign in text)
    return len(_KANA.findall(text)) > _LEAST_KANA * beyond


def foreign_letters(text: str) -> int:
    """How many signs of `text` beyond ASCII stand in the way of one language having written it.

    A capital inside a word is one: a quotation mark of another page mostly looks so.
    """
    found = Counter(sign for sign in text if not sign.isascii() and sign not in _IN_ALL)
    least = min(
        sum(count for sign, count in found.items() if sign not in alphabet)
        for alphabet in _ALPHABETS
    )
    return least + len(_INNER_CAPITAL.findall(text))
