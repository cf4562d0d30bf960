# SPDX-License-Identifier: Apache-2.0
"""Names in mixed case that are no other word in any language here, such as YouTube or iPhone.

A model predicts lower case, one capital, or all capitals. Further names are for the glossary.
"""

from __future__ import annotations

import re

_LIST = """
AirPod AirPods AliExpress BitTorrent BuzzFeed ByteDance ChatGPT CrossFit DeepMind DoorDash
DreamWorks DuckDuckGo eBay FaceTime FedEx GitHub GitLab iCloud iMac iMovie iOS iPad iPadOS iPhone
iPod iTunes JavaScript LibreOffice LinkedIn MacBook macOS MySQL NumPy OnlyFans OpenAI OpenOffice
PayPal PhD PlayStation PostgreSQL PowerPoint PyTorch QuickTime SharePoint SoundCloud SpaceX
TensorFlow TikTok TypeScript VMware WeChat WhatsApp WikiLeaks WordPress YouTube YouTuber"""
_NAMES = {name.lower(): name for name in _LIST.split()}
BEFORE_ENDING = re.compile(r"[^-'’:]*")
"""The part of a word before an ending that a sign parts from it: NATO'nun, EU:ssa, EU-ban."""


def mixed_form(lowered: str) -> str:
    """The form of a word in lower case, also with an ending: "iPhones"; empty for other words."""
    found = BEFORE_ENDING.match(lowered)
    name = found[0] if found else ""
    known = _NAMES.get(name) or _NAMES.get(name.removesuffix("s"), "")
    return known and known + lowered[len(known) :]
