# SPDX-License-Identifier: Apache-2.0
"""What the user chose last, for the files opened next."""

from __future__ import annotations

from interpunct.cutting.profiles import Profile, load_profile
from interpunct.errors import ProfileError
from interpunct.work.options import Options
from interpunct_app.settings.options import CASING, MARKS, PROFILE
from interpunct_app.settings.settings import Settings


def remembered_options(settings: Settings, sooner_typed: tuple[str, ...] = ()) -> Options:
    """The modes that the user chose last.

    Captions that roll are read with every line once. Opening is neutral: a file that has its
    marks gets no others before the user wants it. In the languages `sooner_typed` the model in use
    is worth no more than suggestions.
    """
    return Options(
        marks=MARKS.of(settings),
        casing=CASING.of(settings),
        spares_punctuated=True,
        sooner_typed=sooner_typed,
    )


def remembered_profile(settings: Settings) -> Profile:
    """The profile that the user chose last; the default one where that is gone."""
    try:
        return load_profile(PROFILE.of(settings))
    except ProfileError:
        return load_profile(PROFILE.default)
