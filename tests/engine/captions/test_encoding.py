# SPDX-License-Identifier: Apache-2.0
"""Bytes to text: evidence in the order of its strength, and never a guess that loses a byte."""

from __future__ import annotations

import codecs

import pytest

from interpunct.captions.encoding import LiveDecoder
from interpunct.captions.reading import parse_captions
from interpunct.errors import CaptionError

HEAD = "1\n00:00:01,000 --> 00:00:02,000\n"
RUSSIAN = "Привет, как дела?\nЯ не знаю, что сказать.\nМы поехали в город вчера вечером\n"
FRENCH = "Où étais-tu hier soir, à la même heure ?\nJe ne sais pas, ça dépend.\n"
CHINESE = "你好吗\n我们今天去公园走走\n这个问题很难回答\n因为没有人知道\n"
JAPANESE = "こんにちは\n今日は公園に行きましょう\nこの問題は難しいです\n"


@pytest.mark.parametrize(
    ("bom", "name"),
    [
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
        (codecs.BOM_UTF32_LE, "utf-32-le"),
        (codecs.BOM_UTF32_BE, "utf-32-be"),
    ],
)
def test_byte_order_mark_decides(bom: bytes, name: str) -> None:
    data = bom + (HEAD + RUSSIAN).encode(name)
    document = parse_captions(data)
    assert (document.encoding.name, document.encoding.bom) == (name, bom)
    assert document.encoding.source == "bom"
    assert document.cues[0].payload == RUSSIAN.strip()
    assert document.to_bytes() == data


@pytest.mark.parametrize("name", ["utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be"])
@pytest.mark.parametrize("text", ["plain", CHINESE])
def test_wide_text_without_a_mark_is_recognised(name: str, text: str) -> None:
    data = (HEAD + text).encode(name)
    document = parse_captions(data)
    assert document.encoding.name == name
    assert document.cues[0].payload == text.strip()
    assert document.to_bytes() == data


def test_a_text_that_only_starts_like_a_wide_one_is_read_as_what_it_is() -> None:
    data = b"[\0\n\n" + HEAD.encode() + b"even"
    assert [len(data) % 2, len(data + b"s") % 2] == [0, 1]
    assert parse_captions(data + b"s").cues[0].payload == "evens"


def test_nul_bytes_do_not_make_a_text_wide() -> None:
    document = parse_captions((HEAD + "a\0b\0c").encode())
    assert document.encoding.name == "utf-8"
    assert document.cues[0].payload == "a\0b\0c"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("cp1251", RUSSIAN),
        ("koi8_r", RUSSIAN),
        ("cp1252", FRENCH),
        ("gb18030", CHINESE),
        ("cp932", JAPANESE),
    ],
)
def test_code_pages_are_detected(name: str, text: str) -> None:
    data = (HEAD + text).encode(name)
    document = parse_captions(data)
    assert document.encoding.source == "detected"
    assert document.cues[0].payload == text.strip()
    assert document.to_bytes() == data


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("cp1254", "Bugün hava çok güzel değil mi\nYarın akşam İzmir'e gideceğiz\n"),
        ("cp1250", "Az őrült hűtő megőrült\nTegnap este későn jöttünk haza, és fáztunk\n"),
        ("cp1250", "Včeraj zvečer smo šli domov peš\nČe bo deževalo, žal ne pridemo\n"),
        ("iso8859_2", "Včera večer jsme šli domů pěšky\nŠkoda, že už žádný vlak nejede\n"),
        ("iso8859_2", "Wczoraj wieczorem poszliśmy do domu pieszo\nPójdźmy jeszcze dziś\n"),
        ("cp1252", "Älä mene sinne, siellä on pimeää\nTämä järvi jäätyy yöllä\n"),
        ("cp1257", "Õhtul läksime jälle šašlõkki sööma\nÄkki jäi öö ära, ütles ta\n"),
        ("cp1257", "Vakar ėjome namo pėsčiomis\nGaila, kad jau nėra jokių traukinių\n"),
        ("cp1253", "Χθες το βράδυ γυρίσαμε με τα πόδια\nΔεν έχει άλλο τρένο\n"),
        ("iso8859_7", "Άργησε πάλι το τρένο\nΆλλο δεν έχει σήμερα, Άννα\n"),
        ("cp1252", "I don’t know… “maybe,” he said\nThat’s what the café’s for\n"),
        ("mac_roman", "I don’t know… “maybe,” he said\nThat’s what the café’s for\n"),
    ],
)
def test_pages_of_one_script_are_told_apart_by_letters(name: str, text: str) -> None:
    assert parse_captions((HEAD + text).encode(name)).cues[0].payload == text.strip()


@pytest.mark.parametrize("name", ["cp932", "euc_jp"])
@pytest.mark.parametrize(
    "text",
    [
        JAPANESE,
        "（拍手）\n［電話の音］\n（笑い声）\nええ… そうですね―\n",
    ],
)
def test_kana_tell_japanese(name: str, text: str) -> None:
    assert parse_captions((HEAD + text).encode(name)).cues[0].payload == text.strip()


def test_declared_encoding_overrides_everything() -> None:
    data = (HEAD + "é").encode()
    document = parse_captions(data, encoding="latin-1")
    assert document.cues[0].payload == "Ã©"
    assert document.encoding.source == "declared"


