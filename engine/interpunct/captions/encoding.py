# SPDX-License-Identifier: Apache-2.0
"""Bytes to text and back, exactly: no byte is ever replaced or dropped.

Evidence is taken in the order of its strength: a byte order mark, the user's word, the NUL
pattern of UTF-16 and UTF-32, strict UTF-8, and charset-normalizer's statistics.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from os import PathLike
from typing import TYPE_CHECKING

from interpunct.captions.alphabets import PAGES, foreign_letters, is_japanese
from interpunct.errors import EncodingError
from interpunct.sentences import Sentence

if TYPE_CHECKING:
    from charset_normalizer import CharsetMatch

# UTF-32 first: its little-endian mark begins with that of UTF-16.
_MARKS = (
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_WIDE = ("utf-32-le", "utf-32-be", "utf-16-le", "utf-16-be")
_WIDE_SIGNS = re.compile(r"-->|\AWEBVTT|\A\s*[\[{]|\d:\d\d:\d\d\.\d{3},\d")
# The code pages that caption files come in; an open list makes short files come out as oddities.
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


@dataclass(frozen=True, slots=True)
class Encoding:
    """How the bytes of a file are read: a codec, the byte order mark, and how both are known.

    `name` is a Python codec that writes no mark of its own. `source` is `bom`, `declared` (by
    the user), `utf-8` or `detected`.
    """

    name: str
    bom: bytes = b""
    source: str = "utf-8"

    def encode(self, text: str) -> bytes:
        """The bytes of `text`, mark first; raises UnicodeEncodeError."""
        return self.bom + text.encode(self.name)


def decode(
    data: bytes, *, override: str | None = None, file: str | PathLike[str] | None = None
) -> tuple[str, Encoding]:
    """The text of `data` without byte order mark, and its encoding.

    `override` is a codec name that the user declared. Raises EncodingError for an unknown codec
    and for bytes that cannot be decoded.
    """
    try:
        return _decoded(data, override)
    except EncodingError as error:
        raise error.in_file(file) from None


class LiveDecoder:
    """Bytes that come in pieces to text, strictly, and text back to such bytes.

    They are read as the codec `name` says, as UTF-8 for None. Raises EncodingError for an unknown
    one.
    """

    def __init__(self, name: str | None = None) -> None:
        codec = codecs.lookup(_declared(b"", name or "utf-8").name)
        self.failure: EncodingError | None = None
        self._name = name or codec.name
        self._decoder = codecs.getincrementaldecoder(self._name)()
        self._encoder = codecs.getincrementalencoder(self._name)()
        self._read = 0

    def decode(self, piece: bytes, *, final: bool = False) -> str:
        """The text of the next bytes; where they have none, up to the line before, and `failure`.

        Nothing more is to be decoded then.
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
                remedy="Choose the encoding that it is written in.",
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
        return data.decode("utf-8"), Encoding("utf-8")
    except UnicodeDecodeError as error:
        return _strictly(data, _detected(data, error.start))


def _declared(data: bytes, name: str) -> Encoding:
    try:
        codec = codecs.lookup(name)
        "".encode(codec.name)  # refuses the codecs that are no text encodings, such as "zip"
    except (LookupError, ValueError):
        raise EncodingError(
            Sentence("there is no encoding called {name!r}.", name=name),
            remedy="Name one such as utf-8, utf-16, cp1252 or gb18030.",
        ) from None
    for bom, marked in _MARKS:
        # "utf-16" and "utf-8-sig" read a mark and write one: the mark is ours to keep.
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
        place = len(encoding.bom)  # idna, punycode and their like name no place
    raise _unlike(_not_in(encoding.name), place)


def _unlike(what: str, place: int) -> EncodingError:
    return EncodingError(
        what,
        where=Sentence("byte {place}", place=place),
        remedy="Choose the encoding that it is written in.",
    )


def _wide_without_mark(data: bytes) -> Encoding | None:
    """UTF-16 or UTF-32 without a mark: a decoding under which a caption's own signs appear."""
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
    """The likeliest code page in which all of `data` can be read, judged by its own lines.

    At `place` it is no UTF-8.
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
        if _decodes(data, name) and is_japanese(sample.decode(name, errors="ignore")):
            return Encoding(name, b"", "detected")
    matches = from_bytes(sample, cp_isolation=list(_CODE_PAGES), threshold=_MOST_CHAOS)
    fitting = [match for match in matches if _decodes(data, match.encoding)]
    if fitting:
        likely = _likeliest(fitting)
        alike = next((pages for pages in PAGES if likely in pages), (likely,))
        return Encoding(_by_letters(data, sample, alike), b"", "detected")
    raise _unlike(Sentence("the bytes are not UTF-8, and no other encoding fits."), place)


def _is_damaged_utf8(data: bytes) -> bool:
    """Whether most bytes beyond ASCII are UTF-8: any code page would make nonsense of them."""
    high = len(data) - len(data.translate(None, _HIGH_BYTES))
    lost = len(data) - len(data.decode("utf-8", errors="ignore").encode())
    return lost < high - lost


def _likeliest(matches: Sequence[CharsetMatch]) -> str:
    """The code page of the first match, or of one as good that is used more.

    Western text fits several single-byte code pages alike, and it is seldom Polish.
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
    """In which of code pages that are `alike` the `sample` of `data` is likest a language."""
    fitting = [name for name in alike if _decodes(data, name)]
    return min(fitting, key=lambda name: foreign_letters(sample.decode(name, errors="ignore")))


def _telling_lines(data: bytes) -> bytes:
    """The lines that hold more than ASCII, up to a sample's size: times tell no code page."""
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
    """A sample of a long line from the byte beyond ASCII at `start`, ending with a character."""
    return line[start : start + _SAMPLE_BYTES].rstrip(_HIGH_BYTES)
