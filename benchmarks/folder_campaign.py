# SPDX-License-Identifier: Apache-2.0
"""A large folder, whose run is killed three times and once has no room left.

    python -m benchmarks.folder_campaign CAPTIONS [--files 10000] [--cues 25] [--seed 1]

Copies stretches of the captions in a folder, with some words exchanged, and runs over them with
workers and a report. Afterwards every output has to be whole, none written twice, the report
complete, and what a run that nobody disturbs makes of some of the files the same. 10,000 files
have about 1.4 million words. A full disk is a limit on the size of a file: neither the larger
captions nor the journals find room. With --cues 2 --cut many small files rehearse the bookkeeping
of a large archive. The sizes and times at the end are those of docs/folders.md.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Event, Thread

import psutil

from benchmarks.torture.programs import Ended, command, killed_when, run
from interpunct.captions.reading import read_captions
from interpunct.errors import InterpunctError
from interpunct.folders.journal import JOURNAL

_FILES_A_FOLDER = 1_000
_LOOK = 1.0  # seconds between two looks at the memory
_SAMPLE = 200
_MOST_SECONDS = 7_200
_OUTPUT = re.compile(rb'^\{"path": .*?, "output": ("(?:[^"\\]|\\.)*")')
_WORD = re.compile(r"[^\W\d_]+")
_NOT_TEXT = re.compile(r"-->|[<{\[]|^\d+$|^(WEBVTT|NOTE|STYLE|REGION)")


@dataclass(slots=True)
class _Folder:
    """Where the campaign happens, the command that runs in it, and what was there when."""

    place: Path
    options: Sequence[str]
    seen: dict[Path, tuple[int, int]] = field(default_factory=dict)
    told: set[Path] = field(default_factory=set)

    @property
    def out(self) -> Path:
        """Where the outputs are."""
        return self.place / "out"

    @property
    def report(self) -> Path:
        """The report of the last run."""
        return self.place / "report.jsonl"

    def line(self, *more: str | Path) -> list[str]:
        """The command that is interrupted and taken up again."""
        first, *rest = self.options
        return command(first, self.place / "in", "-o", self.out, *rest, *more)

    def outputs(self) -> list[Path]:
        """The captions written so far."""
        return [path for path in self.out.rglob("*") if path.is_file() and path.name[0] != "."]

    def look(self) -> list[str]:
        """Note what is there now; what was there before and is another file is wrong.

        A kill between an output and its entry in the report has the output made again.
        """
        now = {path: _identity(path) for path in self.outputs()}
        wrong = [
            f"{path}: written twice, or gone"
            for path in self.seen
            if now.get(path) != self.seen[path] and path in self.told
        ]
        self.seen, self.told = now, self._told()
        return wrong

    def _told(self) -> set[Path]:
        """The outputs in the report, whose last line a kill may have torn."""
        if not self.report.exists():
            return set()
        lines = self.report.read_bytes().splitlines()
        outputs = (_OUTPUT.search(line) for line in lines)
        return {Path(json.loads(found[1])) for found in outputs if found}


class _Memory:
    """The most memory that the processes begun meanwhile had to themselves, in MB."""

    def __init__(self) -> None:
        self.together = self.one = 0.0
        self._is_over = Event()
        self._thread = Thread(target=self._watch)

    def __enter__(self) -> _Memory:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._is_over.set()
        self._thread.join()

    def _watch(self) -> None:
        while not self._is_over.wait(_LOOK):
            held = [_held(process) for process in psutil.Process().children(recursive=True)]
            self.together = max(self.together, sum(held))
            self.one = max([self.one, *held])


def _held(process: psutil.Process) -> float:
    try:
        return float(process.memory_full_info().uss) / 2**20
    except psutil.Error:  # it has ended meanwhile
        return 0.0


def main() -> int:
    """Run the campaign; 1 where something was wrong."""
    given = _arguments()
    with tempfile.TemporaryDirectory() as name:
        options = ["cut"] if given.cut else ["punctuate", "--workers", given.workers]
        folder = _Folder(Path(name), options)
        words = _prepare(folder.place / "in", given, Random(given.seed))
        print(f"{given.files:,} files, {words:,} words", flush=True)
        began = time.monotonic()
        with _Memory() as memory:
            wrong = list(_played(folder, given.files, Random(given.seed)))
        told = f"{memory.together:.0f} MB in all processes together, {memory.one:.0f} MB in one"
        print(f"{time.monotonic() - began:.0f} s on the clock; at most {told}", flush=True)
        _tell_sizes(folder)
        wrong += _checked(folder, given.files, Random(given.seed))
    for fault in wrong[:20]:
        print(f"WRONG: {fault}")
    print(f"{len(wrong)} faults")
    return int(bool(wrong))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("captions", type=Path, help="a folder of SRT and WebVTT files")
    parser.add_argument("--files", type=int, default=10_000)
    parser.add_argument("--cues", type=int, default=25, help="cues of a file at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", default="2")
    parser.add_argument("--cut", action="store_true", help="only cut, without a model")
    return parser.parse_args()


def _prepare(folder: Path, given: argparse.Namespace, random: Random) -> int:
    """Write the copies into `folder`; how many words they have, roughly."""
    sources = list(_sources(given.captions))
    words = 0
    for number in range(given.files):
        name, text = random.choice(sources)
        path = folder / f"{number // _FILES_A_FOLDER}" / f"{number:05}{Path(name).suffix.lower()}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_stretch(text, given.cues, random), encoding="utf-8", newline="")
        words += len(_WORD.findall(path.read_text(encoding="utf-8")))
    return words


def _sources(captions: Path) -> Iterator[tuple[str, str]]:
    """The names and texts of the files in UTF-8 that can be read."""
    for path in sorted(captions.rglob("*")):
        if path.suffix.lower() not in {".srt", ".vtt"} or path.stat().st_size > 1 << 20:
            continue
        try:
            document = read_captions(path)
        except InterpunctError:
            continue
        text = document.to_bytes().decode("utf-8", "replace")
        if document.encoding.name.startswith("utf-8") and "\ufffd" not in text and document.cues:
            yield path.name, text.replace("\r\n", "\n")


def _stretch(text: str, cues: int, random: Random) -> str:
    """Some cues that follow each other, with words exchanged; the head of a WebVTT file stays."""
    head, *blocks = re.split(r"\n\n+", text)
    if "-->" in head:
        head, blocks = "", [head, *blocks]
    start = random.randint(0, max(0, len(blocks) - cues))
    lines = "\n\n".join(blocks[start : start + cues]).split("\n")
    known = [word for line in lines if not _NOT_TEXT.search(line) for word in _WORD.findall(line)]
    changed = "\n".join(_exchanged(line, known, random) for line in lines)
    return f"{head}\n\n{changed}\n" if head else f"{changed}\n"


def _exchanged(line: str, known: Sequence[str], random: Random) -> str:
    if _NOT_TEXT.search(line) or not known:
        return line
    return _WORD.sub(lambda word: random.choice(known) if random.random() < 0.1 else word[0], line)


def _played(folder: _Folder, files: int, random: Random) -> Iterator[str]:
    """Three kills, a full disk, and a last run; what was wrong meanwhile."""
    for number in range(1, 4):
        wanted = random.randint((2 * number - 1) * files // 10, 2 * number * files // 10)
        code = killed_when(
            folder.line("--report", folder.report), _reached(folder, wanted), signal.SIGKILL
        )
        yield from folder.look()
        print(f"killed: code {code}, {len(folder.seen):,} outputs", flush=True)
    # A report finds no room either, and is refused before anything is done.
    ended = run(
        folder.line(), folder.place, largest_file=_room(folder), most_seconds=_MOST_SECONDS
    )
    yield from folder.look()
    if ended.code == 0:
        yield "there was no room, and the exit code is 0"
    _tell("no room", folder, ended)
    ended = _run(folder)
    yield from folder.look()
    if ended.code != 0:
        yield f"the last run ended with {ended.code}: {ended.said[-500:]!r}"
    _tell("to the end", folder, ended)


def _room(folder: _Folder) -> int:
    """A size that a tenth of the captions exceeds, in bytes."""
    sizes = sorted(path.stat().st_size for path in (folder.place / "in").rglob("*.*"))
    return sizes[len(sizes) * 9 // 10]


def _reached(folder: _Folder, wanted: int) -> Callable[[], bool]:
    def is_reached() -> bool:
        return sum(1 for _ in folder.out.glob("*/*.*")) >= wanted

    return is_reached


def _run(folder: _Folder) -> Ended:
    line = folder.line("--report", folder.report)
    return run(line, folder.place, most_seconds=_MOST_SECONDS)


def _tell(what: str, folder: _Folder, ended: Ended) -> None:
    print(
        f"{what}: code {ended.code}, {len(folder.seen):,} outputs {ended.fault}",
        flush=True,
    )


def _tell_sizes(folder: _Folder) -> None:
    """Print the sizes of journal, report and page, and the time of a run with nothing to do."""
    for what, line in (
        ("a run with nothing to do", folder.line()),
        ("the page", command("report", folder.report, "--html", folder.place / "report.html")),
    ):
        began = time.monotonic()
        ended = run(line, folder.place, most_seconds=_MOST_SECONDS)
        print(f"{what}: code {ended.code}, {time.monotonic() - began:.0f} s", flush=True)
    hidden = [path.relative_to(folder.out) for path in folder.out.rglob(".*")]
    print(f"hidden files: {', '.join(map(str, hidden))}")
    for path in (folder.out / JOURNAL, folder.report, folder.place / "report.html"):
        print(f"{path.name}: {path.stat().st_size / 1e6:.1f} MB", flush=True)


def _checked(folder: _Folder, files: int, random: Random) -> list[str]:
    wrong = [f"left over: {path}" for path in folder.out.rglob("*.part")]
    if len(folder.seen) != files:
        wrong.append(f"{len(folder.seen)} outputs of {files} files")
    told = _journalled(folder.out)
    unnoted = sorted(path for path in folder.seen if path not in told)  # there was no room for it
    for path in folder.seen.keys() & told.keys():
        if told[path] != {hashlib.sha256(path.read_bytes()).hexdigest()}:
            wrong.append(f"{path}: not what the journal tells, or told in two ways")
    chosen = {*_some(sorted(folder.seen), random), *_some(unnoted, random)}
    return [*wrong, *_misreported(folder.report, files), *_otherwise(folder, sorted(chosen))]


def _some(paths: Sequence[Path], random: Random) -> list[Path]:
    return random.sample(paths, min(_SAMPLE, len(paths)))


def _journalled(out: Path) -> Mapping[Path, set[str]]:
    """The hashes that journals tell of each output."""
    told: dict[Path, set[str]] = {}
    lines = 0
    for journal in out.rglob(JOURNAL):
        for text in journal.read_text(encoding="utf-8").splitlines():
            line = json.loads(text)
            told.setdefault(journal.parent / line["name"], set()).add(line["output"])
            lines += 1
    print(f"journals: {lines:,} lines of {len(told):,} outputs", flush=True)
    return told


def _misreported(report: Path, files: int) -> Iterator[str]:
    """What is wrong with the report, which goes on over runs that were broken off."""
    if not report.exists():
        yield "there is no report"
        return
    *lines, end = [json.loads(line) for line in report.read_text(encoding="utf-8").splitlines()]
    told = [line for line in lines if "path" in line]
    last = {line["path"]: line for line in told}
    written = Counter(line["path"] for line in told if line["status"] == "written")
    print(f"report: {Counter(line['status'] for line in told)} of {len(last):,} files", flush=True)
    if len(last) != files or not end.get("complete"):
        yield f"the report tells of {len(last)} of {files} files, or has no end"
    yield from (f"{path}: written {times} times" for path, times in written.items() if times > 1)
    for path, line in last.items():
        if line["status"] not in {"written", "skipped"}:  # done by a run before it
            yield f"{path}: {line.get('error')}"


def _otherwise(folder: _Folder, chosen: Sequence[Path]) -> Iterator[str]:
    """Files of which a run that nobody disturbs makes something else."""
    place = folder.place / "sample"
    for path in chosen:
        source = folder.place / "in" / path.relative_to(folder.out)
        copy = place / "in" / path.relative_to(folder.out)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, copy)
    workers = [] if folder.options[0] == "cut" else ["--workers", "1"]
    alone = _Folder(place, (folder.options[0], *workers))
    ended = _run(alone)
    alone.look()
    _tell(f"{len(chosen)} of them, undisturbed", alone, ended)
    for path in chosen:
        other = alone.out / path.relative_to(folder.out)
        if not other.exists() or other.read_bytes() != path.read_bytes():
            yield f"{path}: another than that of a run that nobody disturbs"


def _identity(path: Path) -> tuple[int, int]:
    status = path.stat()
    return status.st_ino, status.st_mtime_ns


if __name__ == "__main__":
    sys.exit(main())
