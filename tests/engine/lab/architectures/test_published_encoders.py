# SPDX-License-Identifier: Apache-2.0
"""Published encoders as the start of a training: XLM-R, RoBERTa, ELECTRA, mELECTRA."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch
from huggingface_hub import ModelCard
from tests.engine.lab.architectures.published_encoders import LAYOUTS, write_published
from tests.engine.lab.conftest import CZECH, ENGLISH
from tokenizers import Tokenizer
from typer.testing import CliRunner

from interpunct.bundles.publishing import save_pretrained
from interpunct.cli.app import app
from interpunct.errors import BundleError
from interpunct.runtime.exported.reading import WordTokenizer
from interpunct.runtime.opening import load_predictor
from interpunct.work.work import Work
from interpunct_lab.architectures.encoders.body import Body, Encoder, open_checkpoint
from interpunct_lab.architectures.encoders.electra import Electra
from interpunct_lab.architectures.encoders.layer_attention import LayerAttention
from interpunct_lab.architectures.encoders.slot_filling import SlotFilling

WORDS = [word.strip(".,:?").lower() for word in (ENGLISH + CZECH).split()]
BY_LAYOUT = {
    "xlm-roberta": (LayerAttention, SlotFilling),
    "roberta": (LayerAttention, SlotFilling),
    "electra": (Electra,),
    "melectra": (Electra,),
}
CASES = [(layout, system) for layout, takers in BY_LAYOUT.items() for system in takers]
SRT = "1\n00:00:01,000 --> 00:00:04,000\nthe ferry leaves at seven and it never waits\n"


@pytest.fixture(params=sorted(LAYOUTS))
def published(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return write_published(request.param, tmp_path / request.param, WORDS)


def opened(folder: Path) -> Body:
    return open_checkpoint(str(folder), ("xlm-roberta", "roberta", "electra"))


def test_words_become_the_ids_that_its_tokenizer_gives(published: Path) -> None:
    tokenizer = Tokenizer.from_file(str(published / "tokenizer.json"))
    found = WordTokenizer.of_transformers(opened(published).tokenizer)
    wanted = [tokenizer.encode(f" {word}", add_special_tokens=False).ids for word in WORDS]
    assert found.encode(WORDS, 10_000) == wanted
    assert found.special.unknown not in {number for ids in wanted for number in ids}


def test_windows_begin_and_end_as_in_its_pre_training(published: Path) -> None:
    body = opened(published)
    special = WordTokenizer.of_transformers(body.tokenizer).special
    tokens = [body.tokenizer.convert_ids_to_tokens(id_) for id_ in (special.start, special.end)]
    electra = body.config.model_type == "electra"
    assert tokens == (["[CLS]", "[SEP]"] if electra else ["<s>", "</s>"])
    assert Encoder(body).positions == 512


def test_its_weights_are_those_of_the_encoder(published: Path) -> None:
    from transformers import AutoModel

    body = opened(published)
    ids = torch.tensor([[5, 9, 11, 12, 6]])
    with torch.inference_mode():
        found = Encoder(body).eval()(ids, torch.tensor([5]))[-1]
        wanted = AutoModel.from_pretrained(published).eval()(input_ids=ids).last_hidden_state
    torch.testing.assert_close(found, wanted)


@pytest.mark.parametrize(("layout", "system"), CASES)
def test_a_training_from_it_gives_a_bundle_that_punctuates(
    layout: str, system: type[Electra], tmp_path: Path, labelled: Path
) -> None:
    start = write_published(layout, tmp_path / layout, WORDS)
    out = tmp_path / "bundle"
    few = ["--steps", "2", "--batch", "2", "--dev-words", "40", "--device", "cpu"]
    paths = ["--data", str(labelled), "--out", str(out), "--encoder", str(start)]
    done = CliRunner().invoke(app, ["train", system.name, *paths, *few])
    assert done.exit_code == 0, done.output
    saved = save_pretrained(out, tmp_path / "hub", licence="cc0-1.0")
    facts = ModelCard.load(saved / "README.md").data
    assert system.name in facts.tags
    assert next(each.metric_name for each in facts.eval_results) == "micro F1"
    work = Work.of_bytes(SRT.encode())
    work.punctuate(load_predictor(str(saved)))
    assert work.to_bytes().decode().lower().count("ferry") == 1
    tokenizer = Body.read(out / "encoder").tokenizer
    words = WordTokenizer.of_transformers(tokenizer).encode(WORDS, 10_000)
    assert words == WordTokenizer.of_transformers(opened(start).tokenizer).encode(WORDS, 10_000)


def test_a_tokenizer_without_known_special_tokens_is_refused(tmp_path: Path) -> None:
    folder = write_published("melectra", tmp_path / "body", WORDS)
    (folder / "tokenizer_config.json").unlink()
    path = folder / "tokenizer.json"
    path.write_text(path.read_text().replace("[CLS]", "<first>"))
    with pytest.raises(BundleError, match="no cls token"):
        WordTokenizer.of_transformers(opened(folder).tokenizer)
