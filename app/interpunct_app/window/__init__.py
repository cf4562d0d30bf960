# SPDX-License-Identifier: Apache-2.0
"""The main window: menus, tool bar, start page, status bar."""
