# SPDX-License-Identifier: Apache-2.0
"""A display without a screen: what is shown on it is read from Xvfb's memory."""

from __future__ import annotations

import os
import struct
import subprocess
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

SIZE = (1280, 900)
_NEW_COLOURS = 24  # a window with text has more; the empty screen has one


class Screen:
    """The pixels of a running Xvfb, whose name for clients is `display`."""

    def __init__(self, display: str, memory: Path) -> None:
        self.display = display
        self._memory = memory

    def shows_something(self) -> bool:
        """Whether a window is drawn."""
        _, rows = self._picture()
        colours = {row[place : place + 3] for row in rows[::8] for place in range(0, len(row), 32)}
        return len(colours) > _NEW_COLOURS

    def save(self, path: Path) -> None:
        """Write what is shown as a PNG."""
        width, rows = self._picture()
        lines = bytearray()
        for row in rows:
            pixels = bytearray(width * 3)
            for channel in range(3):  # blue, green, red in memory
                pixels[2 - channel :: 3] = row[channel : width * 4 : 4]
            lines += b"\0" + pixels
        head = struct.pack(">IIBBBBB", width, len(rows), 8, 2, 0, 0, 0)
        chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(bytes(lines))), (b"IEND", b""))
        path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*each) for each in chunks))

    def _picture(self) -> tuple[int, list[bytes]]:
        """The width in pixels, and the bytes of each line."""
        data = self._memory.read_bytes()
        field = struct.unpack(">25I", data[:100])  # the header of an X window dump
        start, width, height, stride, colours = field[0], field[4], field[5], field[12], field[19]
        start += colours * 12
        rows = [
            data[start + line * stride : start + (line + 1) * stride] for line in range(height)
        ]
        return width, rows


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


@contextmanager
def screen() -> Iterator[Screen]:
    """Run Xvfb for as long as it is needed."""
    with TemporaryDirectory() as folder:
        reader, writer = os.pipe()
        size = "{}x{}x24".format(*SIZE)
        command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", size, "-fbdir", folder]
        server = subprocess.Popen(
            [*command, "-nolisten", "tcp"], pass_fds=(writer,), stderr=subprocess.DEVNULL
        )
        os.close(writer)
        try:
            with os.fdopen(reader) as told:
                number = told.readline().strip()
            if not number:
                raise SystemExit("Xvfb did not start.")
            yield Screen(f":{number}", Path(folder, "Xvfb_screen0"))
        finally:
            server.terminate()
            server.wait()