@pytest.mark.parametrize("name", ["utf-16", "utf-8-sig"])
def test_declared_codec_with_a_mark_keeps_the_mark_of_the_file(name: str) -> None:
    data = (HEAD + "one\n").encode(name)
    document = parse_captions(data, encoding=name)
    assert document.replace_payloads({0: "two"}).to_bytes() == (HEAD + "two\n").encode(name)


@pytest.mark.parametrize("name", ["no-such", "zip", "rot13", ""])
def test_unknown_encoding_is_an_error(name: str) -> None:
    with pytest.raises(CaptionError, match=r"no encoding named.*Name one such as utf-8"):
        parse_captions(HEAD.encode(), encoding=name)


def test_undecodable_bytes_are_named() -> None:
    with pytest.raises(CaptionError, match=r"byte 34: the bytes are not utf-8\. Choose the"):
        parse_captions(HEAD.encode() + b"ab\xff", encoding="utf-8")


@pytest.mark.parametrize(("name", "data"), [("idna", b"xn---"), ("punycode", b"c6-.n")])
def test_bytes_of_an_encoding_that_names_no_place_are_told_from_the_first_on(
    name: str, data: bytes
) -> None:
    with pytest.raises(CaptionError, match=f"byte 0: the bytes are not {name}"):
        parse_captions(data, encoding=name)


def test_a_text_that_its_encoding_cannot_write_is_saved_as_it_was_and_not_edited() -> None:
    data = HEAD.encode() + b"\x1b-\xf5\n"
    document = parse_captions(data, encoding="iso2022_jp")
    assert document.to_bytes() == data
    with pytest.raises(CaptionError, match=f"byte {len(HEAD) + 2}: .*can be viewed, but not"):
        document.replace_payloads({0: "x"})


def test_a_sign_that_the_encoding_of_a_stream_lacks_is_named() -> None:
    with pytest.raises(CaptionError, match=r"cp1252 has no ж\. Choose the encoding"):
        LiveDecoder("cp1252").encode("a ж")


TIMED = '<tt xmlns="http://www.w3.org/ns/ttml"><body><p begin="1s" end="2s">{}</p></body></tt>'


@pytest.mark.parametrize(
    ("name", "text", "read_as"),
    [
        ("iso-8859-5", "привет как дела", "iso8859-5"),
        ("iso-8859-15", "das kostet 5 €", "iso8859-15"),
        ("iso-8859-1", "no sé mañana", "iso8859-1"),
        ("iso-8859-1", "so we went", "iso8859-1"),
        ("utf-8", "no sé mañana", "utf-8"),
    ],
)
def test_the_encoding_that_an_xml_declaration_names_is_believed(
    name: str, text: str, read_as: str
) -> None:
    written = f"<?xml version='1.0' encoding='{name}'?>{TIMED.format(text)}"
    document = parse_captions(written.encode(name))
    assert document.cues[0].payload == text
    assert document.encoding.name == read_as


def test_a_declaration_that_the_bytes_contradict_is_not_believed() -> None:
    written = f"<?xml version='1.0' encoding='iso-8859-1'?>{TIMED.format('she said “so”…')}"
    assert parse_captions(written.encode("cp1252")).cues[0].payload == "she said “so”…"
    assert parse_captions(written.encode()).cues[0].payload == "she said “so”…"


def test_damaged_utf8_is_not_taken_for_a_code_page() -> None:
    data = (HEAD + RUSSIAN).encode()
    with pytest.raises(CaptionError, match=f"byte {len(data)}: the bytes are UTF-8, but damaged"):
        parse_captions(data + b"\xff\n")


def test_damaged_file_can_be_read_byte_by_byte() -> None:
    data = (HEAD + RUSSIAN).encode() + b"\xff\n"
    assert parse_captions(data, encoding="latin-1").to_bytes() == data


def test_odd_byte_at_the_end_of_utf16_is_an_error() -> None:
    with pytest.raises(CaptionError, match="utf-16-le"):
        parse_captions(codecs.BOM_UTF16_LE + HEAD.encode("utf-16-le") + b"x")


def test_the_bytes_of_pieces_are_counted_from_the_first_on() -> None:
    decoder = LiveDecoder("utf-8")
    for piece in (b"abcd\n", b"ef\n"):
        assert decoder.decode(piece) == piece.decode()
    assert decoder.decode(b"g\xffh") == ""
    assert "byte 9" in str(decoder.failure)


@pytest.mark.parametrize("name", ["utf-16", "utf-32"])
def test_live_text_without_the_mark_that_its_encoding_begins_with_is_a_failure(name: str) -> None:
    decoder = LiveDecoder(name)
    assert decoder.decode(b"the old harbour ") == ""
    assert f"byte 0: the bytes are not {name}" in str(decoder.failure)


@pytest.mark.parametrize(
    ("name", "data"), [(None, "café".encode()), ("latin-1", b"caf\xe9"), ("cp1250", b"caf\xe9")]
)
def test_live_text_is_read_as_utf_8_unless_another_encoding_is_named(
    name: str | None, data: bytes
) -> None:
    decoder = LiveDecoder(name)
    text = "".join(decoder.decode(bytes([byte])) for byte in data) + decoder.decode(
        b"", final=True
    )
    assert text == "café"
    assert decoder.encode(text) == data
