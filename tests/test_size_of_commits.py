# SPDX-License-Identifier: Apache-2.0
"""Weights enter the repository once a release: each commit of them stays in every clone."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
BUNDLE = "resources/interpunct_models/default/bundle.json"
MOST, MOST_OF_A_RELEASE = 5e6, 170e6
"""Bytes of new and changed files in a commit, and in one that releases a bundle."""


def git(*arguments: str, given: str = "") -> str:
    """The output of a Git command in the repository."""
    command = ["git", "-C", str(ROOT), *arguments]
    return subprocess.run(command, input=given, capture_output=True, text=True, check=True).stdout


def has_parent() -> bool:
    """Whether the repository is there with the newest commit and the one before it."""
    try:
        git("rev-parse", "--verify", "HEAD~1")
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def version_at(commit: str) -> str:
    """The version of the default bundle at a commit; empty where there is none."""
    if not git("ls-tree", commit, BUNDLE):
        return ""
    return str(json.loads(git("show", f"{commit}:{BUNDLE}"))["version"])


def added_bytes(old: str, new: str) -> int:
    """The bytes of files that a commit adds or changes; files that it only moves count nothing."""
    changes = git("diff-tree", "-r", "-M", "--diff-filter=AM", old, new).splitlines()
    blobs = "\n".join(line.split()[3] for line in changes)
    return sum(
        int(line.split()[2]) for line in git("cat-file", "--batch-check", given=blobs).splitlines()
    )


@pytest.mark.skipif(not has_parent(), reason="no history here")
def test_a_commit_adds_little_unless_it_releases_a_bundle() -> None:
    releases = version_at("HEAD~1") != version_at("HEAD")
    assert added_bytes("HEAD~1", "HEAD") < (MOST_OF_A_RELEASE if releases else MOST)
