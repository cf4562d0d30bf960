# SPDX-License-Identifier: Apache-2.0
"""Where the code of a training comes from."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from interpunct_lab.provenance import commit, peak_memory


def git(folder: Path, *arguments: str) -> str:
    own = ("-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    done = subprocess.run(
        ["git", "-C", str(folder), *own, *arguments], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
def test_the_commit_is_that_of_a_checkout_and_tells_of_changes(tmp_path: Path) -> None:
    (tmp_path / "__init__.py").touch()
    assert commit(tmp_path) is None
    git(tmp_path, "init")
    assert commit(tmp_path) is None  # installed inside somebody's repository
    git(tmp_path, "add", "__init__.py")
    git(tmp_path, "commit", "-m", "Begin")
    head = git(tmp_path, "rev-parse", "HEAD")
    assert commit(tmp_path) == head
    (tmp_path / "other.txt").touch()
    assert commit(tmp_path) == head
    (tmp_path / "__init__.py").write_text("changed")
    assert commit(tmp_path) == f"{head}+"


def test_a_process_knows_how_much_memory_it_took() -> None:
    peak = peak_memory()
    assert peak is None or 10 << 20 < peak < 1 << 40
