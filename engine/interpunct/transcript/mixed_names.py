# SPDX-License-Identifier: Apache-2.0
"""Names that have capitals inside and are no other word in any language here, such as YouTube.

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
_WITH_DIGITS = """
2D 3D 4K 8K B2B B2C CO2 COVID-19 H1N1 H2O MP3 MP4 PS2 PS3 PS4 PS5 SARS-CoV-2 Y2K"""
_NAMES = {name.lower(): name for name in _LIST.split()}
_NAMES_WITH_DIGITS = {name.lower(): name for name in _WITH_DIGITS.split()}
_WITH_AMPERSAND = re.compile(r"[^\W\d_]{1,2}&[^\W\d_]")
BEFORE_ENDING = re.compile(r"[^-'’:]*")
"""The part of a word before an ending that a sign parts from it: NATO'nun, EU:ssa, EU-ban."""


def mixed_form(lowered: str) -> str:
    """The form of a word in lower case, also with an ending: "iPhones"; empty for other words."""
    name = _before_ending(lowered)
    known = _NAMES.get(name) or _NAMES.get(name.removesuffix("s"), "")
    return known and known + lowered[len(known) :]


def signed_form(lowered: str) -> str:
    """The only form of a name with digits or an ampersand: "MP3", "R&D"; empty for other words."""
    name = _before_ending(lowered)
    initials = name.upper() if _WITH_AMPERSAND.fullmatch(name) else ""
    known = _NAMES_WITH_DIGITS.get(lowered) or _NAMES_WITH_DIGITS.get(name, initials)
    return known and known + lowered[len(known) :]


def _before_ending(lowered: str) -> str:
    found = BEFORE_ENDING.match(lowered)
    return found[0] if found else ""
