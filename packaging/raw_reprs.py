# SPDX-License-Identifier: Apache-2.0
"""Objects of Python as they print themselves, which no page of the site may show."""

from __future__ import annotations

import html
import re

_TAG = re.compile(r"<[^>]*>")
_RAW = re.compile(
    r"<[^<>\n]* at 0x[0-9a-f]+>"
    r"|<(?:function|class|module|enum|bound method|built-in \w+) [^<>\n]*>"
    r"|<factory>"
    r"|<\w+\.\w+: [^<>\n]+>"  # a member of an enumeration
)


def raw_reprs(page: str) -> list[str]:
    """The raw objects in the text of a page of HTML."""
    return _RAW.findall(html.unescape(_TAG.sub("", page)))
