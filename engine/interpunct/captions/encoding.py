# SPDX-License-Identifier: Apache-2.0
"""Exact decoding and encoding: no byte is ever replaced or dropped.

Evidence in order of strength: byte order mark, the user's choice, the NUL pattern of UTF-16 and
UTF-32, strict UTF-8, an XML declaration, and the statistics of charset-normalizer.

Statistics separate scripts, but hardly two code pages of one script: only a few letters differ.
Under the right page, those letters belong to the alphabet of one language. Under a wrong page,
some belong to no alphabet. Only Japanese bytes decode to kana.
"""

from __future__ import annotations

import codecs
import re
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO
from os import PathLike
from typing import TYPE_CHECKING

from interpunct.errors import EncodingError
from interpunct.sentences import Sentence

if TYPE_CHECKING:
    from charset_normalizer import CharsetMatch

# UTF-32 first: its little-endian mark begins with the UTF-16 mark.
_MARKS = (
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_WIDE = ("utf-32-le", "utf-32-be", "utf-16-le", "utf-16-be")
_XML = re.compile(rb"\s*<\?xml\b[^>]*?\bencoding\s*=\s*[\"']([\w.-]+)")
_C1 = re.compile("[\x80-\x9f]")  # no text, but marks in the code page that it is taken for
_WIDE_SIGNS = re.compile(r"-->|\AWEBVTT|\A\s*[\[{]|\d:\d\d:\d\d\.\d{3},\d")
# Code pages of caption files; an open list would give odd pages for short files.
_CODE_PAGES = (
    *("cp1252", "cp1250", "cp1251", "cp1253", "cp1254", "cp1255", "cp1256", "cp1257", "cp1258"),
    *("cp874", "cp866", "koi8_r", "koi8_u", "iso8859_2", "iso8859_7", "mac_roman"),
    *("gb18030", "big5", "cp932", "euc_jp", "cp949"),
)
_JAPANESE = ("cp932", "euc_jp")
_SAMPLE_BYTES = 1 << 16
_MOST_CHAOS = 0.5  # a text full of formulas or accents looks odd to statistics in any page
_HIGH_BYTES = bytes(range(0x80, 0x100))
_HIGH_BYTE = re.compile(rb"[\x80-\xff]")


_PAGES = (
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


def _is_japanese(text: str) -> bool:
    """Whether `text` holds more kana than a text decoded with a wrong code page can hold."""
    beyond = sum(not sign.isascii() for sign in text)
    return len(_KANA.findall(text)) > _LEAST_KANA * beyond


def _foreign_letters(text: str) -> int:
    """Number of signs beyond ASCII in `text` that no single language explains.

    A capital inside a word counts too: a quotation mark of another page often decodes to one.
    """
    found = Counter(sign for sign in text if not sign.isascii() and sign not in _IN_ALL)
    least = min(
        sum(count for sign, count in found.items() if sign not in alphabet)
        for alphabet in _ALPHABETS
    )
    return least + len(_INNER_CAPITAL.findall(text))


@dataclass(frozen=True, slots=True)
class Encoding:
    """Encoding of a file: codec, byte order mark, and source of this knowledge.

    `name` is a Python codec that writes no byte order mark. `source` is `bom`, `declared` (by the
    user), `utf-8` or `detected`.
    """

    name: str
    bom: bytes = b""
    source: str = "utf-8"

    def encode(self, text: str) -> bytes:
        """The bytes of `text` after the byte order mark. Raises UnicodeEncodeError."""
        return self.bom + text.encode(self.name)


def decode(
    data: bytes, *, override: str | None = None, file: str | PathLike[str] | None = None
) -> tuple[str, Encoding]:
    """The text of `data` without byte order mark, and its encoding.

    `override` is the user's codec name. Raises EncodingError for an unknown codec and for bytes
    that cannot be decoded.
    """
    try:
        return _decoded(data, override)
    except EncodingError as error:
        raise error.in_file(file) from None


class LiveDecoder:
    """Strict incremental decoder for bytes that arrive in pieces, and the matching encoder.

    `name` is the codec; None means UTF-8. Raises EncodingError for an unknown codec.
    """

    def __init__(self, name: str | None = None) -> None:
        codec = codecs.lookup(_declared(b"", name or "utf-8").name)
        self.failure: EncodingError | None = None
        self._name = name or codec.name
        self._decoder = codecs.getincrementaldecoder(self._name)()
        self._encoder = codecs.getincrementalencoder(self._name)()
        self._read = 0

    def decode(self, piece: bytes, *, final: bool = False) -> str:
        """The text of the next bytes.

        Undecodable bytes set `failure`, and the text ends with the last whole line before them. Do
        not call `decode` again after a failure.
        """
        held = len(self._decoder.getstate()[0])
        try:
            text = self._decoder.decode(piece, final)
        except UnicodeDecodeError as error:
            self.failure = _unlike(_not_in(self._name), self._read - held + error.start)
            whole = error.object[: error.start].decode(self._name, errors="ignore")
            return whole[: max(whole.rfind(end) for end in "\n\r") + 1]
        except UnicodeError:  # UTF-16 and UTF-32 without a mark that tells the order of bytes
            self.failure = _unlike(_not_in(self._name), 0)
            return ""
        self._read += len(piece)
        return text

    def encode(self, text: str) -> bytes:
        """The bytes of the next text. Raises EncodingError."""
        try:
            return self._encoder.encode(text)
        except UnicodeEncodeError as error:
            sign = error.object[error.start]
            raise EncodingError(
                Sentence("{encoding} has no {sign}.", encoding=self._name, sign=sign),
                remedy="Choose the encoding of the file.",
            ) from error


def _not_in(name: str) -> str:
    return Sentence("the bytes are not {encoding}.", encoding=name)


def _decoded(data: bytes, override: str | None) -> tuple[str, Encoding]:
    if override is not None:
        return _strictly(data, _declared(data, override))
    for bom, name in _MARKS:
        if data.startswith(bom):
            return _strictly(data, Encoding(name, bom, "bom"))
    wide = _wide_without_mark(data)
    if wide:
        return _strictly(data, wide)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        return _strictly(data, _in_xml(data) or _detected(data, error.start))
    return text, (text.isascii() and _in_xml(data)) or Encoding("utf-8")


def _in_xml(data: bytes) -> Encoding | None:
    """The encoding that an XML declaration names; None where the bytes are not text in it."""
    named = _XML.match(data)
    if named:
        with suppress(EncodingError):
            text, encoding = _strictly(data, _declared(data, named[1].decode()))
            return None if _C1.search(text) else encoding
    return None


def _declared(data: bytes, name: str) -> Encoding:
    try:
        codec = codecs.lookup(name)
        "".encode(codec.name)  # rejects codecs that are no text encodings, such as "zip"
    except (LookupError, ValueError):
        raise EncodingError(
            Sentence("there is no encoding named {name!r}.", name=name),
            remedy="Name one such as utf-8, utf-16, cp1252 or gb18030.",
        ) from None
    for bom, marked in _MARKS:
        # "utf-16" and "utf-8-sig" read and write a mark; here the mark is kept separately.
        if data.startswith(bom) and marked.startswith(codec.name.removesuffix("-sig")):
            return Encoding(marked, bom, "declared")
    plain = {"utf-16": "utf-16-le", "utf-32": "utf-32-le", "utf-8-sig": "utf-8"}
    return Encoding(plain.get(codec.name, codec.name), b"", "declared")


def _strictly(data: bytes, encoding: Encoding) -> tuple[str, Encoding]:
    try:
        return data[len(encoding.bom) :].decode(encoding.name), encoding
    except UnicodeDecodeError as error:
        place = len(encoding.bom) + error.start
    except UnicodeError:
        place = len(encoding.bom)  # idna, punycode and similar codecs report no position
    raise _unlike(_not_in(encoding.name), place)


def _unlike(what: str, place: int) -> EncodingError:
    return EncodingError(
        what,
        where=Sentence("byte {place}", place=place),
        remedy="Choose the encoding of the file.",
    )


def _wide_without_mark(data: bytes) -> Encoding | None:
    """UTF-16 or UTF-32 without a mark, recognised by caption syntax in the decoded text."""
    if b"\0" not in data[:4096]:
        return None
    head = data[: 1 << 14]
    for name in _WIDE:
        if _WIDE_SIGNS.search(head.decode(name, errors="ignore")) and _decodes(data, name):
            return Encoding(name, b"", "detected")
    return None


def _decodes(data: bytes, name: str) -> bool:
    try:
        data.decode(name)
    except UnicodeDecodeError:
        return False
    return True


def _detected(data: bytes, place: int) -> Encoding:
    """The likeliest code page that decodes all of `data`, judged by its lines beyond ASCII.

    `place` is the first byte that is not UTF-8. Raises EncodingError for damaged UTF-8 and where
    no encoding fits.
    """
    if _is_damaged_utf8(data):
        raise EncodingError(
            "the bytes are UTF-8, but damaged here.",
            where=Sentence("byte {place}", place=place),
            remedy="Repair the file, or read its bytes as they are, as latin-1.",
        )
    from charset_normalizer import from_bytes

    sample = _telling_lines(data)
    for name in _JAPANESE:
        if _decodes(data, name) and _is_japanese(sample.decode(name, errors="ignore")):
            return Encoding(name, b"", "detected")
    matches = from_bytes(sample, cp_isolation=list(_CODE_PAGES), threshold=_MOST_CHAOS)
    fitting = [match for match in matches if _decodes(data, match.encoding)]
    if fitting:
        likely = _likeliest(fitting)
        alike = next((pages for pages in _PAGES if likely in pages), (likely,))
        return Encoding(_by_letters(data, sample, alike), b"", "detected")
    raise _unlike(Sentence("the bytes are not UTF-8, and no other encoding fits."), place)


def _is_damaged_utf8(data: bytes) -> bool:
    """Whether most bytes beyond ASCII are UTF-8; then every code page would give nonsense."""
    high = len(data) - len(data.translate(None, _HIGH_BYTES))
    lost = len(data) - len(data.decode("utf-8", errors="ignore").encode())
    return lost < high - lost


def _likeliest(matches: Sequence[CharsetMatch]) -> str:
    """The code page of the best match; among equally good matches, the most common page.

    Western text fits several single-byte code pages equally well, and it is seldom Polish.
    """
    best = matches[0]
    alike = [
        match.encoding
        for match in matches
        if match.chaos == best.chaos
        and match.coherence >= best.coherence
        and match.multi_byte_usage == best.multi_byte_usage
    ]
    rank = {name: place for place, name in enumerate(_CODE_PAGES)}
    return min(alike, key=lambda name: rank.get(name, len(rank)))


def _by_letters(data: bytes, sample: bytes, alike: Sequence[str]) -> str:
    """The code page of `alike` in which the `sample` of `data` looks most like one language."""
    fitting = [name for name in alike if _decodes(data, name)]
    return min(fitting, key=lambda name: _foreign_letters(sample.decode(name, errors="ignore")))


def _telling_lines(data: bytes) -> bytes:
    """The lines with bytes beyond ASCII, up to the sample size; times show no code page."""
    lines: list[bytes] = []
    size = 0
    for line in BytesIO(data):
        first = _HIGH_BYTE.search(line)
        if first:
            lines.append(line if len(line) <= _SAMPLE_BYTES else _stretch(line, first.start()))
            size += len(lines[-1])
        if size > _SAMPLE_BYTES:
            break
    return b"".join(lines)


def _stretch(line: bytes, start: int) -> bytes:
    """A sample of a long line from its first byte beyond ASCII, cut at a character border."""
    return line[start : start + _SAMPLE_BYTES].rstrip(_HIGH_BYTES)
