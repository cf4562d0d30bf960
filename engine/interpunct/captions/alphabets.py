# SPDX-License-Identifier: Apache-2.0
"""Detection of a text's code page from its letters.

Statistics separate scripts, but hardly two code pages of one script: only a few letters differ.
Under the right page, those letters belong to the alphabet of one language. Under a wrong page,
some belong to no alphabet. Only Japanese bytes decode to kana.
"""

from __future__ import annotations

import re
from collections import Counter

PAGES = (
    ("cp1252", "cp1250", "iso8859_2", "cp1254", "cp1257", "cp1258", "mac_roman"),
    ("cp1253", "iso8859_7"),
)
"""The code pages of the Latin script and of the Greek script, the more common ones first."""

# Lower-case letters beyond ASCII by language, including those of common loan words.
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
_LEAST_KANA = 0.2  # share of the signs beyond ASCII; titles and sounds have few kana


def is_japanese(text: str) -> bool:
    """Whether `text` holds more kana than a text decoded with a wrong code page can hold."""
    beyond = sum(not sign.isascii() for sign in text)
    return len(_KANA.findall(text)) > _LEAST_KANA * beyond


def foreign_letters(text: str) -> int:
    """Number of signs beyond ASCII in `text` that no single language explains.

    A capital inside a word counts too: a quotation mark of another page often decodes to one.
    """
    found = Counter(sign for sign in text if not sign.isascii() and sign not in _IN_ALL)
    least = min(
        sum(count for sign, count in found.items() if sign not in alphabet)
        for alphabet in _ALPHABETS
    )
    return least + len(_INNER_CAPITAL.findall(text))
