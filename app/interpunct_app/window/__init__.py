# SPDX-License-Identifier: Apache-2.0
"""Main window: menus, tool bar, start page, status bar."""
