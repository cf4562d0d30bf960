# SPDX-License-Identifier: Apache-2.0
"""What packages are made of agrees with the program."""

from __future__ import annotations

import importlib
import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from configparser import ConfigParser
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from interpunct.captions.formats import WRITTEN
from interpunct.captions.links import SCHEME

ROOT = Path(__file__).resolve().parents[1]
SHARE = ROOT / "packaging" / "share"
ENTRY = "interpunct-editor"
FLATPAK = ROOT / "packaging" / "flatpak" / "org.interpunct.Editor.yaml"


@pytest.fixture
def project(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The module `project` of `packaging`, which stands on the path for the scripts."""
    monkeypatch.syspath_prepend(ROOT / "packaging")
    return importlib.import_module("project")


def test_the_newest_version_of_the_changelog_is_that_of_the_project(project: ModuleType) -> None:
    assert project.changelog_version() == project.version()


def test_the_version_is_written_once(project: ModuleType) -> None:
    places = ("packaging/**/*", "app/**/*.py", "engine/**/*.py", "mkdocs.yml", "Makefile")
    files = [path for place in places for path in ROOT.glob(place) if path.is_file()]
    texts = {path: path.read_text(encoding="utf-8", errors="replace") for path in files}
    said = f'"{project.version()}"'
    assert not [path for path, text in texts.items() if said in text]


@pytest.mark.usefixtures("project")
def test_man_pages_and_completions_are_those_of_the_help() -> None:
    pages = importlib.import_module("man_pages")
    written = dict(pages.files())
    stale = [
        str(name)
        for name, text in written.items()
        if not (SHARE / name).is_file() or (SHARE / name).read_text(encoding="utf-8") != text
    ]
    assert not stale, "run: python packaging/man_pages.py"
    kept = {path.relative_to(SHARE) for path in (SHARE / "man").rglob("*.1")}
    assert kept - written.keys() == {Path("man/man1/interpunct-editor.1")}


def desktop_entry() -> dict[str, str]:
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(SHARE / "applications" / f"{ENTRY}.desktop", encoding="utf-8")
    return dict(parser["Desktop Entry"])


def test_the_menu_entry_starts_what_is_installed() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    entry = desktop_entry()
    assert entry["TryExec"] in told["project"]["gui-scripts"]
    icons = SHARE / "icons" / "hicolor" / "scalable" / "apps"
    assert (icons / f"{entry['Icon']}.svg").is_file()


def test_the_icon_is_that_of_the_editor() -> None:
    ours = ROOT / "resources" / "interpunct_resources" / "icons" / "interpunct.svg"
    copied = SHARE / "icons" / "hicolor" / "scalable" / "apps" / f"{ENTRY}.svg"
    assert copied.read_bytes() == ours.read_bytes()


def test_the_flatpak_renames_what_is_there() -> None:
    """What is not named after the application is not seen outside of it."""
    told = dict(re.findall(r"^([\w-]+): \"?([\w.-]+)", FLATPAK.read_text("utf-8"), re.MULTILINE))
    assert (SHARE / "applications" / told["rename-desktop-file"]).is_file()
    assert desktop_entry()["Icon"] == told["rename-icon"]
    moved = re.findall(r"/app/share/(\S+\.xml) ", FLATPAK.read_text("utf-8"))
    assert [SHARE / name for name in moved] == list(SHARE.glob("mime/packages/*"))
    metainfo = SHARE / "metainfo" / f"{told['id']}.metainfo.xml"
    assert ElementTree.parse(metainfo).findtext("id") == told["id"] == FLATPAK.stem
    specification = (ROOT / "packaging" / "pyinstaller" / "interpunct.spec").read_text("utf-8")
    assert f'bundle_identifier="{told["id"]}"' in specification


def test_the_flatpak_is_made_of_the_tree_of_the_appimage(
    project: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    appdir = importlib.import_module("appdir")
    monkeypatch.setattr(appdir, "write_tree", lambda packed, usr: usr.mkdir(parents=True))
    tree = appdir.build_appdir(tmp_path, tmp_path) / "usr"
    told = re.search(r"path: (\S+)", FLATPAK.read_text("utf-8"))
    assert told is not None
    source = (FLATPAK.parent / told[1]).resolve()
    assert source == ROOT / "dist" / tree.relative_to(tmp_path)


def test_every_format_that_is_written_has_a_type_which_the_editor_opens() -> None:
    spoken = "{http://www.freedesktop.org/standards/shared-mime-info}"
    types = ElementTree.parse(SHARE / "mime" / "packages" / "interpunct.xml").getroot()
    endings = {
        glob.attrib["pattern"].removeprefix("*"): each.attrib["type"]
        for each in types
        for glob in each.findall(f"{spoken}glob")
    }
    unknown = {ending for form in WRITTEN for ending in form.endings} - set(endings)
    assert not unknown, "give them a type in packaging/share/mime and in the .desktop file"
    links = {f"x-scheme-handler/{SCHEME}"}
    told = set(desktop_entry()["MimeType"].strip(";").split(";"))
    assert set(endings.values()) | links == told


def test_the_package_of_debian_depends_on_what_qt_needs(project: ModuleType) -> None:
    deb = importlib.import_module("deb")
    needed, recommended = deb._dependencies()
    assert {"libegl1", "libxcb-cursor0", "libpulse0", "shared-mime-info"} <= set(needed)
    assert "fonts-noto-core" in recommended
    assert "xvfb" not in (*needed, *recommended)


def test_the_package_of_debian_completes_under_its_zsh(
    project: ModuleType, tmp_path: Path
) -> None:
    deb = importlib.import_module("deb")
    shutil.copytree(SHARE / "zsh", tmp_path / "zsh")
    deb.as_debian_has_it(tmp_path / "zsh")
    assert [path.name for path in (tmp_path / "zsh").rglob("_*")] == ["_interpunct"]
    assert (tmp_path / "zsh" / "vendor-completions" / "_interpunct").is_file()


def test_every_file_of_packaging_is_explained(project: ModuleType) -> None:
    told = (project.PACKAGING / "README.md").read_text(encoding="utf-8")
    files = {path.name for path in project.PACKAGING.iterdir()} - {"README.md", "__pycache__"}
    assert not [name for name in sorted(files) if f"| `{name}" not in told]


@pytest.mark.parametrize("has_server", [True, False])
def test_sound_is_added_only_where_the_system_can_play(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *, has_server: bool
) -> None:
    monkeypatch.syspath_prepend(ROOT / "packaging")
    sound = importlib.import_module("sound")
    installed: list[str] = []
    monkeypatch.setattr(sound.sys, "platform", "linux")
    monkeypatch.setattr(sound, "is_installed", lambda: False)
    monkeypatch.setattr(sound, "install", lambda: installed.append("media"))
    monkeypatch.setattr(sound, "loads", lambda _library: True)
    monkeypatch.setattr(sound, "has_sound", lambda: has_server)
    monkeypatch.setenv("DISPLAY", ":0")
    sound.main()
    assert installed == ["media"] * has_server
    monkeypatch.delenv("DISPLAY")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    sound.main()
    assert installed == ["media"] * has_server


def test_the_demo_opens_a_sample_in_the_editor_where_there_is_a_display(tmp_path: Path) -> None:
    program = (
        "import runpy, sys\n"
        "from PySide6.QtWidgets import QApplication, QTabWidget\n"
        "def wait_for_the_sample(_):\n"
        "    (window,) = (each for each in QApplication.topLevelWidgets() if each.isVisible())\n"
        "    tabs = window.findChild(QTabWidget)\n"
        "    while not tabs.count():\n"
        "        QApplication.processEvents()\n"
        "    print(tabs.tabText(0))\n"
        "    return 0\n"
        "QApplication.exec = wait_for_the_sample\n"
        "runpy.run_path(sys.argv[1], run_name='__main__')\n"
    )
    own = {"HOME": str(tmp_path), "DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}
    told = subprocess.run(
        [sys.executable, "-c", program, str(ROOT / "packaging" / "demo.py")],
        env={**{k: v for k, v in os.environ.items() if not k.startswith("XDG_")}, **own},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert told.stdout.startswith("harbour-pilot.en.srt")


@pytest.fixture
def wheels(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module `wheels` of `packaging`."""
    monkeypatch.syspath_prepend(ROOT / "packaging")
    return importlib.import_module("wheels")


def test_each_file_of_the_default_bundle_is_in_one_wheel_that_an_index_takes(
    wheels: ModuleType,
) -> None:
    files = [list(wheels.files_of(group)) for group in wheels.GROUPS]
    there = [path.relative_to(wheels.DEFAULT) for path in wheels.DEFAULT.rglob("*")]
    assert sorted(file for group in files for file in group) == sorted(
        path for path in there if (wheels.DEFAULT / path).is_file()
    )
    sizes = [sum((wheels.DEFAULT / file).stat().st_size for file in group) for group in files]
    assert max(sizes) < 95e6


def test_links_of_the_readme_lead_to_the_files_of_this_version(
    wheels: ModuleType, project: ModuleType
) -> None:
    home = "https://example.org/interpunct"
    text = "![a](docs/a.png) [b](docs/b.md#c) [d](#e) [f](https://example.org/g)"
    assert wheels.with_absolute_links(text, home) == (
        f"![a]({home}/raw/v{project.version()}/docs/a.png) "
        f"[b]({home}/blob/v{project.version()}/docs/b.md#c) [d](#e) [f](https://example.org/g)"
    )
    readme = wheels.with_absolute_links((ROOT / "README.md").read_text(encoding="utf-8"), home)
    leading = re.findall(rf"\]\({re.escape(home)}/\w+/v[^/]+/([^)#]+)", readme)
    assert len(leading) > 15
    assert not [path for path in leading if not (ROOT / path).exists()]


def test_wheels_name_the_home_page_where_there_is_one(
    wheels: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("INTERPUNCT_HOME", raising=False)
    wheels.lay_out_editor(tmp_path)
    project = tomllib.loads((tmp_path / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "urls" not in project
    assert project["gui-scripts"] == {"interpunct-editor": "interpunct_app.main:run"}
    monkeypatch.setenv("INTERPUNCT_HOME", "https://example.org/interpunct/")
    wheels.lay_out_editor(tmp_path)
    project = tomllib.loads((tmp_path / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["urls"]["Issues"] == "https://example.org/interpunct/issues"


def test_the_packages_of_debian_have_each_expert_once(wheels: ModuleType, tmp_path: Path) -> None:
    deb = importlib.import_module("deb")
    root, europe = tmp_path / "root", wheels.GROUPS[1]
    bundle = root / deb._BUNDLE
    for group in wheels.GROUPS:
        for inside in wheels.files_of(group):
            (bundle / inside).parent.mkdir(parents=True, exist_ok=True)
            (bundle / inside).touch()
    deb.move_models(europe, root, tmp_path / "apart")
    moved = {path.name for path in (tmp_path / "apart" / deb._BUNDLE / "experts").iterdir()}
    left = {path.name for path in (bundle / "experts").iterdir()}
    assert moved == set(europe.languages)
    assert not moved & left
    assert {"en", "ja"} < left
    fields = deb.control_of_models(europe)
    assert fields["Package"] in deb.control("amd64")["Recommends"]


def collect_needed(name: str, extras: Iterable[str], found: dict[str, str]) -> None:
    """Add to `found` the installed distributions that `name` needs here, with their versions."""
    wanted = [{"extra": extra} for extra in extras] or [{"extra": ""}]
    for needed in map(Requirement, importlib.metadata.requires(name) or ()):
        is_needed = needed.marker is None or any(map(needed.marker.evaluate, wanted))
        key = canonicalize_name(needed.name)
        if is_needed and key not in found:
            found[key] = importlib.metadata.version(needed.name).split("+")[0]
            collect_needed(needed.name, needed.extras, found)


def test_each_distribution_that_the_tests_run_with_is_pinned() -> None:
    lines = (ROOT / "packaging" / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pinned = {line.split(";")[0].strip() for line in lines if not line.startswith("#")}
    found: dict[str, str] = {}
    collect_needed("interpunct", ("app", "torch", "dev"), found)
    assert len(found) > 60
    assert not {f"{name}=={version}" for name, version in found.items()} - pinned


def test_every_extra_that_ships_is_there_and_each_distribution_has_a_hash(
    project: ModuleType,
) -> None:
    lock = importlib.import_module("lock")
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for file, extras in lock.SHIPPED.items():
        assert set(extras) <= told["optional-dependencies"].keys()
        text = file.read_text(encoding="utf-8")
        pinned = re.findall(r"^([\w.-]+)==\S+.*\\\n +--hash=sha256:", text, re.MULTILINE)
        assert len(pinned) == len(re.findall(r"^\w", text, re.MULTILINE)) > 20
        direct = (canonicalize_name(Requirement(each).name) for each in told["dependencies"])
        assert set(direct) <= set(pinned)


def test_the_wheel_of_the_code_needs_the_first_group_and_offers_the_others(
    wheels: ModuleType,
) -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    made = tomllib.loads(wheels.without_models(text))
    version = wheels.models_version()
    assert f"interpunct-models-west=={version}" in made["project"]["dependencies"]
    offered = made["project"]["optional-dependencies"]
    assert offered["asia"] == [f"interpunct-models-asia=={version}"]
    packed = made["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    assert "resources/interpunct_models" not in packed
    assert "resources/interpunct_resources" in packed
    assert tomllib.loads(text)["project"]["optional-dependencies"].keys() < offered.keys()
