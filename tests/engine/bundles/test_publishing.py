# SPDX-License-Identifier: Apache-2.0
"""Bundles as folders for the Hugging Face hub, and their upload to one that is made up."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from interpunct import Work, load_predictor, push_to_hub, save_pretrained
from interpunct.bundles.bundle import CARD, load_bundle, redescribe
from interpunct.errors import BundleError, FolderError

hub = pytest.importorskip("huggingface_hub", reason="it writes the cards")

FIGURES = {
    "words": 900,
    "micro_precision": 0.7,
    "micro_recall": 0.6,
    "micro_f1": 0.65,
    "macro_f1": 0.6,
    "weighted_f1": 0.64,
    "slot_error_rate": 0.5,
    "f1": {"COMMA": 0.6},
    "casing_f1": None,
    "calibration_error": 0.01,
    "errors_caught": {"0.05": 0.3},
}


@pytest.fixture
def bundle(tmp_path: Path, tiny_bundle: Path) -> Path:
    """A bundle with figures, in a folder of its own."""
    folder = Path(shutil.copytree(tiny_bundle, tmp_path / "mine"))
    languages = {"en": FIGURES, "zh-Hans": {**FIGURES, "casing_f1": 0.8}}
    means = {"mean_micro_f1": 0.6, "mean_casing_f1": 0.8, "mean_half_given_gain": 0.0}
    metrics = {"languages": languages, "all": FIGURES, **means}
    redescribe(folder, {"metrics": metrics, "languages": ["en", "zh-Hans"]}, card="# Mine\n")
    return folder


class Hub:
    """What an `HfApi` is asked, and the folder that it is given."""

    def __init__(self, folder: Path) -> None:
        self.uploaded = folder
        self.made: dict[str, Any] = {}

    def create_repo(self, name: str, **options: Any) -> str:
        self.made[name] = options
        return f"https://hub.test/{name}"

    def upload_folder(self, *, repo_id: str, folder_path: Path, commit_message: str) -> None:
        assert repo_id in self.made
        assert commit_message == f"Upload {load_bundle(folder_path).name}"
        shutil.copytree(folder_path, self.uploaded)


def test_a_saved_folder_is_a_bundle_with_a_card(bundle: Path, tmp_path: Path) -> None:
    folder = save_pretrained(bundle, tmp_path / "saved")
    written = load_bundle(folder)
    written.verify()
    assert written.digest == load_bundle(bundle).digest
    assert _punctuated(folder) == _punctuated(bundle)
    assert (folder / "README.md").read_text(encoding="utf-8").count("# Mine") == 1


def _punctuated(bundle: Path) -> bytes:
    work = Work.of_bytes(b"1\n00:00:01,000 --> 00:00:04,000\nthe fog lifts at last\n")
    work.punctuate(load_predictor(str(bundle)))
    return work.to_bytes()


def test_the_card_tells_the_hub_languages_tags_and_figures(bundle: Path, tmp_path: Path) -> None:
    folder = save_pretrained(bundle, tmp_path / "saved", licence="cc-by-4.0")
    facts = hub.ModelCard.load(folder / "README.md").data
    assert (facts.license, facts.library_name) == ("cc-by-4.0", "interpunct")
    assert facts.language == ["en", "zh"]
    assert {"punctuation", "compact"} <= set(facts.tags)
    found = {(each.dataset_name, each.metric_name): each for each in facts.eval_results}
    assert found["held-out text, en", "micro F1"].metric_value == 0.65
    assert found["held-out text, zh-Hans", "F1 of capitals"].metric_value == 0.8
    assert ("held-out text, en", "F1 of capitals") not in found


def test_a_licence_becomes_part_of_the_bundle(bundle: Path, tmp_path: Path) -> None:
    assert load_bundle(bundle).licence is None
    folder = save_pretrained(bundle, tmp_path / "saved", licence="mit")
    assert load_bundle(folder).licence == "mit"
    again = save_pretrained(folder, tmp_path / "again")
    assert hub.ModelCard.load(again / "README.md").data.license == "mit"


def test_no_licence_is_made_up(bundle: Path, tmp_path: Path) -> None:
    folder = save_pretrained(bundle, tmp_path / "saved")
    assert hub.ModelCard.load(folder / "README.md").data.license is None


def test_a_card_that_was_edited_is_not_replaced(bundle: Path, tmp_path: Path) -> None:
    folder = save_pretrained(bundle, tmp_path / "saved")
    (folder / "README.md").write_text("mine")
    with pytest.raises(FolderError, match="would be lost"):
        save_pretrained(bundle, folder)
    assert (folder / "README.md").read_text() == "mine"


def test_a_damaged_bundle_is_not_saved(bundle: Path, tmp_path: Path) -> None:
    (bundle / CARD).write_text("other")
    with pytest.raises(BundleError, match="differs"):
        save_pretrained(bundle, tmp_path / "saved")
    assert not (tmp_path / "saved").exists()


def test_an_upload_makes_the_repository_and_sends_the_folder(bundle: Path, tmp_path: Path) -> None:
    api = Hub(tmp_path / "uploaded")
    address = push_to_hub(bundle, "me/mine", licence="mit", private=True, api=api)
    assert address == "https://hub.test/me/mine"
    assert api.made == {"me/mine": {"private": True, "exist_ok": True}}
    assert load_bundle(api.uploaded).licence == "mit"
    assert (api.uploaded / "README.md").read_text(encoding="utf-8").startswith("---\n")


def test_a_hub_that_refuses_is_one_sentence(
    bundle: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object, **__: object) -> str:
        raise OSError("401 Unauthorized\nand a traceback")

    monkeypatch.setattr(hub.HfApi, "create_repo", refused)
    with pytest.raises(BundleError, match=r"me/mine cannot be uploaded: 401.*hf auth login") as no:
        push_to_hub(bundle, "me/mine")
    assert "\n" not in str(no.value)


def test_without_the_library_the_way_to_get_it_is_told(
    bundle: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "huggingface_hub", None)
    with pytest.raises(BundleError, match=r"huggingface_hub is needed.*interpunct\[models\]"):
        save_pretrained(bundle, tmp_path / "saved")
    with pytest.raises(BundleError, match=r"huggingface_hub is needed.*interpunct\[models\]"):
        push_to_hub(bundle, "me/mine")
