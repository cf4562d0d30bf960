# SPDX-License-Identifier: Apache-2.0
"""How the default bundle is made: `python -m interpunct.lab COMMAND --help`.

They use argparse, not typer, because a bare GPU machine has torch, numpy and sentencepiece only.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from interpunct.models.compact.network import CompactModel
    from interpunct.models.compact.tokenizer import Tokenizer

    _Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command of the laboratory."""
    options = _parser().parse_args(arguments)
    options.command(options)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m interpunct.lab", description=__doc__)
    commands = parser.add_subparsers(required=True)
    for add in _ADDERS:
        add(commands)
    return parser


def _add_label(commands: _Commands) -> None:
    label = commands.add_parser("label", help="read corpora into labelled words")
    label.add_argument("corpora", type=Path, help="a folder with one folder of text a language")
    label.add_argument("out", type=Path)
    label.add_argument("--languages", nargs="*", help="only these (default: all)")
    label.add_argument("--processes", type=int, default=2)
    label.set_defaults(command=_label)


def _add_vocabulary(commands: _Commands) -> None:
    vocabulary = commands.add_parser("vocabulary", help="choose the pieces of all languages")
    vocabulary.add_argument("labelled", type=Path)
    vocabulary.add_argument("out", type=Path, help="the SentencePiece model to write")
    vocabulary.add_argument("--size", type=int, default=30_000)
    vocabulary.add_argument("--english", type=float, default=0.25, help="share of English words")
    vocabulary.add_argument("--word-pieces", type=int, default=7_000, help="added from MiniLM")
    vocabulary.add_argument("--characters", type=int, default=2_500, help="added, rare ones")
    vocabulary.set_defaults(command=_vocabulary)


def _add_train(commands: _Commands) -> None:
    train = commands.add_parser("train", help="train the compact system, or go on training it")
    train.add_argument("labelled", type=Path)
    train.add_argument("vocabulary", type=Path)
    train.add_argument("out", type=Path, help="folder of the checkpoint and the log")
    train.add_argument("--steps", type=int, required=True)
    train.add_argument("--windows", type=int, default=8, help="windows a step")
    train.add_argument("--tokens", type=int, default=128, help="tokens a window")
    train.add_argument("--layers", type=int, default=6)
    train.add_argument("--english", type=float, default=0.25, help="share of English windows")
    train.add_argument(
        "--temperature", type=float, default=0.6, help="exponent of the corpora's sizes"
    )
    train.add_argument("--decay", type=float, default=0.4, help="share of the steps it slows in")
    start = train.add_mutually_exclusive_group()
    start.add_argument("--start", type=Path, help="go on from this bundle (default: MiniLM)")
    start.add_argument("--random-start", action="store_true", help="start from nothing")
    train.add_argument("--device", default="cpu")
    train.add_argument("--threads", type=int, default=2)
    train.set_defaults(command=_train)


def _add_ablate(commands: _Commands) -> None:
    ablate = commands.add_parser("ablate", help="short trainings that differ in one thing")
    ablate.add_argument("labelled", type=Path)
    ablate.add_argument("vocabulary", type=Path)
    ablate.add_argument("dev", type=Path, help="labelled held-out text")
    ablate.add_argument("out", type=Path, help="the JSON file to write")
    ablate.add_argument("--languages", nargs="*", help="only these (default: all)")
    ablate.add_argument("--steps", type=int, default=300)
    ablate.add_argument("--layers", type=int, default=3)
    ablate.set_defaults(command=_ablate)


def _add_release(commands: _Commands) -> None:
    release = commands.add_parser("release", help="make, calibrate and measure a bundle")
    release.add_argument("run", type=Path, help="the folder that train wrote")
    release.add_argument("vocabulary", type=Path)
    release.add_argument("dev", type=Path, help="labelled held-out text")
    release.add_argument("out", type=Path, help="the bundle's folder")
    release.add_argument("--notes", type=Path, required=True, help="TOML: name, version, texts")
    release.add_argument("--manifest", type=Path, help="TSV of the corpora with their licences")
    release.add_argument(
        "--benchmark", nargs=3, action="append", default=[], metavar=("NAME", "LANGUAGE", "FILE")
    )
    release.add_argument("--words", type=int, default=6_000, help="measured on, a language")
    release.add_argument("--ablation", type=Path, help="what ablate wrote, for the card")
    release.set_defaults(command=_release)


def _add_figures(commands: _Commands) -> None:
    figures = commands.add_parser("figures", help="draw a bundle's figures by language group")
    figures.add_argument("bundle", type=Path)
    figures.add_argument("dev", type=Path, help="labelled held-out text")
    figures.add_argument("out", type=Path, help="the folder of the figures")
    figures.add_argument("--words", type=int, default=6_000, help="measured on, a language")
    figures.set_defaults(command=_figures)


_ADDERS = (_add_label, _add_vocabulary, _add_train, _add_ablate, _add_release, _add_figures)


def _figures(options: argparse.Namespace) -> None:
    from interpunct.lab.compact.figures import draw_figures

    draw_figures(options.bundle, options.dev, options.out, options.words)


