# SPDX-License-Identifier: Apache-2.0
"""What is shipped, under which licences: `python packaging/licenses.py FOLDER`.

writes into FOLDER, which PyInstaller made, the texts for people (`THIRD_PARTY.txt`) and the list
of components for tools (`interpunct.cdx.json`, CycloneDX 1.6). It runs in the environment that
the folder was built in. What has no licence stops it: a line is missing in `packaging/licences`.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import re
import sys
import sysconfig
import tomllib
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from project import NAME, PACKAGING, ROOT, version

NOTICES = "THIRD_PARTY.txt"
COMPONENTS = f"{NAME}.cdx.json"
WITHOUT_MEDIA = os.environ.get("INTERPUNCT_WITHOUT_MEDIA") == "1"  # as the specification has it
EXTRAS = ("app", "spell") if WITHOUT_MEDIA else ("app", "media", "spell")
TEXTS = PACKAGING / "licences"
BUNDLE = ROOT / "resources" / "interpunct_models" / "default"
_LIBRARY = re.compile(r"\.(so|dylib|dll)(\.|$)")
_OWN_MODULE = re.compile(r"\.(cpython-|abi3|cp3\d)")  # of a package, and under its licence
_CLASSIFIER = "License :: OSI Approved :: "


@dataclass(frozen=True)
class Component:
    """One thing that is shipped; `kind` is CycloneDX's, `text` the licence as it was granted."""

    name: str
    version: str
    licence: str
    text: str = ""
    source: str = ""
    kind: str = "library"
    purl: str = ""


def components(folder: Path) -> list[Component]:
    """All that the packed program in `folder` carries."""
    return [_model(), _python(), *_packages(), *_libraries(folder)]


def _model() -> Component:
    """The default bundle; its card tells the licences of the text that it was trained on."""
    told = json.loads((BUNDLE / "bundle.json").read_text(encoding="utf-8"))
    card = (BUNDLE / "MODEL_CARD.md").read_text(encoding="utf-8")
    return Component(
        told["name"], told["version"], "Apache-2.0", card, kind="machine-learning-model"
    )


def _python() -> Component:
    text = Path(sysconfig.get_path("stdlib"), "LICENSE.txt")
    return Component(
        "Python",
        platform.python_version(),
        "PSF-2.0",
        text.read_text(encoding="utf-8") if text.exists() else "",
        "https://www.python.org",
        "platform",
    )


def _packages() -> Iterator[Component]:
    """Every package that the program needs, with what these need in turn."""
    with (TEXTS / "packages.toml").open("rb") as file:
        known = tomllib.load(file)
    for found in sorted(_needed(), key=lambda each: _canonical(each.name)):
        name = _canonical(found.name)
        licence = known.get(name, {}).get("licence") or _licence(found)
        text = _text(found) or _named_text(licence, known.get(name, {}).get("copyright", ""))
        if not licence or not text:
            raise SystemExit(f"{found.name} tells no licence: add it to {TEXTS}/packages.toml.")
        home = known.get(name, {}).get("source") or _home(found)
        purl = f"pkg:pypi/{name}@{found.version}"
        yield Component(found.name, found.version, licence, text, home, purl=purl)


def _home(found: Distribution) -> str:
    """Where a package says that it is at home; its sources before other pages."""
    said = [entry.partition(",") for entry in found.metadata.get_all("Project-URL") or ()]
    pages = {label.strip().lower(): page.strip() for label, _, page in said}
    known = (pages.get(label) for label in ("source", "source code", "repository", "homepage"))
    first = next(iter(pages.values()), "")
    return next(filter(None, known), found.metadata["Home-page"] or first)


def _needed() -> list[Distribution]:
    """The distributions that are reached from Interpunct with its extras, each once."""
    found: dict[str, Distribution] = {}
    waiting = [Requirement(f"{NAME}[{','.join(EXTRAS)}]")]
    while waiting:
        wanted = waiting.pop()
        name = _canonical(wanted.name)
        if name in found and not wanted.extras:
            continue
        try:
            found[name] = distribution(wanted.name)
        except PackageNotFoundError:
            raise SystemExit(f"{wanted.name} is not installed here.") from None
        for line in found[name].requires or ():
            each = Requirement(line)
            asked = [{"extra": extra} for extra in wanted.extras] or [{"extra": ""}]
            if each.marker is None or any(each.marker.evaluate(extra) for extra in asked):
                waiting.append(each)
    del found[NAME]
    return list(found.values())


def _canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _licence(found: Distribution) -> str:
    """What the metadata state: an expression, a short text, or a classifier."""
    told: Any = found.metadata
    stated = told.get("License-Expression") or told.get("License") or ""
    if stated and stated != "UNKNOWN" and "\n" not in stated:
        return str(stated)
    classifiers = told.get_all("Classifier") or []
    return " AND ".join(
        line.removeprefix(_CLASSIFIER) for line in classifiers if line.startswith(_CLASSIFIER)
    )


def _text(found: Distribution) -> str:
    """The licence files of a wheel, one after the other."""
    wanted = re.compile(r"(LICEN[CS]E|COPYING|NOTICE)[^/]*$", re.IGNORECASE)
    paths = [path for path in found.files or () if ".dist-info/" in str(path)]
    texts = [path for path in paths if wanted.search(str(path)) and path.suffix != ".py"]
    return "\n".join(
        Path(str(found.locate_file(path))).read_text(encoding="utf-8", errors="replace")
        for path in texts
    )


