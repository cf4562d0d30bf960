# SPDX-License-Identifier: Apache-2.0
"""Brings the translations up to date: `make translations`.

    python packaging/translations.py

takes every text that the sources show into `interpunct_CODE.ts` (Qt's lupdate reads the editor;
the engine's sentences are found by their syntax; the key table is read), lists what is not
translated yet, and writes the `interpunct_CODE.qm` that the editor loads. The `.ts` are for Qt
Linguist or a text editor.

    python packaging/translations.py --take CODE FILE

first fills in the translations of FILE, a JSON object from English texts to what they are in that
language: a text, or a list of the plural forms in Qt's order.

    python packaging/translations.py --check

writes nothing, and exits with 1 where a text lacks a translation: a release needs all of them.
Until then the editor shows such a text in English.
"""

from __future__ import annotations

import ast
import builtins
import json
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.etree import ElementTree

import PySide6

from interpunct.cutting.profiles import load_profile, profile_names
from interpunct.transcript.languages import languages
from interpunct_app.keys.table import BINDINGS
from interpunct_app.translation import ENGINE, ENGLISH, LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "resources" / "interpunct_resources" / "translations"
EDITOR = ROOT / "app" / "interpunct_app"
_ENGINE = ROOT / "engine" / "interpunct"
_SPEAKING = (
    *("captions", "transcript", "runtime/backends", "marking", "opinions", "cutting", "work"),
    *("review", "rules", "syncing", "media", "hearing"),
)
_CLUSTERS = ("manifest", "on_ray", "processes", "ranking", "sharing", "watching")
ROOMS = [
    *(_ENGINE / room for room in _SPEAKING),
    *(file for file in (_ENGINE / "folders").glob("*.py") if file.stem not in _CLUSTERS),
    *(_ENGINE / file for file in ("errors.py", "bundles/archives.py", "bundles/installed.py")),
    EDITOR,
]
"""Where sentences are made that a user of the editor may meet."""

TOOLS = Path(PySide6.__file__).parent


def sentences() -> dict[str, bool]:
    """The templates of the engine's sentences and names, and whether each has plural forms."""
    files = [file for room in ROOMS for file in ([room] if room.is_file() else room.rglob("*.py"))]
    found: dict[str, bool] = {}
    for file in sorted(files):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                found.update(_templates(node))
    names = [entry.name for entry in languages()]
    titles = [load_profile(name).title for name in profile_names()]
    return {**found, **dict.fromkeys(names + titles, False)}


def _templates(call: ast.Call) -> Iterator[tuple[str, bool]]:
    """The literal templates in a call of `Sentence`, `counted`, or an error's class."""
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    named = {keyword.arg: keyword.value for keyword in call.keywords}
    first = call.args[:1]
    if name == "counted":
        yield from ((text, True) for text in _literals([named["many"]]))
    elif name == "Sentence":
        yield from ((text, False) for text in _literals(first))
    elif name.endswith("Error") and not hasattr(builtins, name):
        parts = [*first, *(named[part] for part in ("where", "remedy") if part in named)]
        yield from ((text, False) for text in _literals(parts))


def _literals(nodes: list[ast.expr]) -> list[str]:
    values = [node.value for node in nodes if isinstance(node, ast.Constant)]
    return [value for value in values if value and isinstance(value, str)]


def update(folder: Path) -> None:
    """Write the texts of the sources into the `.ts` files of `folder`; what is gone goes."""
    with TemporaryDirectory() as scratch:
        engine = Path(scratch) / "engine.cpp"  # lupdate misses plurals in a translate() of Python
        keys = dict.fromkeys((row.words for row in BINDINGS), False)
        texts = _as_source(ENGINE, sentences()), _as_source("Keys", keys)
        engine.write_text("\n".join(texts), encoding="utf-8")
        sources = [str(file) for file in sorted(EDITOR.rglob("*.py"))]
        for code in LANGUAGES:
            options = ["-silent", "-no-obsolete", "-locations", "none", "-no-ui-lines"]
            if code == ENGLISH:
                options.append("-pluralonly")
            files = [*sources, *([] if code == ENGLISH else [str(engine)])]
            target = ["-source-language", ENGLISH, "-target-language", code]
            _run("lupdate", *options, *files, *target, "-ts", str(ts_file(folder, code)))