def _release(options: argparse.Namespace) -> None:
    import tomllib

    from interpunct.lab.compact.release import Release, data_licences, release

    notes = tomllib.loads(options.notes.read_text(encoding="utf-8"))
    if options.manifest:
        notes["data"] = data_licences(options.manifest)
    plan = Release(
        run=options.run,
        pieces=options.vocabulary,
        dev=options.dev,
        benchmarks={name: (Path(file), code) for name, code, file in options.benchmark},
        words=options.words,
        ablation=options.ablation,
    )
    release(plan, options.out, notes)


def _ablate(options: argparse.Namespace) -> None:
    import json

    from msgspec import to_builtins

    from interpunct.lab.compact.ablation import Ablation
    from interpunct.lab.text.labelled import load_folder
    from interpunct.models.description import AblationTable

    texts, held_out = load_folder(options.labelled), load_folder(options.dev)
    chosen = options.languages or sorted(texts)
    ablation = Ablation(
        {code: texts[code] for code in chosen},
        {code: held_out[code] for code in chosen},
        options.vocabulary,
        options.steps,
        options.layers,
    )
    rows = ablation.run(lambda line: print(line, flush=True))
    table = AblationTable(tuple(chosen), options.steps, options.layers, tuple(rows))
    options.out.write_text(json.dumps(to_builtins(table), indent=1) + "\n", encoding="utf-8")


def _label(options: argparse.Namespace) -> None:
    from concurrent.futures import ProcessPoolExecutor

    folders = [
        folder
        for folder in sorted(options.corpora.iterdir())
        if folder.is_dir() and (not options.languages or folder.name in options.languages)
    ]
    options.out.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(options.processes) as pool:
        for line in pool.map(_label_language, folders, [options.out] * len(folders)):
            print(line, flush=True)


def _label_language(folder: Path, out: Path) -> str:
    from interpunct.lab.text.labelled import corpus_files, corpus_paragraphs, label_text

    text = label_text(corpus_paragraphs(corpus_files(folder)), folder.name)
    text.save(out / f"{folder.name}.npz")
    return f"{folder.name}: {len(text):,} words, {len(text.types):,} forms"


def _vocabulary(options: argparse.Namespace) -> None:
    from interpunct.lab.text import vocabulary as pieces
    from interpunct.lab.text.labelled import load_folder, words_in

    texts = load_folder(options.labelled)
    weights = pieces.language_weights(words_in(texts), english=options.english)
    counts = pieces.word_counts(texts.values(), weights)
    wanted = _english_word_pieces(options.labelled) if options.word_pieces else {}
    model = pieces.train_model(counts, options.size)
    for more, added in (
        (pieces.character_counts(counts), options.characters),
        (wanted, options.word_pieces),
    ):
        model = pieces.merge_pieces(model, more, added=added, size=options.size)
    pieces.save_vocabulary(pieces.rescore(model, counts), options.out)


def _english_word_pieces(labelled: Path) -> dict[str, float]:
    """How often each word piece of MiniLM is used in the English corpus."""
    from interpunct.lab.compact.minilm import minilm_folder, read_word_pieces
    from interpunct.lab.text.labelled import LabelledText
    from interpunct.lab.text.vocabulary import word_counts, word_piece_counts

    english = LabelledText.load(labelled / "en.npz")
    return word_piece_counts(
        word_counts([english], {"en": 1.0}), read_word_pieces(minilm_folder())
    )


def _train(options: argparse.Namespace) -> None:
    import torch

    from interpunct.lab.compact.training import Trainer, TrainingPlan
    from interpunct.lab.compact.windows import PackedLanguage, Spoiling, WindowSampler
    from interpunct.lab.text.labelled import load_folder, words_in
    from interpunct.lab.text.vocabulary import language_weights
    from interpunct.models.compact.tokenizer import Tokenizer

    torch.set_num_threads(options.threads)
    tokenizer = Tokenizer(options.vocabulary)
    texts = load_folder(options.labelled)
    sampler = WindowSampler(
        {code: PackedLanguage.pack(text, tokenizer) for code, text in texts.items()},
        language_weights(
            words_in(texts),
            english=options.english,
            temperature=options.temperature,
        ),
        tokens=options.tokens,
        spoiling=Spoiling(),
    )
    plan = TrainingPlan(options.steps, options.windows, decay=options.decay)
    model, tokens_seen = _begun(options, tokenizer)
    trainer = Trainer(model, plan, options.device)
    trainer.tokens = tokens_seen
    trainer.resume(options.out)
    trainer.run(sampler, options.out, lambda line: print(line, flush=True))


def _begun(options: argparse.Namespace, tokenizer: Tokenizer) -> tuple[CompactModel, int]:
    """The model that training starts from, and how many tokens it has seen."""
    from interpunct.models.compact.network import CompactModel
    from interpunct.models.encoder_shape import CompactConfig

    if options.start:
        from interpunct.lab.compact.from_bundle import start_from_bundle

        return start_from_bundle(options.start, options.vocabulary)
    config = CompactConfig(len(tokenizer), layers=options.layers, dropout=0.0)
    if options.random_start:
        return CompactModel(config), 0
    from interpunct.lab.compact.minilm import minilm_folder, start_from_minilm

    return start_from_minilm(config, minilm_folder(), tokenizer.pieces()), 0


if __name__ == "__main__":
    main()