def _named_text(licence: str, copyright_notice: str) -> str:
    """The text of a licence that a wheel only names."""
    if licence == "MIT" and copyright_notice:
        text = (TEXTS / "MIT.txt").read_text(encoding="utf-8")
        return f"{copyright_notice}\n\n{text}"
    if licence == "Apache-2.0":
        return (ROOT / "LICENSE").read_text(encoding="utf-8")
    return "See the texts at the end of this file." if "GPL" in licence else ""


def _libraries(folder: Path) -> Iterator[Component]:
    """The libraries in `folder` that come with wheels or with Python, each title once."""
    with (TEXTS / "native.toml").open("rb") as file:
        known = {
            start: line for part in tomllib.load(file).values() for start, line in part.items()
        }
    seen = set()
    for path in sorted(folder.rglob("*")):
        if not _is_library(path, folder):
            continue
        starts = [start for start in known if path.name.startswith(start)]
        if not starts:
            raise SystemExit(f"{path} has no licence: add it to {TEXTS}/native.toml.")
        title, licence, source = known[max(starts, key=len)]
        if title not in seen:
            seen.add(title)
            yield Component(title, _library_version(path), licence, "", source)


def _is_library(path: Path, folder: Path) -> bool:
    if path.is_symlink() or not path.is_file() or not _LIBRARY.search(path.name):
        return False
    plugin = "plugins" in path.relative_to(folder).parts  # Qt's, under Qt's licence
    return not plugin and not _OWN_MODULE.search(
        path.name.replace("libpyside6.abi3", "libpyside6")
    )


def _library_version(path: Path) -> str:
    found = re.search(r"\.so\.([\d.]+)$", path.name)
    return found[1] if found else "unknown"


def notices(found: list[Component]) -> str:
    """The text for people."""
    parts = [
        f"Interpunct {version()} is under the Apache License, version 2.0.\n",
        "It carries the work of others, under these licences.\n",
    ]
    names = {each.name for each in found}
    parts += [_GPL_NOTICE] if names & {"x264", "x265"} else []
    parts += [_QT_NOTICE] if "Qt" in names else []
    for each in found:
        heading = f"{each.name} {each.version}\nLicence: {each.licence}\nSource: {each.source}\n"
        parts.append(f"{_RULE}\n{heading}\n{each.text}")
    for path in sorted(TEXTS.glob("*.txt")):
        parts.append(f"{_RULE}\n{path.stem}\n\n{path.read_text(encoding='utf-8')}")
    return "\n".join(parts)


_RULE = "=" * 80
_GPL_NOTICE = """\
The wheel of PyAV brings FFmpeg with the encoders x264 and x265, which are under the GNU General
Public License, version 2 or later. Whoever passes on this folder with them does so under the terms
of that licence (with the Apache License that means its version 3), and owes their sources, which
are at the addresses below. Interpunct encodes nothing; a folder that was built with
INTERPUNCT_WITHOUT_MEDIA=1 has none of it.
"""
_QT_NOTICE = """\
Qt, PySide and Shiboken are under the GNU Lesser General Public License, version 3. They are
separate files here, which can be replaced by others of the same version.
"""


def bill_of_materials(found: list[Component]) -> dict[str, Any]:
    """The components in CycloneDX 1.6; the serial number follows from them."""
    listed = [_listed(each) for each in found]
    digest = hashlib.sha256(json.dumps(listed, sort_keys=True).encode()).hexdigest()
    parts = (digest[:8], digest[8:12], f"5{digest[13:16]}", f"a{digest[17:20]}", digest[20:32])
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{'-'.join(parts)}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": f"{NAME}@{version()}",
                "name": NAME,
                "version": version(),
                "licenses": [{"license": {"id": "Apache-2.0"}}],
            }
        },
        "components": listed,
        "dependencies": [
            {"ref": f"{NAME}@{version()}", "dependsOn": [each["bom-ref"] for each in listed]}
        ],
    }


def _listed(each: Component) -> dict[str, Any]:
    listed: dict[str, Any] = {
        "type": each.kind,
        "bom-ref": each.purl or f"{each.name}@{each.version}",
        "name": each.name,
        "version": each.version,
        "licenses": [{"license": {"name": each.licence}}],
    }
    if each.purl:
        listed["purl"] = each.purl
    if each.source:
        listed["externalReferences"] = [{"type": "website", "url": each.source}]
    return listed


def write(folder: Path) -> None:
    """Write both files."""
    found = components(folder)
    (folder / NOTICES).write_text(notices(found), encoding="utf-8")
    text = json.dumps(bill_of_materials(found), ensure_ascii=False, indent=1)
    (folder / COMPONENTS).write_text(text + "\n", encoding="utf-8")
    print(f"{len(found)} components: {folder / NOTICES}, {folder / COMPONENTS}", file=sys.stderr)


if __name__ == "__main__":
    parser = ArgumentParser(description="Writes the licences of what is shipped.")
    parser.add_argument("folder", type=Path)
    write(parser.parse_args().folder)
