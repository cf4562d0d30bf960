# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from pathlib import Path

import pytest

from interpunct.cutting.measure import Counting
from interpunct.cutting.profiles import Limits, MarkPolicy, load_profile, profile_names
from interpunct.errors import ProfileError


def test_the_shipped_profiles_load() -> None:
    assert profile_names() == ("bbc", "netflix", "none", "ted")
    assert all(load_profile(name).name == name for name in profile_names())


def test_languages_override_the_general_limits() -> None:
    netflix = load_profile("netflix")
    assert netflix.limits("de").max_cps == 17
    assert netflix.limits("en").max_cps == 20
    assert netflix.limits("zh-Hant").max_cpl == 16
    assert netflix.limits("ja").counting is Counting.FULL_WIDTH
    assert netflix.limits("ja").period is netflix.limits("zh").period is MarkPolicy.SPACE
    assert netflix.limits("ja").max_ms == 7000


def test_marks_are_rendered_in_the_languages_whose_house_style_does() -> None:
    netflix = load_profile("netflix")
    assert netflix.renders_marks(["en", "zh-Hans"])
    assert not netflix.renders_marks(["en", "de"])
    assert not load_profile("none").renders_marks(["ja"])


def test_the_profile_without_limits_sets_none() -> None:
    assert load_profile("none").limits("en") == Limits()
    assert not load_profile("none").sets_limits


def test_a_profile_of_ones_own_is_read_from_its_path(tmp_path: Path) -> None:
    path = tmp_path / "festival.toml"
    path.write_text('title = "Festival"\nmax_cpl = 38\n[languages.fi]\nmax_cps = 12.5\n')
    profile = load_profile(str(path))
    assert (profile.name, profile.title) == ("festival", "Festival")
    assert profile.limits("fi") == Limits(max_cpl=38, max_cps=12.5)
    path.write_text("[languages.zh]\nmax_cpl = 18\n[languages.zh-Hant]\nmax_cpl = 16\n")
    limits = load_profile(str(path)).limits
    assert [limits(code).max_cpl for code in ("zh", "zh-Hans", "zh-Hant")] == [18, 18, 16]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("max_clp = 42", "'max_cpl'"),
        ("[languages.de]\nmax_lins = 2", "languages.de.max_lins"),
        ('max_cpl = "42"', "max_cpl"),
        ("max_cpl = 0", "from 1 on"),
        ("max_lines = true", "max_lines"),
        ('counting = "pixels"', "full-width"),
        ("min_ms = 900\nmax_ms = 800", "min_ms: the key has a min_ms above its max_ms"),
        ("[languages.de]\nmin_ms = 9\nmax_ms = 8", "languages.de: the key has a min_ms"),
        ("max_lines = 1.5", "Write a whole number from 1 on."),
        ('max_cps = "fast"', "Write a number from 1 on."),
        ("[languages]\nde = 3", "languages.de: the key is not a table"),
        ("[languages.english]\nmax_cpl = 39", "languages.english: the key is not the code"),
        ("[languages.zh_Hans]\nmax_cpl = 39", "Write a code such as en or zh-Hans."),
        ("languages = 3", "languages: the key is not a table"),
        ("rules = [3]", "rules: the key is not a list of texts"),
        ('rules = "numbers"', "rules: the key is not a list of texts"),
        ("title = 3", "title: the key is not a text"),
        ("max_cpl 42", "TOML"),
    ],
)
def test_faults_are_told_with_file_and_key(tmp_path: Path, text: str, wanted: str) -> None:
    path = tmp_path / "own.toml"
    path.write_text(text)
    with pytest.raises(ProfileError, match=r"own\.toml") as caught:
        load_profile(str(path))
    assert wanted in str(caught.value)


def test_an_unknown_name_suggests_the_nearest() -> None:
    with pytest.raises(ProfileError, match=r"'netflx' is not a profile.*mean 'netflix'"):
        load_profile("netflx")


def test_a_missing_file_is_told_once(tmp_path: Path) -> None:
    path = tmp_path / "no.toml"
    with pytest.raises(ProfileError) as caught:
        load_profile(str(path))
    assert str(caught.value) == f"{path}: cannot be read: No such file or directory."


def test_an_unknown_name_that_is_like_no_other_lists_them_all() -> None:
    with pytest.raises(ProfileError, match=r"Known are: .*netflix.*none"):
        load_profile("zzzzzzzz")


def test_a_profile_of_a_windows_editor_is_read(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text("max_cpl = 39\n", encoding="utf-8-sig")
    assert load_profile(str(path)).general.max_cpl == 39
