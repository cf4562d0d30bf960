# SPDX-License-Identifier: Apache-2.0
"""Boxes, as Knuth and Plass call what no line breaks: pieces of payloads, parted and joined."""
