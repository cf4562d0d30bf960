# SPDX-License-Identifier: Apache-2.0
"""The desktop editor of Interpunct."""

from contextlib import suppress

with suppress(ImportError):  # `main` reports a missing Qt
    from interpunct_app.overrides import guard_overrides

    guard_overrides()  # before any class of the editor is defined
