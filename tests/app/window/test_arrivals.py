# SPDX-License-Identifier: Apache-2.0
"""What is dropped on the window goes where it belongs."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPlainTextEdit
from tests.app.window.drops import drop
from tests.engine.media.sounds import tones, write_wav

from interpunct.captions.links import Place, link_to
from interpunct.captions.reading import read_captions
from interpunct.cutting.profiles import load_profile
from interpunct_app.background import Task
from interpunct_app.hearing.dialog import HearingDialog
from interpunct_app.hearing.transcripts import TranscriptOrder, caption
from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.panels.media.control import MediaControl
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]

ENCODED = QUrl.ComponentFormattingOption.FullyEncoded


@pytest.fixture
def film(tmp_path: Path) -> Path:
    """A sound whose name is that of no captions."""
    pytest.importorskip("av", reason="sound is read by PyAV")
    return write_wav(tmp_path / "recording.wav", tones([(1, 2)], 3))


def test_a_film_is_opened_beside_the_captions_in_front(
    qtbot: QtBot, window: MainWindow, sample: Path, film: Path, open_page: OpenPage
) -> None:
    page = open_page(window, sample)
    drop(window, film)
    media = window.panel(MediaControl)._media
    qtbot.waitUntil(lambda: media.of(page).found is not None, timeout=8000)
    assert media.of(page).found.path == film  # type: ignore[union-attr]
    assert window.pages.all() == [page]


def test_a_film_comes_with_the_captions_that_are_dropped_with_it(
    qtbot: QtBot, window: MainWindow, sample: Path, film: Path
) -> None:
    drop(window, film, sample)
    (page,) = window.pages.all()
    media = window.panel(MediaControl)._media
    qtbot.waitUntil(lambda: media.of(page).found is not None, timeout=8000)
    assert media.of(page).found.path == film  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: page.reviewer is not None, timeout=8000)


def test_a_name_that_is_no_unicode_is_opened(window: MainWindow, sample: Path) -> None:
    path = Path(os.fsdecode(os.fsencode(sample.parent / "caf") + b"\xe9.srt"))
    try:
        sample.rename(path)
    except OSError:
        pytest.skip("this file system has only names in Unicode")
    window.open_files([path])
    assert [page.path for page in window.pages.all()] == [path]


def test_a_film_alone_is_offered_for_recognition(window: MainWindow, film: Path) -> None:
    drop(window, film)
    dialog = window.findChild(HearingDialog)
    assert dialog is not None
    assert dialog.isVisible()
    assert dialog.form.sound.text() == str(film)
    assert not dialog.is_running


def test_a_folder_goes_to_the_window_for_folders(
    qtbot: QtBot, window: MainWindow, sample: Path
) -> None:
    drop(window, sample.parent)
    assert window.batch is not None
    batch = window.batch
    qtbot.waitUntil(lambda: batch.body.model.rows() == 1, timeout=8000)
    assert not window.pages.all()


def test_a_folder_named_like_a_film_is_a_folder(window: MainWindow, tmp_path: Path) -> None:
    folder = tmp_path / "season.mp4"
    folder.mkdir()
    drop(window, folder)
    assert window.batch is not None
    assert window.findChild(HearingDialog) is None


@pytest.fixture
def asked() -> list[str]:
    """What the site of the captions was asked for."""
    return []


@pytest.fixture
def site(sample: Path, asked: list[str]) -> Iterator[str]:
    """A site on this machine with the sample, and with a page that is no captions."""
    pages = {"/files/harbour.srt": sample.read_bytes(), "/page": b"<!doctype html><p>no"}

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            data = pages.get(self.path)
            self.send_response(200 if data else 404)
            self.end_headers()
            self.wfile.write(data or b"")

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.fixture
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that the user names for what is fetched."""
    place = tmp_path / "fetched.srt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(place), ""))
    return place


