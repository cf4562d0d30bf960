# SPDX-License-Identifier: Apache-2.0
"""Bookmarks of a file: setting, going to, and listing in a panel."""
