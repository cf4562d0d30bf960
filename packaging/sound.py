# SPDX-License-Identifier: Apache-2.0
"""What `make run` does before the editor: adds the extra `media` where the system can play."""

from __future__ import annotations

import os
import sys
from ctypes import CDLL
from pathlib import Path

from demo import has_display

from interpunct.errors import InterpunctError
from interpunct_app.panels.media.installing import install, is_installed

LIBRARIES = ("libpulse.so.0", "libgssapi_krb5.so.2", "libXrandr.so.2")
"""Libraries that QtMultimedia leaves to the system."""


def main() -> None:
    """Install the extra; without it, and where that fails, the editor offers it."""
    if is_installed() or not has_display() or not can_play():
        return
    print("Installing sound and picture (the extra media, 420 MB)…", flush=True)
    try:
        install()
    except InterpunctError as error:
        print(error)


def can_play() -> bool:
    """Whether the system has a sound device or server, and what QtMultimedia needs."""
    return sys.platform != "linux" or (has_sound() and all(map(loads, LIBRARIES)))


def has_sound() -> bool:
    """Whether there is a sound device or a server of PulseAudio or PipeWire."""
    server = Path(os.environ.get("XDG_RUNTIME_DIR", "/nowhere"), "pulse", "native")
    return "PULSE_SERVER" in os.environ or server.exists() or Path("/dev/snd").is_dir()


def loads(library: str) -> bool:
    """Whether a library of the system can be loaded."""
    try:
        CDLL(library)
    except OSError:
        return False
    return True


if __name__ == "__main__":
    main()