def test_captions_at_an_address_are_fetched_and_opened(
    qtbot: QtBot, window: MainWindow, site: str, saved: Path, sample: Path
) -> None:
    drop(window, f"{site}/files/harbour.srt")
    qtbot.waitUntil(lambda: bool(window.pages.all()), timeout=8000)
    (page,) = window.pages.all()
    assert page.path == saved
    assert saved.read_bytes() == sample.read_bytes()
    qtbot.waitUntil(lambda: page.reviewer is not None, timeout=8000)


def test_nothing_is_fetched_without_a_place_for_it(
    window: MainWindow, site: str, asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed: list[str] = []

    def cancel(_parent: object, title: str, place: str) -> tuple[str, str]:
        proposed.extend((title, Path(place).name))
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", cancel)
    drop(window, f"{site}/files/harbour.srt")
    assert proposed == [
        f"Fetch {site}/files/harbour.srt from the network, and save it as",
        "harbour.srt",
    ]
    assert asked == []


@pytest.mark.parametrize(
    ("path", "reason"), [("/page", "no cue was found"), ("/none", "not found")]
)
def test_an_address_without_captions_is_told_and_no_file_is_made(
    qtbot: QtBot, window: MainWindow, site: str, saved: Path, path: str, reason: str
) -> None:
    with qtbot.waitSignal(window.pages.refused, timeout=8000) as refused:
        drop(window, site + path)
    assert refused.args is not None
    assert site + path in refused.args[0]
    assert reason in refused.args[0].lower()
    assert not saved.exists()


def test_other_addresses_are_refused(qtbot: QtBot, window: MainWindow, saved: Path) -> None:
    for address in ("ftp://example.org/talk.srt", "data:text/plain,hello"):
        with qtbot.waitSignal(window.pages.refused, timeout=8000) as refused:
            drop(window, address)
        assert refused.args is not None
        assert address in refused.args[0]
    assert not window.pages.all()
    assert not saved.exists()


MATHS = "http://schemas.openxmlformats.org/officeDocument/2006/math"
TALK = "The harbour was quiet. We came down to the water.\n\nNobody could tell us why.\n"


@pytest.fixture
def transcript(tmp_path: Path) -> Path:
    """A text without times."""
    path = tmp_path / "talk.txt"
    path.write_text(TALK)
    return path


def words(page: Page) -> list[str]:
    assert page.document is not None
    return " ".join(cue.payload for cue in page.document.cues).split()


def test_a_transcript_becomes_captions_at_an_even_rate(
    qtbot: QtBot, window: MainWindow, transcript: Path, saved: Path
) -> None:
    drop(window, transcript)
    qtbot.waitUntil(lambda: bool(window.pages.all()), timeout=8000)
    (page,) = window.pages.all()
    assert page.path == saved
    qtbot.waitUntil(lambda: page.reviewer is not None, timeout=8000)
    assert words(page) == TALK.split()
    assert page.document is not None
    assert page.document.cues[0].start_ms == 0
    assert page.document.cues[-1].end_ms < 10_000


def test_a_long_sentence_of_a_transcript_is_cut_without_a_chosen_style(
    qtbot: QtBot, window: MainWindow, transcript: Path, saved: Path
) -> None:
    transcript.write_text("We came " + "down to the water and " * 20 + "went home.")
    drop(window, transcript)
    qtbot.waitUntil(lambda: bool(window.pages.all()), timeout=8000)
    (page,) = window.pages.all()
    qtbot.waitUntil(lambda: page.reviewer is not None, timeout=8000)
    assert page.document is not None
    lines = [line for cue in page.document.cues for line in cue.payload.splitlines()]
    assert max(map(len, lines)) <= 42


def test_a_transcript_is_timed_by_the_sound_of_its_name(
    qtbot: QtBot, window: MainWindow, transcript: Path, saved: Path
) -> None:
    pytest.importorskip("av", reason="sound is read by PyAV")
    spans = [(2.0, 4.0), (7.0, 9.0)]
    sound = write_wav(transcript.with_suffix(".wav"), tones(spans, 10))
    drop(window, transcript)
    qtbot.waitUntil(lambda: bool(window.pages.all()), timeout=8000)
    (page,) = window.pages.all()
    qtbot.waitUntil(lambda: page.reviewer is not None, timeout=8000)
    assert words(page) == TALK.split()
    assert page.document is not None
    for cue in page.document.cues:
        assert 1900 <= cue.start_ms <= cue.end_ms <= 9200
    media = window.panel(MediaControl)._media
    qtbot.waitUntil(lambda: media.of(page).found is not None, timeout=8000)
    assert media.of(page).found.path == sound  # type: ignore[union-attr]


def test_captions_that_are_cancelled_are_not_written(
    transcript: Path, saved: Path, tmp_path: Path
) -> None:
    task = Task(lambda _: None, "broken")
    task.cancel()
    profile = load_profile("netflix")
    assert caption(task, TranscriptOrder(transcript, None, saved, profile, tmp_path)) is None
    assert not saved.exists()


def test_what_a_document_holds_beside_its_text_is_told(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, saved: Path
) -> None:
    docx = pytest.importorskip("docx", reason="documents are read by python-docx")
    document = docx.Document()
    paragraph = document.add_paragraph("The harbour was quiet.")
    paragraph._p.append(paragraph._p.makeelement(f"{{{MATHS}}}oMath"))
    document.save(str(tmp_path / "talk.docx"))
    drop(window, tmp_path / "talk.docx")
    qtbot.waitUntil(lambda: bool(window.pages.all()), timeout=8000)
    (page,) = window.pages.all()
    qtbot.waitUntil(lambda: "formulas are not read: 1" in page.banner.text, timeout=8000)


def test_a_text_that_is_captions_is_opened_as_it_is(window: MainWindow, sample: Path) -> None:
    text = sample.rename(sample.with_suffix(".txt"))
    drop(window, text)
    assert [page.path for page in window.pages.all()] == [text]


def test_a_transcript_without_a_named_file_stays_alone(
    window: MainWindow, transcript: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    drop(window, transcript)
    assert not window.pages.all()
    assert list(transcript.parent.glob("*.srt")) == []


def test_captions_of_a_transcript_are_not_written_over_an_open_file(
    qtbot: QtBot,
    window: MainWindow,
    open_page: OpenPage,
    sample: Path,
    transcript: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = sample.read_bytes()
    open_page(window, sample)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(sample), ""))
    with qtbot.waitSignal(window.pages.refused, timeout=8000) as refused:
        drop(window, transcript)
    assert refused.args is not None
    assert "open in another tab" in refused.args[0]
    assert sample.read_bytes() == before


def test_files_dropped_on_a_text_being_typed_go_to_the_window(
    window: MainWindow, sample: Path, open_page: OpenPage
) -> None:
    page = open_page(window, sample)
    page.table.edit_cue(1)
    (editor,) = page.table.viewport().findChildren(QPlainTextEdit)
    files, text = QMimeData(), QMimeData()
    files.setUrls([QUrl.fromLocalFile(str(sample))])
    text.setText("water")
    assert not editor.canInsertFromMimeData(files)
    assert editor.canInsertFromMimeData(text)


def test_a_text_that_is_missing_is_told_without_a_question(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    def cancel(*about: object) -> tuple[str, str]:
        asked.append(about)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", cancel)
    with qtbot.waitSignal(window.pages.refused, timeout=8000) as refused:
        window.open_files([tmp_path / "missing.txt"])
    assert refused.args is not None
    assert "missing.txt" in refused.args[0]
    assert not asked


def test_a_name_that_no_file_can_have_is_told(qtbot: QtBot, window: MainWindow) -> None:
    with qtbot.waitSignal(window.pages.refused, timeout=8000) as refused:
        window.open_files([Path("x" * 300 + ".srt")])
    assert refused.args is not None
    assert "cannot be read" in refused.args[0]


def test_a_transcript_without_words_is_told(
    qtbot: QtBot, window: MainWindow, transcript: Path, saved: Path
) -> None:
    transcript.write_text("\n\n")
    with qtbot.waitSignal(window.pages.refused, timeout=8000) as refused:
        drop(window, transcript)
    assert refused.args is not None
    assert "talk.txt" in refused.args[0]
    assert not saved.exists()


@pytest.mark.parametrize("name", ["talk.vtt", "talk"])
def test_new_captions_begin_with_an_empty_row_to_type_into(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *_, **__: (str(tmp_path / name), "")
    )
    window.menus.of_action[Action.NEW].trigger()
    (page,) = window.pages.all()
    qtbot.waitUntil(lambda: page.table.is_editing, timeout=8000)
    (editor,) = page.table.viewport().findChildren(QPlainTextEdit)
    QTest.keyClicks(editor, "nobody came")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    with qtbot.waitSignal(window.files.told, timeout=8000):
        window.menus.of_action[Action.SAVE].trigger()
    (cue,) = read_captions(page.path).cues
    assert (cue.start_ms, cue.end_ms) == (0, 2000)
    assert cue.payload.lower().startswith("nobody came")
    assert page.path.suffix == (Path(name).suffix or ".srt")


@pytest.mark.parametrize("is_open", [False, True])
def test_new_captions_are_written_over_no_file(
    qtbot: QtBot,
    window: MainWindow,
    open_page: OpenPage,
    sample: Path,
    monkeypatch: pytest.MonkeyPatch,
    is_open: bool,
) -> None:
    before = sample.read_bytes()
    if is_open:
        open_page(window, sample)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(sample), ""))
    with qtbot.waitSignal(window.pages.refused, timeout=8000):
        window.menus.of_action[Action.NEW].trigger()
    assert sample.read_bytes() == before


