# SPDX-License-Identifier: Apache-2.0
"""Last choices of the user, for files that are opened next."""

from __future__ import annotations

from interpunct.bundles.weak_languages import NO_WEAK_LANGUAGES, WeakLanguages
from interpunct.cutting.profiles import Profile, load_profile
from interpunct.errors import ProfileError
from interpunct.work.options import Options
from interpunct_app.settings.options import CASING, MARKS, PROFILE
from interpunct_app.settings.settings import Settings

_FOR_CUTS = "netflix"


def remembered_options(settings: Settings, weak: WeakLanguages = NO_WEAK_LANGUAGES) -> Options:
    """Options with the last chosen modes.

    Rolling captions are unrolled. Opening is neutral: a file that has its marks gets no others
    until the user asks. In the `weak` languages the model only makes suggestions.
    """
    return Options(
        marks=MARKS.of(settings),
        casing=CASING.of(settings),
        spares_punctuated=True,
        weak=weak,
    )


def remembered_profile(settings: Settings) -> Profile:
    """Last chosen profile; the default if it no longer exists."""
    try:
        return load_profile(PROFILE.of(settings))
    except ProfileError:
        return load_profile(PROFILE.default)


def profile_for_cuts(settings: Settings) -> Profile:
    """Profile that a dialog of a cut starts with: a cut without limits would change nothing."""
    chosen = remembered_profile(settings)
    return chosen if chosen.sets_limits else load_profile(_FOR_CUTS)
