# SPDX-License-Identifier: Apache-2.0
"""English names of languages, including unsupported ones."""

from __future__ import annotations

from interpunct.errors import LanguageError
from interpunct.transcript.languages import language

UNNAMED = "und"
"""The code of an unnamed language (ISO 639-2)."""

_FOREIGN = {
    "ace": "Acehnese", "am": "Amharic", "an": "Aragonese", "as": "Assamese", "az": "Azerbaijani",
    "ba": "Bashkir", "bcl": "Central Bikol", "be": "Belarusian", "bg": "Bulgarian",
    "br": "Breton", "crh": "Crimean Tatar", "cy": "Welsh", "dz": "Dzongkha", "eo": "Esperanto",
    "eu": "Basque", "ext": "Extremaduran", "fo": "Faroese", "fuv": "Nigerian Fulfulde",
    "fy": "Western Frisian", "ga": "Irish", "gcf": "Guadeloupean Creole",
    "gcr": "Guianese Creole", "gd": "Scottish Gaelic", "gom": "Goan Konkani",
    "grc": "Ancient Greek", "gu": "Gujarati", "gug": "Paraguayan Guaraní", "guw": "Gun",
    "ha": "Hausa", "hbo": "Ancient Hebrew", "ht": "Haitian Creole", "ig": "Igbo",
    "jv": "Javanese", "ka": "Georgian", "kab": "Kabyle", "kik": "Kikuyu", "kk": "Kazakh",
    "km": "Khmer", "kn": "Kannada", "ku": "Kurdish", "ky": "Kyrgyz", "la": "Latin",
    "lb": "Luxembourgish", "lg": "Ganda", "lij": "Ligurian", "ln": "Lingala", "lo": "Lao",
    "mg": "Malagasy", "mk": "Macedonian", "ml": "Malayalam", "mn": "Mongolian", "mr": "Marathi",
    "mt": "Maltese", "my": "Burmese", "ne": "Nepali", "nso": "Northern Sotho", "oc": "Occitan",
    "om": "Oromo", "or": "Odia", "pa": "Punjabi", "pcm": "Nigerian Pidgin", "ps": "Pashto",
    "qu": "Quechua", "rw": "Kinyarwanda", "sa": "Sanskrit", "sdh": "Southern Kurdish",
    "se": "Northern Sami", "si": "Sinhala", "sn": "Shona", "so": "Somali", "sq": "Albanian",
    "st": "Southern Sotho", "sw": "Swahili", "te": "Telugu", "tg": "Tajik", "tk": "Turkmen",
    "tl": "Tagalog", "tt": "Tatar", "ug": "Uyghur", "uz": "Uzbek", "uzs": "Southern Uzbek",
    "vec": "Venetian", "vo": "Volapük", "wa": "Walloon", "xh": "Xhosa", "yo": "Yoruba",
    "zu": "Zulu",
    UNNAMED: "an unknown language",
}  # fmt: skip
"""The languages that `interpunct.transcript.foreign` names, with their CLDR names."""


def language_name(code: str) -> str:
    """The English name of a language; its code if the name is unknown."""
    try:
        return _FOREIGN.get(code) or language(code).name
    except LanguageError:
        return code
