# SPDX-License-Identifier: Apache-2.0
"""Standard output and standard error that survive a full, closed or unread destination.

The work continues then, because its results are in files. Lost output is dropped, and the exit
code and a sentence on standard error report it.
"""

import errno
import os
import sys
from io import BufferedWriter, RawIOBase, TextIOWrapper
from typing import Any

_ESCAPES = "backslashreplace"


class _Lasting(RawIOBase):
    """A stream that accepts everything: after a failure with `error` it drops the rest."""

    def __init__(self, raw: Any) -> None:
        self._raw = raw
        self.error: OSError | None = None

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        size = memoryview(data).nbytes
        if self.error is not None:
            return size
        try:
            written = self._raw.write(data)
        except OSError as error:
            self.error = error
            return size
        return size if written is None else int(written)

    def pass_on(self, data: bytes) -> None:
        """Write all of `data`; a part interrupted by a signal is never written twice."""
        left = memoryview(data)
        while left and self.error is None:
            try:
                left = left[self._raw.write(left) or 0 :]
            except OSError as error:
                self.error = error

    def fileno(self) -> int:
        return int(self._raw.fileno())

    def isatty(self) -> bool:
        return bool(self._raw.isatty())


class _Closed(RawIOBase):
    """Substitute for a stream that was closed when the program started."""

    def write(self, _data: Any) -> int:
        raise OSError(errno.EBADF, "it is closed")


def make_lasting() -> None:
    """Make both streams survive any failure of their destination.

    Characters that the terminal's encoding lacks are shown as escapes.
    """
    if sys.stdout is None or sys.stderr is None:
        _hold_numbers()
    sys.stdout = _lasting(sys.stdout)
    sys.stderr = _lasting(sys.stderr)


def pass_on(data: str | bytes) -> None:
    """Write text or bytes to standard output at once.

    A buffer would repeat a write that a signal interrupted.
    """
    out = sys.stdout
    if isinstance(data, str):
        data = data.encode(out.encoding, _ESCAPES)
    raw = _lasting_of(out)
    out.flush()
    if raw is not None:
        raw.pass_on(data)
    else:
        out.buffer.write(data)
        out.buffer.flush()


def lost_output() -> OSError | None:
    """Reason why standard output lost data; None as long as all of it has arrived."""
    raw = _lasting_of(sys.stdout)
    if raw is None:
        return None
    sys.stdout.flush()
    return raw.error


def _lasting_of(stream: Any) -> _Lasting | None:
    """The raw stream of a stream that was made to last."""
    if not isinstance(stream, TextIOWrapper):
        return None
    raw = getattr(stream.buffer, "raw", stream.buffer)
    return raw if isinstance(raw, _Lasting) else None


def _lasting(stream: Any) -> Any:
    if stream is None:
        return TextIOWrapper(
            BufferedWriter(_Lasting(_Closed())), encoding="utf-8", errors=_ESCAPES
        )
    if not isinstance(stream, TextIOWrapper):
        return stream  # replaced by other code
    encoding, by_line, at_once = stream.encoding, stream.line_buffering, stream.write_through
    binary: Any = stream.detach()
    is_buffered = isinstance(binary, BufferedWriter)  # python -u has no buffer
    lasting: Any = _Lasting(binary.detach() if is_buffered else binary)
    return TextIOWrapper(
        BufferedWriter(lasting) if is_buffered else lasting,
        encoding=encoding,
        errors=_ESCAPES,
        line_buffering=by_line,
        write_through=at_once,
    )


def _hold_numbers() -> None:
    """Reserve the numbers of closed streams, so that stray prints do not go into other files."""
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(number)
