# SPDX-License-Identifier: Apache-2.0
"""Files made to do harm, one process each: none may take too long, too much, or end in a trace."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

from benchmarks.text import captions
from benchmarks.torture.cases import Case, Ground
from benchmarks.torture.hostile_bundles import hostile_bundles
from benchmarks.torture.hostile_texts import hostile_texts
from benchmarks.torture.programs import Ended, command, run
from interpunct.bundles.bundle import (
    EXPERTS,
    default_bundle,
    write_description,
    written_description,
)

_BYTES = 100_000
_PLAIN = "words without marks"
_MOST_TIMES, _MOST_MB = 12.0, 300.0  # the time of plain captions of that size, on any machine
_SHARE = 0.01  # of all that can be done to a bundle, before it is begun again with other dice
_KEPT = ("format", "name", "version", "labels", "window", "encoder")
_LANGUAGE = "ca"  # an expert, and no encoder of its own
_LINES = (
    ("check",),
    ("cut", "--overwrite"),
    ("punctuate", "--overwrite", "--marks", "suggest"),
    ("punctuate", "--overwrite", "--marks", "replace", "--cut", "sentences"),
)


def texts(ground: Ground) -> Iterator[Case]:
    """Whatever is in it, a file takes no more memory, and not many times the time, of another."""
    plain: dict[tuple[str, ...], float] = {}
    while True:
        made = dict(hostile_texts(ground.random.randrange(2**16), _BYTES))
        for name in ground.random.sample(sorted(made), len(made)):
            line = ground.random.choice(_LINES)
            if line not in plain:
                plain[line] = _run_on(made[_PLAIN], line, ground.folder).seconds
            ended = _run_on(made[name], line, ground.folder)
            fault = ended.fault or _too_much(ended, plain[line])
            yield Case(f"{line[0]}: {name}" if fault else line[0], fault, made[name])


def bundles(ground: Ground) -> Iterator[Case]:
    """A bundle with something wrong is refused in a sentence, or gives finite predictions."""
    path = ground.folder / "talk.srt"
    path.write_bytes(captions(12))
    source = _small_bundle(ground.folder / "small")
    while True:
        folder = ground.folder / "bundles"
        seed = ground.random.randrange(2**16)
        for name, bundle in hostile_bundles(source, folder, seed, share=_SHARE):
            line = command("punctuate", path, "--overwrite", "--model", bundle)
            ended = run([*line, "--language", _LANGUAGE], ground.folder)
            yield Case(
                name if ended.fault else f"code {ended.code}",
                f"{name}: {ended.fault}" if ended.fault else "",
            )


def _run_on(data: bytes, line: tuple[str, ...], folder: Path) -> Ended:
    path = folder / "hostile.srt"
    path.write_bytes(data)
    report = folder / "report.json"
    report.unlink(missing_ok=True)  # a report that is there is added to
    reported = ("--report", str(report)) if line[0] == "punctuate" else ()
    return run([*command(line[0], path), *line[1:], *reported], folder)


def _too_much(ended: Ended, plain: float) -> str:
    if ended.seconds <= _MOST_TIMES * plain and ended.memory_mb <= _MOST_MB:
        return ""
    return f"{ended.seconds:.1f} s, {plain:.1f} s for plain captions, and {ended.memory_mb:.0f} MB"


def _small_bundle(folder: Path) -> Path:
    """The default bundle with one expert, and without what only its card tells."""
    shutil.copytree(default_bundle().folder, folder)
    for path in (folder / EXPERTS).iterdir():
        if path.name != _LANGUAGE:
            shutil.rmtree(path)
    told = written_description(folder)
    kept = {key: told[key] for key in _KEPT}
    own = {key: {_LANGUAGE: told[key][_LANGUAGE]} for key in ("calibration", "experts")}
    write_description(folder, {**kept, **own, "languages": [_LANGUAGE]})
    return folder