def _as_source(context: str, templates: Mapping[str, bool]) -> str:
    """A file that shows the templates of a context, for lupdate to read."""
    calls = (
        f"QT_TRANSLATE{'_N' if is_counted else ''}_NOOP"
        f'("{context}", {json.dumps(template, ensure_ascii=False)});'
        for template, is_counted in templates.items()
    )
    return "\n".join(calls)


def release(folder: Path) -> None:
    """Write the `.qm` of every `.ts`."""
    for code in LANGUAGES:
        ts = ts_file(folder, code)
        _run("lrelease", "-silent", str(ts), "-qm", str(ts.with_suffix(".qm")))


def ts_file(folder: Path, code: str) -> Path:
    """The translations of a language."""
    return folder / f"interpunct_{code}.ts"


def _run(tool: str, *arguments: str) -> None:
    subprocess.run([str(TOOLS / tool), *arguments], check=True)


def untranslated(file: Path) -> list[str]:
    """The English texts of a `.ts` file that have no translation, or lack a plural form."""
    return [
        message.findtext("source", "")
        for message in ElementTree.parse(file).iter("message")
        if not all(translations(message))
    ]


def translations(message: ElementTree.Element) -> list[str]:
    """The translation of a message: one text, or its plural forms; "" for what is not done."""
    translation = message.find("translation")
    if translation is None or translation.get("type") == "unfinished":
        return [""]
    forms = translation.findall("numerusform")
    return [form.text or "" for form in forms] if forms else [translation.text or ""]


def take(file: Path, known: Mapping[str, str | list[str]]) -> None:
    """Fill translations into a `.ts` file, in every context that has their text.

    What another context has translated already is taken over where nothing else is known.
    """
    tree = ElementTree.parse(file)
    elsewhere = {
        message.findtext("source", ""): translations(message)
        for message in tree.iter("message")
        if all(translations(message))
    }
    for message in tree.iter("message"):
        translation, source = message.find("translation"), message.findtext("source", "")
        is_done = all(translations(message))
        said = known.get(source) or (None if is_done else elsewhere.get(source))
        if translation is None or said is None:
            continue
        translation.attrib.pop("type", None)
        forms = translation.findall("numerusform")
        texts = [said] if isinstance(said, str) else said
        for place, text in zip(forms or [translation], texts, strict=True):
            place.text = text
    tree.write(file, encoding="utf-8", xml_declaration=True)


def main() -> None:
    """See the module."""
    parser = ArgumentParser()
    parser.add_argument("--take", nargs=2, metavar=("CODE", "FILE"))
    parser.add_argument("--check", action="store_true", help="write nothing; exit code 1 for gaps")
    given = parser.parse_args()
    if given.check:
        sys.exit(check(FOLDER))
    update(FOLDER)
    if given.take:
        code, file = given.take
        take(ts_file(FOLDER, code), json.loads(Path(file).read_text(encoding="utf-8")))
        update(FOLDER)  # lays the file out as it always does
    tell_gaps(FOLDER)
    release(FOLDER)


def tell_gaps(folder: Path) -> int:
    """List all texts that lack a translation; their number."""
    gaps = [(code, text) for code in LANGUAGES for text in untranslated(ts_file(folder, code))]
    for code, text in gaps:
        sys.stdout.write(f"{code}: {text!r}\n")
    return len(gaps)


def check(folder: Path) -> int:
    """The exit code of `--check`: 1 where a text of the sources lacks a translation."""
    with TemporaryDirectory() as scratch:
        copy = Path(scratch)
        for code in LANGUAGES:
            shutil.copy(ts_file(folder, code), copy)
        update(copy)
        return int(tell_gaps(copy) > 0)


if __name__ == "__main__":
    main()
