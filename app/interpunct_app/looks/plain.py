# SPDX-License-Identifier: Apache-2.0
"""Text from files, shown as it is: Qt takes what looks like HTML for HTML."""

from __future__ import annotations

from html import escape


def plain_tip(text: str) -> str:
    """`text` for a tool tip, in which every sign is shown as it stands."""
    return f'<p style="white-space:pre-wrap">{escape(text)}</p>'