def test_a_named_place_is_shown_in_the_first_file(
    qtbot: QtBot, window: MainWindow, sample: Path
) -> None:
    other = sample.with_name("other.srt")
    other.write_bytes(sample.read_bytes())
    window.arrivals.take_named([str(sample), str(other)], Place(3))
    first, second = window.pages.all()
    qtbot.waitUntil(lambda: None not in (first.reviewer, second.reviewer), timeout=8000)
    assert (first.path, second.path) == (sample, other)
    assert first.reviewer is not None
    assert second.reviewer is not None
    assert first.reviewer.cue == 2
    assert second.reviewer.cue != 2


def test_a_link_of_a_report_opens_its_file_at_the_gap_and_moves_an_open_file(
    qtbot: QtBot, window: MainWindow, sample: Path
) -> None:
    window.arrivals.take_named([link_to(sample, Place(3, 0))])
    (page,) = window.pages.all()
    qtbot.waitUntil(lambda: page.reviewer is not None, timeout=8000)
    assert page.reviewer is not None
    assert page.reviewer.slot == page.reviewer.work.slots_of_cue(2)[0]
    window.arrivals.take_named([link_to(sample, Place(2, 0))])
    assert window.pages.all() == [page]
    assert page.reviewer.cue == 1


def test_a_file_that_a_desktop_names_as_an_address_is_opened(
    window: MainWindow, sample: Path
) -> None:
    path = sample.rename(sample.with_name("a b%20é.srt"))
    window.arrivals.take_named([QUrl.fromLocalFile(str(path)).toString(ENCODED)])
    assert [page.path for page in window.pages.all()] == [path]


@pytest.mark.parametrize("rest", ["//server/share/a.srt", "///etc/passwd", "a.srt", "///a.srt%00"])
def test_a_link_to_no_captions_of_this_machine_opens_nothing(
    window: MainWindow, rest: str
) -> None:
    told: list[str] = []
    window.pages.refused.connect(told.append)
    window.arrivals.take_named([f"interpunct:{rest}"], Place(1))
    assert not window.pages.all()
    assert told == [f"interpunct:{rest} is no link to captions on this computer."]
