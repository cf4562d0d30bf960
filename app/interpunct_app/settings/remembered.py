# SPDX-License-Identifier: Apache-2.0
"""What the user chose last, for the files opened next."""

from __future__ import annotations

from interpunct.errors import ProfileError
from interpunct.segment.profiles import Profile, load_profile
from interpunct.work.options import Options, Unroll
from interpunct_app.settings.options import CASING, MARKS, PROFILE
from interpunct_app.settings.settings import Settings


def remembered_options(settings: Settings) -> Options:
    """The modes that the user chose last; whether to un-roll captions is asked of the user.

    Opening is neutral: a file that has its marks gets no others before the user wants it.
    """
    return Options(
        unroll=Unroll.NEVER,
        marks=MARKS.of(settings),
        casing=CASING.of(settings),
        spares_punctuated=True,
    )


def remembered_profile(settings: Settings) -> Profile:
    """The profile that the user chose last; the default one where that is gone."""
    try:
        return load_profile(PROFILE.of(settings))
    except ProfileError:
        return load_profile(PROFILE.default)
